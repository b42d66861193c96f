import { inlineCode } from '../../../../engine/compose'
import { edited, keyword, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { done } from './chart-kinds'
import { type Chart, callOf, withKeyword, withLine } from './charts'
import type { Touch } from './touch'

export const CHART_LOOKS: readonly Touch<Chart>[] = [
  {
    name: 'marker',
    says: [
      /(?:con |que |l[oa]s |unos |un )*(?:puntit[oa]s?|puntos?|marcador(?:es)?|cuadrit[oa]s|cuadrad[oa]s|bolit[oa]s?|circulit[oa]s|circulos?|marcas?)(?: (?:en|por|para|sobre) (?:cada|los|las|el) (?:[a-z]+ ?){1,3})?/,
      /(?:se vean|marcar|marca|marque) (?:los |cada )?(?:puntos?|valor(?:es)?|datos?|mes(?:es)?)/,
    ],
    make(chart) {
      if (chart.kind !== 'plot') return null
      if (keyword(chart.call, 'marker'))
        return { why: 'Ya los tiene: los pone `marker=` en la llamada que dibuja la línea.' }
      const format = positional(chart.call)[2]
      if (format?.kind === 'string' && /[o.sx^*]/.test(format.value))
        return { why: `Ya los tiene: los pone ${inlineCode(chart.p.text(format))}.` }
      return done(
        chart,
        withKeyword(chart, 'marker', '"o"'),
        'La línea lleva un punto en cada valor.',
        '`marker="o"` dibuja un círculo en cada dato; con `"s"` es un cuadrado y con `"x"`, una cruz.',
      )
    },
  },
  {
    name: 'grid',
    says: [
      /(?:el )?(?:fondo )?(?:tenga |lleve |con |una? |la |el )*(?:cuadricula|rejilla|grilla|grid|malla|lineas de fondo)(?: (?:de fondo|al fondo|detras|al grafico))?/,
    ],
    make: (chart) =>
      callOf(chart, 'grid')
        ? { why: 'La cuadrícula ya la pone `plt.grid`.' }
        : done(
            chart,
            withLine(chart, `${chart.owner}.grid(True)`),
            'Lleva cuadrícula.',
            '`plt.grid(True)` dibuja las líneas de fondo; con `axis="y"`, solo las horizontales.',
          ),
  },
  {
    name: 'legend',
    says: [/(?:con |una? |la )*leyenda(?: (?:que diga |de |con ))?(?<text>["'«“].{1,40}["'»”])?/],
    make(chart, { parts: { text } }) {
      if (callOf(chart, 'legend')) return { why: 'La leyenda ya la pone `plt.legend()`.' }
      const name = text?.replace(/^["'«“]|["'»”]$/g, '') ?? (chart.values?.kind === 'name' ? chart.values.name : null)
      if (name === null) return null
      const labelled = keyword(chart.call, 'label')
        ? chart.p.source
        : withKeyword(chart, 'label', textLiteral(chart.p, name))
      const shown = labelled.includes('plt.show()')
        ? labelled.replace(/^plt\.show\(\)/m, `${chart.owner}.legend()\nplt.show()`)
        : `${labelled.trimEnd()}\n${chart.owner}.legend()\n`
      return done(
        chart,
        shown,
        'Lleva una leyenda.',
        '`label=` dice el nombre de lo que se dibuja, y `plt.legend()` lo enseña en un cuadro.',
      )
    },
  },
  {
    name: 'size',
    says: [
      /(?:el grafico |la grafica |que |sea |se vea )*(?:mas )(?<way>grande|ancho|alto|pequen[oa])/,
      /(?:(?:sub|aument|agrand|cambi)\w* )?(?:un |el )?tamano(?: (?:del|al|de la) (?:grafic[oa]|figura|imagen))?(?: (?:de|a) (?<width>\d{1,2}) ?(?:x|por) ?(?<height>\d{1,2}))?/,
    ],
    make(chart, { parts: { way, width, height } }) {
      const size =
        width && height
          ? `(${width}, ${height})`
          : way === 'ancho'
            ? '(12, 5)'
            : way === 'alto'
              ? '(6, 9)'
              : way?.startsWith('pequen')
                ? '(4, 3)'
                : '(10, 6)'
      const { p } = chart
      const figure = callOf(chart, 'figure', 'subplots')
      const old = figure && keyword(figure.call, 'figsize')
      const at = linesOf(p, chart.at).from
      const code = old
        ? edited(p, [{ from: old.from, to: old.to, text: size }])
        : chart.isOfPandas
          ? withKeyword(chart, 'figsize', size)
          : edited(p, [{ from: at, to: at, text: `plt.figure(figsize=${size})\n` }])
      return done(
        chart,
        code,
        `El gráfico mide ${inlineCode(size)} pulgadas.`,
        '`figsize` es (ancho, alto) en pulgadas, y `plt.figure` va **antes** de dibujar.',
      )
    },
  },
  {
    name: 'rotate',
    says: [
      /(?:gir\w*|rot\w*|inclin\w*|tumb\w*|pon\w*)(?: en diagonal| en vertical)? (?:l[oa]s |el texto de (?:los |las )?)?(?:etiquetas?|nombres?|textos?|meses|fechas|letras)(?: (?:de abajo|del eje x|en diagonal|en vertical|inclinad[oa]s|girad[oa]s))?|(?:l[oa]s )?(?:etiquetas?|nombres?|textos?|fechas)(?: (?:de abajo|del eje x))? (?:se (?:pisan|montan|enciman|solapan)|en diagonal|en vertical|inclinad[oa]s|girad[oa]s|torcid[oa]s)/,
    ],
    make: (chart) =>
      done(
        chart,
        withLine(chart, 'plt.xticks(rotation=45)'),
        'Las etiquetas de abajo salen inclinadas.',
        '`plt.xticks(rotation=45)` las gira 45 grados; con 90 quedan verticales.',
      ),
  },
  {
    name: 'dashed',
    says: [/(?:la |una |que |sea |con )*(?:linea )?(?:discontinua|punteada|a trazos|de puntos|cortada|discontinuas)/],
    make: (chart) =>
      chart.kind === 'plot'
        ? done(
            chart,
            withKeyword(chart, 'linestyle', '"--"'),
            'La línea sale discontinua.',
            '`linestyle="--"` la hace a trazos; con `":"` va de puntos.',
          )
        : null,
  },
  {
    name: 'width',
    says: [
      /(?:la |las |una |que |sea |sean )*(?<what>linea|barras)? ?(?:mas )(?<way>grues[oa]s?|fin[oa]s?|delgad[oa]s?|anch[oa]s?|estrech[oa]s?)/,
    ],
    make(chart, { parts: { way = '' } }) {
      const isMore = /^(?:grue|anch)/.test(way)
      if (chart.kind === 'plot')
        return done(
          chart,
          withKeyword(chart, 'linewidth', isMore ? '3' : '1'),
          `La línea sale más ${isMore ? 'gruesa' : 'fina'}.`,
          '`linewidth` es el grosor de la línea; si no se dice, 1.5.',
        )
      if (chart.kind === 'bar')
        return done(
          chart,
          withKeyword(chart, 'width', isMore ? '0.95' : '0.5'),
          `Las barras salen más ${isMore ? 'anchas' : 'estrechas'}.`,
          '`width` es el ancho de cada barra; si no se dice, 0.8. Con 1 se tocan.',
        )
      return null
    },
  },
  {
    name: 'shares',
    says: [/(?:con |en )?(?:el |los )?porcentajes?(?: (?:en|de|sobre) cada (?:trozo|porcion|sector|parte|un[oa]))?/],
    make: (chart) =>
      chart.kind === 'pie'
        ? done(
            chart,
            keyword(chart.call, 'autopct') ? chart.p.source : withKeyword(chart, 'autopct', '"%1.1f%%"'),
            'Cada trozo lleva su porcentaje.',
            '`autopct="%1.1f%%"` escribe el porcentaje con un decimal.',
          )
        : null,
  },
  {
    name: 'dots',
    says: [/(?:(?:los )?puntos )?mas (?<way>grandes|chicos|pequenos)(?: (?:los )?puntos)?/],
    make(chart, { parts: { way = '' } }) {
      if (chart.kind !== 'scatter') return null
      const isMore = way === 'grandes'
      return done(
        chart,
        withKeyword(chart, 's', isMore ? '80' : '10'),
        `Los puntos salen más ${isMore ? 'grandes' : 'pequeños'}.`,
        '`s` es el tamaño de cada punto; si no se dice, 36.',
      )
    },
  },
  {
    name: 'values-on-bars',
    says: [
      /(?:que |aparezca |ponga |salga |se vea |poner )*(?:el |los |un )?(?:valor(?:es)?|numeros?|cantidad(?:es)?|montos?|totales|porcentajes?)(?: de cada (?:una|barra))?(?: (?:salgan?|aparezcan?|se vean?|esten?|vayan?))? (?:encima|arriba|sobre|dentro|en)(?: de)? (?:cada |las |la )?(?:barras?|una|columnas?)/,
    ],
    make(chart) {
      if (chart.kind !== 'bar' && chart.kind !== 'barh') return null
      const { p, at, call } = chart
      if (chart.isOfPandas) {
        const fresh = edited(p, [{ from: call.from, to: call.from, text: at.kind === 'expression' ? 'ejes = ' : '' }])
        return at.kind === 'expression'
          ? done(
              chart,
              fresh.replace(/^(ejes = .*)$/m, '$1\nejes.bar_label(ejes.containers[0])'),
              'Cada barra lleva su valor encima.',
              '`bar_label` escribe la altura de cada barra; `.plot` devuelve los ejes donde están.',
            )
          : null
      }
      if (at.kind !== 'expression') return null
      const { to } = linesOf(p, at)
      const code = edited(p, [
        { from: call.from, to: call.from, text: 'barras = ' },
        { from: to, to, text: `\n${chart.owner}.bar_label(barras)` },
      ])
      return done(
        chart,
        code,
        'Cada barra lleva su valor encima.',
        '`plt.bar` devuelve las barras, y `plt.bar_label` escribe en cada una su altura.',
      )
    },
  },
  {
    name: 'picture',
    says: [
      /(?:l[oa]s )?(?:guard\w*|export\w*|salv\w*|descarg\w*|grab\w*)(?: (?:el|la|los|las|lo|un|una|como|en|a|de|archivo|fichero|imagen|foto|grafic[oa]|figura|png|jpg|pdf|que se llame|llamad[oa])\b)* ?["'«“]?(?<file>[\w-]+\.(?:png|jpe?g|pdf|svg))?["'»”]?/,
    ],
    make(chart, { parts: { file } }) {
      const { p } = chart
      const saved = callOf(chart, 'savefig')
      const [old] = saved ? positional(saved.call) : []
      const name = file ?? (saved ? null : 'grafico.png')
      if (saved && old) {
        if (name === null) return { why: `Ya lo guarda: ${inlineCode(p.text(saved.call))}.` }
        return done(
          chart,
          edited(p, [{ from: old.from, to: old.to, text: textLiteral(p, name) }]),
          `Se guarda en ${inlineCode(name)}.`,
        )
      }
      const line = `plt.savefig(${textLiteral(p, name ?? 'grafico.png')})`
      return done(
        chart,
        withLine(chart, line, /^plt\.show\(/),
        `Se guarda como imagen en ${inlineCode(name ?? 'grafico.png')}.`,
        '`plt.savefig` va **antes** de `plt.show()`: después, la figura está vacía y la imagen sale en blanco.',
      )
    },
  },
  {
    name: 'limits',
    says: [
      new RegExp(
        `(?:que )?(?:el )?eje (?<axis>x|y)(?: (?:vaya|llegue|empiece|vaya desde|vaya de))+ (?:desde |de |en )?(?<low>${NUMBER})(?: (?:a|hasta) (?<high>${NUMBER}))?`,
      ),
    ],
    make(chart, { parts: { axis, low, high } }) {
      const [from, to] = [numberFrom(low), numberFrom(high)]
      if (from === null) return null
      const name = `${chart.isAxes ? 'set_' : ''}${axis === 'x' ? 'xlim' : 'ylim'}`
      const given = to === null ? `${axis === 'x' ? 'left' : 'bottom'}=${from}` : `${from}, ${to}`
      return done(
        chart,
        withLine(chart, `${chart.owner}.${name}(${given})`),
        `El eje ${axis} va desde ${from}${to === null ? '' : ` hasta ${to}`}.`,
      )
    },
  },
]
