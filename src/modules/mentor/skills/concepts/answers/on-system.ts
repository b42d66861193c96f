import { markdown } from '../../../engine/blocks'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Block } from '../../../engine/skill'
import type { Card } from '../cards/card-file'
import { cardsOf } from '../cards/cards'

const SYSTEMS: readonly RegExp[] = [
  /\bwin(?:dows)?\b/,
  /\b(?:mac|macos|macbook|imac)\b/,
  /\b(?:linux|ubuntu|debian|fedora|mint)\b/,
  /\b(?:movil|celular|telefono|android|iphone|ipad|tablet|tableta)\b/,
]
/** «¿Y en mac?», «pero con el móvil», «y si tengo un iPad». */
const ASKS =
  /^(?:(?:y|pero|vale|ok|ah|entonces|se puede) )*(?:en|con|para|desde|si (?:tengo|uso|es)) (?:(?:el|la|un|una|mi) )?\w+(?: \w+)?$/

/** What a guide that was just told, or one of its neighbours, says of the system that is asked about; null where nothing is. */
export function onSystem(plain: string, cards: readonly Card[]): Block[] | null {
  const system = ASKS.test(plain) ? SYSTEMS.find((words) => words.test(plain)) : undefined
  if (system === undefined) return null
  for (const { idea, body } of [...cards, ...cards.flatMap(({ neighbours }) => cardsOf(neighbours))])
    for (const [item, name = ''] of `${idea}\n${body}`.matchAll(/^- \*\*([^*\n]+)\*\*.*$/gm))
      if (system.test(plainText(name))) return [markdown(item.slice(2))]
  return null
}
