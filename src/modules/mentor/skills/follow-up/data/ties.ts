import { folded } from '~/platform/text/folded'
import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { numberOf } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { edited, programOf } from '../../../python/program/source'
import type { Reader } from '../asked'

const ASKS =
  /\bempat\w*|\b(?:dos|varios|varias|tres)\b.{0,40}\b(?:lo mismo|iguales|igual|el mismo|la misma|los mismos|las mismas)\b|\b(?:tienen|tuvieran|valen|ganan|pesan|cuestan|sacan|venden|fueran) (?:los dos |las dos |ambos )?(?:lo mismo|igual|iguales|el mismo|la misma)\b|\by \w+ (?:tienen|tuvieran|valen|ganan|pesan|cuestan|sacan) \d+|\bhay (?:dos|varios|varias) (?:con (?:el|la) )?(?:mism[oa]s?|iguales|maximos|mayores)\b|\bse repite el (?:maximo|mayor|mas)\b/
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\.idxmax\(|\.idxmin\(/, 'se queda con la **primera** fila de las que empatan'],
  [/\.argmax\(|\.argmin\(/, 'se queda con la **primera** posición de las que empatan'],
  [
    /\.nlargest\(|\.nsmallest\(/,
    'toma antes la que está antes en la tabla (`keep="first"`); con `keep="all"` salen todas las que empatan',
  ],
  [/\.sort_values\(/, 'no promete en qué orden quedan las que empatan; con `kind="stable"`, en el que ya tenían'],
  [/\.mode\(/, 'devuelve **todos** los que empatan'],
  [/\.most_common\(/, 'pone antes el que apareció antes'],
  [/\bmax\(|\bmin\(/, 'devuelve el **primero** que encuentra'],
  [/\bsorted\(|\.sort\(/, 'los deja en el orden en que ya estaban: la ordenación de Python es **estable**'],
]

/** «¿y si dos ganan lo mismo?»: which of equals comes first, by what picks them, and as it comes out with the person's data. */
export const ties: Reader = ({ said, code }) => {
  // «… y si hay empate que salgan todos» wishes.
  if (code === null || !ASKS.test(said) || /\bque (?:devuelv|salg|muestr|imprim|dig)/.test(said)) return null
  const p = programOf(code.code)
  const rule = RULES.find(([sign]) => sign.test(p.source)) ?? null
  const loop = rule === null ? /\bif (\w+(?:\[[^\]]+\])?) (>=?|<=?) (\w+)(?:\[[^\]]+\])?:/.exec(p.source) : null
  if (rule === null && (loop === null || !/(?:max|min|mejor|mayor|menor|peor|mas_)/i.test(`${loop[3]}${loop[1]}`)))
    return null
  const [call = ''] = rule?.[0].exec(p.source) ?? []
  const told =
    rule === null
      ? `Con ${inlineCode(`${loop?.[2]}`)} ${loop?.[2]?.includes('=') ? 'gana el **último** de los que empatan: al ser igual también entra en el `if`' : `se queda el **primero**: otro igual no entra en el \`if\`, porque no es ${loop?.[2] === '>' ? 'mayor' : 'menor'}`}.`
      : `Con un empate, ${inlineCode(`${call.replace(/\($/, '')}()`)} ${rule[1]}.`
  const shown = tried(p, said)
  return answered('ties', [text(told), ...(shown === null ? [] : [text(shown.lead), printed(shown.output)])])
}

type Entry = { name: string; node: Expression; value: number }

/** The names with a number each that the program writes out. */
function entriesIn(p: Program): Entry[] {
  for (const { node } of p.spots('dict')) {
    const entries = node.entries.flatMap(({ key, value }) => {
      const number = numberOf(value)
      return key?.kind === 'string' && number !== null ? [{ name: key.value, node: value, value: number }] : []
    })
    if (entries.length > 1 && entries.length === node.entries.length) return entries
  }
  for (const { node } of p.spots('list')) {
    const entries = node.items.flatMap((item) => {
      const parts = item.kind === 'tuple' || item.kind === 'list' ? item.items : []
      const [name, other] = [
        parts.find(({ kind }) => kind === 'string'),
        parts.findLast((part) => numberOf(part) !== null),
      ]
      return name?.kind === 'string' && other ? [{ name: name.value, node: other, value: numberOf(other) ?? 0 }] : []
    })
    if (entries.length > 1 && entries.length === node.items.length) return entries
  }
  return []
}

function tried(p: Program, said: string): { lead: string; output: string } | null {
  const entries = entriesIn(p)
  const named = entries.filter(({ name }) => new RegExp(`\\b${folded(name).replace(/[^a-z0-9]/g, '.')}\\b`).test(said))
  const value =
    named.length > 1
      ? Number(/\b\d+(?:\.\d+)?\b/.exec(said)?.[0] ?? Math.max(...named.map((one) => one.value)))
      : Math.max(...entries.map((one) => one.value))
  const least = /\bmin\(|idxmin|nsmallest/.test(p.source) ? Math.min(...entries.map((one) => one.value)) : value
  const to = named.length > 1 ? value : least
  const other =
    named.length > 1
      ? named
      : [
          ...entries.filter((one) => one.value === to).slice(0, 1),
          ...entries.filter((one) => one.value !== to).slice(0, 1),
        ]
  if (other.length < 2) return null
  const code = edited(
    p,
    other.map(({ node }) => ({ from: p.whole(node).from, to: p.whole(node).to, text: String(to) })),
  )
  const run = evaluatePiece(parsePython(code))
  if (run.kind !== 'done' || run.output.trim() === '') return null
  return {
    lead: `Lo he probado con ${other.map(({ name }) => inlineCode(name)).join(' y ')} a ${to}. Imprime:`,
    output: run.output,
  }
}
