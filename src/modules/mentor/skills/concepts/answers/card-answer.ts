import type { Level } from '../../../engine/frame'
import type { Block } from '../../../engine/skill'
import type { Card, Contrast } from '../cards/card-file'

export const markdown = (text: string): Block => ({ kind: 'markdown', markdown: text })
const heading = (text: string): Block => ({ kind: 'heading', text })

/** What a card says to somebody of this level; who is far on needs neither a picture nor what beginners take wrongly. */
export function cardBlocks(card: Card, level: Level): Block[] {
  if (level === 'avanzado') return [markdown(card.idea), markdown(card.body), markdown(card.when)]
  return [
    markdown(card.idea),
    markdown(card.body),
    heading('No te confundas'),
    markdown(card.misunderstanding),
    heading('Cuándo se usa'),
    markdown(card.when),
    ...(level === 'principiante' && card.kind === 'concepto' ? [pictured(card)] : []),
  ]
}

const pictured = ({ easier }: Card): Block => markdown(`**Dicho de otro modo:** ${lowerFirst(easier)}`)

/** As one would tell a child: the picture first, then the same in a program. */
export const easierBlocks = (card: Card): Block[] => [
  markdown(card.easier),
  markdown(card.body === '' ? card.idea : `En Python se ve así:\n\n${card.body}`),
  markdown(card.idea),
]

/** What it is and when, where there are two to tell. */
export const shortBlocks = (card: Card): Block[] => [
  heading(card.title),
  markdown(card.idea),
  markdown(card.body),
  markdown(card.when),
]

export const contrastBlocks = ({ body, choice, trick }: Contrast): Block[] => [
  markdown(body),
  heading('Cuál usar'),
  markdown(choice),
  markdown(`**Para acordarte:** ${lowerFirst(trick)}`),
]

/** Two cards side by side: what each is, and when which. */
export const pairBlocks = ([a, b]: readonly [Card, Card]): Block[] => [
  markdown(a.idea),
  markdown(a.body),
  markdown(b.idea),
  markdown(b.body),
  heading('Cuál usar'),
  { kind: 'list', items: [a, b].map(({ title, when }) => `**${title}**: ${lowerFirst(when)}`) },
]

/** A sentence goes on in lower case, unless it begins with code, a name or a quotation. */
export const lowerFirst = (text: string): string =>
  /^(?:[A-ZÁÉÍÓÚ][a-záéíóúñ]*\b)/.test(text) && !/^(?:Python|Excel|Java|Git|NumPy|I[A-Z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
