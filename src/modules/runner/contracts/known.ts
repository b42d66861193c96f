import type { Contract } from '../contract'
import { plainWords, requestWords, stemOf, tellingWords } from './request-words'

/** What a program of the mentor's promises, and which requests are for it: each group of `terms` is said, none of `not`. */
export type KnownContract = Pick<Contract, 'gives' | 'cases' | 'properties'> & {
  name: string
  parameters: readonly string[]
  terms: readonly (readonly string[])[]
  not: readonly string[]
  /** Its title and how people ask for it: the words that it knows of. */
  said: string
}

/** The contracts of functions in the code whose programs the request asks for, where it says nothing that they do not know of. */
export function knownContracts(request: string, code: string, known: readonly KnownContract[]): Contract[] {
  const words = requestWords(request)
  const said = words.map(stemOf)
  const telling = tellingWords(words).map(stemOf)
  return known
    .filter(({ name }) => code.includes(`def ${name}(`))
    .filter((one) => isAsked(one, said))
    .filter((one) => {
      const own = wordsOf(one)
      return telling.every((stem) => own.has(stem))
    })
    .map(({ terms: _terms, not: _not, said: _said, ...contract }) => contract)
}

const stemsOf = (phrase: string) => plainWords(phrase).map(stemOf)

function isAsked({ terms, not }: KnownContract, said: readonly string[]): boolean {
  const says = (phrase: string) => ` ${said.join(' ')} `.includes(` ${stemsOf(phrase).join(' ')} `)
  return terms.every((group) => group.some(says)) && !not.some(says)
}

function wordsOf({ name, parameters, said }: KnownContract): ReadonlySet<string> {
  const own = [name, ...parameters].flatMap((one) => [one, ...one.split('_')])
  return new Set([...own, ...plainWords(said)].map(stemOf))
}
