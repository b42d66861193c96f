import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { statedValue } from '../../engine/stated-value'
import { lackedName } from '../../python/evaluate/result'
import { parsePython } from '../../python/parse'
import { run } from './parts/output'
import type { Ask } from './parts/questions/ask'

/** `values` are the lines that the person's words add to the program; none where they give nothing that it lacks. */
export type Given = Pick<Ask, 'code' | 'frame'> & { values: readonly string[] }

const MAX_PROSE = 2_000
const MAX_NAMES = 6

/** A piece of a program with the values that the question gives for the names which it lacks: «con a=48 y b=36», «total empieza en 0». */
export function withGiven(code: CodePart, frame: Frame): Given {
  const { message } = frame
  let { tree } = code
  let prose = message.prose.slice(0, MAX_PROSE)
  const values: string[] = []
  while (values.length < MAX_NAMES) {
    const name = lackedName(run(tree))
    const found = name === null ? null : statedValue(name, prose)
    if (name === null || found === null) break
    values.push(`${name} = ${found.value}`)
    tree = parsePython(`${values.join('\n')}\n${code.code}`)
    prose = prose.replace(found.said, ' ')
  }
  if (values.length === 0 || tree.errors.length > 0 || lackedName(run(tree)) !== null || isOfWrongKind(tree))
    return { code, frame, values: [] }
  return { code: { ...code, code: tree.source, tree }, frame: { ...frame, message: { ...message, prose } }, values }
}

function isOfWrongKind(tree: CodePart['tree']): boolean {
  const result = run(tree)
  return result.kind === 'raised' && (result.type === 'TypeError' || result.type === 'AttributeError')
}
