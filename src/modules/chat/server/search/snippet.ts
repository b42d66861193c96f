import type { SearchHit } from '../../contract'
import { fold, WORD } from './terms'

export type Snippet = SearchHit['snippet']
/** Whether a folded word is one that was searched for. */
export type IsHit = (word: string) => boolean

const MAX_CHARACTERS = 160
/** How much of what stands before the hit is shown. */
const BEFORE = 50

/** A message's text without the marks of its Markdown, in one line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^[ \t>]*(```|~~~).*$/gm, ' ')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/(?<![\w)\]])\*\*(?=\S)(.{1,200}?)\*\*(?!\w)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

/** All of a short text, in parts. */
export function markedText(text: string, isHit: IsHit): Snippet {
  const folded = fold(text)
  const parts: Snippet = []
  let end = 0
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    if (!isHit(word)) continue
    if (index > end) parts.push({ text: text.slice(end, index), isHit: false })
    end = index + word.length
    parts.push({ text: text.slice(index, end), isHit: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false })
  return parts
}

/** What stands around the first hit, cut between words. */
export function snippetOf(text: string, isHit: IsHit): Snippet {
  return markedText(windowOf(text, firstHit(text, isHit)), isHit)
}

function firstHit(text: string, isHit: IsHit): number {
  for (const { 0: word, index } of fold(text).matchAll(WORD)) if (isHit(word)) return index
  return 0
}

function windowOf(text: string, hit: number): string {
  const from = hit <= BEFORE ? 0 : wordStart(text, hit - BEFORE, hit)
  if (text.length - from <= MAX_CHARACTERS) return from === 0 ? text : `…${text.slice(from)}`
  const space = text.lastIndexOf(' ', from + MAX_CHARACTERS)
  // A word that is longer than the window (an address, a hash) is cut, but no letter in two.
  const to = space > hit ? space : from + MAX_CHARACTERS
  const cut = text.slice(from, to).replace(/[\ud800-\udbff]$/, '')
  return `${from === 0 ? '' : '…'}${cut}…`
}

function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= hit ? hit : space + 1
}
