import { folded } from '~/platform/text/folded'

/** More of a message is not read for what it points at. */
const MAX_SAID = 600

/** The person's words in lower case without accents, their signs kept, as short forms are written out; spaces single. */
export const saidText = (prose: string): string =>
  folded(prose.slice(0, MAX_SAID))
    .replace(/\s+/g, ' ')
    // «Línea por línea» names no variable.
    .replace(/\blineas? (?:por|a) linea\b/g, 'todo')
    .replace(/\b(?:q|ke)\b/g, 'que')
    // A `k` is a name as often as a short «que».
    .replace(/(?<!\bque (?:es|son|vale) (?:la |el )?)\bk(?= (?:es|hace|significa|sale|pasa)\b)/g, 'que')
    .replace(/\b(?:pq|xq|porq|porque)\b|(?<=^|[,;.?] |\by )x que\b/g, 'por que')
    .replace(/\b(?:pa|xa)\b/g, 'para')
    .trim()

const NEXT =
  /[?¿!;]+|\.(?=\s|$)|\b(?:y|e) (?=(?:que|cual(?:es)?|cuant[oa]s?|por que|como|(?:de |a |en )?donde|en que|para que|si|cuando)\b)|, (?=(?:que|cual|cuant[oa]s?|por que|como|para que)\b)/

/** The questions of a message one by one, as `saidText` gives them. */
export const questionsOf = (prose: string): string[] =>
  saidText(prose)
    .split(NEXT)
    .map((question) => question.trim())
    .filter((question) => question !== '')
