import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { statementsIn } from '../../../python/walk'
import type { FindImprovements, Improvement, Reviewed } from '../improvement'

/** Methods that take from or add to what an object holds and refuse nothing: it goes below 0, and an amount may be negative. */
export const findAmounts: FindImprovements = (program) =>
  program.module.body.flatMap((node) =>
    node.kind === 'class'
      ? node.body.flatMap((each) => (each.kind === 'function' ? unchecked(program, each) : []))
      : [],
  )

function unchecked(program: Reviewed, method: StatementOf<'function'>): Improvement[] {
  const all = [...statementsIn(method.body)]
  const change = all.find((node) => node.kind === 'augmented-assign' && /^[+-]$/.test(node.operator))
  if (change?.kind !== 'augmented-assign' || change.target.kind !== 'attribute' || change.value.kind !== 'name')
    return []
  const amount = change.value.name
  if (!method.parameters.some(({ name }) => name === amount)) return []
  if (all.some(({ kind }) => kind === 'if' || kind === 'raise' || kind === 'try' || kind === 'assert')) return []
  const field = change.target.name
  const positive = `if ${amount} <= 0: raise ValueError("La cantidad tiene que ser positiva")`
  if (change.operator === '+')
    return [
      point(method, {
        what: `${inlineCode(method.name)} acepta cantidades **negativas**: con una así, ${inlineCode(`self.${field}`)} baja en vez de subir. Compruébalo al empezar: ${inlineCode(positive)}.`,
        weight: 0.74,
      }),
    ]
  const enough = `if ${amount} > self.${field}: raise ValueError("No hay suficiente ${field}")`
  return [
    point(method, {
      what: `${inlineCode(method.name)} no comprueba nada: puede dejar ${inlineCode(`self.${field}`)} en **negativo**${negativeText(program, field)}, y una cantidad negativa lo haría subir. Antes de restar: ${inlineCode(positive)} y ${inlineCode(enough)}.`,
      weight: 0.76,
    }),
  ]
}

const point = (
  { from, nameFrom, name }: StatementOf<'function'>,
  { what, weight }: { what: string; weight: number },
): Improvement => ({
  from,
  to: nameFrom + name.length,
  weight,
  what,
  why: 'Un objeto no debería poder quedar en un estado imposible: lo que no vale se rechaza donde entra.',
  edits: [],
})

/** What the person's own program leaves in the field, where that is below 0. */
function negativeText({ module }: Reviewed, field: string): string {
  const result = evaluateProgram(module)
  const shown =
    result.kind === 'done'
      ? result.output
          .trimEnd()
          .split('\n')
          .find((line) => /^-\d/.test(line))
      : undefined
  const isShown = module.source.includes(`.${field})`)
  return shown === undefined || !isShown ? '' : ` (en tu prueba acaba en ${inlineCode(shown)})`
}
