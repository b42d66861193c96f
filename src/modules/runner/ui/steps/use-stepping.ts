import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { Recording } from '../../recording/read-recording'
import { stateAt } from '../../recording/state-at'
import { FIRST, type Move, move, outputAt, type Stepping } from '../../recording/stepping'

/** A recording as its reader walks through it, and the program at the step where they are. */
export function useStepping(recording: Recording, output: string) {
  const [stepping, dispatch] = useReducer((now: Stepping, made: Move) => move(recording, now, made), FIRST)
  const { at } = stepping
  const signs = useMemo(() => [...output], [output])
  const state = useMemo(() => stateAt(recording, at), [recording, at])
  const printed = outputAt(signs, recording, at)
  const before = at > 0 ? outputAt(signs, recording, at - 1) : ''
  return { stepping, dispatch, state, printed, justPrinted: printed.slice(before.length) }
}

/** ←, →, Inicio and Fin move through the steps wherever the focus is in the viewer, but in fields, which need them. */
export function useStepKeys(box: RefObject<HTMLElement | null>, { at, last, go }: StepKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || hasOwnKeys(event.target)) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    const element = box.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [box])
}
const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === 'range' || target.type === 'number')

type StepKeys = { at: number; last: number; go: (to: number) => void }
