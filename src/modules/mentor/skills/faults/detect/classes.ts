import type { Expression, StatementOf } from '../../../python/ast'
import {
  callTo,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
  reads,
  updateOf,
  within,
} from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import {
  addedAfter,
  addedBefore,
  indentOf,
  inserted,
  levelOf,
  removed,
  replaced,
  together,
} from '../../../python/program/line-edits'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { CERTAIN, type Detectors } from '../found'

/** Classes, their attributes and methods. */
export const CLASSES: Detectors = {
  *'attribute-shared-by-all'(p) {
    for (const { node } of p.places('class')) {
      for (const inner of node.body) {
        const assign = plainAssign(inner)
        const isMutable =
          assign?.value.kind === 'list' ||
          assign?.value.kind === 'dict' ||
          callTo(assign?.value, 'set', 'list', 'dict') !== null
        if (!assign || !isMutable || node.arguments.length > 0) continue
        const isOwn = methodsOf(node).some(({ body }) =>
          [...within(body)].some(
            (own) => own.kind === 'assign' && own.targets.some((target) => isSelf(target, assign.name)),
          ),
        )
        const change = methodsOf(node)
          .flatMap(({ body }) => [...within(body)])
          .find((own) => {
            const method = own.kind === 'expression' ? methodCall(own.value) : null
            if (method && isSelf(method.object, assign.name)) return true
            const target = own.kind === 'assign' ? own.targets[0] : own.kind === 'augmented-assign' ? own.target : null
            return target?.kind === 'subscript' && isSelf(target.value, assign.name)
          })
        if (isOwn || !change) continue
        yield {
          at: inner,
          certainty: CERTAIN,
          facts: {
            attribute: assign.name,
            class: node.name,
            change: p.text(change),
            changeLine: p.line(change),
            mended: `self.${assign.name} = ${p.text(assign.value)}`,
          },
          edits: intoInit(p, node, inner, `self.${assign.name} = ${p.text(assign.value)}`),
        }
      }
    }
  },

  *'init-misspelt'(p) {
    for (const { node } of p.places('class')) {
      for (const method of methodsOf(node)) {
        if (
          !/^(_init_|__int__|init|__init|_init__|__init_|__inti__|__ini__|_int_|__Init__|__INIT__)$/.test(
            method.name,
          ) ||
          method.parameters.length === 0
        )
          continue
        const isInit = method.name !== 'init' || method.parameters.length > 1
        if (!isInit || methodsOf(node).some(({ name }) => name === '__init__')) continue
        yield {
          at: method,
          certainty: CERTAIN,
          facts: { written: method.name, class: node.name },
          edits: [replaced({ from: method.nameFrom, to: method.nameFrom + method.name.length }, '__init__')],
        }
      }
    }
  },

  *'attribute-without-self'(p) {
    for (const { node } of p.places('class')) {
      const methods = methodsOf(node)
      const known = new Set(
        methods.flatMap(({ body }) =>
          [...statementsIn(body)].flatMap((inner) =>
            inner.kind === 'assign' ? inner.targets.flatMap((target) => selfName(target) ?? []) : [],
          ),
        ),
      )
      const readNames = new Set(
        p
          .spots('attribute')
          .filter(
            ({ node: part, place }) =>
              part.from > node.from &&
              part.to <= node.to + 1 &&
              nameOf(part.value) === 'self' &&
              !(place.node.kind === 'assign' && place.node.targets.includes(part)),
          )
          .map(({ node: part }) => part.name),
      )
      const outside = new Set(p.spots('attribute').map(({ node: part }) => part.name))
      for (const method of methods) {
        if (method.parameters[0]?.name !== 'self') continue
        for (const inner of method.body) {
          const assign = plainAssign(inner)
          const update = updateOf(inner)
          const name = assign?.name ?? update?.name
          if (!name || p.text(inner).includes(`self.${name} =`)) continue
          const isLost =
            assign &&
            !known.has(name) &&
            (readNames.has(name) || outside.has(name)) &&
            !reads(method.body.slice(method.body.indexOf(inner) + 1), name)
          const isLocalCopy =
            assign &&
            known.has(name) &&
            mentionsOwn(assign.value, name) &&
            !reads(method.body.slice(method.body.indexOf(inner) + 1), name)
          const isStale =
            update &&
            known.has(name) &&
            !p.text(inner).startsWith('self') &&
            !method.parameters.some((parameter) => parameter.name === name) &&
            !assign
          if (!isLost && !isStale && !isLocalCopy) continue
          yield {
            at: inner,
            certainty: CERTAIN,
            facts: { name, written: p.text(inner), mended: `self.${p.text(inner)}`, method: method.name },
            edits: [inserted(inner.from, 'self.')],
          }
        }
      }
    }
  },

  *'self-missing'(p) {
    for (const { node } of p.places('class')) {
      for (const method of methodsOf(node)) {
        if (
          method.decorators.length > 0 ||
          method.name === '__new__' ||
          method.name === '__init_subclass__' ||
          method.name === '__class_getitem__'
        )
          continue
        const [first] = method.parameters
        const usesSelf = [...within(method.body)].some((inner) => reads([inner], 'self'))
        if (first && (['self', 'cls', 'mcs'].includes(first.name) || first.form !== 'positional' || !usesSelf)) continue
        const at = first?.from ?? p.source.indexOf('(', method.nameFrom) + 1
        yield {
          at: method,
          certainty: 0.93,
          facts: { method: method.name, class: node.name },
          edits: [inserted(at, first ? 'self, ' : 'self')],
        }
      }
    }
  },

  *'class-not-called'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      const value = nameOf(node.value)
      const made = value ? p.places('class').find((place) => place.node.name === value) : undefined
      if (!name || !value || !made || !p.uses(name, scope).some(({ parent }) => parent?.node.kind === 'attribute'))
        continue
      const init = methodsOf(made.node).find((method) => method.name === '__init__')
      const needs =
        (init?.parameters.filter(({ standard, form }) => standard === null && form === 'positional').length ?? 1) > 1
      yield {
        at: node,
        certainty: 0.9,
        facts: { name, class: value, mended: `${name} = ${value}()` },
        edits: needs ? null : [inserted(node.value.to, '()')],
      }
    }
  },

  *'parent-not-initialised'(p) {
    for (const { node } of p.places('class')) {
      const [base] = node.arguments
      const parent = p.places('class').find((place) => place.node.name === nameOf(base?.value))
      const init = methodsOf(node).find(({ name }) => name === '__init__')
      const above = parent ? methodsOf(parent.node).find(({ name }) => name === '__init__') : undefined
      if (!parent || !init || !above || above.parameters.length === 0) continue
      if (p.text(init).includes('super(') || p.text(init).includes(`${parent.node.name}.__init__`)) continue
      const own = new Set(attributesOf(node))
      const inherited = attributesOf(parent.node).find(
        (attribute) =>
          !own.has(attribute) &&
          p.spots('attribute').some(({ node: part }) => part.name === attribute && part.from > parent.node.to),
      )
      const isUsed =
        inherited ??
        attributesOf(parent.node).find((attribute) => !own.has(attribute) && methodsOf(parent.node).length > 1)
      const [first] = init.body
      if (!isUsed || !first) continue
      const needs = above.parameters.slice(1).filter(({ form }) => form === 'positional')
      const given = needs
        .filter(
          ({ name, standard }) => init.parameters.some((parameter) => parameter.name === name) || standard === null,
        )
        .map(({ name }) => name)
      const canCall = given.every((name) => init.parameters.some((parameter) => parameter.name === name))
      yield {
        at: init,
        certainty: 0.88,
        facts: {
          class: node.name,
          parent: parent.node.name,
          attribute: isUsed,
          mended: `super().__init__(${given.join(', ')})`,
        },
        edits: canCall ? addedBefore(p, first, `super().__init__(${given.join(', ')})`) : null,
      }
    }
  },

  *'shared-count-on-self'(p) {
    for (const { node } of p.places('class')) {
      for (const inner of node.body) {
        const assign = plainAssign(inner)
        const init = methodsOf(node).find(({ name }) => name === '__init__')
        if (!assign || numberOf(assign.value) === null || !init) continue
        const step = init.body.find((own) => own.kind === 'augmented-assign' && isSelf(own.target, assign.name))
        const isReadOnClass = p
          .spots('attribute')
          .some(({ node: part }) => part.name === assign.name && nameOf(part.value) === node.name)
        if (step?.kind !== 'augmented-assign' || step.target.kind !== 'attribute' || !isReadOnClass) continue
        yield {
          at: step,
          certainty: 0.93,
          facts: { attribute: assign.name, class: node.name, step: p.text(step) },
          edits: [replaced(step.target.value, node.name)],
        }
      }
    }
  },
}

type Method = StatementOf<'function'>

export const methodsOf = ({ body }: StatementOf<'class'>): Method[] => body.filter((node) => node.kind === 'function')

/** `self.x` within the value of `x = …`. */
function mentionsOwn(value: Expression, name: string): boolean {
  for (const part of expressionsIn(value)) if (selfName(part) === name) return true
  return false
}

const selfName = (node: Expression) => (node.kind === 'attribute' && nameOf(node.value) === 'self' ? node.name : null)

const isSelf = (node: Expression, name: string) => selfName(node) === name

export function attributesOf(node: StatementOf<'class'>): string[] {
  const init = methodsOf(node).find(({ name }) => name === '__init__')
  const names = (init?.body ?? []).flatMap((inner) =>
    inner.kind === 'assign' ? inner.targets.flatMap((target) => selfName(target) ?? []) : [],
  )
  return [...new Set(names)]
}

/** Takes a line out of a class and puts its like into `__init__`, which is made where there is none. */
function intoInit(p: Program, node: StatementOf<'class'>, line: StatementOf<'class'>['body'][number], code: string) {
  const init = methodsOf(node).find(({ name }) => name === '__init__')
  const last = init?.body.at(-1)
  if (last) return together(removed(p, line), addedAfter(p, last, code))
  const level = levelOf(p)
  return [replaced(line, `def __init__(self):\n${indentOf(p, line)}${level}${code}`)]
}
