import type { Condition } from '../query'
import { ofColumn } from '../values'
import type { Column, Source } from './column'
import type { Tokens } from './tokens'

/** A column that holds a text, or anything else than it. */
export const equals = (
  column: Column,
  text: string,
  { from, to }: { from: number; to: number },
  isNot = false,
): Condition => ({
  left: ofColumn(column),
  operator: isNot ? '!=' : '==',
  right: { kind: 'text', value: text },
  raw: null,
  from,
  to,
})

/** «presente con si/no»: what a column holds, said in words. */
export function markYesNo(tokens: Tokens, source: Source): void {
  for (const match of tokens.all(
    /\b(C\d+)(?: (?:\(|con|es|que|puede|ser|sea|:|=|pone|dice|vale)){0,8} (?:si|s) (?:\/|o|y|u|,) (?:no|n)\b(?: \))?/g,
  )) {
    const column = tokens.column(match.groups[0])
    if (!column || !source.columns.includes(column)) continue
    column.values = ['si', 'no']
    column.type = 'text'
    tokens.use({ from: match.from, to: match.to })
  }
}

const YES_NO = /^(?:s[ií]|no|s|n|true|false)$/i

/** What is said of a column of yes and no where its answer is no: «faltas» of `presente`, «pendientes» of `pagado`. */
export const OPPOSITES: readonly (readonly [column: RegExp, words: RegExp])[] = [
  [/^(?:presente|asist|acud|vino|viene|ven)/, /\b(?:falt\w+|ausen\w+)\b/],
  [
    /^(?:pagad|cobrad|pago|abonad)/,
    /\b(?:pendientes?|moros[oa]s?|impagad[oa]s?|sin (?:pagar|cobrar)|deben?|deudor\w*)\b/,
  ],
  [
    /^(?:entregad|enviad|recibid|hech|terminad|devuelt|complet)/,
    /\b(?:pendientes?|sin (?:entregar|enviar|devolver|terminar|hacer)|falt\w+)\b/,
  ],
  [/^aprob/, /\b(?:suspens\w+|suspend\w+|reprobad\w+)\b/],
]

/** «los que no han pagado»: a column whose cells are yes or no. */
export function yesOrNo({ tokens, source }: { tokens: Tokens; source: Source }): Condition[] {
  return source.columns.flatMap((column) => {
    if (column.values.length === 0 || !column.values.every((value) => YES_NO.test(String(value)))) return []
    const at = source.columns.indexOf(column)
    const opposite = OPPOSITES.find(([name]) => name.test(column.name))?.[1]
    const absent = opposite && tokens.find(opposite)
    if (absent) {
      tokens.use(absent)
      return [equals(column, column.values.map(String).find((value) => /^(?:n|false)/i.test(value)) ?? 'no', absent)]
    }
    const match = tokens
      .all(
        new RegExp(
          `\\b(?:que |los |las |ONLY |ya ){0,8}(no |sin )?(?:han? |esta |estan |este |esten |ha sido |hayan? ){0,8}C${at}\\b(?! [=:(,])`,
          'g',
        ),
      )
      .find(
        (one) =>
          !tokens.isUsed(one) && !/\bcolumna[^).;]*$/.test(tokens.text.slice(Math.max(0, one.from - 40), one.from)),
      )
    if (!match) return []
    tokens.use(match)
    const yes = column.values.map(String).find((value) => /^(?:s|true)/i.test(value)) ?? 'si'
    const no = column.values.map(String).find((value) => /^(?:n|false)/i.test(value)) ?? 'no'
    return [equals(column, match.groups[0] === undefined ? yes : no, match)]
  })
}
