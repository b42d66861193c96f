import { inlineCode } from '../../../engine/compose'
import type { Answer, Block } from '../../../engine/skill'
import type { Expression, Module } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { calledName, keywordOf } from '../idioms/in-calls'
import type { Ask } from './ask'
import { outputBlocks, printsAnything, run } from './output'

type Change = { edit: Edit } | { question: string } | null

/** «¿Y si …?»: the change where it is clear, with what comes of it; a question where it is not; null where none is recognised. */
export function whatIf(ask: Ask): Answer | null {
  for (const read of CHANGES) {
    const change = read(ask)
    if (change === null) continue
    if ('question' in change)
      return { outcome: 'asked', blocks: [{ kind: 'text', markdown: change.question }], topic: 'what-if' }
    return { outcome: 'answered', blocks: changedBlocks(change.edit, ask), topic: 'what-if' }
  }
  return null
}

function changedBlocks(edit: Edit, { code, source }: Ask): Block[] {
  const before = code.tree.source
  const after = applyEdits(before, [edit])
  const line = source.lines.lineAt(edit.from)
  const changed = linesOf(after).textOf(line).trim()
  const module = parsePython(after)
  const result = run(module)
  const shown = printsAnything(module) || result.kind === 'raised' ? outputBlocks(result) : []
  return [
    {
      kind: 'text',
      markdown: `Cambia la **línea ${line}**: ${inlineCode(source.lines.textOf(line).trim())} → ${inlineCode(changed)}.`,
    },
    { kind: 'code', language: 'python', code: after },
    ...shown,
    ...rangeText(module, line),
    ...why(result.kind === 'raised' ? result.type : null),
  ]
}

/** The numbers that a changed `range` gives now. */
function rangeText(module: Module, line: number): Block[] {
  const source = { module, lines: linesOf(module.source) }
  const found = findIdioms(source).find(({ name, from }) => name === 'range' && source.lines.lineAt(from) === line)
  return found ? [{ kind: 'text', markdown: idiomText(found) }] : []
}

/** What to do against the exceptions that such changes bring about. */
const REMEDIES: Record<string, string> = {
  ZeroDivisionError:
    'No se puede dividir entre cero. Compruébalo antes, por ejemplo con `if not …:` y un `return` que tenga sentido para ese caso.',
  IndexError: 'Esa posición no existe. Comprueba antes el tamaño con `len`.',
  KeyError: 'Esa clave no está en el diccionario. Usa `.get(clave, valor)` o comprueba antes con `in`.',
  TypeError: 'Los tipos no encajan: mira si uno es texto y el otro número.',
  ValueError: 'Ese valor no vale para esa operación.',
}
const why = (type: string | null): Block[] => {
  const remedy = type === null ? undefined : REMEDIES[type]
  return remedy === undefined ? [] : [{ kind: 'text', markdown: remedy }]
}

const VALUE = '(-?\\d+(?:[.,]\\d+)?|"[^"]*"|\'[^\']*\'|true|false|none)'

/** «un 5 en vez de 3». */
function replacement({ frame, source }: Ask): Change {
  const prose = frame.message.prose.toLowerCase()
  const found = new RegExp(`${VALUE}\\s+(?:en vez de|en lugar de|por)\\s+(?:(?:un|una|el|la)\\s+)?${VALUE}`).exec(prose)
  if (found === null) return null
  const [, to = '', from = ''] = found
  const places = [...allExpressions(source.module)].filter((part) => literal(part, source.module.source) === from)
  const [only, ...more] = places
  if (only === undefined)
    return { question: `No veo ningún ${inlineCode(from)} en tu código. ¿Qué línea quieres cambiar?` }
  if (more.length > 0 && new Set(places.map((part) => source.lines.lineAt(part.from))).size > 1) {
    const lines = [...new Set(places.map((part) => source.lines.lineAt(part.from)))]
    const asked = places.find((part) => frame.lines.includes(source.lines.lineAt(part.from)))
    if (asked === undefined)
      return { question: `Hay ${inlineCode(from)} en las líneas ${lines.join(', ')}. ¿Cuál quieres cambiar?` }
    return { edit: { from: asked.from, to: asked.to, text: to } }
  }
  return { edit: { from: only.from, to: only.to, text: to } }
}

const literal = (node: Expression, text: string): string | null =>
  node.kind === 'number' || node.kind === 'string' || (node.kind === 'unary' && node.operand.kind === 'number')
    ? text.slice(node.from, node.to).toLowerCase()
    : null

const callsOf = (ask: Ask, name: string) =>
  [...allExpressions(ask.source.module)]
    .filter((part) => part.kind === 'call')
    .filter((part) => calledName(part) === name)

/** «que empiece en 1», «desde el 10». */
function start(ask: Ask): Change {
  const found =
    /\b(?:empiece|empezar|empieza|empezara|comience|comenzar|arranque|desde)\b\D{0,20}?(-?\d+|uno|cero|dos)\b/.exec(
      ask.frame.plain,
    )
  if (found === null) return null
  const number = { cero: '0', uno: '1', dos: '2' }[found[1] ?? ''] ?? found[1] ?? ''
  const [enumerated] = callsOf(ask, 'enumerate')
  if (enumerated) {
    const given = keywordOf(enumerated, 'start')?.value ?? enumerated.arguments[1]?.value
    if (given) return { edit: { from: given.from, to: given.to, text: number } }
    const last = enumerated.arguments.at(-1)
    return last ? { edit: { from: last.to, to: last.to, text: `, start=${number}` } } : null
  }
  const [range, another] = callsOf(ask, 'range')
  if (range && another) return { question: 'Hay más de un `range`. ¿De cuál hablas: en qué línea está?' }
  const [first, second] = range?.arguments ?? []
  if (first && second) return { edit: { from: first.from, to: first.to, text: number } }
  if (first) return { edit: { from: first.from, to: first.from, text: `${number}, ` } }
  return startValue(ask, number)
}

/** A counter that a `while` uses. */
function startValue({ source }: Ask, number: string): Change {
  const assigned = source.module.body
    .filter((node) => node.kind === 'assign')
    .filter(({ value }) => value.kind === 'number')
  const [only, ...more] = assigned
  if (!only || more.length > 0) return null
  return { edit: { from: only.value.from, to: only.value.to, text: number } }
}

/** «si la lista está vacía»: a call of the program's own function with nothing in its list. */
function empty(ask: Ask): Change {
  if (!/\b(vacia|vacio|sin elementos|sin datos)\b/.test(ask.frame.plain)) return null
  const own = new Set(ask.source.module.body.flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  for (const part of allExpressions(ask.source.module)) {
    if (part.kind !== 'call' || part.callee.kind !== 'name' || !own.has(part.callee.name)) continue
    const list = part.arguments.find(({ value }) => value.kind === 'list')
    if (list) return { edit: { from: list.from, to: list.to, text: '[]' } }
  }
  const given = [...statementsIn(ask.source.module.body)].find(
    (node) => node.kind === 'assign' && node.value.kind === 'list' && node.value.items.length > 0,
  )
  return given?.kind === 'assign' ? { edit: { from: given.value.from, to: given.value.to, text: '[]' } } : null
}

/** «si lo quito»: the last argument that the question, or the one before, speaks of. */
function removal(ask: Ask): Change {
  if (!/\b(quito|quitas|quitar|quitamos|borro|elimino|sin el|sin la)\b/.test(ask.frame.plain)) return null
  const [range] = callsOf(ask, 'range')
  const [, second, third] = range?.arguments ?? []
  const wantsStep = third !== undefined && second !== undefined
  if (wantsStep && !/\b(for|print|if|return)\b/.test(ask.frame.plain))
    return { edit: { from: second.to, to: third.to, text: '' } }
  return null
}

/** «si x vale 7». */
function value({ frame, source }: Ask): Change {
  const [name] = frame.names
  const found = new RegExp(
    `(?:vale|valiera|fuera|fuese|es|=|pongo|ponemos|cambio)\\s+(?:un\\s+|a\\s+|por\\s+)?${VALUE}`,
  ).exec(frame.message.prose.toLowerCase())
  if (name === undefined || found === null) return null
  const given = [...statementsIn(source.module.body)].find(
    (node) => node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === name),
  )
  return given?.kind === 'assign'
    ? { edit: { from: given.value.from, to: given.value.to, text: found[1] ?? '' } }
    : null
}

const CHANGES: readonly ((ask: Ask) => Change)[] = [replacement, start, empty, removal, value]
