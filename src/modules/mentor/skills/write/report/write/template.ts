import { folded } from '~/platform/text/folded'
import type { Column } from '../read/column'

/** A text that is written for each row, with `{column}` where its values go. */
export type Template = { text: string; columns: Column[] }
export type Stated = { text: string; from: number; to: number }

const START =
  /\b(?:el )?(?:texto|mensaje|plantilla|correo|mail|cuerpo)(?: (?:del? (?:correo|mensaje|mail)|es|seria|ser[aá]|debe (?:decir|ser)|tiene que (?:decir|poner)|as[ií]|este)){0,8}\s*[:=]\s*/iu
const QUOTED = /["“«]([^"”»\n]{12,400})["”»]/u

/** The text that a request states to be filled in; what follows it in quotation marks, or to its end. */
export function statedTemplate(message: string): Stated | null {
  const start = START.exec(message)
  if (!start) return null
  const from = start.index + start[0].length
  const rest = message.slice(from)
  const quote = QUOTED.exec(rest.slice(0, 420))
  const text = quote?.index === 0 ? (quote[1] ?? '') : (/^[^\n]+(?:\n[^\n]+)*/.exec(rest)?.[0] ?? '')
  if (text.length < 12 || text.length > 600) return null
  return { text: text.trim(), from: start.index, to: from + (quote?.index === 0 ? quote[0].length : text.length) }
}

/** Columns in capitals or in brackets become places: «Hola NOMBRE», «{importe}», «[cliente]», «<email>». */
export function filled(stated: Stated, columns: readonly Column[]): Template | null {
  const used = new Set<Column>()
  const text = stated.text.replace(
    /[{[<]([\p{L}_ ]{2,30})[}\]>]|\b(\p{Lu}{2,30})\b/gu,
    (whole, inside?: string, capitals?: string) => {
      const word = folded(inside ?? capitals ?? '').trim()
      const column = columns.find(({ header, name }) => folded(header) === word || name === word)
      if (!column) return whole
      used.add(column)
      return `{${column.name}}`
    },
  )
  return used.size === 0 ? null : { text, columns: [...used] }
}
