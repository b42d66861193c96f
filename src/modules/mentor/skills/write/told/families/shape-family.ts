import { byWord } from '~/platform/text/by-word'
import { quoted } from '../../../../engine/task/read-data'
import type { Reading } from '../../compose/reading'
import type { Family, ToldProgram } from '../told'

/** What a stretch of a text can hold, in words and as a class of a regular expression. */
const CLASSES: readonly [RegExp, string, string][] = [
  [
    /letras (?:o|y\/o|u) (?:numeros|digitos|cifras)|(?:numeros|digitos|cifras) (?:o|y\/o|u) letras|alfanumeric\w+|(?:que )?(?:pueden|puede) ser (?:letras?|numeros?|digitos?) o (?:letras?|numeros?|digitos?)/,
    '[A-Z0-9]',
    'letras o cifras',
  ],
  [/(?:letras )?consonantes|letras (?:que no sean|sin) vocales/, '[BCDFGHJKLMNPQRSTVWXYZ]', 'consonantes'],
  [/vocales/, '[AEIOU]', 'vocales'],
  [/letras?(?: mayusculas?)?|mayusculas?/, '[A-Z]', 'letras'],
  [/letras? minusculas?|minusculas?/, '[a-z]', 'letras'],
  [/numeros?|digitos?|cifras?/, '[0-9]', 'cifras'],
  [/caracteres/, '.', 'caracteres'],
]
const SIGNS: Record<string, string> = byWord({
  guion: '-',
  espacio: ' ',
  punto: '.',
  barra: '/',
  arroba: '@',
  'guion bajo': '_',
  'dos puntos': ':',
  almohadilla: '#',
})
const COUNT = String.raw`(?:(?:entre )?(\d+) (?:o|a|y|-) (\d+)|(un|una|1)(?: sola?)?|(\d+)|(?:al menos|minimo|como minimo) (\d+))`
const THING = CLASSES.map(([words]) => words.source).join('|')
const PART = new RegExp(
  String.raw`\b${COUNT} (?:(?:que )?(?:pueden|puede) ser )?(${THING})\b|\b(?:un|el) (guion bajo|guion|espacio|punto|barra|arroba|almohadilla)\b`,
  'g',
)
const CHECKS =
  /\b(?:valid\w+|bien escrit\w+|correct\w+|formato|comprueb\w+|comprob\w+|verific\w+|true|cumpl\w+|sea vali\w+|matricula|codigo)\b/

/** Whether a text has the shape that is told stretch by stretch: «3 o 4 letras, luego 6 números y luego 3 que pueden ser letras o números». */
export const shapeFamily: Family = ({ reading, asked, without }) => {
  const [text, ...others] = asked?.parameters ?? []
  if (!asked || !text || others.length > 0 || !CHECKS.test(reading.text)) return null
  if (/\bal menos (?:una|1) (?:mayuscula|minuscula|letra|numero|cifra)|\bcontrasen/.test(reading.text)) return null
  const found = [...reading.text.matchAll(PART)].filter((match) => !isLength(reading.text, match.index))
  if (found.length < 2) return null
  const parts = found.map((match) => partOf(match, reading))
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  reading.use({ from: first.index, to: last.index + last[0].length })
  const noCase = reading.take(
    /\b(?:(?:a veces|tambien|si|y|pero|lo|la|los|las|viene\w*|escriben|capturan|ponen|aunque|da igual|en|que|este\w*|vengan|importa|no|valen?|acept\w+|ignor\w+|sin importar|indistintamente|mayusculas o) ){0,8}minusculas?(?: (?:tambien|vale\w*|y eso si debe valer|o mayusculas|y mayusculas)){0,8}/,
  )
  const trims = reading.take(
    /\b(?:(?:o|y|con|quit\w+|ignor\w+|sin|los) ){0,8}espacios(?: (?:a los lados|alrededor|delante|detras|al principio|al final|o|y|por delante|por detras|sobrantes|de los lados|y eso si debe valer)){0,8}/,
  )
  const hyphens = reading.take(/\b(?:(?:o|y|con|quit\w+|ignor\w+|sin|los|puede (?:venir|llevar)) ){1,8}guiones\b/)
  const inside = trims !== null && !/lado|alrededor|delante|detras|principio|final|sobrantes/.test(trims.text)
  reading.take(/\b(?:y )?(?:las )?letras (?:que )?no (?:pueden|puede|deben) (?:ser|llevar) [^;.]{0,60}/)
  reading.take(/\btodo (?:junto|seguido)(?: tipo [^ ]+)?/)
  reading.take(/\b(?:y )?eso si debe valer\b/)
  reading.take(
    /\b(?:que )?(?:me )?(?:devuelv\w+|diga|de|compruebe|valide) (?:true o false|true si [^,;.]{0,40}|si (?:es|esta|viene)[^,;.]{0,40})(?: segun si [^,;.]{0,60})?/,
  )
  reading.take(/\b(?:segun )?si (?:el|la|un|una) [^,;.]{0,50}?(?:bien escrit[oa]|correct[oa]|valid[oa])\b/)
  const steps = [
    ...(trims ? [inside ? `${text.name} = ${text.name}.replace(' ', '')` : `${text.name} = ${text.name}.strip()`] : []),
    ...(hyphens ? [`${text.name} = ${text.name}.replace('-', '')`] : []),
    ...(noCase ? [`${text.name} = ${text.name}.upper()`] : []),
  ]
  const pattern = parts.map(({ pattern: one }) => one).join('')
  const sample = parts.map(({ sample: one }) => one).join('')
  if (without.has('re') || without.has('import'))
    return byPositions({ name: asked.name, text: text.name, steps, parts, sample })
  return {
    imports: ['import re'],
    definitions: [
      [
        `def ${asked.name}(${text.name}):`,
        ...[...steps, `return re.fullmatch(r${quoted(pattern)}, ${text.name}) is not None`].map(
          (line) => `    ${line}`,
        ),
      ],
    ],
    body: [],
    call: [quoted(sample)],
    typed: [],
    title: `La función \`${asked.name}\` devuelve \`True\` si \`${text.name}\` tiene justo esa forma, y \`False\` si no.`,
    how: [
      ...(trims ? [inside ? '`replace` quita los espacios.' : '`strip()` quita los espacios de los lados.'] : []),
      ...(noCase ? ['`upper()` lo pasa a mayúsculas, así valen también las minúsculas.'] : []),
      `El patrón se lee de izquierda a derecha: ${parts.map(({ said }) => said).join(', ')}.`,
      '`re.fullmatch` exige que el texto entero cumpla el patrón: ni le falta ni le sobra nada.',
    ],
  }
}

/** «Al menos 8 caracteres»: of the whole text, and no stretch of it. */
const isLength = (text: string, at: number) =>
  /\b(?:al menos|total de|tiene|son) $/.test(text.slice(Math.max(0, at - 12), at)) &&
  /\bcaracteres\b/.test(text.slice(at, at + 16))

type Part = { pattern: string; said: string; sample: string; letters: string | null; count: number | null }

function partOf(match: RegExpMatchArray, reading: Reading): Part {
  const [, from, to, one, count, atLeast, thing, sign] = match
  if (sign !== undefined) {
    const character = SIGNS[sign] ?? '-'
    return {
      pattern: /[.]/.test(character) ? `\\${character}` : character,
      said: `un ${sign}`,
      sample: character,
      letters: character,
      count: 1,
    }
  }
  const [words, plain, said] = CLASSES.find(([each]) => new RegExp(`^(?:${each.source})$`).test(thing ?? '')) ??
    CLASSES[5] ?? [/x/, '.', '']
  const isSmall = /minuscul/.test(thing ?? '')
  const set = exceptIn(reading, match, isSmall ? '[a-z]' : plain)
  const times =
    from !== undefined && to !== undefined
      ? `{${from},${to}}`
      : atLeast !== undefined
        ? `{${atLeast},}`
        : one !== undefined || count === '1'
          ? ''
          : `{${count}}`
  const least = Number(from ?? atLeast ?? count ?? 1)
  const letters = words.source.startsWith('numeros')
    ? '1234567890'
    : /consonantes/.test(said)
      ? 'BCDFGHJKLM'
      : /vocales/.test(said)
        ? 'AEIOUAEIOU'
        : isSmall
          ? 'abcdefghij'
          : 'ABCDEFGHIJ'
  return {
    pattern: `${set}${times}`,
    said: `${from === undefined ? (one === undefined ? (atLeast === undefined ? count : `${atLeast} o más`) : '1') : `de ${from} a ${to}`} ${said}`,
    sample: letters.repeat(3).slice(0, least),
    letters: lettersOf(set),
    count: from === undefined && atLeast === undefined ? least : null,
  }
}

/** «las letras no pueden ser vocales ni la Ñ ni la Q», «3 letras (sin vocales)». */
function exceptIn(reading: Reading, match: RegExpMatchArray, set: string): string {
  const { text, words } = reading
  if (set !== '[A-Z]') return set
  const from = (match.index ?? 0) + match[0].length
  const near = /^(?: \(?| ,)? ?(?:que no (?:sean|pueden ser)|sin|ninguna|excepto|no) ?(?:las )?vocales[^;.]{0,40}/.exec(
    text.slice(from, from + 90),
  )
  const about =
    /\bletras (?:que )?no (?:pueden|puede|deben) (?:ser|llevar|haber|tener) [^;.]{0,60}|\bno (?:se usan|hay|valen|puede haber|lleva\w*) (?:las )?vocales[^;.]{0,40}/.exec(
      text,
    )
  const said = `${near?.[0] ?? ''} ${about?.[0] ?? ''}`
  if (said.trim() === '') return set
  const start = near ? from : (about?.index ?? 0)
  const end = start + (near ?? about ?? [''])[0].length
  const single = words.filter(
    ({ text: written }, at) => written.length === 1 && reading.offsetOf(at) >= start && reading.offsetOf(at) < end,
  )
  const excluded = new Set([
    ...(/vocales/.test(said) ? 'AEIOU' : ''),
    ...single.map(({ text: letter }) => letter.toUpperCase()).filter((letter) => letter !== 'Y' && letter !== 'O'),
  ])
  return `[${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !excluded.has(letter)).join('')}]`
}

/** The characters of a class that are written out; null where it is a range of others. */
function lettersOf(set: string): string | null {
  const inside = set
    .slice(1, -1)
    .replace('A-Z', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    .replace('a-z', 'abcdefghijklmnopqrstuvwxyz')
    .replace('0-9', '0123456789')
  return set.startsWith('[') && /^[A-Za-z0-9]+$/.test(inside) ? inside : null
}

type Positions = { name: string; text: string; steps: readonly string[]; parts: readonly Part[]; sample: string }

/** The same without a regular expression: every stretch is looked at where it must stand. */
function byPositions({ name, text, steps, parts, sample }: Positions): ToldProgram | null {
  if (parts.some(({ letters, count }) => letters === null || count === null)) return null
  let at = 0
  const tests = parts.map(({ letters, count }) => {
    const [from, to] = [at, at + (count ?? 0)]
    at = to
    return [
      `for caracter in ${text}[${from}:${to}]:`,
      `    if caracter not in ${quoted(letters ?? '')}:`,
      '        return False',
    ]
  })
  return {
    definitions: [
      [
        `def ${name}(${text}):`,
        ...[...steps, `if len(${text}) != ${at}:`, '    return False', ...tests.flat(), 'return True'].map(
          (line) => `    ${line}`,
        ),
      ],
    ],
    body: [],
    call: [quoted(sample)],
    typed: [],
    title: `La función \`${name}\` devuelve \`True\` si \`${text}\` tiene justo esa forma, y \`False\` si no.`,
    how: [
      'Primero se mira la longitud.',
      'Después, cada trozo se recorre carácter a carácter: si uno no es de los que valen, se devuelve `False` en el acto.',
      'Si nada falla, al final se devuelve `True`.',
    ],
  }
}
