import { expect, it } from 'vitest'
import { readMessage } from '../reading/read-message'
import { recognizeMessage } from './error-messages'

/** Messages as Python prints them, with their kinds: in a sentence, and retyped without capitals and signs. */
const PRINTED: readonly (readonly [string, string])[] = [
  ['none-callable', "TypeError: 'NoneType' object is not callable"],
  ['none-subscript', "TypeError: 'NoneType' object is not subscriptable"],
  ['none-iterable', "TypeError: 'NoneType' object is not iterable"],
  ['none-attribute', "AttributeError: 'NoneType' object has no attribute 'append'"],
  ['missing-arguments', "TypeError: f() missing 1 required positional argument: 'b'"],
  ['missing-arguments', "TypeError: Alumno.__init__() missing 2 required positional arguments: 'nombre' and 'nota'"],
  ['list-remove', 'ValueError: list.remove(x): x not in list'],
  ['strptime', 'ValueError: unconverted data remains: 10'],
  ['sqlite-syntax', 'sqlite3.OperationalError: near "SELEC": syntax error'],
  ['super-arguments', 'RuntimeError: super(): no arguments'],
  ['single-equals', "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?"],
  ['forgotten-comma', 'SyntaxError: invalid syntax. Perhaps you forgot a comma?'],
  ['operand', "TypeError: unsupported operand type(s) for +: 'int' and 'str'"],
  ['int-text', "ValueError: invalid literal for int() with base 10: 'hola'"],
  ['unpack-few', 'ValueError: not enough values to unpack (expected 2, got 1)'],
]
const kindIn = (text: string) => {
  const error = readMessage(text).traceback
  return error && recognizeMessage(error.type, error.message)?.kind
}

it.each(PRINTED)('knows %s in a sentence and retyped: %s', (kind, message) => {
  expect(kindIn(message)).toBe(kind)
  expect(kindIn(`me sale ${message} y no sé por qué`)).toBe(kind)
  expect(kindIn(`me sale ${message.toLowerCase().replace(/['"`;,]|[.:](?= |$)/g, '')}`)).toBe(kind)
})
