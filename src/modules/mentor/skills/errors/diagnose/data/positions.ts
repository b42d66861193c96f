import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
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
} from '../case'
import { guarded } from '../guard'
import { inputBehind, typeOf } from '../numbers/types'
import { type Access, isLength, ofElement, ofLoop } from './loop-positions'
import { besideTheBorder } from './neighbours'

/** A position that the list does not have. */
export const indexOutOfRange: Diagnose = (fault) =>
  firstOf(
    // What looks ahead goes too far first.
    suspectsOf(fault, 'subscript').toSorted((a, b) => looksAhead(b.node) - looksAhead(a.node)),
    (access) =>
      fault.kind === 'list-assignment'
        ? (ofLiteral(fault, access) ?? ofLoop(fault, access))
        : firstOf(READINGS, (reading) => reading(fault, access)),
  ) ?? ofUnknown(fault)

/** Why a position does not exist, in the order in which it is tried. */
const READINGS: readonly ((fault: Case, access: Access) => Diagnosis | null)[] = [
  ofArguments,
  besideTheBorder,
  ofElement,
  ofLoop,
  ofLength,
  ofSplit,
  ofText,
  ofLiteral,
  ofParts,
  counted,
]

/** `sys.argv[1]`: what stands behind the program where it is started, which an editor's button leaves out. */
function ofArguments(fault: Case, { node }: Access): Diagnosis | null {
  const { value } = node
  if (value.kind !== 'attribute' || value.name !== 'argv') return null
  const line = lineOf(fault, node)
  return {
    line,
    cause: `\`sys.argv\` son los **argumentos** con que se lanza el programa: en la posición 0 está el nombre del programa, y detrás, lo que se escribe tras él. Aquí se ha lanzado sin ningún argumento (el botón del editor no pone ninguno), así que \`sys.argv\` solo tiene un elemento y ${inlineCode(sourceOf(fault, node))} no existe.`,
    edits: [],
    decide:
      'Lánzalo desde la terminal con el dato detrás, `python programa.py dato`, o ponlo en la configuración de ejecución del editor (en PyCharm, *Run > Edit Configurations > Parameters*). Para que avise en lugar de pararse: `if len(sys.argv) < 2: sys.exit("Falta el dato")`.',
  }
}

/** `palabra[0]` of what `split(" ")` gives, or of any text that may be empty. */
function ofText(fault: Case, { node, place }: Access): Diagnosis | null {
  const { value, index } = node
  const loop = place.parents.findLast(
    (each) =>
      each.kind === 'for' && each.target.kind === 'name' && value.kind === 'name' && each.target.name === value.name,
  )
  if (loop?.kind !== 'for' || index.kind !== 'number' || index.text !== '0') return null
  const text = sourceOf(fault, value)
  const line = lineOf(fault, node)
  const { iterable } = loop
  const given = iterable.kind === 'call' ? iterable.arguments[0] : undefined
  const isSpace = given?.value.kind === 'string' && given.value.value === ' '
  if (isSpace && iterable.kind === 'call' && iterable.callee.kind === 'attribute' && iterable.callee.name === 'split')
    return {
      line: lineOf(fault, loop),
      failsAt: line,
      cause: `\`split(" ")\` da un texto vacío por cada espacio de más, y un texto vacío no tiene ni la posición 0. \`split()\`, sin nada dentro, se salta los espacios de más.`,
      edits: [replaceWith(given, '')],
    }
  const mend = guarded(fault, node, place, { test: text, unless: `not ${text}`, shown: 'No hay nada.' })
  return (
    mend && {
      line,
      cause: `En alguna vuelta ${inlineCode(text)} está vacío, y entonces no tiene ni la posición 0.`,
      edits: mend.edits,
      decide: mend.told,
    }
  )
}

/** `linea.split(";")[1]`: a line without as many parts. */
function ofParts(fault: Case, { node, place }: Access): Diagnosis | null {
  const { value, index } = node
  const isSplit = value.kind === 'call' && value.callee.kind === 'attribute' && value.callee.name === 'split'
  if (!isSplit || value.callee.kind !== 'attribute' || index.kind !== 'number') return null
  const line = lineOf(fault, node)
  const parts = fault.program.bindings.some(({ name }) => name === 'partes') ? 'trozos' : 'partes'
  const mend = guarded(fault, node, place, {
    before: `${parts} = ${sourceOf(fault, value)}`,
    test: `len(${parts}) > ${index.text}`,
    unless: `len(${parts}) <= ${index.text}`,
    shown: 'Faltan datos en esa línea.',
  })
  return {
    line,
    cause: `${inlineCode(sourceOf(fault, value.callee.value))} no siempre tiene tantas partes: con ${index.text} o menos, ${inlineCode(`[${index.text}]`)} no existe, porque se cuenta desde 0.`,
    edits: mend ? [...mend.edits, replaceWith(value, parts)] : [],
    decide: mend?.told ?? `Mira cuántas hay con ${inlineCode(`print(${sourceOf(fault, value)})`)}.`,
  }
}

/** `opciones[n]` of a number that a person typed: people count from 1. */
function counted(fault: Case, { node, place }: Access): Diagnosis | null {
  const { index } = node
  if (index.kind !== 'name' || inputBehind(fault.program, index, place) === null) return null
  const list = sourceOf(fault, node.value)
  return {
    line: lineOf(fault, node),
    cause: `${inlineCode(index.name)} lo escribe una persona, que cuenta desde 1, y las posiciones de ${inlineCode(list)} van desde 0: el último número pide una que no existe.`,
    edits: [insertAt(index.to, ' - 1')],
    decide: `Comprueba además que el número vale: ${inlineCode(`if 1 <= ${index.name} <= len(${list}):`)}.`,
  }
}

/** The only access in the line that failed, to a list that is made elsewhere: how long it can be at most. */
function ofUnknown(fault: Case): Diagnosis | null {
  const [access, another] = fault.line === null ? [] : suspectsOf(fault, 'subscript')
  if (access === undefined || another !== undefined || access.node.index.kind !== 'number') return null
  const { node } = access
  const index = Number(access.node.index.text)
  if (!Number.isInteger(index)) return null
  const list = sourceOf(fault, node.value)
  const most = index === 0 ? 'está vacía' : `tiene ${index} ${index === 1 ? 'elemento' : 'elementos'} o menos`
  return {
    line: lineOf(fault, node),
    cause: `${inlineCode(sourceOf(fault, node))} pide el elemento número ${index + 1}, porque se cuenta desde 0, y ${inlineCode(list)} ${most}.`,
    edits: [],
    decide: `Mira cuántos tiene con ${inlineCode(`print(len(${list}))`)}, o comprueba antes ${inlineCode(`if len(${list}) > ${index}:`)}. El último es ${inlineCode(`${list}[-1]`)}.`,
  }
}

const looksAhead = ({ index }: ExpressionOf<'subscript'>) => (index.kind === 'binary' && index.operator === '+' ? 1 : 0)

/** `lista[len(lista)]`. */
function ofLength(fault: Case, { node }: Access): Diagnosis | null {
  const list = sourceOf(fault, node.value)
  if (!isLength(node.index, list, fault)) return null
  const line = lineOf(fault, node)
  return {
    line,
    cause: `Las posiciones empiezan en 0, así que ${inlineCode(`${list}[len(${list})]`)} está una más allá de la última. La última es ${inlineCode(`${list}[-1]`)}.`,
    edits: [replaceWith(node.index, '-1')],
    avoid: 'Pide el último con `lista[-1]`.',
  }
}

/** A program that is run without its arguments says so. */
function argumentMissing(fault: Case, { node, place }: Access) {
  if (node.index.kind !== 'number' || place.scope !== null) return []
  const { from } = fault.lines.rangeOf(lineOf(fault, place.node))
  const indent = indentAt(fault, lineOf(fault, place.node))
  const test = `${indent}if len(sys.argv) <= ${node.index.text}:`
  return [insertAt(from, `${test}\n${indent}    sys.exit("Falta un dato: python programa.py dato")\n`)]
}

/** How many elements a list, tuple or text had where the run failed; null where that is not known. */
function lengthHeld({ failure }: Case, node: Expression): number | null {
  const value = failure?.heldBy(node)?.value
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
    ? value.items.length
    : null
}

/** Whether a list grows or shrinks after it is written down. */
const changesLength = (fault: Case, list: string): boolean =>
  fault.program.expressions.some(
    ({ node }) =>
      node.kind === 'call' &&
      node.callee.kind === 'attribute' &&
      /^(?:append|extend|insert|pop|remove|clear)$/.test(node.callee.name) &&
      sourceOf(fault, node.callee.value) === list,
  ) ||
  fault.program.places.some(({ node }) => node.kind === 'augmented-assign' && sourceOf(fault, node.target) === list)

/** A position written as a number, with the elements counted where the code tells them. */
function ofLiteral(fault: Case, { node, place }: Access): Diagnosis | null {
  const line = lineOf(fault, node)
  const text = sourceOf(fault, node.value)
  const known = typeOf(fault.program, node.value, place)
  const { value } = known ?? { value: null }
  const isAssigned = place.node.kind === 'assign' && place.node.targets.includes(node)
  const written =
    value?.kind === 'list' || value?.kind === 'tuple'
      ? value.items.length
      : value?.kind === 'string'
        ? value.value.length
        : null
  const count = lengthHeld(fault, node.value) ?? (changesLength(fault, text) ? null : written)
  const made = known?.binding ? ` (línea ${lineOf(fault, known.binding)})` : ''
  if (
    isAssigned &&
    place.node.kind === 'assign' &&
    fault.kind === 'list-assignment' &&
    (count === 0 || node.index.kind !== 'name')
  ) {
    const stored = sourceOf(fault, place.node.value)
    return {
      line,
      cause: `${inlineCode(text)}${made} ${count === 0 ? 'está vacía' : 'no tiene esa posición'}, y ${inlineCode(`${sourceOf(fault, node)} = …`)} solo cambia posiciones que ya existen. Para añadir se usa \`append\`.`,
      edits: [replaceWith(place.node, `${text}.append(${stored})`)],
    }
  }
  if (text === 'sys.argv')
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, node))} es un argumento: lo que se escribe detrás del nombre del programa al ejecutarlo. Esta vez no se escribió ninguno, y la lista ${inlineCode('sys.argv')} solo tiene el nombre del programa, en la posición 0.`,
      edits: argumentMissing(fault, { node, place }),
      decide: `Ejecútalo con el dato: ${inlineCode('python programa.py dato')}. Con la comprobación, si falta, lo dice en lugar de fallar.`,
    }
  const index = node.index.kind === 'number' ? Number(node.index.text) : null
  if (count === null || index === null || index < count) return null
  const empty = { test: text, unless: `not ${text}`, shown: 'No hay nada.' }
  const mend = count === 0 && !isAssigned ? guarded(fault, node, place, empty) : null
  if (count === 0)
    return {
      line,
      cause: `${inlineCode(text)}${made} está vacía: no tiene ni la posición 0.`,
      edits: mend?.edits ?? [],
      decide: mend?.told ?? `Comprueba antes ${inlineCode(`if ${text}:`)}, o mira por qué no se ha llenado.`,
    }
  const last = count - 1
  return {
    line,
    cause: `${inlineCode(text)}${made} tiene ${count} elementos, en las posiciones 0 a ${last}. La ${index} no existe.`,
    edits: index === count ? [replaceWith(node.index, String(last))] : [],
    decide:
      index === count
        ? `He puesto ${last}, la última (también vale ${inlineCode(`${text}[-1]`)}).`
        : `Elige una posición entre 0 y ${last}.`,
  }
}

/** A part of a line that was split: one of the lines has fewer, often an empty one. */
function ofSplit(fault: Case, { node, place }: Access): Diagnosis | null {
  const { value, index } = node
  if (value.kind !== 'name' || index.kind !== 'number') return null
  const made = fault.program.places.find(
    ({ node: each }) =>
      each.kind === 'assign' &&
      each.targets.some((target) => target.kind === 'name' && target.name === value.name) &&
      each.value.kind === 'call' &&
      each.value.callee.kind === 'attribute' &&
      each.value.callee.name === 'split',
  )
  const loop = made?.parents.findLast(({ kind }) => kind === 'for')
  if (!made || !loop) return null
  const line = lineOf(fault, node)
  const split = lineOf(fault, made.node)
  const indent = indentAt(fault, split)
  const { to } = fault.lines.rangeOf(split)
  const most = Math.max(
    ...fault.program.expressions.flatMap(({ node: each }) =>
      each.kind === 'subscript' &&
      each.value.kind === 'name' &&
      each.value.name === value.name &&
      each.index.kind === 'number'
        ? [Number(each.index.text)]
        : [],
    ),
  )
  const [, standard] = /\bque (?:ponga|salga|diga|aparezca|muestre) ["']?([\p{L}\d]+)/u.exec(fault.around) ?? []
  if (standard !== undefined)
    return {
      line,
      cause: `Alguna línea no tiene tantas partes: ${inlineCode(value.name)} (línea ${split}) sale de ${inlineCode('split')}, y a la que le falta un dato no tiene ${inlineCode(sourceOf(fault, node))}.`,
      edits: [replaceWith(node, `(${sourceOf(fault, node)} if len(${value.name}) > ${most} else "${standard}")`)],
    }
  return {
    line,
    cause: `Alguna línea no tiene tantas partes: ${inlineCode(value.name)} (línea ${split}) sale de ${inlineCode('split')}, y con una línea vacía, o con menos separadores, la lista se queda corta y ${inlineCode(sourceOf(fault, node))} no existe.`,
    edits: place.parents.includes(loop)
      ? [insertAt(to, `\n${indent}if len(${value.name}) < ${most + 1}:\n${indent}    continue`)]
      : [],
    decide: `He puesto que se salte las líneas que tengan menos de ${most + 1} partes, como las vacías.`,
  }
}
