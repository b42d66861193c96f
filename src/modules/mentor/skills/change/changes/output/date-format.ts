import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { type Change, STAGE } from '../../change'
import { collectionsIn } from '../collections/collection'
import { fitting } from '../fitting'

const LEAD =
  '\\b(?:(?:y|que|la|las|el|los|fechas?|quiero|salga\\w*|sale\\w*|muestr\\w+|ponl\\w+|pon|en|con|formato|como|asi|aqui|de|tipo|estilo|se|me|vea\\w*|queden?|aparezca\\w*|imprim\\w+|a lo|rollo|por ejemplo|escrit[ao]s?):? )+'
const FORM =
  '(?<form>(?:dia|dd|d)(?<sign>[/.-])(?:mes|mm|m)[/.-](?:ano|anio|aaaa|yyyy|aa|yy)|\\d{1,2}(?<sign2>[/.-])\\d{1,2}[/.-](?:\\d{4}|\\d{2})(?!\\d)|(?:formato |estilo |al? )?(?:espanol|europe[oa]|latino|de (?:aqui|espana|toda la vida)))'

/** «la quiero como aquí, 15/03/2024», «que las fechas salgan como día/mes/año». */
export const dateFormatChange: Change = {
  name: 'date-format',
  stage: STAGE.format,
  ...fitting([new RegExp(`${LEAD}${FORM}`)], (p, { parts, words }) => {
    const sign = parts.sign ?? parts.sign2 ?? '/'
    const year = /[/.-](?:aa|yy|\d{2})$/.test(words) ? '%y' : '%Y'
    const format = `%d${sign}%m${sign}${year}`
    const edits = printsIn(p.body).flatMap((call) => shownAs(p, call, { format, sign }))
    return edits.length === 0
      ? null
      : {
          code: edited(p, edits),
          told: `Las fechas salen ahora como ${inlineCode(`día${sign}mes${sign}año`)}.`,
          how: [
            edits.some(({ text }) => text.includes('%d'))
              ? `${inlineCode(format)} dice cómo se escribe una fecha: día, mes y año.`
              : `La fecha es un texto: ${inlineCode('split("-")')} la parte en año, mes y día, y ${inlineCode('reversed')} les da la vuelta.`,
          ],
        }
  }),
}

type Form = { format: string; sign: string }

function shownAs(p: Program, call: ExpressionOf<'call'>, { format, sign }: Form): Edit[] {
  const scope = p.spots('call').find(({ node }) => node === call)?.scope
  if (!scope) return []
  return positional(call).flatMap((part): Edit[] => {
    if (part.kind === 'format-string')
      return part.parts.flatMap((field): Edit[] => {
        if (field.kind !== 'field' || field.spec.length > 0) return []
        if (isDate(p, field.value, scope)) return [{ from: field.to - 1, to: field.to - 1, text: `:${format}` }]
        const text = p.text(field.value)
        return isIsoText(p, field.value)
          ? [{ from: field.value.from, to: field.value.to, text: turned(text, sign, "'") }]
          : []
      })
    const text = p.text(part)
    if (isDate(p, part, scope)) return [{ ...p.whole(part), text: `${dotted(part, text)}.strftime("${format}")` }]
    return isIsoText(p, part) ? [{ ...p.whole(part), text: turned(text, sign, '"') }] : []
  })
}

const dotted = (node: Expression, text: string) => (/^(?:binary|conditional)$/.test(node.kind) ? `(${text})` : text)
const turned = (text: string, sign: string, quote: string) =>
  `${quote}${sign}${quote}.join(reversed(${text}.split(${quote}-${quote})))`

const OF_DATES = /\b(?:date|datetime)\(|\.(?:today|now|strptime|fromisoformat|date)\(/

/** What is made by `date(…)` or `datetime`, a sum with a `timedelta`, or what a loop takes out of such things. */
function isDate(p: Program, node: Expression, scope: Scope, depth = 0): boolean {
  if (depth > 4 || node.kind === 'string' || node.kind === 'attribute') return false
  if (node.kind === 'call')
    return OF_DATES.test(p.text(node)) && methodCall(node)?.name !== 'strftime' && callTo(node, 'str') === null
  if (node.kind === 'binary') return isDate(p, node.left, scope, depth + 1) && !isDate(p, node.right, scope, depth + 1)
  if (node.kind !== 'name') return false
  const values = p.binds(node.name, scope).flatMap(({ value, form }) => (form === 'assign' && value ? [value] : []))
  if (values.length > 0) return values.every((value) => isDate(p, value, scope, depth + 1))
  return p.places('for').some(({ node: loop }) => {
    const { target, iterable } = loop
    const at = target.kind === 'tuple' ? target.items.findIndex((item) => p.text(item) === node.name) : -1
    const list = iterable.kind === 'name' ? p.binds(iterable.name, scope)[0]?.value : iterable
    const [row] = list?.kind === 'list' || list?.kind === 'tuple' ? list.items : []
    const item = row?.kind === 'tuple' ? row.items[at] : p.text(target) === node.name ? row : undefined
    return item !== undefined && isDate(p, item, scope, depth + 1)
  })
}

/** A text of the data that is written year first. */
const isIsoText = (p: Program, node: Expression) =>
  collectionsIn(p).some(({ fields }) =>
    fields.some(
      ({ code, kind, values }) =>
        kind === 'text' && code === p.text(node) && values.every((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))),
    ),
  )
