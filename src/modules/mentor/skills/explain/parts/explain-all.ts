import type { Block } from '../../../engine/skill'
import type { Expression, ExpressionOf } from '../../../python/ast'
import type { Evaluation } from '../../../python/evaluate/result'
import { allExpressions } from '../../../python/walk'
import { callText } from '../focus/calls'
import { valuesOf } from '../focus/values'
import { idiomText } from '../idioms/find-idioms'
import { quote, quoteLink, type Source } from '../idioms/idiom'
import { describeMethod, entryOfCall } from './called'
import { chooseIdioms } from './choose-idioms'
import { describe } from './describe'
import { endlessText } from './endless'
import { purpose } from './goal'
import { notedProgram } from './lines-list'
import { isTooMuch } from './most-words'
import { fileBlocks, missingName, missingText, outputBlocks, printsAnything, run } from './output'
import type { Ask } from './questions/ask'
import { traceList } from './trace-list'
import { traps } from './traps'

/** The whole program: what it is for, line by line, what it prints, and the idioms in it. */
export function explainAll({ frame, code, source }: Ask): Block[] {
  if (frame.requests.has('simpler')) return explainSlowly({ frame, code, source })
  const isSimple = frame.level === 'principiante'
  const isShort = frame.level === 'avanzado'
  const result = run(code.tree)
  const blocks: Block[] = []
  const whole = purpose(source)
  if (whole !== null) blocks.push({ kind: 'text', markdown: whole })
  // That it never ends is what one must know of it first.
  const endless = endlessText(code.tree, result)
  if (endless !== null) blocks.push({ kind: 'text', markdown: endless })
  const isPlainLine =
    code.tree.body.length === 1 &&
    /^calcula /.test(describe(code.tree.body[0] ?? { kind: 'pass', from: 0, to: 0 }, source))
  if (whole === null || !(isShort || isPlainLine)) blocks.push(...notedProgram(source.module.body, source))
  const missing = missingName(result)
  const isUnseen = missing !== null || (result.kind === 'outside' && result.reason === 'library')
  const methods = methodTexts(source)
  const calls = isUnseen && !isShort && methods.length === 0 ? libraryTexts(source) : methods
  const idioms = [...chooseIdioms(source, frame, isShort ? 2 : 4).map(idiomText), ...calls]
  const isLong = isTooMuch([...blocks, { kind: 'list', items: idioms }])
  if (idioms.length > 0 && !isLong) {
    blocks.push({ kind: 'heading', text: 'Lo que conviene entender' }, { kind: 'list', items: idioms })
  }
  if (missing !== null) {
    blocks.push({
      kind: 'text',
      markdown: `${missingText(missing)}, así que no te digo con qué valores acaba.`,
    })
  } else if (printsAnything(code.tree) || result.kind === 'raised') {
    const output = outputBlocks(result, code.tree)
    blocks.push({ kind: 'heading', text: 'Qué imprime' }, ...(endless === null ? output : output.slice(1)))
    const trace = traceList(result, isSimple ? 10 : 6, source)
    if (trace.length > 0 && isSimple)
      blocks.push({ kind: 'text', markdown: 'Paso a paso:' }, { kind: 'list', items: trace })
  } else if (result.kind === 'done') blocks.push(...endBlocks(source, result))
  const warnings = traps(source)
  if (warnings.length > 0) blocks.push({ kind: 'heading', text: 'Ojo con esto' }, { kind: 'list', items: warnings })
  if (isLong) blocks.push({ kind: 'heading', text: 'Más a fondo' }, { kind: 'list', items: idioms })
  return blocks
}

const MAX_METHODS = 7
const MAX_CALLS = 4

/** Where no run shows what comes of it: what the calls of libraries are given, and what surprises in them. */
const libraryTexts = (source: Source): string[] =>
  [
    ...new Set(
      inReadingOrder(source).flatMap((node) =>
        node.kind === 'call' && isTold(node, source) ? (callText(node, source) ?? []) : [],
      ),
    ),
  ].slice(0, MAX_CALLS)

function isTold(node: ExpressionOf<'call'>, source: Source): boolean {
  const found = entryOfCall(node, source)
  if (found === null || !found.name.includes('.')) return false
  return found.entry.note !== null || node.arguments.some(({ name }) => name !== null && found.entry.roles.has(name))
}

/** Of a line or two, what each method in it does: `strip` quita los espacios … */
export function methodTexts(source: Source): string[] {
  if (source.module.body.length > 2) return []
  const told = new Map<string, string>()
  for (const node of inReadingOrder(source)) {
    if (node.kind === 'comprehension')
      for (const condition of node.clauses.flatMap(({ conditions }) => conditions))
        if (condition.kind === 'call' && condition.callee.kind === 'attribute' && condition.callee.name === 'strip')
          told.set(
            'if',
            `${quote(source, condition)} como condición descarta los vacíos: un texto vacío cuenta como \`False\`.`,
          )
    if (node.kind !== 'call' || node.callee.kind !== 'attribute' || told.has(node.callee.name)) continue
    const text = describeMethod(node, source)
    if (text !== null) told.set(node.callee.name, `${quoteLink(source, node)}: ${text}.`)
  }
  return [...told.values()].slice(0, MAX_METHODS)
}

/** The calls of a chain from the first to the last: the tree holds the last outermost. */
function inReadingOrder({ module }: Source): Expression[] {
  const place = (node: Expression) =>
    node.kind === 'call' && node.callee.kind === 'attribute' ? node.callee.nameFrom : node.from
  return [...allExpressions(module)].toSorted((a, b) => place(a) - place(b))
}

/** The same with fewer words: the values as they come, and what comes out. */
function explainSlowly({ code, source }: Ask): Block[] {
  const result = run(code.tree)
  const trace = traceList(result, 14, source)
  const whole = purpose(source)
  const start = whole === null ? 'Vamos despacio, línea a línea:' : `${whole} Vamos despacio.`
  const lines: Block[] = [{ kind: 'text', markdown: start }, ...notedProgram(source.module.body, source)]
  const unrolled = asLoop(source)
  if (unrolled !== null)
    lines.push(
      { kind: 'text', markdown: `${unrolled.of} es lo mismo que este bucle, escrito en una línea:` },
      { kind: 'code', language: 'python', code: unrolled.code },
    )
  const methods = methodTexts(source)
  if (methods.length > 0) lines.push({ kind: 'list', items: methods })
  if (trace.length > 0) {
    const text = 'Así va al ejecutarlo; fíjate en qué valor tiene cada variable en cada momento:'
    lines.push(
      { kind: 'heading', text: 'Con valores' },
      { kind: 'text', markdown: text },
      { kind: 'list', items: trace },
    )
  }
  if (printsAnything(code.tree) && missingName(result) === null) lines.push(...outputBlocks(result, code.tree))
  return lines
}

/** The first list comprehension that is given a name, as the loop that it stands for. */
function asLoop(source: Source): { of: string; code: string } | null {
  for (const node of source.module.body) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (
      node.kind !== 'assign' ||
      target?.kind !== 'name' ||
      node.value.kind !== 'comprehension' ||
      node.value.form !== 'list'
    )
      continue
    const { clauses, element } = node.value
    const text = (part: Expression) => source.module.source.slice(part.from, part.to)
    const heads = clauses.flatMap(({ target: each, iterable, conditions }) => [
      `for ${text(each)} in ${text(iterable)}:`,
      ...conditions.map((condition) => `if ${text(condition)}:`),
    ])
    const lines = [...heads, `${target.name}.append(${text(element)})`].map(
      (line, depth) => '    '.repeat(depth) + line,
    )
    return { of: quote(source, node.value), code: [`${target.name} = []`, ...lines].join('\n') }
  }
  return null
}

type Done = Extract<Evaluation, { kind: 'done' }>

/** What code that prints nothing comes to: the value that stands last by itself, as a console shows it, else what its names hold. */
export function endBlocks(source: Source, { values, files }: Pick<Done, 'values' | 'files'>): Block[] {
  const last = source.module.body.at(-1)
  const [value, more] = last?.kind === 'expression' ? valuesOf(last.value, source) : []
  if (last !== undefined && value !== undefined && more === undefined && value !== 'None')
    return [
      {
        kind: 'text',
        markdown: `${quote(source, last)} da \`${value}\`. En un programa no se ve si no va en un \`print\`.`,
      },
    ]
  return [...(values.size > 0 ? valueBlocks(values) : []), ...fileBlocks(files)]
}

/** What the names hold at the end of code that prints nothing. */
function valueBlocks(values: ReadonlyMap<string, string>): Block[] {
  const items = [...values].slice(0, 4).map(([name, value]) => `\`${name}\` vale \`${value}\``)
  return [{ kind: 'text', markdown: `No imprime nada, pero al terminar ${items.join(', ')}.` }]
}
