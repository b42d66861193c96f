import { listed } from '~/platform/text/listed'
import type { Program } from '../../../../python/program/indexed-program'
import { textLiteral } from '../../../../python/program/source'
import type { Condition } from './condition'
import { heldIn, isText, quotedAs } from './contents'
import { namedIn, ofValue, valuesIn } from './values'

const EMPTY =
  /\b(?:vaci[oa]s?|en blanco|no (?:pon\w+|met\w+|escrib\w+|introduc\w+|ingres\w+|dig\w+|contest\w+) nada|solo (?:da|pulsa|le da) (?:a |al )?(?:enter|intro))\b/

export function emptyText(p: Program, words: string): Condition | null {
  if (!EMPTY.test(words)) return null
  const texts = valuesIn(p).filter(({ read, kind }) => read !== null && kind === 'text')
  const { named } = namedIn(texts, words)
  const [value] = named.length > 0 ? named : texts
  if (!value || (named.length === 0 && texts.length > 1)) return null
  return ofValue(value, {
    test: `${value.code}.strip() == ""`,
    opposite: `${value.code}.strip() != ""`,
    isWrong: true,
    notice: 'No puede quedar vacío.',
  })
}

export function holding(p: Program, words: string): Condition | null {
  const held = heldIn(words)
  const texts = held === null ? [] : valuesIn(p).filter(isText)
  if (held === null || texts.length === 0) return null
  const { named, left } = namedIn(texts, held.rest)
  const value = named[0] ?? (texts.length === 1 ? texts[0] : undefined)
  if (!value || left.length > 0) return null
  const [test, opposite] = [held.test(value.code), held.opposite(value.code)].map((code) => quotedAs(p, code))
  return ofValue(value, { test: test ?? '', opposite: opposite ?? '', isWrong: true, notice: '' })
}

/** «solo vale sí o no», «si no es A ni B»: all that may be typed. */
export function oneOfThese(p: Program, words: string): Condition | null {
  const match =
    /^(?<who>.*?)\b(?<no>no )?(?:(?:sea|es|ser|son|ponga|meta|escriba|elija|valer|valga|valgan|a|ni|solo) )*(?<list>[a-z0-9]{1,14}(?:, [a-z0-9]{1,14})* (?:o|u|y|e|ni) [a-z0-9]{1,14}) *$/.exec(
      words,
    )
  const options = match?.groups?.list?.split(/, | (?:o|u|y|e|ni) /) ?? []
  const values = valuesIn(p).filter(({ read }) => read !== null)
  const { named, left } = namedIn(values, match?.groups?.who ?? '')
  const value = named[0] ?? (values.length === 1 ? values[0] : undefined)
  const areNumbers = options.every((option) => /^\d+$/.test(option))
  if (!value || left.length > 0 || options.length < 2 || areNumbers !== (value.kind === 'number')) return null
  const list = `(${options.map((option) => (areNumbers ? option : textLiteral(p, option))).join(', ')})`
  const [within, without] = [`${value.code} in ${list}`, `${value.code} not in ${list}`]
  const isDenied = match?.groups?.no !== undefined || /\bno /.test(match?.groups?.who ?? '')
  return ofValue(value, {
    test: isDenied ? without : within,
    opposite: isDenied ? within : without,
    isWrong: isDenied,
    notice: `Tiene que ser ${listed(options, 'o')}.`,
  })
}

/** «si el usuario es admin», «si escribe salir» */
export function equalTo(p: Program, words: string): Condition | null {
  const match =
    /\b(?<no>no )?(?:es igual a|es|sea|pon\w+|escrib\w+|dig\w+|dic\w+|met\w+|respond\w+|contest\w+|elig\w+|elij\w+|tecle\w+|introduc\w+|se llama)(?: (?:el|la|que))* ["'«“]?(?<what>[a-z0-9]+)["'»”]?\s*$/.exec(
      words,
    )
  const what = match?.groups?.what
  if (
    !match ||
    what === undefined ||
    /^(?:mal|bien|asi|eso|vez|nada|algo|numero|valido|correcto|mayor|menor|igual)$/.test(what)
  )
    return null
  const values = valuesIn(p).filter(({ kind, read }) => kind === 'text' && read !== null)
  const { named, left } = namedIn(values, words.slice(0, match.index))
  const value = named.length > 0 ? named[0] : values.length === 1 ? values[0] : undefined
  if (!value || left.length > 0) return null
  const literal = textLiteral(p, what)
  const [test, opposite] = [`${value.code} == ${literal}`, `${value.code} != ${literal}`]
  return ofValue(
    value,
    match.groups?.no === undefined
      ? { test, opposite, isWrong: false, notice: '' }
      : { test: opposite, opposite: test, isWrong: false, notice: '' },
  )
}
