import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, isOnOneLine, keyword, positional, printsIn } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { isDecimal } from '../results/decimals'

const SIGNS: Record<string, string> = byWord({
  euro: '€',
  '€': '€',
  dolar: '$',
  peso: '$',
  $: '$',
  sol: 'S/',
  's/': 'S/',
  quetzal: 'Q',
  lempira: 'L',
  bs: 'Bs',
  porcent: '%',
  '%': '%',
})

/** The sign that a word means: «euros», «$»; null for another word. */
export function signOf(said: string | undefined): string | null {
  const plain = folded(said ?? '')
  return plain === '' ? null : (Object.entries(SIGNS).find(([word]) => plain.startsWith(word))?.[1] ?? null)
}

/** «con el símbolo €», «en euros», «ponle el signo de pesos»: behind the numbers that are printed. */
export const currencyChange: Change = {
  name: 'currency',
  stage: STAGE.format,
  says: [
    /(?:\b(?:(?:y|con|en|el|la|pon\w*|anad\w*|agreg\w*|que|salga\w*|muestr\w+|le|signo|simbolo|de|del|al final|detras) ){1,8})(?<sign>€|\$|%|euros?|dolar(?:es)?|pesos|soles|porcentaje)(?![\w])(?: (?:al final|detras|delante))?/,
  ],
  make(p, { parts, words }) {
    const sign = signOf(parts.sign)
    if (sign === null || p.source.includes(sign)) return null
    const other = sign === '%' ? null : inOtherMoney(p, sign)
    if (other !== null) return other
    // «el 10 %, y el % es sobre todo»: a rate is spoken of, not a sign to print.
    if (
      !/signo|simbolo|\b(?:con|en|pon|anad|agreg|muestr|salga)/.test(words) ||
      (sign === '%' && !/signo|simbolo/.test(words))
    )
      return null
    const edits: Edit[] = []
    for (const call of printsIn(p.body)) {
      const scope = p.spots('call').find(({ node }) => node === call)?.scope
      if (!scope) continue
      for (const part of positional(call)) {
        if (part.kind === 'format-string') {
          for (const field of part.parts)
            if (field.kind === 'field' && (isDecimalSpec(p, field) || isNumber(p, field.value, scope)))
              edits.push({ from: field.to, to: field.to, text: ` ${sign}` })
        } else if (isNumber(p, part, scope)) {
          const { from, to } = p.whole(part)
          edits.push({ from, to, text: `f"{${p.text(part).replaceAll('"', "'")}} ${sign}"` })
        }
      }
    }
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: `Los importes salen con ${inlineCode(sign)} detrás.`,
      how: ['El signo va en la f-string, fuera de las llaves: el valor que guarda la variable no cambia.'],
    }
  },
}

const MONEY = /(\{[^{}]{1,80}\}) ?[€$£]|[€$£] ?(\{[^{}]{1,80}\})|[€$£]/g

/** «en pesos, no en euros» of a program that writes €: the new sign takes its place. */
function inOtherMoney(p: Program, sign: string): Result {
  const edits = [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }): Edit[] => {
    const text = p.text(node)
    const fresh = text.replace(MONEY, (_, before?: string, after?: string) => {
      const amount = before ?? after
      return amount === undefined ? sign : sign === '$' ? `$${amount}` : `${amount} ${sign}`
    })
    return fresh === text ? [] : [{ from: node.from, to: node.to, text: fresh }]
  })
  return edits.length === 0
    ? null
    : { code: edited(p, edits), told: `Los importes salen ahora con ${inlineCode(sign)} en lugar del signo que había.` }
}

const isDecimalSpec = (p: Program, field: { from: number; to: number }) =>
  /:[^}]*f\}$/.test(p.source.slice(field.from, field.to))

type Scope = Parameters<typeof typeOf>[1]
const COUNTS = /cantidad|unidades|cuant|numero|edad|anos|dias|^n$|^i$/

function isNumber(p: Program, node: Expression, scope: Scope): boolean {
  if (COUNTS.test(p.text(node))) return false
  const type = typeOf(node, scope)
  if (isDecimal(p, node, scope)) return true
  return (
    type === 'float' ||
    (type === 'int' && numberOf(node) === null) ||
    (node.kind === 'binary' && type === null && !hasText(p, node))
  )
}

const hasText = (p: Program, node: Expression) =>
  p.spots('string').some((spot) => spot.node.from >= node.from && spot.node.to <= node.to)

/** «cada cosa en su línea»: a `print` of several values becomes one of each. */
export const ownLinesChange: Change = {
  name: 'own-lines',
  stage: STAGE.style,
  says: [
    /\b(?:cada (?:cosa|un[oa]|dato|valor|resultado|numero|elemento)(?: de (?:ellos|ellas))? en (?:su|una|otra) (?:propia )?(?:linea|renglon|fila)|un[oa] (?:(?:por|en cada) (?:linea|renglon|fila)|debajo de otr[oa])|en lineas (?:distintas|separadas|diferentes)|cada (?:cosa|uno|una) aparte)/,
  ],
  make(p) {
    const edits = printsIn(p.body).flatMap((call): Edit[] => {
      const place = p.spots('call').find(({ node }) => node === call)?.place.node
      const given = positional(call)
      if (place?.kind !== 'expression' || place.value !== call || !isOnOneLine(p, place)) return []
      if (given.length < 2 || given.length !== call.arguments.length || keyword(call, 'end')) return []
      const rows: string[] = []
      for (const part of given) {
        const label = part.kind === 'string' ? null : labelOf(p, part)
        const last = rows.at(-1)
        if (last?.startsWith('"') || last?.startsWith("'")) rows[rows.length - 1] = `(${last}, ${p.text(part)})`
        else rows.push(label === null ? p.text(part) : `("${label}:", ${p.text(part)})`)
      }
      const indent = indentOf(p, place)
      const text = rows.map((row) => `print${row.startsWith('(') ? row : `(${row})`}`).join(`\n${indent}`)
      return [{ from: call.from, to: call.to, text }]
    })
    if (edits.length === 0) return listByLines(p)
    return {
      code: edited(p, edits),
      told: 'Cada dato sale en su línea.',
      how: ['Cada `print` escribe una línea y salta a la siguiente.'],
    }
  },
}

/** `print(edades)`: what the list holds, one after the other. */
function listByLines(p: Program): Result {
  const lists = p.places('expression').flatMap(({ node, scope }) => {
    const call = callTo(node.value, 'print')
    const [only, more] = call ? call.arguments.map(({ value }) => value) : []
    const isSpread = call?.arguments[0]?.form === 'star'
    const element =
      call?.arguments[0]?.form === 'positional' && only && !more && nameOf(only) !== null
        ? elementsOf(p, only, scope)
        : null
    if (isSpread && only && !more && nameOf(only) !== null) return [{ node, name: p.text(only) }]
    return only && element !== null && element.kind !== 'entry' ? [{ node, name: p.text(only) }] : []
  })
  const [only, other] = lists
  if (!only || other) return null
  const item = freeName(p, singularOf(only.name), 'elemento')
  const indent = indentOf(p, only.node)
  return {
    code: edited(p, [
      {
        from: only.node.from,
        to: endOf(p, only.node),
        text: `for ${item} in ${only.name}:\n${indent}${levelOf(p)}print(${item})`,
      },
    ]),
    told: 'Sale uno en cada línea.',
    how: [
      `El ${inlineCode('for')} pasa por los elementos de ${inlineCode(only.name)}, y cada ${inlineCode('print')} escribe una línea.`,
    ],
  }
}

/** «iva» of `iva`, `f"{iva:.2f} €"` and the like. */
function labelOf(p: Program, node: Expression): string | null {
  if (node.kind === 'name') return spoken(node.name)
  if (node.kind !== 'format-string') return null
  const fields = node.parts.flatMap((part) => (part.kind === 'field' ? [part.value] : []))
  const [only] = fields
  const texts = node.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('')
  if (fields.length !== 1 || !only || /[a-z]{2}/i.test(texts)) return null
  return only.kind === 'name' ? spoken(only.name) : only.kind === 'binary' ? spoken(p.text(only)) : null
}

const spoken = (name: string) => (/^[\w +*/-]+$/.test(name) ? upperFirst(name).replaceAll('_', ' ') : null)

/** «que las columnas salgan alineadas»: numbers in a fixed width. */
export const alignedChange: Change = {
  name: 'aligned',
  stage: STAGE.format,
  says: [
    /\b(?:(?:que|y|las?|los?|columnas?|numeros?|salga\w*|queden?|esten?|todo|bien|pon\w*|en) ){0,7}(?:alinea\w+|(?<=(?:quede|queden|salga|salgan|este|esten|bien) )cuadrad[oa]s|columnas (?:rectas|derechas|alineadas))(?: (?:las|los|en)? ?(?:columnas|numeros|a la derecha))?/,
  ],
  make(p) {
    const edits = [...p.places('for'), ...p.places('while')].flatMap(({ node: loop }) =>
      loop.body.flatMap((statement): Edit[] => {
        const call = statement.kind === 'expression' ? printsIn([statement])[0] : undefined
        const scope = p.spots('call').find(({ node }) => node === call)?.scope
        if (!call || !scope || (statement.kind === 'expression' && statement.value !== call)) return []
        const given = positional(call)
        const isRow = keyword(call, 'end') !== null
        const isAlone =
          given.length === 1 &&
          !isRow &&
          loop.kind === 'for' &&
          nameOf(given[0]) !== null &&
          nameOf(given[0]) === nameOf(loop.target)
        if (given.length < 2 && !isRow && !isAlone) return []
        return given.flatMap((part, at): Edit[] => {
          if (part.kind === 'format-string') return []
          const isText =
            part.kind === 'string' || (typeOf(part, scope) === 'str' && !isAlone) || (at === 0 && given.length > 1)
          const { from, to } = p.whole(part)
          const inner = p.text(part).replaceAll('"', "'")
          return [{ from, to, text: `f"{${inner}:${isText ? '<12' : isRow ? '>4' : '>10'}}"` }]
        })
      }),
    )
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: 'Las columnas salen alineadas.',
      how: [
        'En una f-string, `:>4` escribe el valor a la derecha de un hueco de 4 letras, y `:<12` a la izquierda de uno de 12.',
      ],
    }
  },
}
