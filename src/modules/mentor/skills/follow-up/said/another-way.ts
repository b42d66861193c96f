import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { plainText } from '../../../engine/lexicon/plain-text'
import { asksAnotherWay, asksWhyNot } from '../../../engine/requests/another-way'
import { asksIn } from '../../../engine/requests/asks-in'
import type { Answer } from '../../../engine/skill'
import type { Alternative } from '../alternatives/alternative-file'
import { allAlternatives } from '../alternatives/alternatives'
import type { Asked, Reader } from '../asked'

const MAX_WORDS = 34
const MAX_CODE = 6_000
const MAX_TOLD = 400
/** Of several parts that could be meant, so many are named. */
const MAX_NAMED = 3

const ASKS_RISK =
  /\b(?:es|son|sera|seria|esta|eso) (?:\w+ ){0,2}(?:segur[oa]s?|fiables?|confiables?|peligros[oa]s?|mal[oa]s?|mala (?:practica|idea)|buena (?:practica|idea)|riesgos[oa]|recomendables?)\b(?! que)|\bhacke\w+|\b(?:hay|tiene|trae|corro) (?:\w+ )?(?:riesgos?|peligros?)\b|\bmala (?:practica|idea)\b|\b(?:que|algun) (?:riesgos?|peligros?)\b/
/** Of the product's own data others tell. */
const OF_PRODUCT = /\b(?:pymentor|esta (?:web|pagina)|mis (?:datos|conversaciones)|mi cuenta|plan|pro)\b/
/** «¿Y con qué se podría?»: what it is to be done with, behind these; «otra cosa» is nothing that is named. */
const WITH =
  /\b(?:con|usar|usando|utilizar|utilizando|mejor|o) (?:el |la |los |las |un |una |digamos |por ejemplo |tipo |modulo |libreria )*([a-z_][\w.]{2,})/g
const NOTHING_NAMED = new Set(
  'otra otro otros otras algo esto eso esta este ese esa ellos que menos mas solo python eso mismo cosa codigo programa lineas tanto poner usar en una uno lo funcion'.split(
    ' ',
  ),
)

/** «¿Es seguro?», «¿se puede con otra cosa?»: what else does the same as a part of the program, or of what was told, and what one risks with it. */
export const anotherWay: Reader = (asked) => {
  const { said, frame } = asked
  if (said.split(' ').length > MAX_WORDS || OF_PRODUCT.test(said)) return null
  if (frame.message.code.some(({ form }) => form !== 'inline')) return null
  const isRisk = ASKS_RISK.test(said)
  const isWhyNot = asksWhyNot(said)
  if (!isRisk && !isWhyNot && !asksAnotherWay(said)) return null
  // Of two things that are asked, each is heard by itself.
  if (asksIn(frame.message.prose).length > 0 && !(isRisk && asksAnotherWay(said))) return null
  const found = meantIn(asked, isRisk)
  const [first, ...others] = found
  // Why it is not used is answered by what is known of just that.
  if (first === undefined || (isWhyNot && !first.others.some((word) => said.split(' ').includes(plainText(word)))))
    return null
  return others.length === 0 ? toldOf(first, asked, isRisk) : severalOf(found, isRisk)
}

const IMPORTS = /^\s*(?:import|from) /

type Weighed = { one: Alternative; weight: number }

/** The parts that can be meant: those that are named before those that only stand there; several where nothing sets one apart. */
function meantIn(asked: Asked, isRisk: boolean): Alternative[] {
  const said = ` ${plainText(asked.frame.message.prose)} `
  const signs = asked.frame.message.prose.toLowerCase()
  const has = (word: string) => (/^\w/.test(word) ? said.includes(` ${plainText(word)} `) : signs.includes(` ${word} `))
  const wished = namedIn(asked.said)
  const before = aboutOf(asked)
  const weighed = allAlternatives()
    .filter(({ risk }) => !isRisk || risk !== null)
    .map((one): Weighed => {
      const isThere = asked.shown !== '' && one.stands.some((piece) => piece.test(asked.shown.slice(0, MAX_CODE)))
      const isTold = one.words.some((word) => before.includes(` ${word} `))
      const isNamed = one.words.some((word) => said.includes(` ${word} `))
      const isWished = one.others.some(has)
      const isGiven = one.given.some((word) => before.includes(` ${word} `) || said.includes(` ${word} `))
      if ((!isThere && !isTold && !isNamed) || (one.given.length > 0 && !isGiven)) return { one, weight: 0 }
      // «¿Y con polars?» asks of what it knows nothing.
      if (!isRisk && !isWished && !isNamed && wished.some((word) => !one.text.toLowerCase().includes(word)))
        return { one, weight: 0 }
      return {
        one,
        weight: (isGiven ? 3 : 0) + (isWished ? 4 : 0) + (isNamed ? 4 : 0) + (isTold ? 2 : 0) + (isThere ? 3 : 0),
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const [best] = weighed
  if (best === undefined) return []
  return weighed
    .filter(({ weight }) => weight === best.weight)
    .slice(0, MAX_NAMED)
    .map(({ one }) => one)
}

const namedIn = (said: string): string[] =>
  [...said.matchAll(WITH)].flatMap(([, word = '']) => (NOTHING_NAMED.has(word) ? [] : [word]))

/** What was asked last, and what its answer says before its first program. */
function aboutOf({ state }: Asked): string {
  const question = state.answered.at(-1)?.question ?? ''
  const answer = (state.said.at(-1) ?? '').split('```')[0] ?? ''
  return ` ${plainText(`${question.slice(0, MAX_TOLD)} ${answer.slice(0, MAX_TOLD)}`)} `
}

function toldOf(one: Alternative, { shown, code, state }: Asked, isRisk: boolean): Answer {
  const { id, stands, risk, text: other } = one
  const lines = code === null ? [] : shown.slice(0, MAX_CODE).split('\n')
  const there = lines.flatMap((line, at) => (stands.some((piece) => piece.test(line)) ? [at] : []))
  const at = there.find((each) => !IMPORTS.test(lines[each] ?? '')) ?? there[0]
  const place =
    at === undefined
      ? usedIn(lines, one)
      : [
          text(
            `En ${state.isExample ? 'el ejemplo' : 'tu programa'} está en la **línea ${at + 1}**: ${inlineCode((lines[at] ?? '').trim())}.`,
          ),
        ]
  const first = isRisk && risk !== null ? [text(risk)] : []
  return answered(id, [...place, ...first, { kind: 'markdown', markdown: other }])
}

/** What is recommended stands in the program already. */
function usedIn(lines: readonly string[], { others }: Alternative) {
  const used = others.find((word) => lines.some((line) => IMPORTS.test(line) && line.split(/\W+/).includes(word)))
  return used === undefined ? [] : [text(`Tu programa **ya usa** ${inlineCode(used)}, así que eso lo tienes resuelto.`)]
}

function severalOf(found: readonly Alternative[], isRisk: boolean): Answer {
  const items = found.map(
    ({ title, risk, text: other }) => `**${title}**: ${isRisk && risk !== null ? risk : (other.split('\n')[0] ?? '')}`,
  )
  return answered(found.map(({ id }) => id).join('--'), [
    text(isRisk ? 'Depende de qué parte:' : 'Sí, según qué parte quieras hacer de otra manera:'),
    { kind: 'list', items },
  ])
}
