import type { Draft, Maker, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { indented, render } from '../compose/program'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { understanding } from '../plan/understanding'
import { statedExamples } from '../told/stated-examples'
import type { Known } from './condition'
import { type Contract, openResult, readContract } from './contract'
import type { Asked, Body } from './results/asked'
import { listTest, saysTrue, valueTest } from './results/bool-result'
import { dictResult } from './results/dict-result'
import { listResult } from './results/list-result'
import { partsResult } from './results/parts-result'
import { scalarResult } from './results/scalar-result'
import { isNumeric, sampleOf, scalar } from './shapes'
import { textView } from './text-view'
import { withoutUnused } from './unused-names'
import { viewOf } from './view'

/**
 * Functions by what they take and what they give back, read apart from each other: any elements (numbers, words of a text, rows, what a
 * dictionary holds), chosen, put in order, counted or put together, in any form that is asked for.
 */
export const contractMaker: Maker = (task, { message }) => {
  const written = new Map<string, string>()
  const draft = draftOf(task, message.text, written)
  return draft ? [draft] : []
}

function draftOf(task: Task, message: string, written: Map<string, string>): Draft | null {
  const contract = readContract(task, message)
  if (contract === null) return null
  for (const { plain, text } of contract.reading.words)
    if (!/^[A-Z]$/.test(written.get(plain) ?? '')) written.set(plain, text)
  const raw: Known['raw'] = (plain) => (written.get(plain) ?? plain.replace(/[«»]/g, '')).replaceAll("'", '’')
  const body = bodyOf(contract, raw)
  if (body === null) return null
  const { name, parameters, defaults } = contract
  const text = body.lines.join('\n')
  if (parameters.some((each) => !new RegExp(`(?<!\\w)${each.name}(?!\\w)`).test(text))) return null
  const head = parameters.map((each) =>
    defaults[each.name] === undefined ? each.name : `${each.name}=${defaults[each.name]}`,
  )
  const definition = [`def ${name}(${head.join(', ')}):`, ...indented(withoutUnused(body.lines))]
  const isOfDates = /\bdate \(/.test(contract.reading.text)
  const shown = statedExamples(message, name).map(({ call }) => `print(${call.replace(/"([^"'\\]*)"/g, "'$1'")})`)
  const own = ownCall(contract, text)
  const code = render({
    imports: [...(body.imports ?? []), ...(isOfDates ? ['from datetime import date'] : [])],
    definitions: [definition],
    body: shown.length > 0 ? shown : isOfDates ? own.map(asDates) : own,
  })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { reading } = contract
  reading.markWords([
    ...parameters.map((each) => each.name.toLowerCase()),
    'diccionario',
    'tupla',
    'tuplas',
    'diccionarios',
    'texto',
    'palabras',
  ])
  reading.take(/\b(?:contando|teniendo en cuenta|considerando) (?:solo|unicamente)\b/)
  const { fit, missing } = understanding(reading)
  const isPartly = LEFT.test(openResult(contract))
  const most = isPartly ? UNSURE : missing.length > 0 ? PARTLY : 1
  return {
    code,
    title: `La función \`${name}\` ${body.said}.`,
    how: body.how.slice(0, 6),
    example: exampleOf(code),
    unmet: unmet(tree, task.constraints),
    fit: Math.min(fit, most),
    ...(missing.length === 0 ? {} : { missing }),
  }
}

/** A day as the request shows it: `date(2026, 1, 10)`. */
const asDates = (line: string) =>
  line.replace(/'(\d{4})-0?(\d+)-0?(\d+)'/g, (_, ...parts: string[]) => `date(${parts.slice(0, 3).join(', ')})`)

/** «devuelva la suma de los que …» is one value of them. */
const MEASURED =
  /^ ?(?:devuelv\w+|diga|calcul\w+)(?: (?:el|la|cual|es))* (?:suma|media|total|numero de|cantidad de|cuant[oa]s)\b(?! (?:por|de cada)\b)/

/** «de más caro a más barato» puts all of them in order. */
const ORDERS = /\bde (?:mas|mayor|menor|menos)(?: [a-z]+)? a (?:mas|menor|mayor|menos)\b/

/** Words that choose or compare, and that nothing has read: another value would come out. */
const LEFT =
  /\b(?:mas|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|salvo|excepto|empat\w+|primer[oa]s?|ultim[oa]s?|siguiente|anterior|acumulad\w+|segun|cada)\b/
const UNSURE = 0.45
/** Whoever reads all of it goes before. */
const PARTLY = 0.55

/** A call to try it with: rows stand in a variable of their own. */
function ownCall({ name, parameters, defaults, reading }: Contract, text: string): string[] {
  const needed = parameters.filter((each) => defaults[each.name] === undefined)
  const rows = needed.filter(
    ({ shape }) => shape.kind === 'list' && (shape.of.kind === 'record' || shape.of.kind === 'tuple'),
  )
  const setup = rows.flatMap(({ name: own, shape }) =>
    shape.kind === 'list' ? [`${own} = [`, ...[0, 1, 2].map((at) => `    ${sampleOf(shape.of, at)},`), ']'] : [],
  )
  const given = needed.map((each) =>
    rows.includes(each)
      ? each.name
      : REPEATED.test(text)
        ? repeated(each, reading.text)
        : argumentFor(each, reading.text),
  )
  return [...setup, `print(${name}(${given.join(', ')}))`]
}

/** What counts how often something comes is shown with something that comes twice. */
const REPEATED = /\b(?:set|Counter|fromkeys)\(/

function repeated(each: Contract['parameters'][number], text: string): string {
  if (each.shape.kind !== 'list' || !/^(?:text|number|any)$/.test(each.shape.of.kind)) return argumentFor(each, text)
  const [one, other] = [sampleOf(each.shape.of, 0), sampleOf(each.shape.of, 1)]
  return `[${one}, ${other}, ${one}]`
}

function argumentFor({ shape, name }: Contract['parameters'][number], text: string): string {
  if (shape.kind === 'date') return "'2026-02-01'"
  if (shape.kind === 'text') return saysTrue(text) && !/\bpalabras\b/.test(text) ? "'Sol2024'" : "'El perro y el gato'"
  if (shape.kind !== 'list' && shape.kind !== 'dict' && scalar(name).kind === 'text') return sampleOf(scalar(name))
  if (shape.kind === 'number') return /^(?:n|k|cuant|cantidad|top)/.test(name) ? '2' : '5'
  return sampleOf(shape)
}

function bodyOf(contract: Contract, raw: Known['raw']): Body | null {
  const text = openResult(contract)
  const [first] = contract.parameters
  if (!first) return null
  const says = saysTrue(contract.reading.text)
  if (says && (first.shape.kind === 'text' || first.shape.kind === 'number')) return valueTest(contract, raw)
  const asked = askedOf(contract, raw)
  if (asked === null) return null
  if (says) return listTest(asked)
  const isDict =
    (/\b(?:diccionario|dict)\b/.test(text) || contract.stated.some(({ shape }) => shape.kind === 'dict')) &&
    !contract.stated.some(({ shape }) => shape.kind === 'list')
  const tries = isDict
    ? [partsResult, dictResult]
    : /\btuplas?\b/.test(text) && !contract.stated.some(({ shape }) => shape.kind === 'list')
      ? [partsResult]
      : MEASURED.test(text.replace(/^¦+/, ''))
        ? [scalarResult, listResult]
        : ORDERS.test(text)
          ? [listResult, scalarResult]
          : /\bempat/.test(text) && !/\bordenad[oa]s?\b/.test(text)
            ? [scalarResult, listResult]
            : /\b(?:listas?(?! (?:esta|es|viene|vacia|de entrada))|l[oa]s [a-z]+(?: [a-z]+)? que|nombres|l[oa]s (?:que|\d+|n|k))\b/.test(
                  text,
                )
              ? [listResult, scalarResult]
              : [scalarResult, listResult]
  // A try that comes to nothing leaves no notes.
  for (const make of tries) {
    const own = { ...asked, contract: { ...contract, reading: contract.reading.copy() } }
    const body = make(own)
    if (body === null) continue
    contract.reading = own.contract.reading
    return body
  }
  return null
}

function askedOf(contract: Contract, raw: Known['raw']): Asked | null {
  const names = contract.parameters.map(({ name }) => name)
  const collection = contract.parameters.find(({ shape }) => shape.kind === 'list' || shape.kind === 'dict')
  const text = contract.parameters.find(({ shape }) => shape.kind === 'text')
  const others = contract.parameters.filter((each) => each !== (collection ?? text))
  const known = {
    numbers: others.filter(({ shape }) => isNumeric(shape)).map(({ name }) => name),
    texts: others.filter(({ shape }) => shape.kind !== 'date').map(({ name }) => name),
    dates: others.filter(({ shape }) => shape.kind === 'date').map(({ name }) => name),
    raw,
  }
  if (collection) {
    const view = viewOf(collection.name, collection.shape, names)
    return view && { contract, known: { ...known, view }, before: [], test: null, how: [] }
  }
  const cut = text ? textView(text.name, contract.reading, openResult(contract)) : null
  return cut && { contract, known: { ...known, view: cut.view }, before: cut.before, test: cut.test, how: cut.how }
}
