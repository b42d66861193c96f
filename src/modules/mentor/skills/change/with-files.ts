import type { Module } from '../../python/ast'
import { parsePython } from '../../python/parse'

const OPENED =
  /\b(?:open|Path)\( *(["'])([\w-]{1,40}\.(?:txt|csv|dat|log))\1|^[A-Z_]{2,20} = (?:Path\()?(["'])([\w-]{1,40}\.(?:txt|csv|dat|log))\3/gm
const COLUMN = /\b\w{1,20}\[(["'])([\p{L}_ ]{1,30})\1\]/gu
const MAX_FILES = 3

/** A program in front of which the files that it opens are written, with rows as they could stand in them; null where it opens none. */
export function withFiles(source: string): Module | null {
  const names = [...new Set([...source.matchAll(OPENED)].map((match) => match[2] ?? match[4] ?? ''))].slice(
    0,
    MAX_FILES,
  )
  if (names.length === 0) return null
  const columns = /DictReader/.test(source)
    ? [...new Set([...source.matchAll(COLUMN)].map(([, , name = '']) => name))]
    : []
  const between = /(?:delimiter=|split\() *["']([;,|\t])["']/.exec(source)?.[1] ?? ','
  const rows =
    columns.length === 0
      ? [`pan${between}7`, `sal${between}3`]
      : [columns.join(between), ...[7, 3].map((value) => columns.map((name) => plausible(name, value)).join(between))]
  const text = JSON.stringify(`${rows.join('\n')}\n`)
  const head = names
    .map((name) => `with open("${name}", "w", encoding="utf-8") as _f:\n    _f.write(${text})\n`)
    .join('')
  return parsePython(head + source)
}

const plausible = (column: string, value: number) =>
  /fecha|dia/i.test(column)
    ? `2026-03-0${value}`
    : /nombre|producto|cliente|categor|ciudad|concepto|descrip|tipo/i.test(column)
      ? `x${value}`
      : String(value)
