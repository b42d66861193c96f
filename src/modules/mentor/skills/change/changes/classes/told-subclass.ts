import { inlineCode } from '../../../../engine/compose'
import { readClassPlans } from '../../../../engine/task/classes/read-class-plans'
import { readRequestText } from '../../../../engine/task/request-text'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf } from '../../../../python/program/source'
import { classLines } from '../../../write/compose/classes/class-lines'
import type { Sketch } from '../../../write/compose/classes/sketch'
import { storeOf } from '../../../write/compose/classes/stores/store'
import { writtenClass } from '../../../write/compose/classes/written-classes'
import { type Change, type Result, STAGE } from '../../change'
import { planAtHand } from './class-at-hand'
import { classNamed } from './superclass'

type Class = StatementOf<'class'>

/** «una clase hija CocheElectrico con batería y un método cargar»: a class below one of the program, told as a new one is. */
export const toldSubclassChange: Change = {
  name: 'told-subclass',
  stage: STAGE.structure,
  says: [],
  reads: (said, p) => (below(p, said.prose) === null ? null : [{ from: 0, to: said.plain.length }]),
  make(p, { said }): Result {
    const told = below(p, said.prose)
    if (told === null) return null
    const { parent, name, lines } = told
    const { to } = linesOf(p, parent)
    return {
      code: edited(p, [{ from: to, to, text: `\n\n\n${lines.join('\n')}` }]),
      told: `${inlineCode(name)} hereda de ${inlineCode(parent.name)}: tiene todo lo suyo y lo que has pedido.`,
      how: [
        `${inlineCode(name)} tiene los métodos de ${inlineCode(parent.name)} sin volver a escribirlos.`,
        '`super().__init__(…)` deja que la clase de arriba guarde lo suyo.',
        ...told.how,
      ],
    }
  },
}

type Below = { parent: Class; name: string; lines: string[]; how: string[] }

/** The class that is told, where all of it is understood and it is below one that is there. */
function below(p: Program, prose: string): Below | null {
  if (p.places('class').length === 0) return null
  const request = readRequestText(prose)
  const atHand = p.places('class').map(({ node }) => ({
    name: node.name,
    methods: planAtHand(p, node).methods.map(({ name }) => name),
  }))
  const plans = readClassPlans(request, atHand)
  const plan = plans.find(({ name }) => !classNamed(p, name))
  const only = p.places('class').length === 1 ? p.places('class')[0]?.node : undefined
  const isBelow = plan !== undefined && (plan.parent !== null || /\b(?:hij[oa]|subclase|hered\w+)\b/.test(request.text))
  const parent = plan?.parent ? classNamed(p, plan.parent) : isBelow ? only : undefined
  if (!plan || !parent || plans.some((each) => each !== plan && !classNamed(p, each.name))) return null
  const above = planAtHand(p, parent)
  const top: Sketch = {
    plan: above,
    fields: above.fields,
    store: null,
    plans: [above],
    words: request.words,
    parent: null,
  }
  const sketch: Sketch = {
    plan: { ...plan, parent: parent.name },
    fields: plan.fields,
    store: null,
    plans: [plan],
    words: request.words,
    parent: top,
  }
  sketch.store = storeOf(sketch)
  const { members, whole, unclear, unread } = writtenClass(sketch)
  const isWhole = unclear.length + unread.length === 0 && whole.read.length === plan.wishes.length
  if (!isWhole || plan.fields.length + members.length === 0 || members.some(({ body }) => body.isGuess)) return null
  return {
    parent,
    name: plan.name,
    lines: classLines(sketch, { members, whole }),
    how: members.map(({ body }) => body.how).slice(0, 2),
  }
}
