import { answered, text } from '../../../engine/blocks'
import { allContrasts } from '../../concepts/cards/cards'
import { cardsToldIn } from '../../concepts/last-card'
import { asksOfScale, scaleTexts } from '../../explain/parts/scale'
import type { Asked, Reader } from '../asked'

const MAX_WORDS = 24
/** How a change would make it faster is asked of who changes it, what chance something has of failing is no matter of time. */
const OTHERWISE = /\bcomo (?:lo |la |se |puedo |podria )*(?:hago|haria|hacer|aceler\w+|mejor\w+|optimi\w+)\b/
/** «¿De cuánta mejora hablamos?», «¿se nota mucho?». */
const HOW_MUCH =
  /\bcuant[oa] (?:mejora|diferencia|se (?:gana|nota)|mas (?:rapid|lent)\w+|gano|ahorr\w+)\b|\b(?:se nota|por) mucho\b|\bmuch[oa] (?:mas rapid\w+|diferencia|mejora)\b/

/** «¿Aguanta 50 000 pedidos?», «con un millón se cuelga?»: counted by the loops of the program at hand. */
export const scale: Reader = (asked) => {
  const { source, frame, said, state } = asked
  if (said.split(' ').length > MAX_WORDS || OTHERWISE.test(said)) return null
  if (source === null || state.isExample) return HOW_MUCH.test(said) ? ofIdea(asked) : null
  if (!asksOfScale(frame.plain)) return null
  return answered('scale', scaleTexts(source, frame.plain).map(text))
}

/** What is known of the speed of the idea that was told. */
function ofIdea({ state }: Asked) {
  const cards = state.said.toReversed().flatMap(cardsToldIn)
  const ids = new Set(cards.map(({ id }) => id))
  const contrasts = allContrasts().filter((contrast) => (contrast.between ?? contrast.cards).some((id) => ids.has(id)))
  const speed = [...cards, ...contrasts].flatMap((one) => one.told.speed ?? [])[0]
  return speed === undefined ? null : answered('speed', [text(speed)])
}
