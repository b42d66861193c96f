import { createElement, Fragment, memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { type Chunk, chunkCode, extendCode, MAX_CHUNK_LENGTH } from './code-chunks'
import { type Grammar, grammarOf } from './code-language'
import type { CodeNode, highlight } from './highlighter'

type Highlight = typeof highlight

const loadHighlighter = async (): Promise<Highlight> => (await import('./highlighter')).highlight
// Code without colours is still code; the next block that appears tries again.
const sayUncoloured = () => console.warn('highlighter not loaded')

/**
 * Code in colours. Until the highlighter has been loaded, and for other languages, the same text without them. As the code grows only
 * its last lines are coloured and rendered again. Colours are deferred: what the reader does comes before them.
 */
export function Highlighted({ code, language }: { code: string; language: string | undefined }) {
  const [known, setKnown] = useState(() => chunkCode(code))
  const current = known.code === code ? known : extendCode(known, code)
  if (current !== known) setKnown(current)
  const grammar = grammarOf(language)
  const highlight = useDeferredValue(useLazyPart(loadHighlighter, sayUncoloured))
  return current.chunks.map((chunk, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
    <Lines key={at} chunk={chunk} grammar={grammar} highlight={highlight} />
  ))
}

type LinesProps = { chunk: Chunk; grammar: Grammar | null; highlight: Highlight | null }

/** A box of its own, so that lines that are added below have no part in its layout. */
const Lines = memo(({ chunk: { text, inside }, grammar, highlight }: LinesProps) => {
  const content = useMemo(() => {
    if (!highlight || !grammar || text.length > MAX_CHUNK_LENGTH) return text
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
