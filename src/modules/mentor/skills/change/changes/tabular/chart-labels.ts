import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { spokenName } from '../../spoken-name'
import { unquoted } from '../bare-clause'
import { type Chart, callOf, positionalOf, settingOf, withLine } from './charts'
import { plainOf, TEXT, type Touch, type Touched } from './touch'

/** A text of the chart, put where it stands already, or in a line of its own. */
function put(chart: Chart, name: 'title' | 'xlabel' | 'ylabel', text: string): string {
  const { p } = chart
  const call = callOf(chart, name)?.call
  const [old] = call ? positional(call) : []
  const literal = textLiteral(p, text)
  return old
    ? edited(p, [{ from: old.from, to: old.to, text: literal }])
    : withLine(chart, `${settingOf(chart, name)}(${literal})`)
}

const CALLED = { title: 'El título', xlabel: 'El eje x', ylabel: 'El eje y' } as const

function named(chart: Chart, name: 'title' | 'xlabel' | 'ylabel', given: string | undefined): Touched {
  const [old] = given === undefined ? positionalOf(chart, name) : []
  if (old)
    return { why: `${CALLED[name]} ya está: ${inlineCode(chart.p.text(old))}. Dime qué texto quieres y lo cambio.` }
  const own = given === undefined ? guess(chart, name) : unquoted(given)
  if (own === '' || /^(?:titulo|nombre|etiqueta)$/.test(own)) return null
  const code = put(chart, name, own)
  const told = `${CALLED[name]} dice ${inlineCode(own)}.`
  const how = [
    `${inlineCode(`${settingOf(chart, name)}(…)`)} va antes de ${inlineCode('plt.show()')}, que es quien lo enseña.`,
    ...(given === undefined
      ? ['El texto lo he sacado de tus variables: cambia lo que va entre comillas por lo que quieras.']
      : []),
  ]
  return code === chart.p.source ? { why: `${CALLED[name]} ya dice ${inlineCode(own)}.` } : { code, told, how }
}

/** What an axis shows, by what the variable is called. */
function guess({ labels, values, p, kind }: Chart, name: 'title' | 'xlabel' | 'ylabel'): string {
  const word = (node: Expression | null) =>
    node?.kind === 'name'
      ? spokenName(node.name)
      : node?.kind === 'subscript' && node.index.kind === 'string'
        ? spokenName(node.index.value)
        : (/groupby\(["'](\w+)["']\)\[["'](\w+)["']\]/.exec(p.source)?.[node === labels ? 1 : 2] ?? '')
  const [below, height] = [word(labels), word(kind === 'hist' ? null : values)]
  if (name === 'xlabel') return below === '' ? (kind === 'hist' ? word(values) : 'x') : below
  if (name === 'ylabel') return height === '' ? (kind === 'hist' ? 'Cuántos' : 'y') : height
  return below === '' ? height || 'Mi gráfico' : `${height} por ${below.toLowerCase()}`
}

const SAYS = '(?: (?:por|a|que (?:sea|diga|ponga|se llame)|diga|digan|ponga|se llame|llamado|de|con|:|sea|es))?'
const AXIS =
  '(?:(?:el|al|del|en el|para el) )?eje (?:de las |de la |de los )?(?:las )?["\'«“]?(?<axis>x|y|horizontal|vertical|abajo|izquierda|equis|ye)["\'»”]?'
const LABEL = '(?:(?:un |el |una |la )?(?:nombre|etiqueta|titulo|rotulo|label|texto) )?'

const axisOf = (word: string | undefined) =>
  /^(?:y|vertical|izquierda|ye)$/.test(plainOf(word ?? '')) ? 'ylabel' : 'xlabel'

export const CHART_LABELS: readonly Touch<Chart>[] = [
  {
    name: 'axis',
    says: [
      new RegExp(`(?:cambia |cambiar )?${LABEL}${AXIS}${SAYS}:? (?<text>${TEXT})`),
      new RegExp(`${LABEL}(?<text>["'«“].{1,60}["'»”]) ${AXIS}`),
      new RegExp(`${LABEL}(?:en )?${AXIS}`),
      new RegExp(`(?<axis>x|y) ?label${SAYS}:? ?(?<text>${TEXT})?`),
    ],
    make: (chart, { parts: { axis, text } }) => named(chart, axisOf(axis), text),
  },
  {
    name: 'other-axis',
    says: [/(?:(?:nombre|etiqueta|titulo) )?(?:a |en |de )?(?:el |al |del )?otro eje(?: tambien)?/],
    make(chart) {
      const [below, left] = [callOf(chart, 'xlabel'), callOf(chart, 'ylabel')]
      return (below === null) === (left === null) ? null : named(chart, below === null ? 'xlabel' : 'ylabel', undefined)
    },
  },
  {
    name: 'axes',
    says: [
      /(?:l[oa]s |un |el |una )?(?:nombres?|etiquetas?|titulos?|rotulos?|labels?) (?:a|en|de|para)?(?:l)? ?(?:los )?(?:dos )?ejes/,
      /(?:l[oa]s )?(?:nombres?|etiquetas?|titulos?) (?:a|en|de) (?:cada eje|ambos ejes)|etiquetas|nombrar los ejes|que los ejes tengan nombre|los ejes (?:con|tengan) (?:nombre|etiqueta|titulo)s?/,
    ],
    make(chart) {
      const [below, height] = [guess(chart, 'xlabel'), guess(chart, 'ylabel')]
      const code = put({ ...chart }, 'xlabel', below)
      const again = withLine(
        chart,
        `${settingOf(chart, 'xlabel')}(${textLiteral(chart.p, below)})\n${settingOf(chart, 'ylabel')}(${textLiteral(chart.p, height)})`,
      )
      if (callOf(chart, 'xlabel') && callOf(chart, 'ylabel') && code === chart.p.source)
        return {
          why: 'Los dos ejes ya tienen nombre: lo ponen `plt.xlabel` y `plt.ylabel`. Dime qué texto quieres en cada uno y lo cambio.',
        }
      const isFresh = callOf(chart, 'xlabel') === null && callOf(chart, 'ylabel') === null
      return {
        code: isFresh ? again : code,
        told: `Los ejes tienen nombre: ${inlineCode(below)} abajo y ${inlineCode(height)} a la izquierda.`,
        how: [
          '`plt.xlabel` es el texto de abajo y `plt.ylabel`, el de la izquierda. Van antes de `plt.show()`. Cambia los textos por los que quieras.',
        ],
      }
    },
  },
  {
    name: 'title',
    says: [
      new RegExp(
        `(?:cambi\\w* )?(?:con |un |el )*titulo(?: (?:del|al|de|para el) (?:grafico|grafica))?${SAYS}:? (?<text>${TEXT})`,
      ),
      new RegExp(`(?:de |como )titulo:? (?<text>${TEXT})`),
      /(?<text>["'«“].{1,60}["'»”]) (?:de|como) titulo/,
      /(?:con |un |el )*titulo(?: (?:arriba|al grafico|a la grafica|del grafico|de arriba))?/,
    ],
    make: (chart, { parts: { text } }) => named(chart, 'title', text),
  },
]
