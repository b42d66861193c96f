import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { functionShape } from '../../src/modules/runner/contracts/function-shape.ts'

const MODULE = 'virtual:known-contracts'
const PROGRAMS = 'content/programs/*/*.md'
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/
const FUNCTION = /^### Función[^\n]*\n+```python\n([\s\S]*?)^```/gm
const SIGNATURE = /^(\w+)\((.*)\)(?:\s*->\s*(\w+))?/
/** What of the types that programs name a browser can hold a result against. */
const GIVES = new Map([
  ['int', 'whole'],
  ['float', 'number'],
  ['str', 'text'],
  ['bool', 'bool'],
])

/**
 * The contracts of the mentor's programs with properties, as the page holds functions against them. What the programs' fields are, and
 * that they are right, stands where the mentor reads them.
 * @returns {import('vite').Plugin}
 */
export function knownContracts() {
  return {
    name: 'known-contracts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      return `export default ${JSON.stringify(this.environment.name === 'client' ? readContracts() : [])}`
    },
  }
}

/** Of all programs that have properties, in the order of their files. */
export function readContracts() {
  return globSync(PROGRAMS)
    .toSorted()
    .flatMap((file) => contractOf(readFileSync(file, 'utf8')))
}

/** @param {string} text */
function contractOf(text) {
  const front = parse(FRONT_MATTER.exec(text)?.[1] ?? '', { schema: 'failsafe' })
  const [, name, parameters = '', returns = ''] = SIGNATURE.exec(front?.function ?? '') ?? []
  if (name === undefined || !front.properties) return []
  const { terms = [], not = [], title, asks, cases = [], properties } = front
  return [
    {
      name,
      parameters: parameters.split(/,(?![^[]*\])/).map((one) => one.split(/[:=]/)[0]?.trim() ?? ''),
      ...(GIVES.has(returns) && { gives: GIVES.get(returns) }),
      shapes: [...text.matchAll(FUNCTION)].map(([, code = '']) => functionShape(code, name)),
      ...{ terms, not, said: wordsOf([title, ...asks]) },
      cases: cases.map((/** @type {[string, string]} */ [call, expected]) => ({ call, expected })),
      properties: properties.map((/** @type {{ given: Record<string, string> }} */ { given, ...rest }) => ({
        given: Object.entries(given),
        ...rest,
      })),
    },
  ]
}

/** Each word once. @param {string[]} texts */
const wordsOf = (texts) =>
  [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\d_]+/gu),
    ),
  ].join(' ')
