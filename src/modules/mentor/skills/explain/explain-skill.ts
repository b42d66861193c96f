import { answered } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { TRACED } from '../../engine/requests/run-orders'
import type { Answer, Block, Skill } from '../../engine/skill'
import { codeOf, fragmentOf, isOfProgram, isReadable, sourceOf } from './asked-code'
import { asksWhy, eventTexts } from './events/event-text'
import { focusTexts } from './focus/focus'
import { blocksOnce } from './focus/once'
import { asksOfKind, asksOfRun, asksYesOrNo, factBlocks, runFact } from './focus/run-facts'
import { questionsOf, saidText } from './focus/said'
import { asksOfTable } from './focus/table-facts'
import { tableSteps } from './focus/table-steps'
import { targetsOf } from './focus/targets'
import { TIMES } from './focus/times'
import { typedCases } from './focus/typed-cases'
import { wayThere } from './focus/way-there'
import { withGiven } from './given-values'
import { findIdioms, idiomText } from './idioms/find-idioms'
import { listed } from './idioms/idiom'
import { comparedGrowth, complexity } from './parts/complexity'
import { explainAll } from './parts/explain-all'
import { explainFragment } from './parts/explain-fragment'
import { generalIdiom } from './parts/general-idiom'
import { purpose } from './parts/goal'
import { guessVerdict } from './parts/guess'
import { linesList } from './parts/lines-list'
import { namedCosts } from './parts/operation-costs'
import { outputBlocks, printsAnything, run } from './parts/output'
import { answerPart } from './parts/questions/answer-part'
import type { Ask } from './parts/questions/ask'
import { askedValue } from './parts/questions/asked-value'
import { beliefAnswer } from './parts/questions/belief'
import { comparedPieces, comparison } from './parts/questions/compare-pieces'
import { comparedVersions, versionsBlocks } from './parts/questions/compare-versions'
import { calledInQuestion, outputAnswer } from './parts/questions/output-answer'
import { waitsText } from './parts/questions/tree-reasons'
import { ASKS_END, reasonText, valueReachedText } from './parts/questions/why'
import { asksOfScale, scaleTexts } from './parts/scale'
import { sessionBlocks } from './parts/session'
import { casesBlocks, heldBlocks } from './parts/told-cases'
import { traceList } from './parts/trace-list'
import { accepts } from './sureness'

/** What the program shows is asked for, rather than what happens if. */
const ASKS_OUTPUT =
  /\b(?:que|cuanto|cual|como) (?:me |se )?(?:imprime|sale|salen|saca|muestra|devuelve|da|queda|vale)\b|\b(?:salida|resultado|orden)\b/

/** Told of both: what the run of one answers is no more. */
const VERSIONS = 'versions'

/** What the run answers of the questions goes first: it is what was asked, whatever is told of the code. */
function answer(frame: Frame, state: State): Answer | null {
  const told = answerInOrder(frame, state)
  return told === null ? null : { ...told, blocks: blocksOnce(told.blocks) }
}

function answerInOrder(frame: Frame, state: State): Answer | null {
  const told = answerOfCode(frame, state)
  const whole = codeOf(frame, state)
  if (
    told === null ||
    told.topic === VERSIONS ||
    frame.isFollowUp ||
    !isReadable(whole) ||
    whole.tree.errors.length > 0
  )
    return told
  const { code, values, cases, blocks, ...given } = withGiven(whole, frame)
  const ask = { frame: given.frame, code, source: sourceOf(code) }
  const all = withFacts(told, ask)
  const held = heldBlocks(ask)
  const own = held.length === 0 ? all.blocks : all.blocks.filter((block) => !isEnd(block))
  if (values.length === 0) return { ...all, blocks: [...blocks, ...held, ...own] }
  const ends = cases.length > 1 || !printsAnything(whole.tree) ? casesBlocks(whole, cases, frame.names) : []
  const isShown = all.blocks.some((block) => block.kind === 'code' && block.code.trimEnd() === code.code.trimEnd())
  return {
    ...all,
    blocks: [...blocks, ...ends, ...(isShown ? [] : givenBlocks(values, code, ends.length > 0)), ...all.blocks],
  }
}

/** What a name holds at the end, told by the run already. */
const isEnd = (block: Block) => block.kind === 'text' && /^Al final, `\w+` vale /.test(block.markdown)

/** The program with what was put before it: the numbers of its lines count from there. */
const givenBlocks = (values: readonly string[], { code }: CodePart, isSaid: boolean): Block[] => [
  {
    kind: 'text',
    markdown: isSaid ? 'Puesto delante, queda así:' : `Con ${listed(values.map(inlineCode))} delante, así:`,
  },
  { kind: 'code', language: 'python', code },
]

function withFacts(told: Answer, ask: Ask): Answer {
  const { frame } = ask
  const facts = factBlocks(ask)
  // What is typed is known: no other example takes its place.
  if (facts.length > 0 && (typedCases(ask).length > 0 || TRACED.test(frame.plain)))
    return {
      ...told,
      blocks: [...facts, ...pointedOrLines(ask), ...(TRACED.test(frame.plain) ? purposeAndOutput(ask) : [])],
    }
  const isAllOfTable =
    ((asksOfTable(ask) || asksOfKind(ask)) && questionsOf(frame.message.prose).length <= facts.length) ||
    tableSteps(ask).length > 0
  if (facts.length > 0 && !asksYesOrNo(ask) && (asksOfRun(ask) || isAllOfTable))
    return { ...told, blocks: [...facts, ...purposeAndOutput(ask)] }
  const said = new Set(facts.map((block) => ('markdown' in block ? block.markdown : '')))
  const rest = told.blocks.filter((block) => !('markdown' in block && said.has(block.markdown)))
  return { ...told, blocks: [...facts, ...rest] }
}

/** Behind a number that was asked: what the program is for, and what it shows. */
function purposeAndOutput({ code, frame, source }: Ask): Block[] {
  const whole = purpose(source)
  const shown = printsAnything(code.tree) ? outputBlocks(run(code.tree), code.tree) : []
  const trace = TIMES.test(frame.plain) ? traceList(run(code.tree), MAX_TRACE, source) : []
  const back = /\b(?:orden|vuelv\w+|resuelv\w+|resolv\w+|despues)\b/.test(frame.plain)
    ? findIdioms(source).filter(({ name }) => name === 'recursion')
    : []
  return [
    ...back.map((idiom): Block => ({ kind: 'text', markdown: idiomText(idiom) })),
    ...(whole === null ? [] : [{ kind: 'text', markdown: whole } as const]),
    ...shown,
    ...(trace.length === 0
      ? []
      : ([
          { kind: 'text', markdown: 'Paso a paso:' },
          { kind: 'list', items: trace },
        ] as const)),
  ]
}
const MAX_TRACE = 12

/** What else of the program is pointed at, beside the call that was asked about. */
const besideCall = (ask: Ask): Block[] =>
  ask.frame.requests.has('why') || questionsOf(ask.frame.message.prose).length > 1
    ? focusTexts(ask)
        .filter((told) => !/^`\w+` es una (?:función|clase)[,\s]/.test(told))
        .map((markdown): Block => ({ kind: 'text', markdown }))
    : []

function pointedOrLines(ask: Ask): Block[] {
  const reason = ask.frame.requests.has('why') || ASKS_END.test(ask.frame.plain) ? reasonText(ask) : null
  const texts = reason === null ? focusTexts(ask) : [reason]
  const pointed = texts.map((markdown): Block => ({ kind: 'text', markdown }))
  if (pointed.length > 0) return pointed
  return [
    { kind: 'heading', text: 'Línea a línea' },
    { kind: 'list', items: linesList(ask.source.module.body, ask.source) },
  ]
}

function answerOfCode(frame: Frame, state: State): Answer | null {
  const belief = frame.isFollowUp ? beliefAnswer(frame.plain) : null
  if (belief !== null) return answered('belief', [{ kind: 'text', markdown: belief }])
  const pieces = comparedPieces(frame)
  if (pieces !== null) return answered('pieces', comparison(pieces))
  const versions = comparedVersions(frame)
  if (versions !== null) return answered(VERSIONS, versionsBlocks(versions, frame))
  const value = askedValue(frame)
  if (value !== null) return answered('output', shownValue(frame, value))
  const code = codeOf(frame, state)
  const isWhole = isReadable(code) && code.tree.errors.length === 0
  const fragment = code === null || isWhole ? null : fragmentOf(frame, code)
  if (fragment !== null) return answered('piece', explainFragment(fragment, frame))
  if (!isReadable(code)) {
    const idiom = generalIdiom(frame)
    return idiom === null ? null : answered(idiom.name, [{ kind: 'text', markdown: idiom.text }, ...idiom.example])
  }
  const given = withGiven(code, frame)
  const source = sourceOf(given.code)
  const ask = { frame: given.frame, code: given.code, source }
  const fact = isOfProgram(frame) ? runFact(ask) : null
  if (fact !== null) return answered('run', [{ kind: 'text', markdown: fact }])
  if (frame.requests.has('complexity') && !isOfWaits(ask)) return answered('complexity', complexityBlocks(ask))
  const isOfPart = frame.requests.has('explain-code') || frame.requests.has('what-is')
  const pointed =
    frame.requests.has('predict-output') && /\b(?:que|cual|cuanto) (?:devuelve|da|retorna|vale)\b/.test(frame.plain)
      ? answerPart(ask)
      : null
  const called = frame.requests.has('predict-output') || !frame.isFollowUp ? calledInQuestion(ask) : null
  if (called !== null) return answered('output', [...called.blocks, ...besideCall(ask)])
  const isNamed = targetsOf(frame, source).some(({ kind }) => kind === 'name' || kind === 'call')
  if (pointed !== null && pointed.topic === 'part' && isNamed) return answered(pointed.topic, pointed.blocks)
  const console = frame.isFollowUp ? null : sessionBlocks(ask)
  if (console !== null) return answered('session', console)
  const way = isOfProgram(frame) ? wayThere(ask) : []
  if (way.length > 0 && asksOnlyWhy(ask)) return answered('why', way)
  const goesOn = frame.isFollowUp && !ASKS_OUTPUT.test(frame.plain) ? answerPart(ask) : null
  if (goesOn !== null) return answered(goesOn.topic, goesOn.blocks)
  if (frame.requests.has('predict-output') && (printsAnything(code.tree) || !isOfPart))
    return answered('output', [...guessBlocks(ask), ...outputAnswer(ask)])
  const part = answerPart(ask)
  if (part !== null) return answered(part.topic, part.blocks)
  if (way.length > 0) return answered('why', way)
  const reason = asksWhy(frame) ? reasonText(ask) : (waitsText(ask) ?? (eventTexts(ask, false).join('\n\n') || null))
  const first = [...(reason === null ? [] : [reason]), ...focusTexts(ask)]
  return answered('code', [...first.map((markdown): Block => ({ kind: 'text', markdown })), ...explainAll(ask)])
}

/** «¿Cuánto tarda?» of tasks that wait asks for their seconds; «¿va más lenta con tick(30)?», how fast a game moves. */
const isOfWaits = ({ frame, source }: Ask) =>
  !/\b(?:complejidad|big)\b/.test(frame.plain) &&
  (findIdioms(source).some(({ name }) => name === 'gather') || /\.tick\(|\btime\.sleep\(/.test(source.module.source))

/** How it grows, and of what: who asks for an explanation as well is told that first. */
function complexityBlocks({ frame, code, source }: Ask): Block[] {
  const compared = OF_SEVERAL.test(frame.plain) ? comparedGrowth(source) : []
  const told =
    compared.length > 0 ? compared : asksOfScale(frame.plain) ? scaleTexts(source, frame.plain) : [complexity(source)]
  const named = namedCosts(saidText(frame.message.prose), source)
  const grows = [...named, ...told].map((markdown): Block => ({ kind: 'text', markdown }))
  if (frame.isFollowUp) return grows
  const asked = ASKS_ALL.exec(frame.plain)
  const whole = asked === null ? purpose(source) : null
  const besides = questionsOf(frame.message.prose).length > 1 ? focusTexts({ frame, code, source }) : []
  const more = [...besides, ...(whole === null ? [] : [whole])].map((markdown): Block => ({ kind: 'text', markdown }))
  if (asked === null) return [...grows, ...more]
  const all = explainAll({ frame, code, source })
  return asked.index > frame.plain.search(ASKS_GROWTH)
    ? [...grows, ...all]
    : [...all, { kind: 'heading', text: 'Complejidad' }, ...grows]
}
const OF_SEVERAL = /\b(?:cual|las dos|ambas|dos funciones|mas (?:rapid|lent|eficient)\w+)\b/
const ASKS_ALL =
  /\b(?:expli[cq]\w+|(?:que|q) (?:es lo que )?(?:hace|imprime|devuelve|sale)|como funciona|linea (?:por|a) linea)\b/
const ASKS_GROWTH = /\b(?:complejidad|cost[eo]|eficien\w+|big|escala\w*|orden)\b|$/

function shownValue(frame: Frame, code: CodePart): Block[] {
  const ask = { frame: { ...frame, code }, code, source: sourceOf(code) }
  return [{ kind: 'code', language: 'python', code: code.code }, ...outputAnswer(ask)]
}

/** Nothing but names and numbers is pointed at, and no rule tells the reason. */
const asksOnlyWhy = (ask: Ask) =>
  (reasonText(ask) ?? valueReachedText(ask)) === null &&
  targetsOf(ask.frame, ask.source).every(({ kind }) => kind === 'name' || kind === 'number')

function guessBlocks({ frame, code }: Ask): Block[] {
  const markdown = guessVerdict(frame.message.prose, run(code.tree))
  return markdown === null ? [] : [{ kind: 'text', markdown }]
}

/** Explains what a program does, line by line, and what it prints. */
export const explainSkill: Skill = { name: 'explain', accepts, answer }
