import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import type { ExpressionOf } from '../../../../python/ast'
import { singularOf } from '../../../../python/singular'
import { typeName } from '../../wording'
import { type Case, type Diagnosis, firstOf, replaceWith, sourceOf } from '../case'
import type { Binding, Place } from '../failing-program'
import { typeOf } from '../numbers/types'
import { METHODS_OF } from './known-methods'

export type Access = { node: ExpressionOf<'attribute'>; place: Place }

/** A method that the value's type lacks and another has. */
type Misplaced = {
  fault: Case
  node: ExpressionOf<'attribute'>
  type: string
  line: number
  /** The value as it is shown, with the line where it was stored. */
  text: string
  value: string
  binding: Binding | null
  /** The type that has the method. */
  holder: string | undefined
}

/** What may have been meant with it, in the order in which it is tried. */
const READINGS: readonly ((misplaced: Misplaced) => Diagnosis | null)[] = [meantAsList, meantForEach, ofAnotherType]

/** The method is right and the value is not what it was meant to be. */
export function wrongType(fault: Case, { node, place }: Access, type: string): Diagnosis | null {
  const text = inlineCode(sourceOf(fault, node.value))
  const binding = node.value.kind === 'name' ? (typeOf(fault.program, node.value, place)?.binding ?? null) : null
  const at = binding ? ` (línea ${fault.lines.lineAt(binding.from)})` : ''
  const misplaced: Misplaced = {
    fault,
    node,
    type,
    line: fault.lines.lineAt(node.from),
    text,
    value: `${text}${at}`,
    binding,
    holder: Object.keys(METHODS_OF).find((each) => METHODS_OF[each]?.includes(node.name)),
  }
  return firstOf(READINGS, (reading) => reading(misplaced))
}

/** `append` on a text, a number or a tuple. */
function meantAsList({ fault, node, type, line, text, value, binding }: Misplaced): Diagnosis | null {
  const isAppend = node.name === 'append'
  if (!isAppend && nearest(node.name.toLowerCase(), ['append'], 2) === null) return null
  if (!/^(?:str|int|tuple)$/.test(type) || binding?.form !== 'assign' || !binding.value) return null
  const misspelt = isAppend
    ? []
    : fault.program.expressions.flatMap(({ node: each }) =>
        each.kind === 'attribute' && each.name === node.name
          ? [replaceWith({ from: each.nameFrom, to: each.nameFrom + each.name.length }, 'append')]
          : [],
      )
  return {
    line: fault.lines.lineAt(binding.from),
    failsAt: line,
    cause: `${value} es ${typeName(type)}, y \`append\` es de las listas.${isAppend ? '' : ` Además se escribe con dos pes: \`append\`, no ${inlineCode(node.name)}.`}`,
    edits: [replaceWith(binding.value, asList(sourceOf(fault, binding.value), type)), ...misspelt],
    decide: `He convertido ${text} en una lista.${type === 'str' ? ' Si querías alargar el texto, usa `+=`.' : ''}`,
  }
}

/** What a value becomes as a list. */
function asList(source: string, type: string): string {
  if (type === 'tuple' && source.startsWith('(')) return `[${source.slice(1, -1)}]`
  return (type === 'str' && source.length === 2) || source === '0' ? '[]' : `[${source}]`
}

/** A method of texts on a list of them. */
function meantForEach({ fault, node, type, line, value, holder }: Misplaced): Diagnosis | null {
  const call = fault.program.expressions.find(({ node: each }) => each.kind === 'call' && each.callee === node)?.node
  if (type !== 'list' || holder !== 'str' || !call) return null
  const list = sourceOf(fault, node.value)
  const loop = fault.program.places.find(
    (place) =>
      place.node.kind === 'for' &&
      place.node.from < node.from &&
      node.to <= place.node.to &&
      sourceOf(fault, place.node.iterable) === list,
  )?.node
  if (loop?.kind === 'for' && loop.target.kind === 'name')
    return {
      line,
      cause: `${value} es la lista entera, y ${inlineCode(`.${node.name}()`)} es de un texto (\`str\`). El texto de cada vuelta lo tiene ${inlineCode(loop.target.name)}.`,
      edits: [replaceWith(node.value, loop.target.name)],
    }
  const item = node.value.kind === 'name' ? singularOf(node.value.name) : 'elemento'
  return {
    line,
    cause: `${value} es una lista, y ${inlineCode(`.${node.name}()`)} es de un texto (\`str\`). Hay que recorrer la lista y aplicárselo a cada elemento.`,
    edits: [replaceWith(call, `[${item}${fault.source.slice(node.value.to, call.to)} for ${item} in ${list}]`)],
    decide: `Esa línea da ahora una lista con un resultado por elemento. Si quieres tratarlos uno a uno, usa un bucle: ${inlineCode(`for ${item} in ${list}:`)}.`,
  }
}

/** None of these: who has the method, if anybody. */
function ofAnotherType({ fault, node, type, line, value, holder }: Misplaced): Diagnosis {
  const ofHolder = holder
    ? ` ${inlineCode(`.${node.name}()`)} es de ${typeName(holder)
        .replace(/^unos? /, '')
        .replace(/^una /, '')}.`
    : ''
  const own = sourceOf(fault, node.value)
  return {
    line,
    cause: `${value} es ${typeName(type)}, y no tiene ${inlineCode(node.name)}.${ofHolder}`,
    edits: [],
    decide: holder
      ? `Mira si la variable guarda lo que crees (${inlineCode(`print(type(${own}))`)}) o conviértela antes.`
      : `Mira con ${inlineCode(`print(dir(${own}))`)} qué sabe hacer.`,
    ...(!holder && { isVague: true }),
  }
}
