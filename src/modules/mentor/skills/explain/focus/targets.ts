import type { Frame } from '../../../engine/frame'
import { boundBy, namesOf } from '../../../python/evaluate/statements/scope'
import { KEYWORDS, tokensOf } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import { SPOKEN } from '../content/pointing-words'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { entryOfCall } from '../parts/called'
import { run } from '../parts/output'
import { type Quoted, quotedPieces } from './quoted'
import { saidText } from './said'
import { hasSign, type Sign, spokenSigns } from './spoken'

/** What of the program a message points at; `at` is where it does. */
export type Target = { at: number } & (
  | { kind: 'piece'; piece: Quoted }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'number' | 'call' | 'keyword' | 'argument'; word: string }
  /** `isAsked` where the words just before ask for it: «qué es X», «y X»; `isSubject` where something is said of it: «si la línea está vacía». */
  | { kind: 'name'; word: string; isAsked: boolean; isSubject: boolean }
)

const MAX_TARGETS = 5
const WORD = /-?\d+(?:\.\d+)?|[a-z_]\w*/g

/** All that a message points at in a program, in the order of its words; the same thing once. */
function readTargets({ message }: Pick<Frame, 'message'>, source: Source): Target[] {
  const said = saidText(message.prose)
  const quoted = withoutShown(quotedPieces(said, source), said, source)
  const pieces = [
    ...quoted,
    ...saidValues(said, source).filter(({ at }) => !quoted.some((piece) => piece.at <= at && at < piece.end)),
  ]
  const signs = spokenSigns(said, source)
  const isTaken = (at: number) =>
    pieces.some((piece) => piece.at <= at && at < piece.end) || signs.some((sign) => sign.at <= at && at < sign.end)
  const words = wordTargets(said, source).filter(({ at }) => !isTaken(at))
  const all: Target[] = [
    ...pieces.map((piece): Target => ({ at: piece.at, kind: 'piece', piece })),
    ...signs.map((sign): Target => ({ at: sign.at, kind: 'sign', sign })),
    ...words,
    ...operatorTargets(said, source).filter(({ at }) => !isTaken(at)),
  ]
  const told = pieces.map(({ range }) => source.module.source.slice(range.from, range.to))
  const isInPiece = (target: Target) =>
    target.kind === 'number' && told.some((text) => new RegExp(`(?<![\\w.])${target.word}(?![\\w.])`).test(text))
  return unique(all.filter((target) => !isInPiece(target)).toSorted((a, b) => a.at - b.at)).slice(0, MAX_TARGETS)
}

/** «¿Por qué imprime [1, 2, 3, 4]?» points at no `[1, 2, 3]`. */
function withoutShown(quoted: readonly Quoted[], said: string, { module }: Source): Quoted[] {
  if (quoted.length === 0) return []
  const lines = run(module).output.toLowerCase().split('\n')
  const shown = lines.filter((line) => line.length > 2 && !module.source.toLowerCase().includes(line))
  const spans = shown.map((line) => ({ from: said.indexOf(line), to: said.indexOf(line) + line.length }))
  return quoted.filter(({ at }) => !spans.some(({ from, to }) => from !== -1 && from <= at && at < to))
}

const keyOf = (target: Target): string =>
  target.kind === 'piece'
    ? `piece ${target.piece.range.from} ${target.piece.range.to}`
    : target.kind === 'sign'
      ? target.sign.name
      : target.word

const unique = (targets: readonly Target[]) =>
  targets.filter((target, at) => targets.findIndex((other) => keyOf(other) === keyOf(target)) === at)

type Vocabulary = Record<'bound' | 'called' | 'given' | 'imported' | 'keywords' | 'numbers', ReadonlySet<string>>

const known = new WeakMap<Source['module'], Vocabulary>()

/** The words of a program by what they are in it, in lower case. */
function vocabularyOf({ module }: Source): Vocabulary {
  const before = known.get(module)
  if (before) return before
  const [bound, called, given] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const imported = new Set<string>()
  for (const node of statementsIn(module.body)) {
    for (const name of boundBy(node)) bound.add(name.toLowerCase())
    if (node.kind === 'import-from' || node.kind === 'import')
      for (const name of boundBy(node)) imported.add(name.toLowerCase())
    if (node.kind === 'function') for (const { name } of node.parameters) bound.add(name.toLowerCase())
  }
  for (const part of allExpressions(module)) {
    if (part.kind === 'comprehension')
      for (const { target } of part.clauses) for (const name of namesOf(target)) bound.add(name.toLowerCase())
    if (part.kind === 'lambda') for (const { name } of part.parameters) bound.add(name.toLowerCase())
    if (part.kind === 'attribute') called.add(part.name.toLowerCase())
    if (part.kind !== 'call') continue
    called.add(calledName(part).toLowerCase())
    for (const { name } of part.arguments) if (name !== null) given.add(name.toLowerCase())
  }
  const tokens = tokensOf(module.source)
  const keywords = new Set(
    tokens.flatMap(({ is, text }) => (is === 'name' && KEYWORDS.has(text) ? [text.toLowerCase()] : [])),
  )
  const numbers = new Set(tokens.flatMap(({ is, text }) => (is === 'number' ? [text] : [])))
  const found = { bound, called, given, imported, keywords, numbers }
  known.set(module, found)
  return found
}

const POINTED =
  /(?:^|[\s`"'«“(¿,])(?:el|la|los|las|ese|esa|este|esta|esos|esas|del|al|un|una|lo del?|numero|letra|variable|parametro|que (?:es|hace|vale|significa)|(?:por|para) que|y|o|con|es|entre|tambien|dos|doble|tantos|menos) ?[`"'«“]?$/
/** «Resta 97»; «sumar 1» may be any step. */
const RECKONED = /\b(?:rest|sum|multiplic|divid)\w{1,5}(?: por| entre)? $/
/** What is counted: «8 números», «3 veces». */
const COUNTED =
  /^ (?:veces|vueltas|lineas|numeros|elementos|cosas|anos|dias|primer\w*|ultim\w*|horas|euros|personas|listas|letras|digitos|bucles|filas|columnas|print|for|segundos|caracteres|resultados|salen|mas|de)\b/
const LINE = /\blineas? $/

/** Words of sentences that are names in programs, too. */
const SPANISH = new Set(
  'a e o u y el la lo de del en no se si es un una con por total dia dias dato datos lista texto numero numeros nombre nombres resultado funcion media suma resto precio precios nota notas edad palabra letra fecha ventas codigo valor clave todo fila columna persona producto productos cliente clientes cuenta sale salida entrada al las los'.split(
    ' ',
  ),
)
const NAMED =
  /(?:que (?:es|vale|guarda|contiene|hay en|hace|significa)|para que (?:es|sirve|vale|esta)|variable|parametro|de donde (?:sale|viene)|lo de|por que|(?:y|pero)) (?:el |la |los |las |ese |esa |lo de )?[`"'«“]?$|[`"'«“]$/

const SAYS = /^ (?:no |se )?(?:esta|este|estuvier\w+|tiene que|tenga|debe|sea|fuera|viene|puede)\b/

const OPERATOR = /(?<=^|[\s`"'«“(¿])(?:[-+*/%<>=!&|^@~]{1,3}|->|:=)(?=$|[\s`"'»”)?.,])/g

/** Signs that stand in no sentence by themselves. */
const NEVER_PROSE = /[&|~^@]/

/** «lo de latin-1», «por qué el left»: a text that an argument is given, where the library tells of that very value; «qué es @limite», of a piece of it. */
function saidValues(said: string, source: Source): Quoted[] {
  const [words, marked] = [[...said.matchAll(SAID_WORD)], [...said.matchAll(MARKED)]]
  return [...allExpressions(source.module)].flatMap((node) => {
    if (node.kind !== 'call') return []
    const roles = entryOfCall(node, source)?.entry.roles
    return node.arguments.flatMap(({ name, value }, place): Quoted[] => {
      if (value.kind !== 'string') return []
      const text = value.value.toLowerCase()
      const isTold = roles?.has(`${name ?? place} ${value.value}`) ?? false
      const found = (isTold ? words : marked).find(([word]) => (isTold ? word === text : text.includes(word)))
      const range = isTold ? value : node
      return found ? [{ at: found.index, end: found.index + found[0].length, range }] : []
    })
  })
}
const SAID_WORD = /[^\s¿?¡!,;()"'`«»]+(?<!\.)/g
const MARKED = /[@%]\w+/g

/** «el %», «doble igual», where the program has the sign. */
function operatorTargets(said: string, source: Source): Target[] {
  const written = [...said.matchAll(OPERATOR)]
    .map(({ 0: word, index: at }) => ({ at, word }))
    .filter(
      ({ at, word }) =>
        word.length > 1 || NEVER_PROSE.test(word) || POINTED.test(said.slice(Math.max(0, at - 40), at)) || at === 0,
    )
  let rest = said
  const spoken = SPOKEN.flatMap(([words, word]) => {
    const at = rest.search(words)
    rest = rest.replace(words, (match) => ' '.repeat(match.length))
    return at === -1 ? [] : [{ at, word }]
  })
  return [...written, ...spoken]
    .filter(({ word }) => hasSign(word, source))
    .map(({ at, word }) => ({ at, kind: 'keyword', word }))
}

function wordTargets(said: string, source: Source): Target[] {
  const { bound, called, given, imported, keywords, numbers } = vocabularyOf(source)
  const found: Target[] = []
  for (const { 0: written, index: at } of said.matchAll(WORD)) {
    const word = written === 'rango' && called.has('range') ? 'range' : written
    const before = said.slice(Math.max(0, at - 40), at)
    const after = said.slice(at + written.length, at + written.length + 20)
    // «writer.writeheader()» of a `w.writeheader()`: the method is meant, however they call what it is called on.
    const isMethod = called.has(word) && after.startsWith('(')
    if (/^\.\w/.test(after) || (/\w\.$/.test(before) && !isMethod) || LINE.test(before)) continue
    if (/^-?\d/.test(word)) {
      const isThere = numbers.has(word) || (word.startsWith('-') && numbers.has(word.slice(1)))
      const isMeant = POINTED.test(before) || (word.length > 1 && RECKONED.test(before))
      if (isThere && isMeant && !COUNTED.test(after)) found.push({ at, kind: 'number', word })
      continue
    }
    const isWord = SPANISH.has(word) && !NAMED.test(before)
    if (bound.has(word)) {
      if (isWord) continue
      const isCall = imported.has(word) && called.has(word)
      found.push(
        isCall
          ? { at, kind: 'call', word }
          : { at, kind: 'name', word, isAsked: NAMED.test(before), isSubject: SAYS.test(after) },
      )
    } else if (called.has(word)) {
      if (!isWord) found.push({ at, kind: 'call', word })
    } else if ((keywords.has(word) && word !== 'del') || (word === 'none' && NAMED.test(before)))
      found.push({ at, kind: 'keyword', word })
    else if (given.has(word) && !isWord) found.push({ at, kind: 'argument', word })
  }
  return found
}

const read = new WeakMap<Frame, { module: Source['module']; targets: Target[] }>()

/** What of the program a question points at; read once. */
export function targetsOf(frame: Frame, source: Source): Target[] {
  const before = read.get(frame)
  if (before?.module === source.module) return before.targets
  const targets = readTargets(frame, source)
  read.set(frame, { module: source.module, targets })
  return targets
}
