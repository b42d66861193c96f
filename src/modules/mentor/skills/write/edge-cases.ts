import type { Frame } from '../../engine/frame'
import { readMessage } from '../../engine/reading/read-message'
import { startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import type { Draft } from '../../engine/task/task'
import { understand } from '../../engine/understand'
import { linesOf, programOf } from '../../python/program/source'
import { guardChange } from '../change/changes/functions/function-guards'
import { makeChanges } from '../change/make-changes'
import { saidOf } from '../change/read-wishes'

/** A request without what it says of edge cases, and a draft for the rest with them: null where one cannot be put in. */
export type Edged = { frame: Frame; edged: (draft: Draft) => Draft | null }

const VALUE =
  '(?:none|cero|-?\\d+|(?:un[ao] )?(?:lista|diccionario|texto|cadena|tupla) vac[ií][oa]|\\[\\]|\\{\\}|false|falso|""|\'\'|"[^"\\n]{0,40}"|«[^»]{0,40}»)'
const ERROR = '(?:valueerror|typeerror|keyerror|indexerror|zerodivisionerror)'
/** Of what is given, not of what is found in it: a value, its length, whether anything is there. */
const SUBJECT =
  '(?:(?:el|la|los|las|alg[uú]n[oa]?|un[oa]?|sus?|lista|texto|diccionario|n[uú]mero|cadena|par[aá]metro|entrada|[a-z_áéíóú]{1,20}) ){0,5}?'
const CASE = `(?:${SUBJECT}(?:es|est[aá]|viene|son|est[aá]n|sea|llega)(?: (?:un|una|negativ|igual a))*? ?(?:vac[ií][oa]s?|negativ[oa]s?|cero|(?:menor|mayor|menos|m[aá]s)(?: o igual)? (?:que|de|a) -?\\d+|0|none)|no hay (?:datos|elementos|nada|ning[uú]n (?:dato|elemento)|ninguno)|no tiene (?:datos|elementos|nada)|${SUBJECT}(?:<=?|>=?|==) ?-?\\d+)`
const DOES = `(?:(?:que |la funci[oó]n |pues |entonces |me |debe |tiene que )*(?:(?:devuelv[ae]|devolver|retorn[ae]|regres[ae]|return|d[eé]) (?:el |la |un |una )?(?<value>${VALUE})|(?:lan[cz][ae]r?|levant[ae]|tir[ae]|raise|salt[ae]|d[eé])(?: (?:un|una|el|error|de tipo|con))* (?<error>${ERROR})))`
const CLAUSES: readonly RegExp[] = [
  new RegExp(
    `[,;(.]?\\s*(?:y |pero )?\\b(?:o|u)\\s+(?:devuelv[ae] |devolver )?(?<bare>${VALUE})\\s+(?:si|cuando)\\s+(?<case>${CASE})\\)?`,
    'iu',
  ),
  new RegExp(`[,;.(]?\\s*(?:y |pero )?(?:que )?(?:si|cuando)\\s+(?<case>${CASE})\\s*,?\\s*${DOES}\\)?`, 'iu'),
  new RegExp(`[,;.(]?\\s*(?:y |pero )?${DOES}\\s+(?:si|cuando)\\s+(?<case>${CASE})\\)?`, 'iu'),
]
const MAX_CLAUSES = 3

/** «o None si está vacía», «si es negativo, lanza ValueError»: read apart, so that whatever writes the function need not know of them. */
export function withEdgeCases(frame: Frame): Edged | null {
  const [signature, ...others] = readTask(frame).functions
  if (!signature || others.length > 0 || frame.message.code.some(({ form }) => form !== 'inline')) return null
  const { rest, clauses } = cutFrom(frame.message.text)
  if (clauses.length === 0) return null
  return {
    frame: { ...understand(readMessage(rest), startState()), level: frame.level },
    edged: (draft) =>
      clauses
        .toReversed()
        .reduce<Draft | null>((made, clause) => made && guarded(made, clause, signature.parameters), draft),
  }
}

/** «o 0 si todavía no ha vencido»: what would come out below zero. */
const FLOOR =
  /[,;(.]?\s*(?:y |pero )?(?:(?:que )?(?:devuelva|sea) |o )?(?:0|cero)\s+(?:si|cuando)\s+(?:todav[ií]a|a[uú]n)\s+no\s+[^.;,()]{2,40}\)?|[,;(.]?\s*(?:y |pero )?(?:que )?si\s+(?:todav[ií]a|a[uú]n)\s+no\s+[^.;,()]{2,40},?\s*(?:que )?(?:devuelva|sea|d[eé]|devuelve) (?:un )?(?:0|cero)/iu

type Clause = { what: string; when: string } | 'floor'

function cutFrom(text: string): { rest: string; clauses: Clause[] } {
  let rest = text
  const clauses: Clause[] = []
  const floor = FLOOR.exec(rest)
  if (floor) {
    clauses.push('floor')
    rest = `${rest.slice(0, floor.index)}${floor[0].startsWith('.') ? '.' : ''}${rest.slice(floor.index + floor[0].length)}`
  }
  for (const pattern of CLAUSES)
    for (let match = pattern.exec(rest); match !== null && clauses.length < MAX_CLAUSES; match = pattern.exec(rest)) {
      const { bare, value, error, case: when = '' } = match.groups ?? {}
      clauses.push({ what: error === undefined ? `devuelva ${bare ?? value}` : `lance ${error}`, when })
      const behind = rest.slice(match.index + match[0].length)
      rest = `${rest.slice(0, match.index)}${match[0].startsWith('.') ? '.' : ''}${behind}`
    }
  return { rest, clauses }
}

const OF_ALL = /\b(?:la lista|el diccionario|el texto|la cadena|no (?:hay|tiene))\b/i

/** The draft with a guard at its beginning, of the parameter that the words name or of the first. */
function guarded(draft: Draft, clause: Clause, parameters: readonly string[]): Draft | null {
  if (clause === 'floor') return floored(draft)
  const { what, when } = clause
  const [first = ''] = parameters
  const isNamed = parameters.some((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`, 'i').test(when))
  const condition = isNamed
    ? when
    : /no (?:hay|tiene)/i.test(when)
      ? `${first} está vacía`
      : OF_ALL.test(when) || parameters.length > 1
        ? `${first} ${when.replace(/^.*?(?=(?:es|est[aá]|viene|son|sea|llega)\b)/i, '')}`
        : when
  const { code, made } = makeChanges(draft.code, saidOf(`si ${condition}, ${what}`), [guardChange])
  const [change] = made
  if (change === undefined) return null
  return { ...draft, code: withoutSecond(code), how: [...draft.how.slice(0, 5), ...(change.how ?? []).slice(0, 1)] }
}

const DIFFERENCE = /^( +)return (\([^\n]* - [^\n]*\)\.days|[^\n]* - [^\n]*)$/m

function floored(draft: Draft): Draft | null {
  const [found, ...others] = draft.code.match(new RegExp(DIFFERENCE, 'gm')) ?? []
  if (found === undefined || others.length > 0) return null
  const name = found.endsWith('.days') ? 'dias' : 'diferencia'
  return {
    ...draft,
    code: draft.code.replace(DIFFERENCE, `$1${name} = $2\n$1if ${name} < 0:\n$1    return 0\n$1return ${name}`),
    how: [...draft.how.slice(0, 5), 'Si sale menos de 0, todavía no ha llegado el día, y se devuelve 0.'],
  }
}

const EMPTY = /^not (\w+)$/

/** What the same test came to before is no longer reached. */
function withoutSecond(code: string): string {
  const p = programOf(code)
  for (const { node } of p.places('function')) {
    const guards = node.body.filter((each) => each.kind === 'if')
    const [first, ...later] = guards
    if (first?.kind !== 'if') continue
    const test = p.text(first.test)
    const list = EMPTY.exec(test)?.[1]
    const same = later.find(
      (each) =>
        each.kind === 'if' &&
        each.otherwise.length === 0 &&
        (p.text(each.test) === test ||
          (list !== undefined &&
            [`len(${list}) == 0`, `${list} == []`, `not ${list}.split()`].includes(p.text(each.test)))),
    )
    if (same === undefined) continue
    const { from, to } = linesOf(p, same)
    return `${code.slice(0, from)}${code.slice(to + 1)}`
  }
  return code
}
