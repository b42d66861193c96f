import { inlineCode } from '../../../../engine/compose'
import { nameOf } from '../../../../python/program/expression-shapes'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Said, type Span, STAGE } from '../../change'
import { numberFrom } from '../../numbers'

/** «falta el IVA (21%) y quitar el IRPF (15% de la base)», «un descuento del 20% y luego el IVA»: shares of an amount, one after the other. */
export const amountStepsChange: Change = {
  name: 'amount-steps',
  stage: STAGE.output - 0.1,
  says: [],
  reads: (said) => stepsIn(said)?.spans ?? null,
  make(p, { said }) {
    const wanted = stepsIn(said)
    const place = p
      .places('expression')
      .findLast(({ node, scope }) => scope.kind === 'module' && printsIn([node]).length === 1)
    const [call] = place ? printsIn([place.node]) : []
    const value = call
      ? positional(call)
          .flatMap((part) =>
            part.kind === 'format-string'
              ? part.parts.flatMap((each) => (each.kind === 'field' ? [each.value] : []))
              : [part],
          )
          .findLast(({ kind }) => kind === 'name' || kind === 'subscript')
      : undefined
    if (!wanted || !place || !value) return null
    const base = nameOf(value) ?? p.text(value)
    const names = wanted.steps.map(({ name }) => freeName(p, name))
    const total = freeName(p, base === 'total' ? 'total_final' : 'total', 'total_a_pagar')
    const before = wanted.steps.map(({ ofBase }, at) =>
      ofBase || at === 0
        ? base
        : `(${[base, ...names.slice(0, at).map((name, one) => `${wanted.steps[one]?.sign} ${name}`)].join(' ')})`,
    )
    const lines = [
      ...wanted.steps.map(({ rate }, at) => `${names[at]} = ${before[at]} * ${rate} / 100`),
      `${total} = ${[base, ...names.map((name, at) => `${wanted.steps[at]?.sign} ${name}`)].join(' ')}`,
      `print(f${textLiteral(p, `Base: {${base}:.2f}`)})`,
      ...wanted.steps.map(
        ({ label, rate }, at) => `print(f${textLiteral(p, `${label} (${rate} %): {${names[at]}:.2f}`)})`,
      ),
      `print(f${textLiteral(p, `Total: {${total}:.2f}`)})`,
    ]
    const indent = indentOf(p, place.node)
    return {
      code: edited(p, [{ ...linesOf(p, place.node), text: lines.map((line) => indent + line).join('\n') }]),
      told: `Sobre ${inlineCode(base)} calcula ${names.map((name) => inlineCode(name)).join(' y ')}, y enseña cada paso hasta el total.`,
      how: names.map(
        (name, at) => `${inlineCode(name)} es el ${wanted.steps[at]?.rate} % de ${inlineCode(before[at] ?? '')}.`,
      ),
    }
  },
}

type Step = { name: string; label: string; rate: number; sign: '+' | '-'; ofBase: boolean }

const NAMES: Record<string, { label: string; sign: '+' | '-' }> = {
  iva: { label: 'IVA', sign: '+' },
  igv: { label: 'IGV', sign: '+' },
  irpf: { label: 'IRPF', sign: '-' },
  retencion: { label: 'Retención', sign: '-' },
  descuento: { label: 'Descuento', sign: '-' },
  rebaja: { label: 'Rebaja', sign: '-' },
  propina: { label: 'Propina', sign: '+' },
  recargo: { label: 'Recargo', sign: '+' },
  comision: { label: 'Comisión', sign: '+' },
  impuesto: { label: 'Impuesto', sign: '+' },
}
const NAME = Object.keys(NAMES).join('|')
const STEP = new RegExp(
  `\\b(?<verb>(?:quit\\w+|rest\\w+|descont\\w+|descuent\\w+|sum\\w+|anad\\w+|agreg\\w+|aplic\\w+|aplique|falta|mas|menos|luego|despues|y|con)(?: [a-z]+){0,4}? )?(?:(?<name>${NAME})(?: de(?:l)?)?(?: irpf| iva)?(?: del?)? ?\\(?(?:del )?(?<rate>\\d{1,2}(?:[.,]\\d+)?) ?%|(?<rate2>\\d{1,2}(?:[.,]\\d+)?) ?% (?:de |del )?(?<name2>${NAME}))(?<base>[^.;,]{0,12}\\bbase\\b)?\\)?`,
  'g',
)
/** How the steps are to be told, which they are. */
const TOLD =
  /[.,;]? ?\b(?:y )?(?:que )?(?:me )?(?:ensen\w+|muestr\w+|dig\w+|saqu\w+|imprim\w+|desglos\w+)(?:[ ,]+(?:por orden|en orden|cada paso|todo|los pasos|el desglose|base|la|el|iva|irpf|igv|descuento|retencion|propina|total|y|a cobrar|a pagar|final|importe|precio)\b)+/

function stepsIn({ plain }: Said): { steps: Step[]; spans: Span[] } | null {
  const found = [...plain.matchAll(STEP)]
  const steps = found.flatMap(({ groups = {} }): Step[] => {
    const said = groups.name ?? groups.name2 ?? ''
    const name = said === 'retencion' && /irpf/.test(plain) ? 'irpf' : said
    const known = NAMES[name]
    const rate = numberFrom(groups.rate ?? groups.rate2)
    return known && rate !== null ? [{ name, ...known, rate, ofBase: groups.base !== undefined }] : []
  })
  const told = TOLD.exec(plain)
  if (steps.length < 2 || new Set(steps.map(({ name }) => name)).size < steps.length) return null
  // A retention is of what is billed, and never of the tax on it.
  const own = steps.map((step) => (step.name === 'irpf' ? { ...step, ofBase: true } : step))
  const spans = [...found, ...(told ? [told] : [])].map((each) => ({
    from: each.index,
    to: each.index + each[0].length,
  }))
  return { steps: own, spans }
}
