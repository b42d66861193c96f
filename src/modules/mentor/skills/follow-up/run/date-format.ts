import { answered, printed, python, text } from '../../../engine/blocks'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Answer } from '../../../engine/skill'
import { applyEdits } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { changedLines } from '../../errors/changed-lines'
import type { Reader } from '../asked'

/** `hoy.strftime("%d/%m/%Y")`, `{hoy:%d/%m/%Y}`: the date, and how it is written. */
const WRITTEN = /(\w+)\.strftime\((["'])([^"'\n]*%[^"'\n]*)\2\)|\{(\w+):([^{}\n]*%[^{}\n]*)\}/
const MAX_WORDS = 18

/** A date as it shall come out: «2026-03-05», «5/3/26». */
const ISO = /\b(?:19|20)\d\d([-/.])\d\d\1\d\d\b/
const DAY_FIRST = /\b\d{1,2}([-/.])\d{1,2}\1(\d{4}|\d{2})\b/
const OTHER_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bguion(?:es)?\b/, '-'],
  [/\bbarras?\b/, '/'],
  [/\bpuntos?\b/, '.'],
]
const ONLY: readonly (readonly [RegExp, string])[] = [
  [/\bsolo (?:con )?(?:el )?mes\b/, '%m'],
  [/\bsolo (?:con )?(?:el )?ano\b/, '%Y'],
  [/\bsolo (?:con )?(?:el )?dia\b/, '%d'],
  [/\bsolo (?:con )?(?:la )?hora\b/, '%H:%M'],
  [/\b(?:formato )?(?:iso|internacional)\b|\b(?:el )?ano (?:primero|delante|al principio)\b/, '%Y-%m-%d'],
  [/\b(?:americano|de estados unidos|mes primero|el mes delante)\b/, '%m/%d/%Y'],
]
const IN_LETTERS = /\bmes (?:en|con) (?:letras?|palabras?)\b|\bnombre del mes\b|\bmes escrito\b/
const WEEKDAY = /\bdia de la semana\b/
const MONTHS =
  '["enero", "febrero", "marzo", "abril", "mayo", "junio",\n         "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"]'
const DAYS = '["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]'

/** «¿Y para que salga 2026-03-05?», «¿y con el mes en letra?»: the date of the program, written so. */
export const dateFormat: Reader = ({ said, code }) => {
  const found = code === null ? null : WRITTEN.exec(code.tree.source)
  if (code === null || found === null || said.split(' ').length > MAX_WORDS) return null
  const [whole, called, , calledFormat, inText, textFormat] = found
  const date = called ?? inText ?? ''
  const named = namesFor(said, date)
  if (named !== null)
    return written(code, { ...named, to: inText === undefined ? `f"${named.shown}"` : named.shown, from: whole })
  const format = calledFormat ?? textFormat ?? ''
  const wanted = formatIn(said, format)
  return wanted === null || wanted === format
    ? null
    : written(code, { before: '', from: whole, to: whole.replace(format, wanted) })
}

function formatIn(said: string, format: string): string | null {
  const [, sign] = ISO.exec(said) ?? []
  if (sign !== undefined) return ['%Y', '%m', '%d'].join(sign)
  const [, between, year = ''] = DAY_FIRST.exec(said) ?? []
  if (between !== undefined) return ['%d', '%m', year.length === 2 ? '%y' : '%Y'].join(between)
  const only = ONLY.find(([words]) => words.test(said))?.[1]
  if (only !== undefined) return only
  const other = OTHER_SIGNS.find(([words]) => words.test(said))?.[1]
  if (other !== undefined) return format.replace(/(?<=%\w)[-/.](?=%)/g, other)
  if (/\bano\b.*\b(?:dos|2) (?:cifras|digitos|numeros)\b/.test(said)) return format.replace('%Y', '%y')
  return /\b(?:la|con) hora\b/.test(said) ? `${format} %H:%M` : null
}

/** What Python names in English is written by a list in Spanish. */
function namesFor(said: string, date: string): { before: string; shown: string } | null {
  if (IN_LETTERS.test(said))
    return {
      before: `MESES = ${MONTHS}\n`,
      shown: `{${date}.day} de {MESES[${date}.month - 1]} de {${date}.year}`,
    }
  return WEEKDAY.test(said) ? { before: `DIAS = ${DAYS}\n`, shown: `{DIAS[${date}.weekday()]}` } : null
}

function written(code: CodePart, { before, from, to }: { before: string; from: string; to: string }): Answer | null {
  const { source, body } = code.tree
  const at = source.indexOf(from)
  const first = body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')?.from ?? 0
  const after = codePart(
    applyEdits(source, [
      ...(before === '' ? [] : [{ from: first, to: first, text: before }]),
      { from: at, to: at + from.length, text: to },
    ]),
    'pasted',
  )
  if (after.tree.errors.length > 0) return null
  const run = evaluatePiece(after.tree)
  const told =
    before === ''
      ? `\`%d\`, \`%m\` y \`%Y\` son el día, el mes y el año; lo que va entre ellos se escribe tal cual.`
      : 'Python da los nombres en inglés (`%B`, `%A`): en español, lo más seguro es una lista tuya.'
  return answered('date-format', [
    text(told),
    ...(before === '' ? changedLines(code.code, after.code).map(text) : []),
    python(after.code),
    ...(run.kind === 'done' ? [text('Imprime:'), printed(run.output)] : []),
  ])
}
