import type { FlatLine } from './flat-lines'

/** A block that is open where a line stands. */
type Open = {
  line: FlatLine
  /** Names that get their value in it, and not before. */
  own: ReadonlySet<string>
  /** What a `try` makes before it leaves: behind its clauses it is only known elsewhere. */
  gone: ReadonlySet<string>
  /** What was known before a function. */
  outside: ReadonlySet<string>
  /** Whether nothing after the last line of its body can be reached. */
  isLeft: boolean
  /** Whether a `while` can end: what it asks is changed, or it is left. */
  canEnd: boolean
  hasBreak: boolean
  /** How many lines of its own it has, and the branch before it. */
  count: number
  model: number
  /** The last line of its body, and whether it is a block that leaves. */
  last: 'nothing' | 'line' | 'block' | 'break' | 'continue'
  isVariableRead: boolean
  /** Whether it does more than give names a value, which the next round would take from them. */
  doesMore: boolean
}
export type Placed = { depths: number[]; cost: number; open: Open[]; known: ReadonlySet<string> }

const MAX_KEPT = 60
const LOOP = /^(?:for|while)$/
const LEAVES = /^(?:return|break|continue|raise)$/
const EXITS = /^(?:sys\.)?(?:exit|quit)\(/
const ENDLESS = /^while\s*\(?(?:True|1)\b/
/** What a clause goes on with. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  elif: /^(?:if|elif)$/,
  else: /^(?:if|elif|for|while|except)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|else)$/,
  case: /^case$/,
}
const isClause = ({ word, opens }: FlatLine) => opens && GOES_ON[word] !== undefined

/** The ways in which lines can stand in blocks, the likeliest first: what can be read, ends, and uses names where they are known. */
export function placements(lines: readonly FlatLine[]): Placed[] {
  let kept: Placed[] = [{ depths: [], cost: 0, open: [], known: new Set() }]
  for (const [at, line] of lines.entries()) {
    const next = kept.flatMap((placed) =>
      depthsFor(placed, line, lines[at - 1]).flatMap((depth) => put(placed, line, depth) ?? []),
    )
    kept = next.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_KEPT)
  }
  return kept
    .map((placed) => ({ ...placed, cost: placed.cost + ended(placed.open) }))
    .toSorted((a, b) => a.cost - b.cost)
}

function depthsFor({ open }: Placed, line: FlatLine, before: FlatLine | undefined): number[] {
  const clause = GOES_ON[line.word]
  if (clause && isClause(line) && !(line.word === 'case' && before?.word === 'match'))
    return before?.opens ? [] : open.flatMap((each, depth) => (clause.test(each.line.word) ? [depth] : []))
  if (before?.opens) return [open.length]
  return Array.from({ length: open.length + 1 }, (_, depth) => depth)
}

/** A line at a depth; null where it cannot stand there. */
function put({ depths, cost, open, known }: Placed, line: FlatLine, depth: number): Placed | null {
  const around = open.slice(0, depth)
  const taken = isClause(line) ? open[depth] : undefined
  const closed = open.slice(taken ? depth + 1 : depth)
  const inFunction = around.some((each) => each.line.word === 'def')
  if (!inFunction && (line.word === 'return' || /\byield\b/.test(line.text))) return null
  if (/^(?:break|continue)$/.test(line.word) && !inLoop(around)) return null
  const before = closed.find((each) => each.line.word === 'def')?.outside ?? known
  const parent = around.at(-1)
  const isOfLoop = around.some(
    ({ line: { word }, own }) => LOOP.test(word) && [...line.reads].some((name) => own.has(name)),
  )
  const isUnreachable = parent?.isLeft || (closed[0] !== undefined && neverEnds(closed[0]))
  const added =
    ended(closed) +
    closed.reduce((sum, each) => sum + leaving(each, line, isOfLoop), 0) +
    (taken ? goingOn(taken, line) : 0) +
    staying(around, line, before) +
    (isUnreachable && parent ? 6 : 0) +
    (closed[0] && [...line.reads].some((name) => closed[0]?.gone.has(name)) ? 2 : 0)
  const inner = closed[0] ? lastOf(closed[0]) : null
  const next = around.map((each, at) => within(each, line, { known: before, isLast: at === around.length - 1, inner }))
  return {
    depths: [...depths, depth],
    cost: cost + added,
    open: line.opens ? [...next, opened(line, taken, before)] : next,
    known: line.stores.every((name) => before.has(name)) ? before : new Set([...before, ...line.stores]),
  }
}

const opened = (line: FlatLine, taken: Open | undefined, outside: ReadonlySet<string>): Open => ({
  line,
  own: line.word === 'except' ? new Set(line.stores) : (taken?.own ?? new Set(line.stores)),
  count: 0,
  model: /^el/.test(line.word) ? (taken?.count ?? 0) : 0,
  gone: taken?.line.word === 'try' && taken.isLeft ? taken.own : (taken?.gone ?? new Set()),
  outside,
  isLeft: false,
  canEnd: line.word !== 'while',
  hasBreak: false,
  last: 'nothing',
  doesMore: false,
  isVariableRead: line.word !== 'for' || line.stores.every((name) => name.startsWith('_')),
})

const inLoop = (around: readonly Open[]) => {
  const at = around.findLastIndex(({ line }) => line.word === 'def')
  return around.slice(at + 1).some(({ line }) => LOOP.test(line.word))
}

const neverEnds = ({ line, hasBreak }: Open) => ENDLESS.test(line.text) && !hasBreak
const lastOf = ({ line, isLeft, last }: Open): Open['last'] =>
  line.word === 'if' && isLeft && (last === 'break' || last === 'continue') ? last : 'block'

type Within = { known: ReadonlySet<string>; isLast: boolean; inner: Open['last'] | null }

/** What a line inside makes of an open block. */
function within(open: Open, line: FlatLine, { known, isLast, inner }: Within): Open {
  const fresh = line.isUpdate ? [] : line.stores.filter((name) => !known.has(name))
  // What branches all give a value, and what a loop adds up, is of use after them.
  const isKept = /^(?:elif|else|except)$/.test(open.line.word) || (line.isUpdate && LOOP.test(open.line.word))
  const stored = isKept ? line.stores.filter((name) => open.own.has(name) && !open.line.stores.includes(name)) : []
  const own =
    fresh.length + stored.length === 0
      ? open.own
      : new Set([...open.own, ...fresh].filter((name) => !stored.includes(name)))
  const changes = [...open.line.reads].some(
    (name) => line.stores.includes(name) || new RegExp(`\\b${name}(?:\\.\\w+\\(|\\[.*\\] *[-+*/]?=)`).test(line.text),
  )
  const leaves = LEAVES.test(line.word) || EXITS.test(line.text)
  const isBreak = line.word === 'break'
  return {
    ...open,
    own,
    count: open.count + (isLast ? 1 : 0),
    isLeft: isLast ? leaves : open.isLeft,
    canEnd: open.canEnd || changes || isBreak || line.word === 'return' || EXITS.test(line.text),
    hasBreak: open.hasBreak || isBreak,
    last: !isLast ? (inner ?? open.last) : line.word === 'break' || line.word === 'continue' ? line.word : 'line',
    doesMore: open.doesMore || line.isUpdate || line.word !== '' || line.stores.length === 0,
    isVariableRead: open.isVariableRead || open.line.stores.some((name) => line.reads.has(name)),
  }
}

/** Blocks that end together, each with the next inside of it as its last. */
const ended = (blocks: readonly Open[]) =>
  blocks.reduce((sum, each, at) => {
    const inner = blocks[at + 1]
    return sum + closing(inner ? { ...each, last: lastOf(inner) } : each)
  }, 0)

/** What a block is worth when it ends as it is. */
function closing(open: Open): number {
  const { line, canEnd, isLeft, last, isVariableRead, doesMore } = open
  if (!LOOP.test(line.word)) return 0
  const isIdle = last === 'continue' || (last === 'break' && ENDLESS.test(line.text))
  return (canEnd ? 0 : 6) + (isLeft ? 4 : 0) + (isIdle ? 4 : 0) + (isVariableRead ? 0 : 1.5) + (doesMore ? 0 : 2)
}

/** A line that comes after a block, and would have its place in it. */
function leaving({ line: opener, own, count, model }: Open, line: FlatLine, isOfLoop: boolean): number {
  const uses = [...line.reads].some((name) => own.has(name))
  if (opener.word === 'def') return uses && !isClause(line) ? 3 : line.isAfterBlank ? 0 : 1.2
  if (opener.word === 'class') return line.isMethod ? 8 : line.isAfterBlank ? 0 : 2
  if (opener.word === 'with') return uses ? 4 : 0
  if (!LOOP.test(opener.word)) return (uses ? 1 : 0) + (count < model && !isClause(line) ? 0.6 : 0)
  const changesTest = opener.word === 'while' && line.stores.some((name) => opener.reads.has(name))
  const isMissed = opener.word === 'for' ? 2 : 0.4
  return (uses ? isMissed : 0) + (changesTest ? 4 : 0) + (line.isUpdate && !isOfLoop ? 2 : 0)
}

/** A line in blocks that it may have nothing to do with. */
function staying(around: readonly Open[], line: FlatLine, known: ReadonlySet<string>): number {
  const parent = around.at(-1)
  let cost = 0
  for (const open of around)
    if (open.last !== 'nothing') cost += stayingIn(open, line, { known, isLast: open === parent })
  if (/^(?:import|from|class)$/.test(line.word)) cost += around.length * 3
  if (/^if __name__/.test(line.text)) cost += around.length * 5
  if (LOOP.test(parent?.line.word ?? '') && LEAVES.test(line.word)) cost += 3
  if (line.word !== 'def' || parent === undefined) return cost
  return cost + (parent.line.word === 'class' ? (line.isMethod ? 0 : 2) : parent.line.word === 'def' ? 3 : 5)
}

function stayingIn(open: Open, line: FlatLine, { known, isLast }: { known: ReadonlySet<string>; isLast: boolean }) {
  const { line: opener, own } = open
  const uses = [...line.reads].some((name) => own.has(name))
  const isLoop = LOOP.test(opener.word)
  const name = /^(?:def|class)\s+(\w+)/.exec(opener.text)?.[1] ?? ''
  const speaksOfIt = name !== '' && line.reads.has(name) && line.word !== 'return' ? 3 : 0
  if (opener.word === 'class')
    return speaksOfIt + (line.isMethod ? 0 : isLast && (line.word !== '' || line.isAfterBlank) ? 3 : 0)
  const blank = !line.isAfterBlank ? 0 : opener.word === 'def' || isLoop ? 1.5 : 2
  if (isLoop) return blank + (isLast ? inLoopFor(opener, line, { uses, known }) : 0)
  if (opener.word !== 'def')
    return blank + (uses && opener.word === 'with' ? 0 : uses ? 0.3 : open.count < open.model ? 0.1 : 0.7)
  return blank + speaksOfIt + (isLast && !uses && line.word !== 'return' && !line.opens ? 0.9 : 0)
}

/** A line inside of a loop: what reads neither what the loop walks nor what is made in it comes after. */
function inLoopFor(
  opener: FlatLine,
  line: FlatLine,
  { uses, known }: { uses: boolean; known: ReadonlySet<string> },
): number {
  const isOfTest = opener.word === 'while' && [...line.reads].some((name) => opener.reads.has(name))
  if (uses || isOfTest || line.isUpdate || line.opens || LEAVES.test(line.word) || line.word === 'pass') return 0
  if (line.stores.some((name) => opener.reads.has(name))) return 0
  if (ENDLESS.test(opener.text)) return 0.1
  return line.word === 'print' ? 1.6 : line.word === '' && line.stores.some((name) => known.has(name)) ? 0.3 : 1.2
}

/** A clause that goes on with what is open. */
function goingOn({ line }: Open, { word }: FlatLine): number {
  if (word === 'else' && LOOP.test(line.word)) return 5
  return word === 'else' && line.word === 'except' ? 2 : 0
}
