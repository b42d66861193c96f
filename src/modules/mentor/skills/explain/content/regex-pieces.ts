import { byWord } from '~/platform/text/by-word'
import { listed } from '~/platform/text/listed'

const CLASSES: Readonly<Record<string, readonly [string, string]>> = byWord({
  '\\d': ['una cifra', 'cifras'],
  '\\D': ['algo que no es cifra', 'caracteres que no son cifras'],
  '\\w': ['una letra, cifra o guion bajo', 'letras, cifras o guiones bajos'],
  '\\W': ['algo que no es letra ni cifra', 'caracteres que no son letras ni cifras'],
  '\\s': [
    'un espacio en blanco (espacio, tabulador o salto de línea)',
    'espacios en blanco (espacio, tabulador o salto de línea)',
  ],
  '\\S': ['algo que no es un espacio', 'caracteres que no son espacios'],
  '.': ['cualquier carácter', 'caracteres cualesquiera'],
})
const MARKS: Readonly<Record<string, string>> = byWord({
  '^': 'el **principio** del texto',
  $: 'el **final** del texto',
  '\\b': 'el borde de una palabra',
  '|': '«o»: lo de un lado o lo del otro',
  ')': 'fin del grupo',
})

const PIECE =
  /(\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[:!=][^)]?|\(\?P<\w+>|[\^$|().]|[^\\[\]()^$|.{}*+?]+|.)(\{\d*,?\d*\}|[*+?])?(\?)?/gsu
const MAX_PIECES = 14

/** A pattern explained from left to right, each piece with how often it may come. */
export function regexPieces(pattern: string): string {
  const found: string[] = []
  for (const [, piece = '', times = '', lazy = ''] of pattern.slice(0, 200).matchAll(PIECE)) {
    if (found.length === MAX_PIECES) break
    // Only the last letter of plain text is repeated.
    const isText = times !== '' && piece.length > 1 && !/^[\\[(]/.test(piece)
    if (isText) found.push(told(piece.slice(0, -1), '', ''))
    found.push(told(isText ? piece.slice(-1) : piece, times, lazy))
  }
  return found.length === 0 ? '' : `Pieza a pieza: ${found.join('; ')}.`
}

function told(piece: string, times: string, lazy: string): string {
  const code = piece.includes('`') ? piece : `\`${piece}${times}${lazy}\``
  const short = lazy === '' ? '' : ', lo menos posible'
  return `${code} ${meaning(piece, times)}${short}`
}

function meaning(piece: string, times: string): string {
  const mark = MARKS[piece]
  if (mark !== undefined) return times === '' ? mark : `${mark}, ${timesText(times)}`
  const [one, many] = CLASSES[piece] ?? classOf(piece)
  return times === '' ? one : countOf(times, one, many)
}

function classOf(piece: string): readonly [string, string] {
  const inside = /^\[(\^?)(.*)\]$/su.exec(piece)
  if (inside) return insideOf(inside[2] ?? '', inside[1] === '^')
  if (piece.startsWith('(?P<')) return ['empieza un grupo con nombre', 'empieza un grupo con nombre']
  if (piece.startsWith('(?')) return ['empieza un grupo que no se guarda', 'empieza un grupo que no se guarda']
  if (piece.startsWith('(')) return ['empieza un **grupo**, que se guarda aparte', 'empieza un grupo']
  return piece.startsWith('\\')
    ? [`${NAMES[piece.slice(1)] ?? `un \`${piece.slice(1)}\``} tal cual`, `\`${piece.slice(1)}\``]
    : ['tal cual', 'tal cual']
}

const NAMES: Readonly<Record<string, string>> = byWord({
  '.': 'un **punto**',
  '-': 'un guion',
  '/': 'una barra',
  '(': 'un paréntesis',
  ')': 'un paréntesis',
  '+': 'un signo más',
  '*': 'un asterisco',
  '?': 'un signo de interrogación',
  $: 'un signo de dólar',
})
const RANGES: Readonly<Record<string, string>> = byWord({
  'A-Z': 'letra mayúscula',
  'a-z': 'letra minúscula',
  '0-9': 'cifra',
  '\\d': 'cifra',
  '\\w': 'letra, cifra o guion bajo',
  '\\s': 'espacio',
  '\\.': 'punto',
  '@': 'arroba (`@`)',
  '-': 'guion',
})
const PART = /[^\]\\]-[^\]\\]|\\.|./gsu

/** `0-5` */
const spanOf = (part: string) => (/^.-.$/su.test(part) ? `de \`${part[0]}\` a \`${part.at(-1)}\`` : `\`${part}\``)

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const MOST = 15

/** `A-HJ-NP-TV-Z`: most letters of the alphabet, told by those that are left out. */
function mostLetters(inside: string): string | null {
  const isSmall = /^[a-z-]+$/.test(inside)
  if (!isSmall && !/^[A-Z-]+$/.test(inside)) return null
  const spans = (inside.toUpperCase().match(PART) ?? []).map((part) => [part[0] ?? '', part.at(-1) ?? ''] as const)
  const out = ALPHABET.filter((letter) => !spans.some(([from, to]) => from <= letter && letter <= to))
  if (out.length === 0 || ALPHABET.length - out.length < MOST) return null
  const names = out.map((letter) => `\`${isSmall ? letter.toLowerCase() : letter}\``)
  return `${isSmall ? 'minúscula' : 'mayúscula'}: valen todas menos ${out.join('') === 'AEIOU' ? 'las **vocales** ' : ''}${listed(names)}`
}

/** What may stand there, or may not: `[A-Z0-9]`, `[^@\s]`. */
function insideOf(inside: string, isNot: boolean): readonly [string, string] {
  const letters = isNot ? null : mostLetters(inside)
  if (letters !== null) return [`**una sola letra** ${letters}`, `letras ${letters.replace('cula:', 'culas:')}`]
  const parts = (inside.match(PART) ?? []).map((part) => RANGES[part] ?? spanOf(part))
  const all = [...new Set(parts)]
  const joined = all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${isNot ? 'ni' : 'o'} ${all.at(-1)}`
  return isNot
    ? [`un carácter que no sea ${joined}`, `caracteres que no sean ${joined}`]
    : all.length === 1 && Object.hasOwn(MANY, joined)
      ? [`una ${joined}`, MANY[joined] ?? joined]
      : [`**uno** que sea ${joined}`, `caracteres (cada uno, ${joined})`]
}

const MANY: Readonly<Record<string, string>> = {
  'letra mayúscula': 'letras mayúsculas',
  'letra minúscula': 'letras minúsculas',
  cifra: 'cifras',
}

const timesText = (times: string) =>
  times === '*'
    ? 'cero o más veces'
    : times === '+'
      ? 'una o más veces'
      : times === '?'
        ? 'puede faltar'
        : `repetido \`${times}\``

function countOf(times: string, one: string, many: string): string {
  if (times === '+')
    return many === 'tal cual' || one.startsWith('**') || many.startsWith('`')
      ? `${one}, **una o más veces** seguidas`
      : `${one.startsWith('una ') ? '**una o más**' : '**uno o más**'} ${many}, seguid${one.startsWith('una ') ? 'as' : 'os'}`
  if (times === '*') return `${one}, **cero o más veces**`
  if (times === '?') return `${one}, que **puede faltar** (es opcional)`
  const [, from = '', comma = '', to = ''] = /^\{(\d*)(,?)(\d*)\}$/.exec(times) ?? []
  const what = many === 'tal cual' ? 'veces' : many
  if (comma === '') return `exactamente ${from} ${what}`
  if (to === '') return `${from || 0} o más ${what}`
  return `de ${from || 0} a ${to} ${what}`
}
