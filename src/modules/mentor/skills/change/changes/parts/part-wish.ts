import type { Program } from '../../../../python/program/indexed-program'
import { programOf } from '../../../../python/program/source'
import { type Change, type Made, type Result, type Said, STAGE } from '../../change'
import { breaksAnew, printsDifferently } from '../../same-output'
import { readClause } from '../bare-clause'
import { type Clause, clauseOf, outsideQuotes, type PartReader } from './clause'
import { conditionReaders } from './condition-wishes'
import { functionReaders } from './function-wishes'
import { itemReaders } from './item-wishes'
import { nameReaders } from './name-wishes'
import { shapeReaders } from './shape-wishes'
import { shownReaders } from './shown-wishes'
import { styleReaders } from './style-wishes'
import { printReaders, textReaders } from './text-wishes'
import { turnReaders } from './turn-wishes'
import { valueReaders } from './value-wishes'

const READERS: readonly PartReader[] = [
  ...textReaders,
  ...nameReaders,
  ...conditionReaders,
  ...itemReaders,
  ...turnReaders,
  ...functionReaders,
  ...styleReaders,
  ...valueReaders,
  ...shapeReaders,
]

const MAX_LETTERS = 240

/**
 * «que imprima también el total», «quita Ana de la lista», «saca el 0.21 a una constante IVA»: small wishes that name parts of the
 * program. A message is one only where each of its clauses is read from the first word to the last, and all of them can be done.
 */
export const partWishChange: Change = { name: 'part-wish', stage: STAGE.data, ...readBy(READERS) }

/** What is to be shown besides, or no more: after those that know what it stands beside. */
export const partShownChange: Change = {
  name: 'part-shown',
  stage: STAGE.output,
  ...readBy([...READERS, ...printReaders, ...shownReaders]),
}

function readBy(readers: readonly PartReader[]): Pick<Change, 'isWhole' | 'says' | 'reads' | 'make'> {
  const results = new WeakMap<Program, { said: string; result: Result }>()
  const resultOf = (said: Said, p: Program): Result => {
    const words = `${said.plain}\n${said.prose}`
    const known = results.get(p)
    if (known?.said === words) return known.result
    // What other changes have taken is gone from the words: the rest is no message.
    const isRead = said.plain.length <= MAX_LETTERS && !said.plain.includes('¦') && !ASKS.test(said.plain)
    const result = isRead ? madeOf(said, p, readers) : null
    results.set(p, { said: words, result })
    return result
  }
  return {
    isWhole: true,
    says: [],
    reads: (said, p) => (resultOf(said, p) === null ? null : [{ from: 0, to: said.plain.length }]),
    make: (p, { said }) => resultOf(said, p),
  }
}

/** Whoever wants to know why wishes nothing. */
const ASKS =
  /^(?:[¿ ,.]|y |e |pero |bueno |vale |entonces )*(?:por ?que|para que (?:es|sirve|vale)|que (?:es|son|hace|significa|pasa|imprime|devuelve)|como funciona|no entiendo|cuando|donde)\b/

function madeOf(said: Said, p: Program, readers: readonly PartReader[]): Result {
  const read = (now: Program, plain: string, prose: string) => clauseResult(now, clauseOf(plain, prose), readers)
  const whole = read(p, said.plain, said.prose)
  if (whole !== null) return whole
  const clauses = clausesOf(said)
  if (clauses.length < 2 || clauses.length > 3) return null
  let code = p.source
  const made: Made[] = []
  for (const { from, to } of clauses) {
    const now = code === p.source ? p : programOf(code)
    const result = read(now, said.plain.slice(from, to), said.prose.slice(from, to))
    if (result === null || !('code' in result)) return null
    code = result.code
    made.push(result)
  }
  return { code, told: made.map(({ told }) => told).join(' '), how: made.flatMap(({ how }) => how ?? []) }
}

function clauseResult(p: Program, clause: Clause, readers: readonly PartReader[]): Result {
  for (const { says, make, isPlaced } of readers) {
    if (clause.place !== null && !isPlaced) continue
    for (const pattern of says) {
      const parts = readClause(pattern, clause)
      const result = parts && make(p, { parts, clause })
      if (result && 'code' in result && !isSound(p, result)) continue
      if (result) return result
    }
  }
  return null
}

const isSound = (p: Program, { code, keepsOutput }: Made): boolean => {
  const after = programOf(code)
  if (code === p.source || after.module.errors.length > 0) return false
  return keepsOutput ? !printsDifferently(p.module, after.module) : !breaksAnew(p.module, after.module)
}

const BREAK = /(?:[,.;:]+ |[.;]$)(?:y |e |pero )?|\s(?:y|e|pero)\s/g

function clausesOf({ plain }: Said): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let from = 0
  for (const { index, 0: text } of outsideQuotes(plain).matchAll(BREAK)) {
    clauses.push({ from, to: index })
    from = index + text.length
  }
  return [...clauses, { from, to: plain.length }].filter(({ from: start, to }) => plain.slice(start, to).trim() !== '')
}
