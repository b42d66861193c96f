import { answered, list, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { numberOf } from '../../../python/program/expression-shapes'
import { edited, programOf } from '../../../python/program/source'
import { numericColumns, type Table, tableOf } from '../../change/changes/tabular/tables'
import { mentionsStem } from '../../change/elements'
import type { Reader } from '../asked'

const ASKS =
  /\b(?:(?:hay|viene|vienen|es|son|fuera|fueran|esta|estan|tiene|tienen|llega|llegan|fuese|trae|traen|escrit[oa]s?)\b.{0,25}\b(?:textos?|letras|palabras|strings?|str|como texto|simbolo|kg|euros|pesos)|como (?:texto|string|str))\b/
const LEADS = /\bsi\b|\bque (?:pasa|pasaria|hace|da|sale)\b/

/** «¿y si el peso viene como texto?»: what the figures and conditions on a column do with it. */
export const textColumn: Reader = ({ said, code }) => {
  if (code === null || !ASKS.test(said) || !LEADS.test(said)) return null
  const table = tableOf(programOf(code.code))
  if (table === null) return null
  const numeric = numericColumns(table)
  const column = numeric.find((name) => mentionsStem(said, name)) ?? (numeric.length === 1 ? numeric[0] : undefined)
  if (column === undefined) return null
  const effects = effectsOn(table, column)
  return answered('text-column', [
    text(
      `Con un solo valor que no sea un número (${inlineCode('"20 kg"')}, ${inlineCode('"3,5"')}), pandas lee **toda** la columna ${inlineCode(column)} como texto. Entonces:`,
    ),
    ...(effects.length === 0 ? [] : [list(effects)]),
    ...tried(table, column),
    text(
      `Se arregla antes de calcular: ${inlineCode(`${table.frame}["${column}"] = pd.to_numeric(${table.frame}["${column}"], errors="coerce")`)} deja \`NaN\` donde no haya un número. Si es por la coma decimal, \`pd.read_csv(…, decimal=",")\`.`,
    ),
  ])
}

function effectsOn({ p }: Table, column: string): string[] {
  const named = `\\["${column}"\\]|\\['${column}'\\]`
  const has = (after: string) => new RegExp(`(?:${named})${after}`).test(p.source)
  return [
    ...(has('\\.(?:mean|median|std)\\(')
      ? ['la media (`mean`, `median`…) **falla** con `TypeError`: no se pueden promediar textos.']
      : []),
    ...(has('\\.sum\\(') ? ['`sum()` no suma: **pega** los textos uno detrás de otro.'] : []),
    ...(has('\\.(?:max|min|nlargest|sort_values)\\(') || /sort_values\(/.test(p.source)
      ? ['el orden, el máximo y el mínimo son **alfabéticos**: `"9"` va después de `"10"`.']
      : []),
    ...(has('\\]? ?[<>]') ? ['comparar con un número (`>`, `<`) **falla** con `TypeError`.'] : []),
    ...(has(' ?[-/*]')
      ? ['restar o dividir **falla** con `TypeError`; multiplicar por un entero repite el texto.']
      : []),
  ]
}

function tried({ p, values }: Table, column: string): Block[] {
  const item = values.get(column)?.find((node) => numberOf(node) !== null)
  if (!item) return []
  const all = (values.get(column) ?? []).map((node) => ({
    from: p.whole(node).from,
    to: p.whole(node).to,
    text: `"${p.text(node)}"`,
  }))
  const run = evaluatePiece(parsePython(edited(p, all)))
  if (run.kind !== 'done' && run.kind !== 'raised') return []
  const output = run.kind === 'raised' ? `${run.output}${run.type}: ${run.message}` : run.output
  return [text('Con tus datos entre comillas sale esto:'), printed(output)]
}
