import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { indentOf, levelOf } from '../../../faults/mend'
import type { Program } from '../../../faults/program'
import { comparison } from '../../../faults/shapes'
import type { Result } from '../../change'
import { edited, freeName, inputIn, linesOf, printsIn, textLiteral } from '../../source'
import { type Lost, lostPrint } from './lost'

/** What is wanted of a game: how many tries, whether it tells the side, what is said when none is left. */
export type Wanted = { count: number | null; hasHint: boolean; lost: Lost }

/** `while True:` that asks and is left by `break` where what is typed is right: it gets a limit, and tells on which side it is. */
export function triesInLoop(p: Program, { count, hasHint, lost }: Wanted): Result {
  const place = p.places('while').find(({ node, parent }) => parent === null && node.test.kind === 'boolean')
  const node = place?.node
  const read = node?.body.find((each) => each.kind === 'assign' && inputIn(each.value)?.conversion)
  const check = node?.body.find((each): each is StatementOf<'if'> => each.kind === 'if' && leaves(each.body))
  const test = comparison(check?.test)
  if (!node || !read || !check || test?.operator !== '==' || (count === null && !hasHint)) return null
  const level = levelOf(p)
  const inner = indentOf(p, check)
  const outer = indentOf(p, node)
  const guess = read.kind === 'assign' && read.targets[0] ? p.text(read.targets[0]) : ''
  const secret = p.text(test.left) === guess ? p.text(test.right) : p.text(test.left)
  const head = p.source.slice(node.from, node.body[0]?.from).split('\n')[0] ?? ''
  const end = linesOf(p, node).to
  const name = freeName(p, 'intento', 'vuelta')
  const after = node.body.at(-1) ?? check
  const hint = [
    `${inner}if ${guess} < ${secret}:`,
    `${inner}${level}print(${textLiteral(p, 'El número es mayor.')})`,
    `${inner}else:`,
    `${inner}${level}print(${textLiteral(p, 'El número es menor.')})`,
  ].join('\n')
  const ending = `\n${outer}else:\n${outer}${level}${lostPrint(p, lost, secret)}`
  const isEnd = check.otherwise.length === 0
  if (hasHint && !isEnd) return null
  return {
    code: edited(p, [
      ...(count === null
        ? []
        : [{ from: node.from, to: node.from + head.length, text: `for ${name} in range(${count}):` }]),
      ...(hasHint ? [{ from: linesOf(p, after).to, to: linesOf(p, after).to, text: `\n${hint}` }] : []),
      ...(count === null ? [] : [{ from: end, to: end, text: ending }]),
    ]),
    told: `${count === null ? '' : `Ahora hay ${count} intentos`}${count !== null && hasHint ? ', y tras' : hasHint ? 'Tras' : ''}${hasHint ? ' cada fallo dice si el número es mayor o menor' : ''}.`,
    how:
      count === null
        ? []
        : [
            `${inlineCode(`range(${count})`)} da ${count} vueltas; \`break\` sale en cuanto se acierta.`,
            'El `else` de un `for` se ejecuta solo si no ha habido `break`: es decir, si se han gastado todos los intentos.',
          ],
  }
}

const leaves = (body: readonly Statement[]) => body.at(-1)?.kind === 'break'

/** `for … else` of a game: what was looked for is told where no try is left. */
export function revealedAtEnd(p: Program): Result {
  for (const { node } of p.places('for')) {
    const check = node.body.find((each): each is StatementOf<'if'> => each.kind === 'if' && leaves(each.body))
    const test = comparison(check?.test)
    const [shown] = printsIn(node.otherwise)
    const last = shown?.arguments.at(-1)
    if (test?.operator !== '==' || !last) continue
    const right = p.text(test.right)
    if (p.text(shown ?? node).includes(right)) return null
    return {
      code: edited(p, [{ from: last.value.to, to: last.value.to, text: `, ${textLiteral(p, 'Era:')}, ${right}` }]),
      told: 'Si se acaban los intentos, dice cuál era.',
    }
  }
  return null
}
