import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'

const MAX_ROWS = 40
const OPENED = /^( *)with open\(['"][^'"\n]{1,60}['"][^)\n]{0,80}\) as (\w+):$/gm
const READ_ROWS = /list\(csv\.(DictReader|reader)\((\w+)(?:, delimiter='(.)')?\)\)/g
const READ_TABLE = /pd\.read_csv\('[^'\n]{1,60}'/g

/** What a program prints that reads one file, with these lines in it; null where that is not known. */
export function printedWith(code: string, lines: readonly string[]): string | null {
  const opened = [...code.matchAll(OPENED)].length + [...code.matchAll(READ_TABLE)].length
  if (
    opened !== 1 ||
    lines.length === 0 ||
    lines.length > MAX_ROWS ||
    /\binput\(|'[wa]'|\.to_csv|\.to_excel/.test(code)
  )
    return null
  const text = `${lines.join('\n')}\n`
  const asRows = (_: string, kind: string, __: string, separator = ',') => rowsOf(lines, kind, separator)
  const made = code
    .replace(/^import csv\n/m, '')
    .replace(READ_ROWS, asRows)
    .replace(
      OPENED,
      (_, indent: string, name: string) =>
        `${indent}${name} = ${listOf(lines.map((line) => `${line}\n`))}\n${indent}if True:`,
    )
    .replace(/^(.*)\b(?:archivo|fichero|f)\.read\(\)/m, (_, before: string) => before + literal(text))
    .replace(/^(.*)\b(?:archivo|fichero|f)\.readlines\(\)/m, (_, before: string) => `${before}list(archivo)`)
    .replace(READ_TABLE, `pd.read_csv(StringIO(${literal(text)})`)
  const whole = made.includes('StringIO(') ? `from io import StringIO\n${made}` : made
  const result = evaluateProgram(parsePython(whole))
  return result.kind === 'done' && result.output.trim() !== '' ? result.output.replace(/\n$/, '') : null
}

function rowsOf(lines: readonly string[], kind: string, separator: string): string {
  const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim()))
  if (kind === 'reader') return `[${rows.map((row) => listOf(row)).join(', ')}]`
  const [head = [], ...others] = rows
  return `[${others.map((row) => `{${head.map((name, at) => `${literal(name)}: ${literal(row[at] ?? '')}`).join(', ')}}`).join(', ')}]`
}

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const listOf = (texts: readonly string[]) => `[${texts.map(literal).join(', ')}]`
