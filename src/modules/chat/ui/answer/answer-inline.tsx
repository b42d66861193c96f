import type { MarkedToken, Token } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { isMarkedToken } from '~/platform/markdown/read-markdown'
import { decodeEntities } from './entities'
import { safeHref } from './safe-href'

/** Running text of an answer. Raw HTML is shown as text and images as their description: nothing foreign is loaded. */
export function Inline({ tokens }: { tokens: readonly Token[] }) {
  return createElement(Fragment, null, ...tokens.filter(isMarkedToken).map(inline))
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{<Inline tokens={token.tokens} />}</strong>
    case 'em':
      return <em>{<Inline tokens={token.tokens} />}</em>
    case 'del':
      return <del>{<Inline tokens={token.tokens} />}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <AnswerLink href={token.href}>{<Inline tokens={token.tokens} />}</AnswerLink>
    case 'image':
      return decodeEntities(token.text)
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeEntities(token.text)
    case 'escape':
    case 'html':
      return token.text
    default:
      return token.raw
  }
}

function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeHref(decodeEntities(href))
  if (address === null) return children
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
