import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { mentionsStem } from '../../elements'

/** «pon antes la hora y luego el nombre»: what is printed, in another order. */
export const printOrderChange: Change = {
  name: 'print-order',
  stage: STAGE.output,
  says: [
    /\b(?:(?:y|que|pon\w*|salga\w*|muestr\w+|imprim\w+|aparezca\w*|quiero|ver|dig\w+) ){0,4}(?:antes|primero|delante|al principio)(?: (?:salga|el|la|los|las|de))* (?<first>[a-z_]\w*)(?:,? (?:y |que )?(?:luego|despues|detras|a continuacion|antes|delante)(?: (?:que|el|la|los|las|del?))* (?<second>[a-z_]\w*))?/,
  ],
  make(p, { parts }) {
    const wanted = [parts.first, parts.second].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]))
    for (const call of printsIn(p.body).toReversed()) {
      const given = positional(call)
      if (given.length < 2 || given.length !== call.arguments.length || given.some(({ kind }) => kind === 'string'))
        continue
      const texts = given.map((part) => p.text(part))
      const first = wanted.map((word) => texts.find((text) => namesIt(text, word)))
      if (first.length === 0 || first.some((text) => text === undefined)) continue
      const order = [...new Set([...first.flatMap((text) => text ?? []), ...texts])]
      const [start, end] = [given[0], given.at(-1)]
      if (!start || !end || order.join() === texts.join()) continue
      return {
        code: edited(p, [{ from: p.whole(start).from, to: p.whole(end).to, text: order.join(', ') }]),
        told: `Cada línea empieza ahora por ${wanted.join(' y ')}.`,
        how: ['`print` escribe los valores en el orden en que están entre los paréntesis.'],
      }
    }
    return null
  },
}

const namesIt = (text: string, word: string) =>
  text.split(/\W+/).some((part) => part.length >= 3 && mentionsStem(word, part))
