import type { FieldPlan } from '../../../../engine/task/classes/class-plan'
import { indented } from '../program'
import { type Body, refTo, type Sketch } from './sketch'
import type { Whole } from './whole-object'

export type Member = {
  name: string
  body: Body
  form: 'method' | 'property' | 'class' | 'static'
  isAbstract?: boolean
}

/** What an object of the class is made with, what has no default first. */
export function parametersOf({ fields, parent }: Sketch): { name: string; initial: string | null }[] {
  const all = [
    ...(parent ? parametersOf(parent) : []),
    ...fields.filter(({ isPassed }) => isPassed).map(({ name, initial }) => ({ name, initial })),
  ]
  return [...all.filter(({ initial }) => initial === null), ...all.filter(({ initial }) => initial !== null)]
}

/** The lines of a class as it stands in the program. */
export function classLines(sketch: Sketch, { members, whole }: { members: readonly Member[]; whole: Whole }): string[] {
  const { plan } = sketch
  const bases = [sketch.parent?.plan.name, plan.isAbstract && !sketch.parent ? 'ABC' : undefined].filter(
    (base) => base !== undefined,
  )
  const head = `class ${plan.name}${bases.length > 0 ? `(${bases.join(', ')})` : ''}:`
  const blocks: string[][] = []
  if (whole.counter !== null) blocks.push([`${whole.counter} = 0`])
  const isData = plan.isData && whole.checked.length === 0
  const start = isData ? dataLines(sketch.fields) : initLines(sketch, whole)
  if (start.length > 0) blocks.push(start)
  for (const { field, lines } of whole.checked)
    blocks.push(
      ['@property', `def ${field.name}(self):`, `    return self._${field.name}`],
      [
        `@${field.name}.setter`,
        `def ${field.name}(self, valor):`,
        ...indented([...lines, `self._${field.name} = valor`]),
      ],
    )
  for (const member of members) blocks.push(memberLines(member))
  blocks.push(...whole.methods)
  if (blocks.length === 0) blocks.push(['pass'])
  return [
    ...(isData ? ['@dataclass'] : []),
    head,
    ...indented(blocks.flatMap((block, at) => (at === 0 ? block : ['', ...block]))),
  ]
}

export function memberLines({ name, body, form, isAbstract }: Member): string[] {
  const own = body.parameters.map((each) =>
    body.defaults?.[each] === undefined ? each : `${each}=${body.defaults[each]}`,
  )
  const first = form === 'class' ? ['cls'] : form === 'static' ? [] : ['self']
  const above =
    form === 'property'
      ? ['@property']
      : form === 'class'
        ? ['@classmethod']
        : form === 'static'
          ? ['@staticmethod']
          : []
  return [
    ...above,
    ...(isAbstract ? ['@abstractmethod'] : []),
    `def ${name}(${[...first, ...own].join(', ')}):`,
    ...indented(body.lines),
  ]
}

function initLines(sketch: Sketch, { checked, counter }: Whole): string[] {
  const { fields, parent, plan } = sketch
  const inherited = parent ? parametersOf(parent) : []
  if (fields.length === 0 && (counter === null || parent !== null)) return []
  const parameters = parametersOf(sketch).map(({ name, initial }) => (initial === null ? name : `${name}=${initial}`))
  const lines = [
    ...(parent ? [`super().__init__(${inherited.map(({ name }) => name).join(', ')})`] : []),
    ...fields.map(
      (field) =>
        `${checked.some((each) => each.field === field) ? `self.${field.name}` : refTo(field)} = ${field.isPassed ? field.name : (field.initial ?? EMPTY[field.kind])}`,
    ),
    ...(counter === null ? [] : [`${plan.name}.${counter} += 1`]),
  ]
  return [`def __init__(${['self', ...parameters].join(', ')}):`, ...indented(lines)]
}

const EMPTY: Record<FieldPlan['kind'], string> = { number: '0', text: "''", flag: 'False', list: '[]', map: '{}' }
/** The type hint of a field by its kind. */
export const FIELD_TYPES: Record<FieldPlan['kind'], string> = {
  number: 'float',
  text: 'str',
  flag: 'bool',
  list: 'list',
  map: 'dict',
}
const WHOLE = /^(?:edad|stock|cantidad|paginas|unidades|anio|ano|nivel|puntos|goles|dorsal|vida)/

/** The fields of a dataclass. */
const dataLines = (fields: readonly FieldPlan[]) => [
  ...fields.filter(({ initial }) => initial === null).map((field) => `${field.name}: ${typeOf(field)}`),
  ...fields
    .filter(({ initial }) => initial !== null)
    .map(
      (field) =>
        `${field.name}: ${typeOf(field)} = ${field.kind === 'list' || field.kind === 'map' ? `field(default_factory=${FIELD_TYPES[field.kind]})` : field.initial}`,
    ),
]
const typeOf = ({ kind, name }: FieldPlan) => (kind === 'number' && WHOLE.test(name) ? 'int' : FIELD_TYPES[kind])
