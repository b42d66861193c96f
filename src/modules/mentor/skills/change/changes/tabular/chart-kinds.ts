import { edited, keyword, positional } from '../../../../python/program/source'
import { type Chart, type ChartKind, withKeyword } from './charts'
import { plainOf, type Touch, type Touched } from './touch'

/** What is made, or that the chart does so already. */
export const done = (chart: Chart, code: string, told: string, ...how: string[]): Touched =>
  code === chart.p.source
    ? { why: `Eso ya lo hace tu gráfico: ${told.charAt(0).toLowerCase()}${told.slice(1)}` }
    : { code, told, how }

const KINDS: readonly (readonly [RegExp, ChartKind, string])[] = [
  [/barras? (?:horizontal\w*|tumbad\w+|acostad\w+|de lado)|horizontal/, 'barh', 'barras horizontales'],
  [/lineas?/, 'plot', 'líneas'],
  [/barras?|columnas?/, 'bar', 'barras'],
  [/torta|pastel|tarta|circular|queso|pie|quesitos|sectores/, 'pie', 'sectores'],
  [/dispersion|puntos|scatter/, 'scatter', 'puntos'],
]
const KIND =
  '(?:barras? (?:horizontal\\w*|tumbadas|acostadas|de lado)|horizontal(?:es)?|lineas?|barras?|columnas?|torta|pastel|tarta|circular|quesitos|sectores|dispersion|puntos)'

/** Another kind of chart of the same data. */
export const CHART_KINDS: readonly Touch<Chart>[] = [
  {
    name: 'kind',
    says: [
      new RegExp(
        `(?:(?:el|un|una|en|las|que) )*(?:grafic[oa] )?(?:sea |salga |fuera |fuese |hecho |cambial[oa] a |cambia a |pasal[oa] a )*(?:un |una )?(?:grafic[oa] )?(?:de |con |en |a )?(?<kind>${KIND})(?: en (?:vez|lugar) de (?:las |los |la |una )?(?:barras|lineas?|puntos|columnas)| y no (?:de )?(?:barras|lineas|puntos))`,
      ),
      new RegExp(
        `en (?:vez|lugar) de (?:las |los |un |la |una )?(?:grafico )?(?:de )?(?:barras|lineas?|puntos|columnas),? (?:que )?(?:(?:el|un|una|en|las|sea|salga|de|con|grafico|grafica|haz|pon|quiero|mejor|usa) )*(?<kind>${KIND})`,
      ),
      new RegExp(
        `(?:(?:el|un|una|en|mejor|que) )*(?:grafic[oa] )?(?:sea|fuera|fuese|vuelve a|volver a|cambial[oa] a|pasal[oa] a|de|en) (?:un |una )?(?:grafic[oa] )?(?:de |en )?(?<kind>${KIND})`,
      ),
      /(?:(?:las )?barras (?:(?:que )?(?:sean|esten|salgan|en|de) )*)?(?<kind>horizontal(?:es)?)/,
    ],
    make: (chart, { parts: { kind } }) => ofKind(chart, kind ?? ''),
  },
  {
    name: 'only-points',
    says: [
      /(?:quit\w*(?:le)? la linea,? (?:y )?)?dej\w* solo (?:los )?(?:puntos|puntitos)|sin (?:la )?linea|solo (?:los )?(?:puntos|puntitos)/,
    ],
    make: (chart) => ofKind(chart, 'puntos'),
  },
]

function ofKind(chart: Chart, words: string): Touched {
  const made = turned(chart, words)
  if (made === null || !('code' in made)) return made
  const isLying = made.code.includes('barh') !== chart.p.source.includes('barh')
  // Lying bars have their names at the side.
  return isLying
    ? { ...made, code: made.code.replace(/\b(x|y)label\(/g, (_, axis: string) => `${axis === 'x' ? 'y' : 'x'}label(`) }
    : made
}

function turned(chart: Chart, words: string): Touched {
  const plain = plainOf(words)
  const [, kind, called] = KINDS.find(([pattern]) => pattern.test(plain)) ?? []
  const { p, call, labels, values } = chart
  if (kind === undefined || called === undefined) return null
  if (kind === chart.kind) return { why: `El gráfico ya es de ${called}.` }
  if (call.callee.kind !== 'attribute') return null
  const edits = [{ from: call.callee.nameFrom, to: call.callee.to, text: kind }]
  if (chart.isOfPandas) {
    const named = keyword(call, 'kind')
    if (named)
      return done(
        chart,
        edited(p, [{ from: named.from, to: named.to, text: `"${kind === 'plot' ? 'line' : kind}"` }]),
        `El gráfico es de ${called}.`,
      )
    if (call.callee.name === 'plot' || kind === 'scatter')
      return kind === 'scatter'
        ? null
        : done(chart, withKeyword(chart, 'kind', `"${kind === 'plot' ? 'line' : kind}"`), `El gráfico es de ${called}.`)
    return done(
      chart,
      edited(p, [{ ...(edits[0] ?? { from: 0, to: 0 }), text: kind === 'plot' ? 'line' : kind }]),
      `El gráfico es de ${called}.`,
    )
  }
  if (
    labels === null ||
    values === null ||
    chart.kind === 'hist' ||
    (chart.kind === 'pie' && kind !== 'bar' && kind !== 'barh')
  )
    return null
  if (chart.kind === 'pie')
    return done(
      chart,
      edited(p, [
        ...edits,
        { from: call.arguments[0]?.from ?? call.to - 1, to: call.to - 1, text: `${p.text(labels)}, ${p.text(values)}` },
      ]),
      `El gráfico es de ${called}.`,
    )
  const [first, second] = positional(call)
  if (!first || !second) return null
  if (kind === 'pie')
    return done(
      chart,
      edited(p, [
        ...edits,
        { from: first.from, to: call.to - 1, text: `${p.text(values)}, labels=${p.text(labels)}, autopct="%1.1f%%"` },
      ]),
      'El gráfico es de sectores.',
      '`plt.pie` recibe los tamaños y, en `labels`, los nombres; `autopct` escribe el porcentaje. Con valores negativos no se puede.',
    )
  const extra = call.arguments.filter(
    ({ name }) =>
      name !== null &&
      (kind === 'plot' ? !/^(?:width|height)$/.test(name) : !/^(?:marker|linestyle|linewidth)$/.test(name)),
  )
  const text = [
    p.text(first),
    p.text(second),
    ...extra.map((argument) => `${argument.name}=${p.text(argument.value)}`),
  ].join(', ')
  return done(chart, edited(p, [...edits, { from: first.from, to: call.to - 1, text }]), `El gráfico es de ${called}.`)
}
