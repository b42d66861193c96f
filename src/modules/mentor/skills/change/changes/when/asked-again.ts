import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { loopsAround, type Place } from '../../../../python/scope'
import type { Tested } from './condition'
import { withTest } from './placed'

type Read = Place<StatementOf<'assign'>>

/** Several values are each asked for again while the test holds of them. */
export function allAskedAgain(p: Program, conditions: readonly Tested[], says: readonly string[]): string | null {
  const edits = conditions.map((condition) =>
    condition.read?.parent?.node.kind === 'try' ? null : repeated(p, condition, says),
  )
  return edits.every((edit) => edit !== null) ? edited(p, edits) : null
}

/** What is typed is asked for again while the test holds. */
export function askedAgain(p: Program, condition: Tested, says: readonly string[]): string | null {
  const { read, test } = condition
  if (read === null) return null
  const [loop] = loopsAround(read)
  // A loop that asks in each round asks again by itself.
  if (loop?.node.kind === 'while' && read.block === loop.node.body && read.at === 0)
    return withTest(p, condition, {
      says,
      otherwise: [],
      counted: null,
      isStopped: false,
      isSkipped: true,
      isInstead: false,
    })
  if (read.parent?.node.kind === 'try') return isKnownAt(p, test, read) ? inCheckedLoop(p, condition, read, says) : null
  const edit = repeated(p, condition, says)
  return edit && edited(p, [edit])
}

function repeated(p: Program, condition: Tested, says: readonly string[]): Edit | null {
  const { read, test } = condition
  if (read === null || !isKnownAt(p, test, read)) return null
  const [indent, level] = [indentOf(p, read.node), levelOf(p)]
  const { to } = linesOf(p, read.node)
  const lines = [
    `${indent}while ${guardOf(p, condition)}${test}:`,
    ...says.map((line) => indent + level + line),
    indent + level + p.text(read.node),
  ]
  return { from: to, to, text: `\n${lines.join('\n')}` }
}

/** Where it matters only in a case («si divido entre 0»), that case stands before the test. */
function guardOf(p: Program, { use, read }: Tested): string {
  const branch = use?.parent?.node
  if (!use || !read || use.block === read.block || branch?.kind !== 'if' || !isKnownAt(p, p.text(branch.test), read))
    return ''
  return `${p.text(branch.test)} and `
}

/** Whether all names of a test have a value where something is typed. */
const isKnownAt = (p: Program, test: string, read: Read) =>
  (test.replace(/"[^"]*"|'[^']*'/g, '').match(/(?<![.\p{L}\p{N}_])[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_]*\()/gu) ?? [])
    .filter((name) => !/^(?:not|in|and|or|len|str|for|cada|any|letra)$/.test(name))
    .every((name) => p.binds(name, read.scope).some(({ from }) => from <= read.node.from))

/** A loop that catches letters already is left only with a value that is good as well. */
function inCheckedLoop(p: Program, { test, opposite }: Tested, read: Read, says: readonly string[]): string | null {
  const level = levelOf(p)
  const next = read.block[read.at + 1]
  if (next?.kind === 'break') {
    const indent = indentOf(p, next)
    return edited(p, [
      {
        ...linesOf(p, next),
        text: [`${indent}if ${opposite}:`, `${indent}${level}break`, ...says.map((line) => indent + line)].join('\n'),
      },
    ])
  }
  const outer = read.parent
  const leave = outer?.block.slice(outer.at + 1).find(({ kind }) => kind === 'break')
  if (!leave) return null
  const indent = indentOf(p, leave)
  const { from } = linesOf(p, leave)
  return edited(p, [
    {
      from,
      to: from,
      text: `${[`${indent}if ${test}:`, ...says.map((line) => indent + level + line), `${indent}${level}continue`].join('\n')}\n`,
    },
  ])
}

/** Numbers that are asked for again where letters are typed, or told of and left. */
export function withoutLetters(
  p: Program,
  reads: readonly { place: Read }[],
  { says, isAgain, isStopped }: { says: readonly string[]; isAgain: boolean; isStopped: boolean },
): string | null {
  const open = reads.filter(({ place }) => place.parent?.node.kind !== 'try')
  const [first] = open
  if (!first) return null
  if (isAgain)
    return edited(
      p,
      open.map(({ place }) => triedAgain(p, place, says)),
    )
  const { place } = first
  const [indent, level] = [indentOf(p, place.node), levelOf(p)]
  const line = linesOf(p, place.node)
  const tried = [
    `${indent}try:`,
    `${indent}${level}${p.text(place.node)}`,
    `${indent}except ValueError:`,
    ...says.map((each) => indent + level + each),
  ]
  const [loop] = loopsAround(place)
  if (loop)
    return edited(p, [{ ...line, text: [...tried, `${indent}${level}${isStopped ? 'break' : 'continue'}`].join('\n') }])
  const [next, last] = [place.block[place.at + 1], place.block.at(-1)]
  if (!next || !last) return edited(p, [{ ...line, text: tried.join('\n') }])
  const rest = linesOf(p, next, last)
  const inner = p.source
    .slice(rest.from, rest.to)
    .split('\n')
    .map((each) => (each.trim() === '' ? each : level + each))
  return edited(p, [{ from: line.from, to: rest.to, text: [...tried, `${indent}else:`, ...inner].join('\n') }])
}

function triedAgain(p: Program, { node }: Read, says: readonly string[]): Edit {
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const lines = [
    'while True:',
    `${level}try:`,
    `${level}${level}${p.text(node)}`,
    `${level}${level}break`,
    `${level}except ValueError:`,
    ...says.map((line) => level + level + line),
  ]
  return { ...linesOf(p, node), text: lines.map((line) => indent + line).join('\n') }
}
