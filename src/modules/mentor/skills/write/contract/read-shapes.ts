import { identifier } from '../../../engine/task/identifier'
import type { RequestWord } from '../../../engine/task/request-text'
import type { Reading, Span } from '../compose/reading'
import { listOf, type Shape, scalar } from './shapes'

/** A shape that words state, with their place. */
export type Stated = Span & { shape: Shape }

const OF = '(?: (?:de|con|tipo|del|asi|como|que|tiene|tienen|tengan|va|es|,|:))*'
const WORD = '(?:«[^ ]+»|[a-z_]\\w*)'
const DICT = `(?:(?:un|una|el|la|otro) )?(?:diccionarios?|dict)`
/** What a value of a dictionary may be called: «lista de notas», «[ notas ]», «( precio , unidades )», «nota». */
const VALUE = `\\[ (?:los |las )?${WORD}[^\\]]{0,40}\\]|\\( [^()]{3,60} \\)|(?:(?:su|sus|el|la|los|las|una|un|de) )*listas? (?:de|con) (?:(?:sus|las|los) )?${WORD}|(?:(?:su|sus|el|la|los|las|de) )*${WORD}(?: (?:media|promedio|total|maxim[oa]|minim[oa])\\b)?`
const STOP =
  '(?!(?:de|del|donde|para|por)\\b|(?:devuelv|calcul|dig[ae]|saque|dame|retorn|que|me|regres|obten|ordena|lista|uno|una|quiero|si|con)\\w*\\b)'
const NAMES = `${WORD}(?: (?:,|y|e|, y) (?:(?:el|la|los|las|su|sus) )*${STOP}${WORD}){0,8}`

const LITERAL = '(?:«[^»]*»|-?[\\d.]+|\\[ [^\\]]{0,60} \\]|date \\( [^()]{1,20} \\)|true|false|none|\\. \\. \\.|…)'
const PAIRS = `«[^»]+» : ${LITERAL}(?: , «[^»]+» : ${LITERAL}){0,9}`

const FORMS: readonly { words: RegExp; shape: (groups: readonly string[], keys: Keys) => Shape | null }[] = [
  {
    words: new RegExp(`\\[ \\{ (${PAIRS}) \\}(?: , \\{ ${PAIRS} \\}){0,20}[ ,.…]{0,9}\\]`, 'g'),
    shape: ([pairs = ''], keys) => listOf(shown(pairs, keys), 'fila'),
  },
  {
    words: new RegExp(
      `\\b(?:listas? (?:de|con) (?:[a-z]+ (?:como|en forma de) )?|son |(?:un|cada) [a-z]+ es )(?:un |unos )?(?:diccionarios?|dicts?)${OF} \\{ (${PAIRS}) \\}`,
      'g',
    ),
    shape: ([pairs = ''], keys) => listOf(shown(pairs, keys), 'fila'),
  },
  {
    words: new RegExp(`\\b${DICT}${OF} \\{ (${WORD}) : (${VALUE})(?: , [^}]*)? \\}`, 'g'),
    shape: ([key = '', value = ''], keys) => dict(key, value, keys),
  },
  {
    words: new RegExp(`\\{ (${WORD}) : (${VALUE})(?: , [^}]*)? \\}`, 'g'),
    shape: ([key = '', value = ''], keys) => dict(key, value, keys),
  },
  {
    words: new RegExp(`\\b${DICT}${OF}(?: cada)? (${WORD})(?: (?:- >|→|:|= >|- > una?|a)) (${VALUE})`, 'g'),
    shape: ([key = '', value = ''], keys) => dict(key, value, keys),
  },
  {
    words: new RegExp(
      `\\b(?:listas? (?:de|con) )?(?:tuplas?|pares|parejas|ternas?|listas)${OF} [([] (${NAMES}) [)\\]]`,
      'g',
    ),
    shape: ([names = ''], keys) => listOf(fixed('tuple', names, keys), 'fila'),
  },
  {
    words: new RegExp(
      `\\b(?:listas? (?:de|con)|son|cada un[oa] es) (?:un |unos )?(?:diccionarios?|dicts?)(?: de [a-z]+)?(?: (?:con|de|,|que|tienen|cada|uno|y|sus?))*(?: (?:las )?(?:claves|keys|campos))?(?: :)? (?:(?:el|la|los|las|su|sus) )*(${NAMES})`,
      'g',
    ),
    shape: ([names = ''], keys) => listOf(fixed('record', names, keys), 'fila'),
  },
  {
    words: /\blistas? de (?:\d+ )?listas?(?: (?:de|con) (?:\d+ )?([a-z]+))?/g,
    shape: ([noun = 'numero']) => listOf(listOf(scalar(noun), 'fila'), 'fila'),
  },
  {
    words: new RegExp(
      `\\b${DICT} (?:con|de|que (?:tiene|asocia|relaciona)) (?:(?:el|la|los|las|cada) )*(${WORD})(?: (?:como|de) claves?)? (?:y|con) ${STOP}(${VALUE})(?: (?:como|de) valor(?:es)?)?`,
      'g',
    ),
    shape: ([key = '', value = ''], keys) => (key === 'claves' ? null : dict(key, value, keys)),
  },
  {
    words:
      /\blistas? (?:de|con) (?:(?:los|las|sus|\d+) )*(?!(?:tuplas|listas|diccionarios|pares|cada|ellos|ellas|todos|todas|tod)\b)([a-z]{3,})/g,
    shape: ([noun = '']) => listOf(scalar(noun)),
  },
]

/** How each word is written, by its spelling in the request. */
type Keys = ReadonlyMap<string, string>

/** The fields of a row that is shown: «[{'ciudad': 'Lima', 'temp': 19}, …]». */
function shown(pairs: string, keys: Keys): Shape {
  const all = [...pairs.matchAll(new RegExp(`(«[^»]+») : (${LITERAL})`, 'g'))]
  return {
    kind: 'record',
    noun: 'fila',
    keys: all.map(([, key = '']) => keys.get(key) ?? key.replace(/[«»]/g, '')),
    fields: all.map(([, key = '', value = '']): Shape => {
      const { noun } = scalar(key)
      if (value.startsWith('[')) return listOf({ kind: value.includes('«') ? 'text' : 'number', noun })
      if (value.startsWith('date')) return { kind: 'date', noun }
      if (/^(?:true|false)$/.test(value)) return { kind: 'flag', noun }
      if (/^\.|^…|^none/.test(value)) return scalar(key)
      return value.startsWith('«') && scalar(key).kind !== 'date'
        ? { kind: 'text', noun }
        : value.startsWith('«')
          ? { kind: 'date', noun }
          : { kind: 'number', noun }
    }),
  }
}

function dict(key: string, value: string, keys: Keys): Shape {
  return { kind: 'dict', noun: 'par', key: scalar(key), value: valueShape(value, keys) }
}

function valueShape(said: string, keys: Keys): Shape {
  const bare = said.replace(/^(?:(?:su|sus|el|la|los|las|una|un|de) )+/, '')
  if (bare.startsWith('(')) return fixed('tuple', bare.slice(2, -2), keys)
  const many = /^\[ (?:los |las )?([^ \]]+)|^listas? (?:de|con) (?:(?:sus|las|los) )?(.+)$/.exec(bare)
  const noun = many?.[1] ?? many?.[2]
  // «temperatura media»
  const [, of, measure] = /^(\S+) (media|promedio|total|maxim[oa]|minim[oa])$/.exec(bare) ?? []
  if (measure !== undefined) return { kind: 'number', noun: `${measure}_${scalar(of ?? '').noun}` }
  return noun === undefined ? scalar(bare) : listOf(scalar(noun))
}

function fixed(kind: 'tuple' | 'record', names: string, keys: Keys): Shape {
  const each = names
    .split(/ (?:,|y|e|, y) /)
    .map((name) => name.replace(/^(?:(?:el|la|los|las|su|sus) )+/, '').trim())
    .filter((name) => name !== '')
  return {
    kind,
    noun: 'fila',
    fields: each.map((name) => scalar(name)),
    keys: each.map((name) => keys.get(name) ?? name.replace(/[«»]/g, '')),
  }
}

/** All shapes of a request in their order; the longest where several begin alike. */
export function shapesIn({ text, words }: Reading): Stated[] {
  const keys = new Map(words.map(({ plain, text: written }: RequestWord) => [plain, keyOf(written)]))
  const all = FORMS.flatMap(({ words: pattern, shape }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const made = shape(match.slice(1), keys)
      return made === null
        ? []
        : [{ shape: severalIn(made, match[0], text), from: match.index, to: match.index + match[0].length }]
    }),
  )
  return all
    .filter((one, at) => !all.some((other, index) => index < at && other.from < one.to && one.from < other.to))
    .toSorted((a, b) => a.from - b.from)
}

/** «un diccionario de alumnos con sus notas», of which the mean is wanted, holds several of each. */
const severalIn = (shape: Shape, said: string, text: string): Shape =>
  shape.kind === 'dict' &&
  shape.value.kind === 'number' &&
  /\bsus \w+s$/.test(said) &&
  /\b(?:media|promedio)s?\b/.test(text)
    ? { ...shape, value: listOf(shape.value) }
    : shape

const keyOf = (written: string) => (/^[\p{L}_][\p{L}\d_]*$/u.test(written) ? written : identifier(written))
