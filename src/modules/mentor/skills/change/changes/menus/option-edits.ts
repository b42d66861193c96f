import type { Edit } from '../../../../python/edit'
import { comparison } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { linesOf } from '../../../../python/program/source'
import { shownEdits } from './menu-shown'
import type { ProgramMenu, ProgramOption } from './program-menu'
import type { Added, OptionWishes } from './wished-options'

/** An option that is added, with the key that it gets. */
export type Placed = { wish: Added; key: string; lines: readonly string[] }

/** Which key every option has afterwards, and those of the new ones; null where two would have the same. */
export function keysAfter(menu: ProgramMenu, { added, gone, moved }: OptionWishes) {
  const taken = [...menu.options.map(({ key }) => key), ...menu.leaving]
  const keys = new Map<string, string>(moved)
  const last = exitOf(menu)
  const isNumbered = taken.every((key) => /^\d+$/.test(key))
  for (const key of gone)
    for (const other of isNumbered ? taken : [])
      if (Number(other) > Number(key) && !moved.has(other)) keys.set(other, String(Number(other) - 1))
  const fresh: string[] = []
  for (const { key: stated, isBeforeLast } of added) {
    const leavesRoom = last !== null && (isBeforeLast || moved.has(last)) && stated === null
    const key = leavesRoom ? last : (stated ?? nextKey([...taken, ...fresh]))
    const isTaken = taken.includes(key) && !gone.includes(key) && !moved.has(key)
    if (isTaken)
      for (const other of taken)
        if (Number(other) >= Number(key) && !moved.has(other)) keys.set(other, String(Number(other) + 1))
    fresh.push(key)
  }
  const after = [...taken.filter((key) => !gone.includes(key)).map((key) => keys.get(key) ?? key), ...fresh]
  return new Set(after).size === after.length ? { keys, fresh } : null
}

function nextKey(taken: readonly string[]): string {
  const numbers = taken.map(Number)
  if (numbers.every((number) => !Number.isNaN(number))) return String(Math.max(...numbers) + 1)
  return String.fromCharCode(Math.max(...taken.map((key) => key.toLowerCase().charCodeAt(0))) + 1)
}

const exitOf = ({ options, leaving }: ProgramMenu): string | null =>
  leaving[0] ?? options.find(({ action }) => action === 'exit')?.key ?? null

/** The edits of the branches and of what the menu shows. */
export function optionEdits(
  p: Program,
  menu: ProgramMenu,
  wishes: OptionWishes,
  { keys, placed }: { keys: ReadonlyMap<string, string>; placed: readonly Placed[] },
): Edit[] {
  const { options, shown } = menu
  const gone = new Set(wishes.gone)
  const rekeyed = options.flatMap(({ key, node }): Edit[] => {
    const [own, test] = [keys.get(key), comparison(node.test)]
    if (own === undefined || gone.has(key) || !test) return []
    return [{ from: test.right.from, to: test.right.to, text: p.text(test.right).replace(key, own) }]
  })
  const left = p.places('while').flatMap(({ node }): Edit[] => {
    const test = comparison(node.test)
    const key = test ? p.text(test.right).replace(/["']/g, '') : ''
    const own = menu.leaving.includes(key) ? keys.get(key) : undefined
    return test && own !== undefined
      ? [{ from: test.right.from, to: test.right.to, text: p.text(test.right).replace(key, own) }]
      : []
  })
  const removed = options.filter(({ key }) => gone.has(key)).flatMap((option) => removal(p, option, options))
  const last = exitOf(menu)
  const isBehind = placed.every(
    ({ key }) => last !== null && Number(key) > Number(keys.get(last) ?? last) && Number(last) > 0,
  )
  const reshown = shown
    ? shownEdits(p, shown, {
        keys,
        labels: wishes.renamed,
        gone,
        added: placed.map(({ key, wish }) => ({ key, label: wish.label })),
        before: isBehind && shown.isInLines ? null : last,
      })
    : []
  return [...rekeyed, ...left, ...removed, ...branchEdits(p, menu, placed), ...reshown]
}

/** A branch goes; what follows the first one becomes the first. */
function removal(p: Program, { node }: ProgramOption, options: readonly ProgramOption[]): Edit[] {
  const next = options[options.findIndex((option) => option.node === node) + 1]
  if (!node.isElif && next)
    return [
      { from: node.from, to: next.node.from, text: '' },
      { from: next.node.from, to: next.node.from + 'el'.length, text: '' },
    ]
  const last = node.body.at(-1) ?? node
  const { from } = linesOf(p, node)
  const { to } = linesOf(p, last)
  return [{ from, to: Math.min(to + 1, p.source.length), text: '' }]
}

/** Before the branch that leaves, or behind the last one. */
function branchEdits(p: Program, { options }: ProgramMenu, placed: readonly Placed[]): Edit[] {
  const [model, last] = [options[0], options.at(-1)]
  const test = comparison(model?.node.test)
  if (!model || !last || !test || placed.length === 0) return []
  const [indent, level] = [indentOf(p, model.node), levelOf(p)]
  const text = placed
    .map(({ key, lines }) =>
      [
        `${indent}elif ${p.text(test.left)} == ${p.text(test.right).replace(model.key, key)}:`,
        ...inStyle(p, lines).map((line) => (line === '' ? '' : `${indent}${level}${line}`)),
      ].join('\n'),
    )
    .join('\n')
  if (last.action === 'exit' && last.node.isElif) {
    const { from } = linesOf(p, last.node)
    return [{ from, to: from, text: `${text}\n` }]
  }
  const { to } = linesOf(p, last.node.body.at(-1) ?? last.node)
  return [{ from: to, to, text: `\n${text}` }]
}

/** Lines with the indentation and the quotes of a program. */
export function inStyle(p: Program, lines: readonly string[]): string[] {
  const level = levelOf(p)
  const isDouble = p.source.split('"').length > p.source.split("'").length
  return lines.map((line) => {
    const own = isDouble && !line.includes('"') ? line.replaceAll("'", '"') : line
    return own.replace(/^(?: {4})+/, (spaces) => level.repeat(spaces.length / 4))
  })
}
