import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { allFields, type Body, refTo, speaksOf, type Told } from '../sketch'
import { LIMIT } from './method-tests'
import { result, rounded, spoken } from './result'

/** The mean, the total, the greatest, the number of what a list holds. */
export function figureBody(told: Told): Body | null {
  const { sketch, method, text } = told
  if (method.parameters.length > 0 || sketch.store?.kind === 'records' || sketch.store?.kind === 'objects') return null
  const lists = allFields(sketch).filter(({ kind }) => kind === 'list' || kind === 'map')
  const words = `${spoken(method.name)} ${text}`
  const list = lists.find((field) => speaksOf(words, field)) ?? lists[0]
  if (!list) return null
  const ref = list.kind === 'map' ? `${refTo(list)}.values()` : refTo(list)
  const empty = (value: string, otherwise: string, how: string): Body => ({
    ...result(value, told, how),
    lines: [`if not ${refTo(list)}:`, `    return ${otherwise}`, `return ${value}`],
  })
  const limit = allFields(sketch).find(({ name }) => LIMIT.test(name))
  if (limit && /\b(?:libres?|disponibles?|quedan|faltan)\b/.test(words))
    return result(`${refTo(limit)} - len(${refTo(list)})`, told, 'Lo que cabe menos lo que hay es lo que queda libre.')
  if (/\b(?:media|promedi\w+)\b/.test(words))
    return empty(
      rounded(text, `sum(${ref}) / len(${refTo(list)})`),
      '0',
      `\`${method.name}\` suma y divide entre cuántos hay; sin ninguno devuelve 0 para no dividir entre cero.`,
    )
  if (/\b(?:mas alt[oa]|mayor|maxim[oa]|mejor|mas grande)\b/.test(words))
    return empty(`max(${ref})`, 'None', `\`max\` da la mayor.`)
  if (/\b(?:mas baj[oa]|menor|minim[oa]|peor)\b/.test(words))
    return empty(`min(${ref})`, 'None', `\`min\` da la menor.`)
  const isCount = /\b(?:cuant[oa]s|tamano|cantidad|numero de|contar|size|longitud|pendientes)\b/.test(words)
  if (isCount) return result(`len(${refTo(list)})`, told, `\`len\` dice cuántos hay.`)
  if (/\b(?:total|suma)\b/.test(words))
    return fieldHoldsNumbers(list)
      ? result(`sum(${ref})`, told, `\`sum\` suma todos los valores de la lista.`)
      : result(`len(${refTo(list)})`, told, `\`len\` dice cuántos hay.`)
  return null
}

const fieldHoldsNumbers = ({ name }: FieldPlan) =>
  /nota|precio|valor|numero|gasto|ingreso|importe|venta|temperatura|medicion|movimiento|punt|compra|tiempo|marca/.test(
    name,
  )
