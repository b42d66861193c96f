import type { Program } from '../../../../python/program/indexed-program'
import { textLiteral } from '../../../../python/program/source'
import { type Change, type Said, type Span, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { conditionIn, opposite } from '../flow/conditions'
import { type CsvRows, cellOf, csvRowsIn, keptRows, toldOf } from './csv-rows'

/** «solo las de marzo de 2024», «solo las del cliente Ana», «solo las de más de 100»: of the rows of a file, some. */
export const csvFilterChange: Change = {
  name: 'csv-filter',
  stage: STAGE.data,
  says: [],
  reads(said, p) {
    const rows = csvRowsIn(p)
    const wanted = rows && wantedIn(p, rows, said)
    return wanted ? wanted.spans : null
  },
  make(p, { said }) {
    const rows = csvRowsIn(p)
    const wanted = rows && wantedIn(p, rows, said)
    const code = rows && wanted ? keptRows(p, rows, wanted) : null
    return code === null || !wanted ? null : { code, told: toldOf(wanted.test), how: [...wanted.how] }
  },
}

const ONLY =
  /\b(?:(?:y|que|quiero|pero|me|ahora|el|la|total|suma|importe|solo|ver|saber|cambi\w+|para|sume|cuente|saque|muestre|diga|sumar|contar) )*(?:solo|solamente|unicamente|nada mas|filtr\w+|sol[oa]s)\b[^.;,¦]{3,90}?(?=$|[.;,¦]| y (?:que |me |al final )*(?:dig|muestr|saqu|imprim|guard|orden|cuent|calcul|salg)\w*)/
const FORMAT =
  /,? ?\b(?:y )?(?:(?:la|el) )?(?:columna )?(?:fecha|dia)s? (?:(?:viene|va|esta|es|son|vienen|van|tiene|con|como|asi|escrita|el|formato|en|:) ?)+["'«“]?[\d/ -]{8,10}["'»”]?/
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})(?: (?:de |del )?((?:19|20)\\d\\d))?\\b`)
const YEAR = /\b(?:de|del|en|ano) ((?:19|20)\d\d)\b/
const VALUE =
  /\b(?:del?|de la|con|cuy[oa]|donde|en|sea|el|la)\s+(\p{Ll}[\p{L}_]{2,})\s+(?:sea\s+|es\s+|de\s+|igual\s+a\s+)?["'«“]?(\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)*)/u

type Wanted = { test: string; opposite: string; spans: Span[]; how: readonly string[] }

function wantedIn(p: Program, rows: CsvRows, { plain, prose }: Said): Wanted | null {
  const match = ONLY.exec(plain)
  if (!match || !rows.isNamed) return null
  const words = match[0]
  const format = FORMAT.exec(plain)
  const spans = [match, ...(format ? [format] : [])].map((each) => ({
    from: each.index,
    to: each.index + each[0].length,
  }))
  const found =
    byDay(p, rows, words, plain) ??
    byValue(p, rows, prose.slice(match.index, match.index + words.length)) ??
    byAmount(p, rows, words)
  return found && { ...found, spans }
}

type Test = Omit<Wanted, 'spans'>

function byDay(p: Program, rows: CsvRows, words: string, plain: string): Test | null {
  const [, name, ofYear] = MONTH.exec(words) ?? []
  const year = ofYear ?? YEAR.exec(words)?.[1]
  if (name === undefined && year === undefined) return null
  const column = rows.keys.find((key) => /fecha|dia|date/i.test(key)) ?? 'fecha'
  const cell = cellOf(p, rows, column)
  const isDayFirst = /\b\d{1,2}[/-]\d{1,2}[/-]\d{4}\b/.test(plain)
  const separator = /\d(\/)\d/.exec(plain)?.[1] ?? (isDayFirst ? '/' : '-')
  const month = name === undefined ? null : String(MONTHS.indexOf(name) + 1).padStart(2, '0')
  const [piece, value] = isDayFirst
    ? month === null
      ? [`${cell}[6:]`, year]
      : year === undefined
        ? [`${cell}[3:5]`, month]
        : [`${cell}[3:]`, `${month}${separator}${year}`]
    : month === null
      ? [`${cell}[:4]`, year]
      : year === undefined
        ? [`${cell}[5:7]`, month]
        : [`${cell}[:7]`, `${year}${separator}${month}`]
  const text = textLiteral(p, value ?? '')
  return {
    test: `${piece} == ${text}`,
    opposite: `${piece} != ${text}`,
    how: [`La fecha es un texto: el trozo \`${piece.slice(cell.length)}\` es lo que se compara con \`${text}\`.`],
  }
}

function byValue(p: Program, rows: CsvRows, prose: string): Test | null {
  const [, noun, value] = VALUE.exec(prose) ?? []
  if (noun === undefined || value === undefined) return null
  const cell = cellOf(p, rows, rows.keys.find((key) => mentionsStem(noun, key)) ?? noun)
  const text = textLiteral(p, value)
  return { test: `${cell} == ${text}`, opposite: `${cell} != ${text}`, how: [] }
}

const NUMBERS =
  /^(?:importe|precio|cantidad|total|nota|edad|sueldo|salario|ventas?|unidades|stock|coste|monto|gasto|saldo|puntos)$/i

function byAmount(p: Program, rows: CsvRows, words: string): Test | null {
  const condition = conditionIn(words)
  const column = rows.keys.find((key) => mentionsStem(words, key)) ?? rows.keys.find((key) => NUMBERS.test(key))
  if (condition?.kind !== 'number' || column === undefined) return null
  const test = condition.code(`float(${cellOf(p, rows, column)})`)
  return {
    test,
    opposite: opposite(test) ?? `not (${test})`,
    how: ['Lo que se lee de un archivo es texto: `float` lo convierte para compararlo.'],
  }
}
