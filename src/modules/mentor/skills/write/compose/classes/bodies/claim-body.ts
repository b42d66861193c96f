import { allFields, type Body, fieldNamed, refTo, type Told } from '../sketch'
import { LIMIT, testsOf } from './method-tests'
import { result, spoken } from './result'

/** «saber si está aprobado», «esta_vivo()», «es mayor de edad»: true or false. */
export function claimBody(told: Told): Body | null {
  const { sketch, method, text } = told
  const own = spoken(method.name)
  const isClaim =
    /^(?:es|esta|hay|tiene|puede|queda|son)\b/.test(own) ||
    /\b(?:si|true|false)\b/.test(text) ||
    /^(?:vacia|vacio|lleno|llena|aprobado|aprueba|mayor de edad|isempty|is empty)\b/.test(own)
  if (!isClaim || method.parameters.length > 0) return null
  const words = `${own} ${text}`
  const fields = allFields(sketch)
  const list = fields.find(({ kind }) => kind === 'list' || kind === 'map')
  const how = `La comparación ya vale \`True\` o \`False\`: \`${method.name}\` la devuelve tal cual.`
  if (list && /\bvaci/.test(words)) return result(`len(${refTo(list)}) == 0`, told, how)
  const limit = fields.find(({ name }) => LIMIT.test(name))
  const held = fields.find(
    (field) => field !== limit && (field.kind === 'list' || (field.kind === 'number' && field.initial !== null)),
  )
  if (/\bllen[oa]\b/.test(words) && limit && held)
    return result(`${held.kind === 'number' ? refTo(held) : `len(${refTo(held)})`} >= ${refTo(limit)}`, told, how)
  const [one, two] = fields.filter(({ kind }) => kind === 'number')
  if (/\bcuadrado\b/.test(own) && one && two) return result(`${refTo(one)} == ${refTo(two)}`, told, how)
  const bound = /\b(\d+(?:[.,]\d+)?)\b/.exec(text)?.[1]?.replace(',', '.')
  if (/\bapr(?:ob|ueb)/.test(words)) {
    const mark = gradeOf(told)
    return mark === null ? null : result(`${mark} >= ${bound ?? '5'}`, told, how)
  }
  const age = fieldNamed(sketch, 'edad')
  if (/\bmayor (?:de )?edad\b/.test(words) && age) return result(`${refTo(age)} >= ${bound ?? '18'}`, told, how)
  const life = fields.find(({ name }) => /^(?:vida|salud|energia|bateria|puntos_vida)/.test(name))
  if (/\bviv[oa]\b/.test(words) && life) return result(`${refTo(life)} > 0`, told, how)
  if (/\bmuert[oa]\b/.test(words) && life) return result(`${refTo(life)} <= 0`, told, how)
  const stock = fields.find(({ name }) => /^(?:stock|cantidad|existencias|unidades|saldo|plazas)/.test(name))
  if (/\b(?:hay|queda\w*|disponible|agotado)\b/.test(words) && stock)
    return result(/agotad/.test(words) ? `${refTo(stock)} == 0` : `${refTo(stock)} > 0`, told, how)
  const tests = testsOf(text.replace(/^.*?\bsi /, ''), { sketch, parameter: null, target: null })
  return tests?.[0] ? result(tests[0].test, told, how) : null
}

/** What is compared with the pass mark: a mark, or the mean of several. */
function gradeOf({ sketch }: Told): string | null {
  const fields = allFields(sketch)
  const mean = sketch.plan.methods.find(({ name }) => /media|promedio/.test(name))
  if (mean) return `self.${mean.name}()`
  const mark = fields.find(({ name, kind }) => kind === 'number' && /^(?:nota|media|calificacion)/.test(name))
  if (mark) return refTo(mark)
  const marks = fields.find(({ kind }) => kind === 'list')
  return marks ? `sum(${refTo(marks)}) / len(${refTo(marks)})` : null
}
