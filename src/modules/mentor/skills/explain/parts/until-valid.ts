import type { StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const KINDS: Readonly<Record<string, string>> = { int: 'un número entero', float: 'un número' }

/** `while True` with a `try` around what is typed: asked again until it is right. */
export function untilValid({ body, handlers }: StatementOf<'try'>, source: Source): string {
  const read = [...allExpressions(body)].find(
    (part) =>
      part.kind === 'call' &&
      part.arguments.some(({ value }) => value.kind === 'call' && calledName(value) === 'input'),
  )
  const kind = read?.kind === 'call' ? KINDS[calledName(read)] : undefined
  const [type] = handlers.map((handler) => handler.type)
  const raised = type ? `salta ${quote(source, type)}, ` : 'hay un error, '
  const end = [...statementsIn(body)].some((node) => node.kind === 'break')
    ? '; cuando va bien, `break` sale del bucle'
    : ''
  return `pide un dato una y otra vez hasta que ${kind === undefined ? 'sea válido' : `se escribe ${kind} válido`}: si no lo es, ${raised}se ejecuta el \`except\` y se vuelve a pedir${end}`
}
