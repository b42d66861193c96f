/** Before a letter: it is itself what is meant, or a name. */
const NAMED = /(?:letras?|teclas?|puls\w+|escrib\w+|tecl\w+|digit\w+|variables?|opci[oó]n|introdu\w+|llamad[oa]s?)$/i
const A_NUMBER = /(?:los|las|de|n|el|la|por|cada|con|primer[oa]s?|hasta|entre|vale|y|letra|variable|llamad[oa])$/i
const BESIDE =
  /(?:^|[^a-záéíóúñ])(?:es|vale|entre|hasta|por|lista|clase|diccionario|dict|funci[oó]n|la|el|y|variable|letra|con|en|a)$/i
const GOES_ON = /^ +(?!(?:para|y|o|u|e|de|del|a|al|en|vale|es|por)\b)[a-záéíóúñ]{2,}/i
const A_VERB =
  /^ +(?:no|me|se|lo|la|le|te|es|esta|est[aá]|hace|haga|tengo|pasa|puedo|pone|sale|si|tal|onda|quiero|diga|tiene|hay|yo|el|los|las|un|una)\b/i
const A_THING = /^ +(?:[a-záéíóúñ]{3,}|el|la|un|mi|tu|su|lo)\b/i

/** What chats shorten: the short forms, the full one, and what may not stand before, and must behind, where the short form could be a name. */
const SHORT: readonly (readonly [RegExp, string, { before: RegExp; after: RegExp }?])[] = [
  [/\bq\b/gi, 'que', { before: NAMED, after: GOES_ON }],
  [/\bk\b/gi, 'que', { before: A_NUMBER, after: A_VERB }],
  [/\bd\b/gi, 'de', { before: BESIDE, after: A_THING }],
  [/(?<!\p{L})\b(?:ke|qe)\b(?!\p{L})/giu, 'que'],
  [/\b(?:xq|xk|xke|xque|porq|pq)\b/gi, 'porque'],
  [/(?<!\p{L})\b(?:pa|xa)\b(?!\p{L})/giu, 'para'],
  [/(?<!\p{L})\bpal\b(?!\p{L})/giu, 'para el'],
  [/\bx favor\b/gi, 'por favor'],
  [/(?<!\p{L})\b(?:tb|tmb|tbn|tmbn)\b(?!\p{L})/giu, 'también'],
  [/\bkiero\b/gi, 'quiero'],
  [/\bkieres\b/gi, 'quieres'],
  [/\baki\b/gi, 'aquí'],
]

const LONGEST_NEIGHBOUR = 24

/** Words in full where chats shorten them: «pa q sirve» → «para que sirve». `names` are those of a program: they stay as they are. */
export function writtenInFull(text: string, names: ReadonlySet<string>): string {
  return SHORT.reduce(
    (done, [short, full, beside]) =>
      done.replace(short, (found: string, at: number, whole: string) => {
        if (names.has(found)) return found
        if (beside === undefined) return full
        const before = whole.slice(Math.max(0, at - LONGEST_NEIGHBOUR), at)
        const after = whole.slice(at + found.length, at + found.length + LONGEST_NEIGHBOUR)
        const isWord = /(?:^|[\s,;.!?¡¿(])$/.test(before) && beside.after.test(after)
        return isWord && !beside.before.test(before.trimEnd()) ? full : found
      }),
    text,
  )
}

const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\b(?:q|k|ke|qe)\b/g, 'que'],
  [/\bpa\b/g, 'para'],
  [/\b(?:xq|pq|xk|porq|xque)\b/g, 'por que'],
  [/\bd\b/g, 'de'],
  [/\b(?:cuando|cnd|cndo)\b/g, 'cuando'],
  [/\b(?:komo|cmo|cm)\b/g, 'como'],
]

/** Words in full where chats shorten them: «pa q sirve» → «para que sirve». */
export const inFull = (text: string): string =>
  SHORTHAND.reduce((done, [short, full]) => done.replace(short, full), text)
