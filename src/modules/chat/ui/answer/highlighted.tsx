import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { grammarOf } from './code-language'
import type { CodeNode } from './highlighter'
import { useHighlighter } from './use-highlighter'

/** Beyond this a block stays plain: colouring it would hold up the page. */
const MAX_LENGTH = 30_000

/** Code in colours. Until the highlighter has been loaded, and for other languages, the same text without them. */
export function Highlighted({ code, language }: { code: string; language: string | undefined }) {
  const highlight = useHighlighter()
  const grammar = grammarOf(language)
  return useMemo(() => {
    if (!highlight || !grammar || code.length > MAX_LENGTH) return code
    return createElement(Fragment, null, ...highlight(code, grammar).map(element))
  }, [code, grammar, highlight])
}

function element(node: CodeNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement('span', { className: node.className }, ...node.children.map(element))
}
