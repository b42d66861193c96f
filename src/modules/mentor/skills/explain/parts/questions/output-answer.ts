import { text } from '../../../../engine/blocks'
import { inlineCode } from '../../../../engine/compose'
import type { Block } from '../../../../engine/skill'
import { toldCases } from '../../../../engine/told-values'
import type { Statement } from '../../../../python/ast'
import { linesOf } from '../../../../python/lines'
import { parsePython } from '../../../../python/parse'
import { allExpressions, statementsIn } from '../../../../python/walk'
import { expressionText } from '../../focus/expression-text'
import { focusTexts } from '../../focus/focus'
import { withoutRepeats } from '../../focus/once'
import { questionsOf, saidText } from '../../focus/said'
import { callsBack, TIMES, timesCalled } from '../../focus/times'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import type { Idiom, Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { chooseIdioms, SURPRISING } from '../choose-idioms'
import { endBlocks } from '../explain-all'
import { purpose } from '../goal'
import { linesList } from '../lines-list'
import { isTooMuch } from '../most-words'
import { missingName, missingText, outputBlocks, roundsList, run } from '../output'
import { isPlain } from '../plain-statement'
import { traceList } from '../trace-list'
import { traps } from '../traps'
import type { Ask } from './ask'
import { ASKS_END, reasonText } from './why'

/** «¿Qué imprime?»: the output first, then why. */
export function outputAnswer(ask: Ask): Block[] {
  const { code, source } = ask
  const result = run(code.tree)
  const missing = missingName(result)
  const quiet = result.kind === 'done' && result.output === '' ? endBlocks(source, result) : []
  const shown = missing !== null ? [] : quiet.length > 0 ? quiet : outputBlocks(result, code.tree)
  // That a library is not run comes last: what it does is told all the same.
  const isForeign = result.kind === 'outside' && result.reason === 'library' && result.output === ''
  const told = isForeign ? [] : shown
  const isWhole = ask.frame.requests.has('explain-code')
  const whole = isWhole || works(code.tree.body) ? purpose(source) : null
  const purposes: Block[] = whole === null ? [] : [{ kind: 'text', markdown: whole }]
  const blocks = isWhole && !ASKS_VALUE.test(ask.frame.plain) ? [...purposes, ...told] : [...told, ...purposes]
  if (missing !== null)
    blocks.push({
      kind: 'text',
      markdown: `${missingText(missing)}. Pégamela y te digo qué sale.`,
    })
  const trace = traceList(result, 12, source)
  const isUnknown = result.kind === 'outside' || result.kind === 'too-long'
  const causes = causesOf(ask)
  const reasons = withoutRepeats([
    ...causes,
    ...focusTexts(ask),
    ...idiomsFor(ask),
    ...roundsList(source, result),
  ]).slice(0, causes.length > 0 ? Math.max(causes.length, MAX_WITH_CAUSE) : MAX_REASONS)
  // Who asks why it comes out so has seen it come out.
  if (causes.length > 0 && asksOnlyWhy(ask)) blocks.unshift(...reasons.splice(0, causes.length).map(text))
  if (reasons.length > 0) blocks.push({ kind: 'heading', text: 'Por qué' }, { kind: 'list', items: reasons })
  const isExplained = isUnknown || trace.length === 0 || reasons.length === 0 || works(code.tree.body)
  const lines = isExplained ? linesList(code.tree.body, source) : []
  const details: [string, string[]][] = [
    ['Línea a línea', lines],
    ['Paso a paso', trace],
  ]
  return [
    ...blocks,
    ...detailBlocks(
      details.filter(([, items]) => items.length > 0),
      blocks,
    ),
    ...(isForeign ? shown : []),
  ]
}

/** What is asked of the output itself is told before what the program is for. */
const ASKS_VALUE = /\b(?:cuanto|cuantos|que numero|que valor) (?:me )?(?:da|dara|sale|saldra|imprime|muestra|es)\b/

const MAX_WITH_CAUSE = 4
const MAX_REASONS = 12

/** Why it comes out so, where that is asked: the reason that the words mean, else what surprises in the program. */
function causesOf(ask: Ask): string[] {
  const { frame, source } = ask
  if (!frame.requests.has('why') && !ASKS_END.test(frame.plain)) return []
  const reason = reasonText(ask)
  const surprises = reason === null ? surprisesOf(ask) : []
  const conditions = reason === null && surprises.length === 0 ? shownConditions(source) : []
  return withoutRepeats([...(reason === null ? [] : [reason]), ...surprises, ...conditions, ...traps(source)])
}

/** «¿Por qué imprime …?»: nothing else is asked. */
const asksOnlyWhy = ({ frame }: Ask) =>
  questionsOf(frame.message.prose).every((said) => /\b(?:por que|como es que)\b/.test(said) || !ASKS_SHOWN.test(said))
const ASKS_SHOWN = /\b(?:que|cuanto|cual|como) (?:me |se )?(?:imprime|sale|salen|saca|muestra|devuelve|da|queda|vale)\b/

const MAX_CONDITIONS = 3

/** Comparisons that are shown themselves: what they ask is why they give `True` or `False`. */
const shownConditions = (source: Source): string[] =>
  [...allExpressions(source.module)]
    .flatMap((node) =>
      node.kind === 'call' && calledName(node) === 'print' ? node.arguments.map(({ value }) => value) : [],
    )
    .filter(({ kind }) => kind === 'compare' || kind === 'boolean-operation' || kind === 'not')
    .slice(0, MAX_CONDITIONS)
    .flatMap((node) => expressionText(node, source) ?? [])

const OF_TIME =
  /\b(?:tard\w+|lent[oa]\w*|rapid\w+|instantane\w+|etern\w+|se (?:cuelga|queda pillad\w+|atasca)|memoria)\b/
const CALL = /(?<![\w.])([a-z_]\w{0,40})\([^()\n]{0,60}\)(?:\.\w{1,30}(?:\([^()\n]{0,40}\))?){0,3}/gi

type Called = { blocks: Block[]; ask: Pick<Ask, 'code' | 'source'> }

/** «¿Qué devuelve f(3)?», with the program that calls it so, of a program that defines `f` and does not call it so. */
export function calledInQuestion({ frame, code, source }: Ask): Called | null {
  const names = new Set(
    code.tree.body.flatMap((node) => (node.kind === 'function' || node.kind === 'class' ? [node.name] : [])),
  )
  // How long a call takes is no question for what it gives.
  const isOfTime = (call: string) =>
    questionsOf(frame.message.prose).some((said) => said.includes(call.toLowerCase()) && OF_TIME.test(said))
  const written = [...frame.message.text.slice(0, MAX_QUESTION).matchAll(CALL)].flatMap(([text, name = '']) =>
    names.has(name) && !code.code.includes(text) && !isOfTime(text) ? [text] : [],
  )
  const [call, ...others] = new Set(written.length > 0 ? written : callsOfValues(frame, code.tree))
  if (call === undefined) return null
  const module = parsePython(`${code.code.trimEnd()}\nprint(repr(${call}))\n`)
  const result = run(module)
  if (module.errors.length > 0 || result.kind !== 'done') return null
  const value = result.output.trimEnd().split('\n').at(-1) ?? ''
  const trace = traceList(result, 12, source).filter((item) => !item.includes(': imprime `'))
  const whole = purpose(source)
  const called = module.body.find((node) => node.kind === 'function' && call.startsWith(`${node.name}(`))
  // What shows the value is no line of theirs: beside their program stands the call alone.
  const tree = parsePython(`${code.code.trimEnd()}\n${call}\n`)
  const own = { module: tree, lines: linesOf(tree.source) }
  const back = called?.kind === 'function' ? callsBack(called, own) : null
  const steps: Block[] =
    back !== null
      ? [{ kind: 'text', markdown: back }]
      : trace.length === 0
        ? []
        : [
            { kind: 'heading', text: 'Paso a paso' },
            { kind: 'list', items: trace },
          ]
  const times = TIMES.test(frame.plain) ? timesCalled(saidText(frame.message.prose), own) : null
  const blocks: Block[] = [
    { kind: 'text', markdown: `${inlineCode(call)} devuelve ${inlineCode(value)}.` },
    ...others.slice(0, MAX_CALLS).flatMap((other) => returnedText(other, code)),
    ...(times === null ? [] : [text(times)]),
    ...(whole === null ? [] : [{ kind: 'text', markdown: whole } as const]),
    ...steps,
  ]
  return { blocks, ask: { code: { ...code, code: tree.source, tree }, source: own } }
}
/** «Con t="zeta" y k=1, ¿qué saldría?»: the only function of a program that calls it nowhere, with what the words give to its parameters, case by case. */
function callsOfValues({ message, plain }: Ask['frame'], { body }: Ask['code']['tree']): string[] {
  const [only, more] = body.filter(({ kind }) => kind === 'function')
  if (only?.kind !== 'function' || more !== undefined || !ASKS_RESULT.test(plain) || OF_TIME.test(plain)) return []
  if ([...allExpressions(body)].some((node) => node.kind === 'call' && calledName(node) === only.name)) return []
  const needed = only.parameters.filter(({ standard }) => standard === null)
  const cases = toldCases(
    only.parameters.map(({ name }) => name),
    message.prose,
  ).filter((given) => needed.every(({ name }) => given.has(name)))
  return cases.map((given) => {
    const values = only.parameters.flatMap(({ name }) => (given.has(name) ? [{ name, value: given.get(name) }] : []))
    const isInOrder = values.every(({ name }, at) => only.parameters[at]?.name === name)
    return `${only.name}(${values.map(({ name, value }) => (isInOrder ? value : `${name}=${value}`)).join(', ')})`
  })
}
const ASKS_RESULT =
  /\b(?:que|q|cuanto|cual) (?:me |nos )?(?:sale|saldria|da|daria|devuelve|devolveria|imprime|imprimiria|queda|regresa|retorna)\b/
const MAX_QUESTION = 4_000
const MAX_CALLS = 4

/** What another call of the question gives, or how it fails. */
function returnedText(call: string, { code }: Ask['code']): Block[] {
  const result = run(parsePython(`${code.trimEnd()}\nprint(repr(${call}))\n`))
  if (result.kind === 'raised')
    return [text(`${inlineCode(call)} se para con ${inlineCode(`${result.type}: ${result.message}`)}.`)]
  const value = result.kind === 'done' ? result.output.trimEnd().split('\n').at(-1) : undefined
  return value === undefined ? [] : [text(`${inlineCode(call)} devuelve ${inlineCode(value)}.`)]
}

/** Each under a heading of its own; after reasons that are long enough by themselves, folded away. */
function detailBlocks(details: readonly [string, string[]][], before: readonly Block[]): Block[] {
  const isFolded = isTooMuch([...before, ...details.map(([, items]): Block => ({ kind: 'list', items }))])
  const isAll = before.every(({ kind }) => kind !== 'list')
  if (!isFolded || isAll)
    return details.flatMap(([text, items]): Block[] => [
      { kind: 'heading', text },
      { kind: 'list', items },
    ])
  return [
    { kind: 'heading', text: 'Más a fondo' },
    ...details.flatMap(([title, items]): Block[] => [
      { kind: 'text', markdown: `**${title}:**` },
      { kind: 'list', items },
    ]),
  ]
}

/** What `print` shows decides: its idioms are all told, though they are of one kind. */
const SHOWN: ReadonlySet<string> = new Set(['slice', 'reversed', 'negative-index', 'set-operation'])
const MAX_SHOWN = 5

/** What surprises most whoever meets it in a program. */
export const surprisesOf = ({ frame, source }: Ask): string[] =>
  idiomsOf(
    chooseIdioms(source, frame, 2).filter(({ name }) => SURPRISING.has(name)),
    source,
  )

const idiomsFor = ({ frame, source }: Ask): string[] => idiomsOf(chooseIdioms(source, frame, 3), source)

function idiomsOf(chosen: readonly Idiom[], source: Source): string[] {
  const more = findIdioms(source).filter(({ name }) => SHOWN.has(name) && chosen.some((one) => one.name === name))
  const all = [...chosen.filter(({ name }) => !SHOWN.has(name)), ...more].slice(0, MAX_SHOWN)
  return [...new Set(all.map(idiomText))]
}

/** Who would still ask what a line does: more stands there than values and calls of `print`. */
const MAX_EXPLAINED = 16

function works(body: readonly Statement[]): boolean {
  const all = [...statementsIn(body)]
  return all.length <= MAX_EXPLAINED && all.some((node) => !isPlain(node))
}
