import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, type Said, STAGE } from '../../change'
import { collectionsIn, type Field } from '../collections/collection'
import { printIn } from '../collections/print-in'
import { type Judged, type Label, type Labels, labelsIn } from './label-words'

/** «al lado de cada uno ponga CARO si pasa de 100 y BARATO si no»: a label on each line, by what holds of it. */
export const rowLabelsChange: Change = {
  name: 'row-labels',
  stage: STAGE.output,
  isWhole: true,
  says: [],
  reads(said, p) {
    const found = labelledIn(said, p)
    return found && [found.wanted.span]
  },
  make(p, { said }) {
    const found = labelledIn(said, p)
    return found && labelled(p, found)
  },
}

type Labelled = { print: StatementOf<'expression'>; wanted: Labels }

function labelledIn(said: Said, p: Program): Labelled | null {
  for (const loop of p.places('for').toReversed()) {
    const print = printIn(loop.node)
    const wanted = print && labelsIn(said, fieldsOf(p, loop))
    if (print && wanted) return { print, wanted }
  }
  return null
}

/** What a line can be judged by: what the loop takes out of the data, and what it works out before it prints. */
function fieldsOf(p: Program, loop: Place<StatementOf<'for'>>): Judged[] {
  const collection = collectionsIn(p).find((each) => each.loop.node === loop.node)
  const { target } = loop.node
  const taken = target.kind === 'tuple' ? target.items : [target]
  const known = collection?.fields ?? taken.map((node) => numberField(p.text(node)))
  const worked = loop.node.body.flatMap((node: Statement) => {
    const plain = plainAssign(node)
    return plain && !['string', 'format-string', 'list'].includes(plain.value.kind) ? [numberField(plain.name)] : []
  })
  return [
    ...worked,
    ...known,
    ...datesOf(
      p,
      taken.map((node) => p.text(node)),
    ),
  ]
}

const TODAY = /^(?:hoy|ahora|fecha_actual|fecha_hoy|actual)$/
const DUE = /^(?:venc|fecha|cadu|limite|entrega|plazo|dia|f_|fin)/

/** A date that is held against the day that the program has. */
function datesOf(p: Program, names: readonly string[]): Judged[] {
  const today = p
    .places('assign')
    .flatMap(({ node }) => plainAssign(node) ?? [])
    .find(({ name }) => TODAY.test(name))
  const due = names.find((name) => DUE.test(name))
  return today && due ? [{ code: `${due} < ${today.name}`, names: [due], kind: 'date', values: [] }] : []
}

const numberField = (name: string): Field => ({ code: name, names: [name], kind: 'number', values: [] })

function labelled(p: Program, { print, wanted }: Labelled): Result {
  const call = callTo(print.value, 'print')
  const [first, last] = call ? [positional(call)[0], positional(call).at(-1)] : []
  if (!call || !first || !last) return null
  const [indent, level] = [indentOf(p, print), levelOf(p)]
  const at = wanted.isBefore ? p.whole(first).from : p.whole(last).to
  const told = `Cada línea lleva ${wanted.isBefore ? 'delante' : 'al lado'} ${oneOf(wanted.labels)}, según lo que cumpla.`
  const withText = (text: string): Edit => ({ from: at, to: at, text: wanted.isBefore ? `${text}, ` : `, ${text}` })
  const [only, more] = wanted.labels
  if (only && !more) {
    const { from, to, text } = withText(textLiteral(p, only.text))
    const shown = p.text(print)
    const marked = shown.slice(0, from - print.from) + text + shown.slice(to - print.from)
    const lines = [`if ${only.test}:`, `${level}${marked}`, 'else:', `${level}${shown}`]
    return {
      code: edited(p, [{ ...linesOf(p, print), text: lines.map((line) => indent + line).join('\n') }]),
      told: `Los que cumplen ${inlineCode(only.test ?? '')} llevan ahora ${wanted.isBefore ? 'delante' : 'al lado'} «${only.text}».`,
      how: [`El ${inlineCode('if')} elige en cada vuelta cómo se escribe la línea: con la marca o sin ella.`],
    }
  }
  const name = freeName(p, 'estado', 'etiqueta', 'marca')
  const { from } = linesOf(p, print)
  const lines = chainOf(wanted.labels).flatMap(({ head, text }) => [head, `${level}${name} = ${textLiteral(p, text)}`])
  return {
    code: edited(p, [{ from, to: from, text: `${lines.map((line) => indent + line).join('\n')}\n` }, withText(name)]),
    told,
    how: [`Las condiciones se miran de arriba abajo, y ${inlineCode(name)} guarda lo que toca en cada vuelta.`],
  }
}

function chainOf(labels: readonly Label[]): { head: string; text: string }[] {
  const tested = labels.filter(({ test }) => test !== null)
  const rest = labels.find(({ test }) => test === null)
  return [
    ...tested.map(({ test, text }, at) => ({ head: `${at === 0 ? 'if' : 'elif'} ${test}:`, text })),
    { head: 'else:', text: rest?.text ?? '' },
  ]
}

const oneOf = (labels: readonly Label[]) =>
  listed(
    labels.map(({ text }) => `«${text}»`),
    'o',
  )
