import { upperFirst } from '~/platform/text/first-letter'
import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { allFields, type Body, fieldNamed, refTo, speaksOf, spokenName, type Told } from '../sketch'
import { claimBody } from './claim-body'
import { calculation } from './class-formulas'
import { everyday } from './everyday-formulas'
import { figureBody } from './figure-body'
import { result, rounded, spoken } from './result'
import { saidBody } from './said-body'

const GIVES = /\bdev(?:uelv\w+|olv\w+)|\bcalcul\w+|\bobten\w+|\bdar\b/
const PRINTS = /\b(?:imprim\w+|muestr\w+|mostr\w+|print|ensen\w+|pantalla)\b/
export const SHOWS =
  /\b(?:muestr\w+|mostr\w+|imprim\w+|ensen\w+|describ\w+|present\w+|informacion|info|ficha|datos|consult\w+|ver|resumen|descripcion|detalles|estado)\b/

/** What a method works out and gives back, or tells. */
export function resultBody(told: Told): Body | null {
  return (
    claimBody(told) ?? figureBody(told) ?? distanceBody(told) ?? formulaBody(told) ?? saidBody(told) ?? shownBody(told)
  )
}

/** «distancia a otro punto» */
function distanceBody(told: Told): Body | null {
  const { sketch, method, text } = told
  const axes = ['x', 'y', 'z'].filter((name) => fieldNamed(sketch, name))
  if (!/\bdistancia\b/.test(`${spoken(method.name)} ${text}`) || axes.length < 2) return null
  const isOrigin = /\borigen\b/.test(text)
  const other = method.parameters[0] ?? 'otro'
  const terms = axes.map((axis) => (isOrigin ? `self.${axis}**2` : `(self.${axis} - ${other}.${axis}) ** 2`))
  return {
    ...result(
      `math.sqrt(${terms.join(' + ')})`,
      told,
      'La distancia sale del teorema de Pitágoras: la raíz de la suma de los cuadrados.',
    ),
    imports: ['import math'],
    parameters: isOrigin ? [] : [other],
  }
}

/** A calculation over fields and parameters, told in words or known by its name. */
function formulaBody(told: Told): Body | null {
  const { sketch, method, text, main } = told
  const fields = allFields(sketch).filter(({ kind }) => kind === 'number')
  if (fields.length === 0) return null
  const own = spoken(method.name)
  const words = `${own} ${text}`
  const how = (formula: string) => `\`${method.name}\` calcula \`${formula}\`.`
  const attributes = fields.map(({ name, initial }) => ({ name, kind: 'number' as const, initial }))
  const known = calculation(text, {
    attributes,
    parameters: method.parameters,
    className: sketch.plan.name,
    name: method.name,
  })
  const formula = known === null ? everyday(words, told) : withPrivate(known, fields)
  if (formula === null) return null
  const value = rounded(main, formula)
  const floored = /\bnunca (?:menos|negativ)|\bno (?:sea|salga) negativ/.test(text) ? `max(0, ${value})` : value
  const prints = PRINTS.test(text) && !GIVES.test(text)
  return {
    ...result(floored, told, how(formula), formula.includes('math.') ? { imports: ['import math'] } : {}),
    ...(prints ? { lines: [`print(${floored})`], gives: 'nothing' as const } : {}),
  }
}

const withPrivate = (formula: string, fields: readonly FieldPlan[]) =>
  fields
    .filter(({ isPrivate }) => isPrivate)
    .reduce((text, field) => text.replaceAll(new RegExp(`self\\.${field.name}\\b`, 'g'), refTo(field)), formula)

/** All of the fields, or those that are named. */
function shownBody(told: Told): Body | null {
  const { sketch, method, text } = told
  const words = `${spoken(method.name)} ${text}`
  const fields = allFields(sketch)
  const returns = GIVES.test(text) || /^(?:get|obtener|consultar)/.test(method.name)
  if (!(SHOWS.test(words) || returns) && !fields.some(({ name }) => name === method.name.replace(/^(?:get|ver)_/, '')))
    return null
  const named = fields.filter((field) => speaksOf(words, field))
  const scalar = fields.filter(({ kind }) => kind !== 'list' && kind !== 'map')
  const chosen =
    named.length > 0
      ? named
      : /\bdatos|info|ficha|mostrar|muestr|ver\b|present|descri|imprim|resumen|detalles|estado|consult/.test(words)
        ? scalar.length > 0
          ? scalar
          : fields
        : []
  const [only] = chosen
  if (!only) return null
  if (chosen.length === 1 && (only.kind === 'list' || only.kind === 'map')) return listed(only, told)
  if (chosen.length === 1 && (returns || !PRINTS.test(words)))
    return result(refTo(only), told, `\`${method.name}\` devuelve el valor que tiene ahora.`)
  const literal = `f'${chosen.map((field) => `${upperFirst(spokenName(field.name))}: {${refTo(field)}}`).join(', ')}'`
  return {
    lines: [returns ? `return ${literal}` : `print(${literal})`],
    how: 'En una f-string, `{self.…}` se cambia por el valor de ese objeto.',
    parameters: method.parameters,
    gives: returns ? 'value' : 'nothing',
  }
}

const listed = (field: FieldPlan, { method }: Told): Body => ({
  lines:
    field.kind === 'map'
      ? [`for clave, valor in ${refTo(field)}.items():`, `    print(f'{clave}: {valor}')`]
      : [`for elemento in ${refTo(field)}:`, '    print(elemento)'],
  how: `\`${method.name}\` recorre lo que guarda el objeto.`,
  parameters: method.parameters,
  gives: 'nothing',
})
