import { upperFirst } from '~/platform/text/first-letter'
import { isVerbWord } from '../../../../engine/lexicon/verb-words'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { Reading } from '../../compose/reading'
import { accented } from '../../compose/scalars/nouns'
import { typeOfNoun } from '../noun-names'

/** One thing that is asked for or passed, in the order of the request. `of` is what it is said of: «precio de un ramo» → ramo. */
export type Quantity = {
  name: string
  label: string
  type: 'text' | 'whole' | 'number' | 'money' | 'time' | 'date' | 'yes-no'
  noun: string
}

const ASK =
  /\b(?:(?:que )?(?:(?:me|le|te|se|al usuario|el usuario|yo) )*(?:pid(?!en\b|ieron\b)\w+|pedir\w*|pregunt(?:e|a|en|ando|ar|o)|lea|leer|lee|introdu\w+|ingres\w+|solicit\w+|met[aeo]|teclee|reciba)(?: (?:al usuario|por teclado|primero|me|a la persona))*) (?!numeros hasta)/g
const STOP =
  /^(?:me|que|y|e|te|le|nos|calcul\w+|di|diga\w*|dice|dila|dime|dig\w+|muestr\w+|mostr\w+|imprim\w+|indi(?:que|ca|car)|inform\w+|devuelv\w+|saqu\w+|saca|dibuj\w+|convert\w+|convierta|pint\w+|cuent\w+|haga|haz|escriba|hasta|ensen\w+|avis\w+|cobr\w+|segun|sum\w+|multipl\w+|anad\w+|agreg\w+|aplic\w+|descont\w+|descuent[ae]|tiene|si)$/
const TELLS = /^(?:son|cuestan?|valen?|cobr\w+|es|sale|salen)$/
const AND = /^(?:y|e|,|luego|despues|tambien|y luego)$/

const OF_MANY = /^(?:vari[oa]s|cada|divers[oa]s|distint[oa]s|diferentes|much[oa]s)$/
const MAX = 8

/** What a request wants to be asked for, one by one; empty where it says nothing of it. */
export function quantitiesOf(reading: Reading): Quantity[] {
  const found: Quantity[] = []
  for (const match of reading.text.matchAll(ASK)) {
    const start = reading.wordAt(match.index + match[0].length)
    if (reading.isUsed(start - 1)) continue
    const end = readItems(reading, start, found)
    if (end > start) reading.use({ from: match.index, to: reading.offsetOf(end) })
    if (found.length >= MAX) break
  }
  return found.slice(0, MAX)
}

function readItems(reading: Reading, start: number, found: Quantity[]): number {
  const { words } = reading
  let at = start
  let end = start
  while (at < words.length && found.length < MAX) {
    let next = at
    while (AND.test(words[next]?.plain ?? '') || /^(?:pida|pregunte|pide|pregunta|me)$/.test(words[next]?.plain ?? ''))
      next += 1
    const from = next
    const chunk: string[] = []
    const said: string[] = []
    while (next < words.length && !/^(?:[,;.:?!]|y|e|luego|despues|para)$/.test(words[next]?.plain ?? '')) {
      const { plain = '', text = '' } = words[next] ?? {}
      if (
        chunk.length > 0 &&
        STOP.test(plain) &&
        !(plain === 'si' && chunk.every((word) => SKIPPED.test(word))) &&
        plain !== 'que'
      )
        break
      // «el precio y la cantidad de varios productos» tells how often.
      if (chunk.length > 0 && plain === 'de' && OF_MANY.test(words[next + 1]?.plain ?? '')) {
        next += 3
        continue
      }
      // What stands in brackets tells the form.
      const isOfWhat = plain === 'que' && chunk.at(-1) === 'lo'
      if (
        plain === '(' ||
        plain === 'en' ||
        (plain === 'que' && !isOfWhat) ||
        (plain === 'como' && /^(?:dd|hh|aaaa)$/.test(words[next + 1]?.plain ?? ''))
      ) {
        const close = plain === '(' ? words.findIndex((word, index) => index > next && word.plain === ')') : next
        const inside = words
          .slice(next, plain === '(' ? close + 1 : next + 6)
          .map((word) => word.plain)
          .join(' ')
        if (/\bs \/ n\b|si \/ no/.test(inside)) chunk.push('#yes-no')
        if (/\bhh : mm\b/.test(inside)) chunk.push('#time')
        if (/\bdd \/ mm\b/.test(inside)) chunk.push('#date')
        if (plain === '(') {
          next = close === -1 ? words.length : close + 1
          continue
        }
        if (plain === 'que') break
        if (plain === 'como') {
          next += 1
          while (/^(?:hh|mm|:|\/|-|dd|aaaa|yyyy)$/.test(words[next]?.plain ?? '')) next += 1
          continue
        }
        if (
          /^en (?:formato|metros|euros|kilos|cm|horas|grados|kg|pesos|anos|centimetros|minutos|ese|este|km|litros|dolares)/.test(
            inside,
          )
        ) {
          next += 2
          while (/^(?:hh|mm|:|\/|dd|aaaa|orden)$/.test(words[next]?.plain ?? '')) next += 1
          continue
        }
        break
      }
      chunk.push(plain)
      said.push(text.toLowerCase())
      next += 1
    }
    // «el casco son 2 euros más» tells, and asks for nothing.
    if (chunk.slice(1).some((word) => TELLS.test(word)) && chunk.some((word) => /^\d/.test(word))) break
    // «las horas por encima de 40 se pagan al 150 %» is a rule, and «la edad media de ellos» is worked out.
    if (
      (chunk.slice(1).includes('se') && chunk.some((word) => /^\d/.test(word))) ||
      /^(?:ell[oa]s|estos|estas)$/.test(chunk.at(-1) ?? '')
    )
      break
    const quantities = severalOf(chunk) ?? [quantityOf(chunk, said, found) ?? []].flat()
    if (quantities.length === 0) break
    found.push(...quantities)
    end = next
    at = next
    if (next === from || !AND.test(words[next]?.plain ?? '')) break
  }
  return end
}

const MANY = 6

/** «3 notas»: each of them is asked for by its number. */
function severalOf(chunk: readonly string[]): Quantity[] | null {
  const words = chunk.filter((word) => !SKIPPED.test(word) || word === 'numero')
  // «la nota de 3 parciales»: one of each.
  const [what = '', many = '', things = ''] = words
  if (/^[a-z]{3,}$/.test(what) && /^[2-6]$/.test(many) && /^[a-z]{3,}s$/.test(things) && chunk.includes('de'))
    return severalOf([many, `${what}s`, ...words.slice(3)])
  const [count = '', plural = ''] = words
  if (!/^\d$/.test(count) || Number(count) < 2 || Number(count) > MANY || !/^[a-z]{3,}s$/.test(plural)) return null
  const noun = singular(plural)
  const type =
    noun === 'fecha'
      ? 'date'
      : words[2] === 'enteros' || words[2] === 'enteras'
        ? 'whole'
        : (typeOfNoun(noun) ?? 'text')
  return Array.from({ length: Number(count) }, (_, at) => ({
    name: identifier(`${noun}${at + 1}`),
    label: `${upperFirst(accented(noun))} ${at + 1}`,
    type,
    noun,
  }))
}

/** Behind «si», what is answered by yes or no. */
const IS_ASKED = /^(?:es|tiene|esta|eres|tienes|soy|tengo|quiere|lleva|viene)$/
const SKIPPED =
  /^(?:el|la|los|las|un|una|unos|tu|su|mi|sus|me|primero|al|numero|entero|otra|otro|persona|de|del|cada|usuario)$/

function quantityOf(chunk: readonly string[], said: readonly string[], before: readonly Quantity[]): Quantity | null {
  const marks = chunk.filter((word) => word.startsWith('#'))
  const words = chunk.filter((word) => !word.startsWith('#'))
  const [first = ''] = words
  // «y salude»: what is to be done. What has an article before it is a thing.
  if (first === chunk[0] && typeOfNoun(first) === null && isVerbWord(first)) return null
  if (first === '' || (STOP.test(first) && first !== 'si') || (first === 'si' && !IS_ASKED.test(words[1] ?? '')))
    return null
  const yesNo = words.indexOf('si')
  if (marks.includes('#yes-no') || (yesNo !== -1 && yesNo < 3 && IS_ASKED.test(words[yesNo + 1] ?? ''))) {
    const what = words
      .slice(yesNo + 1)
      .filter((word) => !/^(?:es|tiene|esta|eres|tienes|soy|un|una|su|si|el|la|o|no|ha|quiere)$/.test(word))
    const name = identifier(what.slice(0, 2).join('_'))
    return name === ''
      ? null
      : {
          name,
          label: `¿${upperFirst(words.slice(yesNo + 1).join(' '))}? (s/n)`,
          type: 'yes-no',
          noun: what[0] ?? name,
        }
  }
  const price = priceAsked(words, before)
  if (price) return price
  if (/^cuant[oa]s?$/.test(first)) {
    const noun = words[1] ?? ''
    const isVerb =
      /^(?:han|ha|he|hay|son|quiere|quieres|va|van|se|me|pedi|compra\w*|vend\w+|somos|sois|seamos|vamos|vienen)$/.test(
        noun,
      ) || noun === ''
    const isUs = /^(?:somos|sois|seamos|vamos|vienen)$/.test(noun)
    const name = isUs ? 'personas' : isVerb ? 'cantidad' : identifier(noun)
    const type = typeOfNoun(noun) === 'number' && !/^(?:numero|dato)/.test(noun) ? 'number' : 'whole'
    return {
      name,
      label: `Cuánt${first.endsWith('as') ? 'as' : 'os'}${isUs ? ' sois' : isVerb ? '' : ` ${accented(noun)}`}`,
      type,
      noun: name,
    }
  }
  const at = words.findIndex((word) => !SKIPPED.test(word))
  const isHeir = /^(?:la|el) (?:de|del)\b/.test(words.join(' '))
  const heir = isHeir ? before.at(-1)?.noun : undefined
  const noun = heir ?? words[at] ?? (words.includes('numero') ? 'numero' : undefined)
  if (noun === undefined || !/^[a-z]{1,}$/.test(noun)) return words.includes('numero') ? plainNumber(before) : null
  const tail = words.slice(heir ? at : at + 1).filter((word) => !SKIPPED.test(word) && word !== 'que')
  const isTwin = heir !== undefined || before.some((one) => one.noun === noun)
  const isLong = isTwin || /^(?:hora|fecha|numero|dia)$/.test(noun)
  const name = identifier([noun === 'ano' ? 'anio' : noun, ...(isLong ? tail.slice(0, 1) : [])].join('_'))
  const label = upperFirst(
    heir
      ? `${heir} ${said.slice(words[0] === 'la' || words[0] === 'el' ? 1 : 0).join(' ')}`
      : said.slice(at).map(accented).join(' '),
  )
  const type =
    marks.includes('#time') || (noun === 'hora' && tail.length > 0)
      ? 'time'
      : marks.includes('#date') || noun === 'fecha'
        ? 'date'
        : /^enter[oa]$/.test(tail[0] ?? '')
          ? 'whole'
          : (typeOfNoun(noun) ?? typeOfNoun(singular(noun)) ?? 'text')
  if (before.some((one) => one.name === name)) return null
  return { name, label, type, noun }
}

/** «a cuánto está cada uno», «lo que pagan por hora», «cuánto cuesta el kilo»: a price of one. */
function priceAsked(words: readonly string[], before: readonly Quantity[]): Quantity | null {
  const said = words.join(' ')
  const found =
    /^(?:a )?(?:cuanto|lo que) (?:le |me |se |te )?(?:esta|cuest[ae]n?|val[ea]n?|sale|pagan?|cobran?)(?: (?:por|cada|la|el|a|un[oa]?))* ?([a-z]+)?$/.exec(
      said,
    )
  const unit = found?.[1]
  if (!found || before.some(({ name }) => name === 'precio')) return null
  const isPay = /pag|cobr/.test(said) && /^(?:hora|dia|semana)$/.test(unit ?? '')
  const of = unit === undefined || /^un[oa]?$/.test(unit) ? 'cada uno' : unit
  return isPay
    ? { name: `pago_${unit}`, label: `Pago por ${unit}`, type: 'money', noun: 'pago' }
    : { name: 'precio', label: `Precio de ${of}`, type: 'money', noun: 'precio' }
}

const plainNumber = (before: readonly Quantity[]): Quantity | null =>
  before.some(({ name }) => name === 'numero')
    ? null
    : { name: 'numero', label: 'Número', type: 'number', noun: 'numero' }

/** The line that asks for one of them. */
export function askLines({ name, label, type }: Quantity): string[] {
  const hint = type === 'time' ? ' (HH:MM)' : type === 'date' ? ' (dd/mm/aaaa)' : ''
  const ask = `input('${label.replaceAll("'", '’')}${hint}: ')`
  switch (type) {
    case 'whole':
      return [`${name} = int(${ask})`]
    case 'number':
    case 'money':
      return [`${name} = float(${ask}.replace(',', '.'))`]
    case 'yes-no':
      return [`${name} = ${ask}.strip().lower() in ('s', 'si', 'sí')`]
    case 'time':
      return [`${name} = datetime.strptime(${ask}, '%H:%M')`]
    case 'date':
      return [`${name} = datetime.strptime(${ask}, '%d/%m/%Y')`]
    case 'text':
      return [`${name} = ${ask}.strip()`]
  }
}

/** What somebody types in the example. */
export const typedOf = ({ type, name }: Quantity, at: number): string =>
  type === 'text'
    ? /frase|texto/.test(name)
      ? 'hoy abre el taller'
      : 'sol'
    : type === 'yes-no'
      ? 's'
      : type === 'time'
        ? (['09:15', '11:45'][at % 2] ?? '10:00')
        : type === 'date'
          ? '14/02/2025'
          : /^edad/.test(name)
            ? '20'
            : /^anio/.test(name)
              ? '2024'
              : (['12', '7,5', '4'][type === 'whole' ? (at % 2) * 2 : at % 3] ?? '5')
