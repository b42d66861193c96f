import { quoted } from '../../../../engine/task/read-data'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { indented, render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { plural } from '../../plan/noun-names'
import { findData } from '../../plan/tables/data'
import { understanding } from '../../plan/understanding'
import type { Column, Source } from '../read/column'
import { columnOf } from '../read/column-of'
import { markContext } from '../read/context'
import { Tokens } from '../read/tokens'
import { givenSource } from '../sources/given-source'
import { givenParameter, parameterSource } from '../sources/parameter-source'
import { queryBody } from './function-body'
import { invoiceBody, RATE } from './invoice-body'

/** A function that is given rows (tuples, dictionaries) and returns what is told of them: sums, means, a tax, groups, chosen ones. */
export const rowFunctionMaker: Maker = (task, { message }) => {
  const [signature = unnamed(task)] = task.functions
  if (!signature || task.functions.length > 1 || task.classes.length > 0) return []
  const draft = functionOf(task, message.text, signature)
  return draft ? [draft] : []
}

/** «función que reciba una lista de diccionarios de alumnos»: called by what is done and of what. */
function unnamed({ request }: Task): Signature | null {
  const found =
    /\bfuncion (?:que|para)(?: (?:se )?(?:le )?(?:recib\w+|tom\w+|pas\w+|dad[oa]))? (?:una )?lista de (?:tuplas|diccionarios|listas)(?: (?:de|con) (?:los |las )?([a-z]{3,}s)\b)?/.exec(
      request.text,
    )
  if (!found) return null
  const rows = found[1] ?? 'filas'
  const verb = VERBS.find(([words]) => words.test(request.text))?.[1] ?? 'resumir'
  return { name: `${verb}_${rows}`, parameters: [rows] }
}
const VERBS: readonly (readonly [words: RegExp, verb: string])[] = [
  [/\borden\w+/, 'ordenar'],
  [/\b(?:filtr\w+|solo l[oa]s|que (?:teng|tien|pas|super)\w+|aprobad\w+|suspens\w+)\b/, 'filtrar'],
  [/\bmedias?\b/, 'media'],
  [/\b(?:total|suma\w*)\b/, 'total'],
  [/\bcuent\w+|\bcuant[oa]s\b/, 'contar'],
]

type Signature = Task['functions'][number]

function functionOf(task: Task, message: string, { name, parameters, defaults }: Signature): Draft | null {
  const { found, rest } = literalData(message)
  const [rows, ...others] = parameters
  if (rows === undefined) return null
  const source = parameterSource(rows, message) ?? givenParameter(rows, found, { rest, message })
  if (source === null) return null
  const reading = new Reading(readRequestText(rest))
  reading.take(
    new RegExp(
      String.raw`\b(?:(?:hola|una|la|funcion|def|llamada|que|se|llame|llama|quiero|necesito|hazme|haz) ){0,8}${name.toLowerCase()}(?: \( [^)]{0,80} \))?`,
    ),
  )
  const extra = others
    .filter((name) => !RATE.test(name))
    .map((name): Column => ({ ...columnOf(name, []), name, type: 'number' }))
  const tokens = new Tokens(reading, [...source.columns, ...extra])
  tokens.take(
    new RegExp(
      String.raw`\b(?:(?:donde|,|y|que|le|paso|pasas|recib\w+) ){0,8}(?:${rows}|EACH)? ?(?:(?:es|sera|son|ONE|una|de) ){0,8}lista (?:de (?:tuplas?|diccionarios?|listas?|pares|parejas))?(?: (?:con|de|\(|\)|,|y|las|claves|campos|C\d+)){0,24}`,
    ),
  )
  markContext(tokens, task, source)
  const decimals = decimalsOf(task)
  const body =
    invoiceBody({ tokens, source, others, decimals }) ?? queryBody({ task, tokens, source, message, decimals })
  if (body === null) return null
  const call = callOf({ name, rows, others: others.filter((each) => defaults?.[each] === undefined), source, message })
  const definition = [
    `def ${name}(${parameters.map((each) => (defaults?.[each] === undefined ? each : `${each}=${defaults[each]}`)).join(', ')}):`,
    ...indented(body.lines),
  ]
  const code = render({ definitions: [definition], body: call })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: `La función \`${name}\` ${body.said}.`,
    how: body.how,
    example: exampleOf(code),
    unmet: unmet(tree, task.constraints),
    fit,
    missing,
  }
}

/** Numbers in the words of a function are no data: only what stands in brackets is. */
function literalData(message: string): ReturnType<typeof findData> {
  const found = findData(message).found.filter(({ from, to }) => /[[{]/.test(message.slice(from, to)))
  let rest = message
  for (const { from, to } of found.toReversed()) rest = `${rest.slice(0, from)} ; ${rest.slice(to)}`
  return { found, rest }
}

type Called = { name: string; rows: string; others: readonly string[]; source: Source; message: string }

/** The function called with the data of the request, or with two rows of its kind. */
function callOf({ name, rows, others, source, message }: Called): string[] {
  const { found } = literalData(message)
  const given = found.find(({ data }) => data.kind === 'rows' || data.kind === 'pairs')
  const shown = given && givenSource({ ...given, name: rows }, { rest: '', message })
  const more = others.map(() => 21)
  if (shown) return [...shown.setup, `print(${[`${name}(${[rows, ...more].join(', ')})`].join('')})`]
  const row = (at: number) => source.columns.map((column) => sample(column, at))
  const lines = [0, 1].map((at) =>
    source.shape === 'dicts'
      ? `    {${source.columns.map((column, index) => `'${column.header}': ${row(at)[index]}`).join(', ')}},`
      : `    (${row(at).join(', ')}),`,
  )
  return [`${rows} = [`, ...lines, ']', `print(${name}(${[rows, ...more].join(', ')}))`]
}

function sample({ type, name }: Column, at: number): string {
  if (type === 'whole') return String([3, 2][at])
  if (type === 'money' || type === 'number') return String([12.5, 40][at])
  return quoted([name, plural(name)][at] ?? '')
}
