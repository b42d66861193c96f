import { quoted } from '../../../engine/task/read-data'
import type { Span } from '../compose/reading'

/** A condition in Python on what stands for `it`, with what is said of it and its place. */
export type Test = Span & { of: (it: string) => string; said: string }

type Kind = { words: string; test: (letter: string) => string; said: string }

/** What a letter of a text can be. */
const LETTERS: readonly Kind[] = [
  { words: '(?:letras? )?mayusculas?', test: (it) => `${it}.isupper()`, said: 'mayúscula' },
  { words: '(?:letras? )?minusculas?', test: (it) => `${it}.islower()`, said: 'minúscula' },
  { words: 'vocal(?:es)?', test: (it) => `${it}.lower() in 'aeiouáéíóú'`, said: 'vocal' },
  { words: 'numeros?|numericos?|digitos?|cifras?', test: (it) => `${it}.isdigit()`, said: 'número' },
  {
    words: 'letras? (?:o|y|ni) (?:numeros?|digitos?)|caracteres alfanumericos|alfanumericos?',
    test: (it) => `${it}.isalnum()`,
    said: 'letra o número',
  },
  { words: 'letras?', test: (it) => `${it}.isalpha()`, said: 'letra' },
  {
    words: '(?:simbolos?|signos?|caracter(?:es)? especial(?:es)?|caracter(?:es)? rar[oa]s?)',
    test: (it) => `not ${it}.isalnum() and not ${it}.isspace()`,
    said: 'símbolo',
  },
  { words: 'espacios?(?: en blanco)?', test: (it) => `${it}.isspace()`, said: 'espacio' },
]
/** Signs and letters by their names, or quoted. */
const SIGNS: readonly (readonly [words: string, sign: string])[] = [
  ['guion(?:es)? bajos?', '_'],
  ['guion(?:es)?', '-'],
  ['puntos? y comas?', ';'],
  ['dos puntos|2 puntos', ':'],
  ['puntos?', '.'],
  ['comas?', ','],
  ['(?:una )?arrobas?|@', '@'],
  ['barras?', '/'],
  ['asteriscos?', '*'],
  ['almohadillas?', '#'],
  ['(?:el |un )?cero', '0'],
]
const THING = [...LETTERS, ...SIGNS.map(([words]) => ({ words }))].map(({ words }) => words).join('|')
const ARTICLE =
  '(?:(?:el|la|los|las|un|una|unos|unas|ningun|ninguna|algun|alguna|(?:letra|signo|caracter|texto|palabra|simbolo|prefijo|sufijo|numero)(?= (?:«|[a-df-np-xz\\d](?: |$)))) )*'
const PIECE = `${ARTICLE}(«[^ ]+»|(?:${THING})(?= |$)|[a-df-np-xz\\d]+(?= |$)(?<=(?: [a-z]| \\d+)))`
const COUNT = '(\\d+|un|una|algun|alguna)'
const UNIT = '(?:caracteres|letras|digitos|cifras|de (?:largo|longitud))'
const HAS =
  '(?:(?:que |la |el |clave |texto )*(?:tiene|tenga|tengan|contiene|contenga|contengan|lleva|lleve|incluye|incluya|haya|hay|con|mide|mida|son|sea|es|usa|use) )'
const NOT =
  '(?:no (?:puede |debe )?(?:tiene|tenga|tener|contiene|contenga|contener|lleva|lleve|llevar|incluye|incluya|haya|hay|usa|use)|sin|ni|ningun|ninguna)'

const kindOf = (said: string): Kind | undefined => LETTERS.find(({ words }) => new RegExp(`^(?:${words})$`).test(said))
const signOf = (said: string): string =>
  said.startsWith('«')
    ? said.slice(1, -1).replaceAll('_', ' ')
    : (SIGNS.find(([words]) => new RegExp(`^(?:${words})$`).test(said))?.[1] ?? said)

/** «al menos uno de estos símbolos: ! @ # $ %». */
const LISTED = new RegExp(
  `\\b${HAS}?(?:(?:y|al menos|por lo menos|como minimo|minimo) )*(?:un[oa]?|algun[oa]?|1) (?:de )?(?:(?:estos|los|siguientes|estas|las) )*(?:(?:simbolos?|signos?|caracter(?:es)?(?: especial(?:es)?)?) )?(?:(?:de|estos|los|siguientes|entre|como|especial|:|\\() )*((?:[^\\sa-z0-9«»¦;()](?: (?:[,oy] )?|$)){2,})`,
)
const listed = (signs: string): string => {
  const all = [...signs.replace(/ [oy] /g, ' ').replace(/ /g, '')]
  // A comma between signs separates them, and a full stop behind the last one ends the sentence.
  const own = all.filter((sign, at) => sign !== ',' || all[at - 1] === ',' || at === all.length - 1)
  return [...new Set(own)].join('').replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}

type Row = {
  words: RegExp
  test: (it: string, groups: readonly string[], raw: RawText) => string
  said: (groups: readonly string[]) => string
}
/** What is quoted, as it is written. */
export type RawText = (plain: string) => string

const among = (piece: string, raw: RawText) =>
  quoted(piece.startsWith('«') || /^[a-z]$/.test(piece) ? raw(piece) : signOf(piece))

/** What a text can be asked for; a more particular row stands first. */
const ROWS: readonly Row[] = [
  {
    words: LISTED,
    test: (it, [signs = '']) => `any(letra in '${listed(signs)}' for letra in ${it})`,
    said: ([signs = '']) => `alguno de \`${listed(signs)}\``,
  },
  {
    words: new RegExp(`\\b${HAS}?(?:de )?entre (\\d+) y (\\d+) ${UNIT}`),
    test: (it, [low, high]) => `${low} <= len(${it}) <= ${high}`,
    said: ([low, high]) => `de ${low} a ${high} caracteres`,
  },
  {
    words: new RegExp(`\\b${HAS}?(?:de )?(\\d+) (?:a|o) (\\d+) ${UNIT}`),
    test: (it, [low, high]) => `${low} <= len(${it}) <= ${high}`,
    said: ([low, high]) => `de ${low} a ${high} caracteres`,
  },
  {
    words: new RegExp(
      `\\b${HAS}?(?:(?:al menos|por lo menos|como minimo|minimo|un minimo de|longitud minima(?: de)?|a partir de|desde) (\\d+) ${UNIT}|(\\d+) (?:o mas ${UNIT}|${UNIT} (?:o mas|como minimo|minimo|por lo menos|al menos)))`,
    ),
    test: (it, [count]) => `len(${it}) >= ${count}`,
    said: ([count]) => `al menos ${count} caracteres`,
  },
  {
    words: new RegExp(
      `\\b${HAS}?(?:no (?:pasa|pase|supera|supere|tiene|tenga)(?: de| mas de| los)? (\\d+) ${UNIT}|(?:como mucho|como maximo|maximo|un maximo de|hasta|longitud maxima(?: de)?) (\\d+) ${UNIT}|(\\d+) (?:o menos ${UNIT}|${UNIT} (?:o menos|como maximo|como mucho|maximo)))`,
    ),
    test: (it, [count]) => `len(${it}) <= ${count}`,
    said: ([count]) => `como mucho ${count} caracteres`,
  },
  {
    words: new RegExp(`\\b${HAS}?mas de (\\d+) ${UNIT}`),
    test: (it, [count]) => `len(${it}) > ${count}`,
    said: ([count]) => `más de ${count} caracteres`,
  },
  {
    words: new RegExp(`\\b${HAS}?menos de (\\d+) ${UNIT}`),
    test: (it, [count]) => `len(${it}) < ${count}`,
    said: ([count]) => `menos de ${count} caracteres`,
  },
  {
    words: new RegExp(`\\bno (?:empie[zc]\\w*|empez\\w+|comien[zc]\\w*) (?:por|con|en) ${PIECE}`),
    test: (it, [piece = ''], raw) => {
      const kind = kindOf(piece)
      return kind ? `not ${kind.test(`${it}[:1]`)}` : `not ${it}.startswith(${among(piece, raw)})`
    },
    said: ([piece]) => `no empieza por ${piece}`,
  },
  {
    words: new RegExp(`\\bno (?:termin\\w+|acab\\w+) (?:por|con|en) ${PIECE}`),
    test: (it, [piece = ''], raw) => {
      const kind = kindOf(piece)
      return kind ? `not ${kind.test(`${it}[-1:]`)}` : `not ${it}.endswith(${among(piece, raw)})`
    },
    said: ([piece]) => `no termina en ${piece}`,
  },
  {
    words: new RegExp(`\\b(?:que )?(?:empie[zc]\\w*|empez\\w+|comien[zc]\\w*) (?:por|con|en) ${PIECE}`),
    test: (it, [piece = ''], raw) => {
      const kind = kindOf(piece)
      return kind ? kind.test(`${it}[:1]`) : `${it}.startswith(${among(piece, raw)})`
    },
    said: ([piece]) => `empieza por ${piece}`,
  },
  {
    words: new RegExp(`\\b(?:que )?(?:termin\\w+|acab\\w+) (?:por|con|en) ${PIECE}`),
    test: (it, [piece = ''], raw) => {
      const kind = kindOf(piece)
      return kind ? kind.test(`${it}[-1:]`) : `${it}.endswith(${among(piece, raw)})`
    },
    said: ([piece]) => `termina en ${piece}`,
  },
  {
    words: new RegExp(
      `\\b(?:(?:todos? (?:son|sean)|todo(?: sea| es)?|${HAS}?(?:solo|solamente|unicamente)(?: (?:tiene|tenga|contiene|contenga|de|por|formad[oa] por|con|son|lleva|hay))*)) (?:(?:los|las) )?(${LETTERS.map(({ words }) => words).join('|')})\\b`,
    ),
    test: (it, [piece = '']) => {
      const kind = kindOf(piece)
      const method = /is(?:upper|lower|digit|alpha|alnum|space)\(\)$/.exec(kind?.test('letra') ?? '')?.[0]
      return method ? `${it}.${method}` : `all(${kind?.test('letra')} for letra in ${it})`
    },
    said: ([piece]) => `solo ${piece}`,
  },
  {
    words: new RegExp(`\\b(?:${NOT} )(?:(?:otros?|mas) )?${PIECE}`),
    test: (it, [piece = ''], raw) => {
      const kind = piece.startsWith('espacio') ? undefined : kindOf(piece)
      return kind
        ? `not any(${kind.test('letra')} for letra in ${it})`
        : `${piece.startsWith('espacio') ? "' '" : among(piece, raw)} not in ${it}`
    },
    said: ([piece]) => `sin ${piece}`,
  },
  {
    words:
      /\b(?:no (?:tiene|tenga|repite|repita|haya|hay)|sin)(?: (?:letras|caracteres|digitos|cifras|numeros))*(?: (?:repetid[oa]s|iguales|letras|caracteres|digitos|cifras))+\b/,
    test: (it) => `len(set(${it})) == len(${it})`,
    said: () => 'nada repetido',
  },
  {
    words: new RegExp(
      `\\b${HAS}?(?:(?:exactamente|justo) (\\d+|un|una)|(un solo|una sola|un unico|una unica)) (${THING}|«[^ ]+»)(?! (?:y|o) mas)`,
    ),
    test: (it, [count = '1', piece = ''], raw) => `${countOf(it, piece, raw)} == ${/^\d+$/.test(count) ? count : '1'}`,
    said: ([count, piece]) => `exactamente ${count} ${piece}`,
  },
  {
    words: new RegExp(
      `\\b${HAS}?(?:exactamente|justo|una longitud de|longitud)? ?(\\d+) ${UNIT}(?: exact[oa]s| justos)?`,
    ),
    test: (it, [count]) => `len(${it}) == ${count}`,
    said: ([count]) => `justo ${count} caracteres`,
  },
  {
    words: new RegExp(
      `\\b${HAS}?(?:al menos|por lo menos|como minimo|minimo|un minimo de|y) ${COUNT} (${THING}|«[^ ]+»)(?: o mas)?`,
    ),
    test: (it, [count = '1', piece = ''], raw) => atLeast(it, { count, piece, raw }),
    said: ([count, piece]) => `al menos ${count} ${piece}`,
  },
  {
    words: new RegExp(`\\b${HAS}${COUNT} (${THING}|«[^ ]+»)(?: (?:o mas|como minimo|por lo menos|al menos))?`),
    test: (it, [count = '1', piece = ''], raw) => atLeast(it, { count, piece, raw }),
    said: ([count, piece]) => `${count} ${piece}`,
  },
  {
    words: new RegExp(`\\b(?:que )?(?:contiene|contenga|contengan|tiene|tenga|lleva|lleve|incluye|incluya) ${PIECE}`),
    test: (it, [piece = ''], raw) => atLeast(it, { count: '1', piece, raw }),
    said: ([piece]) => `contiene ${piece}`,
  },
  {
    words: /\b(?:que )?(?:es|sea|son|sean) (?:un )?(?:palindrom[oa]s?|capicuas?)\b/,
    test: (it) => `${it} == ${it}[::-1]`,
    said: () => 'es un palíndromo',
  },
]

function countOf(it: string, piece: string, raw: RawText): string {
  const kind = kindOf(piece)
  return kind ? `sum(${kind.test('letra')} for letra in ${it})` : `${it}.count(${among(piece, raw)})`
}

type Least = { count: string; piece: string; raw: RawText }

function atLeast(it: string, { count, piece, raw }: Least): string {
  const kind = kindOf(piece)
  if (/^\d+$/.test(count) && count !== '1') return `${countOf(it, piece, raw)} >= ${count}`
  return kind ? `any(${kind.test('letra')} for letra in ${it})` : `${among(piece, raw)} in ${it}`
}

const LEFT_ASIDE =
  /\b(?:(?:sin|no|ni) (?:importar?n?|tener en cuenta|distinguir|contar|mirar|fijarse en)|ignor\w+|dan? igual|quit\w+)(?: (?:los|las|ni|y|o|,|si|de|en|blanco|mayusculas?|minusculas?|espacios?|tildes|acentos|signos|puntuacion|puntos|comas)){1,10}/g

/** The conditions on a text that words state, in their order; no word says two. */
export function textTests(text: string, raw: RawText): Test[] {
  // What is not looked at is no condition: «sin importar mayúsculas ni espacios».
  let open = text.replace(LEFT_ASIDE, (words) => '¦'.repeat(words.length))
  const found: Test[] = []
  for (const { words, test, said } of ROWS)
    for (;;) {
      const match = words.exec(open)
      if (match === null) break
      const groups = match.slice(1).filter((group) => group !== undefined)
      open = `${open.slice(0, match.index)}${'¦'.repeat(match[0].length)}${open.slice(match.index + match[0].length)}`
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        of: (it) => test(it, groups, raw),
        said: said(groups).replace(/[«»]/g, '`'),
      })
    }
  return found.toSorted((a, b) => a.from - b.from)
}
