import { upperFirst } from '~/platform/text/first-letter'
import type { Kept } from './menu-rule'

/** `print('…')`; a number that is told by a letter or by «cuántas» is worked out. */
export function printed(text: string, kept?: Kept): string {
  const told = kept ? filledIn(text, kept) : null
  if (told !== null) return `print(f${quoted(told)})`
  return `print(${quoted(text)})`
}
const quoted = (text: string) => (text.includes("'") ? `"${text.replaceAll('"', '”')}"` : `'${text}'`)

const HOW_MANY =
  /^(?:(?:el numero|la cantidad) de |cu[aá]nt[oa]s )(?:(?:de|las|los) )*(?<noun>\p{L}{3,})?(?: (?:hay|quedan|son|faltan|tengo))?.*$/iu
const MEAN = /^(?:la )?(?:nota )?(?:media|promedio)\b/i
/** What a program works out, and no text as it is. */
const POINTS = /^(?:el|la|los|las|un|una|su|sus|cada|cu[aá]nt[oa]s?)\b/i
const TOTAL = /^(?:(?:el|la) )?(?:total|suma)\b/i

/** «Quedan N tareas», «cuántas hay», «el total»: with what Python works out in braces; null where nothing is. */
function filledIn(text: string, kept: Kept): string | null {
  const count = countOf(text, kept)
  if (/(?:^|\s)(?:N|X|n|x|nº|\.\.\.|__+|\{\w*\}|\[\w+\])(?=\s|$|[.!,])/.test(text))
    return text.replace(/(^|\s)(?:N|X|n|x|nº|\.\.\.|__+|\{\w*\}|\[\w+\])(?=\s|$|[.!,])/, `$1{${count}}`)
  const many = HOW_MANY.exec(text)
  if (many) {
    const verb = /quedan|faltan/.exec(text)?.[0] ?? 'hay'
    const noun = many.groups?.noun
    const told = noun && !/^(?:hay|quedan|son|faltan|tengo)$/.test(noun) ? ` ${noun}` : ''
    return `${upperFirst(verb)} {${count}}${told}.`
  }
  const sum = totalOf(kept)
  if (sum !== null && MEAN.test(text)) return `Media: {${sum} / max(len(${kept.name}), 1):.2f}`
  return sum !== null && TOTAL.test(text) ? `Total: {${sum}}` : null
}

/** What is left to do is what is not done. */
function countOf(text: string, { name, kind, flag }: Kept): string {
  if (kind === 'amount') return name
  return flag !== null && /qued|falt|pendient/i.test(text)
    ? `sum(not dato["${flag}"] for dato in ${name})`
    : `len(${name})`
}

function totalOf({ name, kind, fields }: Kept): string | null {
  const number = fields.findLast(({ isNumber }) => isNumber)
  if (kind === 'dict') return number ? `sum(${name}.values())` : null
  return kind === 'records' && number ? `sum(dato["${number.name}"] for dato in ${name})` : null
}

/** Whether a text names what is to be worked out, and nothing is known to be meant by it. */
export const pointsAtNothing = (text: string, kept: Kept): boolean => POINTS.test(text) && filledIn(text, kept) === null
