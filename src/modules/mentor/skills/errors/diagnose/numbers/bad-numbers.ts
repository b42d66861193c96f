import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { detailOf } from '../../wording'
import {
  type Call,
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
import { columnOfNumbers } from '../data/column-numbers'
import { guarded, hangingOn, shiftedRight } from '../guard'
import { cleaning, groupedThousands, hiddenIn, unquoted } from './number-text'
import { inputBehind } from './types'

/** `int("3.5")`, `float("3,5")`, or no number at all. */
export const badNumber: Diagnose = (fault) => {
  const told = detailOf(fault.values, 'value')
  const value = told === null ? null : unquoted(told)
  const name = fault.kind === 'int-text' ? 'int' : 'float'
  const calls = suspectsOf(fault, 'call').filter(({ node }) => node.callee.kind === 'name' && node.callee.name === name)
  const mapped = suspectsOf(fault, 'call').find(
    ({ node }) =>
      node.callee.kind === 'name' &&
      node.callee.name === 'map' &&
      node.arguments[0]?.value.kind === 'name' &&
      node.arguments[0].value.name === name,
  )
  const column = columnOfNumbers(fault, value)
  if (column) return column
  const hidden = value === null ? null : hiddenIn(value)
  const [first] = calls
  if (hidden && first) return { line: lineOf(fault, first.node), ...hidden, edits: [] }
  if (mapped && value?.trim() === '')
    return {
      line: lineOf(fault, mapped.node),
      cause: `Uno de los trozos está vacío: seguramente hay dos separadores seguidos o la línea está vacía. \`split()\` sin nada entre los paréntesis se los salta.`,
      edits: [],
    }
  return firstOf(calls, (call) => {
    const conversion = conversionOf(fault, call, { name, value })
    return conversion && firstOf(READINGS, (reading) => reading(conversion))
  })
}

/** A text that was to become a number. */
type Conversion = {
  fault: Case
  call: Call
  name: 'int' | 'float'
  line: number
  given: Expression
  /** The text without spaces around it, and as it is shown; null where the message does not tell it. */
  value: string | null
  clean: string
  shown: string
  /** The sign that may part its thousands, and the conversion without it. */
  grouped: ReturnType<typeof groupedThousands>
  ungrouped: string | null
}

/** What may be wrong with the text, in the order in which it is tried. */
const READINGS: readonly ((conversion: Conversion) => Diagnosis | null)[] = [
  withThousands,
  withDecimals,
  withComma,
  empty,
  withMore,
  severalNumbers,
  typed,
  noNumber,
]

function conversionOf(fault: Case, call: Call, { name, value }: Pick<Conversion, 'name' | 'value'>): Conversion | null {
  const given = call.node.arguments[0]?.value
  if (!given) return null
  if (given.kind === 'string' && value !== null && given.value !== value) return null
  const clean = value?.trim() ?? ''
  const grouped = groupedThousands(clean, `${fault.source}\n${fault.around}`)
  return {
    fault,
    call,
    name,
    line: lineOf(fault, call.node),
    given,
    value,
    clean,
    shown: value === null ? 'el texto' : inlineCode(JSON.stringify(value)),
    grouped,
    ungrouped: grouped && `${name}(${textOf(fault, given)}.replace("${grouped.sign}", ""))`,
  }
}

function withThousands({ call, line, shown, grouped, ungrouped }: Conversion): Diagnosis | null {
  if (grouped?.reading !== 'thousands' || !ungrouped) return null
  const isPoint = grouped.sign === '.'
  return {
    line,
    cause: `En la línea ${line} llega ${shown}, y ahí ${isPoint ? 'el punto' : 'la coma'} separa los miles. Para Python ${isPoint ? 'el punto es el de los decimales' : 'la coma no es parte de un número'}, así que se quita antes de convertir, con \`replace\`.`,
    avoid: 'Quita los signos de miles antes de convertir, y guarda los números sin ellos.',
    edits: [replaceWith(call.node, ungrouped)],
  }
}

/** `int("3.5")`. */
function withDecimals({ fault, call, name, line, given, clean, shown, ungrouped }: Conversion): Diagnosis | null {
  if (name !== 'int' || !/^-?\d+\.\d+$/.test(clean)) return null
  return {
    line,
    cause: `En la línea ${line} llega ${shown}, que lleva decimales, y \`int\` solo lee enteros. \`float\` sí lo lee.`,
    avoid: 'Si un dato puede llevar decimales, léelo con `float`.',
    edits: [replaceWith(call.node.callee, 'float')],
    decide: ungrouped
      ? `Lo he leído como un número con decimales. Si ese punto separa los miles, quítalo en su lugar: ${inlineCode(ungrouped)}.`
      : `Si quieres el número sin decimales, usa ${inlineCode(`int(float(${sourceOf(fault, given)}))`)}.`,
  }
}

/** `float("3,5")`. */
function withComma({ fault, call, line, given, clean, shown, ungrouped }: Conversion): Diagnosis | null {
  if (!/^-?\d+,\d+$/.test(clean)) return null
  return {
    line,
    cause: `En la línea ${line} llega ${shown}, con coma decimal. Python usa punto: se cambia la coma por un punto antes de convertir.`,
    avoid: 'Los datos escritos en español llevan coma: cámbiala por un punto antes de convertir.',
    edits: [replaceWith(call.node, `float(${textOf(fault, given)}.replace(",", "."))`)],
    ...(ungrouped && { decide: `Si esa coma separa los miles, quítala en su lugar: ${inlineCode(ungrouped)}.` }),
  }
}

function empty({ fault, call, name, line, given, value, clean }: Conversion): Diagnosis | null {
  if (clean !== '' || value === null) return null
  const text = textOf(fault, given)
  const blank = { test: `${text}.strip()`, unless: `not ${text}.strip()`, shown: 'Falta el dato.' }
  const mend = given.kind === 'string' ? null : guarded(fault, call.node, call.place, blank)
  const cause = `En la línea ${line} llega un texto vacío: se pulsó Intro sin escribir nada, o la línea del archivo está en blanco.`
  return (
    retry(fault, call, cause, name) ?? {
      line,
      cause: `En la línea ${line} llega un texto vacío (una línea o un dato en blanco), y \`${name}\` no puede convertirlo.`,
      edits: mend?.edits ?? [],
      decide: mend?.told ?? 'Sáltate los textos vacíos con un `if` antes de convertir.',
    }
  )
}

/** A number with something around it, like a unit. */
function withMore({ fault, call, line, given, clean, shown }: Conversion): Diagnosis | null {
  const cleaned = cleaning(clean)
  if (!cleaned) return null
  if (given.kind === 'string')
    return {
      line,
      cause: `En la línea ${line}, ${shown} no se puede convertir tal cual: ${cleaned.told}.`,
      edits: [replaceWith(call.node, `float(${sourceOf(fault, given)}${cleaned.steps})`)],
    }
  return {
    line,
    cause: `En la línea ${line} llega ${shown}: ${cleaned.told}. Se limpia el texto antes de convertirlo.`,
    avoid: 'Lo que viene de un archivo o de una página suele traer signos de más: límpialo antes de convertirlo.',
    edits: [replaceWith(call.node, `float(${textOf(fault, given)}${cleaned.steps})`)],
  }
}

function severalNumbers({ fault, name, line, given, clean, shown }: Conversion): Diagnosis | null {
  if (!/^-?\d+(?:\s+-?\d+)+$/.test(clean)) return null
  return {
    line,
    cause: `En la línea ${line} llegan varios números juntos, ${shown}, y \`${name}\` convierte uno solo.`,
    edits: [],
    decide: `Pártelos y conviértelos uno a uno: ${inlineCode(`[${name}(x) for x in ${sourceOf(fault, given)}.split()]`)}.`,
  }
}

/** Something else that a person typed. */
function typed({ fault, call, name, line, shown }: Conversion): Diagnosis | null {
  const cause = `En la línea ${line} llega ${shown}, que no es un número, y \`${name}\` no puede convertirlo.`
  return retry(fault, call, cause, name)
}

function noNumber({ fault, call, name, line, given, shown }: Conversion): Diagnosis | null {
  const calls = suspectsOf(fault, 'call').filter(({ node }) => sourceOf(fault, node.callee) === name)
  if (fault.line === null && given.kind !== 'string' && calls.length > 1) return null
  const cause = `En la línea ${line}, \`${name}\` recibe ${shown}, que no es un número.`
  return (
    skipped(fault, call, cause) ?? {
      line,
      cause,
      edits: [],
      decide: `Protege la conversión con \`try\` y ${inlineCode('except ValueError:')}, y decide qué hacer entonces.`,
    }
  )
}

/** In a loop, what is no number is left out: a heading, a line of words, a gap. */
function skipped(fault: Case, { place }: Call, cause: string): Diagnosis | null {
  const loop = place.parents.findLast(({ kind }) => kind === 'for')
  const range = loop?.kind === 'for' && loop.body.includes(place.node) ? hangingOn(fault, place) : null
  const isCaught = place.parents.some(({ kind }) => kind === 'try')
  const shifted = range && !isCaught ? shiftedRight(fault, range) : null
  if (!range || !shifted) return null
  const line = lineOf(fault, place.node)
  const indent = indentAt(fault, line)
  return {
    line,
    cause: `${cause} Si es la cabecera del archivo, o una línea con otra cosa, no hay nada que convertir ahí.`,
    avoid: 'La primera línea de un archivo suele ser la de los títulos: sáltatela con `next(f)`.',
    edits: [
      insertAt(range.from, `${indent}try:\n`),
      ...shifted,
      insertAt(range.to, `\n${indent}except ValueError:\n${indent}    continue`),
    ],
    decide:
      'He puesto que se salte lo que no sea un número. Si solo es la cabecera, basta con leerla antes del bucle: `next(archivo)`.',
  }
}

/** An expression that a method can be called on. */
const textOf = (fault: Case, given: Expression) =>
  /^(?:name|call|string|attribute|subscript)$/.test(given.kind) ? sourceOf(fault, given) : `(${sourceOf(fault, given)})`

/** `x = int(input(…))` asks again until it is a number. */
function retry(fault: Case, { node, place }: Call, cause: string, name: string): Diagnosis | null {
  const { node: statement } = place
  const given = node.arguments[0]?.value
  const isWhole =
    statement.kind === 'assign' && statement.value === node && statement.targets.length === 1 && given?.kind === 'call'
  if (!isWhole || !given || inputBehind(fault.program, given, place) === null) return null
  const line = lineOf(fault, statement)
  const indent = indentAt(fault, line)
  const text = sourceOf(fault, statement)
  const lines = [
    'while True:',
    '    try:',
    `        ${text}`,
    '        break',
    '    except ValueError:',
    `        print("Escribe un número${name === 'int' ? ' entero' : ''}, por favor.")`,
  ]
  return {
    line,
    cause: `${cause} Lo que escribe una persona puede ser cualquier cosa, así que se vuelve a preguntar hasta que valga.`,
    avoid: 'Lo que escribe una persona puede ser cualquier cosa: conviértelo dentro de un `try`.',
    edits: [replaceWith(statement, lines.join(`\n${indent}`))],
  }
}
