import { singular } from '../../../../engine/task/identifier'
import { quoted } from '../../../../engine/task/read-data'
import { asksForSomething } from '../../compose/coverage'
import type { Reading } from '../../compose/reading'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { CLEANING } from '../operators/clean-operators'
import { CUTTING } from '../operators/cut-operators'
import { FOR_EACH } from '../operators/each-operators'
import { ENDING } from '../operators/end-operators'
import { DROPS_REST, type Operator } from '../operators/operator'
import { type Each, inside, isPlain, listOf, type Value } from '../operators/pipeline-value'
import { type Family, openText, rounded, type Told, type ToldProgram } from '../told'
import type { ToldFunction, ToldParameter } from '../told-function'

/** All steps that words can name. A new one is a row of the table of its stage. */
const OPERATORS: readonly Operator[] = [...CLEANING, ...CUTTING, ...FOR_EACH, ...ENDING]

/** What stands before a condition that chooses: «los pares», «solo los positivos», «que sean mayores de 5». */
const IS_CHOICE =
  /\b(?:l[oa]s|solo|que (?:sean|son)|numeros|elementos|valores|quit\w+|elimin\w+|sin|cuant[oa]s|hay)(?: (?:numeros|l[oa]s|que|son|sean)){0,8} $/
type Found = { operator: Operator; match: RegExpExecArray }
const SAMPLES = {
  text: "'El perro y el gato. El perro ladra.'",
  number: '3',
  numbers: '[4, 7, 2, 9]',
  texts: "['sol', 'luna', 'mar']",
  date: "'14/02/2025'",
  matrix: '[[1, 2], [3, 4]]',
  map: "{'ana': 7, 'luis': 4}",
} as const

/**
 * A function that takes a text, a list or a number through several steps: the words name the steps, their kind the order, and types say
 * what must stand between them. Where the request shows an example, the ending that gives it is taken.
 */
export const pipelineFamily: Family = (told) => {
  const { reading } = told
  const asked = told.asked ?? givenAsked(told)
  const input =
    asked?.parameters.find(({ type }) => type === 'text' || type === 'numbers' || type === 'texts') ??
    asked?.parameters[0]
  if (
    !asked ||
    !input ||
    input.type === 'date' ||
    input.type === 'matrix' ||
    input.type === 'map' ||
    asked.parameters.length > 3
  )
    return null
  const rest = reading.take(DROPS_REST)
  const made = madeOf(told, { asked, input, rest: rest?.text ?? '' })
  if (made === null) return null
  const { value, used } = made
  if (asked.parameters.some(({ name }) => name !== input.name && !codeOf(value).includes(name))) return null
  for (const { match } of used) reading.use({ from: match.index, to: match.index + match[0].length })
  reading.markWords(['lista', 'texto', 'cadena', 'letras', 'palabra', 'palabras', 'frase', input.name, 'string'])
  const how = [...new Set(used.map(({ operator }) => operator.how))]
  const doubt = UNREAD_COST * Math.max(0, unreadOf(reading, asked.name) - 1)
  return endings(value, told).map((end) => ({
    ...(told.asked === null ? lineOf(told, end, how) : programOf(told, end, { input, how })),
    doubt,
  }))
}

/** How many words of the rule were not read: those from the function's name on. */
function unreadOf(reading: Reading, name: string): number {
  const start = reading.words.findIndex(({ text }) => text === name)
  return reading.words.filter(({ plain }, at) => at > start && !reading.isUsed(at) && asksForSomething(plain)).length
}

/** What a word that no step was made of costs: the steps might be of another task. */
const UNREAD_COST = 0.06

type Made = { value: Value; used: Found[] }

/** What the words make of the input, step by step; null where they name none. */
function madeOf(
  { reading }: Told,
  { asked, input, rest }: { asked: ToldFunction; input: ToldParameter; rest: string },
): Made | null {
  const text = openText(reading)
  const isWordwise = /\bpalabras?\b/.test(text) && !/^palabra$/.test(input.name)
  let value: Value = startOf(input)
  const used: Found[] = []
  const [test] = input.type === 'numbers' ? predicatesIn(text, 'number') : []
  if (test && !IS_CHOICE.test(text.slice(0, test.from))) return null
  if (test && value.kind === 'each') {
    value = { ...value, tests: [testOf(test, value.item)] }
    reading.use(test)
  }
  for (const each of operatorsIn(text).toSorted((a, b) => a.operator.stage - b.operator.stage)) {
    const next = each.operator.apply(value, {
      match: each.match,
      asked,
      text: `${rest} ${reading.text}`,
      input,
      isWordwise,
    })
    if (next === null) continue
    value = next
    used.push(each)
  }
  return used.length > 0 || (value.kind === 'each' && value.tests.length > 0) ? { value, used } : null
}

const WANTS = /\b(?:quiero|quedarme|dame|saca\w*|filtr\w+|necesito|en (?:una|1) (?:sola )?linea|comprension\w*)\b/

/** A list that the request shows, as if it were passed. */
function givenAsked({ task, message, reading }: Told): ToldFunction | null {
  const name = /^[ \t]*(?:tengo )?(?:[^=\r\n]{0,60}\b)?([a-z_]\w*)[ \t]*=[ \t]*\[/imu.exec(message)?.[1]
  const kind = task.data?.kind
  if (task.classes.length + task.functions.length > 0 || task.source === 'keyboard' || task.source === 'file')
    return null
  if (name === undefined || (kind !== 'numbers' && kind !== 'texts') || !WANTS.test(reading.text)) return null
  const data = reading.find(/= \[ [^\]]*\]/)
  if (data) reading.use({ from: Math.max(0, data.from - name.length - 1), to: data.to })
  const shown = reading.find(/\b(?:o sea|es decir|asi|ejemplo) \[ [^\]]*\]/)
  if (shown) reading.use(shown)
  return { name: '', parameters: [{ name, type: kind }], defaults: {} }
}

function lineOf({ task, message }: Told, code: string, how: string[]): ToldProgram {
  const named = /\b(?:llamad[oa]|se llame) ([a-z_]\w*)/i.exec(message)?.[1]
  const line = /\b([a-z_]\w*[ \t]*=[ \t]*\[[^\]]*\])/iu.exec(message)?.[1] ?? task.data?.code ?? ''
  return {
    imports: /\bre\./.test(code) ? ['import re'] : [],
    body: [
      line
        .replace(/"([^"'\\]*)"/g, "'$1'")
        .replace(/\s*=\s*/, ' = ')
        .replace(/,(?=\S)/g, ', '),
      '',
      ...(named === undefined ? [`print(${code})`] : [`${named} = ${code}`, `print(${named})`]),
    ],
    typed: [],
    title: 'Una sola línea recorre la lista y se queda con lo que pides.',
    how,
  }
}

const GLOBAL = OPERATORS.map((operator) => ({ operator, words: new RegExp(operator.words, 'g') }))

/** Each by its longest words: «los 4 últimos dígitos» is not «los dígitos». */
function operatorsIn(text: string): Found[] {
  const all = GLOBAL.flatMap(({ operator, words }) => {
    const [match] = [...text.matchAll(words)].toSorted((a, b) => b[0].length - a[0].length)
    return match === undefined ? [] : [{ operator, match }]
  }).toSorted((a, b) => b.match[0].length - a.match[0].length)
  const found: Found[] = []
  // «hashtags sin la almohadilla»: that is how they are found.
  const isFound = all.some(({ operator }) => operator.id === 'found')
  for (const each of all) {
    if (isFound && each.operator.id === 'remove') continue
    const [from, to] = [each.match.index, each.match.index + each.match[0].length]
    if (found.every((other) => from >= other.match.index + other.match[0].length || to <= other.match.index))
      found.push(each)
  }
  return found
}

function startOf({ name, type }: ToldParameter): Value {
  if (type === 'text') return { kind: 'one', type: 'text', code: name }
  if (type === 'number') return { kind: 'one', type: 'number', code: name }
  const item = singular(name) === name ? (type === 'texts' ? 'palabra' : 'numero') : singular(name)
  return {
    kind: 'each',
    of: type === 'texts' ? 'text' : 'number',
    source: name,
    item,
    map: item,
    tests: [],
    from: 'item',
  }
}

const codeOf = (value: Value) => (value.kind === 'one' ? value.code : `${inside(value)}`)

/** What may be returned, the most likely first. */
function endings(value: Value, { reading }: Told): string[] {
  if (value.kind === 'one') return [value.code]
  const { from, of } = value
  const asText = (sign: string) => `${sign}.join(${joined(value, of)})`
  const list = listOf(value)
  if (from === 'item' || from === 'piece' || /\blista\b/.test(reading.text)) return [list, asText("' '"), asText("''")]
  return from === 'word' ? [asText("' '"), asText("''"), list] : [asText("''"), asText("' '"), list]
}

const joined = (each: Each, of: 'text' | 'number') =>
  of === 'number' ? inside({ ...each, map: `str(${each.map})` }) : isPlain(each) ? each.source : inside(each)

function programOf(
  { asked, decimals, reading, task }: Told,
  code: string,
  { input, how }: { input: ToldParameter; how: string[] },
): ToldProgram {
  const parameters = asked?.parameters ?? []
  const name = asked?.name ?? 'funcion'
  const lines = linesOf(code, { decimals, reading })
  const imports = /\bre\./.test(code) ? ['import re'] : []
  return {
    imports,
    definitions: [
      [
        `def ${name}(${parameters.map((each) => (asked?.defaults[each.name] === undefined ? each.name : `${each.name}=${asked.defaults[each.name]}`)).join(', ')}):`,
        ...lines.map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: parameters.map(({ type, name: own }) =>
      own !== input.name
        ? SAMPLES[type]
        : input.type === 'number'
          ? '3524'
          : input.type === 'text' && (task.texts[0]?.length ?? 0) > 2
            ? quoted(task.texts[0] ?? '')
            : SAMPLES[type],
    ),
    typed: [],
    title: `La función \`${name}\` recorre \`${input.name}\` paso a paso y devuelve lo que pides.`,
    how,
  }
}

/** The body of the function; what no expression says is written as a loop. */
function linesOf(code: string, { decimals, reading }: Pick<Told, 'decimals' | 'reading'>): string[] {
  if (code.startsWith('@cuenta ')) {
    const items = code.slice('@cuenta '.length).replace(/^list\((\w+)\)$/, '$1')
    return ['cuenta = {}', `for uno in ${items}:`, '    cuenta[uno] = cuenta.get(uno, 0) + 1', 'return cuenta']
  }
  if (code.startsWith('@junta '))
    return [
      "junto = ''",
      `for letra in ${code.slice('@junta '.length)}:`,
      '    if not junto.endswith(letra):',
      '        junto += letra',
      'return junto',
    ]
  const comprehension = /^\[(.+?) for (\w+) in (.+)\]$/.exec(code)
  if (comprehension && /\byield\b|\bgenerador\b/.test(reading.text)) {
    const [, item, name, source] = comprehension
    return [`for ${name} in ${source}:`, `    yield ${item}`]
  }
  return [`return ${/^(?:\(|sum\(|\w+ \/ )/.test(code) ? rounded(code, decimals) : code}`]
}
