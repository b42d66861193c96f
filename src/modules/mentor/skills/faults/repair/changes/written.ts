import type { Expression } from '../../../../python/ast'
import { argumentsOf, callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** «08:05», «7.50»: figures that a number alone does not have. */
const PADDED = /(?<![\d.])0\d{1,9}(?![\d.])|(?<!\d)\d{1,9}\.\d{0,8}0(?!\d)/g

/** A value as a number shows it: without zeros that only stand for the look. */
export const unpadded = (value: string) => value.replace(/\d{1,9}(?:\.\d{1,9})?/g, (figures) => String(Number(figures)))

export const isPadded = (value: string) => value.match(PADDED) !== null

/** Whether a text stands in an output just as it is written, and is no part of another number. */
export const standsIn = (output: string, text: string) => ` ${output} `.split(text).some(isApart)
const isApart = (before: string, at: number, all: readonly string[]) =>
  at < all.length - 1 && !/[\d.]$/.test(before) && !/^\.?\d/.test(all[at + 1] ?? '')

/** What gives the numbers that a program shows the figures that are wanted: all that one line shows, or some side by side. */
export function writtenChanges(values: readonly string[]): Detectors {
  const figures = values.flatMap((value) => value.match(PADDED) ?? [])
  if (figures.length === 0) return { *'try-figures'() {} }
  const decimals = Math.max(...figures.map((each) => each.split('.')[1]?.length ?? 0))
  const spec = decimals > 0 ? `.${decimals}f` : `0${Math.max(...figures.map((each) => each.length))}d`
  return {
    *'try-figures'(p) {
      for (const line of linesOfSlots(p)) {
        for (let count = line.length; count > 0; count -= 1)
          for (let from = 0; from + count <= line.length; from += 1) {
            const slots = line.slice(from, from + count)
            const [first] = slots
            if (!first) continue
            yield {
              at: first.node,
              certainty: 0.85,
              facts: { written: p.text(first.node), mended: first.shown(spec) },
              edits: slots.map(({ node, shown, inField }) =>
                inField ? replaced({ from: node.to, to: node.to }, `:${spec}`) : replaced(node, shown(spec)),
              ),
            }
          }
      }
    },
  }
}

/** Where a number is shown: a field of an f-string, what `str` makes a text, what `print` is given. */
type Slot = { node: Expression; inField: boolean; shown: (spec: string) => string }
const MAX_SLOTS = 4

function linesOfSlots(p: Program): Slot[][] {
  const lines = new Map<number, Slot[]>()
  const add = (node: Expression, value: Expression, inField: boolean) => {
    const line = p.line(node)
    const shown = (spec: string) => (inField ? `{${p.text(value)}:${spec}}` : `f"{${p.text(value)}:${spec}}"`)
    const isFit = inField || !/["'\n]/.test(p.text(value))
    if (isFit) lines.set(line, [...(lines.get(line) ?? []), { node, inField, shown }].slice(0, MAX_SLOTS))
  }
  for (const { node } of p.spots('format-string'))
    for (const part of node.parts)
      if (part.kind === 'field' && /^\s*\}/.test(p.source.slice(part.value.to))) add(part.value, part.value, true)
  for (const { node } of p.spots('call')) {
    const text = callTo(node, 'str')?.arguments[0]?.value
    if (text) add(node, text, false)
    if (nameOf(node.callee) !== 'print') continue
    for (const given of argumentsOf(node) ?? []) {
      const rounded = callTo(given, 'round')?.arguments[0]?.value
      if (rounded ?? /^(?:name|subscript|attribute|number)$/.test(given.kind)) add(given, rounded ?? given, false)
      else if (given.kind === 'binary' && !/["']/.test(p.text(given))) add(given, given, false)
    }
  }
  return [...lines.values()]
}
