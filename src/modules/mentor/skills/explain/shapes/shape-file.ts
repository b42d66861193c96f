import * as z from 'zod'
import { idOf, readContent, sectionsOf } from '../../../engine/content/front-matter'
import type { Expression, Statement } from '../../../python/ast'
import { type Form, formOf } from '../../../python/shapes/form'
import { allExpressions, statementsIn } from '../../../python/walk'

const lines = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))

const fields = z.strictObject({
  title: z.string().trim().min(1),
  /** Small cases, as assignments to names of the examples. */
  tries: lines.optional(),
  /** What holds of `resultado` in each of them. */
  holds: z.string().optional(),
  /** What holds when a program without functions has ended. */
  ends: z.string().optional(),
  /** Whether what the examples do is done in that order. */
  ordered: z.enum(['true', 'false']).default('false'),
  /** Words of which a name of the examples must have one: `.sig: sig|next`. */
  called: z.record(z.string(), z.string()).default({}),
  /** Whether anything that is known besides says more. */
  general: z.enum(['true', 'false']).default('false'),
  /** How its time and memory grow: on average, at best and at worst. */
  cost: z.string().trim().min(1).optional(),
})

/** What a program is, told by examples of how it is written; `parts` are what pieces of them are there for. */
export type Shape = {
  id: string
  title: string
  text: string
  forms: readonly Form[]
  /** Written so that it is only like it: told only where it is seen to fail. */
  near: readonly Form[]
  parts: readonly Part[]
  proof: { tries: readonly string[]; holds: string; ends: string | null } | null
  called: ReadonlyMap<string, RegExp>
  isOrdered: boolean
  isGeneral: boolean
  cost: string | null
}
/** A piece of an example as it is written there (`key`), words that people call it by, and what it is there for. */
export type Part = { key: string; words: readonly string[]; text: string }

const BLOCK = /```python\n([\s\S]*?)```/g
/** «- `a, b = b, a` (swap, intercambio): …» */
const PART = /^- `([^`]+)`(?: \(([^)]+)\))?: (.+)$/
const NEAR = 'Parecida'
const PARTS = 'Partes'

/** Reads a file of `content/shapes`. What is wrong is thrown as a sentence that names the file. */
export function parseShape(file: string, source: string): Shape {
  const { meta, text } = readContent(file, source, fields)
  const { opening, sections } = sectionsOf(file, text)
  const formsIn = (part: string) => [...part.matchAll(BLOCK)].map(([, code = '']) => formOf(code))
  const forms = formsIn(opening)
  const says = opening.replace(BLOCK, '').replace(/\s+/g, ' ').trim()
  if (!says.startsWith('Es ')) throw new Error(`${file}: it must say what it is: "Es …"`)
  if (forms.length === 0) throw new Error(`${file}: it needs an example`)
  const parts = (sections.get(PARTS) ?? '').split('\n').flatMap((line): Part[] => {
    const [, key, words = '', told] = PART.exec(line) ?? []
    if (key === undefined || told === undefined) {
      if (line.trim() !== '') throw new Error(`${file}: a part must read "- \`code\`: text", not ${line}`)
      return []
    }
    return [{ key: key.replace(/\s+/g, ''), words: words === '' ? [] : words.split(/,\s*/), text: told }]
  })
  const shape: Shape = {
    id: idOf(file),
    title: meta.title,
    text: says,
    forms,
    near: formsIn(sections.get(NEAR) ?? ''),
    parts,
    proof: meta.holds ? { tries: meta.tries ?? [], holds: meta.holds, ends: meta.ends ?? null } : null,
    called: new Map(Object.entries(meta.called).map(([name, words]) => [name, new RegExp(words, 'i')])),
    isOrdered: meta.ordered === 'true',
    isGeneral: meta.general === 'true',
    cost: meta.cost ?? null,
  }
  checkParts(file, shape)
  return shape
}

/** A part that stands in no example would never be told. */
function checkParts(file: string, { forms, near, parts }: Shape): void {
  const written = new Set(
    [...forms, ...near].flatMap((form) => [
      ...[...piecesOf(form)].map(([text]) => text),
      ...(form.source.match(/\w+/g) ?? []),
    ]),
  )
  for (const { key } of parts) if (!written.has(key)) throw new Error(`${file}: no example has the part "${key}"`)
}

/** The pieces of an example by their text without blanks; a block by its first line. */
export function* piecesOf({ body, source }: Form): Generator<[string, Expression | Statement]> {
  for (const node of allExpressions(body)) yield [textOf(source, node), node]
  for (const node of statementsIn(body)) yield [textOf(source, node), node]
}

export function textOf(source: string, node: Expression | Statement): string {
  const text = source.slice(node.from, node.to)
  const isBlock = 'body' in node && Array.isArray(node.body)
  return (isBlock ? (text.split('\n').find((line) => !line.startsWith('@')) ?? '').replace(/:\s*$/, '') : text).replace(
    /\s+/g,
    '',
  )
}
