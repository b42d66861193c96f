import type { Said } from './change'

/**
 * The changed program as a whole: what is gathered of rows that are left out comes after they are, and nothing that changes have put in is
 * there twice. A figure that an empty list has not stands behind a question whether it is.
 */
export const settled = ({ plain }: Said, before: string, after: string): string =>
  guarded(before, withoutTwins(before, COUNTS_CHOSEN.test(plain) ? gatheredAfter(before, after) : after))

const OF_NONE = /^print\(.*(?:\b(?:max|min)\((\w+)\)|\/ len\((\w+)\))/

/** `print('Máximo:', max(notas))` of what may have stayed empty. */
function guarded(before: string, after: string): string {
  const old = new Set(before.split('\n'))
  return after
    .split('\n')
    .map((line) => {
      const found = old.has(line) ? null : OF_NONE.exec(line)
      const list = found?.[1] ?? found?.[2]
      const begins = list === undefined ? false : new RegExp(`^${list} = (?:\\[\\]|list\\(\\))$`, 'm').test(before)
      return begins ? `if ${list}:\n    ${line}` : line
    })
    .join('\n')
}

/** «y cuántos son»; «la media de todos» is of the others, too. */
const COUNTS_CHOSEN = /^(?!.*\bde tod[oa]s\b).*\bcuant[oa]s\b/

const GATHERED = /^([ \t]*)(\w+\.append\([^\n]+\))\n(\1if [^\n]+:\n\1[ \t]+continue\n)/m

/** «solo los mayores de 18 y al final cuántos son»: they are counted when the others have been passed over. */
function gatheredAfter(before: string, after: string): string {
  const found = GATHERED.exec(after)
  const [whole, indent = '', gathers = '', passes = ''] = found ?? []
  if (whole === undefined || before.includes(gathers) || before.includes(passes)) return after
  return after.replace(whole, () => `${passes}${indent}${gathers}\n`)
}

/** «Posición: …» once more, a few lines below. */
const LABELLED = /^print\(f?["'][^"']*:/
const NEAR = 4

function withoutTwins(before: string, after: string): string {
  const old = new Set(before.split('\n'))
  const kept: string[] = []
  for (const line of after.split('\n')) {
    const isTwin = LABELLED.test(line) && !old.has(line) && kept.slice(-NEAR).includes(line)
    if (!isTwin) kept.push(line)
    // «if not lista: return 0», twice.
    const [one, two, three, four] = kept.slice(-4)
    if (
      one === three &&
      two === four &&
      /^\s+if .+:$/.test(one ?? '') &&
      /^\s+return\b/.test(two ?? '') &&
      !old.has(two ?? '')
    )
      kept.splice(-2)
  }
  return kept.join('\n')
}

const INSTEAD =
  /\ben (?:vez|lugar) de (?:(?:ser|que|sea|siempre|el|un|una|al|del?|solo|fij[oa]|usar|pedir|hacer) ){0,4}(\d+(?:[.,]\d+)?)\b/
const SAVES_SOME =
  /\b(?:guard\w+|export\w+|escrib\w+|met\w+|pas\w+|copi\w+)(?: solo| solamente)? (?:a )?l[oa]s (suspens[oa]s|aprobad[oa]s|suspendid[oa]s|reprobad[oa]s|mayores|menores|que [^.,;]{3,40}) (?:en|a)\b/
const CHOOSES = /\bif\b|\.query\(|\[[^\n]*[<>]=?[^\n]*\]/

/** What a wish says that the changed program contradicts, in its words; null where it says no such thing. */
export function contradicted({ plain }: Said, before: string, after: string): string | null {
  const instead = INSTEAD.exec(plain)
  if (instead !== null) {
    const value = Number((instead[1] ?? '').replace(',', '.'))
    // «que empiece en 1 en vez de 0»: these stand everywhere.
    if (value < 2) return null
    const forms = [value, 1 + value / 100, value / 100].map((form) => String(Number(form.toFixed(4))))
    const count = (code: string) =>
      (code.match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? []).filter((text) => forms.includes(text)).length
    if (count(before) > 0 && count(after) >= count(before)) return instead[0]
  }
  const some = SAVES_SOME.exec(plain)
  return some !== null && after !== before && !CHOOSES.test(after) ? some[0] : null
}
