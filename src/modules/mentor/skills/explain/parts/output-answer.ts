import type { Block } from '../../../engine/skill'
import { idiomText } from '../idioms/find-idioms'
import type { Ask } from './ask'
import { chooseIdioms } from './choose-idioms'
import { valueBlocks } from './explain-all'
import { linesList } from './lines-list'
import { missingName, outputBlocks, run, traceList } from './output'

/** «¿Qué imprime?»: the output first, then why. */
export function outputAnswer({ frame, code, source }: Ask): Block[] {
  const result = run(code.tree)
  const missing = missingName(code.tree, result)
  const isQuiet = result.kind === 'done' && result.output === '' && result.values.size > 0
  const blocks = isQuiet ? valueBlocks(result.values) : outputBlocks(result)
  if (missing !== null)
    blocks.push({
      kind: 'text',
      markdown: `Si \`${missing}\` se crea en otra parte de tu programa, pégamela y te digo qué sale.`,
    })
  const idioms = chooseIdioms(source, frame, 3)
  if (idioms.length > 0)
    blocks.push({ kind: 'heading', text: 'Por qué' }, { kind: 'list', items: idioms.map(idiomText) })
  const trace = traceList(result, 12)
  if (trace.length > 0) blocks.push({ kind: 'heading', text: 'Paso a paso' }, { kind: 'list', items: trace })
  else if (result.kind === 'outside' || result.kind === 'too-long' || idioms.length === 0) {
    blocks.push({ kind: 'heading', text: 'Línea a línea' }, { kind: 'list', items: linesList(code.tree.body, source) })
  }
  return blocks
}
