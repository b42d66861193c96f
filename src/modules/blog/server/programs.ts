import { Lexer, type Token } from 'marked'

/** A whole program of an article, and the exact text it prints, if the article shows one. */
export type Program = { code: string; output: string | null }
type Part = { kind: 'text'; token: Token } | ({ kind: 'program' } & Program)

/** An article cut at its programs. The block of text that follows a program at once is its output. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = []
  let isAfterProgram = false
  for (const token of Lexer.lex(markdown)) {
    const last = parts.at(-1)
    if (token.type === 'space') continue
    if (isAfterProgram && last?.kind === 'program' && token.type === 'code' && token.lang === 'text') {
      last.output = `${token.text}\n`
      isAfterProgram = false
      continue
    }
    isAfterProgram = token.type === 'code' && token.lang === 'python'
    parts.push(
      isAfterProgram && token.type === 'code'
        ? { kind: 'program', code: `${token.text}\n`, output: null }
        : { kind: 'text', token },
    )
  }
  return parts
}

/** The programs of an article, in their order. */
export const programsIn = (markdown: string): Program[] => partsOf(markdown).filter((part) => part.kind === 'program')
