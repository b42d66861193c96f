import type { Block } from '../../../engine/skill'
import type { Statement } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import type { Idiom } from '../idioms/idiom'
import type { Ask } from './ask'
import { isAskedFor } from './choose-idioms'
import { describe } from './describe'
import { describeName } from './describe-name'
import { run } from './output'

type Part = { blocks: Block[]; topic: string }

const text = (markdown: string): Block => ({ kind: 'text', markdown })

/** What a question about a part of the program asks for; null where it asks for the whole. */
export function answerPart(ask: Ask): Part | null {
  const { frame, source } = ask
  const lines = askedLines(ask)
  if (lines.length > 0) {
    const blocks = lines.flatMap((line) => lineBlocks(line, ask))
    if (blocks.length > 0) return { blocks, topic: 'line' }
  }
  if (!frame.requests.has('what-is') && !frame.isFollowUp && !frame.requests.has('why')) return null
  const idioms = askedIdioms(ask)
  if (idioms.length > 0) return { blocks: idiomBlocks(idioms, ask), topic: idioms[0]?.name ?? 'idiom' }
  const [name] = frame.names
  const described =
    name === undefined || (frame.requests.has('explain-code') && !frame.isFollowUp)
      ? null
      : describeName(name, source, run(ask.code.tree))
  return described === null ? null : { blocks: described.map(text), topic: 'name' }
}

/** Lines by their numbers, and «la última línea». */
function askedLines({ frame, source, code }: Ask): number[] {
  const own = frame.lines.filter((line) => line >= 1 && line <= source.lines.count)
  if (own.length > 0) return own.slice(0, 3)
  if (code.tree.body.length < 2 || frame.requests.has('explain-code')) return []
  const all = [...statementsIn(code.tree.body)].map(({ from }) => source.lines.lineAt(from))
  if (/\b(ultima|final) (linea|fila)\b|\blinea (ultima|final)\b/.test(frame.plain)) return all.slice(-1)
  return /\bprimera (linea|fila)\b/.test(frame.plain) ? all.slice(0, 1) : []
}

/** One line: what it does, the idioms on it, and the values that it had. */
function lineBlocks(line: number, ask: Ask): Block[] {
  const { source, code } = ask
  const { lines } = source
  const { lineAt } = lines
  const node =
    [...statementsIn(code.tree.body)].find(({ from }) => lineAt(from) === line) ??
    innermost(code.tree.body, line, lineAt)
  if (node === null) return lines.textOf(line).trim() === '' ? [text(`La línea ${line} está vacía.`)] : []
  const end = Math.max(source.lines.rangeOf(line).to, headEnd(node))
  const idioms = unique(findIdioms(source).filter(({ from }) => from >= node.from && from < end)).slice(0, 3)
  const items = idioms.map(idiomText)
  const result = run(code.tree)
  const steps = 'steps' in result ? result.steps.filter((step) => step.line === line && step.changes.length > 0) : []
  const values = steps
    .slice(0, 6)
    .map(({ changes }) => changes.map(({ name, value }) => `\`${name} = ${value}\``).join(', '))
  return [
    { kind: 'code', language: 'python', code: lines.textOf(line).trim() },
    text(`La **línea ${line}** ${describe(node, source)}.`),
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    ...(values.length > 0
      ? [text(`${values.length > 1 ? 'Los valores que va dejando' : 'Al ejecutarla queda'}: ${values.join(' → ')}.`)]
      : []),
  ]
}

const headEnd = (node: Statement) => blocksOf(node).flat()[0]?.from ?? node.to

function innermost(body: readonly Statement[], line: number, lineAt: (offset: number) => number): Statement | null {
  const found = [...statementsIn(body)].filter(
    ({ from, to }) => lineAt(from) <= line && line <= lineAt(Math.max(from, to - 1)),
  )
  return found.at(-1) ?? null
}

const unique = (idioms: readonly Idiom[]) =>
  idioms.filter(({ name }, at) => idioms.findIndex((other) => other.name === name) === at)

/** The idioms of the code that the question names. */
export function askedIdioms({ frame, source }: Pick<Ask, 'frame' | 'source'>): Idiom[] {
  const words = `${frame.plain} ${frame.message.prose.toLowerCase()}`
  return unique(findIdioms(source).filter(({ name }) => isAskedFor(name, words))).slice(0, 2)
}

function idiomBlocks(idioms: readonly Idiom[], { source, code }: Ask): Block[] {
  const blocks: Block[] = idioms.map((idiom) => text(idiomText(idiom)))
  const result = run(code.tree)
  const [first] = idioms
  const line = first ? source.lines.lineAt(first.from) : 0
  const steps = 'steps' in result ? result.steps.filter((step) => step.line === line && step.changes.length > 0) : []
  const values = steps
    .slice(0, 5)
    .map(({ changes }) => changes.map(({ name, value }) => `\`${name} = ${value}\``).join(', '))
  if (values.length > 0) blocks.push(text(`En tu programa (línea ${line}): ${values.join(' → ')}.`))
  return blocks
}
