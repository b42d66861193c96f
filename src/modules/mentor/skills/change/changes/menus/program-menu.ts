import { folded } from '~/platform/text/folded'
import type { Statement, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { linesOf } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Action, actionOf } from '../../../write/compose/menus/menu-actions'
import { Branch } from '../../../write/compose/menus/rules/anatomy'
import type { Kept } from '../../../write/compose/menus/rules/menu-rule'
import { choicesIn } from './choices'
import { type Shown, shownIn } from './menu-shown'

/** Whole lines of what an option does, in its branch or in the function that it calls, without their indentation. */
export type Body = { from: number; to: number; indent: string; lines: string[] }
export type ProgramOption = { key: string; label: string; action: Action; node: StatementOf<'if'>; body: Body }
/** A program with a menu, as it stands: its options, how it shows them, and what they work on. `leaving`: keys by which the loop itself ends. */
export type ProgramMenu = {
  options: ProgramOption[]
  shown: Shown | null
  kept: Kept | null
  data: Statement | null
  leaving: string[]
}

const known = new WeakMap<Program, ProgramMenu | null>()

export function menuOf(p: Program): ProgramMenu | null {
  const found = known.get(p)
  if (found !== undefined) return found
  const menu = readMenu(p)
  known.set(p, menu)
  return menu
}

function readMenu(p: Program): ProgramMenu | null {
  const choices = choicesIn(p)
  if (choices === null) return null
  const keys = choices.map(({ value }) => p.text(value).replace(/["']/g, ''))
  const leaving = p
    .places('while')
    .flatMap(({ node }) => [...p.text(node.test).matchAll(/!= ?["']?(\w)["']?/g)].map(([, key = '']) => key))
    .filter((key) => !keys.includes(key))
  const shown = shownIn(p, keys)
  // What no branch is for leaves by the last `else`.
  const others = (shown?.items ?? []).filter(
    ({ key, label }) => !keys.includes(key) && actionOf(folded(label)) === 'exit',
  )
  for (const { key } of others) if (!leaving.includes(key)) leaving.push(key)
  const options = choices.map(({ node }, at): ProgramOption => {
    const key = keys[at] ?? ''
    const body = bodyOf(p, node)
    const label = shown?.items.find((item) => item.key === key)?.label ?? ''
    return { key, label, action: actionOf(folded(label)) ?? actionIn(body), node, body }
  })
  return { options, shown, leaving, ...keptIn(p, options) }
}

/** The lines of a branch; where it only calls a function of the program, those of the function. */
function bodyOf(p: Program, { body }: StatementOf<'if'>): Body {
  const called = body
    .flatMap((node) => calledBy(p, node) ?? [])
    .find(({ name }) => !/^(?:guardar|cargar|save|load)/.test(name))
  return linesIn(p, called === undefined ? body : called.body)
}

function calledBy(p: Program, node: Statement): StatementOf<'function'> | null {
  const value = node.kind === 'expression' ? node.value : (plainAssign(node)?.value ?? null)
  const name = nameOf(callTo(value)?.callee)
  return name === null ? null : (p.functions.get(name)?.[0]?.node ?? null)
}

function linesIn(p: Program, block: readonly Statement[]): Body {
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return { from: 0, to: 0, indent: '', lines: [] }
  const { from, to } = linesOf(p, first, last)
  const indent = indentOf(p, first)
  const lines = p.source.slice(from, to).split('\n')
  return { from, to, indent, lines: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)) }
}

/** What a branch does, where its name does not tell. */
function actionIn({ lines }: Body): Action {
  const code = lines.join('\n')
  if (/^\s*(?:break|exit\(|quit\(|sys\.exit|raise SystemExit)|\w+ = False$/m.test(code)) return 'exit'
  if (/\.(?:append|add|insert)\(|^\s*\w+\[[^\]]+\] = /m.test(code)) return 'add'
  if (/^\s*del |\.(?:remove|pop)\(/m.test(code)) return 'remove'
  if (/ -= /.test(code)) return 'withdraw'
  if (/ \+= /.test(code)) return 'deposit'
  return code.includes('input(') ? 'find' : 'list'
}

type Data = { name: string; kind: Kept['kind'] | null; node: Statement }

/** The data that the options share: the list or dictionary, else the number, that is made before the loop. */
function keptIn(p: Program, options: readonly ProgramOption[]): Pick<ProgramMenu, 'kept' | 'data'> {
  const inside = new Set(options.flatMap(({ node }) => [...statementsIn(node.body)]))
  const bodies = options.map(({ body }) => body.lines.join('\n'))
  const all = p.places('assign').flatMap(({ node }): Data[] => {
    const plain = plainAssign(node)
    if (plain === null || inside.has(node) || !bodies.some((body) => new RegExp(`\\b${plain.name}\\b`).test(body)))
      return []
    return [{ name: plain.name, kind: kindOf(plain.value.kind, plain.name, bodies), node }]
  })
  const data = all.find(({ kind }) => kind === 'list' || kind === 'dict') ?? all.find(({ kind }) => kind === 'amount')
  if (!data || data.kind === null) return { kept: null, data: null }
  const kept = withFields({ name: data.name, kind: data.kind, fields: [], flag: null }, options)
  return { kept: ofLiteral(kept, data.node), data: data.node }
}

/** Things that are written down tell their fields, where no branch adds one. */
function ofLiteral(kept: Kept, node: Statement): Kept {
  const value = plainAssign(node)?.value
  const first = kept.kind === 'list' && value?.kind === 'list' ? value.items[0] : undefined
  if (first?.kind !== 'dict') return kept
  const fields = first.entries.flatMap(({ key, value: cell }) =>
    key?.kind === 'string' ? [{ name: key.value, isNumber: cell.kind === 'number' }] : [],
  )
  return { ...kept, kind: 'records', fields }
}

function kindOf(literal: string, name: string, bodies: readonly string[]): Kept['kind'] | null {
  if (literal === 'list') return 'list'
  if (literal === 'dict') return 'dict'
  const code = bodies.join('\n')
  if (new RegExp(`\\b${name}\\.append\\(`).test(code)) return 'list'
  if (new RegExp(`\\b${name}\\[\\w+\\] = |\\b${name}\\.items\\(`).test(code)) return 'dict'
  return new RegExp(`\\b${name} (?:[-+]=|= ${name} [-+])`).test(code) ? 'amount' : null
}

/** What is kept of each thing, by the branch that adds one. */
function withFields(kept: Kept, options: readonly ProgramOption[]): Kept {
  for (const { body } of options) {
    const branch = new Branch(body.lines)
    if (!branch.isSound) continue
    const numbers = new Set(branch.asks().flatMap(({ name, isNumber }) => (isNumber ? [name] : [])))
    for (const node of branch.all()) {
      if (kept.kind === 'dict' && node.kind === 'assign' && branch.p.text(node).startsWith(`${kept.name}[`)) {
        const [key, value] = branch.asks()
        return {
          ...kept,
          fields: [key, value].flatMap((each) => (each ? [{ name: each.name, isNumber: each.isNumber }] : [])),
        }
      }
      const added = node.kind === 'expression' ? methodCall(node.value) : null
      const given =
        added?.name === 'append' && nameOf(added.object) === kept.name ? added.call.arguments[0]?.value : undefined
      if (given?.kind !== 'dict') continue
      const cells = given.entries.flatMap(({ key, value }) =>
        key?.kind === 'string' ? [{ name: key.value, value }] : [],
      )
      const flag = cells.find(({ value }) => value.kind === 'boolean')?.name ?? null
      const fields = cells
        .filter(({ name }) => name !== flag)
        .map(({ name, value }) => ({
          name,
          isNumber:
            value.kind === 'number' || numbers.has(nameOf(value) ?? '') || callTo(value, 'int', 'float') !== null,
        }))
      return { ...kept, kind: 'records', fields, flag }
    }
  }
  return kept
}
