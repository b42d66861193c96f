/** More things that are asked at once are a specification, which is read as one. */
const MOST = 3
/** Longer prose tells a story or specifies a program. */
const MAX_CHARACTERS = 400

/** What may stand before a question or an order without being part of another. */
const LEAD =
  '(?:\\d[.)] ?)?¿?(?:(?:y|e|o|pero|ademas|tambien|luego|despues|ahora|entonces|oye|hola|buenas|vale|ok|gracias|perfecto|genial|por cierto|de paso|otra cosa|una duda|profe)[ ,:]+)*'
/** As it is typed on a phone, too. */
const QUE = '(?:que|q|k)'
const QUESTION = [
  '¿(?!y )',
  `${QUE} (?:es|son|era|hacen?|significan?|quiere decir|pasa|pasaria|ocurre|imprimen?|muestran?|salen?|saca|saldria|devuelven?|dan?|quedan?|diferencia|tipo|funcion|metodo|libreria|vale)\\b`,
  'que (?:tengo que|necesito|hago|hay que|debo|deberia|puedo)\\b',
  // «Qué gráfico me conviene», «con qué librería lo hago».
  'que \\w{4,} (?:me |nos |te )?(?:conviene|uso|elijo|recomiendas|recomendas|necesito|hay que|tengo que)\\b',
  `(?:con|en|a) (?:${QUE}|cual(?:es)?) \\w+ (?:(?:lo|la|los|las|se|me) )?(?:\\w{2,}o|puede|conviene|hace)\\b`,
  'cuanto tiempo\\b',
  '(?:vale|merece) la pena\\b',
  // «… y cuál es más rápida» compares what was named before.
  'cual(?:es)? (?:es|son)\\b(?! (?:la |el )?(?:mas|mejor|peor)\\b)',
  'como (?:(?:l[oae]s?|me|puedo|podria|se(?: puede)?|no) )*(?:\\w{2,}o|haria|sabria|podria|seria|quedaria|hacer|se \\w+)\\b',
  `(?:por|x) ?${QUE}\\b|pq\\b`,
  `(?:para|pa) ${QUE} (?:sirven?|es|son|se (?:usan?|ponen?|hace)|estan?|lleva|valen?|uso)\\b`,
  // «… y cuántas hay» goes on with what was begun.
  'cuanto (?:cuesta|vale|es|imprime|da|sale|queda|suma|devuelve|acaba)\\b|cuantos mensajes\\b',
  'cuando (?:se usan?|uso|usar|conviene|hay que|tengo que)\\b',
  'donde (?:\\w+ )?(?:\\w+o|esta|se \\w+)\\b',
  'se puede\\b',
  '(?:tengo|hay) que (?:instalar|descargar)\\b',
  '(?:puedo|podria) \\w+',
  'hay (?:alguna|otra|una) (?:forma|manera)\\b',
  'cuant[oa]s? (?:veces|vueltas|iteraciones|llamadas)\\b',
  // «¿Y si lo borro, qué saldría?»
  'si (?:(?:l[oae]s?|se l[oa]) )?(?:quit|borr|sac|elimin|cambi|pong|pusier|us)\\w*\\b',
  // «¿Y si la lista fuera [6, 8]?»
  'si (?:\\w+ ){1,4}?(?:fuera|fuese|es|tuviera|valiera|vale|hay|hubiera|anado|agrego)\\b',
  'es (?:mejor|necesari[oa]|obligatori[oa]|lo mismo)\\b',
]
const ORDER = [
  '(?:me )?explica\\w*',
  '(?:di|da|pon|haz|ensena|cuenta)(?:me|nos)\\b',
  'haz(?:l[oa])?\\b',
  '(?:anade|agrega|cambia|pasa|convierte|quita|guarda|ordena|revisa|corrige|arregla)(?:l[oae]s?|me\\w*)?\\b(?! (?:es|son|hace)\\b)',
  '(?:quiero|necesito|quisiera) (?:saber|que)\\b',
  '(?:que (?:pida|reste|sume|muestre|diga|guarde|imprima|salga|empiece|ordene))\\b',
]
const ASKS = `${LEAD}(?:${[...QUESTION, ...ORDER].join('|')})`
const LEADS_ONLY = new RegExp(`^\\W*${LEAD}$`)
const AT_START = new RegExp(`^${ASKS}`)
/** «¿y enumerate?», behind a question: the same is asked of something else. */
const OF_ANOTHER = '¿?y (?:(?:el|la|los|las|un|una) )?[\\w.]+ ?\\?'
const BEGINS = new RegExp(
  `(?:(?<=[.?!;\\n])\\s*|(?<=,)\\s+|\\s+(?=(?:y|e|ademas|tambien) ))(?=${ASKS})|(?<=\\?)\\s*(?=${OF_ANOTHER})`,
  'g',
)
const IS_ORDER = new RegExp(`^${LEAD}(?:${ORDER.join('|')})`)

const OF_SAME =
  /^\W*(?:y )?(?:se|lo|la|los|las)? ?(?:puede|puedo|podria|hace falta|es (?:necesari|obligatori)[oa])(?: (?:quitar|omitir|borrar|sacar|eliminar)(?:l[oa]s?)?)?\W*$/
const TELLS_IF =
  /^\W*si (?:(?!\b(?:que|q|cuanto|como|cual|por)\b)[^?¿])*\b(?:funciona|sale|va|anda|da|hace|sigue)\b[^?]*$/
const CONDITION = /^\W*(?:(?:y|e|o|pero) )?si [^?;.]*$/

/** One thing that a message asks for, as it is written, and whether it is to be done rather than answered. */
export type Ask = { said: string; isOrder: boolean }

/**
 * The things that a message asks for, where there are two or three: «¿qué es una lista y cómo la ordeno?». What stands before the first
 * belongs to it. None where it asks for one.
 */
export function asksIn(prose: string): Ask[] {
  if (prose.length > MAX_CHARACTERS) return []
  const plain = folded(prose)
  const starts = [...plain.matchAll(BEGINS)].map(({ index, 0: gap }) => index + gap.length)
  const cuts = [...new Set([0, ...starts])].filter((from, index, all) =>
    index === 0 ? true : !LEADS_ONLY.test(plain.slice(all[index - 1], from)),
  )
  // «¿Para qué sirve el [0]? ¿Se puede quitar?» asks of one thing.
  for (let at = cuts.length - 1; at > 0; at -= 1)
    if (OF_SAME.test(plain.slice(cuts[at], cuts[at + 1]))) cuts.splice(at, 1)
  // «Si quito el if funciona igual» tells what was seen.
  for (let at = cuts.length - 1; at > 0; at -= 1)
    if (TELLS_IF.test(plain.slice(cuts[at], cuts[at + 1]))) cuts.splice(at, 1)
  // «Y si lo borro, ¿qué saldría?» asks one thing.
  for (let at = cuts.length - 1; at > 0; at -= 1)
    if (CONDITION.test(plain.slice(cuts[at - 1], cuts[at]))) cuts.splice(at, 1)
  // What asks for nothing leads up to what follows it.
  if (!AT_START.test(plain.slice(0, cuts[1]).trimStart())) cuts.splice(1, 1)
  if (cuts.length < 2 || cuts.length > MOST) return []
  return cuts.map((from, index) => ({
    said: prose
      .slice(from, cuts[index + 1])
      .trim()
      .replace(/[,;]$/, ''),
    isOrder: IS_ORDER.test(plain.slice(from).trimStart()),
  }))
}

/** Lower case without accents, letter by letter. */
const folded = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => (letter.length > 1 ? '  ' : (letter.normalize('NFD')[0] ?? ' ')))
    .join('')
    .toLowerCase()

const SENTENCE = /¿[^?]{0,400}\?|[^.?!;\n¿]+\??/g
const LEAST_WORDS = 3
const IS_ASKED = new RegExp(`\\?$|^\\W*${ASKS}`)

/**
 * The sentences of a message that ask, without those that only tell about whom or what: «Tengo una encuesta. ¿Qué hace groupby?». None
 * where nothing else is said.
 */
export function sentencesThatAsk(prose: string): Ask[] {
  if (prose.length > MAX_CHARACTERS) return []
  const sentences = prose.match(SENTENCE)?.map((said) => said.trim()) ?? []
  const asked = sentences.filter((said) => said.split(/\s+/).length >= LEAST_WORDS && IS_ASKED.test(folded(said)))
  const isAll = asked.length === 1 && sentences.filter((said) => /\p{L}/u.test(said)).length === 1
  return isAll || asked.length > MOST ? [] : asked.map((said) => ({ said, isOrder: IS_ORDER.test(folded(said)) }))
}
