import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { detailOf } from '../../wording'
import { type Call, type Case, type Diagnose, firstOf, indentAt, replaceWith, sourceOf, suspectsOf } from '../case'
import { bindingOf } from '../failing-program'

/** How dates are written, each as the format that reads it. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d{1,2}-\d{1,2}$/, '%Y-%m-%d'],
  [/^\d{4}\/\d{1,2}\/\d{1,2}$/, '%Y/%m/%d'],
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, '%d/%m/%Y'],
  [/^\d{1,2}-\d{1,2}-\d{4}$/, '%d-%m-%Y'],
  [/^\d{1,2}\.\d{1,2}\.\d{4}$/, '%d.%m.%Y'],
  [/^\d{1,2}\/\d{1,2}\/\d{2}$/, '%d/%m/%y'],
  [/^\d{1,2}-\d{1,2}-\d{2}$/, '%d-%m-%y'],
  [/^\d{8}$/, '%Y%m%d'],
]
const HOURS: readonly (readonly [RegExp, string])[] = [
  [/^\d{1,2}:\d{2}:\d{2}$/, '%H:%M:%S'],
  [/^\d{1,2}:\d{2}$/, '%H:%M'],
]

/** The format that reads a date as it is written; null for one that no format here reads. */
export function formatOf(written: string): string | null {
  const [date = '', hour, ...rest] = written.trim().split(/[ T]/)
  const own = WRITTEN.find(([pattern]) => pattern.test(date))?.[1]
  const time = HOURS.find(([pattern]) => pattern.test(hour ?? date))?.[1]
  if (rest.length > 0) return null
  if (hour === undefined) return own ?? time ?? null
  if (!own || !time) return null
  // The month can be no more than 12.
  return `${own}${written.includes('T') ? 'T' : ' '}${time}`
}

/** `strptime` with a format that is not how the date is written. */
export const dateFormat: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const isRead = node.callee.kind === 'attribute' && node.callee.name === 'strptime'
    return isRead ? ofCall(fault, { node, place }) : null
  })

function ofCall(fault: Case, { node, place }: Call) {
  const format = node.arguments[1]?.value
  const given = node.arguments[0]?.value
  const rest = format?.kind === 'string' ? ofRest(fault, format) : null
  if (rest !== null) return rest
  const written = detailOf(fault.values, 'value') ?? (given?.kind === 'string' ? given.value : null)
  const wanted = written === null ? null : dayFirst(written, formatOf(written))
  if (format?.kind !== 'string' || !given || !written || wanted === null || wanted === format.value) return null
  const line = fault.lines.lineAt(node.from)
  const cause = `En la línea ${line} la fecha ${inlineCode(written)} se lee con el formato ${inlineCode(wanted)}, y pone ${inlineCode(format.value)}.`
  const others = fault.program.expressions.some(
    ({ node: each }) => each.kind === 'string' && each.value !== written && formatOf(each.value) === format.value,
  )
  const isAlike = fault.program.expressions.some(({ node: each }) => each.kind === 'string' && each.value === written)
  const isShort = /%y/.test(wanted) && /%Y/.test(format.value)
  const avoid = isShort
    ? '`%Y` (mayúscula) es el año con cuatro cifras, 2024, y `%y` (minúscula), con dos, 24.'
    : '`%d` es el día, `%m` el mes, `%Y` el año con cuatro cifras, `%H:%M` la hora; los separadores tienen que ser los mismos.'
  const { node: statement } = place
  const isMixed =
    others ||
    (!isAlike && given.kind === 'name' && bindingOf(fault.program, given.name, place, given.from)?.form === 'for')
  if (!isMixed || statement.kind !== 'assign' || statement.value !== node)
    return { line, cause, edits: [replaceWith(format, `"${wanted}"`)], avoid }
  const indent = indentAt(fault, line)
  const text = sourceOf(fault, statement)
  const again = `${text.slice(0, format.from - statement.from)}"${wanted}"${text.slice(format.to - statement.from)}`
  return {
    line,
    avoid,
    cause: `${cause} Otras sí están escritas con el primero, así que se prueban los dos formatos.`,
    edits: [replaceWith(statement, ['try:', `    ${text}`, 'except ValueError:', `    ${again}`].join(`\n${indent}`))],
  }
}

/** What a format leaves unread, as it would be read. */
const RESTS: readonly (readonly [RegExp, string])[] = [
  ...HOURS,
  [/^:\d{2}$/, ':%S'],
  [/^:\d{2}:\d{2}$/, ':%M:%S'],
  [/^:\d{2}\.\d{1,6}$/, ':%S.%f'],
  [/^\.\d{1,6}$/, '.%f'],
  [/^\d{1,2}:\d{2}:\d{2}\.\d{1,6}$/, '%H:%M:%S.%f'],
  [/^Z$|^[+-]\d{2}:?\d{2}$/, '%z'],
  [/^[ap]\.?m\.?$/i, '%p'],
]

/** «unconverted data remains: 10:22:31»: the format ends before the text does. */
function ofRest(fault: Case, format: ExpressionOf<'string'>) {
  const rest = /unconverted data remains:\s(.{1,40})$/.exec(fault.message)?.[1]
  if (rest === undefined) return null
  const line = fault.lines.lineAt(format.from)
  const cause = `El formato de la línea ${line}, ${inlineCode(format.value)}, se acaba antes que el texto: queda sin leer ${inlineCode(JSON.stringify(rest))}.`
  // Two more figures of a year that is read with two.
  const isYear = /^\d{2}$/.test(rest.trim()) && format.value.endsWith('%y')
  if (isYear)
    return {
      line,
      cause: `${cause} El año lleva cuatro cifras, que se leen con \`%Y\`.`,
      edits: [replaceWith(format, `"${format.value.slice(0, -1)}Y"`)],
    }
  const read = RESTS.find(([pattern]) => pattern.test(rest.trim().replace(/^T(?=\d)/, '')))?.[1]
  if (read !== undefined) {
    const between = /^T(?=\d)/.test(rest) ? 'T' : (/^\s+/.exec(rest)?.[0] ?? '')
    return {
      line,
      cause: `${cause} Eso se lee con ${inlineCode(read)}.`,
      edits: [replaceWith(format, `"${format.value}${between}${read}"`)],
    }
  }
  return { line, cause: `${cause} Añade al formato lo que falta, o quítalo antes del texto.`, edits: [] }
}

/** Where the second number can be no month, the first is. */
function dayFirst(written: string, format: string | null): string | null {
  const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(written) ?? []
  if (format === null || first === undefined || second === undefined) return format
  return Number(second) > 12 && Number(first) <= 12 ? format.replace(/%d(.)%m/, '%m$1%d') : format
}
