import type { CodePart } from '../../engine/message'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { allExpressions } from '../../python/walk'
import { endsOf, typedRun } from '../explain/parts/typed-run'

type Ended = { shown: string | null; mended: { code: string; told: string; shown: string } | null }

/** A run in which a program that is said never to end does so, or the program with the word that it looks for in the letters that are typed. */
export function mendedEnd({ tree, code }: CodePart, typed: string | null): Ended {
  const words = typed === null ? endsOf(tree) : [typed]
  for (const word of words) {
    const shown = endedBy(tree, word)
    if (shown !== null) return { shown, mended: null }
  }
  const whole = typed === null ? typedRun(tree) : null
  if (whole !== null) return { shown: whole, mended: null }
  for (const word of words) {
    const mended = otherLetters(code, word)
    if (mended !== null) return { shown: null, mended }
  }
  return { shown: null, mended: null }
}

/** What the console shows where this is typed and the program ends by it. */
function endedBy(tree: CodePart['tree'], word: string): string | null {
  const result = evaluatePiece(tree, { input: [word], showsInput: true, pretends: true })
  return result.kind === 'done' ? result.output.trimEnd() : null
}

/** What is typed comes in capitals, and «salir» is looked for. */
function otherLetters(code: string, word: string): Ended['mended'] {
  for (const node of allExpressions(parsePython(code))) {
    if (node.kind !== 'string' || node.value.toLowerCase() !== word.toLowerCase()) continue
    for (const other of [node.value.toUpperCase(), node.value.toLowerCase()]) {
      const text = code.slice(node.from, node.to).replace(node.value, other)
      const fresh = code.slice(0, node.from) + text + code.slice(node.to)
      const shown = other === node.value ? null : endedBy(parsePython(fresh), word)
      if (shown !== null)
        return {
          code: fresh,
          told: `lo que se escribe llega como \`'${other}'\`, y se comparaba con \`'${node.value}'\`.`,
          shown,
        }
    }
  }
  return null
}
