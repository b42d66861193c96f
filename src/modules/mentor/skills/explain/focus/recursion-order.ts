import type { Statement, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

/** Whether what a function shows is shown on the way in or on the way back; null where it shows nothing, or both. */
export function recursionOrder(source: Source): string | null {
  for (const node of statementsIn(source.module.body)) {
    if (node.kind !== 'function') continue
    const bodies = [node.body, ...[...statementsIn(node.body)].flatMap((each) => blocksOf(each))]
    for (const body of bodies) {
      const told = orderIn(body, node, source)
      if (told !== null) return told
    }
  }
  return null
}

function orderIn(body: readonly Statement[], node: StatementOf<'function'>, source: Source): string | null {
  const own = body.filter((each) => calls(each, node.name))
  const prints = body.filter((each) => calls(each, 'print'))
  const [call, otherCall] = own
  const [print, otherPrint] = prints
  if (!call || otherCall || !print || otherPrint) return null
  const [line, shown] = [source.lines.lineAt(call.from), quote(source, print)]
  return print.from > call.from
    ? `Porque ${shown} va **después** de la llamada a \`${node.name}\` (línea ${line}). Cada llamada se queda **esperando** en esa línea a que termine la de dentro; solo cuando se llega al caso base empiezan a volver, y cada una hace **a la vuelta** lo que le quedaba pendiente: primero la más honda y al final la primera. Con el \`print\` antes de la llamada saldría al revés.`
    : `Porque ${shown} va **antes** de la llamada a \`${node.name}\` (línea ${line}): cada llamada muestra lo suyo y después llama a la siguiente, así que sale **al ir hacia dentro**, empezando por la primera. Con el \`print\` después de la llamada saldría al revés, a la vuelta.`
}

/** `f(…)` or `self.f(…)`: `super().f()` is another's. */
const calls = (node: Statement, name: string) =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  calledName(node.value) === name &&
  (node.value.callee.kind === 'name' ||
    (node.value.callee.kind === 'attribute' &&
      node.value.callee.value.kind === 'name' &&
      node.value.callee.value.name === 'self'))
