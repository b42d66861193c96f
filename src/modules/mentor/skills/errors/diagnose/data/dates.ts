import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { detailOf } from '../../wording'
import { type Case, type Diagnose, firstOf, indentAt, replaceWith, sourceOf, suspectsOf } from '../names/case'
import { bindingOf, type Place } from '../program'

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

type Call = { node: ExpressionOf<'call'>; place: Place }

/** `strptime` with a format that is not how the date is written. */
export const dateFormat: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const isRead = node.callee.kind === 'attribute' && node.callee.name === 'strptime'
    return isRead ? ofCall(fault, { node, place }) : null
  })

function ofCall(fault: Case, { node, place }: Call) {
  const format = node.arguments[1]?.value
  const given = node.arguments[0]?.value
  const written = detailOf(fault.values, 'value') ?? (given?.kind === 'string' ? given.value : null)
  const wanted = written === null ? null : dayFirst(written, formatOf(written))
  if (format?.kind !== 'string' || !given || !written || wanted === null || wanted === format.value) return null
  const line = fault.lines.lineAt(node.from)
  const cause = `En la línea ${line} llega la fecha ${inlineCode(written)}, y el formato ${inlineCode(format.value)} no es como está escrita. El suyo es ${inlineCode(wanted)}.`
  const others = fault.program.expressions.some(
    ({ node: each }) => each.kind === 'string' && each.value !== written && formatOf(each.value) === format.value,
  )
  const isAlike = fault.program.expressions.some(({ node: each }) => each.kind === 'string' && each.value === written)
  const { node: statement } = place
  const isMixed =
    others ||
    (!isAlike && given.kind === 'name' && bindingOf(fault.program, given.name, place, given.from)?.form === 'for')
  if (!isMixed || statement.kind !== 'assign' || statement.value !== node)
    return { line, cause, edits: [replaceWith(format, `"${wanted}"`)] }
  const indent = indentAt(fault, line)
  const text = sourceOf(fault, statement)
  const again = `${text.slice(0, format.from - statement.from)}"${wanted}"${text.slice(format.to - statement.from)}`
  return {
    line,
    cause: `${cause} Otras sí están escritas con el primero, así que se prueban los dos formatos.`,
    edits: [replaceWith(statement, ['try:', `    ${text}`, 'except ValueError:', `    ${again}`].join(`\n${indent}`))],
  }
}

/** Where the second number can be no month, the first is. */
function dayFirst(written: string, format: string | null): string | null {
  const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(written) ?? []
  if (format === null || first === undefined || second === undefined) return format
  return Number(second) > 12 && Number(first) <= 12 ? format.replace(/%d(.)%m/, '%m$1%d') : format
}
