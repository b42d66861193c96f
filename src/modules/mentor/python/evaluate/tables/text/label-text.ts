import { Outside } from '../../result'
import type { Value } from '../../values/values'
import type { Column } from '../column'
import type { Labels } from '../labels'
import { columnTexts, padded, plainText, toLeft, widthOf } from './column-text'

/** A label or name as it stands in a heading. */
export const nameText = (name: Value): string => (name === null ? '' : labelText(name))

export function labelText(label: Value): string {
  if (typeof label === 'number') throw new Outside('table', 'Index')
  return plainText(label)
}

/** The labels of one level, without the space that all of them begin with. */
export function levelTexts(level: Column): string[] {
  const isText = level.dtype === 'str' || level.dtype === 'object'
  const plain = columnTexts(level).map((text) => (level.dtype === 'float64' && text === 'NaN' ? ' NaN' : text))
  const texts = isText ? plain : padded(plain, 'left')
  const spare = Math.min(...texts.map((text) => /^\s*/.exec(text)?.[0].length ?? 0))
  return texts.length === 0 ? [] : texts.map((text) => text.slice(spare))
}

/** The column of labels at the left, below their names; where there are several levels, a label that goes on is not said again. */
export function labelColumn(labels: Labels, hasNames: boolean): string[] {
  return adjoined(
    levelColumns(labels, hasNames).map((texts) => padded(texts, 'left')),
    1,
  )
}

/** The labels of a series, below their names. */
export const seriesLabels = (labels: Labels): string[] => adjoined(levelColumns(labels, true), 2)

const levelColumns = (labels: Labels, hasNames: boolean): string[][] =>
  thinned(labels.levels.map(levelTexts)).map((texts, at) =>
    hasNames ? [nameText(labels.names[at] ?? null), ...texts] : texts,
  )

/** Columns of texts side by side. */
export function adjoined(columns: readonly (readonly string[])[], space: number): string[] {
  const widths = columns.map(
    (texts, at) => Math.max(0, ...texts.map(widthOf)) + (at === columns.length - 1 ? 0 : space),
  )
  const [first = []] = columns
  return first.map((_, row) => columns.map((texts, at) => toLeft(texts[row] ?? '', widths[at] ?? 0)).join(''))
}

function thinned(levels: readonly (readonly string[])[]): string[][] {
  const last = levels.length - 1
  return levels.map((texts, level) =>
    texts.map((text, row) => {
      const goesOn =
        level < last && row > 0 && levels.slice(0, level + 1).every((above) => above[row] === above[row - 1])
      return goesOn ? '' : text
    }),
  )
}
