import type { FunctionContract } from '../properties'
import { functionShape } from './function-shape'
import { plainWords, requestWords, stemOf, tellingWords } from './request-words'

/** What a program of the mentor's promises, and which requests are for it: each group of `terms` is said, none of `not`; without `terms`, none. */
export type KnownContract = Pick<FunctionContract, 'gives' | 'cases' | 'properties'> & {
  name: string
  parameters: readonly string[]
  /** Of its function, each way it is written. */
  shapes: readonly (string | null)[]
  terms: readonly (readonly string[])[]
  not: readonly string[]
  /** Its title and how people ask for it: the words that it knows of. */
  said: string
}

/**
 * The contracts of functions in the code: those that are the program's own, to the letter, and those whose program the request asks for,
 * where it says nothing that the program does not know of.
 */
export function knownContracts(request: string, code: string, known: readonly KnownContract[]): FunctionContract[] {
  const here = known.filter(({ name }) => code.includes(`def ${name}(`))
  const own = here.filter(({ name, shapes }) => shapes.includes(functionShape(code, name)))
  const asked = own.length > 0 || here.length === 0 ? [] : askedFor(request, here)
  return [...own, ...asked].map(({ terms: _terms, not: _not, said: _said, shapes: _shapes, ...contract }) => contract)
}

function askedFor(request: string, known: readonly KnownContract[]): KnownContract[] {
  const words = requestWords(request)
  const said = words.map(stemOf)
  const telling = tellingWords(words).map(stemOf)
  return known
    .filter((one) => isAsked(one, said))
    .filter((one) => {
      const own = wordsOf(one)
      return telling.every((stem) => own.has(stem))
    })
}

const stemsOf = (phrase: string) => plainWords(phrase).map(stemOf)

function isAsked({ terms, not }: KnownContract, said: readonly string[]): boolean {
  const says = (phrase: string) => ` ${said.join(' ')} `.includes(` ${stemsOf(phrase).join(' ')} `)
  return terms.length > 0 && terms.every((group) => group.some(says)) && !not.some(says)
}

function wordsOf({ name, parameters, terms, said }: KnownContract): ReadonlySet<string> {
  const own = [name, ...parameters].flatMap((one) => [one, ...one.split('_')])
  return new Set([...own, ...[said, ...terms.flat()].flatMap(plainWords)].map(stemOf))
}
