import { inlineCode } from '../../../engine/compose'
import { allExpressions } from '../../../python/walk'
import type { FindImprovements } from '../improvement'

/** Pi with two to ten decimals, cut or rounded. */
const IS_PI = /^3\.14(?:1(?:5\d*|6)?)?$/

/** Pi written by hand: `math` has it with all its decimals. */
export const findPi: FindImprovements = ({ module, source }) => {
  const written = [...allExpressions(module)].filter((part) => part.kind === 'number' && IS_PI.test(part.text))
  const [first] = written
  if (first === undefined) return []
  const isImported = /^import math$/m.test(source)
  const isNamed = module.body.some(
    (node) => node.kind === 'assign' && node.value === first && node.targets[0]?.kind === 'name',
  )
  const docstring = module.body[0]?.kind === 'expression' && module.body[0].value.kind === 'string'
  const edits = written.map(({ from, to }) => ({ from, to, text: 'math.pi' }))
  return [
    {
      from: first.from,
      to: first.to,
      weight: isNamed ? 0.35 : 0.4,
      what: `En lugar de ${inlineCode(source.slice(first.from, first.to))} usa \`math.pi\`, con \`import math\` al principio.`,
      why: 'Es el número pi con todos los decimales que caben, y quien lea el programa ve qué número es.',
      edits: docstring ? [] : [...(isImported ? [] : [{ from: 0, to: 0, text: 'import math\n\n\n' }]), ...edits],
    },
  ]
}
