import type { SearchPhrase, SearchWord } from './terms'

/** A word as it is looked for: `lexemes` whole, `prefixes` as beginnings, in messages also as `parts` that follow each other. */
export type WordForms = { typed: string; lexemes: string[]; prefixes: string[]; parts?: string | undefined }
/** All of these have to be found; each is a word, or several that follow each other. `gap`: how far after the one before. */
export type SearchForms = { form: WordForms; gap: number }[][]

/** One letter begins everything. */
const MIN_PREFIX = 2

/** The forms to look for. Words that no index holds are left out, unless there are no others; the last word may be half typed. */
export function formsOf(phrases: SearchPhrase[]): SearchForms {
  const last = phrases.at(-1)
  const forms = phrases.flatMap((phrase) => {
    const isGrowing = phrase === last && !phrase.isQuoted
    const found = placed(phrase.words, isGrowing)
    return found.length > 0 ? [found] : []
  })
  const typed = last?.words.at(-1)?.typed
  if (forms.length > 0 || typed === undefined) return forms
  return [[{ form: { typed, lexemes: [], prefixes: [typed] }, gap: 0 }]]
}

function placed(words: SearchWord[], isGrowing: boolean): SearchForms[number] {
  let gap = 0
  return words.flatMap(({ typed, stem, parts }) => {
    gap += 1
    if (stem === null) return []
    const prefixes = isGrowing && typed.length >= MIN_PREFIX ? [...new Set([stem, typed])] : []
    const place = {
      form: { typed, lexemes: [stem], prefixes, parts: parts && (isGrowing ? `${parts}:*` : parts) },
      gap,
    }
    gap = 0
    return [place]
  })
}

/** For PostgreSQL: `('list' | 'lista':*) & 'orden'`. */
export const toTsquery = (forms: SearchForms): string =>
  forms
    .map((places) =>
      places.map(({ form, gap }, at) => `${at === 0 ? '' : ` <${gap}> `}(${alternatives(form)})`).join(''),
    )
    .join(' & ')

const alternatives = ({ lexemes, prefixes, parts }: WordForms) =>
  [...lexemes.map(quoted), ...prefixes.map((prefix) => `${quoted(prefix)}:*`), ...(parts ? [`(${parts})`] : [])].join(
    ' | ',
  )

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** For PostgreSQL: one regular expression for each thing that a folded title has to have; words match by their beginning. */
export const titlePatterns = (forms: SearchForms): string[] =>
  forms.map((places) => `\\m${places.map(({ form }) => titleWord(form)).join('\\w*\\W+(?:\\w+\\W+)?')}`)

function titleWord({ typed, lexemes, prefixes }: WordForms): string {
  const isWhole = typed.length < MIN_PREFIX + 1 && prefixes.length === 0
  const words = [...new Set([...lexemes, ...prefixes, ...(isWhole || prefixes.length > 0 ? [typed] : [])])]
  return `(?:${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})${isWhole ? '\\M' : ''}`
}
