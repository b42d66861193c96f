import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { detailOf, typeName } from '../../wording'
import {
  atTop,
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { type Binding, bindingOf, functionNamed } from '../failing-program'
import { convertInput } from '../numbers/convert-input'
import { elementType, type Known, typeOf } from '../numbers/types'

/** `lista.append[3]`, `print["a"]`, `datos[0]` of a function. */
export const bracketsOfFunction: Diagnose = (fault) =>
  printInBrackets(fault) ??
  firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const line = lineOf(fault, node)
    const callee = sourceOf(fault, node.value)
    const open = fault.source.indexOf('[', node.value.to)
    const type = typeOf(fault.program, node.value, place)?.type
    const own = node.value.kind === 'name' ? functionNamed(fault.program, node.value.name) : null
    const isGiven = own?.parameters.some(({ form, standard }) => form === 'positional' && standard === null) ?? false
    if (type === 'function' && fault.values.type === 'function' && !isGiven)
      return {
        line,
        cause: `${inlineCode(callee)} es una función. Para usar su resultado hay que llamarla con paréntesis antes de los corchetes.`,
        edits: [insertAt(node.value.to, '()')],
      }
    const isCallee = node.value.kind === 'attribute' || node.value.kind === 'name'
    if (!isCallee || type === 'list' || type === 'dict' || type === 'str') return null
    return {
      line,
      cause: `${inlineCode(callee)} se llama con paréntesis \`( )\`, y en la línea ${line} lleva corchetes \`[ ]\`.`,
      edits: [
        { from: open, to: open + 1, text: '(' },
        { from: node.to - 1, to: node.to, text: ')' },
      ],
    }
  })

/** `print["a"]`, which the grammar takes for the statement of Python 2. */
function printInBrackets({ line, lines }: Case): Diagnosis | null {
  const text = line === null ? '' : lines.textOf(line)
  const open = text.search(/\[/)
  const close = text.lastIndexOf(']')
  if (line === null || !/^\s*print\s*\[/.test(text) || close < open) return null
  const { from } = lines.rangeOf(line)
  return {
    line,
    cause: `${inlineCode('print')} se llama con paréntesis \`( )\`, y en la línea ${line} lleva corchetes \`[ ]\`.`,
    edits: [
      { from: from + open, to: from + open + 1, text: '(' },
      { from: from + close, to: from + close + 1, text: ')' },
    ],
  }
}

/** Brackets on a number, a set, a generator … */
export const notSubscriptable: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  if (type === null) return null
  return firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const known = typeOf(fault.program, node.value, place)
    if (known && known.type !== type && !(type === 'float' && known.type === 'int')) return null
    if (known === null && fault.line === null) return null
    const line = lineOf(fault, node)
    const text = sourceOf(fault, node.value)
    const at = known?.binding ? ` (línea ${lineOf(fault, known.binding)})` : ''
    const cause = `En la línea ${line}, ${inlineCode(text)}${at} es ${typeName(type)}, y los corchetes necesitan una lista, un texto, una tupla o un diccionario.`
    if (type === 'int' || type === 'float')
      return {
        line,
        cause,
        edits: wrap(node.value, 'str(', ')'),
        decide: `Con \`str()\` los corchetes sacan una cifra. Si ${inlineCode(text)} tenía que ser una lista, mira dónde le das valor.`,
      }
    if (/^(?:set|frozenset|dict_\w+|generator|zip|map|filter|enumerate|list_reverseiterator)$/.test(type))
      return { line, cause, edits: wrap(node.value, 'list(', ')') }
    return {
      line,
      cause,
      edits: [],
      ...(fault.program.module.body.some((each) => each.kind === 'class' && each.name === type)
        ? { decide: `Los datos de un objeto se piden con un punto: ${inlineCode(`${text}.dato`)}.` }
        : {}),
    }
  })
}

/** Text and tuples cannot be changed in place. */
export const itemAssignment: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  return firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const target = place.node.kind === 'assign' && place.node.targets.includes(node) ? place.node : null
    const line = lineOf(fault, node)
    const text = sourceOf(fault, node.value)
    const known = typeOf(fault.program, node.value, place)
    const value = known?.binding?.value
    if (type === 'tuple' && known?.binding && value?.kind === 'tuple') {
      const at = lineOf(fault, known.binding)
      const edits =
        value.isParenthesized || fault.source[value.from] === '(' ? brackets(fault, value) : wrap(value, '[', ']')
      return {
        line: at,
        failsAt: line,
        cause: `${inlineCode(text)} es una tupla (línea ${at}), y una tupla no se puede cambiar. Con corchetes es una lista, y sí se puede.`,
        edits,
      }
    }
    if (type !== 'str' || target === null) return null
    const index = sourceOf(fault, node.index)
    const rest = node.index.kind === 'number' ? `${text}[${Number(index) + 1}:]` : `${text}[${index} + 1:]`
    const before = index === '0' ? '' : `${text}[:${index}] + `
    const isSimple = node.index.kind === 'number' || node.index.kind === 'name'
    const cause = `${inlineCode(text)} es un texto, y las letras de un texto no se pueden cambiar. Se crea otro con la parte de antes, lo nuevo y la parte de después.`
    return {
      line,
      cause,
      edits: isSimple ? [replaceWith(target, `${text} = ${before}${sourceOf(fault, target.value)} + ${rest}`)] : [],
    }
  })
}

function brackets({ source }: Case, { from, to, isParenthesized }: Expression) {
  const [start, end] =
    source[from] === '('
      ? [from, to]
      : isParenthesized
        ? [source.lastIndexOf('(', from), source.indexOf(')', to - 1) + 1]
        : [from, to]
  return [
    { from: start, to: start + 1, text: '[' },
    { from: end - 1, to: end, text: ']' },
  ]
}

/** `texto["clave"]`: the text should be a dictionary. */
export const stringIndices: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'subscript'), ({ node, place }) => {
    const { value: text, index } = node
    if (text.kind !== 'name') return null
    const read = index.kind === 'name' ? convertInput(fault, index, place, 'int') : null
    if (read) return read
    const asked: Asked = { line: lineOf(fault, node), name: text.name, index: sourceOf(fault, index) }
    const binding = bindingOf(fault.program, text.name, place, node.from)
    const walked = binding?.form === 'for' && binding.value ? ofWalked(fault, asked, binding, binding.value) : null
    const known = typeOf(fault.program, text, place)
    return walked ?? (known?.type === 'str' ? ofText(fault, asked, known) : null)
  })

/** A name that holds a text, and what it is asked for. */
type Asked = { line: number; name: string; index: string }

/** The text is what a loop takes from a dictionary or from texts. */
function ofWalked(fault: Case, { line, name, index }: Asked, binding: Binding, over: Expression): Diagnosis | null {
  const at = lineOf(fault, binding)
  const whole = sourceOf(fault, over)
  const known = typeOf(fault.program, over, binding.place)
  if (known?.type === 'dict') {
    const cause = `En la línea ${at} recorres el diccionario ${inlineCode(whole)}, y eso da sus claves, que son textos. Por eso ${inlineCode(name)} es un texto y no un diccionario.`
    const isFlat = known.value?.kind === 'dict' && !known.value.entries.every(({ value }) => value.kind === 'dict')
    if (isFlat)
      return {
        line: at,
        failsAt: line,
        cause: `${cause} ${inlineCode(whole)} es un solo diccionario: no hace falta recorrerlo.`,
        edits: [],
        decide: `Usa directamente ${inlineCode(`${whole}[${index}]`)}, sin el \`for\`.`,
      }
    return {
      line: at,
      failsAt: line,
      cause: `${cause} Sus valores se recorren con \`.values()\`.`,
      edits: [insertAt(over.to, '.values()')],
    }
  }
  if (elementType(fault.program, over, binding.place) !== 'str') return null
  return {
    line,
    cause: `${inlineCode(name)} es cada texto de ${inlineCode(whole)} (línea ${at}), y a un texto se le pide una posición, no ${inlineCode(index)}.`,
    edits: [],
    decide: `Si querías recorrer diccionarios, ${inlineCode(whole)} tiene que ser una lista de diccionarios.`,
  }
}

/** The text is stored as one, perhaps as JSON that was not read yet. */
function ofText(fault: Case, { line, name, index }: Asked, { value, binding }: Known): Diagnosis {
  const isJson = value?.kind === 'string' && /^\s*[[{]/.test(value.value)
  const at = binding ? lineOf(fault, binding) : line
  const isImported = fault.program.bindings.some((each) => each.name === 'json')
  if (isJson && binding)
    return {
      line: at,
      failsAt: line,
      cause: `${inlineCode(name)} es un texto (línea ${at}) con forma de JSON, y no un diccionario: por eso no se le puede pedir una clave. \`json.loads()\` lo convierte en diccionario.`,
      edits: [...wrap(value, 'json.loads(', ')'), ...(isImported ? [] : [atTop(fault, 'import json')])],
    }
  return {
    line,
    cause: `${inlineCode(name)} es un texto (línea ${at})${isJson ? ' con forma de JSON, y no un diccionario' : ''}. A un texto se le pide una posición, que es un número.`,
    edits: [],
    decide: isJson
      ? `Conviértelo antes con ${inlineCode(`json.loads(${name})`)} (y ${inlineCode('import json')} arriba).`
      : `Mira dónde le das valor: para usar ${inlineCode(index)} tiene que ser un diccionario.`,
  }
}

/** `/` gives decimals; `//` the whole part. */
export function slash(fault: Case, node: ExpressionOf<'binary'>, line: number): Diagnosis {
  const at = fault.source.slice(node.left.to, node.right.from).indexOf('/') + node.left.to
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(sourceOf(fault, node))} da un número con decimales, porque \`/\` siempre los da. La división entera es \`//\`.`,
    edits: [{ from: at, to: at + 1, text: '//' }],
  }
}
