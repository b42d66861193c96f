import type { Level } from '../../engine/frame'
import type { Block } from '../../engine/skill'
import type { Draft } from '../../engine/task/task'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { allExpressions, statementsIn } from '../../python/walk'
import { type Change, STAGE } from '../change/change'
import { typesChange } from '../change/changes/functions/types'
import { withoutChange } from '../change/changes/style/without'
import { makeChanges } from '../change/make-changes'
import { tidied } from '../change/tidy'
import { complexity } from '../explain/parts/complexity'

/** What a reviewer would write in fewer words; named results stay. */
const tidyChange: Change = {
  name: 'tidy',
  stage: STAGE.style,
  says: [/^mas corto$/],
  make(p) {
    const code = tidied(p.source)
    return code === p.source ? null : { code, told: '', keepsOutput: true }
  },
}

type Wanted = { change: Change; words: string }

/** How a program is changed for a level, in the words that a person would ask for it with. */
const CHANGES: Readonly<Record<Level, readonly Wanted[]>> = {
  principiante: [
    { change: withoutChange, words: 'sin comprensiones' },
    { change: withoutChange, words: 'sin lambda' },
    { change: withoutChange, words: 'sin ternario' },
  ],
  intermedio: [],
  avanzado: [
    { change: typesChange, words: 'ponle tipos' },
    { change: tidyChange, words: 'mas corto' },
  ],
}

/** Explanations that a beginner reads. */
const MAX_STEPS = 4
/** What a beginner's program has no more, by its name. */
const BEYOND = /comprensi[oó]n|lambda|ternari/i

/** The draft as somebody of this level would write it. What a request states of the way it is written goes before. */
export function atLevel(draft: Draft, level: Level, hasConstraints: boolean): Draft {
  const { code, how } = hasConstraints ? draft : changed(draft, CHANGES[level])
  if (level === 'avanzado') return { ...draft, code, how: [] }
  return { ...draft, code, how: level === 'principiante' ? how.slice(0, MAX_STEPS) : how }
}

function changed(draft: Draft, wanted: readonly Wanted[]): Pick<Draft, 'code' | 'how'> {
  let { code, how } = draft
  for (const { change, words } of wanted) {
    const result = makeChanges(code, { prose: words, plain: words }, [change])
    if (result.made.length === 0) continue
    code = result.code
    how = how.filter((item) => !BEYOND.test(item))
  }
  return { code, how }
}

/** How time grows with the data, for those who have come far; nothing where the loops alone do not tell. */
export function costBlocks(code: string, level: Level): Block[] {
  if (level !== 'avanzado') return []
  const [order] = /\*\*O\([^*]+\)\*\*/.exec(complexityOf(writtenOut(code))) ?? []
  return order === undefined || order === '**O(1)**'
    ? []
    : [{ kind: 'text', markdown: `**Complejidad:** en tiempo es ${order}, con n datos.` }]
}

/** Comprehensions, sums and extremes as the loops that they are. */
function writtenOut(code: string): string {
  const words = 'sin comprensiones ni sum ni max ni min ni any ni all'
  return makeChanges(code, { prose: words, plain: words }, [withoutChange]).code
}

/** Nothing where a loop calls a function of the program's own: its time is not in the loop. */
function complexityOf(code: string): string {
  const module = parsePython(code)
  const own = new Set([...statementsIn(module.body)].flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const loops = [...statementsIn(module.body)].filter(({ kind }) => kind === 'for' || kind === 'while')
  const callsOwn = [...allExpressions(loops)].some(
    (node) => node.kind === 'call' && node.callee.kind === 'name' && own.has(node.callee.name),
  )
  return callsOwn ? '' : complexity({ module, lines: linesOf(code) })
}
