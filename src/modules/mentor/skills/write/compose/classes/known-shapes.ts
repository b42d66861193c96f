import { byWord } from '~/platform/text/by-word'
import type { FieldPlan } from '../../../../engine/task/classes/class-plan'
import type { Sketch } from './sketch'

/** What figures are given by. */
const SIDES: Record<string, string[]> = byWord({
  Cuadrado: ['lado'],
  Rectangulo: ['base', 'altura'],
  Circulo: ['radio'],
  Triangulo: ['base', 'altura'],
  Cubo: ['lado'],
  Esfera: ['radio'],
  Cilindro: ['radio', 'altura'],
})

/** A figure that nobody said the sides of has those that everybody gives it. */
export function withSides({ plan, fields }: Sketch): void {
  const sides = SIDES[plan.name]
  if (sides === undefined || fields.some(({ kind }) => kind === 'number')) return
  for (const name of sides) fields.push({ ...NUMBER, name })
}
const NUMBER: FieldPlan = { name: '', kind: 'number', initial: null, isPassed: true, isPrivate: false, of: [] }
