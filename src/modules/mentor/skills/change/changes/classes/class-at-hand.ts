import type { ClassPlan, FieldPlan } from '../../../../engine/task/classes/class-plan'
import { fieldKind } from '../../../../engine/task/classes/field-kinds'
import type { Expression, Parameter, StatementOf } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'

type Class = StatementOf<'class'>
const KINDS: Partial<Record<Expression['kind'], FieldPlan['kind']>> = {
  list: 'list',
  dict: 'map',
  number: 'number',
  string: 'text',
  'format-string': 'text',
  boolean: 'flag',
}

/** A class of a program as one that is described: what its objects keep, and what they do already. */
export function planAtHand(p: Program, cls: Class): ClassPlan {
  const init = initOf(cls)
  const parameters = init?.parameters ?? []
  const [parent] = cls.arguments
  return {
    name: cls.name,
    parent: parent ? nameOf(parent.value) : null,
    isAbstract: false,
    isData: cls.decorators.some((each) => p.text(each).includes('dataclass')),
    fields: init ? storedIn(p, init, parameters) : dataFields(p, cls),
    methods: cls.body.flatMap((node) =>
      node.kind === 'function' && !node.name.startsWith('__')
        ? [
            {
              name: node.name,
              parameters: node.parameters.slice(1).map(({ name }) => name),
              defaults: {},
              isStated: true,
              form: 'method' as const,
              said: [],
            },
          ]
        : [],
    ),
    wishes: [],
    at: 0,
    made: [],
  }
}

export const initOf = (cls: Class) =>
  cls.body.find((node): node is StatementOf<'function'> => node.kind === 'function' && node.name === '__init__')

/** `self.saldo = saldo`, in the order in which they are stored; `_saldo` is `saldo`, hidden. */
function storedIn(p: Program, init: StatementOf<'function'>, parameters: readonly Parameter[]): FieldPlan[] {
  const fields: FieldPlan[] = []
  for (const node of init.body) {
    const target = node.kind === 'assign' ? node.targets[0] : node.kind === 'annotated-assign' ? node.target : undefined
    if (
      (node.kind !== 'assign' && node.kind !== 'annotated-assign') ||
      target?.kind !== 'attribute' ||
      nameOf(target.value) !== 'self' ||
      !node.value
    )
      continue
    const value = node.value
    const parameter = parameters.find(({ name }) => name === nameOf(value))
    const given = parameter?.standard ?? (parameter ? null : value)
    const isPrivate = /^_[a-z]/.test(target.name)
    const name = isPrivate ? target.name.slice(1) : target.name
    const kind = given === null || given === undefined ? fieldKind(name) : (KINDS[given.kind] ?? fieldKind(name))
    fields.push({
      name,
      kind,
      initial: given === null || given === undefined ? null : p.text(given),
      isPassed: parameter !== undefined,
      isPrivate,
      of: [],
    })
  }
  return fields
}

const dataFields = (p: Program, cls: Class): FieldPlan[] =>
  cls.body.flatMap((node): FieldPlan[] =>
    node.kind === 'annotated-assign' && node.target.kind === 'name'
      ? [
          {
            name: node.target.name,
            kind: fieldKind(node.target.name),
            initial: node.value ? p.text(node.value) : null,
            isPassed: true,
            isPrivate: false,
            of: [],
          },
        ]
      : [],
  )
