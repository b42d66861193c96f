import { type ConfigData, type HtmlElement, HtmlValidate, Rule } from 'html-validate'

let parsed: HtmlElement | null = null
/** A rule that finds no faults: it captures the validator's syntax tree, so that the text is not parsed twice. */
class TreeCapture extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      parsed = document.root
    })
  }
}

/** The standard and WCAG as html-validate knows them, without its taste in style: our HTML is written by React. */
const RULES: ConfigData = {
  root: true,
  plugins: [{ name: 'tree-capture', rules: { 'tree-capture': TreeCapture } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'tree-capture': 'error',
    // Every file comes from our own origin, under a name made of its content.
    'require-sri': 'off',
    // The conversations stand before the chat that the page is about; that there is one h1 is checked in the browser.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Our content security policy lets none of them work.
    'no-inline-style': 'error',
  },
}
const validator = new HtmlValidate(RULES)

export type Html = { all(selector: string): Element[]; faults: string[] }
export type Element = {
  name: string
  text: string
  /** Null when it is not there. */
  get(attribute: string): string | null
}

/** A page's HTML as its server sent it, and what is wrong with it. */
export function readHtml(source: string): Html {
  const { results } = validator.validateStringSync(source)
  const root = parsed
  parsed = null
  if (root === null) throw new Error('this is no HTML')
  return {
    all: (selector) => root.querySelectorAll(selector).map(elementOf),
    faults: results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
  }
}

const elementOf = (element: HtmlElement): Element => ({
  name: element.tagName,
  text: decoded(element.textContent),
  get(attribute) {
    const value = element.getAttributeValue(attribute)
    return value === null ? null : decoded(value)
  },
})

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return NAMED[name ?? ''] ?? whole
  })
