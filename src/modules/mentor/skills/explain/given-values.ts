import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import type { Block } from '../../engine/skill'
import { type ToldCase, toldCases } from '../../engine/told-values'
import { lackedName } from '../../python/evaluate/result'
import { parsePython } from '../../python/parse'
import { startedWith } from './command-line'
import { run } from './parts/output'
import type { Ask } from './parts/questions/ask'

/**
 * `values` are the lines that the person's words add to the program; none where they give nothing that it lacks. `cases` are all sets of
 * values that they give, the first among them.
 */
export type Given = Pick<Ask, 'code' | 'frame'> & {
  values: readonly string[]
  cases: readonly ToldCase[]
  /** What is told of the arguments that it is started with. */
  blocks: readonly Block[]
}

const MAX_PROSE = 2_000
const MAX_NAMES = 6

const known = new WeakMap<Frame, Map<CodePart, Given>>()

/** A piece of a program with the values that the question gives for the names which it lacks: «con a=48 y b=36», «total empieza en 0». */
export function withGiven(code: CodePart, frame: Frame): Given {
  const before = known.get(frame)?.get(code)
  if (before !== undefined) return before
  const given = givenIn(code, frame)
  known.set(frame, new Map([...(known.get(frame) ?? []), [code, given]]))
  return given
}

function givenIn(shown: CodePart, frame: Frame): Given {
  const { message } = frame
  const started = startedWith(shown, frame)
  const code = started?.code ?? shown
  const blocks = started?.blocks ?? []
  const prose = message.prose.slice(0, MAX_PROSE)
  const names: string[] = []
  let cases: ToldCase[] = []
  let { tree } = code
  for (let name = lackedName(run(tree)); name !== null && names.length < MAX_NAMES; name = lackedName(run(tree))) {
    names.push(name)
    cases = toldCases(names, prose)
    const [first] = cases
    if (first === undefined || !first.has(name)) break
    tree = parsePython(`${linesOf(first).join('\n')}\n${code.code}`)
    if (tree.errors.length > 0) break
  }
  const [first] = cases
  const isGiven =
    first !== undefined && tree !== code.tree && tree.errors.length === 0 && lackedName(run(tree)) === null
  if (!isGiven || isOfWrongKind(tree)) return { code, frame, blocks, values: [], cases: [] }
  const isWhole = (each: ToldCase) => names.every((name) => each.has(name))
  const rest = cases.reduce(withoutValues, prose)
  return {
    code: { ...code, code: tree.source, tree },
    frame: { ...frame, names: frame.names.filter((name) => !first.has(name)), message: { ...message, prose: rest } },
    blocks,
    values: linesOf(first),
    cases: cases.filter(isWhole),
  }
}

/** What each name of a case is given, as lines of Python. */
export const linesOf = (told: ToldCase): string[] => [...told].map(([name, value]) => `${name} = ${value}`)

/** What was put into the program is no word of the question any more. */
const withoutValues = (prose: string, told: ToldCase) =>
  [...told].reduce((text, [name, value]) => {
    const at = text.indexOf(value)
    const from = at === -1 ? -1 : text.lastIndexOf(name, at)
    return from === -1 ? text : `${text.slice(0, from)} ${text.slice(at + value.length)}`
  }, prose)

function isOfWrongKind(tree: CodePart['tree']): boolean {
  const result = run(tree)
  return result.kind === 'raised' && (result.type === 'TypeError' || result.type === 'AttributeError')
}

/** Whether a message gives a program what it lacks: names, or what it is started with. */
export function givesValues(code: CodePart, frame: Frame): boolean {
  const { values, blocks } = withGiven(code, frame)
  return values.length + blocks.length > 0
}
