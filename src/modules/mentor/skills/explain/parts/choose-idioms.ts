import type { Frame } from '../../../engine/frame'
import type { IdiomName } from '../content/idiom-names'
import { IDIOM_TEXTS } from '../content/idiom-texts'
import { CAUSE_IDIOMS } from '../content/idioms-of-causes'
import { SURPRISE_IDIOMS } from '../content/idioms-of-surprises'
import { toldByEvents } from '../events/event-text'
import { findIdioms } from '../idioms/find-idioms'
import type { Idiom, Source } from '../idioms/idiom'

/** Idioms that the lines say already, or that everybody meets: last, and only for those who start. */
const PLAIN: ReadonlySet<IdiomName> = new Set([
  'append',
  'range',
  'f-string',
  'return',
  'power',
  'int-input',
  'empty-print',
  'set',
  'any-all',
  'init',
  'type-hints',
  'outer-variable',
  'default-parameter',
  'list-repeat',
  'none-test',
  'and-guard',
  'chained-assign',
  'halving-order',
  'infinity',
  'outer-change',
  'parameter-change',
  'loop-rebound',
])
/** What surprises comes first. */
export const SURPRISING: ReadonlySet<IdiomName> = new Set([
  ...(Object.keys(SURPRISE_IDIOMS) as IdiomName[]),
  ...(Object.keys(CAUSE_IDIOMS) as IdiomName[]),
  'same-list',
  'several-bases',
  'repeated-rows',
  'local-variable',
  'parameter-local',
  'shared-default',
  'float-binary',
  'open-mode',
  'boolean-number',
  'class-attribute',
  'case-differs',
  'text-repeat',
  'zip-call',
  'swap-assign',
  'recursion',
  'zip',
  'enumerate',
  'key-function',
  'with',
  'next',
])

/** The idioms worth a word: each once, those asked for first, then what surprises, then by their order. */
export function chooseIdioms(source: Source, frame: Frame, most: number): Idiom[] {
  const seen = new Set<string>(toldByEvents({ source, frame }))
  const unique = findIdioms(source).filter(({ name }) => {
    if (
      seen.has(name) ||
      (name === 'lambda' && seen.has('key-function')) ||
      (name === 'f-string' && seen.has('format-spec'))
    )
      return false
    seen.add(name)
    return true
  })
  const rank = ({ name }: Idiom) => {
    if (isAskedFor(name, frame.plain)) return 0
    if (SURPRISING.has(name)) return 1
    return PLAIN.has(name) ? 3 : 2
  }
  const ranked = unique.toSorted((a, b) => rank(a) - rank(b))
  const plain = frame.level === 'principiante' ? ranked : ranked.filter((idiom) => rank(idiom) < 3)
  return plain.slice(0, most)
}

/** Whether the words of a question mean this idiom. */
export function isAskedFor(name: IdiomName, plain: string): boolean {
  return IDIOM_TEXTS[name].asks.some((word) => hasWord(plain, word))
}

/** A word of letters stands on its own (or begins one, where it is long); marks such as `:=` stand anywhere. */
export function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  if (at === -1 || !/^[\p{L}\s]+$/u.test(word)) return at !== -1
  return ` ${text} `.includes(` ${word} `) || (word.length > 6 && ` ${text}`.includes(` ${word}`))
}
