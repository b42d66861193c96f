import type { Block } from '../../../engine/skill'

const SENTENCE = /(?<=\.) (?=[\p{Lu}`*«¿])/u
/** What a line does, and a step of the run: read one by one, beside whatever else is told. */
const OF_LINE = /^(?:\*\*L[íi]nea|L[íi]nea \d|Vuelta \d|… )/
/** Two calls of one method, and a sign beside what it joins: what is said of both is said once. */
const SUBJECT = /^(?:En `[^`]*` \(línea \d+\), `[^`]*`|`[^`]*\)`) (?=.{40})/
const WORTH = /^Aquí (?:vale|da) (`[^`]*`)/

/** Each sentence once: what is left of a text that begins as an earlier one goes where that stands, for alone it would say nothing; '' for what is left of none. */
function once(texts: readonly string[]): string[] {
  const told: string[] = []
  for (const each of texts) {
    const sentences = OF_LINE.test(each) ? [each] : each.split(SENTENCE)
    const rest = OF_LINE.test(each)
      ? sentences
      : sentences.filter((sentence) => !told.some((text) => text.includes(sentence.replace(SUBJECT, ''))))
    const home = rest[0] === sentences[0] ? -1 : told.findIndex((text) => text.includes(sentences[0] ?? ''))
    const own = home === -1 ? rest : []
    if (home !== -1) told[home] = [told[home], ...rest.filter((said) => !isShown(said, told[home] ?? ''))].join(' ')
    told.push(own.join(' '))
  }
  return told
}

/** «Aquí vale `True`», beside what shows `True`. */
const isShown = (said: string, beside: string): boolean => {
  const value = WORTH.exec(said)?.[1]
  return value !== undefined && beside.includes(`muestra ${value}`)
}

export const withoutRepeats = (texts: readonly string[]): string[] => once(texts).filter((text) => text !== '')

/** What the line itself says as well. */
const SAYS_NOTHING =
  /^(?:`\w+` es una (?:función|clase) que está definida en la línea \d+\.(?: Se usa en [^.]{1,60}\.)?|`print\([^`]{1,200}\)` muestra `[^`]{1,200}`(?: y `[^`]{1,200}`)? en pantalla\.|Sin `print`, el programa lo calcularía igual, pero no se vería nada\.)$/

/** The same for all that an answer says in paragraphs and lists. */
export function blocksOnce(blocks: readonly Block[]): Block[] {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.markdown] : block.kind === 'list' ? block.items : [],
  )
  const isAll = texts.every((each) => SAYS_NOTHING.test(each))
  const told = once(texts.map((each) => (!isAll && SAYS_NOTHING.test(each) ? '' : each)))
  let at = 0
  const left: Block[] = []
  for (const block of blocks) {
    const kept = block.kind === 'text' || block.kind === 'list' ? withTold(block, () => told[at++] ?? '') : block
    // A title goes with what stood under it.
    if (kept === null && left.at(-1)?.kind === 'heading') left.pop()
    if (kept !== null) left.push(kept)
  }
  return left.filter((block, place) => !isEmpty(block, left[place + 1]))
}

function withTold(block: Extract<Block, { kind: 'text' | 'list' }>, next: () => string): Block | null {
  if (block.kind === 'text') {
    const markdown = next()
    return markdown === '' ? null : { ...block, markdown }
  }
  const items = block.items.flatMap(() => next() || [])
  return items.length === 0 ? null : { ...block, items }
}

/** A title with nothing under it. */
const isEmpty = (block: Block, next: Block | undefined) =>
  (block.kind === 'heading' && (next === undefined || next.kind === 'heading')) ||
  (block.kind === 'text' && /^\*\*[^*]+:\*\*$/.test(block.markdown) && next?.kind !== 'list')
