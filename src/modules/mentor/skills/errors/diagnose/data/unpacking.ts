import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
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
  wrap,
} from '../case'
import type { Place } from '../failing-program'
import { inputBehind, typeOf } from '../numbers/types'
import { byAllRows, namesFor } from './rows-parted'

/** `for k, v in d:` and other uneven shares. */
export const unpacking: Diagnose = (fault) => {
  const isHere = ({ node }: Place) => fault.line === null || lineOf(fault, node) === fault.line
  const here = fault.program.places.filter(isHere)
  return firstOf(here, (place) => ofLoop(fault, place)) ?? firstOf(here, (place) => ofAssignment(fault, place))
}

function ofLoop(fault: Case, place: Place): Diagnosis | null {
  const { node } = place
  if (node.kind !== 'for' || node.target.kind !== 'tuple') return null
  const known = typeOf(fault.program, node.iterable, place)
  const line = lineOf(fault, node)
  const text = sourceOf(fault, node.iterable)
  if (known?.type === 'dict' || (!known && isToldDict(fault, text)))
    return {
      line,
      cause: `Al recorrer el diccionario ${inlineCode(text)} solo salen las claves. Para tener clave y valor a la vez se recorre ${inlineCode(`${text}.items()`)}.`,
      edits: [insertAt(node.iterable.to, '.items()')],
    }
  const [first] = node.target.items
  const isCounter = first?.kind === 'name' && /^(?:i|j|k|n|idx|index|indice|posicion|pos|num|numero)$/.test(first.name)
  const isSingle = fault.kind === 'unpack-none' && detailOf(fault.values, 'type') !== 'NoneType'
  if (node.target.items.length === 2 && (isSingle || (isCounter && known)))
    return {
      line,
      cause: `${inlineCode(text)} da un valor en cada vuelta, y hay dos variables. Para tener también la posición hace falta \`enumerate\`.`,
      edits: wrap(node.iterable, 'enumerate(', ')'),
    }
  const rows = ofRows(fault, { rows: rowsBehind(known?.value ?? node.iterable), target: node.target, line, text })
  if (rows) return rows
  return {
    line,
    cause: `En la línea ${line} cada elemento de ${inlineCode(text)} se reparte entre ${node.target.items.length} variables, y alguno no tiene ese número de partes.`,
    edits: [],
    decide: `Mira un elemento con ${inlineCode(`print(${text})`)} y pon tantas variables como partes tenga.`,
  }
}

type Row = Expression & { items: Expression[] }

/** The rows that a program writes out, where all are lists or tuples. */
function rowsBehind(list: Expression): Row[] {
  const items = list.kind === 'list' || list.kind === 'tuple' ? list.items : []
  const rows = items.filter((item): item is Row => item.kind === 'list' || item.kind === 'tuple')
  return rows.length === items.length ? rows : []
}

/** Every row has more parts than there are variables, or one of them has another number than the rest. */
function ofRows(
  fault: Case,
  { rows, target, line, text }: { rows: Row[]; target: Row; line: number; text: string },
): Diagnosis | null {
  const wanted = target.items.length
  const counts = new Set(rows.map(({ items }) => items.length))
  const [first] = rows
  const odd = rows.find(({ items }) => items.length !== wanted)
  if (!first || !odd || target.items.some(({ kind }) => kind === 'starred')) return null
  if (counts.size > 1) {
    const parts = odd.items.length === 1 ? 'una parte' : `${odd.items.length} partes`
    return {
      line: lineOf(fault, odd),
      failsAt: line,
      cause: `En la línea ${line} cada elemento de ${inlineCode(text)} se reparte entre ${wanted} variables, y el de la línea ${lineOf(fault, odd)}, ${inlineCode(sourceOf(fault, odd))}, tiene ${parts}.`,
      edits: [],
      decide: 'Mira qué dato le falta o le sobra, y corrígelo ahí: todos tienen que tener las mismas partes.',
    }
  }
  const [count] = counts
  const cause = `En la línea ${line} hay ${wanted} variables, y cada elemento de ${inlineCode(text)} tiene ${count} partes, como ${inlineCode(sourceOf(fault, first))}: hace falta una variable para cada una.`
  const extra = (count ?? 0) - wanted
  if (extra < 0)
    return { line, cause, edits: [], decide: 'Quita la variable que sobra, o añade a cada elemento el dato que falta.' }
  const names = namesFor(fault, extra)
  return {
    line,
    cause,
    edits: [insertAt(target.items.at(-1)?.to ?? target.to, names.map((name) => `, ${name}`).join(''))],
    decide: `He añadido ${names.map(inlineCode).join(' y ')} para lo que sobraba: ponle el nombre de lo que es. Si no lo vas a usar, se suele llamar \`_\`.`,
  }
}

/** «telefonos es un dict tipo {…}». */
const isToldDict = ({ around }: Case, name: string): boolean =>
  /^\w{1,40}$/.test(name) && new RegExp(`\\b${name}\\b (?:es|era|viene de) (?:un|el|mi) dic`, 'i').test(around)

function ofAssignment(fault: Case, place: Place): Diagnosis | null {
  const { node } = place
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target?.kind !== 'tuple') return null
  const line = lineOf(fault, node)
  const value = typeOf(fault.program, node.value, place)?.value ?? node.value
  const count = countOf(value) ?? Number(detailOf(fault.values, 'got') ?? Number.NaN)
  if (Number.isFinite(count) && count === target.items.length && fault.line === null) return null
  const told = Number.isFinite(count)
    ? `hay ${count} ${count === 1 ? 'valor' : 'valores'}`
    : 'no hay los mismos valores'
  const cause = `En la línea ${line} hay ${target.items.length} variables a la izquierda y ${told} a la derecha (${inlineCode(sourceOf(fault, node.value))}).`
  const split = splitOf(node.value)
  if (split) return ofSplit(fault, { node, target, split, place }, cause)
  if (count > target.items.length && node.value.kind === 'name')
    return {
      line,
      cause,
      edits: [insertAt(node.value.to, `[:${target.items.length}]`)],
      decide: `He tomado solo los ${target.items.length} primeros. Si quieres todos, pon tantas variables como valores, o guarda los que sobren con \`*resto\`.`,
    }
  return {
    line,
    cause,
    edits: [],
    isVague: true,
    decide: 'Pon tantas variables como valores; con un asterisco, `*resto`, una de ellas guarda todos los que sobren.',
  }
}

const countOf = (value: Expression): number | null =>
  value.kind === 'tuple' || value.kind === 'list'
    ? value.items.length
    : value.kind === 'string'
      ? value.value.length
      : null

function splitOf(value: Expression): ExpressionOf<'call'> | null {
  if (value.kind !== 'call') return null
  const { callee } = value
  if (callee.kind === 'attribute' && callee.name === 'split') return value
  // `map(int, linea.split())`.
  const inner = callee.kind === 'name' && callee.name === 'map' ? value.arguments[1]?.value : undefined
  return inner ? splitOf(inner) : null
}

type Split = {
  node: StatementOf<'assign'>
  target: Expression & { items: Expression[] }
  split: ExpressionOf<'call'>
  place: Place
}

/** A line that has another number of parts than variables: it is left out, or asked for again. */
function ofSplit(fault: Case, { node, target, split, place }: Split, cause: string): Diagnosis {
  const line = lineOf(fault, node)
  const wanted = target.items.length
  const separator = split.arguments[0]?.value.kind === 'string' ? split.arguments[0].value.value : ' '
  const culprit = uneven(fault, separator, wanted)
  const isBlank = culprit === null && Number(detailOf(fault.values, 'got')) === 1 && separator.trim() !== ''
  const shown = isBlank
    ? ' Suele ser una **línea vacía** (casi siempre la última del archivo): al partirla sale una sola parte, vacía.'
    : culprit === null
      ? ''
      : ` La que falla es ${inlineCode(culprit)}: tiene ${partsOf(culprit, separator)}.`
  const whole = split.callee.kind === 'attribute' ? split.callee.value : split
  const indent = indentAt(fault, line)
  if (inputBehind(fault.program, whole, place)) {
    const lines = [
      'while True:',
      '    try:',
      `        ${sourceOf(fault, node)}`,
      '        break',
      '    except ValueError:',
    ]
    const again = `        print("Escribe ${wanted} datos, por favor.")`
    return {
      line,
      cause: `${cause}${shown} Lo que se escribe puede tener otro número de partes, así que se vuelve a pedir hasta que tenga ${wanted}.`,
      edits: [replaceWith(node, [...lines, again].join(`\n${indent}`))],
    }
  }
  const isInLoop = place.parents.some(({ kind }) => kind === 'for' || kind === 'while')
  const other = separatedOtherwise(fault, { target, split, separator, line })
  if (other) return other
  const parts = fault.program.bindings.some(({ name }) => name === 'partes') ? 'trozos' : 'partes'
  const others = `${cause}${shown} Comprueba cuántas partes salen antes de repartirlas.`
  const value = typeOf(fault.program, whole, place)?.value
  const given = value?.kind === 'string' && separator.trim() !== '' ? value.value.split(separator) : null
  if (!isInLoop && given && given.length > wanted) {
    const extra = given.length - wanted
    const names = extra === 1 ? ['otro'] : Array.from({ length: extra }, (_, at) => `otro${at + 1}`)
    return {
      line,
      cause: `En la línea ${line} hay ${wanted} variables a la izquierda, y al partir ${inlineCode(sourceOf(fault, whole))} por ${inlineCode(`"${separator}"`)} salen ${given.length} trozos: ${given.map((part) => inlineCode(part)).join(', ')}.`,
      edits: [insertAt(target.items.at(-1)?.to ?? target.to, names.map((name) => `, ${name}`).join(''))],
      decide: `He añadido ${names.map(inlineCode).join(' y ')} para lo que sobraba: ponle el nombre de lo que es, y mira que cada variable reciba su trozo, en el orden en que vienen.`,
    }
  }
  const parted = node.value === split ? byAllRows({ fault, split, place, target, separator, line }) : null
  if (parted) return parted
  if (!isInLoop || node.value !== split)
    return {
      line,
      cause: `${cause}${shown}`,
      edits: [],
      decide: 'El texto no lleva tantos separadores como esperabas: comprueba antes cuántas partes salen con `len()`.',
    }
  const guard = [
    `${parts} = ${sourceOf(fault, split)}`,
    `if len(${parts}) != ${wanted}:`,
    `    print("Me salto esta línea:", ${sourceOf(fault, whole)})`,
    '    continue',
    `${sourceOf(fault, target)} = ${parts}`,
  ]
  return {
    line,
    cause: others,
    edits: [replaceWith(node, guard.join(`\n${indent}`))],
    decide: `He puesto que se salte las líneas que no tienen ${wanted} partes y las enseñe. Si son un despiste, corrígelas en el archivo.`,
  }
}

/** The rows that the person shows are all parted by another sign. */
function separatedOtherwise(
  { around, source }: Case,
  { target, split, separator, line }: Omit<Split, 'node' | 'place'> & { separator: string; line: number },
): Diagnosis | null {
  const wanted = target.items.length
  const rows = around
    .replace(source.trim(), '')
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '' && row.length < 200 && !/[()=?¿!¡]/.test(row))
  const [given] = split.arguments
  const sign = SEPARATORS.find(
    (each) => each !== separator && rows.filter((row) => row.split(each).length === wanted).length > 1,
  )
  const row = sign && rows.find((each) => each.split(sign).length === wanted)
  if (!sign || !row || rows.some((each) => separator.trim() !== '' && each.split(separator).length === wanted))
    return null
  const text = JSON.stringify(sign)
  return {
    line,
    cause: `En la línea ${line} partes cada línea por ${separator === ' ' && !given ? 'los espacios' : inlineCode(JSON.stringify(separator))}, y los datos que enseñas van separados por ${inlineCode(text)}: ${inlineCode(row)}. Así la línea no se parte en ${wanted}.`,
    edits: [given ? replaceWith(given.value, text) : insertAt(split.to - 1, text)],
    avoid: 'Antes de partir un archivo, ábrelo con un editor de texto y mira qué signo separa los datos.',
  }
}
const SEPARATORS = [';', ',', '\t', '|', ':'] as const

/** Of the rows that the person shows the first that has another number of parts. */
function uneven({ around }: Case, separator: string, wanted: number): string | null {
  if (separator.trim() === '') return null
  const rows = around.split('\n').map((row) => row.trim())
  const even = rows.filter((row) => row.split(separator).length === wanted && !/[()=]/.test(row))
  const odd = rows.find((row, at) => {
    const isBeside = [rows[at - 1], rows[at + 1]].some((beside) => beside !== undefined && even.includes(beside))
    return (
      isBeside && row !== '' && row.includes(separator) && !/[()=?]/.test(row) && row.split(separator).length !== wanted
    )
  })
  return even.length > 0 ? (odd ?? null) : null
}

function partsOf(row: string, separator: string): string {
  const count = row.split(separator).length
  return count === 1 ? 'una sola parte' : `${count} partes`
}
