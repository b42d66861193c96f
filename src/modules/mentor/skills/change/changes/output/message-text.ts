import { inlineCode } from '../../../../engine/compose'
import { edited } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «cambia el mensaje de no puedes por Lo siento, eres menor»: other words in a text that the program has. */
export const messageTextChange: Change = {
  name: 'message-text',
  repeats: true,
  stage: STAGE.value,
  says: [
    /\b(?:cambi\w+|pon\w*|sustituy\w+|reemplaz\w+|que)(?: (?:el|la|los|lo|que))* (?:mensaje|texto|frase|letrero|donde (?:dice|pone)|diga)(?: (?:de|que dice|que pone|del))*:? ["'«“]?(?<was>[^"'»”.;¦]{2,60}?)["'»”]? (?:por|a|y (?:que )?pon\w*|que diga|diga):? ["'«“]?(?<becomes>[^"'»”.;¦]{2,80})["'»”]?/,
  ],
  make(p, { parts }) {
    const was = plainOf(parts.was ?? '')
    const becomes = (parts.becomes ?? '').trim()
    const spot = p.spots('string').find(({ node }) => plainOf(node.value).includes(was))
    if (was === '' || becomes === '' || !spot) return null
    const at = plainOf(spot.node.value).indexOf(was)
    const old = spot.node.value.slice(at, at + was.length)
    const text = p
      .text(spot.node)
      .replace(old, becomes.replaceAll('\\', '').replaceAll(p.text(spot.node).at(-1) ?? '"', ''))
    return {
      code: edited(p, [{ from: spot.node.from, to: spot.node.to, text }]),
      told: `Donde ponía ${inlineCode(old)} pone ahora ${inlineCode(becomes)}.`,
    }
  },
}

const plainOf = (text: string) => Array.from(text, (letter) => letter.normalize('NFD').toLowerCase().charAt(0)).join('')
