import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { detailOf } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../names/case'
import type { Place } from '../program'
import { cleaning, groupedThousands, unquoted } from './number-text'
import { inputBehind } from './types'

type Call = { node: ExpressionOf<'call'>; place: Place }
const lineOf = ({ lines }: Case, { from }: { from: number }) => lines.lineAt(from)

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
  if (mapped && value?.trim() === '')
    return {
      line: lineOf(fault, mapped.node),
      cause: `Uno de los trozos está vacío: seguramente hay dos separadores seguidos o la línea está vacía. \`split()\` sin nada entre los paréntesis se los salta.`,
      edits: [],
    }
  return firstOf(calls, (call) => ofCall(fault, call, { name, value }))
}

function ofCall(
  fault: Case,
  { node, place }: Call,
  { name, value }: { name: 'int' | 'float'; value: string | null },
): Diagnosis | null {
  const given = node.arguments[0]?.value
  if (!given) return null
  if (given.kind === 'string' && value !== null && given.value !== value) return null
  const line = lineOf(fault, node)
  const shown = value === null ? 'el texto' : inlineCode(JSON.stringify(value))
  const clean = value?.trim() ?? ''
  const grouped = groupedThousands(clean, `${fault.source}\n${fault.around}`)
  const withoutSign = grouped && `${name}(${textOf(fault, given)}.replace("${grouped.sign}", ""))`
  if (grouped?.reading === 'thousands' && withoutSign)
    return {
      line,
      cause: `En la línea ${line} llega ${shown}, y ahí ${grouped.sign === '.' ? 'el punto' : 'la coma'} separa los miles. Para Python ${grouped.sign === '.' ? 'el punto es el de los decimales' : 'la coma no es parte de un número'}, así que se quita antes de convertir, con \`replace\`.`,
      edits: [replaceWith(node, withoutSign)],
    }
  if (name === 'int' && /^-?\d+\.\d+$/.test(clean))
    return {
      line,
      cause: `En la línea ${line} llega ${shown}, que lleva decimales, y \`int\` solo lee enteros. \`float\` sí lo lee.`,
      edits: [replaceWith(node.callee, 'float')],
      decide:
        grouped && withoutSign
          ? `Lo he leído como un número con decimales. Si ese punto separa los miles, quítalo en su lugar: ${inlineCode(withoutSign)}.`
          : `Si quieres el número sin decimales, usa ${inlineCode(`int(float(${sourceOf(fault, given)}))`)}.`,
    }
  if (/^-?\d+,\d+$/.test(clean)) {
    return {
      line,
      cause: `En la línea ${line} llega ${shown}, con coma decimal. Python usa punto: se cambia la coma por un punto antes de convertir.`,
      edits: [replaceWith(node, `float(${textOf(fault, given)}.replace(",", "."))`)],
      ...(withoutSign && {
        decide: `Si esa coma separa los miles, quítala en su lugar: ${inlineCode(withoutSign)}.`,
      }),
    }
  }
  if (clean === '' && value !== null)
    return (
      retry(
        fault,
        { node, place },
        `En la línea ${line} llega un texto vacío: se pulsó Intro sin escribir nada, o la línea del archivo está en blanco.`,
        name,
      ) ?? {
        line,
        cause: `En la línea ${line} llega un texto vacío, y \`${name}\` no puede convertirlo.`,
        edits: [],
        decide: 'Sáltate los textos vacíos con un `if` antes de convertir.',
      }
    )
  const cleaned = cleaning(clean)
  if (cleaned && given.kind !== 'string')
    return {
      line,
      cause: `En la línea ${line} llega ${shown}: ${cleaned.told}. Se limpia el texto antes de convertirlo.`,
      edits: [replaceWith(node, `float(${textOf(fault, given)}${cleaned.steps})`)],
    }
  if (cleaned)
    return {
      line,
      cause: `En la línea ${line}, ${shown} no se puede convertir tal cual: ${cleaned.told}.`,
      edits: [replaceWith(node, `float(${sourceOf(fault, given)}${cleaned.steps})`)],
    }
  if (/^-?\d+(?:\s+-?\d+)+$/.test(clean))
    return {
      line,
      cause: `En la línea ${line} llegan varios números juntos, ${shown}, y \`${name}\` convierte uno solo.`,
      edits: [],
      decide: `Pártelos y conviértelos uno a uno: ${inlineCode(`[${name}(x) for x in ${sourceOf(fault, given)}.split()]`)}.`,
    }
  return (
    retry(
      fault,
      { node, place },
      `En la línea ${line} llega ${shown}, que no es un número, y \`${name}\` no puede convertirlo.`,
      name,
    ) ??
    (fault.line === null && given.kind !== 'string'
      ? null
      : {
          line,
          cause: `En la línea ${line}, \`${name}\` recibe ${shown}, que no es un número.`,
          edits: [],
          decide: `Protege la conversión con \`try\` y ${inlineCode('except ValueError:')}, y decide qué hacer entonces.`,
        })
  )
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
    edits: [replaceWith(statement, lines.join(`\n${indent}`))],
  }
}
