import { byWord } from '~/platform/text/by-word'
import { identifier } from './identifier'
import type { RequestText, RequestWord } from './request-text'
import type { ClassRequest, Signature } from './task'

const NAME = /^[\p{L}_][\p{L}\d_]*$/u
/** What stands before a bracket without being the name of a function. */
const NO_FUNCTION = new Set(
  'de la el los las que con y o un una es son por para en a ejemplo numero lista funcion metodo clase print input range len opciones menu python decimal entero texto programa valor valores'.split(
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
      if (value && /^(?:\d|«)/.test(value.plain))
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
export function readClasses({ words }: RequestText): ClassRequest[] {
  const at = words.findIndex(({ plain }) => plain === 'clase' || plain === 'class')
  if (
    at === -1 ||
    /^(?:sin|ni|mi|la|de|en|para|usar|profe)$/.test(words[at - 1]?.plain ?? '') ||
    words[at - 1]?.plain === 'la'
  ) {
    return []
  }
  const name = classNameAt(words, at + 1)
  if (name === null) return []
  const methods = methodsFrom(words, name.next)
  const shown = methods.find((each) => each.name === name.name)?.parameters ?? name.parameters
  const own = namesFrom(words, name.next)
  const attributes = [...shown, ...own.filter((one) => !isVerb(one)), ...namedAttributes(words, name.next)]
  return [
    {
      name: name.name,
      attributes: [...new Set(attributes)],
      methods: withVerbs(
        methods.filter((each) => each.name !== name.name),
        own.filter(isVerb),
      ),
      ...(shown.length > 0 ? { made: shown } : {}),
    },
  ]
}

/** «atributo litros», wherever it stands. */
const namedAttributes = (words: readonly RequestWord[], from: number): string[] =>
  words.flatMap(({ plain, text }, at) =>
    at > from && words[at - 1]?.plain === 'atributo' && NAME.test(text) && !SKIPPED.test(plain) && plain !== 'que'
      ? [identifier(text.toLowerCase())]
      : [],
  )

function classNameAt(
  words: readonly RequestWord[],
  from: number,
): { name: string; next: number; parameters: string[] } | null {
  let at = from
  while (
    /^(?:llamada|que|se|llame|de|nombre|en|python|el|la|un|una|para|representar|represente|modele|modelar)$/.test(
      words[at]?.plain ?? '',
    ) &&
    at < from + 6
  )
    at += 1
  const word = words[at]
  if (!word || !NAME.test(word.text) || /^(?:con|y|o|es|basica|sencilla|simple|tenga)$/.test(word.plain)) return null
  const inBrackets = isCall(words, at) ? signatureAt(words, at) : null
  const compound = /^\p{Lu}/u.test(words[at + 1]?.text ?? '') && /^\p{Lu}/u.test(word.text) ? words[at + 1] : undefined
  const text = identifier(compound ? word.text + compound.text : word.text)
  return {
    name: text.charAt(0).toUpperCase() + text.slice(1),
    next: at + (compound ? 2 : 1),
    parameters: inBrackets?.parameters ?? [],
  }
}

const METHOD = /^metodos?$/
const STARTS_ATTRIBUTES =
  /^(?:con|tenga|tiene|tengan|guarde|guarda|atributos?|propiedades|campos|datos|reciba|almacene)$/
const SKIPPED =
  /^(?:los?|las?|el|un|una|unos|atributos?|propiedades|campos|datos|con|siguientes|de|su|sus|:|tenga|como|minimo|reciba|guarde|almacene|cada|valor)$/

/** «Con ingresar, retirar y saldo»: what a class is to do stands among what it keeps. */
const isVerb = (name: string) =>
  (/[a-z]{2}(?:ar|er|ir)$/.test(name) && !NOUNS.has(name)) ||
  /^(?:push|pop|peek|size|(?:es|esta|tiene|get|set)_[a-z_]+)$/.test(name)
const NOUNS = new Set(
  'lugar hogar celular dolar mujer taller alquiler caracter familiar titular pilar placer poder'.split(' '),
)

/** «Rectángulo con área y perímetro»: nobody gives a rectangle its area. */
const WORKED_OUT = new Set(
  'area perimetro volumen diametro hipotenusa distancia superficie longitud herencia setters getters metodos suma resta multiplicacion division prestamo devolucion'.split(
    ' ',
  ),
)

const withVerbs = (methods: readonly Signature[], verbs: readonly string[]): Signature[] => [
  ...methods,
  ...verbs.filter((verb) => methods.every(({ name }) => name !== verb)).map((name) => ({ name, parameters: [] })),
]

/** The names after «con», «que tenga», «atributos», up to the methods or the end of the sentence. */
function namesFrom(words: readonly RequestWord[], from: number): string[] {
  const start = words.findIndex(({ plain }, at) => at >= from && at < from + 8 && STARTS_ATTRIBUTES.test(plain))
  const attributes: string[] = []
  if (start === -1) return attributes
  let at = start
  while (at < words.length && attributes.length < 10) {
    while (SKIPPED.test(words[at]?.plain ?? '')) at += 1
    const word = words[at]
    if (!word || METHOD.test(word.plain) || !NAME.test(word.text) || isCall(words, at)) break
    if (/^(?:que|si|cuando|para|pero|sin|tiene|tenga|tengan|debe|hay|se|empieza|empiece)$/.test(word.plain)) break
    const name = identifier(word.text.toLowerCase())
    if (!WORKED_OUT.has(name)) attributes.push(name)
    at = nextItem(words, at + 1)
    if (at === -1) break
  }
  return attributes
}

const isCall = (words: readonly RequestWord[], at: number) =>
  words[at + 1]?.plain === '(' && words[at + 1]?.isGlued === true

/** What things are described by, so that two of them in a row need no comma. */
const OF_THINGS =
  /^(?:nombres?|apellidos?|edad|dni|telefono|correo|email|direccion|precio|stock|cantidad|unidades|codigo|categoria|marca|modelo|color|matricula|titulo|autor|autora|paginas|isbn|genero|ano|curso|notas?|sueldo|salario|puesto|cargo|departamento|saldo|titular|peso|altura|raza|especie|velocidad|duracion|fecha|descripcion|vida|ataque|defensa|nivel)$/

/** Where the next of an enumeration begins: behind `,`, `y` or `e`, over remarks such as «(que empieza en 0)». -1 at its end. */
function nextItem(words: readonly RequestWord[], from: number): number {
  let at = from
  if (OF_THINGS.test(words[from - 1]?.plain ?? '') && OF_THINGS.test(words[from]?.plain ?? '')) return from
  if (words[at]?.plain === '(') at = words.findIndex(({ plain }, index) => index > at && plain === ')') + 1
  if (at === 0) return -1
  // «fecha de nacimiento», «saldo que empieza en 0», «stock inicial 0»: said of one of them.
  if (/^(?:que|inicial|empezando|a|=|en|por|iniciad[oa]|inicializad[oa]|de)$/.test(words[at]?.plain ?? '')) {
    while (at < words.length && at < from + 9 && !/^(?:,|;|\.|y)$/.test(words[at]?.plain ?? '')) at += 1
  }
  let isNext = false
  while (/^(?:,|y|e|;)$/.test(words[at]?.plain ?? '')) {
    isNext = true
    at += 1
  }
  return isNext ? at : -1
}

function methodsFrom(words: readonly RequestWord[], from: number): Signature[] {
  const found = new Map<string, Signature>()
  const start = words.findIndex(({ plain }, at) => at >= from && METHOD.test(plain))
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    const isNamed = words[at + 1]?.plain === '(' && NAME.test(word.text) && !NO_FUNCTION.has(word.plain)
    const name = identifier(word.text)
    if (isNamed) {
      const close = words.findIndex(({ plain }, index) => index > at && plain === ')')
      const inside = close === -1 ? [] : words.slice(at + 2, close)
      const parameters = inside.filter(({ text }) => NAME.test(text)).map(({ text }) => identifier(text))
      const isRemark = inside.length > 1 && parameters.length !== inside.filter(({ plain }) => plain === ',').length + 1
      if (close !== -1 && !isRemark) found.set(name, { name, parameters: parameters.filter((each) => each !== 'self') })
    } else if (start !== -1 && at > start && isMethodName(words, at, start)) found.set(name, { name, parameters: [] })
  }
  return [...found.values()].slice(0, 8)
}

/** «un método mostrar que …», «métodos ladrar y comer», «un método para mostrar los datos»: verbs in the infinitive, or what is called so. */
function isMethodName(words: readonly RequestWord[], at: number, start: number): boolean {
  const word = words[at]
  if (!word || !NAME.test(word.text)) return false
  const before = words.slice(Math.max(start, at - 2), at).map(({ plain }) => plain)
  const isVerb = /(?:ar|er|ir)$/.test(word.plain) || word.text.includes('_')
  const follows = words[at - 1]?.plain ?? ''
  return (
    (METHOD.test(follows) && !/^(?:que|para|de)$/.test(word.plain)) ||
    (isVerb &&
      before.some((each) => METHOD.test(each) || /^(?:llamado|llame|para|y|,|otro)$/.test(each)) &&
      (METHOD.test(words[at - 2]?.plain ?? '') || isList(words, at, start)))
  )
}

/** From `start` on only names and what joins them: «métodos ingresar, retirar y mostrar». */
const isList = (words: readonly RequestWord[], at: number, start: number) =>
  words
    .slice(start + 1, at)
    .every(
      ({ plain, text }) => /^(?:,|y|e|:|otro|para)$/.test(plain) || /(?:ar|er|ir)$/.test(plain) || text.includes('_'),
    )
