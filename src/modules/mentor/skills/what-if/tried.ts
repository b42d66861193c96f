import { python, text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { CodePart } from '../../engine/message'
import { codePart } from '../../engine/reading/code-part'
import { type Aim, aimOf } from '../../engine/requests/aim'
import type { Answer, Block, Tools } from '../../engine/skill'
import type { Module, Statement } from '../../python/ast'
import { applyEdits, type Edit } from '../../python/edit'
import type { Evaluation } from '../../python/evaluate/result'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { allExpressions, expressionsIn, expressionsOf, statementsIn } from '../../python/walk'
import { changedLines } from '../errors/changed-lines'
import { explainMessage } from '../errors/explain-message'
import { explainSyntax } from '../errors/explain-syntax'
import { outsideReason } from '../explain/content/outside-reasons'
import { findIdioms, idiomText } from '../explain/idioms/find-idioms'
import { listed, quote, type Source } from '../explain/idioms/idiom'
import { calledName } from '../explain/idioms/in-calls'
import { entryOfCall } from '../explain/parts/called'
import { describe } from '../explain/parts/describe'
import { operatorText } from '../explain/parts/questions/pointed'
import type { Change, Wish } from './change'
import { OUTCOMES, type OutcomeName, TEXTS, VERDICTS } from './content'
import { givenInstead, leftOutOf } from './given-defaults'
import { otherwiseBlocks } from './otherwise'
import { outcomeOf, type Runs, runsOf } from './outcome'
import { propertyBlocks } from './property'

type Trial = { wish: Wish; code: CodePart; tools: Tools }
/** What comes of a change: whether it works, what it prints now, and why. */
export async function tried(
  change: Extract<Change, { edits: unknown }>,
  { wish, code, tools }: Trial,
): Promise<Answer> {
  const { edits, input } = change
  const after = codePart(applyEdits(wish.text, edits), 'pasted')
  const invalid = await invalidBlocks(after, tools)
  const head = changeBlocks(wish.text, after.code)
  const aim = aimOf(wish.frame.plain)
  if (invalid !== null) return answered([text(verdictOf('invalid', aim)), ...head, ...invalid])
  const { runs, isSample } = runsOf({ code, after }, input)
  const isOther = aim === null && (areOtherData(edits, wish) || callsOtherwise(wish.text, after))
  const outcome = withData(outcomeOf(runs, { code, after }, input !== undefined), isOther)
  const without = leftOutOf(edits, wish.source)
  const isUnseen = outcome === 'outside' && without.length > 0
  return answered([
    ...(isUnseen ? [] : [text(said({ outcome, aim }, runs, input && typedText(input)))]),
    ...without.map(text),
    ...head,
    ...(input ? [] : [python(after.code)]),
    ...(isSample ? [text(TEXTS.typedSample)] : []),
    ...(isUnseen ? [] : outputBlocks(runs, outcome)),
    ...countBlocks(runs.now, wish),
    ...(await reasonBlocks(after, runs.now, wish.text)),
    ...propertyBlocks({ code, after }, input, wish.said),
    ...(outcome === 'same' && input === undefined ? otherwiseBlocks({ code, after }) : []),
    ...(outcome === 'reordered' && isNested(after.tree) ? [text(TEXTS.nested)] : []),
  ])
}

/** Other data are tried, and no other program: what comes of them is no difference. */
function areOtherData(edits: readonly Edit[], { source: { module }, said }: Wish): boolean {
  if (edits.length === 0 || /\ben (?:vez|lugar) de\b/.test(said)) return false
  const own = new Set([...statementsIn(module.body)].flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const given = [...allExpressions(module)].flatMap((node) =>
    node.kind === 'call' && own.has(calledName(node)) ? node.arguments.map(({ value }) => value) : [],
  )
  const data = [...given, ...module.body.flatMap((node) => (node.kind === 'assign' ? [node.value] : []))]
  return edits.every(
    ({ from, to, text: now }) => data.some((node) => node.from === from && node.to === to) && VALUE.test(now),
  )
}
const VALUE = /^(?:-?\d[\d._]*|"[^"\n]*"|'[^'\n]*'|[[({][^\n]*[\])}]|True|False|None|set\(\))$/
/** A call that gives what had a value by itself is one with other data. */
const callsOtherwise = (before: string, { tree, code }: CodePart): boolean => {
  const lines = newLines(before, code)
  const source = { module: tree, lines: linesOf(tree.source) }
  const changed = [...statementsIn(tree.body)].filter(({ from }) => lines.has(source.lines.lineAt(from)))
  return givenInstead(changed, source).length > 0
}
const withData = (outcome: OutcomeName, isOther: boolean): OutcomeName =>
  isOther && (outcome === 'different' || outcome === 'reordered' || outcome === 'same' || outcome === 'unseen')
    ? 'with-data'
    : outcome

const verdictOf = (outcome: OutcomeName, aim: Aim | null): string =>
  (aim === null || aim === 'effect' ? undefined : VERDICTS[aim][outcome]) ?? OUTCOMES[outcome]

async function invalidBlocks(after: CodePart, tools: Tools): Promise<Block[] | null> {
  const findings = tools.check ? await tools.check(after.code) : null
  const [first] = (findings ?? []).filter(({ code }) => code === null)
  if (findings) after.syntax = first ? { line: first.line, column: first.column, message: first.message } : null
  if (!first && after.tree.errors.length === 0) return null
  const told = await explainSyntax(after, null, tools)
  return [python(after.code), ...(told?.cause ? [text(told.cause)] : [])]
}

/** Which lines are other ones now. */
function changeBlocks(before: string, after: string): Block[] {
  const items = changedLines(before, after)
  const [only, ...more] = items
  if (only === undefined) return []
  return more.length === 0 ? [text(only)] : [{ kind: 'list', items }]
}

const isNested = ({ body }: Module) =>
  [...statementsIn(body)].some(
    (node) => node.kind === 'for' && [...statementsIn(node.body)].some(({ kind }) => kind === 'for'),
  )

type Told = { outcome: OutcomeName; aim: Aim | null }

function said({ outcome, aim }: Told, { before, now }: Runs, typed: string | undefined): string {
  const slots: Record<string, string> = {
    line: 'line' in now ? `${now.line}` : '',
    error: now.kind === 'raised' ? inlineCode(errorText(now)) : '',
    typed: typed ?? '',
    last: before.kind === 'raised' ? before.type : '',
  }
  return verdictOf(outcome, aim).replace(/\{(\w+)\}/g, (_whole, slot) => slots[slot] ?? '')
}

const typedText = (input: readonly string[]): string => {
  const different = [...new Set(input)]
  return different.every((line) => line === '') ? 'nada (solo Intro)' : listed(different.map(inlineCode))
}

const errorText = ({ type, message }: Extract<Evaluation, { kind: 'raised' }>) =>
  message === '' ? type : `${type}: ${message}`

const MAX_LINES = 12

function outputBlocks({ before, now }: Runs, outcome: OutcomeName): Block[] {
  if (now.kind === 'outside' && outcome === 'goes-on') return []
  if (outcome === 'again' && 'output' in now) return [printed(now.output)]
  if (now.kind === 'outside') return outcome === 'outside' ? [text(outsideReason(now))] : []
  if (now.kind === 'too-long') return []
  if (now.kind === 'raised') return now.output === '' ? [] : [text(TEXTS.beforeStop), printed(now.output)]
  if (outcome === 'same' || outcome === 'unseen' || (outcome === 'with-data' && now.output !== ''))
    return now.output === '' ? [] : [printed(now.output)]
  const old =
    outcome === 'different' || outcome === 'reordered'
      ? before.output === ''
        ? [text(TEXTS.nothingBefore)]
        : [text(TEXTS.before), printed(before.output)]
      : []
  return [...old, ...(now.output === '' ? [text(TEXTS.nothingNow)] : [text(TEXTS.now), printed(now.output)])]
}

function printed(output: string): Block {
  const lines = output.replace(/\n$/, '').split('\n')
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… (${lines.length} líneas en total)`] : lines
  return { kind: 'code', language: 'text', code: shown.join('\n') }
}

/** «¿cuántas veces …?»: the lines that are printed. */
function countBlocks(now: Evaluation, { frame }: Wish): Block[] {
  if (!/\bcuant[oa]s\b/.test(frame.plain) || now.kind !== 'done') return []
  const count = now.output.split('\n').filter((line) => line !== '').length
  return count < 2 ? [] : [text(`En total son **${count}** líneas impresas.`)]
}

/** Why it comes so: what the changed line does now, or where an error comes from and how to be safe from it. */
export async function reasonBlocks(after: CodePart, now: Evaluation, before: string): Promise<Block[]> {
  if (now.kind === 'raised') return errorBlocks(after, now, before)
  const source = { module: after.tree, lines: linesOf(after.tree.source) }
  const lines = newLines(before, after.code)
  const { lineAt } = source.lines
  const changed = [...statementsIn(after.tree.body)].filter(({ from }) => lines.has(lineAt(from))).slice(0, 2)
  // What is typed changes no line: then it is the turns of the program that tell why.
  const isTyped = after.code.trimEnd() === before.trimEnd()
  const idioms = findIdioms(source).filter(({ from, name }) => (isTyped ? TURNS.has(name) : lines.has(lineAt(from))))
  const items = changed.flatMap((node) => {
    const words = describe(node, source)
    const isSeen = now.kind !== 'outside' || !words.includes(':')
    return isSeen && /^(?:muestra|calcula|guarda|crea)\b/.test(words)
      ? []
      : [`**Línea ${lineAt(node.from)}:** ${words}.`]
  })
  const notes = [
    ...(now.kind === 'outside' ? notesOn(changed, source) : []),
    ...missedIn(before, after.code),
    ...joinedIn(changed, source),
    ...givenInstead(changed, source),
    ...resetIn(changed, source),
    ...(GUARD.test(before) && !GUARD.test(after.code) ? [TEXTS.unguarded] : []),
  ]
  const texts = [...new Set(idioms.slice(0, isTyped ? 3 : 2).map(idiomText))]
  const lost = returnsIn(before) > returnsIn(after.code) && 'output' in now && now.output.includes('None')
  const all = [...items, ...texts, ...notes, ...(lost ? [TEXTS.noReturn] : [])]
  return all.length === 0
    ? []
    : [
        { kind: 'heading', text: TEXTS.why },
        { kind: 'list', items: all },
      ]
}

/** What surprises in the functions of changed lines, where their output is not known. */
const notesOn = (changed: readonly Statement[], source: Source) => [
  ...new Set(
    [...allExpressions(changed)].flatMap((part) => {
      const note = part.kind === 'call' ? entryOfCall(part, source)?.entry.note : undefined
      return note ? [note] : []
    }),
  ),
]

/** What a line did that is there no more, by the library: «sin eso, …». */
function missedIn(before: string, after: string): string[] {
  const gone = newLines(after, before)
  const source = { module: parsePython(before), lines: linesOf(before) }
  const left = parsePython(after)
  return [...statementsIn(source.module.body)].flatMap((node) => {
    if (node.kind !== 'expression' || node.value.kind !== 'call' || !gone.has(source.lines.lineAt(node.from))) return []
    const name = calledName(node.value)
    const isLeft = [...allExpressions(left)].some((part) => part.kind === 'call' && calledName(part) === name)
    const without = isLeft ? null : (entryOfCall(node.value, source)?.entry.without ?? null)
    return without === null ? [] : [`Sin ${quote(source, node.value)}, ${without}.`]
  })
}

/** «or en vez de and»: what each asks for. */
const joinedIn = (changed: readonly Statement[], source: Source): string[] =>
  [...changed].flatMap((node) =>
    expressionsOf(node)
      .flatMap((outer) => [...expressionsIn(outer)])
      .flatMap((part) => {
        const [left, right] = part.kind === 'boolean-operation' ? part.values : []
        return part.kind === 'boolean-operation' && left && right
          ? [`\`${part.operator}\` ${operatorText(part.operator, left, right, source)}.`]
          : []
      }),
  )

/** `total = 0` in the loop that adds to it: each turn begins again. */
const resetIn = (changed: readonly Statement[], source: Source): string[] =>
  changed.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    const loop = [...statementsIn(source.module.body)].find(
      (each) => (each.kind === 'for' || each.kind === 'while') && each.from < node.from && node.to <= each.to,
    )
    if (node.kind !== 'assign' || target?.kind !== 'name' || loop === undefined || !('body' in loop)) return []
    const grows = [...statementsIn(loop.body)].some(
      (each) => each.kind === 'augmented-assign' && each.target.kind === 'name' && each.target.name === target.name,
    )
    return grows
      ? [
          `Está dentro del bucle, así que **se reinicia en cada vuelta**: \`${target.name}\` vuelve a valer ${quote(source, node.value)} y se pierde lo de las vueltas de antes. Al final solo queda lo de la última.`,
        ]
      : []
  })

/** What is run only by itself, not where it is imported. */
const GUARD = /\b__name__\s*==/

const returnsIn = (code: string) => code.match(/\breturn\b/g)?.length ?? 0

const TURNS: ReadonlySet<string> = new Set(['try-except', 'try-else', 'finally', 'for-else'])

/** The numbers of the lines that are other ones now. */
function newLines(before: string, after: string): Set<number> {
  const [old, now] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  const known = new Set(old.map((line) => line.trim()))
  const isNew = (line: string, at: number) =>
    old.length === now.length ? line !== old[at] : line.trim() !== '' && !known.has(line.trim())
  return new Set(now.flatMap((line, at) => (isNew(line, at) ? [at + 1] : [])))
}

async function errorBlocks(
  after: CodePart,
  raised: Extract<Evaluation, { kind: 'raised' }>,
  before: string,
): Promise<Block[]> {
  const { type, message, line } = raised
  const where = { file: '', line, scope: null, text: linesOf(after.code).textOf(line) }
  const told = await explainMessage({ type, message, frames: [where], caret: null, text: errorText(raised) }, after)
  if (told === null) return []
  const cause = told.cause ?? (told.kind?.means.includes('{') ? null : (told.kind?.means ?? null))
  // What only takes the change back protects from nothing.
  const isSafer = told.corrected !== null && told.corrected.trim() !== before.trim()
  const ends = leavesNow(after.tree, newLines(before, after.code))
  return [
    { kind: 'heading', text: TEXTS.why },
    ...(ends === null ? [] : [text(ends)]),
    ...(cause === null ? [] : [text(cause)]),
    ...(told.corrected !== null && isSafer ? [text(TEXTS.protect), python(told.corrected)] : []),
    ...(told.decide !== null && (isSafer || told.corrected === null) ? [text(told.decide)] : []),
  ]
}

/** `return` where there was none: the function ends there. */
function leavesNow({ body, source }: Module, lines: ReadonlySet<number>): string | null {
  const { lineAt } = linesOf(source)
  const node = [...statementsIn(body)].find(({ kind, from }) => kind === 'return' && lines.has(lineAt(from)))
  return node === undefined ? null : TEXTS.returns.replace('{line}', `${lineAt(node.from)}`)
}

const answered = (blocks: Block[]): Answer => ({ outcome: 'answered', blocks, topic: 'what-if' })
