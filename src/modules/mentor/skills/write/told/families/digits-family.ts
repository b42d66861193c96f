import { quoted } from '../../../../engine/task/read-data'
import type { Reading } from '../../compose/reading'
import type { Family, Told } from '../told'

const MULTIPLIED =
  /\b(?:(?:multiplic\w+|multiplicando|pond\w+|pesos|pesa\w*|por)(?: (?:los|las|digitos|cifras|cada|cada una?|se|por|uno|una|digito|cifra|son|de|derecha|izquierda|a|la|el|empezando|numeros?|alternativamente|alternando|alternad[oa]s?|factores|pesos|serie|secuencia|en orden|:)){0,8} )((?:\d+(?:[.,]\d+)*(?: ,| y| - (?=\d))? ?){1,14})/
const BY_PLACE =
  /\b(?:multiplic\w+|pond\w+)(?: (?:cada|digito|cifra|una?|por|los|digitos|se)){0,8} (?:por )?su posicion\b/
const DOUBLED =
  /\b(?:dobl\w+|duplic\w+|multiplic\w+ por 2)\b[^;.]{0,60}\b(?:uno de cada 2|cada 2|segund[oa]s?|alternos?|alternas?|uno si (?:y )?(?:uno|otro) no|posiciones (?:im)?pares)\b/
const RIGHT_TO_LEFT =
  /\b(?:de|desde la|empezando por la|por la) derecha(?: a(?: la)? izquierda)?\b|\bempezando por (?:el final|el ultimo|la derecha)\b|\bde atras (?:hacia|para) (?:adelante|delante)\b|\bal reves\b/
/** «11 - (suma % 11)», «11 menos el resto de dividir por 11», «el resto de dividir la suma entre 10». */
const CHECK =
  /\b(?:se )?(?:hace |resta\w* |calcul\w+ )?(?:a )?(?:(\d+) (?:-|menos|se le resta|le restas?|restar\w*|se resta)(?: (?:el|la|\()){0,8} )?(?:(?:suma|total|resultado) (?:%|modulo|mod) (\d+)|(?:resto|residuo|modulo)(?: (?:de|la|el|dividir\w*|division|suma|total|esa|entre|por|eso|resultado|al|que|queda|sale|sobra)){0,8} (\d+))(?: \))?/
const CHECK_TRUE =
  /\b(?:(?:es |sea |si )?(?:valid[oa]|correct[oa]|true)[^;.]{0,30}?)?(?:suma|total|resultado)(?: (?:es|sea|tiene que ser|debe ser|total|ha de ser)){0,8} (?:(?:un )?multiplo de|divisible (?:entre|por)) (\d+)/
/** «… y se hace 11 menos ese resto» */
const MINUS =
  /\b(?:y )?(?:se )?(?:hace |resta )?(?:a )?(\d+) (?:menos|-|se le resta) (?:ese|el|dicho|este|lo)(?: (?:resto|residuo|resultado|valor))?/
const SPECIAL =
  /\b(?:si|cuando)(?: (?:el|la|resultado|resto|eso|te|me|digito|sale|da|es|fuera|queda|numero)){0,8} (\d+)(?: (?:,|:|el|la|digito|verificador|control|es|se|pone|poner|devuelv\w+|entonces|una?|letra|un|pon|usa|sera|pasa|a|ser|vale|sale|cambia|por|-|>|la|el|lo|cambias|toma)){0,8} («[^ ]+»|[a-z]|\d+)(?= |$)(?: mayuscula)?/g

/** A check digit by weights: every digit times its weight, the sum, what is left of it, and the values that are written otherwise. */
export const digitsFamily: Family = (told) => {
  const { reading, asked } = told
  const [number, ...others] = asked?.parameters ?? []
  if (!asked || !number || others.length > 0 || !/\b(?:digitos?|cifras?|numeros?)\b/.test(reading.text)) return null
  const place = reading.find(BY_PLACE)
  const doubled = place === null ? reading.find(DOUBLED) : null
  const stated = reading.find(MULTIPLIED)
  const weights = stated === null ? [] : weightsOf(stated.groups[0] ?? '')
  const way = place ?? (weights.length > 2 ? stated : doubled)
  if (way === null) return null
  const fromRight = reading.find(RIGHT_TO_LEFT) !== null
  const checked = reading.find(CHECK_TRUE)
  const check = checked === null ? reading.find(CHECK) : null
  if (checked === null && check === null) return null
  for (const found of [way, checked, check]) if (found) reading.use(found)
  reading.take(RIGHT_TO_LEFT)
  const specials = check === null ? [] : specialsIn(reading, check.to)
  const last = checked === null ? reading.take(LAST) : null
  markAsides(told)
  const minus = check === null ? null : reading.take(MINUS)
  const first = check?.groups[0] ?? minus?.groups[0]
  const modulus = check?.groups[1] ?? check?.groups[2] ?? checked?.groups[0] ?? '10'
  const text = number.type === 'text' ? number.name : `str(${number.name})`
  const length = Number(reading.take(LENGTH)?.groups[0] ?? Number.NaN)
  const body = last === null ? text : `${text}[:-1]`
  const digits = fromRight ? `reversed(${body})` : body
  const sums =
    way === doubled && doubled !== null
      ? doubledLines(digits)
      : place
        ? placeLines(digits)
        : weightLines(digits, weights)
  const isText =
    specials.some(({ value }) => !/^\d+$/.test(value)) ||
    /\b(?:como |un |una )?(?:texto|string|cadena|letra)\b/.test(reading.text)
  const cleaning = last === null ? [] : cleaned(reading, number.name)
  const guards = Number.isNaN(length)
    ? []
    : [
        `if len(${text}) != ${length}${number.type === 'text' ? ` or not ${number.name}.isdigit()` : ''}:`,
        '    return False',
      ]
  const ending =
    last !== null
      ? comparedLines({ first, modulus, specials, text })
      : checked
        ? [`return suma % ${modulus} == 0`]
        : checkLines({ first, modulus, specials, isText })
  const sample = number.type === 'text' ? quoted('12345678') : '12345678'
  return {
    definitions: [
      [
        `def ${asked.name}(${number.name}):`,
        ...[...cleaning, ...guards, ...sums, ...ending].map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: [sample],
    typed: [],
    title:
      checked || last
        ? `La función \`${asked.name}\` suma las cifras con sus pesos y comprueba el resto.`
        : `La función \`${asked.name}\` suma las cifras con sus pesos y saca de ahí el dígito.`,
    how: [
      fromRight
        ? '`reversed` recorre las cifras de derecha a izquierda.'
        : 'El bucle recorre las cifras de izquierda a derecha.',
      ...(way === stated ? [`\`posicion % ${weights.length}\` vuelve al primer peso cuando se acaban.`] : []),
      `\`suma % ${modulus}\` es el resto de dividir la suma entre ${modulus}.`,
      ...specials.map(({ from, value }) => `Si sale ${from}, se escribe \`${value}\`.`),
    ],
  }
}

/** «2,3,4,5,6,7 y de nuevo 2,3...»: up to where they begin again. */
function weightsOf(text: string): string[] {
  const numbers = text
    .split(/ (?:,|y|-) | /)
    .flatMap((part) => (/^\d+(?:[.,]\d+)+$/.test(part) ? part.split(/[.,]/) : part))
    .filter((part) => /^\d+$/.test(part))
  const again = numbers.findIndex((each, at) => at > 1 && each === numbers[0] && numbers[at + 1] === numbers[1])
  const once = again === -1 ? numbers : numbers.slice(0, again)
  return once.length > 2 && once.at(-1) === once[0] ? once.slice(0, -1) : once
}

const weightLines = (digits: string, weights: readonly string[]) => [
  `pesos = [${weights.join(', ')}]`,
  'suma = 0',
  `for posicion, cifra in enumerate(${digits}):`,
  `    suma += int(cifra) * pesos[posicion % ${weights.length}]`,
]
const placeLines = (digits: string) => [
  'suma = 0',
  `for posicion, cifra in enumerate(${digits}, 1):`,
  '    suma += int(cifra) * posicion',
]
const doubledLines = (digits: string) => [
  'suma = 0',
  `for posicion, cifra in enumerate(${digits}):`,
  '    valor = int(cifra)',
  '    if posicion % 2 == 1:',
  '        valor *= 2',
  '        if valor > 9:',
  '            valor -= 9',
  '    suma += valor',
]

/** «eso tiene que ser igual al último dígito» */
const LAST =
  /\b(?:eso|ese|el resultado|el digito|el numero)?(?: (?:tiene que|debe|ha de))? ?(?:ser|sea|es|coincid\w+|compar\w+)(?: (?:igual|con|a|al|el|lo|mismo|que)){0,8} (?:ultim[oa]|digito de control|verificador que (?:trae|viene))(?: (?:digito|cifra|numero))?/
const LENGTH =
  /\bsi no (?:tiene|son|hay|mide)(?: exactamente)? (\d+) (?:digitos|cifras|numeros|caracteres)(?: (?:devuelv\w+|es|da|,|->)){0,8} ?(?:false)?/

/** Signs that may stand between the digits are taken out first. */
function cleaned(reading: Reading, name: string): string[] {
  const found = reading.take(/\b(?:tipo «[^ ]+» )?(?:o |y |con o ){0,8}(?:tambien )?(?:sin|con) guiones?\b|\bguiones\b/)
  return found || /«\d+-\d/.test(reading.text) ? [`${name} = ${name}.replace('-', '')`] : []
}

function comparedLines({ first, modulus, specials, text }: Omit<Check, 'isText'> & { text: string }): string[] {
  const value = first === undefined ? `suma % ${modulus}` : `${first} - suma % ${modulus}`
  return [
    `digito = ${value}`,
    ...specials.flatMap(({ from, value: to }) => [
      `if digito == ${from}:`,
      `    digito = ${/^\d+$/.test(to) ? to : quoted(to)}`,
    ]),
    `return str(digito) == ${text}[-1]`,
  ]
}

type Special = { from: string; value: string }

function specialsIn(reading: Reading, after: number): Special[] {
  const specials: Special[] = []
  for (const match of reading.text.matchAll(SPECIAL)) {
    if (match.index < after) continue
    const [, from = '', plain = ''] = match
    reading.use({ from: match.index, to: match.index + match[0].length })
    const word = reading.words.findLastIndex(
      (_, at) => reading.offsetOf(at) < match.index + match[0].length - (/ mayuscula$/.test(match[0]) ? 11 : 0),
    )
    const value = (reading.words[word]?.text ?? plain).replace(/["'«»]/g, '')
    specials.push({ from, value: /^[a-z]$/.test(value) && /mayuscula/.test(match[0]) ? value.toUpperCase() : value })
  }
  return specials
}

type Check = { first: string | undefined; modulus: string; specials: readonly Special[]; isText: boolean }

function checkLines({ first, modulus, specials, isText }: Check): string[] {
  const value = first === undefined ? `suma % ${modulus}` : `${first} - suma % ${modulus}`
  const shown = (text: string) => (isText ? `'${text}'` : text)
  if (specials.length === 0 && !isText) return [first === undefined ? `return ${value}` : `return ${value}`]
  return [
    `digito = ${value}`,
    ...specials.flatMap(({ from, value: text }) => [`if digito == ${from}:`, `    return ${shown(text)}`]),
    isText ? 'return str(digito)' : 'return digito',
  ]
}

function markAsides({ reading }: Told): void {
  reading.take(
    /\b(?:y )?(?:de nuevo|vuelve a|otra vez|se repite\w*|luego|y vuelve)(?: (?:a|al|el|con|empezar)){0,8} ?(?:\d+(?:[.,]\d+)*(?: , ?| \. ?){0,8}){0,24}/,
  )
  reading.take(/\bse suman?(?: todo| los resultados)?/)
  reading.take(
    /\b(?:se )?(?:recorr\w+|suma\w*|coge\w*|toma\w*)(?: (?:los|las|se|todo|todos|digitos|cifras|resultados|el|total|y)){0,8}/,
  )
  reading.take(/\bsi no (?:,)? ?(?:el|ese) mismo(?: numero)?\b/)
  reading.take(
    /\b(?:[a-z]+ )?(?:es )?(?:un )?(?:int|entero|numero) sin (?:puntos|guion)(?: (?:ni|y) (?:guion|puntos))?/,
  )
  reading.take(/\bsin puntos ni guion\b/)
}
