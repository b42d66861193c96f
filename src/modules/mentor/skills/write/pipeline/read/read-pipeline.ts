import { literally } from '~/platform/text/literally'
import { readRequestText } from '../../../../engine/task/request-text'
import { Reading } from '../../compose/reading'
import { Tokens } from '../../report/read/tokens'
import type { Operand, Pipeline, Table } from '../pipeline'
import { assembled } from './assemble'
import { TEST_RULES } from './conditions'
import { FIGURE_RULES } from './figures'
import { joinedTables } from './join-tables'
import { MADE_RULES } from './made'
import { moneyIn } from './money'
import type { ReadTable } from './read-table'
import { type Fact, type Rule, type Scan, scanned } from './scan'
import { LIST_RULES, STEP_RULES } from './steps'
import { together } from './together'
import { DAY, daySaid } from './words'

const RULES: readonly Rule[] = [...STEP_RULES, ...TEST_RULES, ...MADE_RULES, ...FIGURE_RULES, ...LIST_RULES]

/** What a request and the wishes after it want done with rows, and how each of them was read. */
export type ReadPipeline = { pipeline: Pipeline; readings: Reading[] }

/** Null where a message says nothing of rows, or asks for something that is no step. */
export function readPipeline(
  { tables, targets, rest }: ReadTable,
  wishes: readonly string[] = [],
): ReadPipeline | null {
  const joined = tables.length > 1 ? joinedTables(tables) : null
  const [table] = joined ? [joined.table] : tables
  if (!table || (tables.length > 1 && joined === null)) return null
  const columns = tables.flatMap((one) => one.columns)
  const first = new Tokens(new Reading(readRequestText(rest)), columns)
  for (const { file } of tables) markFile(first, file)
  let read = readFacts(first, table, targets)
  const readings = [first.reading]
  for (const wish of wishes) {
    const tokens = new Tokens(new Reading(readRequestText(wish)), columns)
    markCells(tokens)
    const more = readFacts(tokens, table, filesIn(tokens.reading))
    const facts =
      read && more && (more.facts.length > 0 || /\bpandas\b/.test(tokens.reading.text))
        ? together(read.facts, more.facts, tokens.reading.text)
        : null
    read = facts && more && { facts, scan: more.scan }
    readings.push(tokens.reading)
  }
  const pipeline = read && assembled(read.facts, read.scan)
  return pipeline && { pipeline: { ...pipeline, join: joined?.join ?? null }, readings }
}

/** The files that a wish names: they are written. */
export const filesIn = ({ words }: Reading): string[] =>
  words.flatMap(({ text }) => (/^[\w-]+\.(?:csv|xlsx?|json)$/i.test(text) ? [text] : []))

/** What a request says of rows; null where something that it asks for is no step that is known. */
export function readFacts(
  tokens: Tokens,
  table: Table,
  targets: readonly string[],
): { facts: Fact[]; scan: Scan } | null {
  const scan: Scan = { tokens, table, targets, until: untilIn(tokens), money: moneyIn(table) }
  const facts = scanned(scan, RULES)
  // «cuántos se dieron de alta cada año» names the day that the year is of.
  for (const match of tokens.all(/\bC\d+\b/g)) if (tokens.column(match.text)?.type === 'date') tokens.use(match)
  return leavesNothing(tokens) ? { facts, scan } : null
}

/** What chooses, orders or works out, and was read as no step: the program would be another one. */
const STEP =
  /^(?:quit\w+|elimin\w+|excluy\w+|borr\w+|descart\w+|excel|csv|json|xlsx|hoja|aprueb\w+|aprob\w+|suspen\w+|txt|html|word|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\d[\d.,]*|C\d+|SUM|MEAN|MEDIAN|MAX|MIN|MANY|ORDER|SAVE|EACH|GROUPED|MONTH|YEAR|QUARTER|no|sin|menos|mas|debajo|encima|entre|antes|despues|hasta|distint\w+|excepto|salvo|%|porcentaje|mayuscul\w+|solo|ONLY|semana|hoy|o|ultim\w+|primer\w*|grafic\w+|clasificacion|ranking|dibuj\w+|envi\w+|inner|left|merge|cruz\w+|union|unir\w*|junt\w+|combin\w+|funcion|clase|try|except|si|pid\w+|pregunt\w+|input|por_defecto|tasa|crec\w+|variacion|acumulad\w+|anterior\w*|percentil\w*|moda|desviacion|correlacion|hoja\w*|color\w*|html|pdf|correo)$/
const leavesNothing = ({ text, reading }: Tokens): boolean =>
  text.split(' ').every((token, at) => reading.isUsed(at) || (!STEP.test(token) && !isNamed(reading, at)))

/** A name that stands within a sentence is a value that something was to be compared with. */
const isNamed = ({ words }: Tokens['reading'], at: number): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(words[at]?.text ?? '') &&
  at > 0 &&
  /^[a-z,]+$/.test(words[at - 1]?.plain ?? '') &&
  !/^(?:Excel|Python|Pandas|Csv|Json|Total)$/.test(words[at]?.text ?? '')

const UNTIL = new RegExp(`\\b(?:a|respecto al?|hasta(?: el)?|en|al)(?: (?:la )?(?:fecha|dia)(?: de(?:l)?)?)? (${DAY})`)

/** The day that «vencidas» and days are counted to: one that is told, else today. */
function untilIn({ reading }: Tokens): Operand {
  const said = UNTIL.exec(reading.text.replace(/\b(?:entre|desde) \S.{8,50}/, ' '))?.[1]
  return (said === undefined ? null : daySaid(said)) ?? { kind: 'today', minus: 0 }
}

const FILE_WORDS =
  '(?:(?:2|3|une|unir|unelos|cruz\\w+|junt\\w+|combin\\w+|y|SUM|tengo|hay|lee|leer|lea|leyendo|abr\\w+|carg\\w+|un|ONE|una|el|la|mi|del?|archivo|csv|txt|json|excel|hoja|que|se|llama|llamado|con|en|desde|ya|los|las|datos|pandas|usando|,|tabla) ){0,12}'
/** What is said of the file and of how its cells are written: read with it. */
const OF_FILE: readonly RegExp[] = [
  /\b(?:separad\w+|delimitad\w+|va|viene|esta)(?: (?:por|con|y|BY)){1,2} (?:punto y coma|comas?|tabuladores|;)/g,
  /\b(?:(?:y|los|las|el|la|C\d+|MONEY|numeros|decimales|precios|con) ){0,5}(?:va|van|viene|vienen|esta|estan|con|usa\w*)?(?: con)? ?(?:coma decimal|decimales con coma|coma)(?: \( [\d.,]+ \))?/g,
  /\b(?:(?:y|la|las|el|los|C\d+|fechas?) ){0,4}(?:viene|vienen|va|van|esta|estan|es|son|texto|en formato|formato|con formato)(?: (?:escrit\w+|en|formato|como|tipo|asi|texto|:))* (?:\d{1,4} [/-] \d{1,2} [/-] \d{1,4}|[dam]{2,4} [/-] [dam]{2} [/-] [dam]{2,4})/g,
  /\(? ?(?:texto |tipo |formato |como |ej\w* ){0,3}(?:\d{1,4} [/-] \d{1,2} [/-] \d{1,4}|[dam]{1,4} [/-] [dam]{1,2} [/-] [dam]{2,4}|\d+[.,]\d+|si \/ no|si o no|s \/ n|porcentaje) \)/g,
  /\b(?:(?:y|la|el|con) ){0,2}C\d+(?: (?:pone|es|son|con|dice|:|vale|puede ser|tiene|va))+ (?:si|s) (?:\/|o|y|,) (?:no|n)\b/g,
  /\b(?:con|esta|tiene|y)(?: (?:esta|la|una|de))* (?:cabecera|encabezados?)(?: :)?/g,
]

function markCells(tokens: Tokens): void {
  for (const pattern of OF_FILE) for (const match of tokens.all(pattern)) tokens.use(match)
}

function markFile(tokens: Tokens, file: string | null): void {
  markCells(tokens)
  if (file === null)
    tokens.take(new RegExp(`${FILE_WORDS}(?:df|dataframe)(?: df)?(?: (?:tengo|con|las|columnas|tiene)){0,5}`))
  else if (tokens.take(new RegExp(`${FILE_WORDS}${literally(file.toLowerCase())}`)) === null)
    tokens.take(new RegExp(`${FILE_WORDS}(?:csv|excel|json)`))
}
