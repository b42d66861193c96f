import { folded } from '~/platform/text/folded'
import { inDigits } from '../../../engine/lexicon/number-words'
/** What somebody says of a run: what should come out, what does, what they give it. Values as they write them, in their order. */
export type Expectation = { wanted: string[]; seen: string[]; given: string[] }
type Role = keyof Expectation

/** A longer message is no complaint about one result. */
const MAX_CHARACTERS = 1_500

const LIST = String.raw`\[(?:[^[\]\n]|\[[^[\]\n]{0,80}\]){0,160}\]`
const DICTIONARY = String.raw`\{[^{}\n]{1,160}\}`
const TUPLE = String.raw`\([^()\n]{0,80},[^()\n]{0,80}\)`
const QUOTED = String.raw`"[^"\n]{1,60}"|«[^»\n]{1,60}»|\`[^\`\n]{1,60}\`|(?<!\w)'[^'\n]{1,60}'(?!\w)`
const NUMBER = String.raw`(?<![\w.])-?\d+(?:[.,]\d+)?(?![\w%]|\.\d| decimal| cifra)`
const NUMBERS = `${NUMBER}(?:(?: |, ?| y )${NUMBER}){0,12}`
/** «3 filas», «las 2 primeras»: a number that counts what is spoken of is no result. */
const COUNTS =
  /^ (?:por ciento|primer|ultim|letra|cifra|numero|decimal|fila|columna|linea|elemento|caracter|minuto|de \d)/
const TIME = String.raw`(?<![\w.:])\d{1,2}(?::\d\d){1,2}(?![\w:])`
/** «F-102», «P-7»: what rows are called. */
const CODE = String.raw`\b[a-z]{1,4}-\d{1,6}\b`
/** «gat_», «_a_a»: what is shown of a hidden word. */
const HIDDEN = String.raw`(?<!\w)(?:_[a-z_]*|[a-z]+_)(?![\w(])`
const VALUE = new RegExp(
  `${HIDDEN}|${LIST}|${DICTIONARY}|${TUPLE}|${QUOTED}|${TIME}|${CODE}|${NUMBERS}|\\b(?:true|false|none|verdadero|falso)\\b`,
  'gi',
)

const SAYS =
  '(?:me |se |te |le |lo |la )*(?:da|dan|dio|sale|salen|salio|imprime|imprimen|muestra|devuelve|dice|queda|quedan|cuenta|pone|aparece|escribe|suma|guarda|regresa|retorna|arroja|tira|marca|bota|saca|calcula|vale|responde|paga|entra|llama|suspende|aprueba)'
const WISHES =
  '(?:deber\\w+|tendri\\w+|tiene que|tenia que|tienen que|debe|deben|quiero|queria|quisiera|esperaba|espero|necesito|se supone|lo correcto|el correcto|la buena|lo suyo|correcto|calculadora|a mano|excel|en papel|la cuenta buena|profe\\w*|el libro|el enunciado)'
const IS = '(?:son|es|eran|era|serian|seria|sean|sea|hay|habia)'
/** Goes on with a wish: «debería salir», «quiero que ponga». */
const INFINITIVE =
  '(?:ser|dar|salir|imprimir|devolver|decir|quedar|mostrar|valer|poner|escribir|pagar|salga|salgan|diga|ponga|imprima|muestre|devuelva)(?:me|se|nos)?'
const INSTEAD = '(?:en vez de|en lugar de|y no|no)'
const GIVES =
  '(?:con(?! (?:[a-z]{2,6} )?(?:decimal|cero|cifra))|para|busco|buscas|buscar|busque|tecleas|escriben|llega|llegan|pongo|pones|meto|metes|meti|escribo|escribes|tecleo|ingreso|introduzco|elijo|doy|paso|pruebo con|probe con|si es|si son|entrada)'
const CUE = new RegExp(`\\b(?:(${INSTEAD})|(${WISHES})|(${SAYS})|(${IS})|(${GIVES})|(${INFINITIVE}))\\b`, 'g')
/** So far from its cue a value is another matter. */
const MAX_DISTANCE = 40

type Mark = { at: number; end: number } & (
  | { kind: 'instead' | 'wishes' | 'says' | 'is' | 'gives' | 'goes-on' }
  | { kind: 'value'; text: string }
)

/**
 * What a complaint states of results: «sale 18 en vez de 6», «debería dar [1, 2] y me da []», «si pongo 3 dice alto». Bare words are
 * values where a text of the program has them, too.
 */
export function readExpectation(words: string, source: string): Expectation {
  const prose = words
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(SPELT, (word) => inDigits(word.toLowerCase()))
  const text = plain(prose)
  const known = new Set(plain((source.match(LITERAL) ?? []).join(' ')).match(WORD))
  const read: Expectation = { wanted: [], seen: [], given: [] }
  let role: Role | null = null
  let before: Role | null = null
  let listed: Role | null = null
  let end = 0
  for (const mark of marksOf(text, prose, known)) {
    const isNear = mark.at - end <= MAX_DISTANCE && !/[.;?!\n]\s/.test(text.slice(end, mark.at))
    if (!isNear) role = null
    if (mark.kind === 'value') {
      const gap = text.slice(end, mark.at)
      // «deberían salir F-102 y F-103»
      if (role === null && /^ ?(?:,|y|e) $/.test(gap)) role = listed
      if (role === 'wanted' && !isDirect(gap) && listed === null) role = null
      if (role === 'seen' && APPROVED.test(text.slice(mark.end, mark.end + MAX_DISTANCE))) role = 'wanted'
      if (role !== null && !(role === 'wanted' && COUNTS.test(text.slice(mark.end)))) read[role].push(mark.text)
      if (role !== null) before = role
      listed = role
      role = null
    } else {
      listed = null
      role = roleAfter(mark.kind, { role, before, gap: text.slice(end, mark.at) })
    }
    end = mark.end
  }
  return read
}

/** «Me imprime sube baja, que es justo lo que quiero»: what comes out is right. */
const APPROVED =
  /^["'»]?,? (?:y )?(?:que |eso |lo cual |lo que )?(?:es|son|era|esta|estan) (?:justo |justamente |exactamente |precisamente |perfecto )?(?:(?:lo|el|la) (?:que|correct)|bien\b|correct|perfect)/

/** «Hay dos y dice 1»: so many, in words; «dos veces» counts something else. */
const SPELT =
  /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})(?= \p{L})(?! (?:y|o|en|de|vec|l[ií]neas?|horas?|d[ií]as?|a[ñn]os?|decimal|cifra))/giu

/** Between a wish and what is wished stand only small words: «quiero que me salga el 6», not «quiero pasar 125 minutos». */
const isDirect = (gap: string) => gap.split(/[\s:=,]+/).every((word) => word === '' || SMALL_WORDS.has(word))
const SMALL_WORDS = new Set(
  'ser dar darme salir salirme imprimir devolver decir quedar quedarse mostrar valer poner contar aparecer tener haber sacar responder guardar escribir marcar costar pagar empezar terminar acabar cuente salga salgan sea sean empiece de diga ponga imprima muestre devuelva que el la los las un una a en me te se lo algo como asi esto resultado total numero valor hasta siguiente posicion suma media correcto exactamente igual unos mas menos o con precio hora dos tres decimales cifras ceros delante formato'.split(
    ' ',
  ),
)

type Reading = { role: Role | null; before: Role | null; gap: string }

/** What the next value is, after a word of some kind. */
function roleAfter(kind: Mark['kind'], { role, before, gap }: Reading): Role | null {
  switch (kind) {
    case 'instead':
      return before === 'wanted' ? 'seen' : before === 'seen' ? 'wanted' : role
    case 'wishes':
      return 'wanted'
    // «debería dar», «quiero que salga», «tendría que ser»: one wish.
    case 'says':
      return role === 'wanted' && /^[\s\w,]{0,24}$/.test(gap) && !/\b(?:y|pero|aunque)\b/.test(gap) ? 'wanted' : 'seen'
    // «me da 16 y es 120», but «me dice que el 8 es primo».
    case 'is':
      return (
        role ??
        (/(?:^|[,;:(]|\by|\bpero|\bcuando) ?(?:(?:en realidad|claramente|obviamente|evidentemente|realmente|de verdad) |(?:el|la|los|las) (?:[a-z]+ ){1,3})?$/.test(
          gap,
        )
          ? 'wanted'
          : null)
      )
    case 'goes-on':
      return role
    default:
      return 'given'
  }
}

/** Words of role and values, in their order. A value keeps the letters that the person wrote. */
function marksOf(text: string, prose: string, known: ReadonlySet<string>): Mark[] {
  const own = text.length === prose.length ? prose : text
  const valueAt = (at: number, length: number): Mark => ({
    ...{ kind: 'value', at, end: at + length, text: unquoted(own.slice(at, at + length)) },
  })
  const values = [...text.matchAll(VALUE)].map(({ 0: found, index }) => valueAt(index, found.length))
  const cues = [...text.matchAll(CUE)].map(({ 0: found, index, ...groups }): Mark => {
    const kind = groups[1]
      ? 'instead'
      : groups[2]
        ? 'wishes'
        : groups[3]
          ? 'says'
          : groups[4]
            ? 'is'
            : groups[5]
              ? 'gives'
              : 'goes-on'
    return { kind, at: index, end: index + found.length }
  })
  const isInValue = ({ at }: Mark) => values.some((value) => at >= value.at && at < value.end)
  const plainCues = cues.filter((cue) => !isInValue(cue))
  const bare = plainCues
    .filter(({ kind }) => kind !== 'wishes' && kind !== 'is')
    .flatMap(({ end }) => {
      const found = knownWords(text, end, known)
      return found === null || isInValue({ kind: 'is', at: found.at, end: found.at })
        ? []
        : [valueAt(found.at, found.length)]
    })
  return [...values, ...plainCues, ...bare].toSorted((a, b) => a.at - b.at || a.end - b.end)
}

const MAX_WORDS = 6
const ARTICLES = /^(?: que)?(?: soy| es| eres| era)?(?: que| un| una| el| la| siempre| solo| como| por)?/

/** The words right behind a place that the program has as well: «dice menor de edad». */
function knownWords(text: string, end: number, known: ReadonlySet<string>): { at: number; length: number } | null {
  const lead = ARTICLES.exec(text.slice(end))?.[0].length ?? 0
  const from = end + lead
  const words = /^ ?([\p{L}_]+(?: [\p{L}\d_]+)*)/u.exec(text.slice(from, from + 80))?.[1]?.split(' ') ?? []
  const count = words.findIndex((word) => !known.has(word) || LINKS.has(word))
  const taken = words.slice(0, count === -1 ? MAX_WORDS : Math.min(count, MAX_WORDS)).join(' ')
  return taken === '' ? null : { at: text.indexOf(taken, from), length: taken.length }
}

const LINKS = new Set([
  'y',
  'pero',
  'en',
  'a',
  'o',
  'si',
  'no',
  'de',
  'el',
  'la',
  'con',
  'print',
  'for',
  'if',
  'input',
  'int',
])
const LITERAL = /"[^"\n]{0,200}"|'[^'\n]{0,200}'|\d+/g
const WORD = /[\p{L}\d_]+/gu

const plain = (text: string) => folded(text).normalize('NFC')

/** A value that is a text stands in quotes where it is told; «12,5» is a number. */
const unquoted = (value: string) => value.replace(/^["'«`]([^"'«»`]*)["'»`]$/, '$1').replace(/^(-?\d+),(\d+)$/, '$1.$2')
