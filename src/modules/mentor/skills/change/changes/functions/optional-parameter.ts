import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../faults/program'
import { argumentsOf, callTo } from '../../../faults/shapes'
import type { Result } from '../../change'
import { edited } from '../../source'

const LESS = /^(?:descuento|rebaja|dto|retencion|irpf)/
const SHARE = /^(?:iva|igic|igv|itbis|impuesto|recargo|propina|comision|interes|porcentaje|subida|tasa)/

const PLACES = /^(?:n_)?decimales|^precision/
export function withOptional(p: Program, name: string, value: string): Result {
  const [place, other] = p.places('function')
  const last = place?.node.parameters.at(-1)
  if (!place || other || !last || place.node.parameters.some((each) => each.name === name)) return null
  const returns = p.places('return').flatMap(({ node }) => node.value ?? [])
  const [result, ...others] = returns
  if (!result || others.length > 0) return null
  const made = appliedTo(p.text(result).trim(), name, {
    isBare: /^(?:name|number|call|subscript)$/.test(result.kind),
    inner: roundedIn(p, result),
  })
  if (made === null) return null
  const edits: Edit[] = [
    { from: last.to, to: last.to, text: `, ${name}=${value}` },
    { from: result.from, to: result.from + p.text(result).trimEnd().length, text: made.code },
  ]
  return {
    code: edited(p, edits),
    told: `${inlineCode(place.node.name)} recibe ahora también ${inlineCode(name)}, que vale ${inlineCode(value)} si no se pasa, ${made.told}.`,
    how: [
      `Si no se pasa ${inlineCode(name)}, vale ${inlineCode(value)}; ${inlineCode(`${place.node.name}(…, ${name}=10)`)} lo cambia solo en esa llamada.`,
    ],
  }
}

/** `round(x, 2)` taken apart: what is put on it goes inside. */
function roundedIn(p: Program, node: Parameters<typeof callTo>[0]): { value: string; places: string } | null {
  const [value, places] = argumentsOf(callTo(node, 'round') ?? ({ arguments: [] } as never)) ?? []
  return value ? { value: p.text(value).trim(), places: places ? `, ${p.text(places).trim()}` : '' } : null
}

type Inner = { isBare: boolean; inner: { value: string; places: string } | null }

function appliedTo(code: string, name: string, { isBare, inner }: Inner): { code: string; told: string } | null {
  if (PLACES.test(name))
    return inner ? null : { code: `round(${code}, ${name})`, told: 'y el resultado sale con esos decimales' }
  const sign = LESS.test(name) ? '-' : SHARE.test(name) ? '+' : null
  if (sign === null) return null
  const value = inner?.value ?? code
  const grouped = isBare && !inner ? value : /^[\w.]+$/.test(value) ? value : `(${value})`
  const factor = `${grouped} * (1 ${sign} ${name} / 100)`
  return {
    code: inner ? `round(${factor}${inner.places})` : factor,
    told: `y lo ${sign === '+' ? 'suma' : 'resta'} al final, en tanto por ciento`,
  }
}
