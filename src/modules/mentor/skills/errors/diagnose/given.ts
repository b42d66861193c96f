import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import { type Case, type Diagnosis, insertAt, replaceWith, sourceOf } from './case'

/** `puntos.append(3, 4)`: rows where each is taken apart later, or its values are of several kinds; else values one by one. */
export function appendedTogether(
  fault: Case,
  node: ExpressionOf<'call'>,
  { value }: ExpressionOf<'attribute'>,
): Diagnosis {
  const list = sourceOf(fault, value)
  const calls = fault.program.expressions.flatMap(({ node: each }) =>
    each.kind === 'call' &&
    each.callee.kind === 'attribute' &&
    each.callee.name === 'append' &&
    each.arguments.length > 1 &&
    sourceOf(fault, each.callee.value) === list
      ? [{ call: each, nameFrom: each.callee.nameFrom }]
      : [],
  )
  const isTakenApart = fault.program.places.some(
    ({ node: each }) => each.kind === 'for' && each.target.kind === 'tuple' && sourceOf(fault, each.iterable) === list,
  )
  const isMixed = new Set(node.arguments.map(({ value: given }) => given.kind)).size > 1
  const isRow = isTakenApart || isMixed || node.arguments.some(({ value: given }) => given.kind === 'name')
  const [open, close] = isRow ? ['(', ')'] : ['[', ']']
  return {
    line: fault.lines.lineAt(node.from),
    cause: `\`append\` añade un solo elemento, y le das ${node.arguments.length}. ${isRow ? `Para guardarlos juntos, como **un** elemento, van entre paréntesis: es una tupla.` : 'Para varios se usa `extend` con una lista.'}`,
    edits: calls.flatMap(({ call, nameFrom }) => [
      ...(isRow ? [] : [{ from: nameFrom, to: nameFrom + 6, text: 'extend' }]),
      insertAt(call.arguments[0]?.from ?? call.from, open),
      insertAt(call.arguments.at(-1)?.to ?? call.to, close),
    ]),
    ...(isRow &&
      !isTakenApart && { decide: 'Si los querías sueltos, uno detrás de otro, usa `extend` con una lista.' }),
  }
}

/** `vender(25)` of `vender(producto, precio)`: the number that is given is the price, and what stands before it was forgotten. */
export function firstForgotten(fault: Case, { node }: { node: ExpressionOf<'call'> }, own: Definition) {
  const takes = own.parameters.filter(({ name, form }) => form === 'positional' && name !== 'self')
  const [first, second, more] = takes
  const [given, another] = node.arguments
  if (!first || !second || more || !given || another || given.value.kind !== 'number') return null
  if (NUMERIC.test(first.name) || !NUMERIC.test(second.name)) return null
  const call = `${sourceOf(fault, node.callee)}("${first.name}", ${sourceOf(fault, given)})`
  return {
    cause: `${inlineCode(`${own.name}()`)} recibe ${inlineCode(first.name)} y ${inlineCode(second.name)}, en ese orden: con un solo valor, el ${sourceOf(fault, given)} ocupa el sitio de ${inlineCode(first.name)} y falta ${inlineCode(second.name)}.`,
    edits: [insertAt(given.from, `"${first.name}", `)],
    decide: `He puesto un texto de ejemplo, ${inlineCode(call)}: escribe ahí lo que sea.`,
  }
}

type CalledOfClass = {
  call: ExpressionOf<'call'>
  own: Definition
  owner: StatementOf<'class'>
  /** Whether an object of the class cannot be made without data. */
  needs: boolean
}

/** `Barco.zarpar()`: a method that is called from its class has no object to work with; the one that the program has made is taken. */
export function ofTheClass(fault: Case, { call, own, owner, needs }: CalledOfClass): Omit<Diagnosis, 'line'> {
  const line = fault.lines.lineAt(call.from)
  const { callee } = call
  const isBare = call.arguments.length === 0
  const cause = `En la línea ${line} llamas a ${inlineCode(own.name)} desde la clase ${inlineCode(owner.name)} y no desde un objeto, así que ${isBare ? `no hay ningún ${inlineCode('self')}` : `lo que le pasas ocupa el sitio de ${inlineCode('self')}, y parece que falta un valor`}.`
  const made = fault.program.bindings.findLast(
    ({ form, value, from }) =>
      form === 'assign' &&
      value?.kind === 'call' &&
      value.callee.kind === 'name' &&
      value.callee.name === owner.name &&
      from < call.from,
  )
  if (made && callee.kind === 'attribute')
    return {
      cause: `${cause} El objeto es ${inlineCode(made.name)} (línea ${fault.lines.lineAt(made.from)}): llamándolo desde él, Python pone en ${inlineCode('self')} ese objeto, y tú no lo escribes.`,
      edits: [replaceWith(callee.value, made.name)],
      avoid: 'A los métodos se los llama desde el objeto: `objeto.metodo()`.',
    }
  const sample = needs ? sampleFor(owner) : ''
  return {
    cause: `${cause} Primero se crea un objeto, ${inlineCode(`${owner.name}(${sample})`)}, y el método se llama desde él: Python pone en ${inlineCode('self')} ese objeto.`,
    edits: callee.kind === 'attribute' ? [insertAt(callee.value.to, `(${sample})`)] : [],
    ...(needs && {
      decide: 'He puesto un valor de ejemplo por cada dato que pide `__init__`: cámbialos por los tuyos.',
    }),
  }
}

/** A value for each thing that a class asks for when an object is made: a number where its name says so, else its name as a text. */
export function sampleFor(owner: StatementOf<'class'>): string {
  const init = owner.body.find((each): each is Definition => each.kind === 'function' && each.name === '__init__')
  const asked =
    init?.parameters.slice(1).filter(({ form, standard }) => form === 'positional' && standard === null) ?? []
  return asked.map(({ name }) => (NUMERIC.test(name) ? '1' : JSON.stringify(name))).join(', ')
}
const NUMERIC =
  /^(?:edad|saldo|precio|cantidad|n|x|y|a[nñ]o|anio|nota|vidas|puntos|nivel|ancho|alto|largo|radio|lado|base|altura|peso|total|monto|numero|dias|horas|stock|velocidad|capacidad|limite|max\w*|min\w*)$/i

type Definition = StatementOf<'function'>
