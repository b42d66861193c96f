import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import { allNames } from '../../../../python/names'
import { callTo, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { mentionsEnd, mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

const SHARE = 'iva|igv|itbis|descuento|rebaja|propina|recargo|comision|irpf|retencion|impuesto'
const VERB =
  '(?:anad\\w+|agreg\\w+|sum\\w+|pon\\w*|aplic\\w+|inclu\\w+|met\\w+|quit\\w+|rest\\w+|cobr\\w+|descuent\\w+|hazle|hagale|calcul\\w+|con|mas|y|ahora)'
const BETWEEN =
  '(?: (?:le|lo|me|ahora|tambien|ademas|el|un|una|la|de|del|al|total|precio|final|a|resultado|que|tenga|lleve|se))*'
/** How each is called, and whether it is taken off. */
const SHARES = byWord<{ label: string; sign: '+' | '-' }>({
  iva: { label: 'IVA', sign: '+' },
  igv: { label: 'IGV', sign: '+' },
  itbis: { label: 'ITBIS', sign: '+' },
  descuento: { label: 'Descuento', sign: '-' },
  rebaja: { label: 'Rebaja', sign: '-' },
  propina: { label: 'Propina', sign: '+' },
  recargo: { label: 'Recargo', sign: '+' },
  comision: { label: 'Comisión', sign: '+' },
  irpf: { label: 'IRPF', sign: '-' },
  retencion: { label: 'Retención', sign: '-' },
  impuesto: { label: 'Impuesto', sign: '+' },
})

/** «añádele el IVA del 21», «y un 10 % de descuento»: a share of the result, told below it. */
export const percentShareChange: Change = {
  name: 'percent-share',
  stage: STAGE.structure,
  says: [
    new RegExp(
      `\\b${VERB}${BETWEEN} (?:(?<rate>${NUMBER}) ?(?:%|por ciento) (?:de |del )?(?<share>${SHARE})|(?<share2>${SHARE})(?: (?:del?|al|un|el|es|a|=))* ?(?<rate2>${NUMBER})(?: ?%| por ciento)?|(?<share3>iva)(?= ?$| ?[,.;]| y ))`,
    ),
  ],
  make(p, { parts, words, said }) {
    // A share that holds only in a case is another change, or named.
    const behind = said.plain.slice(said.plain.indexOf(words) + words.length)
    if (/^,? (?:de descuento )?(?:solo )?(?:si|cuando|a los que|para los que)\b/.test(behind)) return null
    const share = folded(parts.share ?? parts.share2 ?? parts.share3 ?? '')
    const known = SHARES[share]
    // Where the program has one of its own, that one is meant.
    if (!known || [...allNames(p.module)].some((name) => mentionsStem(share, name) || mentionsEnd(share, name)))
      return null
    const rate = numberFrom(parts.rate ?? parts.rate2 ?? '21')
    const named = resultOf(p)
    const last = mainStatements(p).at(-1)
    if (rate === null || named === null || !last) return null
    const shown = shownOf(p, named)
    const base = shown?.code ?? named
    const name = freeName(p, share, `${share}_total`)
    const sum = freeName(p, known.sign === '+' ? `${named}_con_${share}` : `${named}_sin_${share}`, `${named}_final`)
    const text = `${known.sign === '+' ? 'Total con' : 'Total menos'} ${known.sign === '+' ? known.label : known.label.toLowerCase()}`
    const lines = [
      `${name} = ${base} * ${rate} / 100`,
      `${sum} = ${base} ${known.sign} ${name}`,
      `print(f"${known.label} (${rate} %): {${name}:.2f}")`,
      `print(f"${text}: {${sum}:.2f}")`,
    ]
    const at = endOf(p, shown?.place ?? last)
    const block = shown
      ? lines.map((line) => `\n${indentOf(p, shown.place)}${line}`).join('')
      : `\n\n${lines.join('\n')}`
    return {
      code: edited(p, [{ from: at, to: at, text: block }]),
      told: `Se ${known.sign === '+' ? 'suma' : 'resta'} el ${rate} % (${known.label}) a ${inlineCode(base)}${parts.share3 === undefined ? '' : ': he puesto el tipo general de España; si el tuyo es otro, dime cuál'}.`,
      how: [`${inlineCode(`${base} * ${rate} / 100`)} es el ${rate} % de ${inlineCode(base)}.`],
    }
  },
}

/** What is told last of the name that it comes to, where that is more than the name: `{precio - descuento}`, and where that stands. */
function shownOf(p: Program, named: string): { code: string; place: Statement } | null {
  const last = p
    .places('expression')
    .findLast(
      ({ node, scope }) => scope.kind === 'module' && printsIn([node]).some((call) => valuesOf(call).length > 0),
    )
  const [value] = last ? printsIn([last.node]).flatMap(valuesOf).toReversed() : []
  if (!last || value?.kind !== 'binary' || !['-', '+'].includes(value.operator)) return null
  return new RegExp(`\\b${named}\\b`).test(p.text(value)) ? { code: `(${p.text(value)})`, place: last.node } : null
}

const valuesOf = (call: Parameters<typeof positional>[0]): Expression[] =>
  positional(call).flatMap((node) =>
    node.kind === 'format-string'
      ? node.parts.flatMap((part) => (part.kind === 'field' ? [part.value] : []))
      : node.kind === 'string'
        ? []
        : [node],
  )

const RESULT = /^(?:total|precio|importe|subtotal|resultado|final|coste|costo|suma|pagar|neto|base|cuenta|ventas?)/

/** The name of the main program that holds what it comes to: one that is printed, the last whose name says so. */
function resultOf(p: Program): string | null {
  const main = mainStatements(p)
  const told = printsIn(main).flatMap((call) => [...printedNames(p, call)])
  const made = main.flatMap((node) => {
    const plain = plainAssign(node)
    return plain && callTo(plain.value, 'input') === null && told.includes(plain.name) ? [plain.name] : []
  })
  return made.findLast((name) => RESULT.test(name)) ?? null
}

function printedNames(p: Program, call: Parameters<typeof positional>[0]): string[] {
  const inside = (from: number, to: number) => call.from <= from && to <= call.to
  const names = p.spots('name').flatMap(({ node }) => (inside(node.from, node.to) ? [node.name] : []))
  return [...positional(call).flatMap((value) => nameOf(value) ?? []), ...names]
}
