import { literalsIn } from '../../../../engine/task/read-data'
import type { Expression } from '../../../../python/ast'
import { parsePython } from '../../../../python/parse'

/** Rows of numbers as a request shows them, and the name that it gives them. */
export type Matrix = { name: string | null; rows: number[][]; code: string; from: number; to: number }

/** Lists of lists are a matrix, unless their places are told to be things: «cada una es [cantidad, precio]». */
const THINGS =
  /\b(?:precio|cantidad|unidad|coste|costo|importe|tarifa|coordenada|punto|pareja|edad)(?:s|es)?\b|[[(][a-zñ]{3,20}, ?[a-zñ]{3,20}/i
const SPEAKS = /\b(?:matri(?:z|ces)|filas?|columnas?|diagonal(?:es)?|tras?n?spon\w*|tras?n?spuest\w*)\b/i

/** The matrices that a request shows, in its order. */
export function matricesIn(text: string): Matrix[] {
  if (THINGS.test(text) && !SPEAKS.test(text)) return []
  return literalsIn(text).flatMap((literal) => {
    const rows = rowsOf(literal)
    if (rows === null) return []
    const at = text.indexOf(literal)
    const named = /([\p{L}_][\p{L}\d_]*)\s*=\s*$/u.exec(text.slice(Math.max(0, at - 40), at))
    const from = named ? at - named[0].length : at
    return [{ name: named?.[1] ?? null, rows, code: literal, from, to: at + literal.length }]
  })
}

/** A request without its matrices. */
export const withoutMatrices = (text: string): string =>
  matricesIn(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)

function rowsOf(literal: string): number[][] | null {
  const { body, errors } = parsePython(`${literal}\n`)
  const [only] = body
  if (errors.length > 0 || body.length !== 1 || only?.kind !== 'expression' || only.value.kind !== 'list') return null
  const rows = only.value.items.map((item) => (item.kind === 'list' ? item.items.map(numberOf) : []))
  const width = rows[0]?.length ?? 0
  const isWhole =
    rows.length > 1 && width > 1 && rows.every((row) => row.length === width && row.every((cell) => cell !== null))
  return isWhole ? rows.map((row) => row.map((cell) => cell ?? 0)) : null
}

function numberOf(node: Expression): number | null {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind === 'unary' && node.operator === '-') {
    const value = numberOf(node.operand)
    return value === null ? null : -value
  }
  return null
}
