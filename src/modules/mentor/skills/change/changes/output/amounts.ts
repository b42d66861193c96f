import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, linesOf, positional, printsIn } from '../../../../python/program/source'
import { allExpressions } from '../../../../python/walk'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { facetsOf, loopElement, targetOf } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { isDecimal } from '../results/decimals'
import { signOf } from './shown'

/** «con punto de miles, coma y el euro detrás, alineado a la derecha»: how amounts are written, all of it at once. */
export const amountsChange: Change = {
  name: 'amounts',
  stage: STAGE.format,
  says: [
    /(?<thousands>\b(?:(?:con|y|el|un|los|pon\w*|separa\w*|usando) ){0,4}(?:separador(?:es)? de (?:mil(?:es|lares)?)|(?<mark>punto|coma|espacio)s? (?:de |en |para |a )?(?:los |las )?(?:mil(?:es|lares)?|millares)\b|(?:los )?mil(?:es|lares) (?:separados? )?(?:con|por) (?:un )?(?<mark2>punto|coma)s?|(?:mil|mill)ares))/,
    /(?<comma>\b(?:(?:con|y|la|una|usando|en|pon\w*) ){0,4}(?:coma(?:s)? (?:decimal(?:es)?|para (?:los )?decimales|en (?:vez|lugar) de(?:l)? punto)|(?<!poner con |separad[oa]s? (?:por|con) (?:una? )?)comas?(?= y (?:el |con )|,? (?:y )?(?:el )?(?:simbolo|signo|euro|€)|[ ¦]*$)|formato (?:espanol|europeo|de espana|argentino|de aqui|latino)))/,
    new RegExp(
      `\\b(?:(?:con|a|solo|en|de|y|redond\\w+|ponle|los|importes|precios) ){0,6}(?<digits>${NUMBER}|sin) (?:decimal(?:es)?|cifras decimales)\\b`,
    ),
    /(?:\b(?:y|con|en|el|la|pon\w*|anad\w*|agreg\w*|salga\w*|muestr\w+|le|signo|simbolo|de|del|al final|detras|delante|un|los) |, ?(?:el |la )?){1,8}(?<sign>€|\$|euros?|dolar(?:es)?|pesos|soles|s\/\.?|quetzal(?:es)?|lempiras?|bs)(?![\w])(?: ?(?<side>al final|detras|despues|delante|antes|al principio))?/,
    /(?:,? ?(?:tipo|como|asi|rollo|ej\w*)?:? ?)(?<sample>\$ ?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d))/,
    /(?<right>\b(?:(?:que|y|las?|los?|columnas?|numeros?|cantidades|importes|precios|salga\w*|queden?|esten?|todo|bien|pon\w*|en|a) ){0,7}(?:alinea\w+|cuadren|en columnas?|encolumnad[oa]s)(?: (?:a|por) la derecha)?(?: como (?:en )?un (?:ticket|recibo|tique)(?: de verdad)?)?)/,
    /(?<right2>\bcomo (?:en )?un (?:ticket|recibo|tique)(?: de verdad)?)/,
  ],
  // One thing alone is a change of its own.
  needs: ({ parts: { thousands, comma, digits, sign, right, right2 } }) =>
    (thousands ?? comma) !== undefined ||
    [digits, sign, right ?? right2].filter((part) => part !== undefined).length > 1,
  make(p, wish) {
    // «que acepte coma» is said of what is typed.
    if (wish.parts.comma !== undefined && /\b(?:acept|admit|permit|deje|pueda)\w* /.test(wish.said.plain)) return null
    const isAligned = (wish.parts.right ?? wish.parts.right2) !== undefined
    return written(p, wish, isAligned)
  },
}

/** `show`: the format of a number as it stands in an f-string; `helper`: a function that it needs. */
type Look = { show: (code: string, width: number | null) => string; helper: string[]; told: string }

function lookOf(p: Program, { parts }: Wish): Look {
  const sign = signOf(parts.sign) ?? (parts.sample === undefined ? null : '$')
  const isComma =
    parts.comma !== undefined || (parts.thousands !== undefined && (parts.mark ?? parts.mark2) === 'punto')
  const isGrouped = parts.thousands !== undefined
  const hasPoint = p.spots('number').some(({ node }) => node.text.includes('.')) || p.spots('binary').length > 0
  const stated = parts.digits === 'sin' ? 0 : numberFrom(parts.digits)
  const digits = stated ?? (hasPoint || isComma || sign === '€' ? 2 : 0)
  const spec = `${isGrouped ? ',' : ''}.${digits}f`
  const isBefore =
    sign !== null && (parts.side === undefined ? sign !== '€' : /delante|antes|principio/.test(parts.side))
  const signed = (text: string) => (sign === null ? text : isBefore ? `${sign} ${text}` : `${text} ${sign}`)
  const told = `Los importes salen ${digits === 0 ? 'sin decimales' : `con ${digits} decimal${digits === 1 ? '' : 'es'}`}${isGrouped ? ' y separador de miles' : ''}${isComma && digits > 0 ? ', con coma decimal' : ''}${sign === null ? '' : `, y ${inlineCode(sign)} ${isBefore ? 'delante' : 'detrás'}`}.`
  if (!isComma)
    return {
      show: (code, width) => signed(`{${code}:${width === null ? '' : `>${width}`}${spec}}`),
      helper: [],
      told,
    }
  const name = freeName(p, 'formato', 'con_coma')
  const swap = isGrouped ? '.replace(",", "_").replace(".", ",").replace("_", ".")' : '.replace(".", ",")'
  return {
    show: (code, width) => signed(`{${name}(${code})${width === null ? '' : `:>${width}`}}`),
    helper: [`def ${name}(numero):`, `    return f"{numero:${spec}}"${swap}`],
    told,
  }
}

function written(p: Program, wish: Wish, isAligned: boolean): Result {
  const look = lookOf(p, wish)
  const width = isAligned ? Math.max(10, ...numbersIn(p).map((length) => length + 6)) : null
  const labels = isAligned ? labelWidth(p) : null
  const edits = printsIn(p.body).flatMap((call) => rowEdits(p, call, { look, width, labels }))
  if (edits.length === 0) return null
  const first = p.body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')
  const at = first ? linesOf(p, first).from : 0
  const helper = look.helper.length === 0 ? [] : [{ from: at, to: at, text: `${look.helper.join('\n')}\n\n\n` }]
  return {
    code: edited(p, [...helper, ...edits]),
    told: `${look.told}${isAligned ? ' Las cantidades quedan alineadas a la derecha.' : ''}`,
    how: [
      ...(look.helper.length === 0
        ? [
            'Lo que va detrás de los dos puntos dentro de las llaves dice cómo se escribe el número; su valor no cambia.',
          ]
        : [
            'Python escribe los decimales con punto; `replace` cambia en el texto el punto por la coma, y el número no cambia.',
          ]),
      ...(isAligned ? [`${inlineCode(`:>${width}`)} escribe a la derecha de un hueco de ${width} letras.`] : []),
    ],
  }
}

type Style = { look: Look; width: number | null; labels: number | null }

/** One `print`: its numbers as asked; aligned, the whole row is one text. */
function rowEdits(p: Program, call: ExpressionOf<'call'>, { look, width, labels }: Style): Edit[] {
  const scope = p.spots('call').find(({ node }) => node === call)?.scope
  const given = positional(call)
  if (!scope || given.length === 0) return []
  const isPlain = given.length === call.arguments.length
  const amounts = given.filter((part) => part.kind !== 'format-string' && isAmount(p, part, scope))
  if (labels !== null && isPlain && amounts.length > 0 && given.length > 1 && given.every(isShort(p))) {
    const cells = given.map((part, at) => {
      if (amounts.includes(part)) return look.show(inner(p, part), width)
      if (part.kind === 'string') return part.value.padEnd(at === 0 ? labels : 0)
      return `{${inner(p, part)}:<${at === 0 ? labels : 12}}`
    })
    const [from, to] = [given[0]?.from ?? call.from, call.arguments.at(-1)?.to ?? call.to]
    return [{ from, to, text: `f"${cells.join(' ')}"` }]
  }
  return given.flatMap((part): Edit[] => {
    if (part.kind === 'format-string')
      return part.parts.flatMap((field): Edit[] =>
        field.kind === 'field' && isAmount(p, field.value, scope)
          ? [{ from: field.from, to: field.to, text: look.show(p.text(field.value), width) }]
          : [],
      )
    if (!amounts.includes(part)) return []
    const { from, to } = p.whole(part)
    return [{ from, to, text: `f"${look.show(inner(p, part), width)}"` }]
  })
}

/** What may stand in the field of an f-string in double quotes. */
const inner = (p: Program, part: Expression) => p.text(part).replaceAll('"', "'")
const isShort = (p: Program) => (part: Expression) =>
  part.kind !== 'format-string' &&
  !/[\\{}\n]/.test(p.text(part)) &&
  !(part.kind === 'string' && part.value.includes('"'))

type Scope = Parameters<typeof typeOf>[1]
const COUNTS = /cantidad|unidades|cuant|edad|anos|dias|^[ijkn]$|len\(|count/

function isAmount(p: Program, node: Expression, scope: Scope): boolean {
  if (node.kind === 'string' || node.kind === 'list' || COUNTS.test(p.text(node))) return false
  const type = typeOf(node, scope)
  if (isDecimal(p, node, scope) || type === 'float') return true
  if (type !== null && type !== 'int') return false
  if (type === 'int' && numberOf(node) === null) return true
  if (node.kind === 'binary') return true
  const text = p.text(node)
  return p.places('for').some(({ node: loop, scope: at }) => {
    if (node.from < loop.from || node.to > loop.to) return false
    const element = loopElement(p, loop.iterable, at)
    return (
      element !== null &&
      facetsOf(p, element, targetOf(p, loop.target), loop.iterable).some(
        ({ kind, code }) => kind === 'number' && code === text,
      )
    )
  })
}

/** How long the numbers are that the program has written down. */
const numbersIn = (p: Program) => p.spots('number').map(({ node }) => node.text.length)

/** As wide as the longest text of the data, and the longest label. */
function labelWidth(p: Program): number {
  const printed = printsIn(p.body).flatMap((call) => positional(call).slice(0, 1))
  const inData = p
    .places('assign')
    .flatMap(({ node }) => (['list', 'dict', 'tuple'].includes(node.value.kind) ? [node.value] : []))
  const lengths = [...allExpressions(p.body)].flatMap((node) =>
    node.kind === 'string' &&
    (printed.includes(node) || inData.some(({ from, to }) => from <= node.from && node.to <= to))
      ? [node.value.length]
      : [],
  )
  return Math.min(40, Math.max(10, ...lengths) + 2)
}
