import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../engine/compose'
import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import { identifier } from '../../../engine/task/identifier'
import { readTask } from '../../../engine/task/read-task'
import type { StatedNumber } from '../../../engine/task/task'
import type { Edit } from '../../../python/edit'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { callTo, numberOf, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { edited, freeName, linesOf, mainStatements, programOf, textLiteral } from '../../../python/program/source'
import { accented, isFeminine, nounType } from '../compose/scalars/nouns'
import { ANY, type Freed, freedIn } from './freed'

/** A program in which a value that was fixed is typed; `rest` is what else the wish says. */
export type Typed = { code: string; told: string; rest: string }

/** «que la altura la diga el usuario» after «pirámide de 5 filas»: the value that the request stated is asked for instead. */
export function typedValue(code: string, { wish, earlier }: { wish: Frame; earlier: Frame }): Typed | null {
  const freed = freedIn(wish.plain)
  if (freed === null) return null
  const p = programOf(code)
  for (const value of [...namedValues(p, freed.noun), ...statedValues(freed, earlier)]) {
    const made = withQuestion(p, value, { noun: freed.noun, plain: wish.plain })
    if (made !== null) return { ...made, rest: freed.rest }
  }
  return null
}

/** A value, and what a request says behind it. */
type Fixed = Pick<StatedNumber, 'value' | 'after'>
type Question = { name: string; label: string; read: string; options: readonly number[] }

/** What a constant of the main program is called by the very noun. */
function namedValues(p: Program, noun: string): Fixed[] {
  const term = termOf(noun)
  return mainStatements(p).flatMap((node): Fixed[] => {
    const plain = plainAssign(node)
    const value = plain && numberOf(plain.value)
    // `PRECIO_HORA` is a price, and no hours.
    const [head] = plain === null ? [] : wordsOf(plainText(plain.name)).filter((word) => !HOW_MANY.test(word))
    const isNamed = noun !== '' && head !== undefined && termOf(head) === term
    return isNamed && value !== null ? [{ value, after: '' }] : []
  })
}

const HOW_MANY = /^(?:num|numero|cantidad|total|max|maxim[oa]|min|minim[oa]|n|lim|limite)$/

/** The numbers of the requests that the noun may mean: those beside it, or the only one. */
function statedValues({ noun, isCount }: Freed, earlier: Frame): Fixed[] {
  const { numbers } = readTask(earlier)
  const beside = numbers.filter(
    ({ before, after, percent }) =>
      noun !== '' &&
      (!percent || SHARE.test(noun)) &&
      [...before.split(' ').slice(-3), ...after.split(' ').slice(0, 2)].some((word) => termOf(word) === termOf(noun)),
  )
  if (beside.length > 0) return beside
  const known = numbers.filter(({ value, after }) => value !== 0 && !/^(?:al|a|hasta|y el|y) \d/.test(after))
  return known.length === 1 && (noun === '' || (isCount && !known[0]?.percent) || SIZE.test(noun)) ? known : []
}

const SHARE =
  /^(?:porcentaje|descuento|iva|interes|propina|comision|rebaja|impuesto|retencion|irpf|recargo|tipo|tasa)s?$/
/** What says of the one number of a request how much it is. */
const SIZE =
  /^(?:altura|alto|longitud(?:es)?|largo|tamano|anchura|ancho|filas?|lineas?|maximo|tope|final|tabla|caracteres|base|lado|niveles?|pisos?|repeticiones|vueltas|cuantos|porcentaje|descuento|iva|cambio|rango)$/

function withQuestion(
  p: Program,
  stated: Fixed,
  { noun, plain }: { noun: string; plain: string },
): Omit<Typed, 'rest'> | null {
  const constant = constantOf(p, stated.value)
  const called = noun === '' ? nounBeside(stated, plain) : noun
  const name = constant?.name ?? freeAtTop(p, identifier(called), isFeminine(called))
  const question = questionFor(p, { called, name, stated, options: optionsIn(plain, stated.value) })
  const [first] = mainStatements(p)
  if (!first) return null
  const uses = constant ? [] : usesOf(p, stated.value, name)
  if (!constant && uses.length === 0) return null
  const place = linesOf(p, constant?.node ?? first)
  const asked = `${name} = ${question.read}${againUnless(question)}`
  const edits: Edit[] = constant
    ? [{ ...place, text: asked }]
    : [{ from: place.from, to: place.from, text: `${asked}\n` }, ...uses]
  const fresh = edited(p, edits)
  if (!behavesAlike(p.source, fresh, { value: stated.value, label: question.label })) return null
  const value = String(stated.value).replace('.', ',')
  const between = question.options.length === 0 ? '' : ` y se vuelve a preguntar si no es ${oneOf(question.options)}`
  return {
    code: fresh,
    told: `El ${value} ya no es fijo: se pide por teclado y se guarda en ${inlineCode(name)}${between}.`,
  }
}

function questionFor(
  p: Program,
  { called, name, stated: { value }, options }: { called: string; name: string; stated: Fixed; options: number[] },
): Question {
  const spoken = accented(called).replaceAll('_', ' ')
  const among = options.length === 0 ? '' : ` (${oneOf(options)})`
  const label = `${upperFirst(spoken)}${among}: `
  const type = nounType(called) ?? 'int'
  const isWhole =
    Number.isInteger(value) && (type === 'int' || type === 'text' || ANY.test(called) || isLimit(p, value))
  const ask = `input(${textLiteral(p, label)})`
  const read = isWhole ? `int(${ask})` : `float(${ask}.replace(${textLiteral(p, ',')}, ${textLiteral(p, '.')}))`
  return { name, label, read, options }
}

/** «4, 10 o 21»: only these are taken. */
const againUnless = ({ name, read, options }: Question) =>
  options.length === 0 ? '' : `\nwhile ${name} not in (${options.join(', ')}):\n    ${name} = ${read}`

/** The values among which one chooses, where the wish lists them and the old one is among them. */
function optionsIn(plain: string, value: number): number[] {
  const [listedValues] = /\b\d+(?: (?:o |y |u )?\d+)+\b/.exec(plain) ?? []
  const options = (listedValues ?? '')
    .split(/[^\d]+/)
    .filter((text) => text !== '')
    .map(Number)
  return options.includes(value) ? options : []
}

const oneOf = (options: readonly number[]) => listed(options.map(String), 'o')

/** A name that nothing of the main program has; a parameter may have it. */
function freeAtTop(p: Program, wanted: string, feminine: boolean): string {
  const [top] = p.scopes
  const isFree = top !== undefined && p.binds(wanted, top).length === 0
  return isFree ? wanted : freeName(p, `${wanted}_elegid${feminine ? 'a' : 'o'}`)
}

/** A noun for the question where the wish names none: the one that the number counts. */
function nounBeside({ after }: Fixed, plain: string): string {
  if (/\bcuant[oa]s\b/.test(plain)) return 'cantidad'
  const counted = after.split(' ')[0] ?? ''
  if (/^[a-z]{4,}s$/.test(counted) && !/^(?:primer|numer)/.test(counted)) return counted
  return 'numero'
}

/** `SEGUNDOS = 10` at the top of the program. */
function constantOf(p: Program, value: number) {
  for (const node of mainStatements(p)) {
    const plain = plainAssign(node)
    if (plain && numberOf(plain.value) === value) return { name: plain.name, node }
  }
  return null
}

/** Whether a loop goes as far as the value. */
const isLimit = (p: Program, value: number) =>
  p.spots('call').some(({ node }) => {
    const range = callTo(node, 'range')
    return range?.arguments.some((each) => [value, value + 1].includes(numberOf(each.value) ?? Number.NaN)) ?? false
  })

/** The value wherever it stands: as a number, as the end of a range, in a text that is shown. */
function usesOf(p: Program, value: number, name: string): Edit[] {
  const numbers = p.spots('number').filter(({ node }) => numberOf(node) === value)
  const ends = p.spots('call').flatMap(({ node }): Edit[] => {
    const range = callTo(node, 'range')
    const [from, to] = range?.arguments ?? []
    const isEnd = range?.arguments.length === 2 && from && numberOf(from.value) === 1 && to
    return isEnd && numberOf(to.value) === value + 1
      ? [{ from: to.value.from, to: to.value.to, text: `${name} + 1` }]
      : []
  })
  // A size that a request counts is the end of a loop before it is a number of a text.
  if (numbers.length + ends.length === 0) return []
  const shown = [...p.spots('format-string'), ...p.spots('string')].flatMap(({ node }) =>
    shownIn(p, node, { value, name }),
  )
  return [...numbers.map(({ node }) => ({ from: node.from, to: node.to, text: name })), ...ends, ...shown]
}

function shownIn(
  p: Program,
  node: { from: number; to: number; kind: string },
  { value, name }: { value: number; name: string },
): Edit[] {
  const text = p.source.slice(node.from, node.to)
  const isFormat = node.kind === 'format-string'
  // A text with braces of its own would have to double them.
  if (!isFormat && /[{}]/.test(text)) return []
  const found = [...text.matchAll(new RegExp(`(?<![\\w.{}:])${value}(?![\\w.]\\w|\\w)`, 'g'))].filter(
    ({ index }) => !isFormat || depthAt(text, index) === 0,
  )
  const edits = found.map(({ index, 0: digits }) => ({
    from: node.from + index,
    to: node.from + index + digits.length,
    text: `{${name}}`,
  }))
  return isFormat || edits.length === 0 ? edits : [{ from: node.from, to: node.from, text: 'f' }, ...edits]
}

const depthAt = (text: string, at: number) => text.slice(0, at).split('{').length - text.slice(0, at).split('}').length

/** With the old value typed, the program prints what it printed; where nobody can tell, it is believed. */
function behavesAlike(before: string, after: string, { value, label }: { value: number; label: string }): boolean {
  const tree = parsePython(after)
  if (tree.errors.length > 0) return false
  const rest = ['7', '3', '2', '5', '4', '9']
  const old = evaluateProgram(parsePython(before), { input: rest })
  const fresh = evaluateProgram(tree, { input: [String(value), ...rest] })
  if (fresh.kind === 'raised' && old.kind !== 'raised') return false
  return old.kind !== 'done' || fresh.kind !== 'done' || withoutQuestion(fresh.output, label) === old.output
}

const withoutQuestion = (output: string, label: string) => output.replace(label, '')
