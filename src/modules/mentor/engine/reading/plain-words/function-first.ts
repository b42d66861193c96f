import { CALL, type Kept } from './kept'
import { saying } from './rewording'

/** Parameters by their names: a call with values is an example of it. */
const SIGNATURE = /^([\p{L}_][\p{L}\d_]*)\((?:[\p{L}_][\p{L}\d_]*(?:, ?[\p{L}_][\p{L}\d_]*)*)?\)$/u
const BUILT_IN =
  /^(?:print|input|range|len|round|int|float|str|list|dict|set|sum|max|min|sorted|open|type|abs|zip|map|filter|enumerate|sort|bin|append|de|la|el)$/
/** The point of «0.21» ends nothing. */
const SENTENCE = /(?:[^.;!?\n]|[.;!?](?=\S))+(?:[.;!?]+|\n+|$)/g
/** Several are ordered, or methods of one: they are read by themselves. */
const OF_A_CLASS = saying(
  '(?:una?|la|dos|tres|es una|:) clases?|clases? [\\uE300-\\uE3FF]|metodos?|atributos?|constructor|decorador(?:es)?|generador(?:es)?',
)
/** What stands before a name that is given: «llámala f(x)», «¿me pasas f(x)?», «la función sería f(x)». */
const NAMING =
  /(?:^|(?<=[\s,:¿(]))(?:(?:y|pues|es|de nombre|que|python|en python|para eso|para ello) )*(?:(?:necesito|quiero|hazme|haz|hacer|escribir|programar|busco)(?: que me \p{L}+)?|¿?me (?:podr[ií]as?|puedes?)(?: \p{L}+)?|(?:ll[aá]ma|pon|di)(?:la|le|lo)?(?: de nombre| por nombre)?|[aá]rm[aá](?:me|te)|¿?me (?:pas|arm|hac|escrib|d)[\p{L}]{1,4}|se (?:llama|llamar[ií]a|llame)|(?:el )?nombre(?: (?:de la funci[oó]n|es|ser[ií]a|que quiero))?:?|ser[ií]a|escr[ií]beme|hazme|¿?c[oó]mo (?:ser[ií]a|quedar[ií]a|har[ií]a|hago)|con|estoy (?:atorad|atascad)[oa] con)?,? ?(?:(?:una?|la|mi|def|esa) )?(?:funci[oó]n(?: (?:recursiva|def|llamada|se llama|que se llame|de nombre|sencilla))?|def)?[,:]? ?$/iu
const TAIL = /^,? (?:a la funci[oó]n|de nombre|como nombre)/iu
/** What the function does, told as a fact of it. */
const DOES: readonly (readonly [RegExp, string])[] = [
  [/^[,:;]? ?entra (.{1,120}?),? y salen? /iu, 'que reciba $1 y devuelva '],
  [/^[,:;]? ?(?:y )?con (?=True|False)/iu, 'que devuelva '],
  [
    /^[,:;]? ?(?:que |y )?(?:recib[ea]|toma|le (?:llegan?|pas[oa])|entran?|acepta) (.{1,120}?),? y (?:d[ae]|devuelv[ea]|que devuelva|sale[n]?|saca|entrega) /iu,
    'que reciba $1 y devuelva ',
  ],
  [/^[,:;]? ?(?:que |y )?(?:d[aeé]|devuelve) /iu, 'que devuelva '],
  [/^[,:;]? ?que /iu, 'que '],
  [
    /^[,:;]? ?(?=(?:dice|calcula|cuenta|suma|convierte|pasa|ordena|quita|busca|junta|separa|comprueba|mira|cobra|reparte|parte|invierte|recibe)\b)/iu,
    'que ',
  ],
  [/^[,:;]? ?para saber /iu, 'que diga '],
]
/** What is wanted, where the name stands apart: «necesito saber cuántas …», «se trata de partir …». */
const WANTED =
  /(?:^|[.;:,\n] ?)(?:y )?(?:necesito|quiero|se trata de|me interesa) (?:saber |ver |averiguar |encontrar |sacar |obtener )?/iu

/** A request that names its function anywhere, with the function first: «… Llámala f(x).» → «Una función f(x) que …». Null where it names none. */
export function functionFirst(text: string, { pieceOf }: Pick<Kept, 'pieceOf'>): string | null {
  if (OF_A_CLASS.test(text)) return null
  const signs = [...text.matchAll(new RegExp(CALL, 'g'))].filter(({ 0: sign }) => isSignature(pieceOf(sign)))
  const [first] = signs
  if (first === undefined || new Set(signs.map(({ 0: sign }) => pieceOf(sign))).size !== 1) return null
  const sentences = [...text.matchAll(SENTENCE)]
  const own = sentences.find(({ index, 0: said }) => index <= first.index && first.index < index + said.length)
  if (own === undefined) return null
  const at = first.index - own.index
  const before = own[0].slice(0, at).replace(NAMING, '')
  const after = own[0].slice(at + 1).replace(TAIL, '')
  const others = sentences.filter((one) => one !== own).map(([said]) => closed(said))
  const does = DOES.map(([pattern, plain]) => (pattern.test(after) ? after.replace(pattern, plain) : null)).find(
    (said) => said !== null,
  )
  const context = before
    .trim()
    .replace(/[,:;¿]+$/, '')
    .replace(/^[¿,]/, '')
    .trim()
  const rest = [context === '' ? '' : `${context}.`, ...others].filter((said) => said !== '')
  const head = `Una función ${first[0]}`
  if (does === undefined) return fromOthers(head, after, rest)
  const test = TESTED.exec(rest.join(' '))?.[1]
  return joined([`${head} ${test === undefined ? does : does.replace(IS_SO, `$1 si ${test} y $2 si no`)}`, ...rest])
}

/** What a function does, where another sentence than its own tells it. */
function fromOthers(head: string, after: string, rest: readonly string[]): string {
  const bare = after.replace(/^[\s,.:;?!]+/, '')
  const given = rest.findIndex((said) => GIVES_BACK.test(said))
  const gives = GIVES_BACK.exec(rest[given] ?? '')
  if (gives !== null) {
    const [, before = '', back = ''] = gives
    return joined([`${head} que devuelva ${back}`, before, bare, ...rest.toSpliced(given, 1)])
  }
  const passed = rest.findIndex((said) => PASSED.test(said))
  if (passed !== -1) {
    const does = (rest[passed] ?? '').replace(PASSED, 'que reciba $1 y devuelva ')
    return joined([`${head} ${does}`, ...rest.toSpliced(passed, 1)])
  }
  const told = joined([...rest, bare])
  return WANTED.test(told) ? `${head} que devuelva ${told.replace(WANTED, '')}` : `${head}. ${told}`
}

/** In a sentence of its own what it gives back, or what it is given. */
const GIVES_BACK =
  /^(?:(.{1,160}?)[,;] )?(?:y )?(?:tiene que |debe |que )?devuel?v(?:a|er|e) (?!(?:0|-1|None|True|False|ValueError) si )(.{3,400})$/iu
const PASSED =
  /^(?:me|le|nos|se le) (?:pasan?|dan?|llegan?) (.{1,120}?),? y (?:necesito|quiero|hay que|tengo que|tiene que) (?:sacar|devolver|obtener|dar|conseguir) /iu

/** «Mira si está bien cerrado … True cuando cuadra y False cuando no» */
const TESTED = /(?:mirar|comprobar|ver|saber|averiguar|revisar) si ([^.;?!\n]{4,120})/iu
const IS_SO =
  /(True|False) (?:si|cuando) (?:lo )?(?:es|est[aá]n?|cuadran?|se cumplen?|as[ií] es|lo son|son|vale)(?: (?:correct|v[aá]lid|buen)[oa]s?)?,? y (True|False) (?:si|cuando) no/iu

/** Sentences one after the other, without a title of a word or two; what goes on with a sentence and the numbers of a list stand in it. */
const joined = (sentences: readonly string[]) =>
  sentences
    .map(closed)
    .filter((said, at) => said !== '.' && (at === 0 || !/^(?:\p{L}+ ?){1,2}\.$/u.test(said)))
    .join(' ')
    .replace(/[.;] (?=y (?:si no|devuelva) )/g, ' ')
    .replace(/[:.,] (?:\d[.)]|[a-d]\)) (?=\p{L})/gu, ', ')

const closed = (said: string) => said.trim().replace(/(?<=[^.;:!?])$/, '.')

function isSignature(call: string): boolean {
  const name = SIGNATURE.exec(call)?.[1]
  return name !== undefined && !BUILT_IN.test(name)
}
