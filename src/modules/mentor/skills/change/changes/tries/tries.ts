import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, inputIn, linesOf, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { type Lost, lostIn, lostPrint } from './lost'

/** «máximo 7 intentos, y que al final diga en cuántos lo has acertado», «6 fallos como mucho»: a game in `while True` that is left when it is won. */
export const triesChange: Change = {
  name: 'tries',
  stage: STAGE.repeat,
  says: [],
  reads: (said, p) => {
    const wanted = gameIn(p) === null ? null : wantedIn(said)
    return wanted?.spans ?? null
  },
  make(p, { said }): Result {
    const [game, wanted] = [gameIn(p), wantedIn(said)]
    if (game === null || wanted === null) return null
    if (game.isLetters) return wanted.count === null ? null : withMisses(p, game, wanted)
    return wanted.count === null ? counted(p, game) : limited(p, game, wanted, wanted.count)
  },
}

const COUNT = new RegExp(
  `\\b(?:(?:y|que|pon\\w*|con|de|un|maximo|solo|tenga\\w*|haya|como mucho|hasta|limite|dame|le|a|permit\\w+|se pueda|cometer|fallar|deje) )*(?<count>${NUMBER}) (?:intentos|oportunidades|vidas|fallos|errores|turnos)(?: (?:como mucho|como maximo|maximo|nada mas))?`,
)
const LIMIT = new RegExp(
  `\\b(?:pon\\w*|con|un|que tenga|haya|y|hasta) (?:un )?(?:limite|maximo|tope) de (?<count>${NUMBER})(?= ?$| ?[.,;¦]| y )`,
)
const COUNTS =
  /\b(?:(?:y|que) )*(?:cuent|cont|llev)\w+ (?:la cuenta de )?(?:los |cuantos )?intentos(?: y (?:que )?l[oa]s? (?:dig|muestr|imprim)\w+(?: (?:al|cuando) (?:acert\w+|aciert\w+|final|termin\w+|acab\w+))?)?/
const TELL =
  /\b(?:(?:y|que|al final|tambien|me|te|le) )*(?:dig\w+|dime|muestr\w+|cuent\w+|imprim\w+|saqu\w+)(?: (?:al final|tambien|me|el|en))* (?:cuant[oa]s|numero de)(?: (?:intentos|veces|oportunidades))?(?! (?:te |me |le )?(?:queda|falta))[^.,;¦]{0,40}/
const SAYS = '(?:dig\\w+|muestr\\w+|salg\\w+|imprim\\w+|aparezca|pong\\w+|avis\\w+)'
const LOST = new RegExp(
  `\\b(?:y )?(?:que )?(?:(?:si|cuando|al) (?:(?:los|las|se|te|el jugador|no) )*(?:gast\\w+|agot\\w+|acab\\w+|termin\\w+|pierd\\w+|perd\\w+|llega\\w*|fall\\w+|super\\w+|pas\\w+|aciert\\w+)[^,.;¦]{0,30}?|si no),? (?:que )?(?:me |te |le )?${SAYS}(?: que| con| el mensaje)*:? ?(?<text>(?:(?! y que )[^.;¦]){2,80})`,
)

/** «que diga cuál era si no lo adivina» */
const LOST_LAST = new RegExp(
  `\\b(?:y )?(?:que )?(?:al final )?(?:me |te |le )?${SAYS}(?: que| con)*:? ?(?<text>[^,.;¦]{2,50}?) (?:si|cuando) (?:(?:no|l[oae]s?|se|te) )*(?:aciert\\w+|adivin\\w+|pierd\\w+|consig\\w+|acab\\w+|gast\\w+|fall\\w+)(?: (?:los|las) [a-z]+)?`,
)

type Wanted = { count: number | null; tells: boolean; lost: Lost; spans: Span[] }

function wantedIn({ plain, prose }: Said): Wanted | null {
  const [count, tell, lost] = [
    COUNT.exec(plain) ?? LIMIT.exec(plain),
    TELL.exec(plain) ?? COUNTS.exec(plain),
    LOST.exec(plain) ?? LOST_LAST.exec(plain),
  ]
  const first = count ?? (tell && /intentos|veces|oportunidades/.test(tell[0]) ? tell : null)
  // A game that is also to give hints is another change.
  if (
    !first ||
    /\bpistas?\b|\b(?:mayor|alto|grande|arriba|mas) o (?:mas )?(?:menor|bajo|pequeno|abajo|chico|menos)\b/.test(plain)
  )
    return null
  const words = lost ? plain.slice(lost.index, lost.index + lost[0].length) : ''
  const own = lost
    ? /["'«“]([^"'»”]{2,60})["'»”]/.exec(prose.slice(lost.index, lost.index + lost[0].length))?.[1]
    : undefined
  return {
    count: numberFrom(count?.groups?.count),
    tells: tell !== null && tell !== undefined,
    lost: own === undefined ? lostText(prose, lost) : { text: own, reveals: REVEALS.test(words) },
    spans: [count, tell, lost].flatMap((match) =>
      match ? [{ from: match.index, to: match.index + match[0].length }] : [],
    ),
  }
}

/** «que diga perdiste y cuál era»: its words without quotes. */
function lostText(prose: string, lost: RegExpExecArray | null | undefined): Lost {
  const said = lost?.groups?.text ?? ''
  if (!lost || said === '') return { text: null, reveals: false }
  const at = lost.index + lost[0].lastIndexOf(said)
  const found = lostIn(prose.slice(at, at + said.length))
  const isShort = (found.text ?? '').split(' ').length <= 6
  return {
    text: isShort ? found.text : /perd/.test(lost[0]) ? 'Has perdido.' : null,
    reveals: found.reveals || REVEALS.test(lost[0]),
  }
}
const REVEALS =
  /\b(?:cual|que) (?:numero |palabra )?(?:era|es)\b|\bla (?:palabra|solucion|respuesta)\b|\bel (?:numero|secreto)\b/

/** A loop that reads a guess and is left by `break` when it is right; of letters, what is built from them is held against the secret. */
type Game = {
  loop: StatementOf<'while'>
  read: StatementOf<'assign'>
  won: Statement
  secret: Expression
  guess: string
  isLetters: boolean
}

function gameIn(p: Program): Game | null {
  for (const { node: loop, parent } of p.places('while')) {
    if (parent !== null || loop.test.kind !== 'boolean') continue
    const read = loop.body.find(
      (node): node is StatementOf<'assign'> => node.kind === 'assign' && inputIn(node.value) !== null,
    )
    const guess = read ? nameOf(read.targets[0]) : null
    const check = loop.body.find(
      (node): node is StatementOf<'if'> =>
        node.kind === 'if' && node.body.at(-1)?.kind === 'break' && comparison(node.test)?.operator === '==',
    )
    const test = comparison(check?.test)
    const won = check?.body.at(-1)
    if (!read || guess === null || !test || !won) continue
    const sides = [test.left, test.right]
    const own = sides.find((side) => nameOf(side) === guess)
    const secret = sides.find((side) => side !== own)
    const literal = secret?.kind === 'string' || secret?.kind === 'number'
    if (own && secret && !literal) return { loop, read, won, secret, guess, isLetters: false }
    const isHidden = p
      .spots('compare')
      .some(({ node }) => comparison(node)?.operator === 'in' && node.from > loop.from && node.to <= loop.to)
    if (!own && isHidden && nameOf(test.right) !== null)
      return { loop, read, won, secret: test.right, guess, isLetters: true }
  }
  return null
}

const told = (p: Program, name: string) => `print(${textLiteral(p, 'Intentos:')}, ${name})`

function limited(p: Program, { loop, won, secret }: Game, wanted: Wanted, count: number): Result {
  const name = freeName(p, 'intento', 'vuelta')
  const [indent, level] = [indentOf(p, loop), levelOf(p)]
  const colon = p.source.indexOf(':', loop.test.to)
  const end = linesOf(p, loop).to
  const lost = lostPrint(p, wanted.lost, p.text(secret))
  const edits: Edit[] = [
    { from: loop.from, to: colon, text: `for ${name} in range(1, ${count + 1})` },
    ...(wanted.tells ? [before(p, won, told(p, name))] : []),
    { from: end, to: end, text: `\n${indent}else:\n${indent}${level}${lost}` },
  ]
  return {
    code: edited(p, edits),
    told: `Ahora hay ${count} intentos como mucho${wanted.tells ? ', y al acertar dice en cuántos ha sido' : ''}.`,
    how: [
      `${inlineCode(`range(1, ${count + 1})`)} cuenta las vueltas del 1 al ${count}; \`break\` sale en cuanto se acierta.`,
      'El `else` de un `for` se ejecuta solo si no ha habido `break`: es decir, si se han gastado todos los intentos.',
    ],
  }
}

const before = (p: Program, node: Statement, line: string): Edit => {
  const { from } = linesOf(p, node)
  return { from, to: from, text: `${indentOf(p, node)}${line}\n` }
}
const behind = (p: Program, node: Statement, text: string): Edit => {
  const { to } = linesOf(p, node)
  return { from: to, to, text }
}

function counted(p: Program, { loop, read, won }: Game): Result {
  const name = freeName(p, 'intentos', 'contador')
  return {
    code: edited(p, [
      before(p, loop, `${name} = 0`),
      behind(p, read, `\n${indentOf(p, read)}${name} += 1`),
      before(p, won, told(p, name)),
    ]),
    told: 'Al acertar dice cuántos intentos han hecho falta.',
    how: [`${inlineCode(name)} empieza en 0 y sube uno cada vez que se pregunta.`],
  }
}

/** Of letters only those that are not in the word count. */
function withMisses(p: Program, { loop, secret, guess }: Game, wanted: Wanted): Result {
  const name = freeName(p, 'fallos', 'errores')
  const last = loop.body.at(-1)
  if (!last) return null
  const [inner, level] = [indentOf(p, last), levelOf(p)]
  const word = p.text(secret)
  const lines = [
    `if ${guess} not in ${word}:`,
    `${level}${name} += 1`,
    `${level}print(${textLiteral(p, 'Fallos:')}, ${name})`,
    `${level}if ${name} == ${wanted.count}:`,
    `${level}${level}print(${textLiteral(p, wanted.lost.text ?? 'Has perdido.')}, ${textLiteral(p, 'La palabra era:')}, ${word})`,
    `${level}${level}break`,
  ]
  return {
    code: edited(p, [
      before(p, loop, `${name} = 0`),
      behind(p, last, `\n${lines.map((line) => inner + line).join('\n')}`),
    ]),
    told: `Ahora se puede fallar ${wanted.count} veces como mucho: después dice que has perdido y cuál era la palabra.`,
    how: [
      `${inlineCode(`${guess} not in ${word}`)} reconoce un fallo; al llegar a ${wanted.count}, \`break\` termina el juego.`,
    ],
  }
}
