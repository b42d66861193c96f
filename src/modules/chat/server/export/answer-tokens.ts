import type { Token, Tokens } from 'marked'
import { readMarkdown } from '~/platform/markdown/read-markdown'

/** A piece of an answer, in its order: running Markdown, or a fence of Python that stood in it. */
export type AnswerPart = { kind: 'text'; markdown: string } | { kind: 'python'; code: string }

const PYTHON = new Set(['python', 'py', 'python3', 'pycon', 'ipython', 'python-repl'])

/** An answer's text and its Python, in turns. Python within a list stays in its text, and follows it as code. */
export function answerParts(markdown: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let text = ''
  const endText = () => {
    if (text.trim() !== '') parts.push({ kind: 'text', markdown: text.trim() })
    text = ''
  }
  for (const token of readMarkdown(markdown)) {
    const programs = [...pythonIn(token)]
    if (token.type !== 'code' || programs.length === 0) text += token.raw
    if (programs.length > 0) endText()
    for (const code of programs) parts.push({ kind: 'python', code })
  }
  endText()
  return parts
}

function* pythonIn(token: Token): Generator<string> {
  if (isFence(token)) {
    if (isPython(token)) yield token.text
    return
  }
  for (const child of childrenOf(token)) yield* pythonIn(child)
}

const isFence = (token: Token): token is Tokens.Code => token.type === 'code'
const isList = (token: Token): token is Tokens.List => token.type === 'list'

const isPython = ({ lang, codeBlockStyle }: Tokens.Code) =>
  codeBlockStyle !== 'indented' && PYTHON.has(lang?.trim().split(/\s/)[0]?.toLowerCase() ?? '')

function childrenOf(token: Token): Token[] {
  if (isList(token)) return token.items
  return 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : []
}
