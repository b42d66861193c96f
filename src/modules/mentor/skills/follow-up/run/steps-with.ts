import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { run } from '../../explain/parts/output'
import { traceList } from '../../explain/parts/trace-list'
import type { Reader } from '../asked'

const STEPS =
  /\bpaso (?:a|por) paso\b|\ba mano\b|\btraza\w*|\bvuelta (?:a|por) vuelta\b|\ben papel\b|\bcon otr[oa]s? (?:ejemplo|lista|numeros?|valor\w*|datos)\b/
const LITERAL =
  /\[[^\][\n]{0,60}\]|\([^()\n]{1,40},[^()\n]{0,40}\)|(?<![\w.,])-?\d+(?:\.\d+)?(?![\w.,])|"[^"\n]{0,40}"|'[^'\n]{0,40}'/
const MAX_STEPS = 24
/** Where no value is named, one that is small enough to follow. */
const SAMPLE = '[4, 1, 3]'

/** «¿Me lo explicas paso a paso con una lista más pequeña, tipo [3, 1, 2]?»: the function at hand, called with it and followed. */
export const stepsWith: Reader = ({ said, code, source, frame }) => {
  if (code === null || source === null || !STEPS.test(said)) return null
  const defined = code.tree.body.filter((node): node is StatementOf<'function'> => node.kind === 'function')
  const [own] = defined
  const [parameter, ...more] = own?.parameters ?? []
  if (own === undefined || defined.length > 1 || parameter === undefined || more.length > 0) return null
  const named = LITERAL.exec(frame.message.prose)?.[0]
  const value = named ?? (/\blistas?|numeros|valores\b/.test(said) ? SAMPLE : undefined)
  if (value === undefined) return null
  const kept = code.tree.body.filter(({ kind }) => kind === 'function' || kind === 'import' || kind === 'import-from')
  const program = [
    ...kept.map(({ from, to }) => code.tree.source.slice(from, to)),
    `print(${own.name}(${value}))`,
  ].join('\n')
  const module = parsePython(program)
  const result = run(module)
  if (result.kind !== 'done') return null
  const steps = traceList(result, MAX_STEPS, { module, lines: linesOf(module.source) })
  if (steps.length === 0) return null
  return answered('steps', [
    text(`Con ${inlineCode(`${own.name}(${value})`)}, paso a paso:`),
    { kind: 'list', items: steps },
    text('Y al final sale:'),
    printed(result.output),
  ])
}
