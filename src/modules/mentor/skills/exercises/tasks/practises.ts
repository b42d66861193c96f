import { narrowerThan } from '../choose'
import { allIn, BY_FEATURE } from './subjects-in'

const KNOWN = new Set(BY_FEATURE.map(([, card]) => card))
/** What every program may be about: texts, numbers, signs. */
export const isInTree = (id: string): boolean => KNOWN.has(id) || narrowerThan(id).some((one) => KNOWN.has(one))

/** Whether a program practises a card that can be told by the tree. */
export function practises(code: string, id: string): boolean {
  const own = allIn(code)
  return [id, ...narrowerThan(id)].some((one) => own.includes(one))
}
