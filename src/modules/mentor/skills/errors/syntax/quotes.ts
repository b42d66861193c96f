import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import type { Token } from '../../../python/tokens'
import type { Fault, Proposal, Propose } from './proposal'
import { suspects, tokensAt } from './proposal'

/** A text that is not closed: by its own quote, by another, by an apostrophe inside, or over several lines. */
export const quotes: Propose = (fault) => {
  const open = fault.tokens.find(({ is, isClosed }) => is === 'string' && !isClosed)
  if (open === undefined) return []
  const opening = /"""|'''|"|'/.exec(open.text)?.[0] ?? '"'
  if (opening.length === 3) return unterminatedTriple(fault, open, opening)
  return [
    ...otherQuote(open, opening),
    ...apostrophe(fault, open, opening),
    ...missingFirst(fault, open, opening),
    ...missingLast(open, opening),
    ...overLines(fault, open, opening),
  ]
}

const at = (position: number, text: string): Edit => ({ from: position, to: position, text })

/** `'hola"`: closed by the other quote. */
function otherQuote(open: Token, quote: string): Proposal[] {
  const other = quote === '"' ? "'" : '"'
  const last = open.text.lastIndexOf(other)
  if (last <= 0 || open.text.indexOf(other) !== last) return []
  const from = open.from + last
  const cause = `El texto empieza con ${inlineCode(quote)} y acaba con ${inlineCode(other)}. Tienen que ser iguales.`
  return [{ kind: 'unterminated-string', line: open.line, cause, edits: [{ from, to: from + 1, text: quote }] }]
}

/** `'it's'`: what is outside becomes the other quote. */
function apostrophe(fault: Fault, open: Token, quote: string): Proposal[] {
  const tokens = tokensAt(fault, open.line)
  const first = tokens.find(({ is, text, to, from }) => {
    const isApostrophe = /\p{L}$/u.test(fault.source.slice(from, to - 1)) && /^\p{L}/u.test(fault.source.slice(to))
    return is === 'string' && text.endsWith(quote) && isApostrophe
  })
  const other = quote === '"' ? "'" : '"'
  if (first === undefined || first.from >= open.from) return []
  const start = first.from + first.text.indexOf(quote)
  if (fault.source.slice(start + 1, open.from).includes(other)) return []
  const edits = [
    { from: start, to: start + 1, text: other },
    { from: open.from, to: open.from + 1, text: other },
  ]
  const cause = `Dentro del texto hay ${inlineCode(quote)}, y Python cree que el texto acaba ahí. Usa ${inlineCode(other)} por fuera.`
  return [{ kind: 'unterminated-string', line: open.line, cause, edits }]
}

/** `print(hola")`: the quote that is there is the last. */
function missingFirst(fault: Fault, open: Token, quote: string): Proposal[] {
  if (!/^["'][\s)\]},:]*$/.test(open.text)) return []
  const before = tokensAt(fault, open.line).filter(({ from }) => from < open.from)
  const start = before.findLastIndex(({ text, is }) => is === 'operator' && /^[([{,=+:]$/.test(text))
  const first = before[start + 1]
  if (first === undefined) return []
  const cause = `Falta la comilla ${inlineCode(quote)} con la que empieza el texto, delante de ${inlineCode(first.text)}.`
  return [{ kind: 'unterminated-string', line: open.line, cause, edits: [at(first.from, quote)] }]
}

/** `"C:\datos\"`: the last backslash takes the quote into the text. */
function backslashLast(open: Token, { quote, inside }: { quote: string; inside: string }): Proposal {
  const doubled = inside.replace(/\\+/g, '\\\\')
  return {
    kind: 'unterminated-string',
    line: open.line,
    cause: `La barra \`\\\` que va justo delante de la comilla la **escapa**: para Python, \`\\${quote}\` es una comilla dentro del texto, así que el texto no se cierra. Las barras de una ruta se escriben dobles, o normales (\`/\`).`,
    edits: [{ from: open.from + 1, to: open.from + 1 + inside.length, text: doubled }],
  }
}

/** `print("hola)`: before the brackets and signs at the end, or at the very end. */
function missingLast(open: Token, quote: string): Proposal[] {
  const escaped = /^(["'])((?:[^"'\n]{0,200}))\\\1(?=[)\]},:\s]*$)/.exec(open.text)
  if (escaped && /[\\:]/.test(escaped[2] ?? '')) return [backslashLast(open, { quote, inside: `${escaped[2]}\\` })]
  const cause = `El texto ${inlineCode(open.text.slice(0, 40))} se abre con ${inlineCode(quote)} y no se cierra en la línea ${open.line}.`
  const body = open.text.trimEnd()
  const tail = /[)\]}:,\s]*$/.exec(body)?.[0].length ?? 0
  const places = [
    ...new Set([
      body.length - tail,
      ...Array.from({ length: Math.min(tail, 4) }, (_, n) => body.length - n),
      body.length,
    ]),
  ]
  return places
    .filter((place) => place > 0)
    .map((place) => ({ kind: 'unterminated-string', line: open.line, cause, edits: [at(open.from + place, quote)] }))
}

/** A text over several lines needs three quotes. */
function overLines(fault: Fault, open: Token, quote: string): Proposal[] {
  const close = fault.source.indexOf(quote, open.to)
  if (close === -1 || close - open.to > 2_000) return []
  const start = open.from + open.text.indexOf(quote)
  const cause = `El texto que empieza en la línea ${open.line} sigue en las de abajo. Para eso hacen falta tres comillas al principio y al final.`
  const edits = [
    { from: start, to: start + 1, text: quote.repeat(3) },
    { from: close, to: close + 1, text: quote.repeat(3) },
  ]
  return [{ kind: 'unterminated-string', line: open.line, cause, edits }]
}

function unterminatedTriple(fault: Fault, open: Token, quote: string): Proposal[] {
  const cause = `El texto de tres comillas que se abre en la línea ${open.line} no se cierra.`
  const blank = fault.source
    .slice(open.from)
    .search(/\n[ \t]*(?:\n|(?:def|class|import|from|print|return|if|for|while)\b|\w+ = )/)
  const ends = [
    fault.lines.rangeOf(open.line).to,
    ...(blank === -1 ? [] : [open.from + blank]),
    fault.source.trimEnd().length,
  ]
  return [...new Set(ends)].map((end) => ({
    kind: 'unterminated-triple',
    line: open.line,
    cause,
    edits: [at(end, quote)],
  }))
}

/** `"C:\Users"`: a backslash that begins an escape. */
export const windowsPaths: Propose = ({ tokens }) => {
  const path = tokens.find(({ is, text }) => is === 'string' && /^["']/.test(text) && /\\[UuxN]/.test(text))
  if (path === undefined) return []
  const cause = `En ${inlineCode(path.text)} la barra \`\\\` no se lee como una barra: Python cree que empieza un código. Con una \`r\` delante de las comillas se lee tal cual.`
  return [{ kind: 'windows-path', line: path.line, cause, edits: [at(path.from, 'r')] }]
}

/** `f"{x"`: a field that is not closed. */
export const fields: Propose = ({ tokens }) =>
  tokens.flatMap((token): Proposal[] => {
    if (token.is !== 'string' || !/^[rR]?[fF]/.test(token.text) || !token.isClosed) return []
    const plain = token.text.replaceAll('{{', '  ').replaceAll('}}', '  ')
    const [opened, closed] = [plain.lastIndexOf('{'), plain.lastIndexOf('}')]
    const end = /["']+$/.exec(token.text)?.index ?? token.text.length
    const lacks = unclosedIn(plain, token.from)
    if (lacks !== null)
      return [
        {
          kind: 'f-string',
          line: token.line,
          cause: `Dentro de las llaves del f-string de la línea ${token.line} se abre un paréntesis \`(\` y no se cierra.`,
          edits: [lacks],
        },
      ]
    if (opened > closed) {
      const word = /^\{[\w.[\]()]*/.exec(plain.slice(opened))?.[0].length ?? 1
      const cause = `En el f-string de la línea ${token.line} se abre una llave \`{\` y no se cierra con \`}\`.`
      const places = new Set([opened + word, end])
      return [...places].map((place) => ({
        kind: 'f-string',
        line: token.line,
        cause,
        edits: [at(token.from + place, '}')],
      }))
    }
    return []
  })

/** `{round(a / b, 2}`: the first place of a text that has one more bracket open than closed. */
function unclosedIn(text: string, from: number): Edit | null {
  for (const { 0: field, index } of text.matchAll(/\{[^{}\n]{1,300}\}/g)) {
    const missing = field.split('(').length - field.split(')').length
    if (missing > 0) return { ...at(from + index + field.search(/(?:![rsa])?(?::[^:()'"]*)?\}$/), ')'.repeat(missing)) }
  }
  return null
}

/** `'dijo 'hola''`: quotes of the same kind inside a text. */
export const innerQuotes: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const start = tokens.findIndex(
      ({ is, to }, at) => is === 'string' && tokens[at + 1]?.is === 'name' && tokens[at + 1]?.from === to,
    )
    const [first, last] = [tokens[start], tokens.findLast(({ is, isClosed }) => is === 'string' && isClosed)]
    if (first === undefined || last === undefined || last === first) return []
    const quote = first.text[0] ?? '"'
    const other = quote === '"' ? "'" : '"'
    const inner = fault.source.slice(first.from + 1, last.to - 1)
    if (!/^["']/.test(first.text) || inner.includes(other)) return []
    const cause = `Dentro del texto hay ${inlineCode(quote)}, y Python cree que el texto acaba ahí. Usa ${inlineCode(other)} por fuera.`
    const edits = [first.from, last.to - 1].map((from) => ({ from, to: from + 1, text: other }))
    return [{ kind: 'unterminated-string', line, cause, edits }]
  })
