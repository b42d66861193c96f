import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Module } from '../../../../python/ast'
import { missingIn } from '../../../../python/evaluate/modules/made-elsewhere'
import { parsePython } from '../../../../python/parse'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const ORDER = '(?:(?:y|pero|no|que|en|ahora|mejor|cambi|pon|sustitu|reempla|rempla|modific|dej)[a-z]{0,5}[, ]+){0,4}'
const LINE =
  '(?:la )?(?:linea|fila|renglon) (?:numero )?(?<number>\\d{1,3})|(?:la )?(?<place>primera|ultima) (?:linea|fila|renglon)'
/** «cambia la línea 25 por: print(…)», «línea 3: PALABRAS = […]». */
const DICTATED = new RegExp(
  `^${ORDER}(?:${LINE})(?: ?:| por:?| con:?| a:?| pon[a-z]{0,3}:?| sea:?| diga:?| es:?)+ ?(?<code>[^¦\\n]{1,200})$`,
)
const TAKES = '(?:quit|borr|elimin|sac|suprim)[a-z]{0,5}'
/** «quita la línea 3», «borra la última línea», «borra la línea que dice Mayor». */
const TAKEN = new RegExp(
  `^(?:(?:y|pero|ahora|mejor|que|no)[, ]+){0,3}${TAKES} (?:${LINE}|(?:la )?(?:linea|fila|renglon) (?:que |donde )(?:dice|pone|imprime|muestra) (?<says>[^¦\\n]{2,60}))[ .!]*$`,
)
/** «cambiá > por >=»: a sign that stands once in the program. */
const SIGN = '(?:[<>=!]=|[<>]|\\+=|-=|\\*=|/=|//|\\*\\*|[-+*/%]|and|or)'
const SIGNS = new RegExp(
  `^${ORDER}(?:el )?(?:signo |simbolo |operador )?["'\`]?(?<was>${SIGN})["'\`]? por (?:el |un )?["'\`]?(?<becomes>${SIGN})["'\`]?[ .!]*$`,
)

/** What is dictated: a line as it shall be, a line that shall go, one sign for another. */
export const dictatedChange: Change = {
  name: 'dictated',
  isWhole: true,
  stage: STAGE.value,
  ...fitting([DICTATED, TAKEN, SIGNS], (p, { parts }) =>
    parts.was !== undefined ? otherSign(p, parts) : parts.code !== undefined ? dictated(p, parts) : taken(p, parts),
  ),
}

type Words = Partial<Record<string, string>>

/** Which line is meant, 1-based; of blank ones at the end none. */
function lineOf(p: Program, { number, place }: Words): number | null {
  const last = p.source.trimEnd().split('\n').length
  const line = number !== undefined ? Number(number) : /^pri/i.test(place ?? '') ? 1 : last
  return line >= 1 && line <= last ? line : null
}

/** The program with other lines, where it is one that can be read and lacks no name that it did not lack. */
function remade(p: Program, code: string, told: string, how: string): Result {
  const [before, after] = [p.module, parsePython(code)]
  if (after.errors.length > 0)
    return { why: `Con esa línea el programa no se podría leer: revisa cómo la has escrito.` }
  const known = new Set(lackedIn(before))
  const name = lackedIn(after).find((each) => !known.has(each))
  if (name !== undefined)
    return {
      why: `Con eso faltaría ${inlineCode(name)}: se crea en esa línea y se usa en otra. ¿Es esa la línea? Si lo es, dime qué hago con lo que usa ${inlineCode(name)}.`,
    }
  return { code, told, how: [how] }
}

const lackedIn = (module: Module): string[] => [...missingIn(module).names.keys()]

function dictated(p: Program, words: Words): Result {
  const line = lineOf(p, words)
  const code = words.code?.replace(/^[`«"']{1,3}(.*)[`»"']{1,3}$/, '$1') ?? ''
  const isCode =
    parsePython(`${code}\n`).errors.length === 0 && /[=()[\]:]|^(?:break|continue|pass|return)\b/.test(code)
  if (line === null || !isCode) return null
  const range = p.lines.rangeOf(line)
  const old = p.source.slice(range.from, range.to)
  const indent = /^[ \t]*/.exec(old)?.[0] ?? ''
  const changed = `${p.source.slice(0, range.from)}${indent}${code}${p.source.slice(range.to)}`
  if (old.trim() === code) return { why: `La línea ${line} ya es así.` }
  return remade(p, changed, `La línea ${line} es ahora la que dices.`, `Antes era ${inlineCode(old.trim())}.`)
}

function taken(p: Program, words: Words): Result {
  const said = folded((words.says ?? '').replace(/^["'«`]|["'»`]$/g, ''))
  const lines = p.source.split('\n')
  const saying = lines.flatMap((line, at) => (said !== '' && folded(line).includes(said) ? [at + 1] : []))
  const line = said === '' ? lineOf(p, words) : saying.length === 1 ? (saying[0] ?? null) : null
  const node = line === null ? null : p.allPlaces.find(({ node }) => p.line(node) === line)
  const old = line === null ? '' : (lines[line - 1] ?? '')
  // What holds others goes with them, and is asked about.
  if (line === null || old.trim() === '' || (node && p.text(node.node).trim().includes('\n'))) return null
  const isAlone = node?.block.length === 1 && node.parent !== null
  const rest = [...lines.slice(0, line - 1), ...(isAlone ? [old.replace(/\S.*$/, 'pass')] : []), ...lines.slice(line)]
  return remade(p, rest.join('\n'), `Ya no está la línea ${line}: ${inlineCode(old.trim())}.`, 'Lo demás sigue igual.')
}

function otherSign(p: Program, { was = '', becomes = '' }: Words): Result {
  const sign = was.replace(/[*+/%.-]/g, '\\$&')
  const alone = /^\w/.test(was) ? `\\b${sign}\\b` : `(?<![-+*/%<>=!])${sign}(?![-+*/%<>=])`
  const places = [...p.source.matchAll(new RegExp(alone, 'g'))].filter(({ index }) => !isInText(p, index))
  const [only, other] = places
  if (!only || other) return null
  const code = edited(p, [{ from: only.index, to: only.index + was.length, text: becomes }])
  return remade(p, code, `Donde ponía ${inlineCode(was)} pone ahora ${inlineCode(becomes)}.`, 'Lo demás sigue igual.')
}

const isInText = (p: Program, at: number): boolean =>
  [...p.spots('string'), ...p.spots('format-string')].some(({ node }) => node.from <= at && at < node.to)
