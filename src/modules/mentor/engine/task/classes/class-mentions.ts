import { upperFirst } from '~/platform/text/first-letter'
import { identifier } from '../identifier'
import type { RequestWord } from '../request-text'

type Words = readonly RequestWord[]
/** Where classes are named: `next` is the word behind, `made` what stands in the brackets after the name. */
export type Mention = {
  names: string[]
  at: number
  next: number
  parent: string | null
  isAbstract: boolean
  isData: boolean
  isBelow: boolean
  made: string[]
  /** What stands in brackets behind the parent: «que herede de Persona (nombre, edad)». */
  above: string[]
  /** Below another by its name alone. */
  isKin?: boolean
}

/** A class of which nothing is told yet. */
export const UNTOLD: Mention = {
  names: [],
  at: 0,
  next: 0,
  parent: null,
  isAbstract: false,
  isData: false,
  isBelow: false,
  made: [],
  above: [],
}

const HEAD = /^(?:clases?|class|subclases?|dataclass(?:es)?|hij[oa]s?)$/
const BETWEEN =
  /^(?:abstract[ao]?s?|base|padre|madre|hij[oa]s?|derivadas?|en|llamad[oa]s?|de|nombre|el|la|los|las|un|una|para|representar?|representen?|model[ae]r?|gestion[ae]r?|gestione|manejar?|sencill[oa]s?|simple|basic[oa]s?|:|2|3|4|concret[oa]s?|python|llam\w+|se|como|propia)$/
const STOP =
  /^(?:con|y|e|o|que|tenga|es|por|sin|si|cuando|donde|no|mas|hace|hacer|tiene|poo|objetos?|datos|abstractas?|hered\w+|programacion|pero|the|self|java|hoy|manana|clase|clases|porque|puede\w*|en|al|a|ni|esta|este|esto)$/
/** «Nadador y una clase Pato» */
const ARTICLE = /^(?:una?|el|la|los|las|otr[oa]s?|ambas|dos)$/
const NAME = /^[\p{L}_][\p{L}\d_]*$/u
const isCapital = ({ text, plain }: RequestWord) => /^\p{Lu}/u.test(text) && NAME.test(text) && !OPENS.test(plain)
/** Words in capitals because they open a sentence. */
const OPENS =
  /^(?:luego|despues|ademas|tambien|ahora|crea\w*|haz\w*|una?|dos|la|el|las|los|y|con|que|quiero|necesito|si|cada|metodos?|atributos?|por|despues|al|prueb\w*|ejemplo|hola|clase|class|escrib\w*|dame|para|en|de|debe|tiene|no)$/

/** Classes that a request names, in the order in which it does. */
export function classMentions(words: Words): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const mention = headed(words, at, found) ?? heirs(words, at, found) ?? sibling(words, at, found)
    if (mention === null) continue
    // «clase Pájaro y clase Pez que hereden de Animal» is said of both.
    const before = found.at(-1)
    if (
      before &&
      before.parent === null &&
      mention.parent !== null &&
      !mention.isKin &&
      /^(?:y|e|,|una?|la|otra| )+$/.test(
        words
          .slice(before.next, mention.at)
          .map(({ plain }) => plain)
          .join(' '),
      ) &&
      before.names[0] !== mention.parent
    )
      before.parent = mention.parent
    found.push(mention)
    at = mention.next - 1
  }
  return found
}

/** «clase Coche», «subclases Cuadrado y Circulo», «una clase que se llame Pila». */
function headed(words: Words, at: number, known: readonly Mention[]): Mention | null {
  const { plain } = words[at] ?? { plain: '' }
  if (!HEAD.test(plain) || (/^hij/.test(plain) && known.length === 0)) return null
  const start = nameAt(words, at + 1)
  if (start === null) return null
  const before = words[at - 1]?.plain ?? ''
  const isDoubtful = /^(?:sin|ni|mi|de|en|para|usar|profe|pa|cada|2|metodos?)$/.test(before)
  const first = words[start]
  if (!first || (isDoubtful && (!isCapital(first) || before === 'mi' || start > at + 1))) return null
  if (/^la$/.test(before) && known.length === 0 && !isCapital(first)) return null
  const isMany = /s$/.test(plain) && plain !== 'class'
  const { names, next } = namesFrom(words, start, isMany)
  const between = words.slice(Math.max(0, at - 1), start).map((word) => word.plain)
  const isBelow = /^(?:subclase|hij)/.test(plain) || between.some((word) => /^(?:hij|derivad)/.test(word))
  const [root] = known
  return withParent(words, {
    names,
    at,
    next,
    parent: isBelow ? (root?.names[0] ?? null) : null,
    isAbstract: between.some((word) => /^abstract/.test(word)) || /^abstract/.test(words[next]?.plain ?? ''),
    isData: /^data/.test(plain) || before === 'data',
    isBelow,
    made: [],
    above: [],
  })
}

/** The word that is the name: a capital within reach, else the first that is none of those between. */
function nameAt(words: Words, from: number): number | null {
  const isFor = words[from]?.plain === 'que' && !/^se$/.test(words[from + 1]?.plain ?? '')
  for (let at = from; at < Math.min(from + 8, words.length); at += 1) {
    const word = words[at]
    if (!word || /^[.;]$/.test(word.plain)) return null
    if (isCapital(word) && !BETWEEN.test(word.plain)) return at
    if (/^«/.test(word.plain) && NAME.test(word.text)) return at
    if (word.plain === 'que' && /^(?:se|represent\w+|model\w+|gestion\w+|maneje)$/.test(words[at + 1]?.plain ?? ''))
      continue
    if (BETWEEN.test(word.plain)) continue
    return !isFor && NAME.test(word.text) && !STOP.test(word.plain) ? at : null
  }
  return null
}

/** «Cuadrado y Circulo», «Cuenta Bancaria», «coche electrico». */
function namesFrom(words: Words, start: number, isMany: boolean): { names: string[]; next: number } {
  const names: string[] = []
  let at = start
  while (at < words.length) {
    const { name, next } = oneName(words, at)
    names.push(name)
    at = next
    const second = words[at + 1]
    const joins = /^(?:,|y|e)$/.test(words[at]?.plain ?? '')
    if (!joins || !second || !NAME.test(second.text) || STOP.test(second.plain) || ARTICLE.test(second.plain)) break
    if (!(isCapital(second) || isMany) || HEAD.test(second.plain) || words[at + 2]?.plain === '(') break
    at += 1
  }
  return { names, next: at }
}

const ADJECTIVE =
  /^(?:bancari[ao]|electric[ao]|ahorros?|corriente|virtual|deportiv[ao]|music[ao]l|medic[ao]|digital|aere[ao]|racional|complej[ao])$/

function oneName(words: Words, at: number): { name: string; next: number } {
  const [first, second] = [words[at], words[at + 1]]
  const joins =
    second &&
    NAME.test(second.text) &&
    ((first && isCapital(first) && isCapital(second)) || ADJECTIVE.test(second.plain))
  return { name: className((first?.text ?? '') + (joins ? upperFirst(second.text) : '')), next: at + (joins ? 2 : 1) }
}

const className = (text: string) => upperFirst(identifier(text))

/** «Perro(Animal)», «que herede de Animal», «hija de Animal», «Deposito(capacidad)». */
function withParent(words: Words, mention: Mention): Mention {
  let at = mention.next
  let { parent, isAbstract, isBelow } = mention
  let made = mention.made
  let above: string[] = []
  if (words[at]?.plain === '(') {
    const close = words.findIndex(({ plain }, index) => index > at && plain === ')')
    const inside =
      close === -1
        ? []
        : words
            .slice(at + 1, close)
            .filter(({ text, plain }) => NAME.test(text) && !/^(?:y|e|con|opcional|self)$/.test(plain))
    const [only] = inside
    if (only?.text === 'ABC') isAbstract = true
    else if (only && inside.length === 1 && isCapital(only)) parent = className(only.text)
    else made = inside.map(({ text }) => identifier(text.toLowerCase()))
    if (close !== -1) at = close + 1
  }
  if (/^abstract/.test(words[at]?.plain ?? '')) at += 1
  const back = at
  while (/^(?:,|que|y|la|lo|ambas|2|las|cada|una|sea|es|son|:)$/.test(words[at]?.plain ?? '') && at < back + 5) at += 1
  if (!/^(?:hered\w+|extiend\w+|extends|deriv\w+|hij[oa]s?|subclases?|implement\w+)$/.test(words[at]?.plain ?? ''))
    at = back
  else {
    isBelow = true
    at += 1
    const named = /^(?:de|a)$/.test(words[at]?.plain ?? '') ? at + 1 : at
    let to = named
    while (/^(?:la|una|clase|base|padre)$/.test(words[to]?.plain ?? '')) to += 1
    const word = words[to]
    if (named > at && word && NAME.test(word.text) && !/^(?:ellas?|el|la|las|ambas|dos|2|esta|esa)$/.test(word.plain)) {
      parent = className(word.text)
      at = to + 1
      const listed = bracketed(words, at)
      above = listed.names
      at = listed.next
    } else if (named > at) at = to + 1
  }
  return { ...mention, parent, isAbstract, isBelow, made, above, next: at }
}

/** «(nombre, edad)» */
function bracketed(words: Words, at: number): { names: string[]; next: number } {
  if (words[at]?.plain !== '(') return { names: [], next: at }
  const close = words.findIndex(({ plain }, index) => index > at && plain === ')')
  const names = words.slice(at + 1, close).filter(({ text, plain }) => NAME.test(text) && !/^(?:y|con|e)$/.test(plain))
  return close === -1
    ? { names: [], next: at }
    : { names: names.map(({ text }) => identifier(text.toLowerCase())), next: close + 1 }
}

/** «Perro y Gato que hereden»: capitals without «clase» before them. */
function heirs(words: Words, at: number, known: readonly Mention[]): Mention | null {
  const word = words[at]
  if (!word || !isCapital(word) || known.length === 0 || words[at - 1]?.plain === 'de') return null
  const kin = kinOf(word, known)
  const { names, next } = namesFrom(words, at, false)
  const mention = withParent(words, { ...UNTOLD, names, at, next })
  if (!mention.isBelow)
    return kin === null || words[next]?.plain === '(' ? null : { ...mention, parent: kin, isBelow: true, isKin: true }
  return { ...mention, parent: mention.parent ?? known[0]?.names[0] ?? null }
}

/** `EmpleadoFijo` after `Empleado`. */
function kinOf({ text }: RequestWord, known: readonly Mention[]): string | null {
  const [root] = known
  const name = root?.names[0] ?? ''
  const isNew = known.every(({ names }) => !names.includes(className(text)))
  return isNew && name.length > 2 && text.length > name.length && text.includes(name) ? name : null
}

/** «y otra Gato que …» */
function sibling(words: Words, at: number, known: readonly Mention[]): Mention | null {
  const [before, word] = [words[at - 1], words[at]]
  if (!word || !isCapital(word) || known.length === 0 || !/^(?:otra|una|llamada)$/.test(before?.plain ?? ''))
    return null
  if (words[at + 1]?.plain === '(' && !words[at + 1]?.isGlued) return null
  const { names, next } = namesFrom(words, at, false)
  return withParent(words, { ...UNTOLD, names, at, next })
}
