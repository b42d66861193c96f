import { inlineCode } from '../../../engine/compose'
import { inFull } from '../../../engine/lexicon/in-full'
import { TRACED } from '../../../engine/requests/run-orders'
import type { Block } from '../../../engine/skill'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { allNames } from '../../../python/names'
import { parsePython } from '../../../python/parse'
import { statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { believedNumber } from '../parts/guess'
import { roundsList, run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { traceList, traceTable } from '../parts/trace-list'
import { ASKS_BRANCH, branchFact } from './branches'
import { callTree } from './call-tree'
import { casePath } from './case-path'
import { ASKS_COUNT, countShown } from './counted'
import { onlyPrint } from './each-print'
import { effectFact } from './effects'
import { firstTryBlocks } from './first-try'
import {
  asksKind,
  atEnd,
  givesText,
  heldText,
  MARK,
  MAX_LENGTH,
  spokenCall,
  TYPE,
  typeOfCall,
  typeText,
  withCall,
} from './kinds-of-values'
import { momentText } from './moments'
import { withoutRepeats } from './once'
import { questionsOf, saidText } from './said'
import { severalRuns } from './several-runs'
import { tableFact } from './table-facts'
import { tableSteps } from './table-steps'
import { TIMES, timesCalled, timesShown, timesSwapped } from './times'
import { timesHeld } from './times-held'
import { typedBlocks } from './typed-cases'
import { originalName, outright, yesOrNo } from './yes-or-no'

const ROUND =
  /\b(?:(primera?|segunda?|tercera?|cuarta?|quinta?|ultima?)|(?:vuelta|iteracion|pasada|ronda) (?:numero )?(\d{1,2})) ?(?:vuelta|iteracion|pasada|repeticion|vez|ronda)?\b/

const IS_ROUND = /\b(?:vueltas?|iteraci\w+|pasadas?|repeticion\w*|rondas?)\b/

const FINAL =
  /\b(?:a|al|en el) final\b|\bacab\w+ (?:vali|siend|tenie)\w+\b|\b(?:cuando|al) (?:acaba\w*|termina\w*)\b|\bqueda\w*\b/

const VALUE =
  /\b(?:que|cuanto|cual) (?:\w+ )?(?:vale|valdra|tiene|valor|contiene|hay|queda|acab\w+ (?:valiendo|siendo|teniendo))\b/

const RETURNS = /\bque (?:tipo|clase)\b|\bque (?:me |te )?(?:devuelve|retorna|regresa)\b/

export const LENGTH =
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
    const again = severalRuns(said, ask.source)
    if (again !== null) return again
    const counted = countShown(said, believedNumber(ask.frame.message.prose), ask.source)
    if (counted !== null) return counted
    const effect = ask.frame.message.prose.includes('?') ? effectFact(said, ask.source) : null
    const shown = effect ?? onlyPrint(said, ask.source)
    if (shown !== null) return shown
    const times = TIMES.test(said) ? runFact(ask, said) : null
    if (times !== null) return times
    const given = spokenCall(said, ask.source)
    const isNew = meant !== null && !ask.source.module.source.includes(meant)
    const branch = branchFact(said, isNew ? withCall(meant, ask.source) : ask.source)
    if (branch !== null) return [...(given === null ? [] : texts(givesText(given, ask.source))), branch]
    const gives = given === null ? null : givesText(given, ask.source)
    const called = gives ?? (RETURNS.test(said) ? typeOfCall(said, ask.source) : null)
    return called ?? runFact(ask, said) ?? []
  })
  const decided = outright(ask.frame.message.prose).flatMap((said) => yesOrNo(said, ask.source) ?? [])
  // «¿Qué guarda top? ¿Es una tabla?»: what it is, once.
  const outspoken = facts.filter((fact) => !facts.some((other) => other === `Sí: ${fact}` || other === `No: ${fact}`))
  return withoutRepeats([...expressionFacts(ask), ...decided, ...outspoken])
}

/** «¿Qué pasa con `d["z"]`?»: an expression of the question with the program's own names, which the program does not hold. */
function expressionFacts({ frame, source }: Ask): string[] {
  const asked = frame.message.code.filter(({ form, code }) => form === 'inline' && code.length <= MAX_LENGTH)
  return asked.flatMap(({ code, tree }) => {
    const [only, more] = tree.body
    const isOne =
      only?.kind === 'expression' && more === undefined && /^(?:subscript|binary|compare)$/.test(only.value.kind)
    const told = isOne && !source.module.source.includes(code.trim()) ? givesText(code.trim(), source) : null
    return told === null || /`NameError/.test(told) ? [] : [told]
  })
}

/** Whether a question wants yes or no, and the program tells which. */
export const asksYesOrNo = ({ frame, source }: Ask): boolean =>
  outright(frame.message.prose).some(
    (said) => yesOrNo(said, source) !== null || (CHANGES.test(said) && originalName(said, source) !== null),
  )

/** How often something is shown or gone through is asked, or which branch is taken: what else may be told of the program is not. */
export function asksOfRun({ frame, source }: Ask): boolean {
  const said = saidText(frame.message.prose)
  return (
    severalRuns(said, source) !== null || TIMES.test(frame.plain) || ASKS_COUNT.test(said) || ASKS_BRANCH.test(said)
  )
}

const texts = (text: string | null) => (text === null ? [] : [text])

/** Of what kind something is, or what it holds, is asked. */
export const asksOfKind = ({ frame }: Ask): boolean => questionsOf(frame.message.prose).some(asksKind)

/** The same as an answer shows it, with what comes of what is typed, and the run turn by turn where that is asked. */
export function factBlocks(ask: Ask): Block[] {
  const facts = runFacts(ask).map((markdown): Block => ({ kind: 'text', markdown }))
  const said = saidText(ask.frame.message.prose)
  return [
    ...typedBlocks(ask),
    ...firstTryBlocks(said, ask.source),
    ...callTree(said, ask.source),
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
  const fact = tableFact(said, ask.source) ?? timesHeld(said, ask.source) ?? casePath(said, ask.source)
  if (fact !== null) return fact
  const result = run(ask.code.tree)
  if (TIMES.test(said)) {
    const times = timesSwapped(said, ask.source) ?? timesCalled(said, ask.source) ?? timesShown(said, ask.source)
    if (times !== null) return times
    const rounds = roundsList(ask.source, result)
    if (rounds.length > 0) return rounds.slice(0, MAX_LOOPS).join(' ')
  }
  const name = originalName(said, ask.source) ?? namedIn(said, ask)
  if (name === null) return null
  if (result.kind !== 'done' && result.kind !== 'raised')
    return asksKind(said) ? heldText(name, said, ask.source) : null
  const moment = momentText(name, said, ask.source)
  if (moment !== null) return moment
  if (IS_ROUND.test(said) && ROUND.test(said)) return roundText(name, said, ask.source)
  if (TYPE.test(said)) return typeText(name, said, ask.source)
  if (LENGTH.test(said)) return lengthText(name, ask.source)
  if (VALUE.test(said) && FINAL.test(said)) {
    const value = atEnd(`repr(${name})`, ask.source)
    return value === null ? null : endText(name, value, ask)
  }
  return CHANGES.test(said) &&
    !/\b(?:en )?otro (?:ejemplo|programa|caso|codigo)\b|\by si\b|\bsi (?:pongo|quito|cambio)\b|\bpor que\b/.test(said)
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
  const result = evaluatePiece(parsePython(module.source.slice(0, end) + probe + module.source.slice(end)))
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
