import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'
import { programOf } from '../../../python/program/source'

/** Whether a program has a function that the one that is asked for does not need: Celsius to Fahrenheit, and the other way round. */
export function hasAlternative(code: string, name: string): boolean {
  const functions = programOf(code).body.flatMap((node) => (node.kind === 'function' ? node : []))
  if (!functions.some((node) => node.name === name)) return false
  const texts = functions.map(({ from, to }) => code.slice(from, to))
  return functions.some(
    (node) =>
      node.name !== name && !functions.some((other, at) => other !== node && texts[at]?.includes(`${node.name}(`)),
  )
}

/** Whether functions look into rows by fields that the request says nothing of. */
export function usesOtherKeys(code: string, { request }: Task): boolean {
  const said = new Set(wordsOf(plainText(request.words.map(({ text }) => text).join(' '))).map(termOf))
  const p = programOf(code)
  const own = new Set(
    p
      .spots('dict')
      .flatMap(({ node, scope }) =>
        scope.kind === 'module' ? [] : node.entries.flatMap(({ key }) => (key?.kind === 'string' ? key.value : [])),
      ),
  )
  return p.spots('subscript').some(({ node, scope }) => {
    if (scope.kind === 'module' || node.index.kind !== 'string') return false
    const key = node.index.value
    return !own.has(key) && wordsOf(plainText(key)).some((word) => !said.has(termOf(word)))
  })
}
