import { inlineCode } from '../../../../engine/compose'
import { plainAssign } from '../../../../python/program/expression-shapes'
import { edited, freeName } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { type Chart, withKeyword } from './charts'
import { plainOf, type Touch, type Touched } from './touch'

/** A colour's word without its ending, and what matplotlib calls it. */
const COLOURS: readonly (readonly [word: string, name: string])[] = [
  ['roj[oa]s?|colorad[oa]s?', 'red'],
  ['verdes? (?:clar[oa]s?)', 'lightgreen'],
  ['verdes? (?:oscur[oa]s?)', 'darkgreen'],
  ['verdes?', 'green'],
  ['azul(?:es)? (?:clar[oa]s?)|celestes?', 'skyblue'],
  ['azul(?:es)? (?:marino|oscur[oa]s?)', 'navy'],
  ['azul(?:es)?', 'blue'],
  ['amarill[oa]s?', 'gold'],
  ['naranjas?|anaranjad[oa]s?', 'orange'],
  ['morad[oa]s?|violetas?|purpuras?|lilas?', 'purple'],
  ['rosas?|rosad[oa]s?', 'pink'],
  ['negr[oa]s?', 'black'],
  ['gris(?:es)?', 'gray'],
  ['marron(?:es)?|cafes?', 'brown'],
  ['turquesas?', 'turquoise'],
  ['dorad[oa]s?', 'goldenrod'],
  ['red|green|blue|orange|purple|pink|black|gray|brown|skyblue|steelblue', ''],
]
const COLOUR = COLOURS.map(([word]) => word).join('|')
const said = (name: string) =>
  `(?:(?:en |de |con |con el |el |un )?(?:color )?(?:(?:en|de|a) )?["'«]?(?<${name}>${COLOUR})["'»]?)`

function colourOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const plain = plainOf(text)
  const [word, name] = COLOURS.find(([one]) => new RegExp(`^(?:${one})$`).test(plain)) ?? []
  return word === undefined ? null : name || plain
}

const PARTS =
  '(?:(?:las|los|el|la|cada|tod[oa]s) )*(?:barras?|lineas?|puntos?|puntitos?|color(?:es)?|columnas?|grafic[oa]|bolitas?|marcadores|histograma)(?: de(?:l)? (?:las |los |la )?(?:barras?|lineas?|puntos?|grafic[oa]))?'
const BE = '(?: (?:que )?(?:sea|sean|esten|este|salga|salgan|vayan|vaya|a|por|en))?'
const REST = '(?:las|los|el|lo)(?: barras?| puntos?)? ?(?:otr[oa]s|demas|resto|positiv[oa]s|negativ[oa]s|de mas)'
const WHICH = `(?:(?:las|los)(?: barras?| puntos?| valores| que son| que sean| con(?: el)? valor(?:es)?| de valor| que tengan valor| que)*|que)`
const SIDE = `(?:(?<negative>negativ[oa]s?)|(?<positive>positiv[oa]s?)|(?<above>(?:mayor(?:es)?|superior(?:es)?|mas alt[oa]s|por encima|arriba|pas[ae]n?|super[ae]n?|mas)(?: (?:de|a|que|del))*)(?: los| las)? (?<high>${NUMBER})|(?<below>(?:menor(?:es)?|inferior(?:es)?|mas baj[oa]s|por debajo|abajo|no (?:llegu?[ae]n?|pas[ae]n?)|menos)(?: (?:de|a|que|del))*)(?: los| las)? (?<low>${NUMBER})|(?<highest>(?:la |el )?(?:mas alt[oa]|mayor|maxim[oa]))|(?<lowest>(?:la |el )?(?:mas baj[oa]|menor|minim[oa])))`

export const CHART_COLOURS: readonly Touch<Chart>[] = [
  {
    name: 'colour-by-value',
    says: [
      new RegExp(
        `(?:pinta\\w* )?${WHICH} ?(?:de )?${SIDE}${BE} ${said('one')}(?:,? (?:y )?${REST}${BE} ${said('other')})?`,
      ),
      new RegExp(
        `(?:pinta\\w* )?(?:en |de )?(?:color )?(?<one>${COLOUR}) ${WHICH} ?(?:de )?${SIDE}(?:,? (?:y )?(?:en |de )?(?<other>${COLOUR}) ${REST})?`,
      ),
      new RegExp(
        `(?:pinta\\w* )?(?:la |el )?(?:barra |punto )?${SIDE}(?: barra)?${BE} ${said('one')}(?:,? (?:y )?${REST}${BE} ${said('other')})?`,
      ),
    ],
    make: (chart, { parts }) => byValue(chart, parts),
  },
  {
    name: 'colour-by-column',
    says: [
      new RegExp(
        `(?:pinta\\w* )?(?:los |las )?(?:puntos |barras )?(?:con|donde|de) (?:la |el )?(?<by>[a-z_]\\w{0,25}) (?:sea |es )?${SIDE}${BE} ${said('one')}(?:,? (?:y )?${REST}${BE} ${said('other')})?`,
      ),
    ],
    make(chart, { parts }) {
      const { by = '', ...rest } = parts
      const column = chart.p
        .spots('subscript')
        .map(({ node }) => node)
        .find(
          ({ index, value }) =>
            value.kind === 'name' && index.kind === 'string' && plainOf(index.value) === plainOf(by),
        )
      return column ? byValue({ ...chart, values: column }, rest) : null
    },
  },
  {
    name: 'colour-each',
    says: [
      /(?:(?:cada|que cada) (?:una?|barra|punto|linea|porcion|trozo)(?: de las barras)?|(?:las )?barras|colores)(?: (?:que )?(?:sea|tenga|salga|vaya|sean|con|de|en))*(?: (?:un |su |su propio |distint[oa]s |diferentes |varios ))?(?:color(?:es)?)?(?: (?:distint[oa]s?|diferentes?|propios?|variados))?/,
    ],
    make(chart) {
      if (chart.kind !== 'bar' && chart.kind !== 'barh') return null
      const count = chart.values === null ? null : `len(${chart.p.text(chart.values)})`
      if (count === null) return null
      const name = freeName(chart.p, 'colores')
      return {
        code: withKeyword(chart, 'color', name, [`${name} = [plt.cm.tab10(i) for i in range(${count})]`]),
        told: 'Cada barra lleva un color distinto.',
        how: [
          '`plt.cm.tab10(i)` da el color número `i` de una paleta de 10. También vale una lista tuya: `color=["red", "green", "blue"]`.',
        ],
      }
    },
  },
  {
    name: 'colour',
    says: [
      new RegExp(`(?:cambia\\w* |pinta\\w* )?(?:${PARTS})${BE} ${said('one')}`),
      new RegExp(`(?:pinta\\w* )?${said('one')} (?:${PARTS})`),
      new RegExp(
        `(?:todo )?(?:en|de|color|sea|sean|pinta\\w*|pintal[oa]s?(?: de)?)(?: de)?(?: color)? (?<one>${COLOUR})`,
      ),
      new RegExp(
        `(?:cambi\\w* |otro |otros |elegir |distinto )?(?:el |los )?color(?:es)?(?: (?:a|de|en|para) ${PARTS})?`,
      ),
      new RegExp(`(?:cambi\\w* )(?:el |los )?color(?:es)?(?: (?:a|de|en|para) ${PARTS})?(?: a| por)? ${said('one')}`),
    ],
    make(chart, { parts: { one } }) {
      const colour = one === undefined ? 'green' : colourOf(one)
      if (colour === null) return null
      const name = chart.kind === 'pie' ? null : 'color'
      if (name === null) return null
      return {
        code: withKeyword(chart, name, `"${colour}"`),
        told: `${ofKind(chart)} en ${inlineCode(`"${colour}"`)}.`,
        how: [
          `El color va en \`color=\` y se escribe en inglés (\`"red"\`, \`"green"\`, \`"orange"\`…) o en hexadecimal (\`"#1f77b4"\`).`,
          ...(one === undefined ? ['No me has dicho cuál: he puesto verde, cámbialo por el que quieras.'] : []),
        ],
      }
    },
  },
]

const ofKind = ({ kind }: Chart) =>
  kind === 'bar' || kind === 'barh' || kind === 'hist'
    ? 'Las barras salen'
    : kind === 'scatter'
      ? 'Los puntos salen'
      : 'La línea sale'

type Parts = Partial<Record<string, string>>

function byValue(chart: Chart, parts: Parts): Touched {
  const one = colourOf(parts.one)
  const other = colourOf(parts.other) ?? (/blue|navy/.test(one ?? '') ? 'gray' : 'steelblue')
  if (one === null || chart.values === null) return null
  if (chart.kind === 'plot')
    return {
      why: 'Una línea (`plt.plot`) lleva un solo color. Para que cada valor lleve el suyo, dibújalo con barras (`plt.bar`) o con puntos (`plt.scatter`).',
    }
  if (chart.kind !== 'bar' && chart.kind !== 'barh' && chart.kind !== 'scatter') return null
  const values = chart.p.text(chart.values)
  const test = testOf(parts, values)
  if (test === null) return null
  const given = chart.call.arguments.find(({ name: key }) => key === 'color' || key === 'c')?.value
  const old =
    given?.kind === 'name'
      ? chart.p.body
          .flatMap((node) => plainAssign(node) ?? [])
          .findLast((one) => one.name === given.name && one.value.kind === 'comprehension')
      : undefined
  if (old) {
    const code = edited(chart.p, [
      { from: old.value.from, to: old.value.to, text: `["${one}" if v ${test} else "${other}" for v in ${values}]` },
    ])
    return {
      code,
      told: `Salen en ${inlineCode(`"${one}"`)} los valores que cumplen ${inlineCode(`v ${test}`)}, y los demás en ${inlineCode(`"${other}"`)}.`,
    }
  }
  const name = freeName(chart.p, 'colores')
  const line = `${name} = ["${one}" if v ${test} else "${other}" for v in ${values}]`
  return {
    code: withKeyword(
      chart,
      chart.kind === 'scatter' && !chart.call.arguments.some(({ name: key }) => key === 'color') ? 'c' : 'color',
      name,
      [line],
    ),
    told: `Salen en ${inlineCode(`"${one}"`)} los valores que cumplen ${inlineCode(`v ${test}`)}, y los demás en ${inlineCode(`"${other}"`)}.`,
    how: [`${inlineCode(name)} es una lista con un color por cada valor de ${inlineCode(values)}, en el mismo orden.`],
  }
}

function testOf({ negative, positive, high, low, highest, lowest }: Parts, values: string): string | null {
  if (negative !== undefined) return '< 0'
  if (positive !== undefined) return '> 0'
  if (highest !== undefined) return `== max(${values})`
  if (lowest !== undefined) return `== min(${values})`
  const number = numberFrom(high ?? low)
  return number === null ? null : `${high === undefined ? '<' : '>'} ${number}`
}
