import { quoted } from '../../../../engine/task/read-data'
import { allOf } from '../../all-of'
import type { Reading } from '../../compose/reading'
import type { Family, ToldProgram } from '../told'

/** One thing that a text must have: its test in Python, and what is said of it. */
type Part = { test: (it: string) => string; said: string; at: number }

const SOME =
  '(?:(?:al menos|por lo menos|como minimo|minimo|que|tenga|tengan|tiene|lleve|contenga|tambien|con|haya) )*(?:un|una|1|algun|alguna|algunos|algunas)'
const KINDS: readonly { words: RegExp; method: string; said: string }[] = [
  { words: new RegExp(`\\b${SOME} (?:numero|digito|cifra)s?\\b`), method: 'isdigit', said: 'algún número' },
  { words: new RegExp(`\\b${SOME} (?:letra )?(?:mayuscula)s?\\b`), method: 'isupper', said: 'alguna mayúscula' },
  { words: new RegExp(`\\b${SOME} (?:letra )?(?:minuscula)s?\\b`), method: 'islower', said: 'alguna minúscula' },
  { words: new RegExp(`\\b${SOME} letras?\\b(?! (?:mayus|minus))`), method: 'isalpha', said: 'alguna letra' },
]
const SYMBOL = new RegExp(
  `\\b${SOME} (?:simbolo|signo|caracter especial)s?(?: (?:de|estos|estas|como|entre|:|\\(|tipo))*`,
)
const SIGNS = '!@#$%&*'
const LISTED =
  /(?:s[ií]mbolos?|signos?|especial(?:es)?)[^\n\p{L}]*(?:(?:de|estos|estas|como|entre|tipo)[^\n\p{L}]*?)*[:(]?\s*((?:[^\s\p{L}\d,.;()][\s,]*){2,16})/u
const LENGTHS: readonly { words: RegExp; sign: string; said: string }[] = [
  { words: /\b(?:mas de) (\d+) (?:caracteres|letras)\b/, sign: '>', said: 'más de' },
  { words: /\b(?:menos de) (\d+) (?:caracteres|letras)\b/, sign: '<', said: 'menos de' },
  {
    words: /\b(?:como maximo|maximo|como mucho)(?: de)? (\d+) (?:caracteres|letras)\b/,
    sign: '<=',
    said: 'como mucho',
  },
  {
    words:
      /\b(?:(?:que |tenga |tiene |longitud |de )*(?:al menos|por lo menos|como minimo|minimo|minima|a partir de)(?: de)? (\d+)(?: (?:caracteres|letras))?|(\d+) (?:caracteres|letras) (?:o mas|como minimo|minimo|por lo menos|al menos)|(\d+) o mas (?:caracteres|letras))/,
    sign: '>=',
    said: 'al menos',
  },
  { words: /\b(?:exactamente |justo )?(\d+) (?:caracteres|letras)\b/, sign: '==', said: 'justo' },
]
const NO_SPACES = /\b(?:y )?(?:(?:que )?no (?:tenga|contenga|lleve|haya|tiene|valen)|sin) espacios\b/
const CHECKS =
  /\b(?:true|valid\w+|compr(?:ueb|ob)\w+|verific\w+|segur[ao]|fuerte|cumpl\w+|diga si|si (?:la |el )?(?:contrasena|clave|password|texto))\b/
const ASIDE =
  /\b(?:(?:que |y |me |se )*(?:devuelv\w+|diga|dice|da|de|compruebe|valide|validar|comprobar|retorne) )?(?:(?:true|verdadero)(?: (?:si|cuando))?(?: (?:la|el) (?:contrasena|clave|password|texto|usuario)(?: (?:tiene|es|cumple|lleva|contiene))?)?|si (?:la |el |una |es |esta )*(?:contrasena|clave|password|texto|valida|segura|fuerte|correcta)(?: (?:es|esta|tiene|cumple|lleva|valida|segura|fuerte|o no))*)|\b(?:y |o )?(?:false|falso)(?: si no| en caso contrario| en otro caso)?\b|\bsi no false\b|\bo no\b/g

/** What a password, or another text, must have: «8 caracteres o más, alguna mayúscula y algún número». */
export const strengthFamily: Family = (told) => {
  const { reading, asked, message } = told
  const [text, ...others] = asked?.parameters ?? []
  if ((asked && (text?.type !== 'text' || others.length > 0)) || !CHECKS.test(reading.text)) return null
  if (!asked && !/\b(?:contrasena|clave|password)\b/.test(reading.text)) return null
  if (/\b(?:gener\w+|aleatori\w+|intentos|acert\w+)\b/.test(reading.text)) return null
  const parts = partsOf(reading, message).toSorted((a, b) => a.at - b.at)
  if (parts.length < 2) return null
  for (const aside of [...reading.text.matchAll(ASIDE)])
    reading.use({ from: aside.index, to: aside.index + aside[0].length })
  const it = text?.name ?? 'contrasena'
  const tests = parts.map(({ test }) => test(it))
  const returned = ['return (', ...tests.map((test, at) => `    ${at === 0 ? '' : 'and '}${test}`), ')']
  const name = asked?.name ?? 'es_valida'
  return {
    definitions: [[`def ${name}(${it}):`, ...oneLine(tests, returned).map((line) => `    ${line}`)]],
    ...(asked ? { body: [], call: [quoted('Sol2024!')] } : program(reading, name)),
    typed: asked ? [] : ['sol', 'Sol2024!'].slice(0, 1),
    title: `${asked ? `La función \`${name}\` devuelve \`True\`` : 'El programa pide una contraseña y dice si vale: vale'} si ${asked ? 'el texto ' : ''}tiene ${parts
      .map(({ said }) => said)
      .join(', ')
      .replace(/, ([^,]*)$/, ' y $1')}.`,
    how: [
      'Todas las condiciones van unidas con `and`: si falla una, el resultado es `False`.',
      '`any(…)` mira letra a letra si alguna lo cumple.',
    ],
  }
}

const WIDTH = 80
const oneLine = (tests: readonly string[], returned: readonly string[]): readonly string[] => {
  const line = `return ${allOf(tests)}`
  return line.length <= WIDTH ? [line] : returned
}

function program(reading: Reading, name: string): Pick<ToldProgram, 'body'> {
  reading.take(
    /\b(?:que )?(?:pid\w+|pregunt\w+|solicit\w+)(?: (?:al usuario|una|la|su|por teclado))* (?:contrasena|clave|password)\b/,
  )
  return {
    body: [
      "contrasena = input('Contraseña: ')",
      `if ${name}(contrasena):`,
      "    print('La contraseña es válida.')",
      'else:',
      "    print('La contraseña no es válida.')",
    ],
  }
}

function partsOf(reading: Reading, message: string): Part[] {
  const parts: Part[] = []
  const length = LENGTHS.map((each) => ({ ...each, found: reading.find(each.words) })).find(
    ({ found }) => found !== null,
  )
  if (length?.found) {
    const count = length.found.groups.find((group) => group !== undefined) ?? '8'
    reading.use(length.found)
    parts.push({
      test: (it) => `len(${it}) ${length.sign} ${count}`,
      said: `${length.said} ${count} caracteres`,
      at: length.found.from,
    })
  }
  for (const { words, method, said } of KINDS) {
    const found = reading.take(words)
    if (found) parts.push({ test: (it) => `any(letra.${method}() for letra in ${it})`, said, at: found.from })
  }
  const symbol = reading.find(SYMBOL)
  if (symbol) {
    const listed = [...(LISTED.exec(message)?.[1] ?? '')].filter((sign) => !/[\s,]/.test(sign)).join('')
    reading.use({ from: symbol.from, to: listed === '' ? symbol.to : endOfSigns(reading, symbol.to) })
    parts.push({
      test: (it) => `any(letra in ${quoted(listed === '' ? SIGNS : listed)} for letra in ${it})`,
      said: `algún símbolo de \`${listed === '' ? SIGNS : listed}\``,
      at: symbol.from,
    })
  }
  const spaces = reading.take(NO_SPACES)
  if (spaces) parts.push({ test: (it) => `' ' not in ${it}`, said: 'ningún espacio', at: spaces.from })
  return parts
}

/** Behind the signs that are listed one by one. */
const endOfSigns = ({ text }: Reading, from: number): number =>
  from + (/^(?: [^a-z\d\s]+(?= |$))*/.exec(text.slice(from))?.[0].length ?? 0)
