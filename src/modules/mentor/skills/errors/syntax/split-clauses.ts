import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { type Fault, indentOf, type Proposal, type Propose, tokensAt } from './proposal'

const PARTNERS: Readonly<Record<string, RegExp>> = byWord({
  else: /^(?:if|elif|for|while|except)$/,
  elif: /^(?:if|elif)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|else)$/,
})
const wordAt = (fault: Fault, line: number) => tokensAt(fault, line)[0]?.text ?? ''
const width = (fault: Fault, line: number) => indentOf(fault, line).replaceAll('\t', '    ').length
const isBlank = (fault: Fault, line: number) => tokensAt(fault, line).length === 0

/** An `else` that lines without indentation part from its `if`, or an `elif` behind the `else`. */
export const splitClauses: Propose = (fault) => {
  const { line } = fault.problem
  const partner = PARTNERS[wordAt(fault, line)]
  if (partner === undefined) return []
  const own = width(fault, line)
  const between: number[] = []
  for (let above = line - 1; above > 0; above -= 1) {
    if (isBlank(fault, above)) continue
    if (width(fault, above) < own) return []
    if (width(fault, above) > own) continue
    const word = wordAt(fault, above)
    if (word === 'else') return between.length === 0 ? elseLast(fault, above, line) : []
    if (partner.test(word)) return between.length === 0 ? [] : [indented(fault, between, above)]
    between.unshift(above)
  }
  return []
}

function indented(fault: Fault, lines: readonly number[], opener: number): Proposal {
  const { line } = fault.problem
  const [first = line] = lines
  const [word, start] = [inlineCode(wordAt(fault, line)), inlineCode(wordAt(fault, opener))]
  const level = `${indentOf(fault, opener)}    `
  // What hangs on a line that is moved moves with it.
  const all = Array.from({ length: line - first }, (_, at) => first + at).filter((each) => !isBlank(fault, each))
  const edits: Edit[] = all.map((each) => {
    const { from } = fault.lines.rangeOf(each)
    const indent = indentOf(fault, each)
    return { from, to: from + indent.length, text: level + indent.slice(indentOf(fault, opener).length) }
  })
  const told = lines.length === 1 ? `La línea ${first} no tiene` : `Las líneas ${first} a ${lines.at(-1)} no tienen`
  return {
    kind: 'else-alone',
    line: first,
    cause: `${told} sangría (los espacios de delante), así que el ${start} de la línea ${opener} termina ahí, y el ${word} de la línea ${line} se queda suelto. Con cuatro espacios ${lines.length === 1 ? 'queda' : 'quedan'} dentro del ${start}.`,
    edits,
    decide: `Si ${lines.length === 1 ? 'esa línea tiene' : 'esas líneas tienen'} que ejecutarse siempre, ${lines.length === 1 ? 'ponla' : 'ponlas'} después de todo el ${start}, al final.`,
  }
}

/** `else` … `elif`: the block of the `else` goes to the end. */
function elseLast(fault: Fault, from: number, elif: number): Proposal[] {
  const own = width(fault, elif)
  let end = elif
  for (let line = elif; line < fault.byLine.length; line += 1) {
    const isInside = isBlank(fault, line) || width(fault, line) > own
    if (!isInside && wordAt(fault, line) !== 'elif') break
    if (!isBlank(fault, line)) end = line
  }
  const start = fault.lines.rangeOf(from).from
  const middle = fault.lines.rangeOf(elif).from
  const stop = fault.lines.rangeOf(end).to
  const [last, first] = [fault.source.slice(start, middle).trimEnd(), fault.source.slice(middle, stop).trimEnd()]
  const cause = `El \`elif\` de la línea ${elif} está detrás del \`else\` de la línea ${from}. El \`else\` es «en todos los demás casos», así que va siempre el último: primero \`if\`, después los \`elif\` y al final el \`else\`.`
  return [{ kind: 'else-alone', line: elif, cause, edits: [{ from: start, to: stop, text: `${first}\n${last}` }] }]
}
