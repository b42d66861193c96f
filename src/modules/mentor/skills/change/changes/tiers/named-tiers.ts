import { upperFirst } from '~/platform/text/first-letter'
import type { Said } from '../../change'
import type { Tier, Tiers } from './tier'

const ADULT = 18
/** «menor de edad, adulto o jubilado (65)»: names in rising order, each with the number where it begins. */
const LISTED =
  /\b(?:(?:y|que|me|tambien|ademas|al final|agreg\w+|anad\w+|ahora|quiero|cambi\w+|para|le|lo) )*(?:dig\w+|dime|muestr\w+|pong\w+|indiqu\w+|clasifi\w+|sal\w+|saqu\w+|avis\w+)(?: (?:me|tambien|ademas|si|es|soy|eres|la persona|el cliente|el usuario|esta|en))* (?<names>[a-z]+(?: de edad)?(?: ?\([^()]{1,12}\))?(?:, [a-z]+(?: [a-z]+)?(?: ?\([^()]{1,12}\))?){0,4},? (?:o|u|y)(?: si)?(?: es| soy)? [a-z]+(?: de edad)?(?: ?\([^()]{1,16}\))?)/

/** The names in which words sort a number; null where they do not say where each begins. */
export function namedTiers({ plain, prose }: Said): Tiers | null {
  const match = LISTED.exec(plain)
  const names = match?.groups?.names
  if (!match || names === undefined) return null
  const start = match.index + match[0].length - names.length
  const parts = [
    ...names.matchAll(/(?<name>[a-z]+(?: [a-z]+)*?)(?: ?\((?<bracket>[^()]+)\))?(?=,| (?:o|u|y) |$)/g),
  ].map(({ index, groups = {} }) => {
    const lead = /^(?:(?:o|u|y|si|es|soy) )*/.exec(groups.name ?? '')?.[0].length ?? 0
    const from = start + index + lead
    const text = prose.slice(from, from + (groups.name ?? '').length - lead)
    const bracket = groups.bracket ?? ''
    return {
      isAbove: /\b(?:mas|mayor) (?:de|que)/.test(bracket),
      text: upperFirst(text),
      number: Number(/\d+(?:[.,]\d+)?/.exec(bracket)?.[0]?.replace(',', '.') ?? Number.NaN),
    }
  })
  const ordered = /^mayor/i.test(parts[0]?.text ?? '') ? parts.toReversed() : parts
  const isAge = /^(?:menor|nin[oa]|joven)/i.test(ordered[0]?.text ?? '')
  const isOfAge = ordered.some(({ text }) => /de edad$|^adult/i.test(text))
  const [first, ...others] = ordered
  // Who says «menor o mayor de edad (18)» names the number once.
  const lone = ordered.length === 2 ? ordered.find(({ number }) => !Number.isNaN(number))?.number : undefined
  const begins = others.map(({ number }) =>
    Number.isNaN(number) ? (lone ?? (isAge && isOfAge ? ADULT : Number.NaN)) : number,
  )
  if (
    !first ||
    others.length === 0 ||
    begins.some((each, at) => Number.isNaN(each) || each <= (begins[at - 1] ?? Number.NEGATIVE_INFINITY))
  )
    return null
  const named = (text: string) => (isOfAge && /^(?:menor|mayor)$/i.test(text) ? `${text} de edad` : text)
  const tiers: Tier[] = [
    {
      bound: { kind: 'high', low: null, high: begins[0] ?? 0, isOpen: true },
      value: { kind: 'say', text: named(first.text) },
    },
    ...others.map(({ text, isAbove }, at): Tier => {
      const [low = 0, next] = [begins[at], begins[at + 1]]
      return {
        bound:
          next === undefined
            ? { kind: 'low', low, high: null, isOpen: isAbove }
            : { kind: 'between', low, high: next, isOpen: others[at + 1]?.isAbove !== true },
        value: { kind: 'say', text: named(text) },
      }
    }),
  ]
  const tail =
    /^ ?\)?(?: ?\(?(?:a partir de |con |desde |mayor a |mas de )?\d+(?: anos)?\)?)?/.exec(
      plain.slice(match.index + match[0].length),
    )?.[0] ?? ''
  return {
    tiers,
    isMarginal: false,
    span: { from: match.index, to: match.index + match[0].length + tail.length },
    said: match[0],
  }
}
