import { byWord } from '~/platform/text/by-word'
import { readClassPlans } from './classes/read-class-plans'
import { identifier } from './identifier'
import type { RequestText, RequestWord } from './request-text'
import type { ClassRequest, Signature } from './task'

const NAME = /^[\p{L}_][\p{L}\d_]*$/u
/** What stands before a bracket without being the name of a function. */
const NO_FUNCTION = new Set(
  'de la el los las que con y o un una es son por para en a ejemplo numero lista funcion metodo clase print input range len opciones menu python decimal entero texto programa valor valores tupla tuplas diccionario diccionarios'.split(
    ' ',
  ),
)
const MAX_PARAMETERS = 8

/** Functions that a request names with their parameters: «media(notas)», «def area(base, altura)», «una función llamada saludo». */
export function readFunctions({ words }: RequestText): Signature[] {
  const found = new Map<string, Signature>()
  for (const [at, word] of words.entries()) {
    const signature = signatureAt(words, at)
    const isMethod = isInClass(words, at)
    if (signature && !isMethod && !found.has(signature.name)) found.set(signature.name, signature)
    if (/^(?:funcion|def)$/.test(word.plain)) {
      const name = namedAfter(words, at + 1)
      if (name !== null && !found.has(name) && !isMethod) found.set(name, { name, parameters: [] })
    }
  }
  return [...found.values()]
}

/** `name ( a , b )` at a word, or null. Types and defaults of parameters are left out. */
function signatureAt(words: readonly RequestWord[], at: number): Signature | null {
  const word = words[at]
  if (!word || words[at + 1]?.plain !== '(' || !NAME.test(word.text) || NO_FUNCTION.has(word.plain)) return null
  if (!isCalled(words, at)) return null
  const parameters: string[] = []
  // `romano_a_entero('XIV')` is an example of a call: it names the function alone.
  if (/^[«\d]/.test(words[at + 2]?.plain ?? '') && words[at + 1]?.isGlued)
    return { name: identifier(word.text), parameters }
  const defaults = byWord<string>({})
  let expects: 'name' | 'more' | 'type' = 'name'
  for (let next = at + 2; next < words.length && next < at + 40; next += 1) {
    const { plain, text } = words[next] ?? { plain: '', text: '' }
    if (plain === ')') {
      const name = identifier(word.text)
      const known = parameters.slice(0, MAX_PARAMETERS)
      return { name, parameters: known, ...(Object.keys(defaults).length > 0 ? { defaults } : {}) }
    }
    if (plain === ',') expects = 'name'
    else if (expects === 'name' && NAME.test(text)) {
      parameters.push(identifier(text))
      expects = 'more'
    } else if (plain === '=' && parameters.length > 0) {
      const value = words[next + 1]
      if (value && /^(?:\d|«|(?:true|false|none)$)/.test(value.plain))
        defaults[parameters.at(-1) ?? ''] = value.plain.startsWith('«') ? `'${value.text}'` : value.text
      expects = 'type'
    } else if (plain === ':') expects = 'type'
    // Two words in a row are a remark in brackets, not parameters.
    else if (plain !== '*' && expects !== 'type') return null
  }
  return null
}

/** «notas (float)» is a remark; a function is announced, or written without a space before its bracket. */
function isCalled(words: readonly RequestWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).map(({ plain }) => plain)
  if (before.some((word) => /^(?:funcion|funciones|def|metodo|metodos|llame|llamada|llamado|llamar)$/.test(word)))
    return true
  return words[at + 1]?.isGlued === true
}

function namedAfter(words: readonly RequestWord[], from: number): string | null {
  let at = from
  let isNamed = false
  while (
    /^(?:en|python|que|se|llamada|llame|llamar|de|nombre|con|el|a|la|va)$/.test(words[at]?.plain ?? '') &&
    at < from + 6
  ) {
    isNamed ||= /^(?:llamada|llame|llamar|nombre)$/.test(words[at]?.plain ?? '')
    at += 1
  }
  const word = words[at]
  if (!word) return null
  const bare = word.text
  if (!NAME.test(bare) || words[at + 1]?.plain === '(') return null
  return isNamed || bare.includes('_') ? identifier(bare) : null
}

/** «para clase», «clase de programación» is a lesson. */
const isLesson = (words: readonly RequestWord[], at: number) =>
  /^(?:para|en|mi|de)$/.test(words[at - 1]?.plain ?? '') ||
  (words[at + 1]?.plain === 'de' && /^(?:prog|programacion|python|informatica|hoy)/.test(words[at + 2]?.plain ?? ''))

const isInClass = (words: readonly RequestWord[], at: number) =>
  words.slice(0, at).some(({ plain }, index) => (plain === 'clase' || plain === 'class') && !isLesson(words, index)) ||
  words.slice(Math.max(0, at - 2), at).some(({ plain }) => /^metodos?$/.test(plain))

/** Classes that a request names: «clase Producto con nombre, precio y stock y un método vender(cantidad)». */
export const readClasses = (request: RequestText): ClassRequest[] =>
  readClassPlans(request).map(({ name, fields, methods, made }) => ({
    name,
    attributes: fields.map((field) => field.name),
    methods: methods.map(({ name: own, parameters }) => ({ name: own, parameters })),
    ...(made.length > 0 ? { made } : {}),
  }))
