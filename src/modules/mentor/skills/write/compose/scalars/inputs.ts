import { upperFirst } from '~/platform/text/first-letter'
import { withoutAccents } from '~/platform/text/folded'
import { isVerbWord } from '../../../../engine/lexicon/verb-words'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import type { Reading, Span } from '../reading'
import { ADJECTIVES, accented, DETERMINER, isFeminine, type NounType, nounType } from './nouns'

/** One thing that is asked for, or passed. */
export type Input = { name: string; label: string; type: NounType }
/** What is asked for: single things, or `count` of one kind (null: as many as come). */
export type Inputs = {
  items: Input[]
  repeated: { item: Input; plural: string; count: number | null } | null
  span: Span
}

const ASK =
  /\b(?:(?:que )?(?:(?:me|le|te|se|nos|vaya|vayan|va|ir|al usuario) )*(?:pid(?!en\b|ieron\b)\w+|pedir\w*|pregunt(?:e|a|en|ando|ar|es|arme|o)|solicit\w+|ingres\w+|introdu\w+|tecle\w+|digit\w+|lea|leer|meta|met[eo]|pong\w+|escrib[ao]|recib\w+|acept\w+)(?: (?:me|le|al|a la|a|usuario|persona|por|teclado|el|que|input|yo|poniendo|metiendo|pidiendo|primero|con|si|para|en|este|orden|vez|una|uno))*? )(?!(?:por|teclado|usuario|consola|pantalla|al) )(?=(?:el|la|los|las|un|una|mi|su|tu|cuant\w+|\d+|varios|varias|muchos|[a-z]{3,}|«|%|n|a|x)(?: |$))/
/** No noun that somebody asks for. */
const STOP =
  /^(?:que|y|e|o|ni|,|;|\.|:|\(|\)|\?|!|¿|¡|para|hasta|si|entre|con|sin|en|de|del|por|cuando|mientras|luego|despues|entonces|como|me|te|se|le|lo|al|a|solo|una?|cosas|usuario|teclado|persona|datos?|di|dime|diga\w*|decir\w*|averigu\w+|hallar|indi(?:car|que)\w*|encontrar|sacar\w*|comprobar|ver|muestr\w+|mostr\w+|imprim\w+|calcul\w+|devuelv\w+|saqu\w+|saca\w*|sum[ae]\w*|rest[ae]|multipliqu\w+|divid\w+|haga|hace|convierta|pase|tambien|todo|vuelva|guard\w+|separ\w+|clasific\w+|compruebe|responda|cuente|escriba|ordene|salud\w+|salga|repita|genere|avise|vaya|segun|es|son|sea|debe|tiene|esta)$/

/** What a request wants to be asked for, or passed; null where it says nothing of it. */
export function readInputs(reading: Reading): Inputs | null {
  const asked = reading.find(ASK)
  if (!asked) return putInputs(reading)
  const start = reading.wordAt(asked.to)
  // «la cadena que meta el usuario»: who types it is not what is typed.
  if (TYPES.test(asked.text) && /^(?:el usuario|la persona|el jugador)\b/.test(reading.text.slice(asked.to)))
    return putInputs(reading)
  const found = itemsFrom(reading, start)
  if (found === null) return putInputs(reading)
  const span = { from: asked.from, to: reading.offsetOf(found.next) }
  return { ...named(found.items), span }
}

const TYPES = /\b(?:met|pon|escrib|introdu|ingres|tecle|digit)\w* $/

/** «la tabla del número que yo ponga»: what is asked for stands before. */
function putInputs(reading: Reading): Inputs | null {
  const put = reading.find(
    /\b(?:el |del |un |al |la |una )?(numero|texto|palabra|frase|cadena|letra|edad|nombre|cantidad|precio|nota|importe|ano) que (?:yo |el usuario |se |le )?(?:pong\w+|met\w+|d[ie]g\w+|escrib\w+|elij\w+|quier\w+|introduz\w+|d[ea]n?)(?: yo| el usuario)?\b/,
  )
  // «que diga si un número es par»: some number that is not given is asked for.
  const some =
    put ??
    reading.find(
      /(?<=\b(?:programa|programita|script|codigo|algo)\b.{0,20} que (?:me )?(?:diga|compruebe|determine|verifique|averigue|indique|sepa|calcule|muestre|mire) (?:[a-z]+ ){0,3})(?:si )?(?:un|una|de un|de una) (numero|ano|palabra|frase|nota|edad|letra|texto)(?= (?:es|esta|tiene|enter[oa]|cualquiera|y |,)|$)/,
    )
  const noun = some?.groups[0]
  if (!some || noun === undefined) return null
  return {
    items: [inputOf({ words: [noun], written: [noun], count: null, isPlural: false }, [])],
    repeated: null,
    span: some,
  }
}

type Item = { words: string[]; written: string[]; count: number | null; isPlural: boolean }

function itemsFrom(reading: Reading, start: number): { items: Item[]; next: number } | null {
  const items: Item[] = []
  let at = start
  for (;;) {
    const item = itemAt(reading, at)
    if (item === null) break
    items.push(item.item)
    at = item.next
    const next = joined(reading, at)
    if (next === null || items.length === 8) break
    at = next
  }
  if (items.length === 0) return null
  while (/^(?:,|y)$/.test(reading.words[at - 1]?.plain ?? '')) at -= 1
  return { items, next: at }
}

const JOIN =
  /^(?:,|y|e|luego|despues|tambien|ademas|otra vez|el|la|un|una|su|a|continuacion|por|ultimo|primero|pida|pide|pregunte|me|le|pedir|entonces|que)$/

/** Where the next item begins: behind `,`, «y», «y luego», «y después pida». */
function joined(reading: Reading, from: number): number | null {
  let at = from
  while (/^(?:,|y|e|;|luego|despues|tambien|ademas|otro|otra)$/.test(reading.words[at]?.plain ?? '')) at += 1
  if (at === from) return null
  const plain = reading.words[at]?.plain ?? ''
  if (/^(?:pida|pide|pregunte|pregunta)$/.test(plain)) at += 1
  return itemAt(reading, at) === null || (!JOIN.test(plain) && STOP.test(plain)) ? null : at
}

function itemAt(reading: Reading, start: number): { item: Item; next: number } | null {
  const { words } = reading
  let at = start
  let count: number | null = null
  let isMany = false
  while (at < start + 4) {
    const plain = words[at]?.plain ?? ''
    if (/^\d+$/.test(plain)) count = Number(plain)
    else if (plain === 'n' && /s$/.test(words[at + 1]?.plain ?? '')) isMany = true
    else if (!DETERMINER.test(plain) || (plain === 'numero' && !/^(?:de|entero)$/.test(words[at + 1]?.plain ?? '')))
      break
    else if (plain === 'numero' && words[at + 1]?.plain !== 'de') break
    else if (/^(?:varios|varias|muchos|muchas|algunos|algunas)$/.test(plain)) isMany = true
    at += 1
  }
  const noun = words[at]
  if (!noun || (!/^[a-z_]+$/.test(noun.plain) && noun.plain !== '%')) return null
  if (STOP.test(noun.plain) && !(at > start && nounType(noun.plain) !== null)) return null
  // «y hacer la cuenta», «y conteste si …»: what is to be done.
  if (at === start && nounType(noun.plain) === null && isVerbWord(noun.plain)) return null
  const parts = [noun.plain === '%' ? 'porcentaje' : noun.plain]
  const written = [noun.plain === '%' ? 'porcentaje' : noun.text.toLowerCase()]
  at += 1
  while (ADJECTIVES.test(words[at]?.plain ?? '') || isComplement(reading, at)) {
    const plain = words[at]?.plain ?? ''
    const isOf = /^(?:de|del|en|a)$/.test(plain)
    // «la cantidad de varios productos» tells how often.
    if (plain === 'de' && /^(?:vari[oa]s|cada|much[oa]s|divers[oa]s|distint[oa]s)$/.test(words[at + 1]?.plain ?? '')) {
      at += 3
      break
    }
    const length = isOf ? (/^(?:la|el|los|las|un|una|su)$/.test(words[at + 1]?.plain ?? '') ? 3 : 2) : 1
    for (const word of words.slice(at, at + length)) {
      parts.push(word.plain)
      written.push(word.text.toLowerCase())
    }
    at += length
    if (parts.length > 5) break
  }
  const isPlural =
    /s$/.test(parts[0] ?? '') &&
    singular(parts[0] ?? '') !== parts[0] &&
    (count !== null ||
      isMany ||
      /^(?:los|las|varios|varias|muchos|muchas|mis|sus|tus)$/.test(words[start]?.plain ?? '') ||
      at - start === 1 ||
      nounType(singular(parts[0] ?? '')) !== null)
  return { item: { words: parts, written, count, isPlural }, next: at }
}

/** «de la factura», «en euros», «a pagar»: tells which one is meant. */
function isComplement(reading: Reading, at: number): boolean {
  const [of = '', next = '', after = ''] = reading.words.slice(at, at + 3).map(({ plain }) => plain)
  if (!/^(?:de|del|en|a)$/.test(of)) return false
  const noun = /^(?:la|el|los|las|un|una|su)$/.test(next) ? after : next
  if (of === 'a') return next === 'pagar'
  return (
    /^[a-z]{2,}$/.test(noun) &&
    !/^(?:forma|una|cada|este|vez|teclado|python|orden|que|bucle|uno)$/.test(noun) &&
    (of !== 'en' ||
      /^(?:euros|dolares|pesos|kilos|metros|metro|cm|kg|km|kilometros|anos|grados|celsius|fahrenheit|horas|litros|centimetros|soles|segundos|minutos|dias|meses|gramos|libras|porcentaje)$/.test(
        noun,
      ))
  )
}

function named(items: readonly Item[]): Pick<Inputs, 'items' | 'repeated'> {
  const [only] = items
  if (only && items.length === 1 && (only.count !== null ? only.count > 1 : only.isPlural)) {
    const plural = identifier(only.written[0] ?? '')
    const name = singular(plural)
    const item = { name, label: upperFirst(accented(singularLabel(only.written[0] ?? ''))), type: typeOf(only, name) }
    return { items: [], repeated: { item, plural: plural === name ? `${plural}s` : plural, count: only.count } }
  }
  const found: Input[] = []
  for (const item of items) {
    if (item.count !== null && item.count > 1) {
      const name = singular(identifier(item.written[0] ?? ''))
      for (let number = 1; number <= Math.min(item.count, 4); number += 1)
        found.push({
          name: `${name}${number}`,
          label: `${upperFirst(accented(singularLabel(item.written[0] ?? '')))} ${number}`,
          type: typeOf(item, name),
        })
    } else found.push(inputOf(item, found))
  }
  return { items: found, repeated: null }
}

function inputOf(item: Item, before: readonly Input[]): Input {
  const short = identifier(item.written[0] ?? '')
  const long = identifier(
    item.written.filter((word) => !/^(?:de|del|la|el|los|las|en|a|un|una|su)$/.test(word)).join('_'),
  )
  // «año de nacimiento» is no year like another; «base de la factura» is just the base.
  const isLong =
    /^(?:anio|fecha|dia|mes|hora|numero|precio|cantidad|porcentaje|tipo|nombre)$/.test(short) &&
    long.length <= 24 &&
    !/_(?:euros|factura|enter[oa]|producto|persona|usuario)$/.test(long)
  const name = isLong || before.some((other) => other.name === short) ? long : short
  const free = before.some((other) => other.name === name) ? `${name}${before.length + 1}` : name
  return { name: free, label: upperFirst(item.written.map(accented).join(' ')), type: typeOf(item, short) }
}

function typeOf({ words }: Item, name: string): NounType {
  if (words.some((word) => /^enter[oa]s?$/.test(word))) return 'int'
  if (words.some((word) => /^decimal(?:es)?$/.test(word))) return 'float'
  return nounType(words[0] ?? '') ?? nounType(name) ?? 'text'
}

/** What a noun of a sentence says of one: «números» → número. */
export function singularLabel(written: string): string {
  const plain = withoutAccents(written)
  const one = singular(plain)
  if (one === plain) return written
  const cut = written.normalize('NFC').slice(0, one.length)
  return one.endsWith('z') ? `${cut.slice(0, -1)}z` : /ion$/.test(one) ? cut.replace(/ion$/, 'ión') : cut
}

const TEXT_PARAMETER =
  /^(?:s|texto|frase|palabra|cadena|nombre|letra|oracion|string|correo|email|contrasena|clave|linea|mensaje|ruta|archivo|apellido|ciudad)/

/** A number of seconds is one number. */
export const isUnit = (name: string) =>
  /^(?:segundos|minutos|horas|dias|anios|anos|meses|semanas|grados|euros|dolares|pesos|kilometros|metros|millas|litros|unidades|celsius|personas|kilos|gramos|veces|libras|km|cm|yardas|pies|pulgadas|bytes|galones|intentos|puntos)$/.test(
    name,
  )

/** The parameters of a stated signature as inputs. */
export function parametersOf(task: Task): Input[] {
  return (task.functions[0]?.parameters ?? []).map((name) => ({
    name,
    label: upperFirst(name.replaceAll('_', ' ')),
    type: TEXT_PARAMETER.test(name) ? 'text' : (nounType(name) ?? nounType(name.split('_')[0] ?? '') ?? 'float'),
  }))
}

/** Notes the words of a stated signature as used, at the place where it is stated. */
export function markSignature(task: Task, reading: Reading): void {
  const [signature] = task.functions
  if (!signature) return
  const { words } = reading
  const named = words.findIndex(({ text }, at) => identifier(text) === signature.name && words[at + 1]?.plain === '(')
  const at = named === -1 ? words.findIndex(({ text }) => identifier(text) === signature.name) : named
  const close = named === -1 ? at : words.findIndex(({ plain }, index) => index > at && plain === ')')
  if (at !== -1) reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(Math.max(at, close) + 1) })
}

/** The line that asks for one thing at the keyboard. */
export function askLine({ name, label, type }: Input): string {
  const prompt = `'${label.replaceAll("'", '’')}: '`
  if (type === 'text') return `${name} = input(${prompt})`
  if (type === 'int') return `${name} = int(input(${prompt}))`
  return `${name} = float(input(${prompt}).replace(',', '.'))`
}

/** «cuántos» or «cuántas», «el» or «la» for a noun. */
export const article = (noun: string) => (isFeminine(noun) ? 'la' : 'el')
