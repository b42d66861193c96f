import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { applied, type FindImprovements, type Reviewed, textOf } from '../improvement'

type Chain = { tests: Expression[]; bodies: string[] }
type Game = Chain & { first: string; second: string; values: string[] }

/**
 * Of three things that beat each other in turn («piedra, papel o tijera»), the win that no condition has: one pair comes to the same branch
 * either way round, while the others win one way and lose the other. All nine pairs are tried.
 */
export const findMissingWins: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => {
    const game = node.kind === 'if' && !node.isElif ? gameIn(program, node) : null
    const missed = game === null ? null : missedIn(program, game)
    if (game === null || missed === null) return []
    const { test, pair } = missed
    const [mine, theirs] = pair.map((value) => `"${value}"`)
    const text = ` or (${game.first} == ${mine} and ${game.second} == ${theirs})`
    // Behind the parentheses that belong to the whole condition.
    const at = test.to + (/^[ \t)]*(?=[ \t]*:)/.exec(program.source.slice(test.to))?.[0].trimEnd().length ?? 0)
    const after = applied(program.source, [{ from: at, to: at, text }])
    if (after === null || parsePython(after).errors.length > 0) return []
    const line = program.lines.lineAt(test.from)
    return [
      {
        from: test.from,
        to: test.to,
        weight: 0.98,
        isPlaced: true,
        what: `Falta un caso: con ${inlineCode(`${game.first} = ${mine}`)} y ${inlineCode(`${game.second} = ${theirs}`)} pasa lo mismo que al revés, y una de las dos tiene que ganar. Añádelo a la condición de la línea ${line}: ${inlineCode(text.trim())}.`,
        why: `He probado las nueve combinaciones: en ninguna gana ${mine}, y cada opción gana a una y pierde con otra.`,
        edits: [{ from: at, to: at, text }],
      },
    ]
  })

function gameIn(program: Reviewed, node: StatementOf<'if'>): Game | null {
  const chain = chainOf(program, node)
  const parts = chain.tests.flatMap((test) => [...expressionsIn(test)])
  const names = new Set<string>()
  const values = new Set<string>()
  let hasTie = false
  for (const part of parts) {
    if (part.kind !== 'compare') continue
    const [only, more] = part.comparisons
    if (part.left.kind !== 'name' || more !== undefined || only?.operator !== '==') return null
    names.add(part.left.name)
    if (only.right.kind === 'string') values.add(only.right.value)
    else if (only.right.kind === 'name') hasTie = Boolean(names.add(only.right.name))
    else return null
  }
  const [first, second, third] = names
  const isPlain = parts.every(({ kind }) => /^(?:compare|boolean-operation|name|string)$/.test(kind))
  if (!isPlain || !hasTie || first === undefined || second === undefined || third !== undefined || values.size !== 3)
    return null
  return { ...chain, first, second, values: [...values] }
}

/** The conditions of a chain with what each of them leads to; behind them what `else` does. */
function chainOf(program: Reviewed, node: StatementOf<'if'>): Chain {
  const textIn = (body: readonly Statement[]) => body.map((one) => textOf(program, one).trim()).join('\n')
  const [next, more] = node.otherwise
  const rest =
    next?.kind === 'if' && next.isElif && more === undefined
      ? chainOf(program, next)
      : { tests: [], bodies: [textIn(node.otherwise)] }
  return { tests: [node.test, ...rest.tests], bodies: [textIn(node.body), ...rest.bodies] }
}

/** Which condition lacks which pair; null where that is not sure. */
function missedIn(program: Reviewed, game: Game): { test: Expression; pair: [string, string] } | null {
  const { tests, bodies, values } = game
  const otherwise = bodies.at(-1) ?? ''
  const pairs = values.flatMap((one) =>
    values.flatMap((other): [string, string][] => (one === other ? [] : [[one, other]])),
  )
  const outcomes = new Map(pairs.map((pair) => [pair.join(), bodies[branchOf(program, game, pair)] ?? null]))
  const won = pairs.filter((pair) => outcomes.get(pair.join()) !== otherwise)
  const kinds = new Set(outcomes.values())
  if (otherwise === '' || kinds.size !== 2 || kinds.has(null) || won.length !== 2) return null
  const [mine] = values.filter((value) => won.every(([one]) => one !== value))
  const [theirs] = values.filter((value) => won.every(([, other]) => other !== value))
  if (mine === undefined || theirs === undefined || mine === theirs) return null
  // What wins over a thing loses against none that it wins over.
  if (won.some(([one, other]) => one === theirs && other === mine)) return null
  const test = tests.findLast((_, at) => bodies[at] === outcomes.get(won[0]?.join() ?? ''))
  return test === undefined ? null : { test, pair: [mine, theirs] }
}

function branchOf(program: Reviewed, { tests, first, second }: Game, [one, other]: readonly [string, string]): number {
  const asked = tests.map((test) => `print(bool(${textOf(program, test).replaceAll('\n', ' ')}))`).join('\n')
  const run = evaluateProgram(
    parsePython(`${first} = ${JSON.stringify(one)}\n${second} = ${JSON.stringify(other)}\n${asked}\n`),
  )
  if (run.kind !== 'done') return -1
  const at = run.output.split('\n').indexOf('True')
  return at < 0 ? tests.length : at
}
