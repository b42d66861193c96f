import { folded } from '~/platform/text/folded'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Draft } from '../../../engine/task/task'
import { asksForSomething } from '../compose/coverage'
import { toldVerb } from './told-verbs'

/**
 * What a draft says of itself to have left out, as whole clauses in the words of who asks, without what its code, its texts and what it
 * prints show after all.
 */
export function unshownClauses(draft: Draft, request: string): string[] {
  const clauses = clausesIn(request)
  const shown = shownBy(draft)
  const found = (draft.missing ?? [])
    .filter((part) => !isShown(part, { code: draft.code, request }, shown))
    .flatMap((part) => wholeOf(part, clauses))
  return [...new Set(found)].slice(0, MOST)
}
const MOST = 3

/** Between sentences, and before a word with which another clause begins. */
const SENTENCES = /(?<=[.!?…])\s+|\n+|;\s+|:\s+/
const JOINS = /,\s+|\s+(?=(?:y|e|pero|si|sin|cuando|aunque)\s)/g
const MAX_CLAUSES = 40
/** A sentence of so many words is a clause by itself. */
const SHORT = 8

function clausesIn(request: string): string[] {
  return request
    .split(SENTENCES)
    .slice(0, MAX_CLAUSES)
    .flatMap((sentence) => {
      const whole = sentence.trim().replace(/[.,;:!]+$/, '')
      return whole.split(/\s+/).length <= SHORT ? [whole] : partsOf(whole)
    })
}

/** A long sentence from one verb to the next. */
function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of sentence.matchAll(JOINS)) {
    const behind = sentence.slice(match.index + match[0].length)
    if (!startsClause(behind)) continue
    parts.push(sentence.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim().replace(/^(?:y|e|pero)\s+/, ''))
}

const startsClause = (behind: string): boolean => {
  const words = folded(behind).split(/\s+/).slice(0, 4)
  return /^(?:si|sin|cuando|aunque|que|q)$/.test(words[0] ?? '') || words.some((word) => toldVerb(word) !== null)
}

const stemOf = (word: string) =>
  folded(word)
    .replace(/(?<=[^s]{3})e?s$/, '')
    .slice(0, 5)
const stemsOf = (text: string) =>
  new Set(
    wordsOf(plainText(text))
      .filter((word) => word.length > 1)
      .map(stemOf),
  )

/** The clause that holds most of a part's words; none where no word of it is the person's own. */
function wholeOf(part: string, clauses: readonly string[]): string[] {
  const stems = [...stemsOf(part)]
  const [best] = clauses
    .map((clause) => {
      const own = stemsOf(clause)
      return { clause, held: stems.filter((stem) => own.has(stem)).length }
    })
    .toSorted((a, b) => b.held - a.held || a.clause.length - b.clause.length)
  return best === undefined || best.held * 2 <= stems.length ? [] : [best.clause]
}

/** Words that a program shows by what it does, and not by name. */
const DONE: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:hasta|mientras|repit|repet|vuelv)/, /\bwhile\b|\brange\(|\bfor\b/],
  [
    /^(?:ignor|quit|elimin|borr|descart|sin|salvo|excepto)/,
    /replace\(|strip\(|isal(?:num|pha)|\bnot in\b|!=|drop|\bdel\b|remove|pop\(|findall|notna|translate/,
  ],
  [/^(?:avis|error|valid|acept|permit|rechaz)/, /\braise\b|\bexcept\b|\belse\b/],
  [/^(?:letra|cuelg|revient|revent|truen|pet[ae]|falle)/, /\bexcept\b/],
  [/^(?:riesg|pelig|cuidad)/, /rename\(/],
  [/^(?:lanz|lanc|cuadr)/, /\braise\b/],
  [/^(?:repart|divid|propor)/, /\//],
  [/^(?:agrup)/, /\[[^\]]+\] = |group|setdefault|\.get\(/],
  [/^(?:conv|pas[ae]|calcul|obten|cre[ae]|hac|hech|mostr|imprim|mejor|tip|dentro|segund|primer)/, /print\(|return/],
  [/^(?:reves|inver|contrari)/, /revers|::-1|-1\)|- 32|\/ [A-Z]{3,}/],
  [/^(?:marcador|puntua)/, /punt|marcador/],
  [/^(?:compar)/, /__eq__/],
  [/^(?:filtr)/, /\bif\b|\.query\(|df\[/],
  [/^(?:orden[ae]|alfab|mayor|menor|mejor)/, /sort|ORDER BY|[<>]|max|min|most_common/],
  [/^(?:recurs)/, /\bdef (\w+)\([\s\S]*\b\1\(/],
  [/^(?:binari|octet)/, /:0?8?b\}|\bbin\(|% 2|'b'/],
  [/^(?:mayus|minus|disting)/, /lower\(|upper\(|casefold|[A-Z]{5}/],
  [/^(?:repet|dupli)/, /\bset\(|fromkeys|drop_duplicates|not in\b|\.count\(/],
  [/^(?:punto|coma|signo|puntu)/, /['"][^'"\n]*[.,;][^'"\n]*['"]|findall/],
  [/^(?:titul)/, /title\(/],
  [/^(?:eje|etiquet|nombr)/, /xlabel\(/],
  [/^(?:contras|clave)/, /contrasena|clave|password/],
  [/^(?:aster|estrell|trian|piram|dibuj|escal|centr|figur)/, /'[*#]'|"[*#]"/],
  [/^(?:lista|lineas?)$/, /\[|\bfor\b/],
  [/^(?:diccion)/, /\{|dict/],
  [/^(?:fecha|dias?|mes|hoy)/, /datetime|date\b/],
  [/^(?:archiv|ficher|carpet)/, /open\(|Path|read_/],
  [/^(?:guard|export)/, /open\(|to_csv|to_excel|\.save|savefig|dump/],
  [/^(?:cuent[ae]n?|contar|contando|cuant)/, /len\(|\+= 1|count|sum\(/],
  [/^(?:redond|decimal)/, /round\(|:\.\d/],
  [/^(?:azar|aleat|simul|lanz|tir)/, /random|secrets/],
  [/^(?:true|false|verdad)/, /True|False|return [^\n]*(?:==|>=|<=|<|>| in | not )/],
  [/^(?:posit|negat|pase|pasa|super|vencid)/, /[<>]/],
  [/^(?:termin|acab|sal)/, /break|while [a-z]/],
]

type Evidence = { terms: ReadonlySet<string>; stems: ReadonlySet<string> }

function shownBy({ code, title, how, example, about }: Draft): Evidence {
  const text = plainText([code.replaceAll('_', ' '), title, ...how, example?.output ?? ''].join(' '))
  const words = wordsOf(text)
  return { terms: new Set([...words.map(termOf), ...(about ?? [])]), stems: new Set(words.map(stemOf)) }
}

/** A figure, a number and a file's name show in the code or not at all. */
const EXACT = /^(?:suma|medias?|maximo|minimo|porcentaje|diferencia|mediana|cm|centimetros|\d+)$/
const FILE = /[\p{L}\d_-]+\.(?:csv|json|xlsx?|txt|db|png|pdf)\b/gu
/** Small ones are as often said as meant. */
const SMALL = 5
/** Of the other words of a part, so many may be how it is said. */
const LOOSE = 0.34

type Said = { words: string[]; named: string[]; open: string[]; lacks: boolean }

/** The words of a part that ask for something, and which of them a program shows. */
function saidIn(part: string, code: string, { terms, stems }: Evidence): Said {
  const words = wordsOf(plainText(part.replaceAll('%', ' '))).filter(
    (word) => asksForSomething(word) || EXACT.test(word),
  )
  const inCode = new Set(wordsOf(plainText(code.replaceAll('_', ' '))).map(termOf))
  const isNamed = (word: string) =>
    EXACT.test(word)
      ? inCode.has(termOf(word)) || inCode.has(termOf(word === 'media' ? 'promedio' : word))
      : terms.has(termOf(word)) || (word.length > 3 && stems.has(stemOf(word)))
  const named = words.filter(isNamed)
  const rowsOf = (word: string) => DONE.filter(([said]) => said.test(word))
  const left = words.filter((word) => !named.includes(word) && !rowsOf(word).some(([, done]) => done.test(code)))
  // What it would be known by is not there.
  return { words, named, open: left, lacks: left.some((word) => EXACT.test(word) || rowsOf(word).length > 0) }
}

/** Whether a program shows a part of a request that was not recognised in it. */
function isShown(part: string, { code, request }: { code: string; request: string }, shown: Evidence): boolean {
  if ((part.match(FILE) ?? []).some((file) => !code.includes(file))) return false
  const plain = plainText(part)
  const without = /\bsin (?:usar )?([a-z]+)$/.exec(plain)?.[1]
  if (without !== undefined && !plainText(code).includes(without)) return true
  if (!numbersIn(part, request).every((value) => holds(code, value))) return false
  const { words, named, open, lacks } = saidIn(part, code, shown)
  if (lacks) return false
  if (ASKS.test(plain) && /\binput\(/.test(code) && open.length * 2 <= words.length) return true
  return (
    (open.length === 1 && named.length > 0 && words.length > 2 && !/^(?:sin|salvo|excepto)\b/.test(plain)) ||
    open.length <= LOOSE * words.length
  )
}
const ASKS =
  /^(?:(?:que|y|primero|el|la|le|se|me|al|final|programa|cantidad|de|\w+) ){0,5}(?:pid|pregunt|captur|elige|escrib)\w*/

/** The numbers of a part that are no example and no piece of a series. */
function numbersIn(part: string, request: string): number[] {
  const isExample = (text: string) => {
    const at = request.indexOf(text)
    const [before, behind] = [request.slice(Math.max(0, at - 24), at), request.slice(at, at + 16)]
    return (
      at === -1 ||
      /(?:tipo|ej\w*|ejemplo|como|así|asi)\b[^.]*$/i.test(before) ||
      /^[\d., ]*\.\.|^\d+, ?\d+, ?\d|^\d+ es \d/.test(behind)
    )
  }
  return (part.match(/\d+(?:[.,]\d+)?/g) ?? [])
    .filter((text) => !isExample(text))
    .map((text) => Number(text.replace(',', '.')))
}

/** Whether what an opening tells shows in the program: most of its words, and each figure. */
export function isBorneOut(opening: string, draft: Draft): boolean {
  const { words, open, lacks } = saidIn(opening, draft.code, shownBy({ ...draft, title: '', how: [] }))
  return !lacks && (open.length <= 1 || open.length <= MAY_BE_OPEN * words.length)
}
const MAY_BE_OPEN = 0.5

/** A number as it is, as an end that is not reached, or as a share of a hundred. */
const holds = (code: string, value: number): boolean =>
  value < SMALL ||
  [value, value + 1, value - 1, value / 100, 1 + value / 100, 1 - value / 100].some((form) =>
    new RegExp(`(?<![\\d.])${String(Number(form.toFixed(4))).replace('.', '\\.')}0*(?![\\d])`).test(code),
  )
