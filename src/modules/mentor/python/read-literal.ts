import type { SyntaxNode } from '@lezer/common'
import type { Expression, FormatPart, Range } from './ast'
import { childrenOf } from './read-node'

const LITERAL = /^(?<prefix>[a-zA-Z]{0,2})(?<quote>"""|'''|"|')/

/** Reads what stands in a field; passed in, since fields hold expressions and expressions hold texts. */
export type ReadExpression = (nodes: readonly SyntaxNode[], source: string, place: Range) => Expression

/** A text, with or without fields, or several side by side. */
export function readString(node: SyntaxNode, source: string, read: ReadExpression): Expression {
  const { from, to } = node
  const pieces = node.name === 'ContinuedString' ? childrenOf(node).filter(isText) : [node]
  if (pieces.some((piece) => piece.name === 'FormatString')) {
    return { kind: 'format-string', from, to, parts: pieces.flatMap((piece) => partsOf(piece, source, read)) }
  }
  const texts = pieces.map((piece) => readText(source.slice(piece.from, piece.to)))
  return {
    kind: 'string',
    from,
    to,
    value: texts.map(({ value }) => value).join(''),
    isBytes: texts.some(({ prefix }) => prefix.includes('b')),
    isRaw: texts.some(({ prefix }) => prefix.includes('r')),
  }
}

const isText = ({ name }: SyntaxNode) => name === 'String' || name === 'FormatString'

function readText(text: string): { prefix: string; value: string } {
  const { prefix = '', quote = '"' } = LITERAL.exec(text)?.groups ?? {}
  const isClosed = text.length >= prefix.length + 2 * quote.length && text.endsWith(quote)
  const inner = text.slice(prefix.length + quote.length, isClosed ? -quote.length : undefined)
  const lower = prefix.toLowerCase()
  return { prefix: lower, value: lower.includes('r') ? inner : withoutEscapes(inner) }
}

function partsOf(node: SyntaxNode, source: string, read: ReadExpression): FormatPart[] {
  const text = source.slice(node.from, node.to)
  if (node.name !== 'FormatString') return [{ kind: 'text', text: readText(text).value }]
  const { prefix = '', quote = '"' } = LITERAL.exec(text)?.groups ?? {}
  const isRaw = prefix.toLowerCase().includes('r')
  const end = text.endsWith(quote) && text.length > prefix.length + quote.length ? node.to - quote.length : node.to
  return formatParts(node, { from: node.from + prefix.length + quote.length, to: end, source, isRaw, read })
}

type Span = Range & { source: string; isRaw: boolean; read: ReadExpression }

/** The fields among the children, and the texts between them. */
function formatParts(node: SyntaxNode, { from, to, source, isRaw, read }: Span): FormatPart[] {
  const parts: FormatPart[] = []
  let at = from
  const addText = (until: number) => {
    const raw = source.slice(at, until).replaceAll('{{', '{').replaceAll('}}', '}')
    if (raw !== '') parts.push({ kind: 'text', text: isRaw ? raw : withoutEscapes(raw) })
  }
  for (const child of childrenOf(node).filter(({ name }) => name === 'FormatReplacement')) {
    addText(child.from)
    parts.push(readField(child, source, read))
    at = child.to
  }
  addText(to)
  return parts
}

function readField(node: SyntaxNode, source: string, read: ReadExpression): FormatPart {
  const children = childrenOf(node)
  const conversion = children.find(({ name }) => name === 'FormatConversion')
  const spec = children.find(({ name }) => name === 'FormatSpec')
  const value = children.filter(({ name }) => !FIELD_MARKS.has(name))
  return {
    kind: 'field',
    from: node.from,
    to: node.to,
    value: read(value, source, { from: node.from + 1, to: node.to - 1 }),
    conversion: conversion ? source.slice(conversion.from, conversion.to) : '',
    spec: spec ? formatParts(spec, { from: spec.from + 1, to: spec.to, source, isRaw: false, read }) : [],
    isSelfDocumenting: children.some(({ name }) => name === 'FormatSelfDoc'),
  }
}

const FIELD_MARKS = new Set(['{', '}', 'FormatConversion', 'FormatSpec', 'FormatSelfDoc'])

const SIMPLE_ESCAPES = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['\n', ''],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
])

/** An escape that Python does not know stays as it is written. */
function withoutEscapes(text: string): string {
  return text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([\s\S]))/g,
    (whole, hex, short, long, octal, letter) => {
      const code = hex ?? short ?? long
      if (code !== undefined) return characterOf(Number.parseInt(code, 16), whole)
      if (octal !== undefined) return characterOf(Number.parseInt(octal, 8), whole)
      return SIMPLE_ESCAPES.get(letter) ?? whole
    },
  )
}

const characterOf = (code: number, otherwise: string) => (code <= 0x10ffff ? String.fromCodePoint(code) : otherwise)
