import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../engine/compose'
import type { Kind } from './kinds/kind'

/** Types in everyday words. */
const TYPE_NAMES: Readonly<Record<string, string>> = byWord({
  str: 'un texto (`str`)',
  string: 'un texto (`str`)',
  int: 'un número entero (`int`)',
  float: 'un número con decimales (`float`)',
  bool: 'un valor `True`/`False`',
  list: 'una lista',
  tuple: 'una tupla',
  dict: 'un diccionario',
  set: 'un conjunto (`set`)',
  frozenset: 'un conjunto (`frozenset`)',
  bytes: 'un texto en bytes (`bytes`)',
  NoneType: '`None` (nada)',
  function: 'una función',
  method: 'un método',
  builtin_function_or_method: 'una función de Python',
  type: 'una clase',
  module: 'un módulo',
  generator: 'un generador',
  range: 'un `range`',
  dict_keys: 'el grupo de claves de un diccionario (`dict_keys`)',
  dict_values: 'el grupo de valores de un diccionario (`dict_values`)',
  dict_items: 'el grupo de parejas de un diccionario (`dict_items`)',
  array: 'un array',
})

/** A class of the person, or of a library: its values are its objects. */
export const typeName = (type: string): string =>
  TYPE_NAMES[type] ??
  `${/^_?[A-Z]\w*$/.test(type.split('.').at(-1) ?? '') ? 'un objeto' : 'un valor de tipo'} ${inlineCode(type)}`

/** What is said where a message does not tell its detail. */
const UNTOLD: Readonly<Record<string, string>> = byWord({
  name: 'ese nombre',
  attribute: 'eso',
  type: 'ese valor',
  left: 'un valor',
  right: 'otro de distinto tipo',
  operator: 'El operador',
  module: 'ese módulo',
  key: 'que pides',
  value: 'ese texto',
  file: 'que pides',
  function: 'La función',
  class: 'La clase',
  names: 'alguno',
  got: 'menos',
  expected: 'más',
  line: 'señalada',
  column: 'señalada',
  bracket: 'un signo',
  keyword: '`return`',
  character: 'uno parecido a otro normal',
  sequence: 'una lista',
  codec: 'elegida',
  problem: 'algo no cuadra',
  format: 'indicado',
  method: 'ese método',
})

const AS_TYPE = new Set(['left', 'right', 'type'])
const AS_TEXT = new Set(['got', 'expected', 'line', 'column', 'size'])

/** A sentence with what the message tells in its places. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  const [left, right] = [detailOf(values, 'left'), detailOf(values, 'right')]
  if (left !== null && left === right && sentence.includes('{left} y {right}'))
    return fill(
      sentence.replace(
        /(?:entre )?\{left\} y \{right\}/,
        (whole) => `${whole.startsWith('entre') ? 'entre ' : ''}${twoOf(left)}`,
      ),
      values,
    )
  // In backticks already: only what the message says, without quotes of its own.
  const inCode = sentence.replace(/`\{(\w{1,20})\}/g, (whole, name: string) => {
    const value = detailOf(values, name)
    return value === null ? whole : `\`${value.replaceAll('`', '')}`
  })
  return upperFirst(
    inCode.replace(/\{(\w{1,20})\}/g, (whole, name: string) => said(name, detailOf(values, name)) ?? whole),
  )
}

/** «dos objetos `Carta`», «dos textos» */
function twoOf(type: string): string {
  const [, noun = '', rest = ''] = /^una? ([\p{L}]+)(.*)$/u.exec(typeName(type)) ?? []
  if (noun === '') return `dos valores de tipo ${inlineCode(type)}`
  return `dos ${noun}${/[aeiou]$/.test(noun) ? 's' : 'es'}${rest.replace(/^ (entero|vacío)/, ' $1s')}`
}

/** What a kind of error means, as far as the message tells. */
export function meaningOf({ means, untold }: Kind, values: Readonly<Record<string, string>>): string {
  const isTold = [...means.matchAll(/\{(\w{1,20})\}/g)].every(([, place = '']) => detailOf(values, place) !== null)
  return isTold || untold === undefined ? fill(means, values) : untold
}

/** Messages of several wordings number their groups: `name`, `name2`, `name3`. */
export function detailOf(values: Readonly<Record<string, string>>, name: string): string | null {
  for (const key of [name, `${name}2`, `${name}3`, `${name}4`]) {
    const value = values[key]
    if (value !== undefined && value.trim() !== '') return value
  }
  return null
}

/** Null for what is no place of a sentence: the field of an f-string, say. */
function said(name: string, value: string | null): string | null {
  if (value === null) return UNTOLD[name] ?? null
  if (AS_TYPE.has(name) && /^[\w.]+$/.test(value)) return typeName(value)
  if (name === 'sequence') return typeName(value)
  if (AS_TEXT.has(name)) return value
  if (name === 'operator') return inlineCode(value.replace(/ or .*$/, ''))
  if (name === 'names') return value.replace(/'(\w+)'/g, '`$1`').replace(/,? and /g, ' y ')
  if (name === 'problem') return PROBLEMS[value] ?? inlineCode(value)
  if (name === 'function') return inlineCode(`${value}()`)
  return inlineCode(value)
}

const PROBLEMS: Readonly<Record<string, string>> = byWord({
  'Expecting value': 'se esperaba un valor',
  'Extra data': 'sobra texto detrás',
  "Expecting ',' delimiter": 'falta una coma',
  "Expecting ':' delimiter": 'faltan unos dos puntos',
  'Expecting property name enclosed in double quotes': 'las claves van entre comillas dobles',
  'Unterminated string starting at': 'un texto no se cierra',
  'nothing to repeat': 'un `*`, `+` o `?` no tiene nada delante que repetir',
  'multiple repeat': 'hay dos signos de repetir seguidos',
  'missing ), unterminated subpattern': 'un paréntesis no se cierra',
  'unbalanced parenthesis': 'sobra un paréntesis que cierra',
  'unterminated character set': 'un corchete `[` no se cierra',
})
