import type { FormatField } from '../../../python/ast'
import { askWhich, chosen, expressions, type ReadChange, replaced, type Wish } from '../change'

/** A format of an f-string as one says it: `.3f`, `,.0f`, `:,`, `>10`, `05d`. */
const SPEC =
  /(?<![\w.\d,])["'`«{]?(:?(?:[<>^]?\d{0,2}[,_]?\.\d{1,2}[fFeg%]|:[<>^]?\d{0,2}[,_]?[df%]?|[<>^]\d{1,2}|0\d{1,2}[df]?|,[df]?)(?![\w\d]))/
const TRIES = /\b(?:pon\w*|pusi\w+|cambi\w+|uso|usa\w*|escrib\w+|con|fuera|meto|dejo|en (?:vez|lugar) de)\b/

/** «y si pongo ,.0f»: in the place of the format that the program has, or of none. */
export const format: ReadChange = (wish) => {
  if (!TRIES.test(wish.said)) return null
  const spec = specIn(wish.spelled)
  if (spec === null) return null
  const fields = expressions(wish).flatMap((node) =>
    node.kind === 'format-string' ? node.parts.flatMap((part) => (part.kind === 'field' ? [part] : [])) : [],
  )
  const withSpec = fields.filter(({ spec: own }) => own.length > 0)
  const places = withSpec.length > 0 ? withSpec : fields
  const field = chosen(places, wish)
  if (field === null) return places.length > 1 ? askWhich('un formato', places, wish) : null
  return replaced({ from: endOfValue(field, wish), to: field.to - 1 }, `:${spec}`)
}

/** What is put stands before «en vez de» and behind «por». */
function specIn(spelled: string): string | null {
  const [first = '', ...others] = spelled.split(/\ben (?:vez|lugar) de\b/i)
  const found = SPEC.exec(first.replace(/[?!]/g, ' ')) ?? SPEC.exec(others.join(' ').replace(/[?!]/g, ' '))
  const spec = found?.[1]?.replace(/^:/, '') ?? ''
  return spec === '' ? null : spec
}

/** Behind the value and its conversion: what follows is the format. */
function endOfValue({ value, conversion, to }: FormatField, { text }: Wish): number {
  const close = /^\s*\)*/.exec(text.slice(value.to, to))?.[0].length ?? 0
  return value.to + close + conversion.length
}
