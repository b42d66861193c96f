import type { Token } from 'marked'

type Code = { code: string; language: string | undefined }

/** The code blocks of an answer in their order, those in lists and quotations included. */
export function codeIn(tokens: readonly Token[]): Code[] {
  return tokens.flatMap((token): Code[] => {
    if (token.type === 'code') return [{ code: token.text, language: token.lang }]
    const inner: Token[] | undefined =
      token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined
    return inner ? codeIn(inner) : []
  })
}
