import { entryOf } from '../../../engine/lexicon/entry'
import { inDigits } from '../../../engine/lexicon/number-words'
import type { Expression } from '../../../python/ast'
import { type Change, callsIn, expressions, type ReadChange, replaced, statements, type Wish } from '../change'
import { called, callsOf, named, newCall, ownFunctions } from './names'
import { comparedText, TYPED } from './typed-words'

const LITERAL =
  '(-?\\d+(?:[.,]\\d+)?|"[^"\\n]*"|\'[^\'\\n]*\'|«[^»\\n]*»|\\[[^\\]\\n]*\\]|\\b(?:true|false|none|cero|uno|dos|tres|cuatro|cinco|diez|cien))'
const GIVES =
  '(?:vale|valga|valiera|valiese|fuera|fuese|sea|seria|es|=|pongo|ponemos|pusiera|pone|ponen|cambio|meto|mete|paso|pasa|pasamos|doy|uso|uso|escribo|escribe|escriben|escribiera|introduzco|introduce|tecleo|teclea|llamo|llamas|pruebo|pruebas|mando|mandas|manda|mandamos|mandan|envio|envia|das|da|dan|damos|metes|meten|pasas|pasan|pones|tengo|tiene|tuviera|hay|con|para|entra|recibe|le llega)'
const GIVEN = new RegExp(
  `\\b${GIVES}\\s+(?:(?:un|una|el|la|los|las|a|al|como|por|de|numero|valor|lista|solo|igual|negativo|positivo|decimal|grande|entero|le|=)[ ,]+)*(?:([a-z_]\\w*)\\s*(?:=|es|vale|a|igual a|con|valiendo)?\\s*)?${LITERAL}`,
)
const IS = new RegExp(
  `\\b([a-z_]\\w*)\\s+(?:vale|valga|valiera|fuera|fuese|sea|es|=|==|empieza en|empiece en|pasa a ser)\\s+(?:(?:un|una|igual a|del|de|el) )*${LITERAL}`,
)

/** «si n vale 7», «con 5», «si escribo "hola"»: a value for a name, an argument, or what is typed. */
export const value: ReadChange = (wish) => {
  const is = notQuoted(IS.exec(wish.said), wish)
  const given = notQuoted(GIVEN.exec(wish.said), wish)
  const name = [is?.[1], given?.[1]].map((word) => ownName(word, wish)).find((each) => each !== null) ?? null
  const spoken = is && ownName(is[1], wish) !== null ? is[2] : (given?.[2] ?? is?.[2])
  if (spoken === undefined || (name === null && isCount(wish.said, given))) return null
  // «con None», «para True» are no values that are given.
  if (
    /^(?:none|true|false)$/.test(spoken) &&
    name === null &&
    !/\b(?:pongo|paso|pasa|doy|meto|fuera|vale|es|llamo)\b/.test(wish.said)
  )
    return null
  const literal = literalOf(spoken)
  const number = name === null || isWorkedOut(name, wish) ? numberCalled(is?.[1], wish) : null
  if (number !== null) return replaced(number, literal)
  if (name !== null) return named(name, literal, wish)
  // What is typed is typed as it is written: «70,5» has its comma.
  const line = /\b(?:escrib|tecle|pon[eg]|met[eo]|introdu)\w* (?:un |el )?\d+,\d/.test(wish.said) ? spoken : literal
  if (hasInput(wish)) return { edits: [], input: typedAgain(line.replace(/^["']|["']$/g, ''), wish) }
  const decimal = literal.includes('.') ? onlyNumber(literal, wish, isDecimal) : null
  return argumentOf(literal, wish) ?? decimal ?? onlyValue(literal, wish) ?? onlyNumber(literal, wish)
}

/** «`if __name__ == "__main__"`» of a program that says so gives it no value. */
const notQuoted = (found: RegExpExecArray | null, { text }: Wish) =>
  found !== null && /[=(]/.test(found[0]) && text.toLowerCase().includes(found[0].trim()) ? null : found

/** «si hay dos iguales», «con dos decimales»: it counts what is spoken of. «Que empiece en 1» names what begins. */
const isCount = (said: string, given: RegExpExecArray | null) =>
  given === null
    ? /\bemp(?:ieza|iece) en\b/.test(said)
    : /^ (?!entonces|antes|despues|menos|mas\b|tras\b)[a-z]{3,}s\b/.test(said.slice(given.index + given[0].length))

/** «y si pongo -1?»: the only number that stands in the program, outside of its data; of several the only one with decimals, for one that has some. */
function onlyNumber(literal: string, wish: Wish, isLike = (_text: string) => true): Change | null {
  if (!/^-?\d/.test(literal)) return null
  const inData = expressions(wish).filter(({ kind }) => kind === 'list' || kind === 'dict' || kind === 'tuple')
  const numbers = expressions(wish).filter(
    (node) => node.kind === 'number' && !inData.some(({ from, to }) => from <= node.from && node.to <= to),
  )
  const [only, more] = numbers.filter(({ from, to }) => isLike(wish.text.slice(from, to)))
  return only && more === undefined ? replaced(only, literal) : null
}

const isDecimal = (text: string) => text.includes('.')

/** «si retiro 20»: the verb is the name of a function. */
export const action: ReadChange = (wish) => {
  const [, literal] = /(?<![\w.])(-?\d+(?:[.,]\d+)?)(?![\w.])/.exec(wish.said) ?? []
  if (literal === undefined) return null
  const words = wish.frame.plain.split(' ').filter((word) => word.length > MIN_STEM)
  const owner = ownFunctions(wish).find(({ name }) =>
    words.some((word) => name.length > MIN_STEM && name.toLowerCase().startsWith(word.slice(0, -1))),
  )
  const call = owner && callsOf(owner.name, wish).at(-1)
  const argument = call?.arguments.find(({ value: each }) => kindOf(each) === 'number')
  return argument ? replaced(argument.value, literal.replace(',', '.')) : null
}

const MIN_STEM = 3

function literalOf(spoken: string): string {
  const text = inDigits(spoken).replace(/(\d),(\d)/, '$1.$2')
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', none: 'None' }
  return entryOf(words, text) ?? text.replace(/^«(.*)»$/, '"$1"')
}

function ownName(word: string | undefined, { source, tokens }: Wish): string | null {
  if (word === undefined) return null
  const found = tokens.find(({ is, text }) => is === 'name' && text.toLowerCase() === word)
  const isParameter = source.module.body.some(
    (node) => node.kind === 'function' && node.parameters.some(({ name }) => name === found?.text),
  )
  const isGiven = [...source.module.body].some((node) => node.kind === 'assign') || isParameter
  return found && isGiven && !/^(?:print|input|range|if|for|while|in|def|return|lista?)$/.test(found.text)
    ? found.text
    : null
}

/** `descuento = precio * 20 / 100`: what it is worth follows from others. */
const isWorkedOut = (name: string, wish: Wish) =>
  statements(wish).some(
    (node) =>
      node.kind === 'assign' &&
      node.value.kind === 'binary' &&
      node.targets.some((target) => target.kind === 'name' && target.name === name),
  )

/** «Si el descuento es del 30»: the number that a name of the program has which holds the word, `porcentaje_descuento = 20`. */
function numberCalled(word: string | undefined, wish: Wish): Expression | null {
  const found = wish.source.module.body.find(
    (node) =>
      node.kind === 'assign' &&
      node.value.kind === 'number' &&
      node.targets.some(
        (target) =>
          target.kind === 'name' &&
          target.name
            .toLowerCase()
            .split('_')
            .includes(word ?? ''),
      ),
  )
  return found?.kind === 'assign' ? found.value : null
}

/** «y con 5»: the first argument of the only call of an own function. */
function argumentOf(literal: string, wish: Wish): Change | null {
  const functions = ownFunctions(wish).filter(({ parameters }) => parameters.some(({ name }) => name !== 'self'))
  const [owner, ...more] = functions
  if (!owner || more.length > 0) return null
  const call = callsOf(owner.name, wish).at(-1)
  const argument =
    call?.arguments.find(({ value: each }) => kindOf(each) === kindOfLiteral(literal)) ?? call?.arguments[0]
  return argument ? replaced(argument.value, literal) : newCall(owner, 0, literal, wish)
}

const kindOf = (node: Expression) =>
  node.kind === 'unary' ? node.operand.kind : node.kind === 'none' ? 'none' : node.kind
const kindOfLiteral = (text: string) =>
  /^-?\d/.test(text) ? 'number' : /^["']/.test(text) ? 'string' : text.startsWith('[') ? 'list' : 'boolean'

/** The only name that the program gives a value of that kind. */
function onlyValue(literal: string, wish: Wish): Change | null {
  const given = wish.source.module.body.filter(
    (node) => node.kind === 'assign' && kindOf(node.value) === kindOfLiteral(literal),
  )
  const [only, ...more] = given
  return only?.kind === 'assign' && more.length === 0 ? replaced(only.value, literal) : null
}

export const hasInput = (wish: Wish) =>
  callsIn(wish).some(({ callee }) => callee.kind === 'name' && callee.name === 'input')

/** As many lines as a program may ask for. */
export const typedAgain = (text: string, wish: Wish) => {
  const loops = statements(wish).some(({ kind }) => kind === 'while' || kind === 'for')
  return Array.from({ length: loops ? 1 : 6 }, () => text)
}

const TYPES =
  /\b(?:escrib\p{L}+|tecle\p{L}+|pon\p{L}+|met\p{L}+|introduzc\p{L}+|contest\p{L}+|respond\p{L}+) (?:(?:la|el|una?|palabra|frase|texto) )*(?:["'«“`]([^"'»”`\n]{1,60})["'»”`]|(\p{Lu}{2,}(?: \p{Lu}{2,})*))/u

/** «Si escribo veinte»: the word itself. */
const BARE_WORD =
  /\b(?:escrib\p{L}+|tecle\p{L}+) (?!(?:un[oa]?|la|el|las|los|algo|nada|mal|otra|otro|letras?|numeros?|números?|texto|palabras?|decimales?|negativos?|cero|vac[ií]o|s[oó]lo|en|con|sin|menos|m[aá]s)\b)(\p{L}{3,})\W*$/iu

/** «si escriben una letra»: what a program with `input` is given. */
export const typed: ReadChange = (wish) => {
  if (!hasInput(wish)) return null
  const [, quoted, capitals] = TYPES.exec(wish.frame.message.prose) ?? []
  const text = quoted ?? capitals
  if (text !== undefined) return { edits: [], input: typedAgain(text, wish) }
  const [, word] = BARE_WORD.exec(wish.frame.message.prose) ?? []
  if (word !== undefined) return { edits: [], input: typedAgain(word, wish) }
  const found = TYPED.find(([words]) => words.test(wish.said))
  if (found?.[1] === 'HOLA') return { edits: [], input: typedAgain((comparedText(wish) ?? 'hola').toUpperCase(), wish) }
  return found ? { edits: [], input: typedAgain(found[1], wish) } : null
}

/** «si la lista está vacía», «si solo hay uno», «si hay un negativo», «si no hay nadie». */
export const data: ReadChange = (wish) => {
  const change = DATA.find(([words]) => words.test(wish.said))
  // «Si quiero que no haya repetidos» says how the result shall be.
  if (change === undefined || /\bquier\w+ (?:que|q) no\b/.test(wish.said)) return null
  const node = listOf(wish)
  if (node === null && /\bnegativ/.test(wish.said) && !hasInput(wish)) return negativeNumber(wish)
  if (node === null) return change[1] === empty ? emptyArgument(wish) : null
  const text = change[1](node, wish)
  return text === null ? null : replaced(node, text)
}

/** The first number that the program (or a call of its function) begins with. */
function negativeNumber(wish: Wish): Change | null {
  const meant = parameterSaid(wish)
  if (meant !== null) return named(meant, '-3', wish)
  const given = argumentOf('-3', wish)
  const first = wish.source.module.body.find((node) => node.kind === 'assign' && node.value.kind === 'number')
  return given ?? (first?.kind === 'assign' ? replaced(first.value, '-3') : null)
}

type Data = Extract<Expression, { kind: 'list' | 'tuple' | 'dict' | 'string' | 'set' }>
const empty = (node: Data) => ({ list: '[]', tuple: '()', dict: '{}', string: '""', set: 'set()' })[node.kind]

const DATA: readonly (readonly [RegExp, (node: Data, wish: Wish) => string | null])[] = [
  [
    /\bun[oa] (?:\w+ )?(?:es|este|esta|sea|fuera|viene) (?:vaci[oa]\b|en blanco\b|""|'')/,
    (node, wish) => itemsOf(node, wish, (items) => [...items.slice(0, -1), '""']),
  ],
  [
    /\b(?:vaci[oa]s?|sin (?:elementos|datos|nada|numeros|notas|nombres)|no (?:hay|tiene|tengo) (?:nada|ningun\w*|nadie|datos|elementos|notas))\b/,
    empty,
  ],
  [
    /\b(?:solo|un solo|una sola|unico) (?:hay |tiene |tengo )?(?:un[oa]?|elemento|numero|nota|dato)\b/,
    (node, wish) => itemsOf(node, wish, (items) => items.slice(0, 1)),
  ],
  [
    /\b(?:repetid\w+|repite\w*|duplicad\w+|dos iguales|empat\w+)\b/,
    (node, wish) => itemsOf(node, wish, (items) => [...items, ...items.slice(0, 1)]),
  ],
  [
    /\b(?:negativ\w+|menores que cero)\b/,
    (node, wish) => itemsOf(node, wish, (items) => items.map((item) => (/^\d/.test(item) ? `-${item}` : item))),
  ],
  [
    /\b(?:texto|palabra|string|str|letra|cadena)\b/,
    (node, wish) => itemsOf(node, wish, (items) => (/^-?\d/.test(items[0] ?? '') ? [...items, '"hola"'] : null)),
  ],
]

function itemsOf(node: Data, { text }: Wish, change: (items: string[]) => string[] | null): string | null {
  if (node.kind !== 'list') return null
  const items = change(node.items.map(({ from, to }) => text.slice(from, to)))
  return items === null ? null : `[${items.join(', ')}]`
}

/** The list (or dict, or text) that an own function is called with, else the first that a name is given. */
function listOf(wish: Wish): Data | null {
  const isData = (node: Expression): node is Data => ['list', 'dict', 'tuple', 'set'].includes(node.kind)
  const own = new Set(ownFunctions(wish).map(({ name }) => name))
  const mentioned = wish.frame.names.map((name) =>
    wish.source.module.body.find(
      (node) => node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === name),
    ),
  )[0]
  if (mentioned?.kind === 'assign' && isData(mentioned.value)) return mentioned.value
  const given = expressions(wish).flatMap((node) =>
    node.kind === 'call' && node.callee.kind === 'name' && own.has(node.callee.name)
      ? node.arguments.map(({ value: each }) => each).filter(isData)
      : [],
  )
  const assignedData = statements(wish).flatMap((node) =>
    node.kind === 'assign' && isData(node.value) ? [node.value] : [],
  )
  const texts = statements(wish).flatMap((node) =>
    node.kind === 'assign' && node.value.kind === 'string' ? [node.value] : [],
  )
  const isText = /\b(?:texto|palabra|frase|cadena|string)\b/.test(wish.said)
  return (
    (isText ? texts[0] : undefined) ??
    given[0] ??
    assignedData.find((node) => node.kind !== 'list' || node.items.length > 0) ??
    statements(wish).flatMap((node) => (node.kind === 'for' && isData(node.iterable) ? [node.iterable] : []))[0] ??
    null
  )
}

/** «El exponente» of `def potencia(b, e)`: the only parameter whose name begins a word that is said. */
function parameterSaid(wish: Wish): string | null {
  const [owner, ...more] = ownFunctions(wish)
  const words = wish.frame.plain.split(' ').filter((word) => word.length > MIN_STEM && !/^negativ/.test(word))
  const found = (owner?.parameters ?? []).filter(({ name }) =>
    words.some((word) => word.startsWith(name.toLowerCase())),
  )
  const [only, ...others] = found
  return only !== undefined && others.length === 0 && more.length === 0 ? only.name : null
}

/** A function that the program never calls, called with nothing. */
function emptyArgument(wish: Wish): Change | null {
  const [owner, ...more] = ownFunctions(wish)
  const [first, ...others] = owner?.parameters ?? []
  if (!owner || more.length > 0 || !first || others.length > 0 || callsOf(owner.name, wish).length > 0) return null
  const nothing = /diccionario|dict/.test(wish.said) ? '{}' : /texto|palabra|cadena|frase/.test(wish.said) ? '""' : '[]'
  return called(owner, nothing, wish)
}
