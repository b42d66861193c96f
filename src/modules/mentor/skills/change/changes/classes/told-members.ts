import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { FieldPlan } from '../../../../engine/task/classes/class-plan'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { memberLines } from '../../../write/compose/classes/class-lines'
import { refTo } from '../../../write/compose/classes/sketch'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { initOf } from './class-at-hand'
import { loggedIn } from './logged'
import { type Extra, membersIn, type Told } from './members-told'
import { classMeant } from './methods'

type Class = StatementOf<'class'>

/** Attributes, methods and what is wanted of all objects, told in prose as for a new class; only where every clause is understood. */
export const toldMembersChange: Change = {
  name: 'told-members',
  stage: STAGE.data,
  says: [],
  reads(said, p) {
    if (p.places('class').length === 0 || said.plain.includes('¦')) return null
    const cls = classMeant(p, { said } as Wish)
    return cls && membersIn(p, cls, said.prose) !== null ? [{ from: 0, to: said.plain.length }] : null
  },
  make(p, wish): Result {
    const cls = classMeant(p, wish)
    const told = cls && membersIn(p, cls, wish.said.prose)
    return cls && told ? withMembers(p, cls, told) : null
  },
}

function withMembers(p: Program, cls: Class, { extras, fields, members, blocks, counter, imports, how }: Told): Result {
  const level = levelOf(p)
  const [first] = cls.body
  const last = cls.body.at(-1)
  if (!first || !last) return null
  const taken = cls.body.flatMap((node) => (node.kind === 'function' ? [node.name] : []))
  if (
    members.some(({ name }) => taken.includes(name)) ||
    blocks.some((lines) => lines.some((line) => taken.some((name) => line.startsWith(`def ${name}(`))))
  )
    return null
  const inner = indentOf(p, cls) + level
  const laid = (lines: readonly string[]) =>
    lines.map((line) => inner + line.replace(/^(?: {4})+/, (margin) => level.repeat(margin.length / 4))).join('\n')
  const edits: Edit[] = []
  const starts = storedAt(p, cls, { fields, counter, inner, level })
  if (starts === null) return null
  edits.push(...starts)
  if (counter !== null)
    edits.push({ from: linesOf(p, first).from, to: linesOf(p, first).from, text: `${inner}${counter} = 0\n\n` })
  const log = fields.find(({ kind, name }) => kind === 'list' && LOGS.test(name))
  const logged = log ? loggedIn(p, cls, refTo(log)) : []
  edits.push(...logged)
  for (const extra of extras) edits.push(...atEnd(p, cls, extra))
  const texts = [...members.map((member) => laid(memberLines(member))), ...blocks.map(laid)]
  const end = linesOf(p, last).to
  if (texts.length > 0) edits.push({ from: end, to: end, text: texts.map((text) => `\n\n${text}`).join('') })
  const missing = [...new Set(imports)].filter((line) => !p.source.includes(line))
  if (missing.length > 0) edits.push({ from: 0, to: 0, text: `${missing.join('\n')}\n\n` })
  return {
    code: edited(p, joinedAt(edits)),
    told: toldOf(cls.name, { extras, fields, members, blocks, counter }),
    how: [...new Set(how)].slice(0, 4),
  }
}

const LOGS = /^(?:historial|movimientos|registro|operaciones)/

/** Edits at one place become one, in their order. */
function joinedAt(edits: readonly Edit[]): Edit[] {
  const byPlace = new Map<string, Edit>()
  for (const edit of edits) {
    const key = `${edit.from}-${edit.to}`
    const known = byPlace.get(key)
    byPlace.set(key, known && edit.from === edit.to ? { ...known, text: known.text + edit.text } : edit)
  }
  return [...byPlace.values()]
}

/** Behind the last statement of a method, before what it gives back. */
function atEnd(p: Program, cls: Class, { name, lines }: Extra): Edit[] {
  const method = cls.body.find(
    (node): node is StatementOf<'function'> => node.kind === 'function' && node.name === name,
  )
  const last = method?.body.at(-1)
  if (!method || !last) return []
  const indent = indentOf(p, last)
  const { from, to } = linesOf(p, last)
  return last.kind === 'return'
    ? [{ from, to: from, text: lines.map((line) => `${indent}${line}\n`).join('') }]
    : [{ from: to, to, text: lines.map((line) => `\n${indent}${line}`).join('') }]
}

type Storing = { fields: readonly FieldPlan[]; counter: string | null; inner: string; level: string }

/** The attributes in `__init__`, those that are passed as its last parameters; the fields of a dataclass. */
function storedAt(p: Program, cls: Class, { fields, counter, inner, level }: Storing): Edit[] | null {
  if (fields.length === 0 && counter === null) return []
  const init = initOf(cls)
  const [first] = cls.body
  const last = init?.body.at(-1)
  const passed = fields.filter(({ isPassed }) => isPassed)
  const lines = [
    ...fields.map((field) => `${refTo(field)} = ${field.isPassed ? field.name : field.initial}`),
    ...(counter === null ? [] : [`${cls.name}.${counter} += 1`]),
  ]
  if (!init || !last) {
    if (!first || cls.decorators.length > 0 || cls.arguments.length > 0) return null
    const at = linesOf(p, first).from
    const parameters = ['self', ...passed.map(({ name, initial }) => `${name}=${initial}`)].join(', ')
    return [
      {
        from: at,
        to: at,
        text: `${inner}def __init__(${parameters}):\n${lines.map((line) => inner + level + line).join('\n')}\n\n`,
      },
    ]
  }
  const close = init.parameters.at(-1)
  if (!close) return null
  const end = linesOf(p, last).to
  return [
    ...(passed.length > 0
      ? [{ from: close.to, to: close.to, text: passed.map(({ name, initial }) => `, ${name}=${initial}`).join('') }]
      : []),
    { from: end, to: end, text: lines.map((line) => `\n${indentOf(p, last)}${line}`).join('') },
  ]
}

function toldOf(
  name: string,
  { extras, fields, members, blocks, counter }: Pick<Told, 'extras' | 'fields' | 'members' | 'blocks' | 'counter'>,
): string {
  const own = [
    ...fields.map((field) => `el atributo ${inlineCode(field.name)}`),
    ...members.map(({ name: method, body }) => `el método ${inlineCode(`${method}(${body.parameters.join(', ')})`)}`),
    ...blocks
      .flatMap((lines) => /^def (\w+)/.exec(lines.find((line) => line.startsWith('def ')) ?? '')?.[1] ?? [])
      .map((method) => `el método ${inlineCode(method)}`),
    ...(counter === null ? [] : [`el contador ${inlineCode(`${name}.${counter}`)}`]),
  ]
  const more = extras
    .map((extra) => `${inlineCode(`${extra.name}()`)} hace también ${extra.lines.map(inlineCode).join(', ')}.`)
    .join(' ')
  if (own.length === 0) return more
  return `${more === '' ? '' : `${more} `}La clase ${inlineCode(name)} tiene ahora ${listed(own)}.`
}
