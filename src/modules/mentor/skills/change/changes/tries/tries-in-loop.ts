import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, inputIn, type Loop, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'
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

/** What a guess is held against, or what letters are looked for in. */
function secretIn(p: Program, loop: Loop): Expression | null {
  const check = loop.body.find((each): each is StatementOf<'if'> => each.kind === 'if' && leaves(each.body))
  const test = comparison(check?.test)
  if (test?.operator === '==') return test.right
  const looked = p
    .spots('compare')
    .map(({ node }) => (node.from > loop.from && node.to <= loop.to ? comparison(node) : null))
    .find(
      (each) =>
        each?.operator === 'in' &&
        nameOf(each.right) !== null &&
        /^(?:palabra|secret|clave|solucion)/.test(p.text(each.right)),
    )
  return looked?.right ?? null
}

/** `for … else` of a game: what was looked for is told where no try is left. */
export function revealedAtEnd(p: Program): Result {
  for (const { node } of [...p.places('for'), ...p.places('while')]) {
    const [shown] = printsIn(node.otherwise)
    const last = shown?.arguments.at(-1)
    const secret = secretIn(p, node)
    if (secret === null || !last) continue
    const right = p.text(secret)
    if (p.text(shown ?? node).includes(right)) return null
    return {
      code: edited(p, [{ from: last.value.to, to: last.value.to, text: `, ${textLiteral(p, 'Era:')}, ${right}` }]),
      told: 'Si se acaban los intentos, dice cuál era.',
    }
  }
  return null
}

/** «cuando se acaben los intentos que diga …»: a loop that is left when the guess is right says so when it is not. */
export function lostAtEnd(p: Program, lost: Lost): Result {
  if (lost.text === null && !lost.reveals) return null
  for (const { node } of [...p.places('while'), ...p.places('for')]) {
    const secret = secretIn(p, node)
    if (secret === null || node.otherwise.length > 0 || (node.kind === 'while' && node.test.kind === 'boolean'))
      continue
    const { to } = linesOf(p, node)
    const indent = indentOf(p, node)
    return {
      code: edited(p, [
        { from: to, to, text: `\n${indent}else:\n${indent}${levelOf(p)}${lostPrint(p, lost, p.text(secret))}` },
      ]),
      told: 'Cuando se acaban los intentos, lo dice.',
      how: ['El `else` de un bucle se ejecuta solo si no se ha salido con `break`.'],
    }
  }
  return null
}
