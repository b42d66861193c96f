import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional } from '../../../../python/program/source'
import { withLast } from './tables'
import type { Touch, Touched } from './touch'

/** The arrays of a program with NumPy. */
export type Arrays = { p: Program; name: string }

export function arraysOf(p: Program): Arrays | null {
  if (!/\b(?:np|numpy)\.(?:as)?array\(/.test(p.source)) return null
  const home = p.places('assign').find(({ node }) => /^(?:as)?array$/.test(methodCall(node.value)?.name ?? ''))?.node
  const name = nameOf(home?.targets[0])
  return name === null ? null : { p, name }
}

const FIGURES = /^(?:mean|sum|max|min|std|median)$/
const WORDS: readonly (readonly [RegExp, string, string])[] = [
  [/media$|promedio/, '.mean()', 'Media'],
  [/mediana/, 'median', 'Mediana'],
  [/suma|total/, '.sum()', 'Suma'],
  [/maxim|mas alt|mayor/, '.max()', 'Máximo'],
  [/minim|mas baj|menor/, '.min()', 'Mínimo'],
  [/desviacion/, '.std()', 'Desviación'],
]

/** Small wishes of an array. */
export const ARRAY_TOUCHES: readonly Touch<Arrays>[] = [
  {
    name: 'ignore-nan',
    says: [
      /(?:cambi\w* )?(?:mi programa |el codigo |el programa )?(?:que |para que )*(?:ignor\w*|salt\w*|descart\w*|no (?:l[oa]s? )?(?:cuente|tenga en cuenta|use|considere|sume)|sin contar)(?: (?:a|los|el|esos|ese|valores|datos|huecos|nan|nans|nulos))*/,
      /(?:que )?(?:los |el )?nans? no (?:cuenten?|se cuenten?|entren?)/,
    ],
    make: (arrays) => withoutNan(arrays),
  },
  {
    name: 'figures',
    says: [
      /(?:tambien )?(?:el |la )?(?<one>media|promedio|mediana|suma|total|maximo|minimo|desviacion(?: (?:tipica|estandar))?)(?: y (?:el |la )?(?<two>media|promedio|mediana|suma|total|maximo|minimo|desviacion(?: (?:tipica|estandar))?))?/,
    ],
    make({ p, name }, { parts }) {
      const lines = [parts.one, parts.two].flatMap((word) => {
        const plain = word?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') ?? ''
        const [, way, label] = plain === '' ? [] : (WORDS.find(([sign]) => sign.test(plain)) ?? [])
        return way === undefined || label === undefined
          ? []
          : [`print("${label}:", ${way.startsWith('.') ? `${name}${way}` : `np.${way}(${name})`})`]
      })
      if (lines.length === 0) return null
      return {
        code: withLast(p, lines),
        told: `Al final imprime también ${[parts.one, parts.two].flatMap((word) => word ?? []).join(' y ')} de ${inlineCode(name)}.`,
        how: ['Un array hace la cuenta de todos sus elementos a la vez, sin bucle.'],
      }
    },
  },
]

/** `x.mean()` and `np.mean(x)` become `np.nanmean(x)`. */
function withoutNan({ p }: Arrays): Touched {
  const edits = p.spots('call').flatMap(({ node }) => {
    const method = methodCall(node)
    if (!method || !FIGURES.test(method.name)) return []
    const isFunction = /^(?:np|numpy)$/.test(nameOf(method.object) ?? '')
    const given = isFunction ? positional(node)[0] : method.object
    return given && node.arguments.length === (isFunction ? 1 : 0)
      ? [
          {
            from: node.from,
            to: node.to,
            text: `np.nan${method.name}(${p.text(given)})`,
            node: node as ExpressionOf<'call'>,
          },
        ]
      : []
  })
  if (edits.length === 0)
    return /\b(?:np|numpy)\.nan(?:mean|sum|max|min|std|median)\(/.test(p.source)
      ? { why: 'Tu programa ya los ignora: es lo que hacen las funciones con `nan` delante.' }
      : null
  return {
    code: edited(p, edits),
    told: `Los \`nan\` ya no cuentan: ${edits.map(({ text }) => inlineCode(text)).join(', ')}.`,
    how: [
      'Las funciones con `nan` delante (`np.nanmean`, `np.nansum`, `np.nanmax`) hacen la cuenta solo con los que tienen dato.',
    ],
  }
}
