import { singular } from '../../../engine/task/identifier'
import type { Shape } from './shapes'

/** One value of an element: `code` in a loop, `at` in a lambda of the whole element. */
export type Field = { noun: string; shape: Shape; code: string; at: (row: string) => string }

/** How a collection is gone through: its loop, what stands in it, and the whole of an element. */
export type View = {
  kind: 'dict' | 'rows' | 'plain'
  rows: string
  target: string
  items: string
  whole: string
  fields: readonly Field[]
}

/** A loop through what a parameter holds; null where it holds one value. `taken` are names of parameters. */
export function viewOf(rows: string, shape: Shape, taken: readonly string[]): View | null {
  const free = (name: string) => (taken.includes(name) ? (name.endsWith('s') ? `sus_${name}` : `un_${name}`) : name)
  if (shape.kind === 'dict') {
    const [key, value] = [free(shape.key.noun), free(nounOf(shape.value))]
    return {
      kind: 'dict',
      rows,
      target: `${key}, ${value}`,
      items: `${rows}.items()`,
      whole: `(${key}, ${value})`,
      fields: [
        { noun: shape.key.noun, shape: shape.key, code: key, at: (row) => `${row}[0]` },
        ...valueFields(shape.value, value),
      ],
    }
  }
  if (shape.kind !== 'list') return null
  const { of } = shape
  if (of.kind === 'tuple') {
    const names = of.fields.map(({ noun }) => free(noun))
    return {
      kind: 'rows',
      rows,
      target: names.join(', '),
      items: rows,
      whole: `(${names.join(', ')})`,
      fields: of.fields.map((field, at) => ({
        noun: field.noun,
        shape: field,
        code: names[at] ?? field.noun,
        at: (row) => `${row}[${at}]`,
      })),
    }
  }
  const own = singular(rows)
  const row = of.kind === 'record' && own !== rows && own.length > 2 ? own : 'fila'
  const one = free(of.kind === 'record' || of.kind === 'list' ? row : of.noun)
  if (of.kind === 'record')
    return {
      kind: 'rows',
      rows,
      target: one,
      items: rows,
      whole: one,
      fields: of.fields.map((field, at) => ({
        noun: field.noun,
        shape: field,
        code: `${one}['${of.keys[at]}']`,
        at: (row) => `${row}['${of.keys[at]}']`,
      })),
    }
  return {
    kind: 'plain',
    rows,
    target: one,
    items: rows,
    whole: one,
    fields: [{ noun: of.noun, shape: of, code: one, at: (row) => row }],
  }
}

/** A list as a value is called by its many: `notas`. */
function nounOf(shape: Shape): string {
  return shape.kind === 'list' ? `${shape.noun}s`.replace(/([lrnd])s$/, '$1es') : shape.noun
}

/** The fields of a value; a tuple has each of its own. */
function valueFields(shape: Shape, code: string): Field[] {
  if (shape.kind !== 'tuple') return [{ noun: shape.noun, shape, code, at: (row) => `${row}[1]` }]
  return shape.fields.map((field, at) => ({
    noun: field.noun,
    shape: field,
    code: `${code}[${at}]`,
    at: (row) => `${row}[1][${at}]`,
  }))
}
