import { type Fault, indentOf, type Proposal, type Propose, tokensAt } from './proposal'

/** `except:` before `except ValueError:`: the one that takes everything goes last. */
export const catchAllLast: Propose = (fault) => {
  for (let line = 1; line < fault.byLine.length; line += 1) {
    const [word, sign] = tokensAt(fault, line)
    if (word?.text !== 'except' || sign?.text !== ':') continue
    const told = movedBehind(fault, line)
    if (told) return [told]
  }
  return []
}

function movedBehind(fault: Fault, line: number): Proposal | null {
  const next = clauseEnd(fault, line)
  let end = next
  while (tokensAt(fault, end)[0]?.text === 'except' && isLevel(fault, end, line)) end = clauseEnd(fault, end)
  if (end === next) return null
  const [from, middle, to] = [line, next, end].map((each) => startOf(fault, each)) as [number, number, number]
  const [own, others] = [fault.source.slice(from, middle), fault.source.slice(middle, to)]
  return {
    kind: 'except-last',
    line,
    cause: `El \`except:\` de la línea ${line} recoge **todos** los errores, así que lo que va detrás no se miraría nunca: Python obliga a ponerlo el último.`,
    edits: [{ from, to, text: `${others.endsWith('\n') ? others : `${others}\n`}${own}` }],
    isSure: true,
  }
}

/** The line behind the block of a clause. */
function clauseEnd(fault: Fault, line: number): number {
  let at = line + 1
  while (at < fault.byLine.length && (tokensAt(fault, at).length === 0 || isDeeper(fault, at, line))) at += 1
  return at
}

const isDeeper = (fault: Fault, a: number, b: number) => indentOf(fault, a).length > indentOf(fault, b).length
const isLevel = (fault: Fault, a: number, b: number) => indentOf(fault, a) === indentOf(fault, b)
const startOf = (fault: Fault, line: number) =>
  line < fault.byLine.length ? fault.lines.rangeOf(line).from : fault.source.length

/** `[, 1]`, `(1,, 2)`: a comma with nothing before it. */
export const emptyPlace: Propose = (fault) => {
  const at = fault.tokens.findIndex(
    ({ text, line }, index) =>
      text === ',' && line >= fault.problem.line && /^[,([{]$/.test(fault.tokens[index - 1]?.text ?? ''),
  )
  const [comma, next] = [fault.tokens[at], fault.tokens[at + 1]]
  if (comma === undefined) return []
  return [
    {
      kind: 'invalid-syntax',
      line: comma.line,
      cause: `En la línea ${comma.line} hay una coma sin nada delante: o sobra, o falta el valor que iba ahí.`,
      edits: [{ from: comma.from, to: next?.line === comma.line ? next.from : comma.to, text: '' }],
      decide: 'He quitado la coma. Si lo que falta es un valor, escríbelo delante.',
    },
  ]
}
