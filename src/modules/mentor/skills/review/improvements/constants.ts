import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { expressionsOf, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement, type Reviewed } from '../improvement'

/** Numbers that mean something and stand in several places. */
export const findConstants: FindImprovements = (program) => [...repeatedNumbers(program), ...looseRates(program)]

/** They mean nothing by themselves. */
const PLAIN = /^(?:0|1|2|10|100|1000|0\.0|1\.0|0\.5|60|24|7|12)$/
const DATA: ReadonlySet<Expression['kind']> = new Set(['list', 'dict', 'set', 'tuple', 'subscript'])

/** `12.5` in three sums: one name, changed in one place. */
function repeatedNumbers({ module, source, lines }: Reviewed): Improvement[] {
  const places = new Map<string, { from: number; to: number }[]>()
  // What a function of the program is called with is data.
  const own = new Set(module.body.flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const visit = (node: Expression) => {
    if (DATA.has(node.kind)) return
    if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'range') return
    if (node.kind === 'number' && !PLAIN.test(node.text))
      places.set(node.text, [...(places.get(node.text) ?? []), node])
    if (node.kind === 'binary') for (const side of [node.left, node.right]) visit(side)
    else if (node.kind === 'compare')
      for (const side of [node.left, ...node.comparisons.map(({ right }) => right)]) visit(side)
    else if (node.kind === 'call' && !own.has(calledName(node) ?? ''))
      for (const { value } of node.arguments) visit(value)
    else if (node.kind === 'boolean-operation') for (const value of node.values) visit(value)
  }
  for (const node of statementsIn(module.body)) {
    const isNamed = node.kind === 'assign' && node.value.kind === 'number'
    if (!isNamed && node.kind !== 'function') for (const each of expressionsOf(node)) visit(each)
  }
  const [found] = [...places]
    .filter(([, at]) => at.length > 1 && new Set(at.map(({ from }) => lines.lineAt(from))).size > 1)
    .toSorted((a, b) => b[1].length - a[1].length)
  const [first] = found?.[1] ?? []
  if (!found || !first) return []
  const [number, at] = found
  const isTax = /^(?:0|1)\.(?:21|16|19|18|10|04)$/.test(number) && /iva|impuesto|total|precio/i.test(source)
  const said = isTax
    ? inlineCode(`IVA = ${number}`)
    : `con un nombre que diga qué es (${inlineCode(`NOMBRE = ${number}`)})`
  const numbers = [...new Set(at.map(({ from }) => lines.lineAt(from)))]
  return [
    {
      from: first.from,
      to: first.to,
      weight: at.length > 2 ? 0.6 : 0.5,
      what: `El número ${inlineCode(number)} está escrito ${at.length} veces (${numbers.length > 1 ? `líneas ${numbers.join(', ')}` : `línea ${numbers[0]}`}): ponlo una sola vez, arriba, en una **constante** ${said}, y usa el nombre.`,
      why: 'El día que cambie habrá que tocar un solo sitio, y quien lo lea sabrá qué significa.',
      isPlaced: true,
      edits: [],
    },
  ]
}

const MIN_RATES = 2

/** `iva = honorarios * 0.16`, `retencion = honorarios * 0.0125`: rates by their names, at the top. */
function looseRates(program: Reviewed): Improvement[] {
  const rates = [...statementsIn(program.module.body)].flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'binary') return []
    const number = [node.value.left, node.value.right].find(({ kind }) => kind === 'number')
    const isRate = node.value.operator === '*' && number?.kind === 'number' && /^[01]?\.\d+$/.test(number.text)
    return isRate ? [{ name: target.name.toUpperCase(), number, text: number.text, at: node }] : []
  })
  const [first] = rates
  const isOnce = new Set(rates.map(({ name }) => name)).size === rates.length
  if (!first || rates.length < MIN_RATES || !isOnce || rates.some(({ name }) => program.source.includes(name)))
    return []
  const lines = rates.map(({ name, text }) => `${name} = ${text}`)
  const start = program.module.body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')?.from ?? 0
  return [
    {
      from: first.at.from,
      to: first.at.to,
      weight: 0.58,
      what: `Los porcentajes (${rates.map(({ text }) => inlineCode(text)).join(', ')}) están sueltos en las cuentas: ponles **nombre** arriba, como constantes en mayúsculas (${lines.slice(0, 2).map(inlineCode).join(', ')}), o recíbelos como parámetros.`,
      why: 'Quien lea sabrá qué es cada número, y el día que cambie alguno se toca un solo sitio.',
      edits: [
        { from: start, to: start, text: `${lines.join('\n')}\n\n` },
        ...rates.map(({ number, name }) => ({ from: number.from, to: number.to, text: name })),
      ],
    },
  ]
}
