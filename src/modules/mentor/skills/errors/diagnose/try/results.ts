import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import { type Case, indentAt, insertAt, lineOf, type Propose, replaceWith, sourceOf, suspectsOf } from '../case'
import { calledFunction, functionNamed } from '../failing-program'
import { guarded } from '../guard'

/** `p.total = …`, of a property that is only worked out: the new value gets a name of its own, and is read by it from there on. */
export const readOnlyValue: Propose = function* (fault, failure) {
  if (failure.type !== 'AttributeError' || !/no setter|can't set/.test(failure.message)) return
  for (const { node, place } of suspectsOf(fault, 'attribute')) {
    const stored = place.node.kind === 'assign' && place.node.targets.includes(node)
    const own = functionNamed(fault.program, node.name)
    if (!stored || own === null) continue
    const [text, line] = [sourceOf(fault, node), lineOf(fault, node)]
    const isTaken = fault.program.bindings.some(({ name, form }) => name === node.name && form !== 'definition')
    const name = isTaken ? `nuevo_${node.name}` : node.name
    const later = suspectsLike(fault, text).filter(({ from }) => from > place.node.to)
    yield {
      line,
      cause: `${inlineCode(node.name)} es una propiedad (\`@property\`, línea ${lineOf(fault, { from: own.nameFrom })}) que se calcula cada vez que se pide, y es de solo lectura: no tiene \`@${node.name}.setter\`, así que no se le puede asignar nada.`,
      edits: [replaceWith(node, name), ...later.map((each) => replaceWith(each, name))],
      decide: `He guardado el valor nuevo en una variable aparte, ${inlineCode(name)}; el objeto se queda como estaba. Si tiene que recordarlo él, guarda el dato dentro (un descuento, por ejemplo) y úsalo en la propiedad.`,
    }
  }
}

const suspectsLike = (fault: Case, text: string) =>
  fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'attribute' && sourceOf(fault, node) === text ? [node] : [],
  )

/** `a, b = f(x)` where `f` gives nothing at times: what hangs on it waits for a value. */
export const guardOfNothing: Propose = function* (fault, failure) {
  for (const { node, place } of suspectsOf(fault, 'call')) {
    const { node: statement } = place
    if (statement.kind !== 'assign' || statement.value !== node || failure.heldBy(node)?.type !== 'NoneType') continue
    const own = calledFunction(fault.program, node)
    const mend = guarded(fault, node, place, {
      before: `resultado = ${sourceOf(fault, node)}`,
      test: 'resultado is not None',
      unless: 'resultado is None',
      shown: 'No se ha encontrado.',
      tells: true,
    })
    if (!mend || !own) continue
    const given = node.arguments.map(({ value }) => failure.heldBy(value)?.shown).filter((each) => each != null)
    const call = given.length === node.arguments.length ? `${own.name}(${given.join(', ')})` : `${own.name}()`
    yield {
      line: lineOf(fault, node),
      cause: `${inlineCode(call)} devuelve \`None\`: en ese caso no pasa por ningún \`return\` con valor (la función está en la línea ${lineOf(fault, { from: own.nameFrom })}), y \`None\` no se puede repartir en varias variables.`,
      edits: [...mend.edits, replaceWith(node, 'resultado')],
      decide: mend.told,
    }
  }
}

/** `total += goles[j]` where one of the values is nothing: it is left out. */
export const withoutNothing: Propose = function* (fault, failure) {
  if (!/NoneType/.test(failure.message)) return
  for (const { node, place } of fault.suspects) {
    if (!/^(?:subscript|attribute|name)$/.test(node.kind) || failure.heldBy(node)?.type !== 'NoneType') continue
    const text = sourceOf(fault, node)
    const mend = guarded(fault, node, place, {
      test: `${text} is not None`,
      unless: `${text} is None`,
      shown: 'No hay dato.',
    })
    if (!mend) continue
    yield {
      line: lineOf(fault, node),
      cause: `En la línea ${lineOf(fault, node)}, ${inlineCode(text)} vale \`None\`: en tus datos ese valor está vacío, y con \`None\` no se puede calcular.`,
      avoid:
        'Antes de calcular, decide qué hacer con los datos vacíos: saltarlos, `if valor is None: continue`, o darles un valor.',
      edits: mend.edits,
      decide: mend.told,
    }
  }
}

/** `assert f(1) == False` that does not hold: the function lacks that case. */
export const caseForNothing: Propose = function* (fault, failure) {
  if (failure.type !== 'AssertionError') return
  for (const { node } of suspectsOf(fault, 'compare')) {
    const asked = askedOf(fault, node)
    if (asked === null) continue
    const { own, call, argument, expected } = asked
    const first = own.body[0]
    const [parameter] = own.parameters
    if (!first || !parameter) continue
    const line = lineOf(fault, first)
    const indent = indentAt(fault, line)
    const { from } = fault.lines.rangeOf(line)
    const gives = failure.heldBy(call)?.shown
    const isNumber = /^-?\d+$/.test(argument)
    for (const test of [
      ...(isNumber ? [`${parameter.name} < ${Number(argument) + 1}`] : []),
      `${parameter.name} == ${argument}`,
    ])
      yield {
        line: lineOf(fault, node),
        cause: `${inlineCode(sourceOf(fault, call))} da ${inlineCode(gives ?? 'otra cosa')} y tiene que dar ${inlineCode(expected)}: ${whyNot(fault, own, argument)}.`,
        edits: [insertAt(from, `${indent}if ${test}:\n${indent}    return ${expected}\n`)],
        decide: `He añadido ese caso al principio de ${inlineCode(`${own.name}()`)}; las demás comprobaciones se siguen cumpliendo.`,
      }
  }
}

type Asked = { own: StatementOf<'function'>; call: Expression; argument: string; expected: string }

function askedOf(fault: Case, node: ExpressionOf<'compare'>): Asked | null {
  const [only, more] = node.comparisons
  if (!only || more || !/^(?:==|is)$/.test(only.operator)) return null
  const [call, other] = node.left.kind === 'call' ? [node.left, only.right] : [only.right, node.left]
  const own = calledFunction(fault.program, call)
  const given = call.kind === 'call' ? call.arguments : []
  const [argument] = given
  if (!own || !argument || given.length !== 1 || own.parameters.length !== 1) return null
  if (
    !/^(?:number|string|boolean|none|list|unary)$/.test(argument.value.kind) ||
    !/^(?:number|string|boolean|none|list|unary)$/.test(other.kind)
  )
    return null
  return { own, call, argument: sourceOf(fault, argument.value), expected: sourceOf(fault, other) }
}

/** What happens to the argument: a loop that it never enters, if there is one. */
function whyNot(fault: Case, own: StatementOf<'function'>, argument: string): string {
  const loop = own.body.find(({ kind }) => kind === 'for')
  return loop?.kind === 'for' && /^range\(/.test(sourceOf(fault, loop.iterable))
    ? `con ${inlineCode(argument)} el bucle de la línea ${lineOf(fault, loop)} no entra ni una vez y se llega al último \`return\``
    : `la función no trata aparte ese caso`
}
