import { upperFirst } from '~/platform/text/first-letter'
import type { Said, Span } from '../../change'
import type { Value } from './tier'

type Labels = { found: Value[]; from: number; to: number }

const MAX_WORDS = 4
const LEAD =
  /^(?:[\s,:;(=>-]|\b(?:que|y|e|o|u|entonces|dig\w+|di|pon\w*|ponga|muestr\w+|sal\w+|saqu\w+|imprim\w+|avis\w+|escrib\w+|clasifi\w+|indiqu\w+|es|son|sea|sera|esta|un|una|el|la|como|si|cuando|me|tambien|le|se|llam\w+|devuelv\w+)\b)+/
const TAIL =
  /(?:[\s,:;()=-]|\b(?:y|e|o|u|si|cuando|es|son|sea|para|los|las|el|la|a|que|de|tiene\w*|saca\w*|la nota|esta|en)\b)+$/

/** What is said in each tier, in few words: behind each bound («más de 25 calor») or before each («calor si pasa de 25», «calor (más de 25)»). */
export function labelsIn({ plain, prose }: Said, bounds: readonly Span[]): Labels | null {
  if (bounds.length < 2) return null
  const last = bounds.at(-1)?.to ?? 0
  const end = /[.;](?!\d)|¦/.exec(plain.slice(last))
  const gaps = [0, ...bounds.map(({ to }) => to)].map((from, at) => ({
    from,
    to: bounds[at]?.from ?? (end ? last + end.index : plain.length),
  }))
  const read = ({ from, to }: Span, isLast: boolean) => labelIn(plain, prose, { from, to }, isLast)
  const behind = gaps.slice(1).map((gap) => read(gap, false))
  const before = gaps.slice(0, -1).map((gap, at) => read(gap, at === 0))
  for (const all of /\($/.test(plain.slice(0, bounds[0]?.from).trimEnd()) ? [before] : [behind, before]) {
    const found = all.flatMap((one) => (one ? [one] : []))
    if (found.length < bounds.length) continue
    return {
      found: found.map(({ text }) => ({ kind: 'say', text })),
      from: Math.min(...found.map(({ from }) => from)),
      to: Math.max(...found.map(({ to }) => to)),
    }
  }
  return null
}

/** The few words of a gap that are a label; of what stands before the first bound, those behind the verb that says it. */
function labelIn(plain: string, prose: string, { from, to }: Span, isLast: boolean) {
  let start = from
  if (isLast) {
    const verb = [
      ...plain
        .slice(from, to)
        .matchAll(
          /\b(?:dig\w+|pon\w+|muestr\w+|salg\w+|saqu\w+|imprim\w+|avis\w+|escrib\w+|clasifi\w+|indiqu\w+|es|sea)\b/g,
        ),
    ].at(-1)
    if (!verb) return null
    start = from + verb.index
  }
  start += LEAD.exec(plain.slice(start, to))?.[0].length ?? 0
  const words = plain.slice(start, to)
  const size = words.length - (TAIL.exec(words)?.[0].length ?? 0)
  const text = prose
    .slice(start, start + size)
    .trim()
    .replace(/^["'«“]|["'»”]$/g, '')
  if (text === '' || text.split(' ').length > MAX_WORDS || /[\d¦(),;:]/.test(text)) return null
  return { text: upperFirst(text), from: start, to: start + size }
}
