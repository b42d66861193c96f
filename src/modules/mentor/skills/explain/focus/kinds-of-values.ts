import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { heldKind } from './chain-kinds'
import { valuesOf } from './values'

export const TYPE =
  /\bque (?:tipo|clase) (?:de \w+ )?(?:de \w+ )?(?:es|tiene|devuelve|sera|da|sale|queda)\b|\bde que tipo\b|\b(?:es|seria) (?:una?|de tipo) (lista|tupla|diccionario|dict|conjunto|texto|string|str|cadena|numero|entero|int|float|decimal|booleano|bool|data ?frame|series?|tabla|columna|array|fecha|archivo)\b(?! (?:de|con|tipo|como|asi)\b)/

/** What an expression is worth when the program has ended. */
export function atEnd(expression: string, { module }: Source): string | null {
  const program = `${module.source.trimEnd()}\nprint("${MARK}" + str(${expression}))\n`
  const result = evaluatePiece(parsePython(program))
  const [, value] = result.kind === 'done' ? (new RegExp(`${MARK}([^\\n]*)\\n$`).exec(result.output) ?? []) : []
  return value ?? null
}

export const MARK = '\u0001'

export const MAX_LENGTH = 60

const KINDS: Readonly<Record<string, string>> = {
  int: 'un número entero (`int`)',
  float: 'un número con decimales (`float`)',
  str: 'un texto (`str`)',
  list: 'una lista (`list`)',
  tuple: 'una tupla (`tuple`)',
  dict: 'un diccionario (`dict`)',
  set: 'un conjunto (`set`)',
  bool: 'un booleano (`bool`): `True` o `False`',
  NoneType: '`None`, es decir, nada',
}

const SPOKEN: readonly (readonly [RegExp, RegExp])[] = [
  [/lista/, /^(?:list|texts)$/],
  [/tupla/, /^tuple$/],
  [/dic/, /^dict$/],
  [/conjunto/, /^set$/],
  [/texto|str|cadena/, /^(?:str|text)$/],
  [/numero/, /^(?:int|float|whole|decimal)$/],
  [/entero|int/, /^(?:int|whole)$/],
  [/float|decimal/, /^(?:float|decimal)$/],
  [/bool/, /^(?:bool|boolean)$/],
  [/frame|tabla/, /^(?:DataFrame|table)$/],
  [/serie|columna/, /^(?:Series|column|mask|dates)$/],
  [/array/, /^(?:ndarray|array)$/],
  [/fecha/, /^(?:date|datetime|day|moment)$/],
  [/archivo/, /^file$/],
]

/** Whether what was guessed is so; null where nothing was. */
const isGuessed = (said: string, kind: string): boolean | null => {
  const guessed = TYPE.exec(said)?.[1]
  return guessed === undefined ? null : SPOKEN.find(([words]) => words.test(guessed))?.[1].test(kind) === true
}

/** «¿Qué guarda top?», «¿qué tengo en resumen?». */
const HOLDS =
  /\bque (?:es lo que )?(?:se |me )?(?:guarda|contiene|hay|tengo|queda|lleva|almacena|tiene|mete)\b|\b(?:guarda|contiene|tiene|lleva|hay dentro)(?: (?:el|la|los|las|un|una))?$/

/** Whether a question is of what kind a name is, or what it holds. */
export const asksKind = (said: string): boolean => TYPE.test(said) || HOLDS.test(said)

/** Of what kind a name is whose value no run shows. */
export function heldText(name: string, said: string, source: Source): string | null {
  const held = heldKind(name, source)
  if (held === null) return null
  const isRight = isGuessed(said, held.kind)
  return `${isRight === null ? '' : isRight ? 'Sí: ' : 'No: '}${held.told}`
}

/** «¿Qué devuelve most_common?»: of the call that is named, its value and of what kind that is. */
export function typeOfCall(said: string, source: Source): string | null {
  for (const node of allExpressions(source.module)) {
    if (node.kind !== 'call' || !new RegExp(`\\b${calledName(node).toLowerCase()}\\b`).test(said)) continue
    const [value] = valuesOf(node, source)
    const kind = value === undefined ? null : shownKind(value)
    if (kind !== null) return `${quote(source, node)} devuelve ${kind}: aquí, ${inlineCode(value ?? '')}.`
  }
  return null
}

/** «¿Y si le paso una lista vacía?», «con 12000 ¿cuánto da?»: the call of the program's only function that is meant; null where none is. */
export function spokenCall(said: string, { module }: Source): string | null {
  const [only, more] = module.body.filter((node) => node.kind === 'function')
  if (only?.kind !== 'function' || more || only.parameters.length !== 1 || !GIVES.test(said) || OF_TIME.test(said))
    return null
  const value = GIVEN.find(([words]) => words.test(said))?.[1] ?? NUMBER.exec(said)?.[1]
  return value === undefined ? null : `${only.name}(${value})`
}

export const withCall = (call: string, { module }: Source): Source => {
  const tree = parsePython(`${module.source.trimEnd()}\nprint(${call})\n`)
  return { module: tree, lines: linesOf(tree.source) }
}

/** What a call of the program's gives. */
export function givesText(call: string, { module }: Source): string | null {
  const result = evaluatePiece(parsePython(`${module.source.trimEnd()}\nprint("${MARK}" + repr(${call}))\n`))
  if (result.kind === 'raised')
    return `${inlineCode(call)} se para con ${inlineCode(`${result.type}: ${result.message}`)}.`
  const shown = result.kind === 'done' ? result.output.split(MARK)[1]?.trimEnd() : undefined
  return shown === undefined ? null : `${inlineCode(call)} devuelve ${inlineCode(shown)}.`
}

/** How long it would take is no question for what it gives. */
const OF_TIME = /\b(?:tard\w+|lent[oa]\w*|rapid\w+|memoria)\b/
const GIVES = /\b(?:si|con|para|cuando|y)\b/

const NUMBER =
  /\b(?:con|para|si|cuando)\b(?: (?:una?|el|la|le|me|es|paso|doy|meto|pongo|vale|recibe|sea|de|que|tengo|entra|n|x|\w+ de)){0,4} (-?\d+(?:\.\d+)?)(?![\w.:/%-])/

const GIVEN: readonly (readonly [RegExp, string])[] = [
  [/\blista (?:(?:esta|este|es|viene|va|llega|fuera|estuviera) )?vacia\b/, '[]'],
  [/\b(?:texto|cadena|string|palabra|frase) vaci[oa]\b/, '""'],
  [/\bdiccionario vacio\b/, '{}'],
  [/\b(?:paso|doy|mando|meto|pongo|llega) (?:un )?none\b/, 'None'],
]

/** Of what kind a value is, by the way that Python shows it. */
function shownKind(value: string): string | null {
  const type = evaluatePiece(
    parsePython(`v = ${value}\nprint(type(v).__name__)\nfor e in v:\n    print(type(e).__name__)\n`),
  )
  const [kind = '', ...inner] = type.output.trim().split('\n')
  if (!Object.hasOwn(KINDS, kind)) return null
  const of = /^(?:list|tuple)$/.test(kind) && new Set(inner).size === 1 ? (PLURALS[inner[0] ?? ''] ?? '') : ''
  return `**${KINDS[kind]?.replace(/ \(.*/, '') ?? kind}** (\`${kind}\`)${of}`
}

const PLURALS: Readonly<Record<string, string>> = byWord({
  int: ' de números enteros',
  float: ' de números con decimales',
  str: ' de textos',
  list: ' de listas',
  tuple: ' de tuplas (valores que van juntos)',
  dict: ' de diccionarios',
})

export function typeText(name: string, said: string, source: Source): string | null {
  const type = atEnd(`type(${name}).__name__`, source)
  const value = atEnd(`repr(${name})`, source)
  if (type === null || value === null || value.length > MAX_LENGTH * 2) return null
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : `un objeto de la clase ${inlineCode(type)}`
  const isRight = isGuessed(said, type)
  return `${isRight === null ? '' : isRight ? 'Sí: ' : 'No: '}${inlineCode(name)} es ${kind}. Vale ${inlineCode(value)}. Para comprobarlo tú: ${inlineCode(`print(type(${name}))`)}.`
}
