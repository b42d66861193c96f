import { CALL_TREE } from '../../../engine/requests/run-orders'
import type { Block } from '../../../engine/skill'
import type { StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const MARK = '\u0001'
const MAX_CALLS = 40

/** «Hazme el árbol de llamadas de fib(5)»: each call of a function that calls itself, under the one that makes it, with what it gives back. */
export function callTree(said: string, source: Source): Block[] {
  const node = CALL_TREE.test(said) ? source.module.body.find(isRecursive) : undefined
  const calls = node === undefined ? null : callsOf(node, source)
  if (calls === null) return []
  return [
    { kind: 'text', markdown: 'Cada llamada, con las que hace ella debajo, y lo que devuelve:' },
    { kind: 'code', language: 'text', code: calls.join('\n') },
  ]
}

const isRecursive = (node: Source['module']['body'][number]): node is StatementOf<'function'> =>
  node.kind === 'function' &&
  node.decorators.length === 0 &&
  [...allExpressions(node.body)].some((part) => part.kind === 'call' && calledName(part) === node.name)

/** The program is run with a function of the same name around it, which marks where each call begins and ends. */
function callsOf({ name, to }: StatementOf<'function'>, { module }: Source): string[] | null {
  const around = [
    `_own, _deep = ${name}, []`,
    `def ${name}(*_given):`,
    `    print("${MARK}in" + "    " * len(_deep) + "${name}(" + ", ".join([repr(_each) for _each in _given]) + ")")`,
    '    _deep.append(1)',
    '    _back = _own(*_given)',
    '    _deep.pop()',
    `    print("${MARK}out" + repr(_back))`,
    '    return _back',
  ]
  const probe = `\n${around.join('\n')}\n`
  const result = evaluatePiece(parsePython(module.source.slice(0, to) + probe + module.source.slice(to)))
  if (result.kind !== 'done') return null
  const calls: string[] = []
  const open: number[] = []
  for (const [, word, text = ''] of result.output.matchAll(new RegExp(`${MARK}(in|out)([^\\n]*)\\n`, 'g'))) {
    if (word === 'in') open.push(calls.push(text) - 1)
    else calls[open.pop() ?? 0] += ` → ${text}`
  }
  return calls.length < 2 || calls.length > MAX_CALLS ? null : calls
}
