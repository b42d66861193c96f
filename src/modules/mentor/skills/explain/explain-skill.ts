import type { Frame, Request, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import type { Answer, Block, Skill } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { type Fragment, wholeFragment } from '../../python/whole-fragment'
import { focusTexts } from './focus/focus'
import { placementText } from './focus/placement'
import { factBlocks, runFact, runFacts, TIMES } from './focus/run-facts'
import { targetsOf } from './focus/targets'
import { typedCases } from './focus/typed-cases'
import { ORDERED, TRACED, wayThere } from './focus/way-there'
import type { Source } from './idioms/idiom'
import { complexity } from './parts/complexity'
import { explainAll } from './parts/explain-all'
import { explainFragment } from './parts/explain-fragment'
import { generalIdiom } from './parts/general-idiom'
import { guessVerdict } from './parts/guess'
import { linesList } from './parts/lines-list'
import { missingName, printsAnything, run } from './parts/output'
import { answerPart, askedIdioms } from './parts/questions/answer-part'
import type { Ask } from './parts/questions/ask'
import { askedValue } from './parts/questions/asked-value'
import { beliefAnswer } from './parts/questions/belief'
import { comparedPieces, comparison } from './parts/questions/compare-pieces'
import { describeName } from './parts/questions/describe-name'
import { calledInQuestion, outputAnswer } from './parts/questions/output-answer'
import { ASKS_END, reasonText, valueReachedText } from './parts/questions/why'
import { asksOfScale, scaleTexts } from './parts/scale'
import { sessionBlocks } from './parts/session'

/** What the program shows is asked for, rather than what happens if. */
const ASKS_OUTPUT =
  /\b(?:que|cuanto|cual|como) (?:me |se )?(?:imprime|sale|salen|saca|muestra|devuelve|da|queda|vale)\b|\b(?:salida|resultado|orden)\b/
const REQUESTS = ['explain-code', 'predict-output', 'what-is', 'complexity'] as const

/** The code that a question is about: its own, or that of the conversation. */
function codeOf(frame: Frame, state: State): CodePart | null {
  const header =
    frame.code === null || frame.code.form === 'inline'
      ? /\bdef \w+\([^()\n]{0,200}\)/.exec(frame.message.text)?.[0]
      : undefined
  if (header !== undefined) {
    const tree = parsePython(`${header}:\n    pass\n`)
    return { code: tree.source, form: 'inline', tree, syntax: null }
  }
  return frame.code ?? (frame.isFollowUp ? (state.code ?? state.program) : null)
}

/** Code that can be explained: some of it is read, and no linter says that it is no Python. */
const isReadable = (code: CodePart | null): code is CodePart =>
  code !== null && code.tree.body.length > 0 && !code.syntax

/** Nobody reads an explanation of more: what comes after is left out. */
const MAX_STATEMENTS = 300

/** Surer than the card of what stands in it. */
const OF_VALUE = 0.985

/** Surer than an error of a piece that is none by itself. */
const OF_PIECE = 0.96

/** What was cut out of a program and is asked about; who tells of an error or a fault means that. */
function fragmentOf({ requests }: Frame, code: CodePart): Fragment | null {
  return requests.has('explain-error') || requests.has('find-fault') ? null : wholeFragment(code.code)
}

/** «m es [[2, 0], [1, 3]]»: a value that the question gives for a name that a piece of a program lacks. */
function withGiven(code: CodePart, frame: Frame): Pick<Ask, 'code' | 'frame'> {
  const { message } = frame
  const asIs = { code, frame }
  const missing = missingName(code.tree, run(code.tree))
  if (missing === null) return asIs
  const words = message.prose.slice(0, MAX_PROSE)
  const said = new RegExp(
    `(?<![\\w.])${missing}\\s*(?:=|:|es|son|vale|valen|contiene|tiene)\\s*(?=[\\[({"'\\d-])`,
  ).exec(words)
  const value = said === null ? undefined : literalAt(words.slice(said.index + said[0].length))
  if (value === undefined) return asIs
  const tree = parsePython(`${missing} = ${value}\n${code.code}`)
  if (tree.errors.length > 0) return asIs
  const prose = words.replace(`${said?.[0] ?? ''}${value}`, ' ')
  return { code: { ...code, code: tree.source, tree }, frame: { ...frame, message: { ...message, prose } } }
}
const MAX_PROSE = 2_000

/** The value that a text begins with. */
function literalAt(text: string): string | undefined {
  const line = (text.split('\n')[0] ?? '').slice(0, MAX_LITERAL)
  for (let end = line.length; end > 0; end = line.lastIndexOf(/[\])}]/.test(line[0] ?? '') ? ']' : ' ', end - 1)) {
    const value = line.slice(0, end).replace(/[.,;?! ]+$/, '')
    const { body, errors } = parsePython(value)
    if (errors.length === 0 && body.length === 1 && body[0]?.kind === 'expression' && LITERALS.has(body[0].value.kind))
      return value
  }
  return undefined
}
const MAX_LITERAL = 200
const LITERALS = new Set(['list', 'dict', 'tuple', 'set', 'number', 'string', 'unary', 'boolean'])

/** Surer than what would come of a change: what is typed, or how it goes on turn by turn, changes nothing. */
const OF_RUN = 0.975
function isAskedOfRun(ask: Ask): boolean {
  const { requests, likely, plain } = ask.frame
  if (TRACED.test(plain)) return true
  if (requests.has('find-fault') && likely.explain <= likely.fault) return false
  const isOutput = requests.has('predict-output') || ORDERED.test(plain)
  const cases = typedCases(ask).length
  return cases > (isOutput ? 0 : 1) || (TIMES.test(plain) && runFacts(ask).length > 0)
}

const sources = new WeakMap<CodePart['tree'], Source>()

/** Read once: what is found in a program is remembered with it. */
function sourceOf({ tree }: CodePart): Source {
  const known = sources.get(tree)
  if (known) return known
  const source = { module: { ...tree, body: tree.body.slice(0, MAX_STATEMENTS) }, lines: linesOf(tree.source) }
  sources.set(tree, source)
  return source
}

function accepts(frame: Frame, state: State): number {
  if (frame.isFollowUp && beliefAnswer(frame.plain) !== null) return 0.96
  if (comparedPieces(frame) !== null) return 0.97
  if (askedValue(frame) !== null) return OF_VALUE
  const code = codeOf(frame, state)
  const isAsked = REQUESTS.some((request) => frame.requests.has(request))
  if (code === null) return isAsked && generalIdiom(frame) !== null ? 0.7 : 0
  const asksPiece = isAsked || (frame.requests.size === 0 && frame.plain !== '')
  if (!isReadable(code)) return asksPiece && fragmentOf(frame, code) !== null ? OF_PIECE : 0
  const isBroken = code.tree.errors.length > 0
  const source = sourceOf(code)
  const isOfPart = frame.isFollowUp && frame.message.traceback === null && !isBroken
  const goesOn = isOfPart && goesOnWithOther(frame, state)
  if (!isBroken && isOfProgram(frame) && runFact({ frame, code, source }) !== null) return 0.965
  if (isOfPart && asksOfPart({ frame, code, source })) return 0.95
  if (goesOn) return 0.4
  if (frame.error !== null) return isAsked ? 0.3 : 0
  if (!isBroken && DOUBTS_PLACE.test(frame.plain) && focusTexts({ frame, code, source }).length > 0) return OF_PIECE
  if (asksPiece && isBroken && fragmentOf(frame, code) !== null) return OF_PIECE
  if (isAsked && isBroken) return 0.6
  // «y qué es …» that nothing in the program answers is no wish to hear about all of it again.
  const asksWhole =
    frame.requests.has('explain-code') || frame.requests.has('predict-output') || frame.requests.has('complexity')
  const isOfNamed = targetsOf(frame, source).some(
    ({ kind }) => kind === 'call' || kind === 'argument' || kind === 'piece',
  )
  if (isAsked && frame.isFollowUp && (!asksWhole || isOfNamed) && answerPart({ frame, code, source }) === null) return 0
  if (!frame.isFollowUp && !isBroken && isAskedOfRun({ frame, code, source })) return OF_RUN
  // Who asks what is wrong, or what could be better, means that, whatever else the words say.
  if (isAsked && asksOutput(frame) && !DIFFERENT.test(frame.plain)) return 0.965
  if (isAsked) return isPlainlyAsked(frame) ? 0.95 : surenessBeside(frame)
  if (frame.isFollowUp && (askedIdioms({ frame, source }).length > 0 || focusTexts({ frame, code, source }).length > 0))
    return 0.8
  const ask = { frame, code, source }
  if (frame.requests.has('why') || (frame.isFollowUp && ASKS_END.test(frame.plain))) {
    if (placementText(ask) !== null) return 0.95
    if ((reasonText(ask) ?? valueReachedText(ask)) !== null) return 0.7
  }
  if (asksOfPlace({ frame, code, source })) return 0.6
  if (!isBroken && wayThere(ask).length > 0) return 0.6
  if (frame.requests.has('simpler') && state.answered.at(-1)?.skill === 'explain') return 0.9
  if (code.form === 'inline' && /\b(que hace|para que sirve|que significa|que es)\b/.test(frame.plain)) return 0.8
  if (frame.requests.has('simpler') || frame.requests.has('deeper') || frame.requests.has('why')) return 0.45
  if (frame.plain === '') return frame.code === null ? 0 : 0.5
  // Who shows a program and asks nothing that is understood wants to know what it does more often than anything else.
  return code.form !== 'inline' && !frame.isFollowUp && frame.requests.size === 0 ? 0.3 : 0
}

/** «¿Qué imprime y por qué no …?»: what comes out is wanted first, whatever a fault would explain of it. */
const asksOutput = ({ plain, requests, isFollowUp }: Frame) =>
  !isFollowUp &&
  requests.has('predict-output') &&
  /^(?:\w+ ){0,4}?(?:que|q) (?:imprime|sale|saca|muestra|devuelve|da)\b/.test(plain)

/** «Explícame», «qué hace»: what it says besides, of results that surprise, is a part of that question. */
const PLAINLY =
  /\b(?:(?:me |lo |la )?expli[cq]\w*(?! (?:\w+ )?(?:por ?que|porq|el error|el fallo))|que (?:es lo que )?(?:hace|imprime|devuelve|sale|muestra) (?:este|esta|esto|el|la|cada|exactamente|por pantalla)\b|linea (?:por|a) linea|no entiendo (?:que|como|para que|bien|el|la|este|esta|esto|esa|ese|eso)\b)/
const DIFFERENT = /\b(?:deberia|debia|tendria que|en vez de|en lugar de|esperaba|no (?:me )?funciona|error|falla)\b/

const isPlainlyAsked = ({ plain, requests }: Frame) =>
  !requests.has('correct') && !requests.has('review') && PLAINLY.test(plain) && !DIFFERENT.test(plain)

/** Asked besides what is wrong or what could be better: surer than those where they find nothing that explains it. */
function surenessBeside({ requests, likely }: Frame): number {
  // «¿Por qué sale la Z primero?»: words of a complaint, of a program whose meaning is asked.
  if (likely.explain > MORE_THAN_ALL) return 0.95
  const isOfCode = requests.has('explain-code') || requests.has('predict-output')
  if (requests.has('find-fault')) return isOfCode ? 0.75 : 0.65
  return requests.has('review') ? 0.85 : 0.95
}

/** More likely than all else together. */
const MORE_THAN_ALL = 0.5

const AGAIN: readonly Request[] = ['simpler', 'why', 'deeper', 'correct']
const OTHERS: ReadonlySet<string> = new Set(['errors', 'faults'])

/** «por qué», «más fácil» after an error or a fault was told: of that, not of the program. */
function goesOnWithOther({ requests, names, lines }: Frame, { answered: earlier }: State): boolean {
  const isAgain = AGAIN.some((request) => requests.has(request)) && !requests.has('predict-output')
  return isAgain && names.length === 0 && lines.length === 0 && OTHERS.has(earlier.at(-1)?.skill ?? '')
}

/** A part of the program is asked about in words that say nothing else: surer than whoever finds no fault in it. */
const asksOfPlace = (ask: Ask) =>
  ask.frame.message.traceback === null &&
  (focusTexts(ask).length > 0 || (ASKS_END.test(ask.frame.plain) && reasonText(ask) !== null))

/** Facts of the run are of a program that was spoken about, with no error and no complaint. */
const isOfProgram = ({ isFollowUp, message, error, requests }: Frame) =>
  isFollowUp && message.traceback === null && error === null && !requests.has('explain-error')

/** «¿Ese else está mal puesto?»: what it is for is asked, of a program that is right. */
const DOUBTS_PLACE =
  /\b(?:mal|bien) (?:puest\w+|colocad\w+|indentad\w+|sangrad\w+|alinead\w+|escrit\w+)\b|\b(?:va|corresponde|pertenece) con\b|\bno (?:va|deberia ir|tendria que ir)\b/

/** «qué es i», «y el -1 ese», after an error, too. */
function asksOfPart({ frame, code, source }: Ask): boolean {
  const asksValue = /\b(?:que|cuanto) vale\b/.test(frame.plain) && frame.names.length > 0
  const asks =
    asksValue || (['what-is', 'explain-code', 'predict-output'] as const).some((request) => frame.requests.has(request))
  if (!asks || frame.requests.has('explain-error')) return false
  const named =
    frame.requests.has('what-is') && frame.names.some((name) => describeName(name, source, NOTHING_RUN) !== null)
  return named || focusTexts({ frame, code, source }).length > 0
}

const NOTHING_RUN = { kind: 'too-long', line: null, output: '' } as const

/** What the run answers of the questions goes first: it is what was asked, whatever is told of the code. */
function answer(frame: Frame, state: State): Answer | null {
  const told = answerOfCode(frame, state)
  const code = codeOf(frame, state)
  if (told === null || frame.isFollowUp || !isReadable(code) || code.tree.errors.length > 0) return told
  const ask = { frame, code, source: sourceOf(code) }
  const facts = factBlocks(ask)
  // What is typed is known: no other example takes its place.
  if (facts.length > 0 && (typedCases(ask).length > 0 || TRACED.test(frame.plain)))
    return { ...told, blocks: [...facts, ...pointedOrLines(ask)] }
  const said = new Set(facts.map((block) => ('markdown' in block ? block.markdown : '')))
  const rest = told.blocks.filter((block) => !('markdown' in block && said.has(block.markdown)))
  return { ...told, blocks: [...facts, ...rest] }
}

function pointedOrLines(ask: Ask): Block[] {
  const pointed = focusTexts(ask).map((markdown): Block => ({ kind: 'text', markdown }))
  if (pointed.length > 0) return pointed
  return [
    { kind: 'heading', text: 'Línea a línea' },
    { kind: 'list', items: linesList(ask.source.module.body, ask.source) },
  ]
}

function answerOfCode(frame: Frame, state: State): Answer | null {
  const belief = frame.isFollowUp ? beliefAnswer(frame.plain) : null
  if (belief !== null) return answered([{ kind: 'text', markdown: belief }], 'belief')
  const pieces = comparedPieces(frame)
  if (pieces !== null) return answered(comparison(pieces), 'pieces')
  const value = askedValue(frame)
  if (value !== null) return answered(shownValue(frame, value), 'output')
  const code = codeOf(frame, state)
  const isWhole = isReadable(code) && code.tree.errors.length === 0
  const fragment = code === null || isWhole ? null : fragmentOf(frame, code)
  if (fragment !== null) return answered(explainFragment(fragment, frame), 'piece')
  if (!isReadable(code)) {
    const idiom = generalIdiom(frame)
    return idiom === null ? null : answered([{ kind: 'text', markdown: idiom.text }, ...idiom.example], idiom.name)
  }
  const given = withGiven(code, frame)
  const source = sourceOf(given.code)
  const ask = { ...given, source }
  const fact = isOfProgram(frame) ? runFact(ask) : null
  if (fact !== null) return answered([{ kind: 'text', markdown: fact }], 'run')
  if (frame.requests.has('complexity')) return answered(complexityBlocks(ask), 'complexity')
  const isOfPart = frame.requests.has('explain-code') || frame.requests.has('what-is')
  const pointed =
    frame.requests.has('predict-output') && /\b(?:que|cual|cuanto) (?:devuelve|da|retorna|vale)\b/.test(frame.plain)
      ? answerPart(ask)
      : null
  const called = frame.requests.has('predict-output') ? calledInQuestion(ask) : null
  if (called !== null) return answered(called, 'output')
  const isNamed = targetsOf(frame, source).some(({ kind }) => kind === 'name' || kind === 'call')
  if (pointed !== null && pointed.topic === 'part' && isNamed) return answered(pointed.blocks, pointed.topic)
  const console = frame.isFollowUp ? null : sessionBlocks(ask)
  if (console !== null) return answered(console, 'session')
  const way = isOfProgram(frame) ? wayThere(ask) : []
  if (way.length > 0 && asksOnlyWhy(ask)) return answered(way, 'why')
  const goesOn = frame.isFollowUp && !ASKS_OUTPUT.test(frame.plain) ? answerPart(ask) : null
  if (goesOn !== null) return answered(goesOn.blocks, goesOn.topic)
  if (frame.requests.has('predict-output') && (printsAnything(code.tree) || !isOfPart))
    return answered([...guessBlocks(ask), ...outputAnswer(ask)], 'output')
  const part = answerPart(ask)
  if (part !== null) return answered(part.blocks, part.topic)
  if (way.length > 0) return answered(way, 'why')
  const first = focusTexts(ask).map((markdown): Block => ({ kind: 'text', markdown }))
  return answered([...first, ...explainAll(ask)], 'code')
}

/** How it grows; who asks for an explanation as well is told that first. */
function complexityBlocks({ frame, code, source }: Ask): Block[] {
  const told = asksOfScale(frame.plain) ? scaleTexts(source, frame.plain) : [complexity(source)]
  const grows = told.map((markdown): Block => ({ kind: 'text', markdown }))
  if (frame.isFollowUp || !/\bexpli[cq]\w+/.test(frame.plain)) return grows
  return [...explainAll({ frame, code, source }), { kind: 'heading', text: 'Complejidad' }, ...grows]
}

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

const answered = (blocks: Block[], topic: string): Answer => ({ outcome: 'answered', blocks, topic })

/** Explains what a program does, line by line, and what it prints. */
export const explainSkill: Skill = { name: 'explain', accepts, answer }
