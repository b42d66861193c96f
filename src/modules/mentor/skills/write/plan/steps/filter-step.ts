import { folded } from '~/platform/text/folded'
import { quoted } from '../../../../engine/task/read-data'
import { allOf } from '../../all-of'
import { predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { cellOf, type Field, isNumeric, itemsOf, type Table, targetOf } from '../tables/table'
import type { Writing } from '../writing'

/** A condition of the request on one row, as Python. */
export type Condition = { test: string; words: string; from: number; to: number; fields: Field[] }

/** Every condition on rows that a request states, in its order. */
export function conditionsOf({ reading, table }: Writing): Condition[] {
  return [
    ...fieldsCompared(reading.text, table),
    ...numbersCompared(reading.text, table),
    ...valuesNamed(reading.text, table),
    ...textsCompared(reading.text, table),
  ].toSorted((a, b) => a.from - b.from)
}

/** Leaves only the rows for which all conditions hold. */
export function filterRows(writing: Writing, conditions: readonly Condition[], name: string): void {
  const { table, reading } = writing
  for (const condition of conditions) reading.use(condition)
  const test = allOf(conditions.map((condition) => condition.test))
  const kept = table.shape === 'dicts' || table.shape === 'plain' ? table.one : `(${targetOf(table)})`
  writing.lines.push(`${name} = [${kept} for ${targetOf(table)} in ${itemsOf(table, writing.current)} if ${test}]`)
  writing.how.push(`La lista \`${name}\` se queda solo con lo que cumple \`${test}\`.`)
  writing.current = name
}

const stem = (word: string) =>
  folded(word)
    .replace(/(?:es|s)$/, '')
    .replace(/[oa]$/, '')

/** The field that a stretch of text names, the last of it. */
export function fieldNamed(text: string, table: Table, numericOnly = false): Field | null {
  const words = text.split(/[ _]/)
  for (const word of words.toReversed())
    for (const field of table.fields) {
      if (numericOnly && !isNumeric(field)) continue
      if (stem(field.name.split('_')[0] ?? '') === stem(word) && word.length > 1) return field
    }
  return null
}

/** «stock menor que el minimo». */
function fieldsCompared(text: string, table: Table): Condition[] {
  const found: Condition[] = []
  for (const match of text.matchAll(
    /\b([a-z_]+) (?:(?:es|sea|este|esta|por) )?(menor(?:es)?|mayor(?:es)?|inferior(?:es)?|superior(?:es)?|debajo|encima|<|>) ?(?:(?:que|a|del|de) )?(?:el |la |su )?([a-z_]+)\b/g,
  )) {
    const [whole, left = '', how = '', right = ''] = match
    const [one, other] = [fieldNamed(left, table), fieldNamed(right, table)]
    if (!one || !other || one === other) continue
    const sign = /^(?:men|inf|deb|<)/.test(how) ? '<' : '>'
    found.push({
      test: `${cellOf(table, one)} ${sign} ${cellOf(table, other)}`,
      words: whole,
      from: match.index,
      to: match.index + whole.length,
      fields: [one, other],
    })
  }
  return found
}

const PRE =
  /\b(?:que )?(?:llev\w+|cuest\w+|tien\w+|teng\w+|valg\w+|val[ei]\w*|dur\w+|pes\w+|gan\w+|cobr\w+|super\w+|sean?|son|es|con|pasan?)(?: (?:de|un|una|el|la))?(?: [a-z_]+)? ?$/

/** «llevan más de 30 días», «mayores de 65», «los de 5 o más». */
function numbersCompared(text: string, table: Table): Condition[] {
  const numeric = table.fields.filter((field) => isNumeric(field) && !field.name.endsWith('_lista'))
  if (numeric.length === 0) return []
  return predicatesIn(text, 'number')
    .filter(
      ({ predicate, from, to }) =>
        predicate.id !== 'prime' &&
        !/^ ?(?:%|x)/.test(text.slice(to)) &&
        !/\b(?:del|numeros?) $/.test(text.slice(0, from)),
    )
    .map((found) => {
      const before = text.slice(Math.max(0, found.from - 40), found.from)
      const after = text
        .slice(found.to, found.to + 30)
        .split(' ')
        .slice(0, 3)
        .join(' ')
      const field =
        fieldNamed(after.replace(/[,.;].*/, ''), table, true) ??
        fieldNamed(before.replace(/.*[,.;:]/, ''), table, true) ??
        (/\bmayor(?:es)? de \d|\bmenor(?:es)? de \d/.test(text.slice(found.from, found.to))
          ? numeric.find(({ name }) => /edad/.test(name))
          : undefined) ??
        numeric.at(-1)
      if (field === undefined) return null
      const verb = PRE.exec(before)
      const from = verb ? found.from - verb[0].length : found.from
      const unit =
        /^ (?:€|\$|euros|dias|anos|horas|kg|km|cm|unidades|puntos|pesos|minutos)\b/.exec(text.slice(found.to))?.[0] ??
        ''
      return {
        test: testOf(found, cellOf(table, field)),
        words: text.slice(found.from, found.to),
        from,
        to: found.to + unit.length,
        fields: [field],
      }
    })
    .filter((condition) => condition !== null)
}

/** «las que están abiertas», «de Suba»: a value that stands in a column of the data. */
function valuesNamed(text: string, table: Table): Condition[] {
  const found: Condition[] = []
  for (const field of table.fields) {
    if (field.type !== 'text' || table.shape === 'plain') continue
    for (const value of new Set(field.values ?? [])) {
      if (typeof value !== 'string' || value.length < 3) continue
      const match = new RegExp(
        `\\b(?:(?:que |estado |sean? |son |est[ae]n? |solo |las |los |de |en )+)${stem(value)}(?:o|a|e)?s?\\b`,
      ).exec(text)
      if (match)
        found.push({
          test: `${cellOf(table, field)} == ${quoted(value)}`,
          words: match[0],
          from: match.index,
          to: match.index + match[0].length,
          fields: [field],
        })
    }
  }
  return found
}

/** «contienen la palabra ruido», «empiezan por la letra M»; upper and lower case are the same where nothing else is said. */
function textsCompared(text: string, table: Table): Condition[] {
  const field = table.fields.find(({ type }) => type === 'text')
  if (!field) return []
  return predicatesIn(text, 'text')
    .filter(({ predicate }) => predicate.id !== 'empty')
    .map((found) => {
      const it = cellOf(table, field)
      const test = testOf(found, `${it}.lower()`).replaceAll('.lower().lower()', '.lower()')
      const extra =
        /^ ?,? ?(?:da igual|sin (?:importar|distinguir)|no importa\w*|sin tener en cuenta|ya sean?)(?: (?:en|las|los|si|es|son))* (?:mayusculas?|minusculas?)(?: (?:o|y|ni) (?:mayusculas?|minusculas?))?/.exec(
          text.slice(found.to),
        )
      return {
        test: test.replace(/'([^']*)' in/, (_, word: string) => `'${word.toLowerCase()}' in`),
        words: text.slice(found.from, found.to),
        from: found.from,
        to: found.to + (extra?.[0].length ?? 0),
        fields: [field],
      }
    })
}

const COUNTED = /\bcuant[oa]s(?: (?:de|l[oa]s|ell[oa]s|hay|son|estan|[a-z]+))? ?$/

/** Whether a condition is only counted («cuántos pasan de 20»), not a choice of rows. */
export const isCounted = (text: string, { from }: Pick<Condition, 'from'>): boolean => COUNTED.test(text.slice(0, from))
