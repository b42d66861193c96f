import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { singularOf } from '../../../../python/singular'
import { detailOf } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { bindingOf, type Place } from '../failing-program'
import { convertInput } from '../numbers/convert-input'
import { typeOf } from '../numbers/types'
import { slash } from './subscripts'

type Access = { node: ExpressionOf<'subscript'>; place: Place }

/** A list's index that is no whole number. */
export const listIndices: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  return firstOf(suspectsOf(fault, 'subscript'), (access) => {
    const { node, place } = access
    const known = typeOf(fault.program, node.index, place)?.type
    if (known && type && known !== type) return null
    return (
      (type === 'str' && ofText(fault, access)) ||
      (type === 'float' && ofFloat(fault, access)) ||
      (type === 'tuple' && ofTuple(fault, access)) ||
      null
    )
  })
}

function ofText(fault: Case, { node, place }: Access): Diagnosis | null {
  const read = convertInput(fault, node.index, place, 'int')
  if (read) return read
  const line = lineOf(fault, node)
  const list = sourceOf(fault, node.value)
  const index = sourceOf(fault, node.index)
  const known = typeOf(fault.program, node.value, place)
  if (node.index.kind === 'name') {
    const binding = bindingOf(fault.program, node.index.name, place, node.from)
    if (binding?.form === 'for' && binding.value && sourceOf(fault, binding.value) === list) {
      return {
        line,
        cause: `El \`for\` de la línea ${lineOf(fault, binding)} ya te da en ${inlineCode(index)} cada elemento de ${inlineCode(list)}, y no su posición.`,
        edits: [replaceWith(node, index)],
      }
    }
  }
  const item = node.index.kind === 'string' ? itemOfLoop(fault, { node, place }) : null
  if (item !== null)
    return {
      line,
      cause: `${inlineCode(list)} es la lista entera, y a una lista no se le puede pedir ${inlineCode(index)}. El \`for\` te da en ${inlineCode(item)} cada elemento: es a él a quien hay que pedírselo.`,
      edits: [replaceWith(node.value, item)],
    }
  const isRecords = known?.value?.kind === 'list' && known.value.items.some(({ kind }) => kind === 'dict')
  if (node.index.kind !== 'string' && !isRecords) return null
  const { node: statement } = place
  const wantsAll =
    /\b(?:tod[oa]s|cada|recorr\w+|lista de|todito\w*|ambos|ambas|l[oa]s (?:dos|tres|cuatro|cinco|\d)|(?:salgan|ver|muestre|imprima) l[oa]s)\b/i.test(
      fault.around,
    )
  if (isRecords && wantsAll && statement.kind === 'expression' && node.value.kind === 'name') {
    const item = singularOf(list)
    const text = sourceOf(fault, statement)
    const inner = text.slice(0, node.from - statement.from) + item + text.slice(node.value.to - statement.from)
    return {
      line,
      cause: `${inlineCode(list)} es una lista de diccionarios, y a una lista no se le puede pedir ${inlineCode(index)}: eso lo tiene cada uno de sus elementos. Se recorre la lista con un \`for\` y se pide a cada uno.`,
      edits: [replaceWith(statement, `for ${item} in ${list}:\n${indentAt(fault, line)}    ${inner}`)],
    }
  }
  const isJson = /\bjson\b/.test(fault.source)
  const cause = `${inlineCode(list)} es una lista${isRecords ? ' de diccionarios' : ''}, y se le pide ${inlineCode(index)}. Primero hay que elegir un elemento por su posición (o recorrerlos con un \`for\`) y después su clave.`
  return {
    line,
    cause,
    edits: isRecords ? [insertAt(node.value.to, '[0]')] : [],
    decide: isRecords
      ? 'He puesto `[0]`, el primer elemento. Si los quieres todos, recórrelos con un `for`.'
      : isJson
        ? `Si cada elemento es un diccionario, recórrela: ${inlineCode(`for ${singularOf(list)} in ${list}: print(${singularOf(list)}[${index}])`)}.`
        : `Si ${inlineCode(list)} tenía que ser un diccionario, créalo con llaves \`{ }\`.`,
    ...(isJson && {
      avoid:
        'Antes de pedirle datos a un JSON, mira qué forma tiene: `print(type(datos))`. Lo que en el texto va entre `[ ]` llega como lista, y lo que va entre `{ }`, como diccionario.',
    }),
  }
}

/** `for a in alumnos: print(alumnos["n"])`: the name of the element, where the list stands in its own loop. */
function itemOfLoop(fault: Case, { node, place }: Access): string | null {
  const list = sourceOf(fault, node.value)
  const loop = place.parents.find((each) => each.kind === 'for' && sourceOf(fault, each.iterable) === list)
  return loop?.kind === 'for' && loop.target.kind === 'name' ? loop.target.name : null
}

const WHOLE = 'Para calcular una posición usa `//`, que da un entero; `/` da siempre decimales.'

function ofFloat(fault: Case, { node, place }: Access): Diagnosis | null {
  const division = node.index.kind === 'binary' && node.index.operator === '/' ? node.index : null
  const line = lineOf(fault, node)
  if (division) return { ...slash(fault, division, line), avoid: WHOLE }
  if (node.index.kind !== 'name') return null
  const binding = bindingOf(fault.program, node.index.name, place, node.from)
  const stored = binding?.value?.kind === 'binary' && binding.value.operator === '/' ? binding.value : null
  return stored
    ? { ...slash(fault, stored, lineOf(fault, stored)), failsAt: line, avoid: WHOLE }
    : {
        line,
        cause: `${inlineCode(node.index.name)} es un número con decimales, y las posiciones son enteras.`,
        edits: wrap(node.index, 'int(', ')'),
      }
}

function ofTuple(fault: Case, { node }: Access): Diagnosis | null {
  if (node.index.kind !== 'tuple') return null
  const line = lineOf(fault, node)
  const open = fault.source.indexOf('[', node.value.to)
  const text = node.index.items.map((item) => `[${sourceOf(fault, item)}]`).join('')
  return {
    line,
    cause: `Con una coma dentro de los corchetes pides dos posiciones a la vez. En una lista de listas cada posición lleva sus corchetes: ${inlineCode(`${sourceOf(fault, node.value)}${text}`)}.`,
    edits: [{ from: open, to: node.to, text }],
  }
}
