import { folded } from '~/platform/text/folded'

/** More of a message is not read for what it points at. */
const MAX_SAID = 600

/** The person's words in lower case without accents, their signs kept, as short forms are written out; spaces single. */
export const saidText = (prose: string): string =>
  folded(prose.slice(0, MAX_SAID))
    .replace(/\s+/g, ' ')
    // «Línea por línea» names no variable.
    .replace(/\blineas? (?:por|a) linea\b/g, 'todo')
    .replace(/\b(?:q|ke|what)\b/g, 'que')
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

/** «La línea 2 y la 3», «las líneas 4 y 5», «de la 3 a la 6»: all that are named, in their order. */
export function linesSaid(said: string): number[] {
  const found = [...said.matchAll(LINES)].flatMap(([, first, joined, second]) => {
    const [from, to] = [Number(first), Number(second)]
    if (second === undefined) return [from]
    return joined?.trim() === 'a' && to > from && to - from < MAX_LINES
      ? Array.from({ length: to - from + 1 }, (_each, at) => from + at)
      : [from, to]
  })
  return [...new Set(found)].slice(0, MAX_LINES)
}
const LINES =
  /\blineas? (?:la |las )?(\d{1,4})(?:( y | e | o | a | con | vs | de |, ?)(?:en |de )?(?:la |el )?(?:linea )?(\d{1,4})(?![\w.]| (?:veces|vueltas|numeros|elementos|letras)))?/g
const MAX_LINES = 4
