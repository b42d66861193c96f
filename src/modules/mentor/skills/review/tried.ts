import { inlineCode } from '../../engine/compose'
import type { Block } from '../../engine/skill'
import type { Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { purposeOf } from '../../python/purposes'

const MAX_LINES = 6

/** What was seen of a program by running it: what each of its functions works out, and what it prints; nothing where neither is known. */
export function triedTold(module: Module): Block[] {
  const does = module.body.flatMap((node) => {
    const told = node.kind === 'function' ? purposeOf(module, node) : null
    return node.kind === 'function' && told !== null
      ? `He probado ${inlineCode(node.name)} con varios valores y acierta en todos: ${told}.`
      : []
  })
  const run = evaluateProgram(module)
  const lines = run.kind === 'done' ? run.output.trimEnd().split('\n') : []
  const isShown = run.kind === 'done' && run.output.trim() !== '' && lines.length <= MAX_LINES
  return [
    ...does.map((markdown): Block => ({ kind: 'text', markdown })),
    ...(isShown
      ? ([
          { kind: 'text', markdown: 'Lo he ejecutado: funciona, e imprime esto:' },
          { kind: 'code', language: 'text', code: lines.join('\n') },
        ] as const)
      : []),
  ]
}
