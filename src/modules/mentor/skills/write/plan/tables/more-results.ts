import { upperFirst } from '~/platform/text/first-letter'
import { shown, told, type Writing } from '../writing'
import { numberIn } from './data'
import { cellOf, itemsOf, targetOf, valuesOf } from './table'
import { numberField } from './totals'

const SPLIT =
  /\b(?:los |las )?(?:aprobad[oa]s?|aprueban)(?: por (?:un|el) lado)?(?: ?\( [^)]* \))? (?:y|,|de|e)(?: (?:los|las))? (?:(?:desaprobad|suspens|suspend|reprobad|no aprobad)[a-z]*)(?: por (?:el )?otro)?/
const PASS =
  /\b(?:se (?:aprueba|pasa)|aprobado|aprueban?|aprobad[oa]s)(?: (?:con|desde|a|partir|de|es|son|un|los|las|que|tienen|teng\w+|quienes|\())* ?(\d+(?:[.,]\d+)?)(?: o mas)?/

/** Those who pass and those who do not. */
export function splitLines(writing: Writing): boolean {
  const { reading, table } = writing
  const found = reading.find(SPLIT)
  const field = numberField(writing)
  if (!found || !field) return false
  const pass = reading.take(PASS)
  reading.take(/\b\d+(?:[.,]\d+)? o mas\b/)
  reading.use(found)
  const key = table.fields.find(({ type }) => type === 'text') ?? field
  const fails = /desaprob/.test(found.text) ? 'desaprobados' : /reprob/.test(found.text) ? 'reprobados' : 'suspensos'
  const list = (name: string, sign: string) =>
    `${name} = [${cellOf(table, key)} for ${targetOf(table)} in ${itemsOf(table, writing.current)} if ${cellOf(table, field)} ${sign} MINIMO]`
  writing.lines.push(
    `MINIMO = ${pass ? numberIn(pass.groups[0] ?? '5') : 5}`,
    list('aprobados', '>='),
    list(fails, '<'),
    `print(${key === field ? "'Aprobados:', aprobados" : "'Aprobados:', ', '.join(aprobados)"})`,
    `print(${key === field ? `'${upperFirst(fails)}:', ${fails}` : `'${upperFirst(fails)}:', ', '.join(${fails})`})`,
  )
  writing.how.push(
    `Cada lista se queda con los que cumplen su condición: \`${field.name} >= MINIMO\` o \`${field.name} < MINIMO\`.`,
  )
  writing.done.push('separa los aprobados de los demás')
  return true
}

const HISTOGRAM =
  /\b(?:(?:un|el) )?(?:histograma|grafico|grafica|diagrama de barras|barras)(?: (?:\(|\)|[a-z]+))*?(?: del? (\d+) a(?:l)? (\d+))?(?= ?(?:\)|,|;|\.|$))/

/** A line of stars for each value. */
export function histogramLines(writing: Writing): boolean {
  const { reading, table } = writing
  const found = reading.find(HISTOGRAM)
  if (!found || !/asterisco|estrella|texto|\*/.test(reading.text)) return false
  reading.use(found)
  const field = numberField(writing)
  if (!field) return false
  if (table.shape === 'dict') {
    writing.lines.push(
      `for ${targetOf(table)} in ${itemsOf(table, writing.current)}:`,
      `    ${shown(`{${table.fields[0]?.name}} {"*" * ${field.name}}`)}`,
    )
  } else if (table.shape === 'plain') {
    const range = /\bdel? (\d+) al? (\d+)\b/.exec(reading.text)
    const numbers = (field.values ?? []).map(Number)
    const from = Number(range?.[1] ?? Math.min(...numbers))
    const to = Number(range?.[2] ?? Math.max(...numbers))
    if (!Number.isFinite(from) || !Number.isFinite(to)) return false
    writing.lines.push(
      `for valor in range(${from}, ${to + 1}):`,
      `    ${shown(`{valor} {"*" * ${writing.current}.count(valor)}`)}`,
    )
  } else return false
  writing.how.push("`'*' * veces` repite el asterisco tantas veces como haga falta.")
  writing.done.push('dibuja un histograma')
  return true
}

const PACKS =
  /\b(?:y )?(?:cuant[oa]s? )?(docenas|decenas|(cajas|bolsas|paquetes|lotes|packs|bandejas|grupos|equipos)(?: de)? (\d+))(?: (?:complet[oa]s|enter[oa]s|llen[oa]s|salen|son|puedo|hago|llenar|lleno|hay|se|llenan|me|dan|de|huevos))*(?: ?,? (?:y )?(?:cuant[oa]s? )?(?:[a-z]+ )?(?:me )?(?:sobran?|quedan?(?: suelt[oa]s)?))?/

/** How many whole packs the total makes, and what is left. */
export function packLines(writing: Writing): boolean {
  const found = writing.reading.find(PACKS)
  const field = numberField(writing)
  if (!found || !field) return false
  writing.reading.use(found)
  const name = found.groups[1] ?? found.groups[0] ?? 'docenas'
  const size = found.groups[2] ?? (name === 'decenas' ? '10' : '12')
  if (!writing.lines.some((line) => line.startsWith('total = ')))
    writing.lines.push(`total = sum(${valuesOf(writing.table, field, writing.current)})`)
  writing.lines.push(
    `${name} = total // ${size}`,
    `sobran = total % ${size}`,
    shown(`${upperFirst(name)}: {${name}}`),
    shown('Sobran: {sobran}'),
  )
  writing.how.push(`\`//\` es la división entera: cuántas veces cabe ${size}; \`%\` es lo que sobra.`)
  writing.done.push(`reparte en ${name}`)
  return true
}

const TAX =
  /\b(?:(?:la )?base(?: imponible)?(?: ,|,| y)? )?(?:(?:y|con|mas|todo|el|su) )*(?:(?:iva|igic|itbis|impuesto)(?: (?:del?|al|a))?(?: el)? (\d+(?:[.,]\d+)?) ?%|(?:al )?(\d+(?:[.,]\d+)?) ?% de (?:iva|igic|impuesto))(?: (?:y|con|incluido))?(?: (?:el )?total(?: (?:final|a pagar|con (?:el )?iva))?)?/

/** Base, tax and total of what has been summed as `base`. Null where no tax is stated. */
export function taxOf({ reading }: Writing): { rate: number; name: string; from: number; to: number } | null {
  const found = reading.find(TAX)
  const rate = found?.groups[0] ?? found?.groups[1]
  if (!found || rate === undefined) return null
  return {
    rate: numberIn(rate),
    name: /igic/.test(found.text) ? 'igic' : /itbis/.test(found.text) ? 'itbis' : 'iva',
    from: found.from,
    to: found.to,
  }
}

export function taxLines(writing: Writing, { rate, name, from, to }: NonNullable<ReturnType<typeof taxOf>>): void {
  writing.reading.use({ from, to })
  writing.reading.take(/\b(?:la )?base(?: imponible)?\b/)
  writing.reading.take(/\b(?:el )?total(?: final)?\b/)
  const label = name.toUpperCase()
  writing.lines.push(
    `${name} = base * ${label} / 100`,
    shown(`Base: ${told(writing, 'base', 'money')}`),
    shown(`${label} (${`{${label}}`} %): ${told(writing, name, 'money')}`),
    shown(`Total: ${told(writing, `base + ${name}`, 'money')}`),
  )
  writing.how.push(`El ${label} es \`base * ${label} / 100\`, y el total la base más el ${label}.`)
  writing.done.push(`calcula la base, el ${label} y el total`)
  void rate
}
