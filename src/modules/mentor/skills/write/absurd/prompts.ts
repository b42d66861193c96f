import { plainText } from '../../../engine/lexicon/plain-text'
import type { Task } from '../../../engine/task/task'
import type { Module } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'

/** Two questions in the same words, one behind the other. */
export function asksTwice({ body, source }: Module): boolean {
  const asked = body.map((node) =>
    node.kind === 'assign' ? QUESTION.exec(source.slice(node.from, node.to))?.[1] : undefined,
  )
  return asked.some((text, at) => text !== undefined && text === asked[at - 1])
}
const QUESTION = /\binput\((f?['"][^'"\n]{2,80}['"])\)/

/** «Horas por encima de 40 se pagan al 150 %: »: a rule of the request is asked for as if it were a value. */
export function asksForRule(module: Module, { request }: Task): boolean {
  const said = ` ${request.words.map(({ plain }) => plain).join(' ')} `.replace(/ [,;.:%()] /g, ' ')
  for (const node of allExpressions(module)) {
    if (node.kind !== 'call' || node.callee.kind !== 'name' || node.callee.name !== 'input') continue
    const [text] = node.arguments
    if (text?.value.kind !== 'string') continue
    const plain = plainText(text.value.value)
    if (OF_THEM.test(plain)) return true
    if (plain.split(' ').length > LONG && RULE.test(plain) && said.includes(` ${plain} `)) return true
  }
  return false
}
const LONG = 3
const RULE = / (?:se|que|cuando|hasta|si|le|les|por encima) /
/** What is of those that were counted is worked out. */
const OF_THEM = / de (?:ellos|ellas|estos|estas|todos|todas)$/
