import { inlineCode } from '../../../../engine/compose'
import { plainAssign } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { type Change, STAGE } from '../../change'
import { elementsOf, mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

/** «sube todos los precios un 10 %»: each number of the data, before they are used. */
export const allByShareChange: Change = {
  name: 'all-by-share',
  stage: STAGE.data - 0.2,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|quiero|ahora|me|le|se|hay que|necesito|luego) )*(?<verb>sub\\w+|aument\\w+|increment\\w+|encarec\\w+|baj\\w+|rebaj\\w+|reduc\\w+|reduzc\\w+|descont\\w+|descuent\\w+)(?:l[eoa]s?)? (?:(?:a|de|por|en) )?(?:tod[oa]s )?(?:(?:a )?(?:l[oa]s|el|la|cada) )?(?<noun>[a-z]{3,14})? ?(?:en |a |de )?(?:un |el )?(?<rate>${NUMBER}) ?(?:%|por ?ciento)(?: a tod[oa]s?)?`,
    ),
  ],
  make(p, { parts }) {
    const rate = numberFrom(parts.rate)
    const scope = p.scopes[0]
    if (rate === null || !scope) return null
    const collections = mainStatements(p).flatMap((node) => {
      const plain = plainAssign(node)
      const element = plain && ['list', 'dict'].includes(plain.value.kind) ? elementsOf(p, plain.value, scope) : null
      const value = element?.kind === 'entry' ? element.value : element
      const field =
        value?.kind === 'record' ? [...value.fields].filter(([, kind]) => kind === 'number').map(([name]) => name) : []
      const isKnown = value?.kind === 'number' || field.length > 0
      return plain && element && isKnown
        ? [{ node, name: plain.name, isDict: element.kind === 'entry', fields: field }]
        : []
    })
    const noun = parts.noun ?? ''
    const meant =
      collections.find(
        ({ name, fields }) => mentionsStem(noun, name) || fields.some((field) => mentionsStem(noun, field)),
      ) ?? (collections.length === 1 ? collections[0] : undefined)
    if (!meant) return null
    const isLess = /^(?:baj|rebaj|redu|desc)/.test(parts.verb ?? '')
    const factor = String(Number((1 + ((isLess ? -1 : 1) * rate) / 100).toFixed(6)))
    const { node, name, isDict, fields } = meant
    const item = freeName(p, singularOf(name), isDict ? 'clave' : 'fila', 'elemento')
    const field = fields.find((each) => mentionsStem(noun, each)) ?? fields[0]
    const [indent, level] = [indentOf(p, node), levelOf(p)]
    const place = `${isDict ? `${name}[${item}]` : item}${field === undefined ? '' : `["${field}"]`}`
    const lines =
      isDict || field !== undefined
        ? [`for ${item} in ${name}:`, `${level}${place} = round(${place} * ${factor}, 2)`]
        : [`${name} = [round(${item} * ${factor}, 2) for ${item} in ${name}]`]
    const { to } = linesOf(p, node)
    return {
      code: edited(p, [{ from: to, to, text: `\n${lines.map((line) => indent + line).join('\n')}` }]),
      told: `${inlineCode(name)} ${isLess ? 'baja' : 'sube'} un ${rate} % antes de usarse.`,
      how: [
        `Multiplicar por ${factor} deja cada número con el ${rate} % ya aplicado; \`round(…, 2)\` lo deja con dos decimales.`,
      ],
    }
  },
}
