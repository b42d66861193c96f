import type { Edit } from '../../python/edit'
import { allExpressions, statementsIn } from '../../python/walk'
import { calledName } from '../explain/idioms/in-calls'
import type { Wish } from './change'

/** Other data are tried, and no other program: what comes of them is no difference. */
export function areOtherData(edits: readonly Edit[], { source: { module }, said }: Wish): boolean {
  if (edits.length === 0 || /\ben (?:vez|lugar) de\b/.test(said)) return false
  const own = new Set([...statementsIn(module.body)].flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const given = [...allExpressions(module)].flatMap((node) =>
    node.kind === 'call' && own.has(calledName(node)) ? node.arguments.map(({ value }) => value) : [],
  )
  const data = [...given, ...module.body.flatMap((node) => (node.kind === 'assign' ? [node.value] : []))]
  return edits.every(
    ({ from, to, text: now }) => data.some((node) => node.from === from && node.to === to) && VALUE.test(now),
  )
}
const VALUE = /^(?:-?\d[\d._]*|"[^"\n]*"|'[^'\n]*'|[[({][^\n]*[\])}]|True|False|None|set\(\))$/
