import { inlineCode } from '../../engine/compose'
import type { Block } from '../../engine/skill'
import type { Evaluation } from '../../python/evaluate/result'
import type { OutcomeName } from './content'

/** What comes out, where that is all there is to say. */
export function shortly(now: Evaluation, outcome: OutcomeName): Block[] | null {
  const how = SHORT[outcome]
  if (how === undefined || now.kind !== 'done') return null
  const lines = now.output.trimEnd()
  if (lines === '') return [text('Entonces no imprime nada.')]
  const isPlain = !lines.includes('\n') && now.output === `${lines.trim()}\n` && !lines.includes('  ')
  return isPlain ? [text(`${how} ${inlineCode(lines)}.`)] : [text(`${how}:`), printed(now.output)]
}
const SHORT: Partial<Record<OutcomeName, string>> = {
  different: 'Entonces imprime',
  reordered: 'Salen las mismas líneas, en otro orden',
  'with-data': 'Entonces imprime',
  'first-output': 'Entonces imprime',
  same: 'Imprime lo mismo que antes',
}

const MAX_LINES = 12

export function printed(output: string): Block {
  const lines = output.replace(/\n$/, '').split('\n')
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… (${lines.length} líneas en total)`] : lines
  return { kind: 'code', language: 'text', code: shown.join('\n') }
}

const text = (markdown: string): Block => ({ kind: 'text', markdown })
