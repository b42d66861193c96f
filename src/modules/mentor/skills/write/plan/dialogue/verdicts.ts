import { upperFirst } from '~/platform/text/first-letter'
import { indented } from '../../compose/program'
import { type FoundPredicate, testOf } from '../../compose/sequences/find-predicates'
import { DEFINITIONS } from '../../compose/sequences/predicates'
import type { Want } from './dialogue'

/** All that is asked of a value, or of which of them something is told. */
export const testsOf = (wants: readonly Want[]): FoundPredicate[] =>
  wants.flatMap((want) => (want.kind === 'verdict' ? want.tests : 'test' in want && want.test ? [want.test] : []))

/** The functions that their tests call. */
export const definitionsOf = (wants: readonly Want[]): string[][] =>
  [...new Set(testsOf(wants).flatMap(({ predicate }) => predicate.definition ?? []))].map((name) => DEFINITIONS[name])

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['even', 'odd'],
  ['adult', 'minor'],
  ['passed', 'failed'],
]

/** «Es par.» or «Es impar.», whichever is true; of three the last is what is left. */
export function verdictLines(tests: readonly FoundPredicate[], name: string): string[] {
  const [first, second, third] = tests
  if (!first) return []
  const say = (text: string) => `    print('${upperFirst(text).replaceAll("'", '’')}.')`
  const yes = ({ predicate, value, other, isNegated }: FoundPredicate) =>
    isNegated ? predicate.no(value, other) : predicate.yes(value, other)
  const no = ({ predicate, value, other, isNegated }: FoundPredicate) =>
    isNegated ? predicate.yes(value, other) : predicate.no(value, other)
  const isPair =
    second && OPPOSITES.some((pair) => pair.includes(first.predicate.id) && pair.includes(second.predicate.id))
  if (!second || (isPair && !third)) return [`if ${testOf(first, name)}:`, say(yes(first)), 'else:', say(no(first))]
  const isWhole =
    third !== undefined &&
    ['positive', 'negative', 'zero'].every((id) => tests.some(({ predicate }) => predicate.id === id))
  return tests.flatMap((test, at) =>
    isWhole && at === tests.length - 1
      ? ['else:', say(yes(test))]
      : [`${at === 0 ? 'if' : 'elif'} ${testOf(test, name)}:`, ...indented([say(yes(test)).trim()])],
  )
}
