import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { argumentsOf, callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

const LESS = /^(?:descuento|rebaja|dto|retencion|irpf)/
const SHARE = /^(?:iva|igic|igv|itbis|impuesto|recargo|propina|comision|interes|porcentaje|subida|tasa)/

const PLACES = /^(?:n_)?decimales|^precision/
/** What a parameter of this name does to a result follows from it. */
const KNOWN = new RegExp(`${LESS.source}|${SHARE.source}|${PLACES.source}`)

/** «agrégale el iva como tercer parámetro opcional, por defecto 21», «un parámetro opcional decimales=2 para redondear»: what it does follows from its name. */
export const optionalParameterChange: Change = {
  name: 'optional-parameter',
  stage: STAGE.structure + 0.3,
  says: [
    /\b(?:anad\w*|agreg\w*|pon\w*|met\w*|inclu\w+|quiero|con|que (?:reciba|acepte|tenga))(?: (?:tambien|otro|un|el|la|una|le|mas)){0,4} (?<name>(?!parametro|argumento|un\b|otro\b|que\b)[a-z_]\w*) como (?:(?:un|otro|segundo|tercer|cuarto|ultimo|nuevo) )*(?:parametro|argumento)(?: opcional)?,?(?: en (?:porcentaje|tanto por ciento|%),?)? (?:que )?(?:(?:opcional|con|y|su|valor|por|defecto|valga|sea|de|que|es|=) ?){1,8},? ?(?<value>\d+(?:[.,]\d+)?)(?: ?%)?(?:,? (?:y )?(?:que )?(?:se )?(?:apli\w+|sum\w+|calcul\w+|rest\w+)(?: [a-z]+){1,6})?/,
    /\b(?:anad\w*|agreg\w*|pon\w*|met\w*|inclu\w+|quiero|con|que (?:reciba|acepte|tenga))(?: (?:tambien|otro|un|el|le|mas|segundo|tercer|nuevo|ultimo)){0,4} (?:parametro|argumento) (?:opcional )?(?:llamado |que se llame )?(?<name2>(?!opcional\b)[a-z_]\w*)(?: ?= ?| (?:con |que )?(?:valor )?(?:por defecto )?(?:valga |sea |de |es |a )?)(?<value2>\d+(?:[.,]\d+)?)(?: ?%)?(?: por defecto)?(?:,? (?:y )?(?:para |que )(?:el )?(?:se )?(?:redond|apli|sum|rest|calcul|indicar|los decimales)\w*(?: [a-z]+){0,6})?/,
  ],
  needs: ({ parts }) => KNOWN.test((parts.name ?? parts.name2 ?? '').toLowerCase()),
  make(p, { parts }): Result {
    const name = parts.name ?? parts.name2
    const value = (parts.value ?? parts.value2)?.replace(',', '.')
    const plain = name && folded(name)
    return plain === undefined || value === undefined ? null : withOptional(p, plain, value)
  },
}

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
