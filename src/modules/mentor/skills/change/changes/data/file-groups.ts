import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'
import { addedIn, type FileRows, fileRowsIn, startOf } from './file-rows'

const BY = '(?:por|de cada|para cada|por cada|segun(?: el| la)?|agrupad[oa] por|separad[oa] por|desglosad[oa] por)'
const LEAD =
  '(?:(?:y|que|pero|lo|la|me|el|necesito|quiero|quiere|ahora|mejor|jefe|jefa|total|suma|saque|saca|calcule|diga|muestre|salga|dame|haz|tambien|sacame) )*'
const ORDER =
  '(?:,? (?:y )?(?:(?:que|salga|ordenad[oa]s?) )*(?<order>del? (?:mayor|mas) a(?:l)? (?:menor|menos)|del? (?:menor|menos) a(?:l)? (?:mayor|mas)))?'

/** «el total pero de cada vendedor por separado»: what a file's loop adds up, for each value of a column. */
export const fileGroupsChange: Change = {
  name: 'file-groups',
  stage: STAGE.data,
  ...fitting(
    [
      new RegExp(
        `\\b${LEAD}(?:pero )?${BY} (?<by>[a-z_]{3,16})(?: por separado)?(?: ?\\((?:hay una |la |una )?columna [a-z_]+\\))?${ORDER}`,
      ),
    ],
    (p, { parts, words }) => {
      const rows = fileRowsIn(p, words) ?? fileRowsIn(p, `columnas: ${parts.by}, ${parts.by}`)
      return rows && parts.by !== undefined ? grouped(p, rows, { by: parts.by, order: parts.order }) : null
    },
  ),
}

function grouped(p: Program, rows: FileRows, { by, order }: { by: string; order: string | undefined }) {
  const added = addedIn(p, rows)
  const name = added ? nameOf(added.node.target) : null
  const start = name === null ? undefined : startOf(p, name)
  const shown = mainStatements(p).find(
    (node) =>
      node.from > rows.loop.from &&
      printsIn([node]).some((call) => positional(call).some((given) => p.text(given).includes(name ?? '¦'))),
  )
  const key = rows.fields.find(({ names }) => names.some((each) => each.toLowerCase() === by))
  if (!added || name === null || !start || !shown || (key?.kind ?? 'text') !== 'text') return null
  const code = key?.code ?? `${rows.row}["${by}"]`
  const totals = freeName(p, `${name}es`.replace(/([aeiou])es$/, '$1s'), 'totales')
  const item = freeName(p, by)
  const level = levelOf(p)
  const sorted =
    order === undefined
      ? `${totals}.items()`
      : `sorted(${totals}.items(), key=lambda par: par[1]${/^del? (?:mayor|mas)/.test(order) ? ', reverse=True' : ''})`
  const indent = indentOf(p, shown)
  const edits: Edit[] = [
    { from: start.node.from, to: start.node.to, text: `${totals} = {}` },
    {
      from: added.node.from,
      to: added.node.to,
      text: `${totals}[${code}] = ${totals}.get(${code}, 0) + ${p.text(added.node.value)}`,
    },
    {
      ...linesOf(p, shown),
      text: `${indent}for ${item}, ${name} in ${sorted}:\n${indent}${level}print(${item}, ${name})`,
    },
  ]
  return {
    code: edited(p, edits),
    told: `Sale ahora el total de cada ${by}.`,
    how: [`${inlineCode(`${totals}.get(…, 0)`)} da lo que llevaba cada uno, o 0 la primera vez.`],
  }
}
