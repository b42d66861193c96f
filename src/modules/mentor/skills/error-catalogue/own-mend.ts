import { inlineCode } from '../../engine/compose'
import type { Frame } from '../../engine/frame'
import { EMPTY, type Written, writtenCode } from '../../engine/reading/written-code'
import type { Block } from '../../engine/skill'
import { applyEdits } from '../../python/edit'
import { parsePython } from '../../python/parse'
import { type Rewrite, type Rewritten, rewriteOf, rewritesIn } from '../../python/rewrite/rewrite'
import { changedLines } from '../errors/changed-lines'
import type { Found } from './catalogue'
import { filledIn } from './entry'

/** The person's own lines, written as an entry says that they should be. */
export type OwnMend = { code: string; changes: string[] }

/** Tries an entry's mends on all code that a person shows; null where none fits. */
export function ownMend({ entry, values }: Found, frame: Frame): OwnMend | null {
  if (entry.mends.length === 0) return null
  const all = squeezed(frame.message.text)
  const meant = entry.mends.filter(({ where }) => where === null || all.includes(squeezed(filledIn(where, values))))
  const rules = meant.map(({ rule }) => readRule(filledIn(rule, values)))
  for (const written of writtenCode(frame).slice(0, MAX_PIECES)) {
    const mended = mendedBy(rules, written)
    if (mended !== null) return withNeeds(mended, written, entry.needs)
  }
  return null
}
const MAX_PIECES = 8
const squeezed = (text: string) => text.slice(0, MAX_AROUND).replace(/\s+/g, '')
const MAX_AROUND = 8_000

/** What the message tells may be no Python: then that rule fits nothing. */
function readRule(rule: string): Rewrite | null {
  try {
    return rewriteOf(rule)
  } catch {
    return null
  }
}

function mendedBy(rules: readonly (Rewrite | null)[], { part, before, isWhole }: Written): OwnMend | null {
  const edits: Rewritten[] = []
  for (const rule of rules)
    for (const edit of rule === null ? [] : rewritesIn(rule, part.tree))
      if (!edits.some(({ from, to }) => from < edit.to && edit.from < to)) edits.push(edit)
  if (edits.length === 0) return null
  const code = applyEdits(part.code, edits)
  if (part.tree.errors.length === 0 && parsePython(code).errors.length > 0) return null
  const isOneLine = !part.code.trim().includes('\n')
  const line = (text: string) =>
    before > 0 && text.trim().endsWith(`:${EMPTY}`) ? text.trim().slice(0, -EMPTY.length) : text.trim()
  const changes = isOneLine
    ? [changeOf(line(part.code), line(code), before)]
    : changedLines(part.code, code).filter((change) => change !== '')
  const isShown = isOneLine || (isWhole && code.split('\n').length <= MAX_SHOWN)
  return { code: isShown ? code : shortened(part.code, code), changes }
}
/** Of a longer program only the lines that change are shown. */
const MAX_SHOWN = 40

const changeOf = (line: string, becomes: string, before: number) =>
  becomes.includes('\n')
    ? `Va en lugar de ${inlineCode(line)}.`
    : `${before === 0 ? '' : `Línea ${before + 1}: `}${inlineCode(line)} → ${inlineCode(becomes)}`

const shortened = (before: string, after: string) => {
  const known = new Set(before.split('\n'))
  const changed = after.split('\n').filter((line) => !known.has(line))
  const margin = Math.min(...changed.map((line) => line.search(/\S|$/)))
  return `${changed.map((line) => line.slice(margin)).join('\n')}\n`
}

function withNeeds(mended: OwnMend, { part }: Written, needs: readonly string[]): OwnMend {
  const missing: string[] = []
  for (const line of needs.toReversed()) {
    const names = /^(?:from|import)\b/.test(line)
      ? line.replace(/^.*\bimport /, '').split(/, */)
      : [line.replace(/ *=.*$/, '')]
    const below = [...missing, mended.code].join('\n')
    const isUsed = names.some((name) => uses(below, name.replace(/^.* as /, '')))
    if (isUsed && !part.code.includes(line)) missing.unshift(line)
  }
  return missing.length === 0 ? mended : { ...mended, code: withLines(mended.code, missing) }
}

/** Imports go on top, and what else is needed behind the imports. */
function withLines(code: string, needed: readonly string[]): string {
  const isImport = (line: string) => /^(?:from|import) /.test(line)
  const lines = code.split('\n')
  const last = lines.findLastIndex(isImport) + 1
  const [before, after] = [lines.slice(0, last), lines.slice(last)]
  const top = [...needed.filter(isImport), ...before]
  const gap = after[0]?.trim() === '' ? [] : ['']
  return [...top, ...gap, ...needed.filter((line) => !isImport(line)), ...after].join('\n')
}
const uses = (code: string, name: string) => new RegExp(`(?<![\\w.])${name.replace(/\W/g, '')}\\b`).test(code)

const FENCE = /```python\n[\s\S]*?```/

/** An entry's text with the person's lines in place of its example. */
export function adapted(text: string, { code, changes }: OwnMend): Block[] {
  const at = FENCE.exec(text)
  const before = at === null ? text : text.slice(0, at.index).trim()
  const after =
    at === null
      ? ''
      : text
          .slice(at.index + at[0].length)
          .replace(FENCE, '')
          .trim()
  return [
    { kind: 'markdown', markdown: /:$/.test(before) ? before : `${before}\n\nEn tu código queda así:` },
    { kind: 'code', language: 'python', code },
    ...(changes.length === 0 ? [] : [{ kind: 'list' as const, items: changes }]),
    ...(after === '' ? [] : [{ kind: 'markdown' as const, markdown: after }]),
  ]
}
