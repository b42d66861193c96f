import { describe, expect, it } from 'vitest'
import { allExpressions, statementsIn } from '../../../python/walk'
import { parseShape } from './shape-file'

const files = import.meta.glob<string>('/content/shapes/*.md', { query: '?raw', import: 'default', eager: true })
const all = Object.entries(files).filter(([file]) => !file.endsWith('README.md'))

/** The names and attributes that a form binds. */
function namesIn(body: Parameters<typeof statementsIn>[0]): Set<string> {
  const names = new Set<string>()
  for (const node of statementsIn(body)) {
    if (node.kind === 'function' || node.kind === 'class') names.add(node.name)
    if (node.kind === 'function') for (const { name } of node.parameters) names.add(name)
  }
  for (const part of allExpressions(body)) {
    if (part.kind === 'name') names.add(part.name)
    if (part.kind === 'attribute') names.add(`.${part.name}`)
  }
  return names
}

describe('the shapes that programs are known by', () => {
  it.each(all)('%s says nothing of what its examples lack', (file, source) => {
    const shape = parseShape(file, source)
    const always = shape.text.replace(/\[\[[^\]]*\]\]/g, '')
    for (const form of shape.forms) {
      const names = namesIn(form.body)
      for (const [, slot = ''] of always.matchAll(/\{(\.?\w+)\}/g)) expect([...names], form.source).toContain(slot)
    }
  })
})
