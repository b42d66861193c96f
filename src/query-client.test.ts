import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUserQuery } from '~/modules/accounts/ui/current-user-query'
import { ANA } from '~/modules/accounts/ui/example-user'
import { CallError, ConnectionError } from '~/platform/http/call'
import { createQueryClient } from './query-client'

let asked: string[]
let answer: () => Response
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked = []
  client = createQueryClient()
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return answer()
  })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}
const refused = (status: number) => () => Response.json({ error: 'not_authenticated', message: 'No.' }, { status })

async function outcome<T>(reading: Promise<T>): Promise<T | Error> {
  const settled = reading.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return settled
}

it('HTTP-10 HTTP-11 HTTP-12 HTTP-15 keeps data fresh for five minutes, and asks again by itself never', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
})

describe('a query without a function of its own', () => {
  it('HTTP-05 reads JSON by GET from the first element of its key', async () => {
    answer = () => Response.json({ ok: true })
    expect(await client.fetchQuery({ queryKey: ['/api/thing?a=1', 'more'] })).toEqual({ ok: true })
    expect(asked).toEqual(['GET /api/thing?a=1'])
  })

  it('HTTP-04 leaves an absolute address alone, its port too', async () => {
    answer = () => Response.json({})
    await client.fetchQuery({ queryKey: ['http://otra.example:8080/datos'] })
    await client.fetchQuery({ queryKey: ['https://otra.example/datos'] })
    expect(asked).toEqual(['GET http://otra.example:8080/datos', 'GET https://otra.example/datos'])
  })

  it('HTTP-06 C-19 answers nothing where one is not signed in, and keeps other refusals errors', async () => {
    answer = refused(401)
    expect(await client.fetchQuery({ queryKey: ['/api/thing'] })).toBeNull()
    answer = refused(403)
    expect(await outcome(client.fetchQuery({ queryKey: ['/api/other'] }))).toBeInstanceOf(CallError)
    expect(asked).toHaveLength(2)
  })

  it('reads no key that is no address', async () => {
    expect(await outcome(client.fetchQuery({ queryKey: ['javascript:alert(1)'] }))).toBeInstanceOf(Error)
    expect(asked).toEqual([])
  })

  it('HTTP-13 C-17 is sent three times in all on connection trouble: the layers do not multiply', async () => {
    answer = unreachable
    expect(await outcome(client.fetchQuery({ queryKey: ['/api/thing'] }))).toBeInstanceOf(ConnectionError)
    expect(asked).toHaveLength(3)
    expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(false)
  })
})

it('HTTP-14 C-17 leaves the retries of mutations to the request layer', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
})

describe('the current user', () => {
  it('API-05 HTTP-06 is nobody where one is not signed in', async () => {
    answer = refused(401)
    expect(await client.fetchQuery(currentUserQuery)).toBeNull()
    expect(asked).toEqual(['GET /api/auth/current-user'])
  })

  it('HTTP-16 C-17 is asked for again three times, 1 s apart, on connection trouble only', async () => {
    answer = unreachable
    const asking = client.fetchQuery(currentUserQuery).catch((error: Error) => error)
    const counts: number[] = []
    for (let second = 0; second < 6; second += 1) {
      await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000)
      counts.push(asked.length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 4, 4])
    expect(await asking).toBeInstanceOf(ConnectionError)
    asked = []
    answer = refused(500)
    expect(await outcome(client.fetchQuery(currentUserQuery))).toBeInstanceOf(CallError)
    expect(asked).toHaveLength(1)
  })

  it('HTTP-16 HTTP-17 is fresh for 30 s after it came with the page: nothing is asked', async () => {
    answer = () => Response.json(ANA)
    client.setQueryData(currentUserQuery.queryKey, ANA)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(await client.fetchQuery(currentUserQuery)).toEqual(ANA)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await client.fetchQuery(currentUserQuery)
    expect(asked).toHaveLength(1)
  })

  it('HTTP-18 C-16 is kept for 10 minutes', async () => {
    client = new QueryClient()
    answer = () => Response.json(ANA)
    await client.fetchQuery(currentUserQuery)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ANA)
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
  })
})
