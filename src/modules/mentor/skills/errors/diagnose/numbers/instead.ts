import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { typeName } from '../../wording'
import { atTop, type Case, type Diagnosis, insertAt, replaceWith, sourceOf, wrap } from '../case'
import { formatOf as momentFormat } from '../data/dates'
import { bindingOf, functionNamed, type Place } from '../failing-program'
import { typeOf } from './types'

/** An operator between two values that it does not work with, as their types are told. */
export type Operation = {
  left: Expression
  right: Expression
  operator: string
  place: Place
  whole: { from: number; to: number }
}
type Typed = { fault: Case; operation: Operation; left: string; right: string; a: string; b: string }
type Instead = { cause: string; edits: Edit[]; decide?: string; avoid?: string }

/** What is written instead, in the order in which it is tried. */
const READINGS: readonly ((typed: Typed) => Instead | null)[] = [
  notCalled,
  joined,
  withoutThose,
  partOfTuple,
  tupleOfOne,
  ofDecimals,
  daysAdded,
  dateOfText,
  datesOfColumns,
  eachElement,
  asText,
]

/** What Python writes for an operation that does not exist between these two types; null where nothing is known. */
export function instead(fault: Case, operation: Operation, left: string, right: string): Diagnosis | null {
  const [a, b] = [sourceOf(fault, operation.left), sourceOf(fault, operation.right)]
  const typed: Typed = { fault, operation, left: bare(left), right: bare(right), a, b }
  const line = fault.lines.lineAt(operation.whole.from)
  for (const reading of READINGS) {
    const found = reading(typed)
    if (found)
      return {
        line,
        ...found,
        cause: `En la línea ${line}, ${inlineCode(a)} es ${typeName(left)} y ${inlineCode(b)} es ${typeName(right)}. ${found.cause}`,
      }
  }
  return null
}

const bare = (type: string) => type.split('.').at(-1) ?? type
const sign = ({ operation }: Typed) => operation.operator.replace(/=$/, '')
const isStored = ({ operation }: Typed) => /[^=]=$/.test(operation.operator)

/** `total + 3`, where `total` is a function. */
function notCalled({ fault, operation, left, right }: Typed): Instead | null {
  const side = left === 'function' ? operation.left : right === 'function' ? operation.right : null
  if (side?.kind !== 'name' || functionNamed(fault.program, side.name)?.parameters.length !== 0) return null
  return {
    cause: `Para usar lo que devuelve una función hay que llamarla, con sus paréntesis: ${inlineCode(`${side.name}()`)}.`,
    edits: [insertAt(side.to, '()')],
  }
}

/** `dict + dict`, `set + set`. */
function joined(typed: Typed): Instead | null {
  const { operation, left, right, a, b } = typed
  if (sign(typed) !== '+' || left !== right || !/^(?:dict|set)$/.test(left)) return null
  const text = isStored(typed) ? `${a} |= ${b}` : `${a} | ${b}`
  const what = left === 'dict' ? 'dos diccionarios' : 'dos conjuntos'
  return { cause: `Con \`+\` no se unen ${what}: se unen con \`|\`.`, edits: [replaceWith(operation.whole, text)] }
}

/** `lista - lista`. */
function withoutThose(typed: Typed): Instead | null {
  const { operation, left, right, a, b } = typed
  if (sign(typed) !== '-' || left !== 'list' || right !== 'list') return null
  const kept = `[x for x in ${a} if x not in ${b}]`
  return {
    cause: 'Las listas no se restan: se hace una lista nueva con los que no están en la otra.',
    edits: [replaceWith(operation.whole, isStored(typed) ? `${a} = ${kept}` : kept)],
  }
}

/** `"Hola " + datos()`, which gives several values at once. */
function partOfTuple(typed: Typed): Instead | null {
  const { operation, left, right, b } = typed
  if (sign(typed) !== '+' || left !== 'str' || right !== 'tuple') return null
  return {
    cause: `Varios valores separados por comas, también los que devuelve una función (\`return a, b\`), son una **tupla**, aunque no lleven paréntesis. Se le pide el que quieres por su posición: ${inlineCode(`${b}[0]`)} es el primero.`,
    edits: [insertAt(operation.right.to, '[0]')],
    decide: `También puedes repartirlos al recibirlos, con un nombre para cada uno: ${inlineCode('nombre, edad = …')}.`,
  }
}

/** `t + (3)`. */
function tupleOfOne(typed: Typed): Instead | null {
  const { operation, left, right, b } = typed
  const { to, isParenthesized } = operation.right
  if (sign(typed) !== '+' || left !== 'tuple' || right === 'tuple') return null
  const made = right === 'list' ? inlineCode(`tuple(${b})`) : inlineCode(`(${b},)`)
  const how = right === 'list' ? 'la lista se pasa antes a tupla' : 'la de un solo valor lleva una coma'
  return {
    cause: `A una tupla solo se le suma otra tupla, y ${how}: ${made}.`,
    edits: isParenthesized
      ? [insertAt(to, ',')]
      : right === 'list'
        ? wrap(operation.right, 'tuple(', ')')
        : wrap(operation.right, '(', ',)'),
  }
}

/** `Decimal("10") * 1.21`: the other side is made a Decimal of its text. */
function ofDecimals({ fault, operation, left, right }: Typed): Instead | null {
  const side =
    left === 'Decimal' && right === 'float'
      ? operation.right
      : right === 'Decimal' && left === 'float'
        ? operation.left
        : null
  if (side === null) return null
  const stored = typeOf(fault.program, side, operation.place)?.value
  const number = stored?.kind === 'number' ? stored : null
  return {
    cause:
      'Un `Decimal` solo se mezcla con otro `Decimal` o con un entero: los decimales de un `float` no son exactos. Se hace otro `Decimal` con el número escrito como texto.',
    edits: number ? wrap(number, 'Decimal("', '")') : wrap(side, 'Decimal(str(', '))'),
    avoid: 'Si trabajas con `Decimal`, crea así todos los números de la cuenta, y desde un texto: `Decimal("0.1")`.',
  }
}

/** `fecha + 30`. */
function daysAdded(typed: Typed): Instead | null {
  const { fault, operation, left, right } = typed
  if (!/^(?:date|datetime)$/.test(left) || !/^(?:int|float)$/.test(right) || !/^[-+]$/.test(sign(typed))) return null
  return {
    cause:
      'A una fecha no se le suma un número: se le suma (o se le resta) una duración, `timedelta`, que aquí son días.',
    edits: [...wrap(operation.right, 'timedelta(days=', ')'), atTop(fault, 'from datetime import timedelta')],
  }
}

/** `hoy - "2000-01-01"`. */
function dateOfText({ fault, operation, left, right }: Typed): Instead | null {
  const isDate = (type: string) => /^(?:date|datetime)$/.test(type)
  if (left === 'str' && right === 'timedelta') return momentOfText(fault, operation)
  const side =
    isDate(left) && right === 'str' ? operation.right : isDate(right) && left === 'str' ? operation.left : null
  if (side === null) return null
  const kind = isDate(left) ? left : right
  const stored = typeOf(fault.program, side, operation.place)?.value
  const text = stored?.kind === 'string' ? stored.value : null
  const format = text && !/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatOf(text) : null
  const owner = sourceOf(fault, operation.place.node).includes('datetime.date') ? `datetime.${kind}` : kind
  if (text && format === null && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const edits = format
    ? [
        ...wrap(side, 'datetime.strptime(', `, "${format}")${kind === 'date' ? '.date()' : ''}`),
        atTop(fault, 'from datetime import datetime'),
      ]
    : wrap(side, `${owner}.fromisoformat(`, ')')
  return { cause: 'El texto parece una fecha, pero es solo texto: antes se convierte en fecha.', edits }
}

/** `"10:30" + timedelta(minutes=45)`. */
function momentOfText(fault: Case, { left, place }: Operation): Instead | null {
  const stored = typeOf(fault.program, left, place)?.value ?? bindingValue(fault, left, place)
  const format = stored?.kind === 'string' ? momentFormat(stored.value) : null
  if (format === null) return null
  return {
    cause: `Solo se le suma una duración a una fecha o a una hora de verdad, y eso es un texto. Se lee con ${inlineCode(`datetime.strptime(…, "${format}")`)}.`,
    edits: [
      ...wrap(left, 'datetime.strptime(', `, "${format}")`),
      ...(/\bimport (?:[\w, ]*\b)?datetime\b/.test(fault.source)
        ? []
        : [atTop(fault, 'from datetime import datetime')]),
    ],
    decide: 'Para mostrar solo la hora: `print(fin.strftime("%H:%M"))`.',
  }
}

const bindingValue = (fault: Case, node: Expression, place: Place) =>
  node.kind === 'name' ? (bindingOf(fault.program, node.name, place, node.from)?.value ?? null) : null

/** How a date is written: day first, with its separator. */
function formatOf(text: string): string | null {
  const [, separator] = /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/.exec(text) ?? []
  return separator ? `%d${separator}%m${separator}%Y` : null
}

/** `lista ** 2`, `lista / 3`. */
function eachElement(typed: Typed): Instead | null {
  const { operation, left, right, a, b } = typed
  if (left !== 'list' || !/^(?:int|float)$/.test(right) || sign(typed) === '+' || isStored(typed)) return null
  return {
    cause: 'La operación no se hace con toda la lista de una vez: se hace con cada elemento.',
    edits: [replaceWith(operation.whole, `[x ${sign(typed)} ${b} for x in ${a}]`)],
  }
}

/** `"Error: " + error`: any object is written into a text by what `str()` makes of it. */
function asText(typed: Typed): Instead | null {
  const { operation, left, right, b } = typed
  const isText =
    left === 'str' && sign(typed) === '+' && !/^(?:str|tuple|function|method|type|module|coroutine|bytes)$/.test(right)
  if (!isText) return null
  return {
    cause: `A un texto solo se le pega otro texto: con ${inlineCode(`str(${b})`)} se convierte antes.`,
    edits: wrap(operation.right, 'str(', ')'),
    avoid: 'Con un f-string no hay que convertir: `f"Error: {error}"`.',
  }
}

const DATED = /fecha|inicio|fin"|fin'|entrada|salida|nacimiento|llegada|alta"|baja"|dia"|día"|date|start|end"/i

/** `df["fin"] - df["inicio"]` of dates that were read as texts. */
function datesOfColumns(typed: Typed): Instead | null {
  const { operation, left, right, a, b } = typed
  const isColumn = [operation.left, operation.right].every(
    (side) => side.kind === 'subscript' && side.index.kind === 'string',
  )
  if (sign(typed) !== '-' || left !== 'str' || right !== 'str' || !isColumn) return null
  if (!DATED.test(`${a}${b}`)) return null
  return {
    cause:
      'Si son fechas, pandas las ha leído como textos: se convierten con `pd.to_datetime`, y entonces se pueden restar. `.dt.days` da los días.',
    edits: [
      replaceWith(
        operation.whole,
        `(pd.to_datetime(${a}, dayfirst=True) - pd.to_datetime(${b}, dayfirst=True)).dt.days`,
      ),
    ],
    decide: 'Si son números, `astype(float)` en cada columna.',
  }
}
