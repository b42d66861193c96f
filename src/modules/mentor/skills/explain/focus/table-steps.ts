import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import type { Source } from '../idioms/idiom'
import type { Ask } from '../parts/questions/ask'
import { usesPandas } from '../parts/uses-pandas'
import { saidText } from './said'

const STEP_BY_STEP =
  /\bpaso (?:a|por) paso\b|\b(?:va|van) (?:valiendo|quedando|cambiando|saliendo)\b|\b(?:despues|tras|luego) de cada (?:linea|paso|renglon)\b|\bcomo (?:va|queda) (?:\w+ ){0,4}(?:en )?cada (?:linea|paso)\b/
const MAX_STEPS = 6
const MAX_OUTPUT = 500
const MARK = '\u0001'

/** The tables of a program after each line that changes one, where that is asked. */
export function tableSteps({ frame, source }: Ask): Block[] {
  if (!usesPandas(source) || !STEP_BY_STEP.test(saidText(frame.message.prose))) return []
  const shown = source.module.body.flatMap((node) => {
    const name = tableChanged(node)
    const table = name === null ? null : tableAfter(source, node, name)
    return name === null || table === null ? [] : [{ name, table, line: source.lines.lineAt(node.from) }]
  })
  if (shown.length < 2) return []
  return shown.slice(0, MAX_STEPS).flatMap(({ name, table, line }): Block[] => [
    { kind: 'text', markdown: `Tras la **línea ${line}**, ${inlineCode(name)} es:` },
    { kind: 'code', language: 'text', code: table },
  ])
}

/** The name that a statement gives a new value, or of whose table it changes a part. */
function tableChanged(node: Statement): string | null {
  if (node.kind === 'expression' && node.value.kind === 'call' && node.value.callee.kind === 'attribute') {
    const { arguments: args, callee } = node.value
    const isInPlace = args.some(({ name }) => name === 'inplace')
    return isInPlace && callee.value.kind === 'name' ? callee.value.name : null
  }
  const [target] = node.kind === 'assign' ? node.targets : node.kind === 'augmented-assign' ? [node.target] : []
  const inner = target?.kind === 'subscript' ? target.value : target
  const base = inner?.kind === 'attribute' ? inner.value : inner
  return base?.kind === 'name' ? base.name : (boundBy(node)[0] ?? null)
}

/** What `print` shows of a table when a statement has been run; null for anything else. */
function tableAfter({ module }: Source, node: Statement, name: string): string | null {
  const before = module.source.slice(0, node.from + module.source.slice(node.from, node.to).trimEnd().length)
  const probe = `print("${MARK}" + type(${name}).__name__)\nprint(${name})`
  const run = evaluatePiece(parsePython(`${before}\n${probe}\n`))
  const shown = run.kind === 'done' ? run.output.split(MARK).at(-1) : undefined
  const [, table] = /^(?:DataFrame|Series)\n([\s\S]*)\n$/.exec(shown ?? '') ?? []
  return table === undefined || table.length > MAX_OUTPUT ? null : table
}
