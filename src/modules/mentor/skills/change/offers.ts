import { folded } from '~/platform/text/folded'
import type { Module } from '../../python/ast'
import { parsePython } from '../../python/parse'
import { makeChanges } from './make-changes'
import { saidOf } from './read-wishes'
import { CHANGES } from './registry'

const OFFERS = [
  'que empiece en 1',
  'solo los mayores de 5',
  'con dos decimales',
  'ordenado de mayor a menor',
  'con while en vez de for',
  'ponlo en una función',
  'que lo guarde en un archivo',
  'comenta cada línea',
] as const
const MAX_OFFERS = 3
/** A longer program is not changed for the sake of examples. */
const MAX_CODE = 1_500

/** Changes that can be made of a program, none of them like what was just declined. */
export function offersFor(code: string, declined: string): string[] {
  if (code.length > MAX_CODE) return []
  const said = new Set(stemsOf(declined))
  const found: string[] = []
  for (const offer of OFFERS) {
    if (found.length === MAX_OFFERS) break
    if (stemsOf(offer).some((stem) => said.has(stem))) continue
    if (canBeMade(offer, code)) found.push(offer)
  }
  return found
}

const tried = new WeakMap<Module, Map<string, boolean>>()

/** A message is heard in several ways, of each of which the same may be offered: it is tried once. */
function canBeMade(offer: string, code: string): boolean {
  const module = parsePython(code)
  const known = tried.get(module) ?? new Map<string, boolean>()
  tried.set(module, known)
  const found = known.get(offer)
  if (found !== undefined) return found
  const { made, unmade } = makeChanges(code, saidOf(offer), CHANGES)
  known.set(offer, made.length > 0 && unmade.length === 0)
  return known.get(offer) === true
}

const STEM = 5
const stemsOf = (text: string) =>
  folded(text)
    .split(/\W+/)
    .filter(({ length }) => length >= STEM)
    .map((word) => word.slice(0, STEM))
