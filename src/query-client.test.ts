import { expect, it } from 'vitest'
import { createQueryClient } from './query-client'

it('HTTP-10 HTTP-11 HTTP-12 HTTP-15 keeps data fresh for five minutes, and asks again by itself never', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
})

it('HTTP-13 HTTP-14 leaves retries to the request layer, so that they do not multiply (C-17)', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect([queries?.retry, mutations?.retry]).toEqual([false, false])
})
