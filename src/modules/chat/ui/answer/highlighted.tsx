import {
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { classNames } from '~/ui/class-names'
import { type Grammar, grammarOf } from './code-language'
import { cutCode, extendCode, MAX_STRETCH_LENGTH, type Stretch } from './code-stretches'
import type { CodeNode } from './highlighter'
import { type Highlight, useHighlighter } from './use-highlighter'
import { whenIdle } from './when-idle'

/** True within an answer that is being written: what comes then is coloured at once. */
export const BeingWritten = createContext(false)

/**
 * Code in colours. Until the highlighter has been loaded, and for other languages, the same text without them. As the code grows only
 * its last lines are coloured and drawn again; code that is there already waits until the page has time.
 */
export function Highlighted({ code, language }: { code: string; language: string | undefined }) {
  const [known, setKnown] = useState(() => cutCode(code))
  const current = known.code === code ? known : extendCode(known, code)
  if (current !== known) setKnown(current)
  const grammar = grammarOf(language)
  const highlight = useColours(grammar !== null)
  const pages = pagesOf(current.stretches)
  return pages.map((stretches, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
    <Page key={at} stretches={stretches} grammar={grammar} highlight={highlight} isFarUp={at < pages.length - 2} />
  ))
}

/** The highlighter, when it is this code's turn. */
function useColours(hasGrammar: boolean): Highlight | null {
  const highlight = useHighlighter()
  const isBeingWritten = useContext(BeingWritten)
  const [isTurn, setTurn] = useState(isBeingWritten)
  const isWaiting = highlight !== null && hasGrammar && !isTurn
  useEffect(() => {
    if (isWaiting) return whenIdle(() => setTurn(true))
  }, [isWaiting])
  return isTurn ? highlight : null
}

/** Eighty lines: at 22.4 px a line, 1792 px. */
const STRETCHES_PER_PAGE = 10

const pagesOf = (stretches: readonly Stretch[]): readonly (readonly Stretch[])[] =>
  Array.from({ length: Math.ceil(stretches.length / STRETCHES_PER_PAGE) }, (_, at) =>
    stretches.slice(at * STRETCHES_PER_PAGE, (at + 1) * STRETCHES_PER_PAGE),
  )

type Colours = { grammar: Grammar | null; highlight: Highlight | null }
type PageProps = Colours & { stretches: readonly Stretch[]; isFarUp: boolean }

/** A long program's beginning is left out by the browser while it is far from the reader's eyes. */
const Page = memo(
  ({ stretches, isFarUp, ...colours }: PageProps) => (
    <span
      className={classNames('block [contain-intrinsic-block-size:auto_1792px]', isFarUp && '[content-visibility:auto]')}
    >
      {stretches.map((stretch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
        <Lines key={at} stretch={stretch} {...colours} />
      ))}
    </span>
  ),
  (before, after) =>
    before.isFarUp === after.isFarUp &&
    before.highlight === after.highlight &&
    before.grammar === after.grammar &&
    before.stretches.length === after.stretches.length &&
    before.stretches.at(-1) === after.stretches.at(-1),
)

type LinesProps = Colours & { stretch: Stretch }

/** A box of its own, so that lines that are added below have no part in its layout. */
const Lines = memo(({ stretch: { text, inside }, grammar, highlight }: LinesProps) => {
  const content = useMemo(() => {
    if (!highlight || !grammar || text.length > MAX_STRETCH_LENGTH) return text
    const opening = grammar === 'python' ? inside : ''
    return createElement(Fragment, null, ...without(opening.length, highlight(opening + text, grammar)).map(element))
  }, [text, inside, grammar, highlight])
  return <span className="block">{content}</span>
})

/** The nodes without their first `count` characters: what was put before the code to be read rightly. */
function without(count: number, nodes: readonly CodeNode[]): readonly CodeNode[] {
  const [first, ...rest] = nodes
  if (count === 0 || first === undefined) return nodes
  if (typeof first === 'string') return [first.slice(count), ...without(Math.max(0, count - first.length), rest)]
  const { length } = textOf(first)
  if (length <= count) return without(count - length, rest)
  return [{ ...first, children: [...without(count, first.children)] }, ...rest]
}

const textOf = (node: CodeNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

function element(node: CodeNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement('span', { className: node.className }, ...node.children.map(element))
}
