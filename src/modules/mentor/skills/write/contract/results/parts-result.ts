import { identifier } from '../../../../engine/task/identifier'
import { conditionsIn, joined } from '../conditions'
import { amountOf, inLoop, nameField } from '../values'
import { type Asked, type Body, each, rounded, takes } from './asked'

const SEVERAL =
  /\b(?:(?:devuelv\w+|una|un|con|el|la|los|las|en|y|,) )*(?:(tuplas?)|(diccionarios?|dict))\b(?: (?:con|de|que|tenga|las|los|claves|keys|campos|:|\(|la|el))* ?((?:«[^ ]+»|[a-z_]+)(?: (?:,|y|e|, y) (?:(?:el|la|los|las|su|sus) )*(?:«[^ ]+»|(?!lista\b|el\b|la\b|los\b|las\b|sus?\b|que\b|cuy|cada\b|lan[cz]|devuelv|si\b)[a-z_]+)(?: (?:mas [a-z]+|de [a-z]+|vendedor|alumno|producto|jugador))?){1,6})(?: \))?(?: (?:y|con) la lista (?:de|con)? ?(?:cada un[oa])?)?/

/** Several results at once: a tuple, or a dictionary whose keys are fixed; each by what its name says. */
export function partsResult(asked: Asked): Body | null {
  const { contract } = asked
  const text = contract.reading.text
  const found = SEVERAL.exec('¦'.repeat(contract.from) + text.slice(contract.from))
  if (found === null) return null
  const names = (found[3] ?? '')
    .split(/ (?:,|y|e|, y) /)
    .map((name) => name.replace(/^(?:(?:el|la|los|las|su|sus) )+/, '').trim())
  const codes = names.map((name) => partOf(name.replace(/[«»]/g, ''), asked))
  if (names.length < 2 || codes.some((code) => code === null)) return null
  contract.reading.use({ from: found.index, to: found.index + found[0].length })
  const { view } = asked.known
  const keys = names.map((name) => asked.known.raw(name))
  const isTuple = found[1] !== undefined
  takes(asked, /\b(?:la )?lista (?:de|con) cada un[oa]\b/)
  return {
    lines: [
      ...asked.before,
      ...(codes.some((code) => /max\(|min\(| \/ len/.test(code ?? ''))
        ? [
            `if not ${view.rows}:`,
            isTuple
              ? `    return ${codes.map((code) => emptyOf(code ?? '')).join(', ')}`
              : `    return {${codes.map((code, at) => `'${keys[at]}': ${emptyOf(code ?? '')}`).join(', ')}}`,
          ]
        : []),
      ...(isTuple
        ? tupleLines(codes as string[], names)
        : ['return {', ...codes.map((code, at) => `    '${keys[at]}': ${code},`), '}']),
    ],
    how: [
      ...asked.how,
      isTuple
        ? '`return` con comas devuelve los valores juntos, en una tupla.'
        : 'El diccionario junta cada resultado con su nombre.',
    ],
    said: `devuelve ${names
      .map((name) => name.replace(/[«»]/g, '').replaceAll('_', ' '))
      .join(', ')
      .replace(/, ([^,]*)$/, ' y $1')}`,
  }
}

const WIDTH = 70

/** Values that are long get a name of their own. */
function tupleLines(codes: readonly string[], names: readonly string[]): string[] {
  if (codes.join(', ').length <= WIDTH) return [`return ${codes.join(', ')}`]
  const own = names.map((name) => identifier(name.replace(/[«»]/g, '')))
  return [...codes.map((code, at) => `${own[at]} = ${code}`), `return ${own.join(', ')}`]
}

const emptyOf = (code: string) => (/^\[|^sorted/.test(code) ? '[]' : /^(?:sum|len|round)/.test(code) ? '0' : 'None')

/** What one name says of all elements. */
function partOf(name: string, asked: Asked): string | null {
  const { view } = asked.known
  const amount = amountOf(view)
  const value = amount?.write(inLoop) ?? null
  const list =
    value === null
      ? null
      : view.kind === 'plain' && value === view.whole
        ? view.items
        : view.kind === 'dict' && value === view.fields[1]?.code
          ? `${view.rows}.values()`
          : null
  const inside = list ?? (value === null ? null : each(asked, value, ''))
  const said = name.replaceAll('_', ' ')
  const who = nameField(view)
  if (/^(?:mejor|peor|top)\b|\bcon (?:mas|menos)\b/.test(said) && view.kind === 'dict' && who && list)
    return `${/peor|menos/.test(said) ? 'min' : 'max'}(${view.rows}, key=${view.rows}.get)`
  if (/^(?:numero|cantidad|cuant[oa]s|total de elementos|n)\b/.test(said)) return `len(${view.rows})`
  if (inside !== null && /^(?:total|suma)\b/.test(said)) return rounded(`sum(${inside})`, asked.contract.decimals)
  if (inside !== null && /^(?:media|promedio)\b/.test(said))
    return rounded(`sum(${inside}) / len(${view.rows})`, asked.contract.decimals)
  if (inside !== null && /^(?:max|mayor|maxim[oa])\b/.test(said)) return `max(${inside})`
  if (inside !== null && /^(?:min|menor|minim[oa])\b/.test(said)) return `min(${inside})`
  const test = joined(conditionsIn(` los ${said} `, asked.known))
  return test === '' ? null : `[${each(asked, view.kind === 'plain' ? view.whole : (who?.code ?? view.whole), test)}]`
}
