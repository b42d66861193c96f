import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { spokenName } from '../../spoken-name'
import { type Collection, collectionsIn, type Field } from './collection'
import { printIn } from './print-in'

/** «una tablita con las columnas derechitas y arriba los títulos Producto y Precio»: columns of one width, with a head. */
export const tableChange: Change = {
  name: 'table',
  stage: STAGE.format + 0.2,
  says: [
    /\b(?:(?:se ve|sale|salen|queda) (?:todo |muy |fatal |feo |mal )?(?:torcid\w+|desalinead\w+|descuadrad\w+|movid\w+|chuec\w+|fe[oa])[ :;,(¦]*)?(?:(?:y|que|en|como|con|quiero|salga\w*|muestr\w+|pon\w*|haz\w*|hag\w+|una?|lo|la|ver|mejor|ahora|forma|de|tipo) ){0,8}(?:tabl(?:a|ita)s?\b(?! (?:del?|de multiplicar))|columnas? (?:derech\w+|alinead\w+|rect\w+|cuadrad\w+))(?: (?:bonit\w+|alinead\w+|bien|derech\w+|ordenad\w+|cuadrad\w+|con|las|los|columnas?|y|simple|sencilla|de texto))*/,
    /\b(?:(?:y|con|arriba|que|lleve|tenga|pon\w*|anad\w*|agreg\w*|su|una?|l[oa]s|el|la|de|primera|fila|linea) ){0,7}(?:titulos?|cabeceras?|encabezados?)(?: (?:de|con|arriba|las?|los?|que|sean?|diga\w*|ponga\w*|columnas?|cada|para|:))*:? ?(?<heads>[\p{L}]{3,15}(?:(?:,| y|, y) [\p{L}]{3,15}){1,4})?/u,
  ],
  needs: ({ words }) => /tabl|columna/.test(words),
  make(p, { parts, words }) {
    for (const collection of collectionsIn(p).toReversed()) {
      const print = printIn(collection.loop.node)
      if (print?.value.kind !== 'call') continue
      const shown = positional(print.value)
      if (shown.length < 2 || shown.length !== print.value.arguments.length) continue
      const columns = shown.map((part) => ({
        part,
        field: collection.fields.find(({ code }) => code === p.text(part)),
      }))
      if (columns.some(({ field }) => field === undefined)) return null
      const heads = parts.heads?.split(/,? y |, ?/) ?? null
      const hasHead = heads !== null || /titulo|cabecera|encabezado/.test(words)
      return inColumns(p, collection, {
        call: print.value,
        columns: columns as Column[],
        heads: hasHead ? headsOf(p, columns as Column[], heads) : null,
      })
    }
    return null
  },
}

type Column = { part: Expression; field: Field }
type Look = { call: Expression; columns: Column[]; heads: string[] | null }

const headsOf = (p: Program, columns: readonly Column[], said: readonly string[] | null): string[] =>
  columns.map(({ part, field }, at) => {
    const name = said?.[at]?.trim() ?? field.names[0] ?? p.text(part)
    return spokenName(name)
  })

function inColumns(p: Program, { loop: { node } }: Collection, { call, columns, heads }: Look): Result {
  const widths = columns.map(({ field }, at) =>
    Math.max(heads?.[at]?.length ?? 0, ...field.values.map((value) => String(value).length)),
  )
  const side = ({ field }: Column) => (field.kind === 'number' ? '>' : '<')
  const cells = columns.map(
    (column, at) => `{${p.text(column.part).replaceAll('"', "'")}:${side(column)}${widths[at]}}`,
  )
  const texts = heads?.map((head, at) => {
    const column = columns[at]
    return column && side(column) === '>' ? head.padStart(widths[at] ?? 0) : head.padEnd(widths[at] ?? 0)
  })
  const first = linesOf(p, node).from
  const head = texts ? `${indentOf(p, node)}print(${textLiteral(p, texts.join('  '))})\n` : ''
  return {
    code: edited(p, [
      { from: first, to: first, text: head },
      { from: call.from, to: call.to, text: `print(f"${cells.join('  ')}")` },
    ]),
    told: `Las columnas salen alineadas${heads ? ', con su título arriba' : ''}.`,
    how: [
      `${inlineCode(`:<${widths[0]}`)} deja ese número de letras y escribe a la izquierda; ${inlineCode(':>')} escribe a la derecha, que es como se leen los números.`,
    ],
  }
}
