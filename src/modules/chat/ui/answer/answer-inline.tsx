import type { MarkedToken, Token } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { isMarkedToken } from '~/platform/markdown/read-markdown'

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

const PROTOCOLS = ['http:', 'https:', 'mailto:']

/** The address as the browser will read it, or null for anything but absolute http, https and mailto (no `javascript:`). */
export function safeHref(href: string): string | null {
  const url = URL.parse(href)
  if (!url || !PROTOCOLS.includes(url.protocol)) return null
  // "https://bank.example@evil.example" shows one name and leads to another.
  return url.username || url.password ? null : url.href
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['copy', '©'],
  ['euro', '€'],
])

/** Turns the character references that answers use (`&lt;`, `&#8364;`, `&#x20ac;`) into letters; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED.get(name) ?? whole
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
