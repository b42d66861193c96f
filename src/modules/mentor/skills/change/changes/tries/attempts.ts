import type { Expression, Statement } from '../../../../python/ast'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { freeName, inputIn, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { messageIn } from '../output/message'
import { limitOf, withLost } from './limit-there'
import { gameIn, limitedWhile } from './limited-while'
import { type Lost, lostIn, lostPrint } from './lost'
import { lostAtEnd, revealedAtEnd, triesInLoop } from './tries-in-loop'

/** «dame 3 intentos», «máximo 3 intentos y si falla que diga Bloqueado», «cuenta los intentos», «dime si es mayor o menor». */
export const attemptsChange: Change = {
  name: 'attempts',
  stage: STAGE.repeat,
  says: [
    new RegExp(
      `\\b(?:(?:maximo|solo|con|dame|tenga|haya|hay|tengas?|limite de|limita a|hasta|de|un maximo de|en vez de \\d+|que|pon\\w*|sean|y|permit\\w+|como|mucho|se bloquee (?:a los|tras|despues de)|a los) ){0,7}(?<count>${NUMBER}) (?:intentos|oportunidades|vidas|veces como maximo|tries|fallos|turnos)`,
    ),
    /\b(?<counts>(?:cuent\w+|cont\w+|dig\w+|muestr\w+|diga en|dime|saber|lleve la cuenta)(?: (?:me|de|en|el numero de|cuantos|los|al final|que|cuantas|con)){0,7} (?:intentos|veces|tries)(?: (?:ha|he|has|se|me|tardado|necesitado|usado|hecho|llev\w+|lo|adivin\w+|acert\w+|ha tardado)){0,7})/,
    /\b(?<hint>(?:(?:y|que|me|dime|dig\w+|avis\w+|d[ea]|pistas?|con|una|si|el numero|numero|secreto) ){0,7}(?:si )?(?:es|era|son)? ?(?:mas )?(?:mayor|alto|grande|arriba) o (?:mas )?(?:menor|bajo|pequeno|chico|abajo)|(?:de|da|con|dame|pon\w*) (?:una )?pistas?)/,
    /\b(?:y )?(?:si|cuando|al) (?:los |las |se |el jugador |el usuario )*(?:fall\w+|gast\w+|acab\w+|agot\w+|termin\w+|pierd\w+|perd\w+|no(?: l[oae])? (?:aciert\w+|atin\w+|da(?:n)? con\w*|consig\w+|adivin\w+|sac\w+|log\w+|descubr\w+|d[ea])|no(?= (?:que )?(?:me |le |se |te )?(?:dig|pong|muestr)))(?: (?:los|las|sus|todos|todas|intentos|\d+|tres|cinco|oportunidades|vidas|turnos|veces|el|ellos|numero)){0,7},? (?:que )?(?:al final )?(?:me |le |se |te )?(?:dig\w+|pong\w+|muestr\w+|ensen\w+|revel\w+|salg\w+|imprim\w+|avis\w+|escrib\w+|aparezca)(?: (?:que|el mensaje|un mensaje|con))*:? ?["'«“]?(?<lost>(?:(?! y que )[^"'»”.;]){2,60})/,
    /\b(?:y|,) (?:que )?(?:despues|luego|al final|al acabar|entonces|si no)(?: de (?:eso|esos|los 3|ahi))?,? (?:que )?(?:me |le |se |te )?(?:dig\w+|pong\w+|muestr\w+|salg\w+|imprim\w+|avis\w+|escrib\w+|aparezca)(?: (?:que|el mensaje|un mensaje|con|de))*:? ?["'«“]?(?<lost>(?!(?:cuant|cual|el numero|la palabra|el total|en cuant|si |los |las )\w*)(?:(?! y que )[^"'»”.;]){2,60})/,
    /\b(?:y )?(?:que )?(?:me |le |se |te )?(?:dig\w+|muestr\w+|ensen\w+|revel\w+) (?:al final )?(?<reveal>cual era(?: (?:el|la) [a-z]+(?: secret[oa])?)?)(?: (?:si|cuando) (?:los |las |se )?(?:fall|gast|acab|agot|pierd|perd)\w+)?/,
    /(?<left>\b(?:(?:y|que|me|le) )*(?:dig\w+|muestr\w+|avis\w+)(?: (?:de|en|cada vez))* cuant[oa]s(?: (?:intentos|vidas|oportunidades))? (?:(?:le|te|me|les) )?qued\w+)/,
    /(?<blocked>\b(?:(?:y|al final|que|si no) )*(?:se |lo |la )bloque[ea]\w*(?: (?:la cuenta|el usuario))?)(?! (?:a los|tras|despues))/,
  ],
  make(p, wish) {
    const count = numberFrom(wish.parts.count)
    const existing = limitOf(p, count)
    const lost = lostOf(wish)
    if (existing) return lost.text === null ? existing : withLost(existing, lost.text)
    const game = gameIn(p)
    if (game) return limitedWhile(p, game, { count, lost })
    const inTrue = triesInLoop(p, { count, hasHint: wish.parts.hint !== undefined, lost })
    if (inTrue !== null) return inTrue
    if (count === null) return (lost.reveals ? revealedAtEnd(p) : null) ?? lostAtEnd(p, lost)
    return aroundCheck(p, wish, count)
  },
}

/** What is said when no try is left, in the person's words. */
function lostOf(wish: Wish): Lost {
  const { reveal, lost } = wish.parts
  const said = lost === undefined ? { text: messageIn(wish), reveals: false } : lostIn(lost)
  return reveal === undefined ? said : { text: lost === undefined ? null : said.text, reveals: true }
}

const readsInput = (node: Statement) => node.kind === 'assign' && inputIn(node.value) !== null

/** A program that asks once and compares with `==`: it asks again, so often at most. */
function aroundCheck(p: Program, wish: Wish, count: number): Result {
  const main = mainStatements(p)
  const at = main.findIndex((node) => readsInput(node))
  const check = main.findIndex((node, index) => index > at && node.kind === 'if' && isMatch(node.test))
  const node = main[check]
  const first = main[at]
  if (at < 0 || check < 0 || node?.kind !== 'if' || !first) return null
  const level = levelOf(p)
  const inner = level + level
  const head = linesOf(p, first, main[check - 1] ?? first)
  const asks = p.source
    .slice(head.from, linesOf(p, node).from)
    .trimEnd()
    .split('\n')
    .map((line) => (line.trim() === '' ? line : level + line))
  const won = blockText(p, node.body, inner)
  const wrong = node.otherwise
  const hints = wish.parts.hint === undefined ? null : hintsFor(p, node.test, level)
  const loop = freeName(p, 'intento', 'vuelta')
  const isLeft = wish.parts.left !== undefined
  const failed =
    hints ??
    (isLeft
      ? [
          ...(wrong.length > 0 ? [blockText(p, wrong, level)] : []),
          `${level}print(${textLiteral(p, 'Intentos que te quedan:')}, ${count - 1} - ${loop})`,
        ]
      : null) ??
    (wrong.length > 0 && wish.parts.lost === undefined ? [] : [`${level}print(${textLiteral(p, 'No es correcto.')})`])
  const lost =
    wish.parts.blocked !== undefined && wish.parts.lost === undefined
      ? `${level}print(${textLiteral(p, 'Cuenta bloqueada.')})`
      : wish.parts.lost === undefined && messageIn(wish) === null && wrong.length > 0 && !isLeft
        ? blockText(p, wrong, level)
        : `${level}${lostPrint(p, lostOf(wish), p.text(secretOf(node.test)))}`
  const text = [
    `for ${loop} in range(${count}):`,
    ...asks,
    `${level}if ${p.text(node.test)}:`,
    won,
    `${inner}break`,
    ...failed,
    'else:',
    lost,
  ].join('\n')
  const { to } = linesOf(p, node)
  return {
    code: `${p.source.slice(0, head.from)}${text}${p.source.slice(to)}`,
    told: `Ahora hay ${count} intentos${hints ? ', y después de cada uno dice si hay que subir o bajar' : ''}.`,
    how: [
      `\`range(${count})\` da ${count} vueltas; \`break\` sale en cuanto se acierta.`,
      'El `else` de un `for` se ejecuta solo si no ha habido `break`: es decir, si se han gastado todos los intentos.',
    ],
  }
}

const secretOf = (test: Expression): Expression => comparison(test)?.right ?? test

const isMatch = (test: Expression): boolean =>
  test.kind === 'boolean-operation' ? test.values.every(isMatch) : comparison(test)?.operator === '=='

function blockText(p: Program, body: readonly Statement[], indent: string): string {
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return `${indent}pass`
  const own = indentOf(p, first)
  const { from, to } = linesOf(p, first, last)
  return p.source
    .slice(from, to)
    .split('\n')
    .map((line) => (line.startsWith(own) ? indent + line.slice(own.length) : line))
    .join('\n')
}

/** `guess == secret` tells on which side the secret is. */
function hintsFor(p: Program, test: Expression, level: string): string[] | null {
  const found = comparison(test)
  if (!found) return null
  const isLeft =
    nameOf(found.left) !== null &&
    p
      .places('assign')
      .some(({ node }) => nameOf(node.targets[0]) === nameOf(found.left) && inputIn(node.value) !== null)
  const [guess, secret] = isLeft ? [found.left, found.right] : [found.right, found.left]
  return [
    `${level}if ${p.text(guess)} < ${p.text(secret)}:`,
    `${level}${level}print("El número es mayor.")`,
    `${level}else:`,
    `${level}${level}print("El número es menor.")`,
  ]
}
