import { upperFirst } from '~/platform/text/first-letter'
import { accented } from '../../compose/scalars/nouns'
import type { Quantity } from '../scalars/scalar-inputs'
import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

const NAME =
  'iva|igv|propina|irpf|comision|descuento|recargo|interes|impuestos?|retencion|rebaja|aumento|subida|margen|beneficio|ganancia'
const LINK = '(?: (?:del|de|al|es|un|una|el|la|que|sea|:|,|por|con))*'
const VERB = String.raw`(?:(?:y )?(?:que )?(?:le )?(?:sum\w+|anad\w+|agreg\w+|aplic\w+|descuent\w+|descont\w+|rest\w+|quit\w+|con|mas)(?: (?:un|una|el|la|le|al total|del|al precio))* )?`
const STATED = [
  new RegExp(String.raw`\b${VERB}(${NAME})${LINK} (\d+(?:[.,]\d+)?) ?%`),
  new RegExp(String.raw`\b${VERB}()(\d+(?:[.,]\d+)?) %${LINK} (${NAME})\b`),
  /\b(iva|igv)(?: (?:del|al|de))+ (\d+(?:[.,]\d+)?)(?! ?%)/,
  /\b()(\d+(?:[.,]\d+)?) ?%/,
]
const OFF = /^(?:descuento|rebaja|irpf|retencion|comision)$/
const ASIDE = new RegExp(
  String.raw`\b(?:y )?(?:(?:que|me|le|se|al|luego|dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|saca|imprim\w+|anad\w+|agreg\w+|sum\w+|aplic\w+|quit\w+|rest\w+|descuent\w+|cuanto|lo que|es|son) )*(?:(?:el|la|los|con|de|del|precio|total|importe|final|a pagar|hay que pagar|tengo que pagar|ya|incluido) )*(?:${NAME}|total|precio|precio final|importe|pagar)\b(?: (?:con|el|de|del|la|final|que hay que pagar|a pagar|incluido|${NAME}))*`,
  'g',
)
const EACH =
  /\b(?:(?:y|dime|diga|cuanto|lo que|que) )*(?:paga|pagan|toca|pone|pagamos|corresponde|sale)(?: a)? (?:cada (?:un[oa]|persona|amigo|comensal)|por (?:cabeza|persona))\b/

/** «con el 21 % de IVA», «añade un 10 % de propina y di cuánto paga cada uno»: a stated share of what is typed. */
export function rate({ reading, quantities }: Known): Step | null {
  const found = STATED.map((pattern) => reading.find(pattern)).find((one) => one !== null)
  if (!found || reading.isUsed(reading.wordAt(found.to) - 1)) return null
  const [before, percent = '0', after] = found.groups
  const named = before || after || new RegExp(String.raw`\b(?:${NAME})\b`).exec(reading.text)?.[0]
  const people = quantities.find(({ name }) =>
    /^(?:persona|comensal|amigo|cantidad_personas|gente|invitado)/.test(name),
  )
  const numeric = quantities.filter((one) => one !== people && one.type !== 'text' && one.type !== 'yes-no')
  const base = baseOf(numeric)
  if (named === undefined || base === null || quantities.some(({ type }) => type === 'text')) return null
  const name = named.replace(/s$/, '')
  const isOff = OFF.test(name)
  reading.use(found)
  // «el precio con IVA» that is typed holds the share already.
  const isIncluded = !isOff && numeric.some(({ label }) => new RegExp(`con (?:el )?${name}`, 'i').test(label))
  const total = isIncluded ? 'base' : base.expression === 'total' ? 'total_final' : 'total'
  const share = `${base.expression} * ${numberIn(percent)} / 100`
  const lines = isIncluded
    ? [`base = ${base.expression} / (1 + ${numberIn(percent)} / 100)`, `${name} = ${base.expression} - base`]
    : [
        ...base.lines,
        `${name} = ${base.lines.length > 0 ? `subtotal * ${numberIn(percent)} / 100` : share}`,
        `${total} = ${base.lines.length > 0 ? 'subtotal' : base.expression} ${isOff ? '-' : '+'} ${name}`,
      ]
  const each = people ? reading.take(EACH) : null
  if (people && !each) return null
  if (each && people) lines.push(`cada_uno = ${total} / ${people.name}`)
  for (const aside of [...reading.text.matchAll(ASIDE)])
    reading.use({ from: aside.index, to: aside.index + aside[0].length })
  return {
    lines,
    results: [
      { name, label: NAMES[name] ?? upperFirst(accented(name)), type: 'money' },
      { name: total, label: isIncluded ? `Sin ${NAMES[name] ?? name}` : 'Total', type: 'money' },
      ...(each ? [{ name: 'cada_uno', label: 'Cada uno paga', type: 'money' as const }] : []),
    ],
    how: [
      isIncluded
        ? `El precio ya lleva el ${percent} %: se divide entre \`1 + ${numberIn(percent)} / 100\`. Restarle el ${percent} % daría otra cosa.`
        : `\`… * ${numberIn(percent)} / 100\` es el ${percent} %, y se ${isOff ? 'resta' : 'suma'}.`,
    ],
    said: `calcula ${NAMES[name] ? `el ${NAMES[name]}` : `${name === 'propina' || name === 'comision' ? 'la' : 'el'} ${accented(name)}`} y el total`,
  }
}

const NAMES: Readonly<Record<string, string>> = { iva: 'IVA', igv: 'IGV', irpf: 'IRPF' }

/** What the share is of: the only amount, or a price times how many. */
function baseOf(numeric: readonly Quantity[]): { expression: string; lines: string[] } | null {
  const [one, two, three] = numeric
  if (one && !two) return { expression: one.name, lines: [] }
  const price = numeric.find(({ noun, type }) => type === 'money' || /^(?:precio|tarifa)$/.test(noun))
  const count = numeric.find((each) => each !== price && each.type === 'whole')
  if (!price || !count || three) return null
  return { expression: 'subtotal', lines: [`subtotal = ${count.name} * ${price.name}`] }
}
