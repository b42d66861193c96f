import { plainText } from '../../../engine/lexicon/plain-text'
import { isVerbWord } from '../../../engine/lexicon/verb-words'
import type { Task } from '../../../engine/task/task'
import type { Expression, Module } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { asks } from './unused'

/** Words that are never what something is called: they join, point at, ask, or say what is. */
const NO_NAMES = new Set(
  `este esto estos estas ese eso esos esas aquel aquella aquello el la los las lo al del un unos unas que cual cuales quien quienes cuanto cuanta cuantos cuantas como donde
  por con para sin mas menos dime diga cuando porque pero aunque mientras si su sus mi mis tu tus me te se le les nos muy tambien ademas luego despues entonces segun hasta desde sobre ante tras cada
  tiene tienen hay es son sea sean era fue ha han he haya estan debe deben puede pueden quiere quiero necesito hace hacen dice sale salen`.split(
    /\s+/,
  ),
)
const BEFORE_VERB = /^(?:y|e|o|u|que|,|no|me|se|le|te|nos|lo|luego|despues|tambien)$/
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|tu|tus|cada|del|al|de|otro|otra|este|esta|ese|esa)$/

/** Whether a program calls something by a word that the request only says as a verb, or that is no noun at all. */
export function hasNoName(module: Module, { request, functions, classes }: Task): boolean {
  const words = request.words.map(({ plain }) => plain)
  const own = new Set([...functions, ...classes.flatMap(({ methods }) => methods)].flatMap((one) => one.parameters))
  const alone = [...toldAlone(module)]
  if (alone.some((text) => isVerbHere(text, words) || isWanted(text, words))) return true
  if (
    [...keysOf(module)].some((key) => CLAUSE.test(key) || (key.length > 1 && NO_NAMES.has(key) && words.includes(key)))
  )
    return true
  return namesAllAsSome(module, words) || [...namesGiven(module)].some((name) => !own.has(name) && isNone(name, words))
}

/** `pares = [12, 5, 8]`: what is to be chosen of the data is no name of all. */
const namesAllAsSome = (module: Module, words: readonly string[]): boolean =>
  module.body.some(
    (node) =>
      node.kind === 'assign' &&
      node.value.kind === 'list' &&
      node.value.items.length > 1 &&
      node.targets.some((target) => target.kind === 'name' && CHOSEN.test(target.name) && !words.includes('=')),
  )
const CHOSEN = /^(?:pares|impares|positivos|negativos|primos|multiplos|aprobad[oa]s|suspens[oa]s|repetid[oa]s)$/

/** «que diga el marcador»: it is what is worked out, and no text. */
const isWanted = (text: string, words: readonly string[]): boolean =>
  words.some(
    (word, at) => word === text && /^(?:el|la|los|las)$/.test(words[at - 1] ?? '') && TELLS.test(words[at - 2] ?? ''),
  )
const TELLS = /^(?:dig[ao]|dime|decir)$/

/** The columns and keys of a program, by the texts that it looks up and those of its dictionaries. */
function* keysOf(module: Module): Generator<string> {
  for (const node of allExpressions(module)) {
    if (node.kind === 'subscript' && node.index.kind === 'string') yield node.index.value.toLowerCase()
    if (node.kind === 'dict')
      for (const { key } of node.entries) if (key?.kind === 'string') yield key.value.toLowerCase()
  }
}
/** «que se ponga 0» is a rule, and no thing that has a number. */
const CLAUSE =
  /^(?:que|hasta|cuando|si|se|y|aplica\w*|pide\w*|queremos|quiero|tengo|hay) | (?:fue|era|fueron|costo|pago)$/

const isVerbHere = (word: string, words: readonly string[]): boolean => {
  const places = words.flatMap((each, at) => (each === word ? [at] : []))
  return places.length > 0 && isVerbWord(word) && places.every((at) => BEFORE_VERB.test(words[at - 1] ?? ''))
}

function isNone(name: string, words: readonly string[]): boolean {
  const plain = name.toLowerCase()
  const places = words.flatMap((word, at) => (word === plain ? [at] : []))
  if (places.length === 0 || places.some((at) => ARTICLE.test(words[at - 1] ?? ''))) return false
  if (NO_NAMES.has(plain)) return true
  return isVerbHere(plain, words)
}

/** `linea.split(',')`: what its parts are is said by the request alone. */
const parts = (node: Expression) =>
  node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'split'

/** `print('Conteste')`: what is to be done is told as if it were an answer. */
function* toldAlone(module: Module): Generator<string> {
  for (const node of allExpressions(module))
    if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'print')
      for (const { value } of node.arguments) if (value.kind === 'string') yield plainText(value.value)
}

/** What a program asks for, is given or takes apart: what it works out may be called by what is done («pedir»). */
function* namesGiven(module: Module): Generator<string> {
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function') for (const { name } of node.parameters) yield name
    if (node.kind !== 'assign') continue
    for (const target of node.targets) {
      if (target.kind === 'name' && asks(node.value)) yield target.name
      if (target.kind === 'tuple' && parts(node.value))
        for (const item of target.items) if (item.kind === 'name') yield item.name
    }
  }
}
