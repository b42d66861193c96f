import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import { TRACED } from '../../../engine/requests/run-orders'
import type { Block } from '../../../engine/skill'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { linesOf } from '../../../python/lines'
import { allNames } from '../../../python/names'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { inFull } from '../../concepts/find/asking'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { believedNumber } from '../parts/guess'
import { roundsList, run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { traceList, traceTable } from '../parts/trace-list'
import { ASKS_BRANCH, branchFact } from './branches'
import { ASKS_COUNT, countShown } from './counted'
import { firstTryBlocks } from './first-try'
import { withoutRepeats } from './focus'
import { questionsOf, saidText } from './said'
import { tableFact } from './table-facts'
import { tableSteps } from './table-steps'
import { timesCalled, timesShown } from './times'
import { typedBlocks } from './typed-cases'
import { valuesOf } from './values'

export const TIMES = /\bcuant[oa]s? (?:veces|vueltas|iteraciones|repeticiones|pasadas|llamadas)\b/
const ROUND =
  /\b(?:(primera?|segunda?|tercera?|cuarta?|quinta?|ultima?)|(?:vuelta|iteracion|pasada|ronda) (?:numero )?(\d{1,2})) ?(?:vuelta|iteracion|pasada|repeticion|vez|ronda)?\b/
const IS_ROUND = /\b(?:vueltas?|iteraci\w+|pasadas?|repeticion\w*|rondas?)\b/
const FINAL = /\b(?:a|al|en el) final\b|\b(?:cuando|al) (?:acaba\w*|termina\w*)\b|\bqueda\w*\b/
const VALUE = /\b(?:que|cuanto|cual) (?:\w+ )?(?:vale|valdra|tiene|valor|contiene|hay|queda)\b/
const TYPE =
  /\bque (?:tipo|clase) (?:de \w+ )?(?:de \w+ )?(?:es|tiene|devuelve|sera|da|sale|queda)\b|\bde que tipo\b|\b(?:es|seria) (?:una?|de tipo) (lista|tupla|diccionario|dict|conjunto|texto|string|str|cadena|numero|entero|int|float|decimal|booleano|bool)\b/
const RETURNS = /\bque (?:tipo|clase)\b|\bque (?:me |te )?(?:devuelve|retorna|regresa)\b/
const LENGTH =
  /\bcuant[oa]s? (?:elementos|cosas|letras|datos|valores|numeros|palabras|caracteres|items|claves)?(?: \w+)? ?(?:tiene|hay en|mide|lleva|caben en|contiene)\b|\bcuanto mide\b/
const CHANGES =
  /\b(?:cambia|cambian|modifica|se modifica|se cambia|altera|afecta|toca|pierde|estropea)\b|\bsigue (?:igual|siendo)\b|\bqueda igual\b/
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint']

const told = new WeakMap<Ask['frame'], { module: Source['module']; facts: string[] }>()

/** What the run of the program answers by itself, question by question; looked for once. */
export function runFacts(ask: Ask): string[] {
  const before = told.get(ask.frame)
  if (before?.module === ask.source.module) return before.facts
  const facts = factsOf(ask)
  told.set(ask.frame, { module: ask.source.module, facts })
  return facts
}

function factsOf(ask: Ask): string[] {
  const questions = questionsOf(ask.frame.message.prose).map(inFull)
  const meant = questions.map((said) => spokenCall(said, ask.source)).find((call) => call !== null) ?? null
  const facts = questions.flatMap((said) => {
    const counted = countShown(said, believedNumber(ask.frame.message.prose), ask.source)
    if (counted !== null) return counted
    const given = spokenCall(said, ask.source)
    const isNew = meant !== null && !ask.source.module.source.includes(meant)
    const branch = branchFact(said, isNew ? withCall(meant, ask.source) : ask.source)
    if (branch !== null) return [...(given === null ? [] : texts(givesText(given, ask.source))), branch]
    const gives = given === null ? null : givesText(given, ask.source)
    const called = gives ?? (RETURNS.test(said) ? typeOfCall(said, ask.source) : null)
    return called ?? runFact(ask, said) ?? []
  })
  return withoutRepeats(facts)
}

/** How often something is shown or gone through is asked, or which branch is taken: what else may be told of the program is not. */
export function asksOfRun({ frame }: Ask): boolean {
  const said = saidText(frame.message.prose)
  return TIMES.test(frame.plain) || ASKS_COUNT.test(said) || ASKS_BRANCH.test(said)
}

const texts = (text: string | null) => (text === null ? [] : [text])

/** The same as an answer shows it, with what comes of what is typed, and the run turn by turn where that is asked. */
export function factBlocks(ask: Ask): Block[] {
  const facts = runFacts(ask).map((markdown): Block => ({ kind: 'text', markdown }))
  const first = firstTryBlocks(saidText(ask.frame.message.prose), ask.source)
  return [
    ...typedBlocks(ask),
    ...first,
    ...facts,
    ...tableSteps(ask),
    ...(TRACED.test(ask.frame.plain) ? traceBlocks(ask) : []),
  ]
}

function traceBlocks({ code, source }: Ask): Block[] {
  const result = run(code.tree)
  const table = traceTable(result, MAX_TRACE, source)
  if (table !== null) return [{ kind: 'markdown', markdown: table }]
  const items = traceList(result, MAX_TRACE, source)
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}
const MAX_TRACE = 40

/** How often a loop goes round, what a name is worth when, what it is. Null where nothing of it is asked, or sure. */
export function runFact(ask: Ask, said = inFull(saidText(ask.frame.message.prose))): string | null {
  const ofTable = tableFact(said, ask.source)
  if (ofTable !== null) return ofTable
  const result = run(ask.code.tree)
  if (TIMES.test(said)) {
    const times = timesCalled(said, ask.source) ?? timesShown(said, ask.source)
    if (times !== null) return times
    const rounds = roundsList(ask.source, result)
    if (rounds.length > 0) return rounds.slice(0, MAX_LOOPS).join(' ')
  }
  const name = namedIn(said, ask)
  if (name === null || (result.kind !== 'done' && result.kind !== 'raised')) return null
  if (IS_ROUND.test(said) && ROUND.test(said)) return roundText(name, said, ask.source)
  if (TYPE.test(said)) return typeText(name, said, ask.source)
  if (LENGTH.test(said)) return lengthText(name, ask.source)
  if (VALUE.test(said) && FINAL.test(said)) {
    const value = atEnd(`repr(${name})`, ask.source)
    return value === null ? null : endText(name, value, ask)
  }
  return CHANGES.test(said) && !/\by si\b|\bsi (?:pongo|quito|cambio)\b|\bpor que\b/.test(said)
    ? changesText(name, ask.source)
    : null
}

/** What a name holds at the end, what somebody believed of it, and how it came to that. */
function endText(name: string, value: string, { frame, source }: Ask): string {
  const believed = believedNumber(frame.message.prose)
  const verdict = believed === null ? '' : Number(believed) === Number(value) ? '**Sí.** ' : `**No es ${believed}.** `
  const way = believed === null ? null : changesText(name, source)?.replace(/^.*programa: /, '')
  return `${verdict}Al final, ${inlineCode(name)} vale ${inlineCode(value)}.${way ? ` Va cambiando así: ${way}` : ''}`
}

const MAX_LOOPS = 3
const MAX_VALUES = 8

/** The name of the program that a sentence speaks of. */
function namedIn(said: string, { code, frame }: Ask): string | null {
  const names = allNames(code.tree)
  return (
    frame.names.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said)) ??
    said
      .match(/[a-z_]\w*/g)
      ?.find((word) => word.length > 1 && names.has(word) && !/^(?:es|el|la|un|una|de|en)$/.test(word)) ??
    frame.names[0] ??
    null
  )
}

/** What an expression is worth when the program has ended. */
function atEnd(expression: string, { module }: Source): string | null {
  const program = `${module.source.trimEnd()}\nprint("${MARK}" + str(${expression}))\n`
  const result = evaluateProgram(parsePython(program))
  const [, value] = result.kind === 'done' ? (new RegExp(`${MARK}([^\\n]*)\\n$`).exec(result.output) ?? []) : []
  return value ?? null
}

const MARK = '\u0001'

/** The values after each turn of the loop in which a name gets them. */
function roundText(name: string, said: string, { module }: Source): string | null {
  const loop = [...statementsIn(module.body)].find(
    (node) => (node.kind === 'for' || node.kind === 'while') && module.source.slice(node.from, node.to).includes(name),
  )
  const last = loop && 'body' in loop ? loop.body.at(-1) : undefined
  if (loop === undefined || last === undefined || (loop.kind !== 'for' && loop.kind !== 'while')) return null
  const end = module.source.slice(0, last.to).trimEnd().length
  const [first] = loop.body
  const margin = first ? (/[ \t]*$/.exec(module.source.slice(0, first.from))?.[0] ?? '') : ''
  const probe = `\n${margin}print("${MARK}" + repr(${name}))`
  const result = evaluateProgram(parsePython(module.source.slice(0, end) + probe + module.source.slice(end)))
  const values = [...result.output.matchAll(new RegExp(`${MARK}([^\\n]*)\\n`, 'g'))].map(([, value = '']) => value)
  const [, ordinal, number] = ROUND.exec(said) ?? []
  const at = ordinal?.startsWith('ultim')
    ? values.length - 1
    : number !== undefined
      ? Number(number) - 1
      : ORDINALS.findIndex((word) => ordinal?.startsWith(word))
  const value = values[at]
  if (value === undefined || values.some((each) => each.length > MAX_LENGTH)) return null
  const isTarget = loop.kind === 'for' && namesOf(loop.target).includes(name)
  const all = values.slice(0, MAX_VALUES).map(inlineCode).join(' → ')
  return `${isTarget ? 'En' : 'Al terminar'} la **vuelta ${at + 1}**, ${inlineCode(name)} vale ${inlineCode(value)}. Vuelta a vuelta: ${all}${values.length > MAX_VALUES ? ' …' : ''}.`
}

const MAX_LENGTH = 60

const KINDS: Readonly<Record<string, string>> = {
  int: 'un número entero (`int`)',
  float: 'un número con decimales (`float`)',
  str: 'un texto (`str`)',
  list: 'una lista (`list`)',
  tuple: 'una tupla (`tuple`)',
  dict: 'un diccionario (`dict`)',
  set: 'un conjunto (`set`)',
  bool: 'un booleano (`bool`): `True` o `False`',
  NoneType: '`None`, es decir, nada',
}
const SPOKEN: readonly (readonly [RegExp, RegExp])[] = [
  [/lista/, /^list$/],
  [/tupla/, /^tuple$/],
  [/dic/, /^dict$/],
  [/conjunto/, /^set$/],
  [/texto|str|cadena/, /^str$/],
  [/numero/, /^(?:int|float)$/],
  [/entero|int/, /^int$/],
  [/float|decimal/, /^float$/],
  [/bool/, /^bool$/],
]

/** «¿Qué devuelve most_common?»: of the call that is named, its value and of what kind that is. */
function typeOfCall(said: string, source: Source): string | null {
  for (const node of allExpressions(source.module)) {
    if (node.kind !== 'call' || !new RegExp(`\\b${calledName(node).toLowerCase()}\\b`).test(said)) continue
    const [value] = valuesOf(node, source)
    const kind = value === undefined ? null : shownKind(value)
    if (kind !== null) return `${quote(source, node)} devuelve ${kind}: aquí, ${inlineCode(value ?? '')}.`
  }
  return null
}

/** «¿Y si le paso una lista vacía?», «con 12000 ¿cuánto da?»: the call of the program's only function that is meant; null where none is. */
function spokenCall(said: string, { module }: Source): string | null {
  const [only, more] = module.body.filter((node) => node.kind === 'function')
  if (only?.kind !== 'function' || more || only.parameters.length !== 1 || !GIVES.test(said)) return null
  const value = GIVEN.find(([words]) => words.test(said))?.[1] ?? NUMBER.exec(said)?.[1]
  return value === undefined ? null : `${only.name}(${value})`
}

const withCall = (call: string, { module }: Source): Source => {
  const tree = parsePython(`${module.source.trimEnd()}\nprint(${call})\n`)
  return { module: tree, lines: linesOf(tree.source) }
}

/** What a call of the program's gives. */
function givesText(call: string, { module }: Source): string | null {
  const result = evaluateProgram(parsePython(`${module.source.trimEnd()}\nprint("${MARK}" + repr(${call}))\n`))
  if (result.kind === 'raised')
    return `${inlineCode(call)} se para con ${inlineCode(`${result.type}: ${result.message}`)}.`
  const shown = result.kind === 'done' ? result.output.split(MARK)[1]?.trimEnd() : undefined
  return shown === undefined ? null : `${inlineCode(call)} devuelve ${inlineCode(shown)}.`
}
const GIVES = /\b(?:si|con|para|cuando|y)\b/
const NUMBER =
  /\b(?:con|para|si|cuando)\b(?: (?:una?|el|la|le|me|es|paso|doy|meto|pongo|vale|recibe|sea|de|que|tengo|entra|n|x|\w+ de)){0,4} (-?\d+(?:\.\d+)?)(?![\w.:/%-])/
const GIVEN: readonly (readonly [RegExp, string])[] = [
  [/\blista vacia\b/, '[]'],
  [/\b(?:texto|cadena|string|palabra|frase) vaci[oa]\b/, '""'],
  [/\bdiccionario vacio\b/, '{}'],
  [/\b(?:paso|doy|mando|meto|pongo|llega) (?:un )?none\b/, 'None'],
]

/** Of what kind a value is, by the way that Python shows it. */
function shownKind(value: string): string | null {
  const type = evaluateProgram(
    parsePython(`v = ${value}\nprint(type(v).__name__)\nfor e in v:\n    print(type(e).__name__)\n`),
  )
  const [kind = '', ...inner] = type.output.trim().split('\n')
  if (!Object.hasOwn(KINDS, kind)) return null
  const of = /^(?:list|tuple)$/.test(kind) && new Set(inner).size === 1 ? (PLURALS[inner[0] ?? ''] ?? '') : ''
  return `**${KINDS[kind]?.replace(/ \(.*/, '') ?? kind}** (\`${kind}\`)${of}`
}
const PLURALS: Readonly<Record<string, string>> = byWord({
  int: ' de números enteros',
  float: ' de números con decimales',
  str: ' de textos',
  list: ' de listas',
  tuple: ' de tuplas (valores que van juntos)',
  dict: ' de diccionarios',
})

function typeText(name: string, said: string, source: Source): string | null {
  const type = atEnd(`type(${name}).__name__`, source)
  const value = atEnd(`repr(${name})`, source)
  if (type === null || value === null || value.length > MAX_LENGTH * 2) return null
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : `un objeto de la clase ${inlineCode(type)}`
  const guessed = TYPE.exec(said)?.[1]
  const isRight = guessed && SPOKEN.find(([words]) => words.test(guessed))?.[1].test(type)
  return `${guessed === undefined ? '' : isRight ? 'Sí: ' : 'No: '}${inlineCode(name)} es ${kind}. Vale ${inlineCode(value)}. Para comprobarlo tú: ${inlineCode(`print(type(${name}))`)}.`
}

function lengthText(name: string, source: Source): string | null {
  const length = atEnd(`len(${name})`, source)
  const value = atEnd(`repr(${name})`, source)
  if (length === null || value === null || value.length > MAX_LENGTH * 2) return null
  return `${inlineCode(name)} tiene **${length}**: vale ${inlineCode(value)}. Lo da ${inlineCode(`len(${name})`)}.`
}

/** Whether anything gives a name another value than its first. */
function changesText(name: string, source: Source): string | null {
  const result = run(source.module)
  if (result.kind !== 'done' && result.kind !== 'raised') return null
  const values = result.steps.flatMap(({ changes }) =>
    changes.filter((change) => change.name === name).map(({ value }) => value),
  )
  const [first, second] = values
  if (first === undefined || first.length > MAX_LENGTH * 2) return null
  if (second === undefined)
    return `No: ${inlineCode(name)} no cambia. Vale ${inlineCode(first)} desde que se crea hasta el final; el programa solo lo lee.`
  const shown = values.slice(0, MAX_VALUES).map(inlineCode).join(' → ')
  return `Sí: ${inlineCode(name)} cambia mientras se ejecuta el programa: ${shown}${values.length > MAX_VALUES ? ' …' : ''}.`
}
