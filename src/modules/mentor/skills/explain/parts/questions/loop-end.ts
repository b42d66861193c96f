import type { Expression, StatementOf } from '../../../../python/ast'
import type { Evaluation } from '../../../../python/evaluate/result'
import { boundBy } from '../../../../python/evaluate/statements/scope'
import { allExpressions, expressionsIn, statementsIn } from '../../../../python/walk'
import { listed, quote, type Source } from '../../idioms/idiom'
import { endlessText } from '../endless'
import { isTracedWhole } from '../output'
import type { Ask } from './ask'

/** The condition, and the value with which it no longer holds. */
export function loopEnd({ source, frame }: Ask, result: Evaluation): string | null {
  const endless = endlessText(source.module, result)
  if (endless !== null) return endless
  const loops = [...statementsIn(source.module.body)].filter((node) => node.kind === 'while' || node.kind === 'for')
  const loop = loops.find(({ from }) => frame.lines.includes(source.lines.lineAt(from))) ?? loops[0]
  if (loop === undefined) return null
  const line = source.lines.lineAt(loop.from)
  const leaves = [...statementsIn(loop.body)].find(({ kind }) => kind === 'break')
  const early = leaves
    ? ` También puede salir antes, por el \`break\` de la línea ${source.lines.lineAt(leaves.from)}.`
    : ''
  if (loop.kind === 'for')
    return `El \`for\` de la línea ${line} da una vuelta por cada elemento de ${quote(source, loop.iterable)}; cuando ya no quedan, termina y se sigue debajo.${early}`
  if (loop.kind !== 'while') return null
  if (loop.test.kind === 'boolean' && loop.test.value) return leftText(loop, line, source)
  const names = [...new Set([...expressionsIn(loop.test)].flatMap((part) => (part.kind === 'name' ? [part.name] : [])))]
  const changed = names.filter((name) => [...statementsIn(loop.body)].some((node) => boundBy(node).includes(name)))
  const last = changed.flatMap((name) => {
    const value =
      'steps' in result && isTracedWhole(result)
        ? result.steps.flatMap(({ changes }) => changes.filter((change) => change.name === name)).at(-1)?.value
        : undefined
    return value === undefined ? [] : [`\`${name}\` vale \`${value}\``]
  })
  const end =
    last.length === 0
      ? 'En cuanto deja de cumplirse, termina.'
      : `En la última vuelta ${listed(last)}, así que ${quote(source, loop.test)} ya no se cumple y el bucle termina.`
  return `El \`while\` de la línea ${line} se repite mientras se cumpla ${quote(source, loop.test)}${typedEnd(loop.test)}. ${end}${early}`
}

/** `(linea := input()) != ""`: until nothing is typed. */
function typedEnd(test: Expression): string {
  const [only] = test.kind === 'compare' ? test.comparisons : []
  if (only?.operator !== '!=' || only.right.kind !== 'string') return ''
  return only.right.value === ''
    ? ', es decir, hasta que se deja **vacío** (se pulsa Enter sin escribir nada)'
    : `, es decir, hasta que es \`${only.right.value}\``
}

/** `while True`: how it is left, and what keeps a turn from coming to that. */
function leftText(loop: StatementOf<'while'>, line: number, source: Source): string {
  const { lineAt } = source.lines
  const inside = [...statementsIn(loop.body)]
  const exits = inside.filter(({ kind }) => kind === 'break' || kind === 'return')
  const [exit] = exits
  const head = `El \`while True\` de la línea ${line} por sí solo no acabaría **nunca**, porque su condición siempre se cumple.`
  const pause = [...allExpressions(loop.body)].find(({ kind }) => kind === 'yield')
  if (pause)
    return `El \`while True\` de la línea ${line} no acabaría nunca, pero aquí el programa no se queda colgado: cada \`yield\` (línea ${lineAt(pause.from)}) **pausa** la función hasta que alguien le pide el siguiente valor, con \`next\` o con un \`for\`.`
  if (exit === undefined)
    return `${head} Y dentro no hay ningún \`break\` ni \`return\`: sí, es infinito. Se corta con \`Ctrl + C\`.`
  const ways = exits.slice(0, 3).map((each) => `\`${each.kind}\` de la línea ${lineAt(each.from)}`)
  const tried = inside.find((each) => each.kind === 'try' && each.body.includes(exit))
  const before = tried?.kind === 'try' && tried.body.indexOf(exit) > 0 ? tried.body[0] : undefined
  const guard = inside.find((each) => each.kind === 'if' && each.body.includes(exit))
  const when =
    before !== undefined && tried?.kind === 'try'
      ? ` Solo llega ahí si la línea ${lineAt(before.from)} no falla: si salta ${listed(
          tried.handlers.map(({ type }) => (type ? quote(source, type) : 'un error')),
          'o',
        )}, se va al \`except\` sin pasar por el \`${exit.kind}\`, y el bucle da **otra vuelta**.`
      : guard?.kind === 'if'
        ? ` Eso pasa cuando se cumple ${quote(source, guard.test)}.`
        : ''
  return `${head} De él se sale por el ${listed(ways, 'o')}.${when}`
}
