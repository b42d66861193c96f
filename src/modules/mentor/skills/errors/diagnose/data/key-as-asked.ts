import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { type Case, type Diagnosis, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import type { Place } from '../failing-program'

/** A key that was looked up, with what the code tells of its dictionary. */
export type Lookup = {
  fault: Case
  node: ExpressionOf<'subscript'>
  place: Place
  line: number
  /** The dictionary and the key, as the code writes them. */
  dict: string
  index: string
  /** The key as the message shows it, and without its quotes. */
  told: string
  wanted: string
  /** The keys that the dictionary has, where the code tells them, and the line where it was made. */
  keys: Expression[]
  made: string
}

/** `3` is looked up among texts, or `'3'` among numbers. */
export function ofOtherType({ node, line, dict, index, told, wanted, keys, made, fault }: Lookup): Diagnosis | null {
  const isText = /^['"]/.test(told)
  const other = keys.find((key) =>
    isText ? key.kind === 'number' && key.text === wanted : key.kind === 'string' && key.value === wanted,
  )
  if (!other || !/^-?[\d.]+$/.test(wanted)) return null
  const written = node.index.kind === 'string' ? wanted : node.index.kind === 'number' ? JSON.stringify(wanted) : null
  const turn = isText ? 'int' : 'str'
  const same = sameLookups(fault, { line, dict, index })
  return {
    line,
    cause: `${index === told ? inlineCode(told) : `${inlineCode(index)} vale ${inlineCode(told)}, que`} es ${isText ? 'un **texto**' : 'un **número**'}, y las claves de ${inlineCode(dict)}${made} son ${isText ? 'números' : 'textos, entre comillas'}: ${inlineCode(sourceOf(fault, other))}. Se ven iguales al imprimirlas, y para Python son dos claves distintas.`,
    edits: same.map((each) => replaceWith(each, written ?? `${turn}(${index})`)),
    decide: `La otra manera es escribir las claves del diccionario como ${isText ? 'textos' : 'números'}.`,
  }
}

/** A key with a space or the end of its line at one end. */
export function withSpaces({ fault, node, line, dict, index, told, wanted, made }: Lookup): Diagnosis | null {
  const bare = wanted.replace(/\\[nrt]/g, ' ').trim()
  const raw = wanted.replace(/^(?:\s|\\[nrt])+|(?:\s|\\[nrt])+$/g, '')
  if (raw === wanted || bare === '' || node.index.kind === 'string') return null
  const isEnd = /\\[nr]/.test(wanted)
  return {
    line,
    cause: `Fíjate en lo que dice el mensaje: la clave que se pide es ${inlineCode(told)}, **${isEnd ? 'con un salto de línea pegado (`\\n`), el que acaba cada línea de un archivo' : 'con un espacio de más, que casi no se ve'}**, y en ${inlineCode(dict)}${made} está ${inlineCode(JSON.stringify(raw))}, sin él. \`strip()\` quita los espacios y los saltos de los extremos.`,
    edits: sameLookups(fault, { line, dict, index }).map((each) => insertAt(each.to, '.strip()')),
  }
}

/** The same key of the same dictionary, wherever a line has it. */
export const sameLookups = (fault: Case, { line, dict, index }: Pick<Lookup, 'line' | 'dict' | 'index'>) =>
  fault.program.expressions.flatMap(({ node, place }) =>
    node.kind === 'subscript' &&
    lineOf(fault, place.node) === line &&
    sourceOf(fault, node.value) === dict &&
    sourceOf(fault, node.index) === index
      ? [node.index]
      : [],
  )

/** `for i in range(len(d)): d[i]`: a dictionary is walked by its keys, and has no positions. */
export function positionOfKey({ fault, node, line, dict, index, place }: Lookup): Diagnosis | null {
  const loop = place.parents.findLast(
    (each) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === index,
  )
  if (loop?.kind !== 'for' || sourceOf(fault, loop.iterable) !== `range(len(${dict}))` || node.index.kind !== 'name')
    return null
  return {
    line: lineOf(fault, loop),
    failsAt: line,
    cause: `${inlineCode(dict)} es un diccionario: se pide por su **clave**, y ${inlineCode(index)} es una posición (0, 1, 2…). Al recorrer el diccionario salen sus claves.`,
    edits: [replaceWith(loop.iterable, dict)],
    avoid: `Para tener la clave y el valor a la vez, \`for clave, valor in ${dict}.items():\`.`,
  }
}
