import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { type Case, type Diagnosis, indentAt, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import type { Reading } from '../told/reading'

type Opening = { call: ExpressionOf<'call'>; mode: string; given: Expression | null }

/** A call that opens a file, with its mode. */
function openingOf(node: Expression): Opening | null {
  if (node.kind !== 'call') return null
  const { callee } = node
  const isMethod = callee.kind === 'attribute' && callee.name === 'open'
  if (!isMethod && !(callee.kind === 'name' && callee.name === 'open')) return null
  const at = isMethod && !(callee.value.kind === 'name' && /^(?:io|codecs|gzip)$/.test(callee.value.name)) ? 0 : 1
  const given =
    node.arguments.find(({ name }) => name === 'mode') ?? node.arguments.filter(({ form }) => form === 'positional')[at]
  if (given && given.value.kind !== 'string') return null
  return { call: node, mode: given?.value.kind === 'string' ? given.value.value : 'r', given: given?.value ?? null }
}

const READS = /^(?:read|readline|readlines|reader|DictReader|load)$/
const WRITES = /^(?:write|writelines|writer|DictWriter|dump)$/

/** Whether the file that a call opens is read or written somewhere: by its name, or right where it is opened. */
function isUsed({ program, source }: Case, { call }: Opening, how: RegExp): boolean {
  const binding = program.bindings.find(({ value }) => value === call)
  return program.expressions.some(({ node }) => {
    if (node.kind !== 'call' || (node.callee.kind !== 'attribute' && node.callee.kind !== 'name')) return false
    if (!how.test(node.callee.name)) return false
    const held = [
      ...(node.callee.kind === 'attribute' ? [node.callee.value] : []),
      ...node.arguments.map(({ value }) => value),
    ]
    return held.some(
      (each) => each === call || (each.kind === 'name' && source.slice(each.from, each.to) === binding?.name),
    )
  })
}

/** What is read from a file that is open for writing only, or the other way round. */
function otherMode(fault: Case, [, can = '']: readonly (string | undefined)[]): Diagnosis | null {
  const wantsToRead = can === 'readable'
  const all = fault.program.expressions.flatMap(({ node }) => openingOf(node) ?? [])
  const wrong = all.filter(({ call, mode }) => {
    const isAbove = fault.line === null || lineOf(fault, call) <= fault.line
    return isAbove && !mode.includes('+') && (wantsToRead ? /[wax]/.test(mode) : !/[wax]/.test(mode))
  })
  const opened = fault.line === null ? wrong[0] : wrong.at(-1)
  if (!opened) return null
  const { call, mode, given } = opened
  const line = lineOf(fault, call)
  const binary = mode.includes('b') ? 'b' : ''
  const isBoth = isUsed(fault, opened, wantsToRead ? WRITES : READS)
  if (wantsToRead)
    return {
      line,
      failsAt: fault.line ?? line,
      cause: `En la línea ${line} el archivo se abre con ${inlineCode(JSON.stringify(mode))}, que es **solo para escribir**${mode.includes('w') ? ' (y además lo vacía)' : ''}, y después lo lees. Para leer se abre con \`"r"\`.`,
      edits: isBoth || !given ? [] : [replaceWith(given, `"r${binary}"`)],
      ...(isBoth && {
        decide:
          'Como también escribes en él, ábrelo dos veces: una con `"w"` para escribir y, cuando se haya cerrado, otra con `"r"` para leer.',
      }),
    }
  const wanted = `"${isBoth ? 'r+' : 'a'}${binary}"`
  const first = call.arguments[0]
  const end = first?.to ?? call.to - 1
  return {
    line,
    failsAt: fault.line ?? line,
    cause: `En la línea ${line} el archivo se abre ${given ? `con ${inlineCode(JSON.stringify(mode))}, que es` : 'sin decir el modo, y entonces es'} **solo para leer**, y después escribes en él.`,
    edits: [given ? replaceWith(given, wanted) : insertAt(end, first ? `, ${wanted}` : wanted)],
    decide: isBoth
      ? 'Con `"r+"` se lee y se escribe, sin vaciarlo. Lo que escribas va a partir de donde se ha quedado la lectura.'
      : 'He puesto `"a"`, que añade al final de lo que haya. Si quieres empezar de cero cada vez, pon `"w"`.',
  }
}

/** `f.write(…)` behind the `with` that has read the file: it is opened once more, to write. */
export function writtenAfterReading(fault: Case, context: Expression, name: string, user: Statement): Diagnosis | null {
  const opened = openingOf(context)
  const [path] = opened?.call.arguments ?? []
  const call = user.kind === 'expression' && user.value.kind === 'call' ? user.value : null
  const isWriting = call?.callee.kind === 'attribute' && WRITES.test(call.callee.name)
  if (!opened || !path || !isWriting || /[wax+]/.test(opened.mode)) return null
  const [line, from] = [lineOf(fault, user), lineOf(fault, context)]
  const indent = indentAt(fault, line)
  const written = sourceOf(fault, user).trim()
  return {
    line,
    cause: `El \`with\` de la línea ${from} cierra ${inlineCode(name)} al acabar su bloque, y además lo abre solo para leer. Para escribir en la línea ${line} hay que abrirlo otra vez, con \`"a"\` (añade al final) o \`"w"\` (empieza de cero).`,
    edits: [
      replaceWith(
        { from: user.from, to: user.from + written.length },
        `with open(${sourceOf(fault, path)}, "a") as ${name}:\n${indent}    ${written}`,
      ),
    ],
  }
}

export const OPEN_MODES: readonly Reading[] = [
  [
    /^(?:File )?not (?:open for )?(readable|writable|reading|writing)/i,
    (fault, [whole, can = '']) => otherMode(fault, [whole, /^read/i.test(can) ? 'readable' : 'writable']),
  ],
]
