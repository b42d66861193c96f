import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { codeIn } from '../carried-code'
import { sayTooMany } from './drafts/draft-bar'
import type { Shelf } from './drafts/shelf'

/** A program that came in the address becomes a draft of its own, once; the address loses it. */
export function useCarriedCode(shelf: Shelf) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const code = codeIn(hash)
    if (code === null) return
    if (!shelf.begin(code)) sayTooMany()
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address has another
  useEffect(() => take(), [hash])
}
