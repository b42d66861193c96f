import { piecesOf } from '../../../../engine/task/classes/class-items'
import type { ClassPlan, FieldPlan, WordSpan } from '../../../../engine/task/classes/class-plan'
import { fieldKind } from '../../../../engine/task/classes/field-kinds'
import { fieldsIn } from '../../../../engine/task/classes/read-fields'
import { SectionReader } from '../../../../engine/task/classes/section-reader'
import { infinitiveOf } from '../../../../engine/task/classes/verbs-of-methods'
import { type RequestWord, readRequestText } from '../../../../engine/task/request-text'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { amountBody } from '../../../write/compose/classes/bodies/amount-bodies'
import { bodyOf, toldOf } from '../../../write/compose/classes/bodies/method-body'
import type { Member } from '../../../write/compose/classes/class-lines'
import { refTo, type Sketch } from '../../../write/compose/classes/sketch'
import { storeOf } from '../../../write/compose/classes/stores/store'
import { wholeOf } from '../../../write/compose/classes/whole-object'
import { planAtHand } from './class-at-hand'

type Class = StatementOf<'class'>

/** Lines that a method which is there gets at its end. */
export type Extra = { name: string; lines: string[] }
export type Told = {
  extras: Extra[]
  fields: FieldPlan[]
  members: Member[]
  blocks: string[][]
  counter: string | null
  imports: string[]
  how: string[]
  plan: ClassPlan
}

const TALK =
  /^(?:(?:y|ahora|quiero|necesito|quisiera|vale|ok|hola|buenas|gracias|porfa|por favor|tambien|ademas|me gustaria|bien|perfecto|genial|profe|oye|puedes|podrias) ?)+$/
const BEGINS =
  /^(?:(?:y|ahora|vale|ok|bien|genial|gracias|porfa|por favor|tambien|ademas|quiero|quisiera|necesito|me gustaria|puedes|podrias|que) )*(?:anad\w+|agreg\w+|pon\w*|met\w+|incluy\w+|haz(?:le|me)?|dale|cre\w+|falta\w*)?(?: le)?(?: (?:tambien|ademas|ahora))*/

/** What the words add to a class; null where a clause is of something else, or its method cannot be told. */
export function membersIn(p: Program, cls: Class, prose: string): Told | null {
  const { words } = readRequestText(prose)
  const plan = planAtHand(p, cls)
  const known = { fields: new Set(plan.fields), methods: new Set(plan.methods) }
  const reader = new SectionReader(words, plan)
  const extras: Extra[] = []
  for (const piece of piecesOf(words, { from: 0, to: words.length })) {
    const extra = extraIn(words, piece, plan)
    if (extra !== null) extras.push(extra)
    else if (!readPiece(words, piece, { reader, plan, known: new Set([...known.fields].map(({ name }) => name)) }))
      return null
  }
  const fields = plan.fields.filter((field) => !known.fields.has(field))
  const methods = plan.methods.filter((method) => !known.methods.has(method))
  if (fields.length + methods.length + plan.wishes.length + extras.length === 0) return null
  if (plan.wishes.some(({ from, to }) => /\b(?:no|nunca|entre)\b/.test(textOf(words, { from, to })))) return null
  const sketch: Sketch = { plan, fields: plan.fields, store: null, plans: [plan], words, parent: null }
  sketch.store = storeOf(sketch)
  const members: Member[] = []
  for (const method of methods) {
    const body = bodyOf(method, sketch)
    if (body === null || body.isGuess) return null
    members.push({ name: method.name, body, form: method.form })
  }
  const whole = wholeOf({ ...sketch, fields: plan.fields.map((field) => ({ ...field, isPrivate: false })) })
  if (whole.read.length < plan.wishes.length || whole.checked.length > 0) return null
  const added = plan.fields.filter((field) => !known.fields.has(field))
  return {
    extras,
    fields: added,
    members,
    blocks: whole.methods,
    counter: whole.counter,
    imports: members.flatMap(({ body }) => body.imports ?? []),
    how: [...members.map(({ body }) => body.how), ...whole.how],
    plan,
  }
}

const textOf = (words: readonly RequestWord[], { from, to }: WordSpan) =>
  words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')

/** «que al acelerar gaste 5», «que cuente cuántas veces se ha metido dinero»: more that a method does. */
function extraIn(words: readonly RequestWord[], piece: WordSpan, plan: ClassPlan): Extra | null {
  const text = textOf(words, piece)
  const [, verb, rest] =
    /^(?:(?:y|que|tambien|ademas|quiero|ahora|haz) )*(?:al|cuando (?:se )?|cada vez que (?:se )?) ?([a-z]+) (.+)$/.exec(
      text,
    ) ?? []
  const counted = /\bcuant[oa]s veces (?:(?:se|ha|han|he|hay|lo|la) )*([a-z]+)/.exec(text)?.[1]
  const method = plan.methods.find(({ name, said }) => said.length === 0 && isForm(verb ?? counted ?? '', name))
  if (!method) return null
  if (counted !== undefined) {
    const field: FieldPlan = {
      name: `veces_${method.name}`,
      kind: 'number',
      initial: '0',
      isPassed: false,
      isPrivate: false,
      of: [],
    }
    plan.fields.push(field)
    return { name: method.name, lines: [`${refTo(field)} += 1`] }
  }
  if (rest === undefined) return null
  const own = words.slice(piece.to - rest.split(' ').length, piece.to)
  const sketch: Sketch = { plan, fields: plan.fields, store: null, plans: [plan], words: own, parent: null }
  const body = amountBody(toldOf({ ...method, name: '', parameters: [], said: [{ from: 0, to: own.length }] }, sketch))
  return body && body.parameters.length === 0 ? { name: method.name, lines: body.lines } : null
}

/** «acelerar», «acelera», «acelerado» of the method `acelerar`. */
function isForm(word: string, name: string): boolean {
  const [verb = ''] = name.split('_')
  const stem = verb.replace(/(?:ar|er|ir)$/, '')
  return stem.length > 2 && new RegExp(`^${stem}(?:ar|er|ir|[aeo]n?|ad[oa]s?|id[oa]s?)$`).test(word)
}

type Reading = { reader: SectionReader; plan: ClassPlan; known: ReadonlySet<string> }

/** «ponle stock» names an attribute; the rest is read as for a new class. */
function readPiece(words: readonly RequestWord[], piece: WordSpan, { reader, plan, known }: Reading): boolean {
  const text = textOf(words, piece)
  const head = BEGINS.exec(text)?.[0] ?? ''
  const from = piece.from + head.trim().split(' ').filter(Boolean).length
  const rest = textOf(words, { from, to: piece.to })
  if (rest === '' || TALK.test(text)) return true
  const wanted = /^(?:quiero|necesito|me gustaria)(?: poder)? ([a-z]+(?:ar|er|ir)) /.exec(text)
  if (wanted && head === '') {
    const count = plan.methods.length
    reader.read({ from: piece.from + wanted[0].trim().split(' ').length - 1, to: piece.to })
    return plan.methods.length > count
  }
  const stated =
    /^(?:que (?:tenga|guarde|lleve) )?(?:un |una |el |otro |los |2 )*(?:atributos?|campos?)(?: nuevos?| llamad\w+| que se llame)*\b/.exec(
      rest,
    )
  const kept = /^(?:y |que |tambien |ademas |quiero |necesito |ahora )*(?:tenga|guarde|lleve|con)\b/.exec(text)
  const start = stated ? from + stated[0].split(' ').length : kept ? piece.from + kept[0].split(' ').length : from
  const goesOn =
    head === '' &&
    plan.fields.at(-1)?.isPassed === true &&
    !known.has(plan.fields.at(-1)?.name ?? '') &&
    /^(?:el|la|los|las|un|una|su|sus) [a-z_]+$/.test(text)
  const isOrdered = goesOn || (head !== '' && /anad|agreg|pon|met|incluy|dale/.test(head))
  const keeps = kept !== null
  if (stated || ((isOrdered || keeps) && !/\bmetodo|\bfuncion|\bproperty|\bpropiedad/.test(rest))) {
    const fields = fieldsIn(words.slice(start, piece.to)).filter(
      ({ name }) => !plan.fields.some((each) => each.name === name),
    )
    const isLikely =
      fields.length === 1 &&
      (stated !== null ||
        fields.every(({ name, kind, initial }) => kind !== 'text' || initial !== null || KNOWN.test(name)) ||
        /\b(?:lista|historial|diccionario|registro)\b/.test(rest))
    if (isLikely && !words.slice(start, piece.to).some(({ plain }) => infinitiveOf(plain) !== null)) {
      plan.fields.push(...fields.map((field) => withDefault(field)))
      return true
    }
  }
  const before = [plan.methods.length, plan.wishes.length].join()
  const ends = saidBy(plan)
  const fieldCount = plan.fields.length
  reader.read(isOrdered && !/\bmetodo/.test(rest) ? { from, to: piece.to } : piece)
  // Fields that nobody calls so are other words.
  if (plan.fields.length > fieldCount) return false
  return (
    [plan.methods.length, plan.wishes.length].join() !== before || saidBy(plan) !== ends || /\bmetodos?$/.test(text)
  )
}

const saidBy = ({ methods }: ClassPlan) => methods.flatMap(({ said }) => said.map(({ to }) => to)).join()

const KNOWN =
  /^(?:email|correo|telefono|direccion|color|marca|modelo|raza|categoria|codigo|apellidos?|dni|autor|editorial|genero|matricula|curso|carrera|puesto|ciudad|pais|descripcion|isbn|fecha\w*)$/
/** An attribute that objects made before were not given has a value of its own. */
const withDefault = (field: FieldPlan): FieldPlan => {
  const initial = field.initial ?? DEFAULTS[fieldKind(field.name)]
  return { ...field, initial, isPassed: field.isPassed && field.kind !== 'list' && field.kind !== 'map' }
}
const DEFAULTS: Record<FieldPlan['kind'], string> = { number: '0', text: "''", flag: 'False', list: '[]', map: '{}' }
