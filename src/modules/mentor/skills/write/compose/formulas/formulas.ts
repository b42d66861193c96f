import { parse } from 'yaml'
import * as z from 'zod'
import FORMULAS from '/content/formulas/formulas.yaml?raw'
import UNITS from '/content/formulas/unidades.yaml?raw'

const name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'a name of Python without capitals and accents')
const words = z.array(z.array(z.string()).min(1)).min(1)
const formula = z.strictObject({
  id: name,
  title: z.string(),
  words,
  ordered: z.boolean().default(false),
  not: z.array(z.string()).default([]),
  inputs: z.record(name, z.string()),
  result: z.record(name, z.string()).refine((result) => Object.keys(result).length === 1, 'one name'),
  formula: z.string(),
  money: z.boolean().default(false),
  decimals: z.number().default(2),
  idea: z.string().optional(),
  levels: z
    .strictObject({ when: z.array(z.string()), steps: z.array(z.tuple([z.number(), z.string()])), rest: z.string() })
    .optional(),
})
const unit = z.strictObject({ name, label: z.string(), words: z.array(z.string()), factor: z.number().nullable() })
const measure = z.strictObject({ measures: z.string(), units: z.array(unit).min(2) })

export type Formula = z.output<typeof formula>
export type Unit = z.output<typeof unit>

let formulas: readonly Formula[] | null = null
let measures: readonly z.output<typeof measure>[] | null = null

/** The formulas of `content/formulas`, read once. Throws where an entry is wrong. */
export function allFormulas(): readonly Formula[] {
  formulas ??= z.array(formula).parse(parse(FORMULAS))
  return formulas
}

export function allMeasures(): readonly z.output<typeof measure>[] {
  measures ??= z.array(measure).parse(parse(UNITS))
  return measures
}

/** The formula whose words all stand in a request, the one with most of them. Null where there is none. */
export function formulaFor(text: string): Formula | null {
  const fitting = allFormulas().filter((each) => isAskedFor(each, text))
  return fitting.reduce<Formula | null>(
    (best, each) => (best && best.words.length >= each.words.length ? best : each),
    null,
  )
}

function isAskedFor({ words: groups, not, ordered }: Formula, text: string): boolean {
  if (not.some((word) => has(text, word) !== -1)) return false
  const places = groups.map((group) =>
    Math.min(...group.map((word) => has(text, word)).map((at) => (at === -1 ? Infinity : at))),
  )
  if (places.includes(Infinity)) return false
  const inOrder = BACKWARDS.test(text) ? places.toReversed() : places
  return !ordered || inOrder.every((place, at) => at === 0 || place > (inOrder[at - 1] ?? 0))
}

/** «Cuántos pies son 3 metros» names first what comes out. */
const BACKWARDS = /\bcuant[oa]s (?:grados )?\w+ (?:son|hay|equivalen|tiene)\b/

const has = (text: string, word: string) => ` ${text} `.indexOf(` ${word} `)

/** A conversion between two units of one kind that a request names: «de kilómetros a millas», «cuántos pies son 3 metros». */
export function conversionFor(text: string): { from: Unit; to: Unit } | null {
  for (const { units } of allMeasures()) {
    const found = units
      .map((each) => ({
        unit: each,
        at: Math.min(...each.words.map((word) => has(text, word)).filter((at) => at !== -1), Infinity),
      }))
      .filter(({ at }) => at !== Infinity)
      .toSorted((a, b) => a.at - b.at)
    const [first, second] = found
    if (!first || !second || found.length > 2 || !/\b(?:a|en|son|por|y) (?:\w+ )?$/.test(text.slice(0, second.at)))
      continue
    return BACKWARDS.test(text) ? { from: second.unit, to: first.unit } : { from: first.unit, to: second.unit }
  }
  return null
}
