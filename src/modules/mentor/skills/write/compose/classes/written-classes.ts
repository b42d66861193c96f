import type { ClassPlan, MethodPlan } from '../../../../engine/task/classes/class-plan'
import { render } from '../program'
import { bodyOf, toldOf } from './bodies/method-body'
import { classLines, type Member } from './class-lines'
import { withSides } from './known-shapes'
import type { Body, Sketch } from './sketch'
import { finderLines, storeOf } from './stores/store'
import { type Whole, wholeOf } from './whole-object'

/** A class with what it does; `unclear` are methods that nobody told, `unread` conditions that stand nowhere. */
export type Written = { sketch: Sketch; members: Member[]; whole: Whole; unclear: string[]; unread: string[] }

/** Each class with the bodies of its methods. */
export function writtenClasses(plans: readonly ClassPlan[], words: Sketch['words']): Written[] {
  const sketches = new Map<string, Sketch>()
  for (const plan of plans)
    sketches.set(plan.name, { plan, fields: plan.fields, store: null, plans, words, parent: null })
  for (const sketch of sketches.values()) {
    sketch.parent = sketches.get(sketch.plan.parent ?? '') ?? null
    withSides(sketch)
  }
  for (const sketch of sketches.values()) sketch.store = storeOf(sketch)
  return [...sketches.values()].map(writtenClass)
}

export function writtenClass(sketch: Sketch): Written {
  const { plan } = sketch
  const unclear: string[] = []
  const unread: string[] = []
  const members: Member[] = []
  for (const method of [...inherited(sketch), ...plan.methods]) {
    const isTaken = sketch.fields.some(({ name, isPrivate }) => name === method.name && !isPrivate)
    const body = isTaken ? null : plan.isAbstract && isBare(method) ? ABSTRACT : bodyOf(method, sketch)
    if (body === null) unclear.push(method.name)
    else {
      members.push({ name: method.name, body, form: method.form, ...(body === ABSTRACT ? { isAbstract: true } : {}) })
      unread.push(...unreadRules(method, { sketch, body }))
    }
  }
  if (members.some(({ body }) => body.lines.some((line) => line.includes('self._buscar('))) && sketch.store)
    members.unshift({
      name: '_buscar',
      form: 'method',
      body: {
        lines: finderLines(sketch.store, sketch.store.key),
        how: '',
        parameters: [sketch.store.key],
        gives: 'value',
      },
    })
  const whole = wholeOf(sketch, members)
  return { sketch, members, whole, unclear, unread }
}

const isBare = ({ said }: MethodPlan) => said.every(({ from, to }) => to - from <= 3)
const ABSTRACT: Body = {
  lines: ['pass'],
  how: '`@abstractmethod` marca lo que cada clase que hereda tiene que escribir.',
  parameters: [],
  gives: 'nothing',
}

/** What a class below an abstract one, or one whose animals speak, must write itself. */
function inherited({ plan, parent }: Sketch): MethodPlan[] {
  if (parent === null) return []
  const own = new Set(plan.methods.map(({ name }) => name))
  const speaks = /^(?:hablar|hacer_sonido|sonido|hacer_ruido|emitir_sonido)$/
  return parent.plan.methods.filter(
    (method) => !own.has(method.name) && isBare(method) && (parent.plan.isAbstract || speaks.test(method.name)),
  )
}

/** Conditions of a method of which nothing stands in its body. */
function unreadRules(method: MethodPlan, { sketch, body }: { sketch: Sketch; body: Body }): string[] {
  const { rules } = toldOf(method, sketch)
  const held = body.lines.filter((line) => /^\s*(?:if |else)|min\(|max\(/.test(line)).length
  return rules.length > held ? rules.slice(held, held + 1).map(({ written }) => written) : []
}

export function programOf(written: readonly Written[], body: string[]): string {
  const definitions = written.map(({ sketch, members, whole }) => classLines(sketch, { members, whole }))
  const text = definitions.flat().join('\n')
  const imports = [
    ...written.flatMap(({ members }) => members.flatMap((each) => each.body.imports ?? [])),
    ...(/\(ABC\)/.test(text) || text.includes('@abstractmethod')
      ? [`from abc import ABC${text.includes('@abstractmethod') ? ', abstractmethod' : ''}`]
      : []),
    ...(text.includes('@dataclass')
      ? [`from dataclasses import dataclass${text.includes('default_factory') ? ', field' : ''}`]
      : []),
  ]
  return render({ imports, definitions, body })
}
