/** What of a program and of an exception goes into a question, in characters: a message holds 8,000 in all. */
const MAX_CODE = 5_500
const MAX_ERROR = 1_500

/** A question about an error, to be changed and sent by its reader. */
export function errorQuestion(code: string, traceback: string): string {
  return [
    'Este programa se para con un error. ¿Qué significa y cómo lo arreglo?',
    fenced(shortened(code, MAX_CODE), 'python'),
    fenced(tail(traceback, MAX_ERROR), 'text'),
  ].join('\n\n')
}

/** Whole lines from the start, and a word about what is missing. */
function shortened(code: string, most: number): string {
  if (code.length <= most) return code.trimEnd()
  const part = code.slice(0, most)
  return `${part.slice(0, Math.max(part.lastIndexOf('\n'), 0))}\n# … (el programa sigue)`
}

/** An exception's last lines say what it is. */
const tail = (text: string, most: number) => (text.length <= most ? text : `…\n${text.slice(-most)}`).trimEnd()

/** Fenced by more ticks than the text has anywhere in a row. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

type DataFacts = {
  columns: readonly { name: string; type: string }[]
  total: number
  encoding: string
  delimiter: string
}
const MAX_COLUMNS_TOLD = 60
const MAX_NAME_TOLD = 60

/** A question about a file of data: what its columns are called and what they hold, and no cell of it. */
export function dataQuestion(name: string, { columns, total, encoding, delimiter }: DataFacts): string {
  const told = columns.slice(0, MAX_COLUMNS_TOLD).map((column) => `- ${inLine(column.name)}: ${column.type}`)
  const rest = columns.length - told.length
  return [
    `Tengo el archivo ${inLine(name)} (${total} ${total === 1 ? 'fila' : 'filas'}, codificación ${encoding}, separado por ${delimiterName(delimiter)}) con estas columnas:`,
    [...told, ...(rest > 0 ? [`- y ${rest} más`] : [])].join('\n'),
    '¿Cómo lo leo en Python y calculo ',
  ].join('\n\n')
}

/** As code of one line, whatever is in it. */
const inLine = (text: string) => `\`${text.replace(/[`\s\p{C}]+/gu, ' ').slice(0, MAX_NAME_TOLD)}\``

export const delimiterName = (delimiter: string): string => (delimiter === '\t' ? 'tabuladores' : `«${delimiter}»`)
