import { useState } from 'react'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { UNLOADED } from './actions/unloaded'

/** Stands in a conversation's place where the plan does not include it. Few ever see it: it is loaded then, from the server that has said so. */
export function LazyRestricted(props: { state: 'opened' | 'ended' }) {
  const [isMissing, setMissing] = useState(false)
  const load = async () => (await import('./restricted')).RestrictedConversation
  const Restricted = useLazyPart(load, () => setMissing(true))
  if (Restricted) return <Restricted {...props} />
  return isMissing ? <p role="alert">{UNLOADED}</p> : null
}
