import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { addedField, allFields, speaksOf, type Told } from '../sketch'
import { LIMIT } from './method-tests'

/** What a verb changes where nobody says it: the field by the first name that there is, or made anew with the first. */
export const TARGETS: readonly [RegExp, string[]][] = [
  [/acele|fren|velocidad/, ['velocidad']],
  [/cumpl/, ['edad']],
  [/dan(?:i?o)|golpe|cur|herir|atac/, ['vida', 'salud', 'puntos_vida', 'energia']],
  [/nivel/, ['nivel']],
  [/volumen/, ['volumen']],
  [/carg|descarg/, ['bateria', 'carga', 'saldo']],
  [/repost|llen|combustible|gasolina/, ['gasolina', 'combustible', 'litros', 'deposito', 'nivel']],
  [/recorr|avanz|conduc|viaj/, ['kilometros', 'km', 'kilometraje', 'posicion', 'distancia']],
  [/vend|repon|stock/, ['stock', 'cantidad', 'unidades', 'existencias']],
  [/ingres|deposit|retir|sac|cobr|pag|gast|ahorr|abon|met/, ['saldo', 'dinero', 'cantidad', 'litros', 'total']],
  [/gan|anot|punt/, ['puntos', 'puntuacion', 'goles', 'monedas', 'dinero']],
  [/increment|decrement|cont/, ['valor', 'contador', 'cuenta']],
  [/rebaj|descuento|encarec/, ['precio']],
  [/sueldo|salario|aument/, ['sueldo', 'salario']],
]

export function targetOf({ sketch, method }: Told, words: string): FieldPlan | null {
  const numbers = allFields(sketch).filter(({ kind, name }) => kind === 'number' && !method.parameters.includes(name))
  const named = numbers.filter((field) => speaksOf(words, field) && !LIMIT.test(field.name))
  if (named.length > 0) return named.at(-1) ?? null
  for (const [verb, names] of TARGETS) {
    if (!verb.test(method.name) && !verb.test(words)) continue
    const known = names.flatMap(
      (name) =>
        numbers.find(
          (field) => field.name === name || (field.name.startsWith(`${name}_`) && !LIMIT.test(field.name)),
        ) ?? [],
    )[0]
    if (known) return known
    const below = names.find((name) =>
      numbers.some((field) => field.name.startsWith(`${name}_`) && LIMIT.test(field.name)),
    )
    if (below !== undefined && verb.test(method.name)) return addedField(sketch, below, {})
  }
  const changing = numbers.filter(({ initial, name }) => initial !== null && !LIMIT.test(name))
  if (changing.length === 1) return changing[0] ?? null
  const free = numbers.filter(({ name }) => !LIMIT.test(name))
  if (free.length === 1) return free[0] ?? null
  if (free.length > 1 || sketch.store !== null || allFields(sketch).some(({ kind }) => kind === 'list')) return null
  const fresh = TARGETS.find(([verb]) => verb.test(method.name))?.[1][0]
  return fresh === undefined ? null : addedField(sketch, fresh, { initial: fresh === 'vida' ? '100' : '0' })
}
