const MAX_CHARACTERS = 250_000
const MAX_ELEMENTS = 8_000
const MAX_DEPTH = 60
/** Elements, those that references draw again counted again. */
const MAX_DRAWN = 50_000
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[\]]*>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g
const DRAWN = new Set(
  'svg g defs use symbol path rect circle ellipse line polyline polygon text tspan title desc style clipPath linearGradient radialGradient stop metadata'.split(
    ' ',
  ),
)
/** What says who made it, in elements that draw nothing. */
const ABOUT = /^(?:rdf|cc|dc):\w+$/
const COSTLY = /\b(?:filter|mask|animation)\s*[:=]/i
const ID = /\sid\s*=\s*["']([^"']+)["']/
const REFERENCE = /href\s*=\s*["']#([^"']+)["']|url\(\s*["']?#([^"')\s]+)/g

type Part = { name: string; id: string | null; elements: number; references: number }

/**
 * Whether a text is an SVG that is drawn in time that grows with its length: plain shapes and texts, and references only to what refers to
 * nothing. Other pictures may be as harmless, but a page cannot tell, and could stand still for one that is not.
 */
export function isPlainDrawing(text: string): boolean {
  if (text.length > MAX_CHARACTERS || COSTLY.test(text)) return false
  const open: Part[] = []
  const named = new Map<string, Part>()
  const references: string[] = []
  let root: string | null = null
  let elements = 0
  for (const [token, closes, name, attributes = '', isEmpty] of text.matchAll(TOKEN)) {
    if (token === '<') return false
    if (name === undefined) continue
    if (closes !== '') {
      if (!close(open, name)) return false
      continue
    }
    if ((!DRAWN.has(name) && !ABOUT.test(name)) || open.length >= MAX_DEPTH) return false
    root ??= name
    elements += 1
    if (elements > MAX_ELEMENTS) return false
    const found = attributes === '' ? [] : referencesIn(attributes)
    const part = { name, id: ID.exec(attributes)?.[1] ?? null, elements: 1, references: found.length }
    references.push(...found)
    if (part.id !== null) {
      if (named.has(part.id)) return false
      named.set(part.id, part)
    }
    open.push(part)
    if (isEmpty !== '') close(open, name)
  }
  if (root !== 'svg' || open.length > 0) return false
  const parts = references.map((id) => named.get(id))
  const drawn = parts.reduce((sum, part) => sum + (part?.elements ?? 0), 0)
  return drawn <= MAX_DRAWN && parts.every((part) => part === undefined || part.references === 0)
}

const referencesIn = (attributes: string) =>
  Array.from(attributes.matchAll(REFERENCE), ([, byHref, byUrl = '']) => byHref ?? byUrl)

/** Ends the innermost part, which counts in the one around it; false where another one is open. */
function close(open: Part[], name: string): boolean {
  const part = open.pop()
  const around = open.at(-1)
  if (part && around) {
    around.elements += part.elements
    around.references += part.references
  }
  return part?.name === name
}
