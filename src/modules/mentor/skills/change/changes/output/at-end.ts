import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, printsIn, textLiteral, withComments } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { withImport } from '../style/imports'

const AT_END =
  '(?:al final(?: del todo)?|al terminar|cuando (?:acabe|termine|llegue a (?:0|cero)|llegue al final)|al acabar)'
const SHOWS = '(?:ponga|diga|muestre|imprima|salga|escriba|aparezca|pone|dice|muestra|imprime)'

/** «Quedan N tareas» is a sentence with a figure in it. */
const PLACEHOLDER = /(?<!\p{L})[NXK](?!\p{L})/iu

/** Words that say what is to be shown, and are not shown themselves: «el total», «cuántos», «la media de todos». */
const SAYS = /\b(?:pong[ao]|diga|diciendo|pone|dice|escriba|salga|aparezca)\b/
const TELLS_OF =
  /^(?:el|la|los|las|lo|un|una|unos|unas|su|sus|mi|cada|todo|todos|todas|cual(?:es)?|cuant[oa]s?|quien(?:es)?|como|donde|si|que|en|de|del|con|sin|por|para|tambien|ademas|solo|otra|otro|total|suma|media|promedio|resultado|ordenad[oa]s?|numerad[oa]s?|alinead[oa]s?|centrad[oa]s?|separad[oa]s?|junt[oa]s?)(?![a-z])|\d| o /

/** «que al final ponga ¡Despegue!»: words in quotes, between exclamation marks or with a capital behind everything. */
export const lastWordsChange: Change = {
  name: 'last-words',
  stage: STAGE.structure + 0.9,
  says: [
    new RegExp(
      `\\b(?:(?:y|que) )*${AT_END},? (?:que )?(?:me )?${SHOWS}(?: (?:un|el|mensaje|de|que))*:? (?<text>["'«“][^"'»”]{2,60}["'»”]|[¡!][^!¦]{2,40}!)`,
    ),
    new RegExp(
      `\\b(?:(?:y|que|agreg\\w+|anad\\w+|pon\\w*) )*(?:${AT_END},? (?:(?:que )?(?:me )?${SHOWS})?|${SHOWS} ${AT_END}|(?=un mensaje final))(?: ?(?:un|el|mensaje|final|de|que (?:diga|ponga)|diciendo|que))*:? (?<word>[a-z][^"'«“,.;:¦]{1,40}?)(?=$|[,.;:¦])`,
    ),
    new RegExp(`^(?:(?:y|que|pero|ahora|quiero) )*${SHOWS} (?<said>[a-z]{3,20}(?: [a-z]{2,12}){0,2}?) ${AT_END}$`),
  ],
  needs: ({ parts: { text, word, said }, words }) =>
    text !== undefined ||
    (said !== undefined && !PLACEHOLDER.test(said) && !TELLS_OF.test(folded(said))) ||
    (word !== undefined &&
      !PLACEHOLDER.test(word) &&
      (/^\p{Lu}/u.test(word) ||
        (SAYS.test(words) && !TELLS_OF.test(folded(word)) && !/\b(?:el|la|los|las) [^ ]+(?: [^ ]+)?$/.test(words)))),
  make(p, { parts }): Result {
    const last = mainStatements(p).at(-1)
    const words = (parts.text ?? parts.word ?? parts.said ?? '').replace(/^["'«“]|["'»”]$/g, '')
    const said = upperFirst(words)
    // «que ponga millas al final» of a figure that is called so: its unit is meant.
    const isThere = parts.said !== undefined && folded(p.source).includes(folded(parts.said))
    if (!last || said === '' || isThere) return null
    const { from, to } = linesOf(p, last)
    const text = `print(${textLiteral(p, said)})`
    // Words that the program ends with give way to these.
    const isEnd = /^print\((['"])[^'"{}]*\1\)$/.test(p.source.slice(from, to))
    return {
      code: edited(p, [isEnd ? { from, to, text } : { from: to, to, text: `\n${text}` }]),
      told: `Al final sale «${said.replaceAll('`', '')}».`,
    }
  },
}

const AT_START = '(?:al (?:principio|empezar|inicio|comenzar|comienzo)|primero|antes de (?:empezar|nada|todo))'

/** «que al principio diga ¡Bienvenido!», «con un mensaje de bienvenida»: words before everything. */
export const firstWordsChange: Change = {
  name: 'first-words',
  stage: STAGE.structure + 0.8,
  says: [
    new RegExp(
      `\\b(?:(?:y|que) )*(?:${AT_START},? (?:(?:que )?(?:me )?${SHOWS})|${SHOWS} ${AT_START}|empiece (?:diciendo|poniendo|con))(?: (?:un|el|mensaje|de|que|con))*:? (?<text>["'«“][^"'»”]{2,60}["'»”]|[¡!][^!¦]{2,40}!|[a-z][^"'«“,.;:¦]{1,40}?)(?=$|[,.;:¦])`,
    ),
    new RegExp(
      `\\b(?:(?:y|que|con|muestre|ponga|diga|de|un|mensaje) )*(?<welcome>mensaje de bienvenida|(?:me |te )?de la bienvenida|salude(?=,? ${AT_START}))(?:,? ${AT_START})?`,
    ),
  ],
  needs: ({ parts: { text, welcome } }) =>
    welcome !== undefined || (/^[\p{Lu}¡"'«“]/u.test(text ?? '') && !PLACEHOLDER.test(text ?? '')),
  make(p, { parts }): Result {
    const [first] = mainStatements(p)
    const said = parts.welcome === undefined ? (parts.text ?? '').replace(/^["'«“]|["'»”]$/g, '') : '¡Bienvenido!'
    if (!first || said === '') return null
    const { from } = withComments(p, linesOf(p, first))
    return {
      code: edited(p, [{ from, to: from, text: `print(${textLiteral(p, said)})\n` }]),
      told: `Al principio sale «${said.replaceAll('`', '')}».`,
    }
  },
}

/** «que espere un segundo entre número y número»: a pause in each round. */
export const pauseChange: Change = {
  name: 'pause',
  stage: STAGE.structure,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|haya|con|pon\\w*|haga) )*(?:esper\\w+|paus\\w+|tard\\w+|par\\w+)(?: (?:de|un|una|pausa))* (?<count>${NUMBER}|medio) segundos?(?: (?:entre|en|por|despues de|de|cada)(?: (?:cada|numero|linea|vuelta|letra|y|uno|una|otro|otra|mensaje|palabra))+)?`,
    ),
  ],
  make(p, { parts }): Result {
    const loop = [...p.places('for'), ...p.places('while')].findLast(({ node }) => printsIn(node.body).length > 0)?.node
    const shown = loop?.body.find((node) => printsIn([node]).length > 0)
    const count = /^medio/i.test(parts.count ?? '') ? 0.5 : numberFrom(parts.count)
    if (!loop || !shown || count === null) return null
    const waits = loop.body.find((node) => /^(?:time\.)?sleep\(/.test(p.text(node)))
    if (waits) {
      const text = p.text(waits).replace(/\(.*\)$/, `(${count})`)
      return text === p.text(waits)
        ? { why: `Eso ya lo hace tu programa: línea ${p.line(waits)}, ${inlineCode(text)}.` }
        : {
            code: edited(p, [{ from: waits.from, to: waits.to, text }]),
            told: 'Espera ahora ese tiempo en cada vuelta.',
          }
    }
    const { to } = linesOf(p, shown)
    const code = edited(p, [{ from: to, to, text: `\n${indentOf(p, shown)}time.sleep(${count})` }])
    return {
      code: withImport(code, 'import time'),
      told: `Espera ${count === 1 ? 'un segundo' : `${String(count).replace('.', ',')} segundos`} en cada vuelta.`,
      how: [`${inlineCode(`time.sleep(${count})`)} para el programa ese tiempo y luego sigue.`],
    }
  },
}
