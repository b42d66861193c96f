import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { quoted } from '../../../../engine/task/read-data'
import { spokenName } from './sketch'

/** What can stand in the text of an object: a field, or what a method gives. */
export type Shown = {
  name: string
  kind: 'number' | 'text' | 'flag' | 'list' | 'map'
  initial: string | null
  ref: string
  isResult?: boolean
}

/** How an object prints, made from the example that was given («Toby (labrador)», «35/100 L»), or of its fields that are named. */
export function objectText(className: string, fields: readonly Shown[], said: string | null): string {
  const all = fields.filter(({ kind }) => kind !== 'list' && kind !== 'map')
  const shown = all.filter(({ isResult }) => isResult !== true)
  if (said !== null) {
    const either = eitherOf(said, all)
    if (either !== null) return either
    const named = namedFields(said, all)
    if (named !== null) return named
    const filled = filledIn(said.replace(/(\d) x (?=\d)/g, '$1x'), shown)
    if (filled !== null) return filled
  }
  return shown.length === 0
    ? quoted(className)
    : `f'${shown.map((field) => `${upperFirst(spokenName(field.name))}: {${field.ref}}`).join(', ')}'`
}

/** «encendida o apagada»: by the state that one of them names. */
function eitherOf(said: string, fields: readonly Shown[]): string | null {
  const [, one = '', other = ''] = /^(?:si (?:esta|está) )?(\p{L}+) o (\p{L}+)$/u.exec(said.trim()) ?? []
  const flag = fields.find(
    ({ kind, name }) =>
      kind === 'flag' && [one, other].some((word) => word !== '' && name.startsWith(word.slice(0, -1))),
  )
  if (!flag) return null
  const isFirst = flag.name.startsWith(one.slice(0, -1))
  return `${quoted(isFirst ? one : other)} if ${flag.ref} else ${quoted(isFirst ? other : one)}`
}

/** «el nombre y el precio», «nombre: precio €»: fields by their names, with the signs between them. */
function namedFields(said: string, fields: readonly Shown[]): string | null {
  const places = fields
    .flatMap((field) => {
      const at = new RegExp(`[{<[]?\\b${field.name.replaceAll('_', ' ')}\\b[}>\\]]?`).exec(folded(said))
      return at ? [{ field, from: at.index, to: at.index + at[0].length }] : []
    })
    .toSorted((one, other) => one.from - other.from)
  const [first] = places
  if (!first) return null
  const isPattern = /[-–—:/()|€$]|\{/.test(said) && !/\b(?:el|la|su) /i.test(said)
  if (!isPattern)
    return `f'${places.map(({ field }) => `${places.length > 1 ? '' : `${upperFirst(spokenName(field.name))}: `}{${field.ref}}`).join(' - ')}'`
  let text = ''
  let at = 0
  for (const { field, from, to } of places) {
    text += `${said.slice(at, from)}{${field.ref}}`
    at = to
  }
  return `f${quoted(text + said.slice(at))}`
}

/** An example with made-up values: numbers and words take their places in order. */
function filledIn(example: string, fields: readonly Shown[]): string | null {
  const isShare = /\d ?\/ ?\d|\d de \d/.test(example)
  const numbers = fields.filter(({ kind }) => kind === 'number')
  // «35/100»: what there is of what there may be.
  const inOrder = isShare
    ? numbers.toSorted((one, other) => Number(one.initial === null) - Number(other.initial === null))
    : numbers
  const money = (field: Shown) => /^(?:precio|saldo|sueldo|salario|importe|coste|total)/.test(field.name)
  const texts = fields.filter(({ kind }) => kind === 'text')
  let filled = 0
  let text = example.replace(/\d+(?:[.,]\d+)?/g, (found, at: number) => {
    const isPaid = /^ ?[€$]/.test(example.slice(at + found.length)) || /[€$] ?$/.test(example.slice(0, at))
    const chosen = (isPaid ? inOrder.find(money) : undefined) ?? inOrder[0]
    if (!chosen) return found
    inOrder.splice(inOrder.indexOf(chosen), 1)
    filled += 1
    const places = /[.,](\d+)$/.exec(found)?.[1]?.length
    const padded = /^0\d$/.test(found) ? ':02d' : ''
    return `{${chosen.ref}${places && isPaid ? `:.${places}f` : padded}}`
  })
  for (const field of texts) {
    const place = wordsIn(text, texts.indexOf(field) === texts.length - 1)
    if (place === null) break
    text = `${text.slice(0, place.from)}{${field.ref}}${text.slice(place.to)}`
    filled += 1
  }
  return filled === 0 ? null : `f${quoted(text)}`
}

/** The next words of an example that stand for a value: a name in capitals, what is in brackets, what begins it before a sign. */
function wordsIn(text: string, isLast: boolean): { from: number; to: number } | null {
  const bare = text.replace(/\{[^}]*\}/g, (field) => '\u0000'.repeat(field.length))
  const found = /(?<=\()[\p{L} ]+(?=\))/u.exec(bare)
  const name = (
    isLast ? /(?<!\p{L})\p{Lu}\p{L}*(?: (?:de |del |la )*\p{Lu}\p{L}*)*/u : /(?<!\p{L})\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/u
  ).exec(bare)
  const first = [name, found].filter((match) => match !== null).toSorted((one, other) => one.index - other.index)[0]
  return first ? { from: first.index, to: first.index + first[0].length } : null
}
