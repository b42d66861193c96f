import { byWord } from '~/platform/text/by-word'
import { isCircumstance } from '../../engine/requests/circumstance'
import { isThatShall } from '../../engine/requests/wish-forms'
import type { Program } from '../../python/program/indexed-program'
import type { Change, Said, Wish } from './change'
import { tellsWhatIs, withoutRemarks } from './remarks'

/** No wish stands behind that many letters. */
const MAX_CHARACTERS = 1_000
const BLANK = '¦'
/** One change is asked for so often at most in one message. */
const MAX_TIMES = 6

/** The words in both spellings, each letter in its place. */
export function saidOf(prose: string): Said {
  const text = prose
    .slice(0, MAX_CHARACTERS)
    .replace(/\s+/g, ' ')
    .replace(
      /(?<![\p{L}\w`"'«“])(?:q|tmb|tb|pa|xa)(?![\p{L}\w`"'»”=(])/giu,
      (short) => SHORT[short.toLowerCase()] ?? short,
    )
  const plain = Array.from({ length: text.length }, (_, at) => plainLetter(text[at] ?? '')).join('')
  return { prose: text, plain: withoutRemarks(plain, BLANK) }
}

/** As they are written in a hurry. */
const SHORT: Record<string, string> = byWord({ q: 'que', tmb: 'también', tb: 'también', pa: 'para', xa: 'para' })

function plainLetter(letter: string): string {
  const [base = letter] = letter.normalize('NFD').toLowerCase()
  return base
}

/** `except` names changes that do not fit the program. */
type Reading = { changes: readonly Change[]; except: ReadonlySet<string>; program: Program }

/** What is asked for, each piece of the words once. */
export function readWishes(said: Said, { changes, except, program }: Reading): Wish[] {
  let left = withoutFiles(said)
  const wishes: Wish[] = []
  for (const change of changes) {
    if (except.has(change.name)) continue
    for (let time = 0; time < (change.repeats ? MAX_TIMES : 1); time += 1) {
      const wish = readOnce(change, left, program)
      if (wish === null) break
      wishes.push(wish)
      left = withoutFiles({ prose: said.prose, plain: blanked(left.plain, [wish]) })
    }
  }
  return wishes
}

/** What a file is called says nothing else: «resumen.txt» asks for no summary. */
type Unfiled = Said & { unfiled: string }
const withoutFiles = (said: Said): Unfiled => ({
  ...said,
  unfiled: said.plain.replace(/\b[\w-]{1,40}\.(?:txt|csv|json|log|md|dat|xlsx)\b/g, (name) =>
    BLANK.repeat(name.length),
  ),
})

type Read = { words: Unfiled; wish: Wish | null }
const lastRead = new WeakMap<Program, Map<Change, Read>>()

/** The words are read again where a change does not fit: most others find in the same words what they found before. */
function readOnce(change: Change, words: Unfiled, program: Program): Wish | null {
  const known = lastRead.get(program) ?? new Map<Change, Read>()
  lastRead.set(program, known)
  const last = known.get(change)
  if (last?.words.plain === words.plain && last.words.prose === words.prose) return last.wish
  const wish = wishFor(change, words, program)
  known.set(change, { words, wish })
  return wish
}

function wishFor(change: Change, { unfiled, ...said }: Unfiled, program: Program): Wish | null {
  const spans = change.reads?.(said, program)
  if (spans)
    return { change, spans, words: spans.map(({ from, to }) => said.plain.slice(from, to)).join(' '), parts: {}, said }
  const found = change.says.flatMap((pattern) => {
    const match = matchOf(pattern, said.plain, unfiled)
    return match ? [match] : []
  })
  if (
    found.length === 0 ||
    found.every((match) => isSetAside(match, said.plain) || isDenied(match[0], said.plain.slice(0, match.index)))
  )
    return null
  const words = found.map(([text]) => text).join(' ')
  const parts: Wish['parts'] = Object.assign({}, ...found.map((match) => partsOf(match, said.prose)))
  if (change.needs?.({ parts, words }) === false) return null
  return {
    change,
    spans: found.map((match) => ({ from: match.index, to: match.index + match[0].length })),
    words,
    parts,
    said,
  }
}

/** «en vez de la media»: what is no longer wanted asks for nothing by itself. */
function isSetAside({ index, 0: text }: RegExpExecArray, plain: string): boolean {
  if (/\b(?:vez|lugar)\b/.test(text)) return false
  const before = /\ben (?:vez|lugar) de (?:que )?(?:(?:el|la|los|las|un|una|de) )?$/.test(
    plain.slice(Math.max(0, index - 30), index),
  )
  return before && !text.includes(' ')
}

/** «No me lo preguntes», «tampoco quiero que salga»: what is not wanted is the contrary of a wish. */
const DENIED =
  /(?:^|[ ,.;])(?:no|tampoco|ya no|nunca)(?: (?:me|se|te|nos))?(?: (?:quiero|hace falta|necesito|debe|debes|tiene|deja|dejan|puedo))?(?: que)?(?: (?:me|te|se|lo|la|le|les|los|las|nos)){0,3} $/
export const isDenied = (words: string, before: string): boolean =>
  !/^(?:no|sin|tampoco)\b/.test(words) && DENIED.test(before.slice(-MAX_BEFORE))
const MAX_BEFORE = 40

/** The plain words without those that wishes have taken. */
export const blanked = (plain: string, wishes: readonly Wish[]): string =>
  wishes
    .flatMap(({ spans }) => spans)
    .reduce((rest, { from, to }) => rest.slice(0, from) + BLANK.repeat(to - from) + rest.slice(to), plain)

const compiled = new Map<RegExp, Compiled>()
type Compiled = { indexed: RegExp; namesFiles: boolean; last?: { text: string; match: RegExpExecArray | null } }

/** The same words are read again where a change does not fit, and for another program: what a pattern last found is kept. */
function matchOf(pattern: RegExp, plain: string, unfiled: string): RegExpExecArray | null {
  const known = compiledOf(pattern)
  const text = known.namesFiles ? plain : unfiled
  if (known.last?.text !== text) known.last = { text, match: known.indexed.exec(text) }
  return known.last.match
}

/** The same pattern, telling where its groups stand, and whether it is about files. */
function compiledOf(pattern: RegExp): Compiled {
  const known = compiled.get(pattern)
  if (known) return known
  const made = {
    indexed: new RegExp(pattern.source, `${pattern.flags}d`),
    namesFiles: /txt|csv|json|file/.test(pattern.source),
  }
  compiled.set(pattern, made)
  return made
}

function partsOf(match: RegExpExecArray, prose: string): Wish['parts'] {
  return Object.fromEntries(
    Object.entries(match.indices?.groups ?? {}).flatMap(([name, range]) =>
      range ? [[name, prose.slice(range[0], range[1]).trim()]] : [],
    ),
  )
}

/** What a pattern finds in the words, with its pieces in the person's own spelling. */
export function saidParts(pattern: RegExp, said: Said): { from: number; words: string; parts: Wish['parts'] } | null {
  const known = compiledOf(pattern)
  if (known.last?.text !== said.plain) known.last = { text: said.plain, match: known.indexed.exec(said.plain) }
  const { match } = known.last
  return match && { from: match.index, words: match[0], parts: partsOf(match, said.prose) }
}

/** Words that ask for something, in a clause that nobody understood. */
const DEMANDS =
  /^ ?(?:en|con|sin|al|como) \w+|\b(?:haz\w*|pon\w*|cambi\w*|anad\w*|agreg\w*|quit\w*|us\w+|muestr\w*|imprim\w*|calcul\w*|dig[ao]\w*|saqu\w+|aparez\w+|avis\w+|repit\w+|devuelv\w+|cuent\w+|sum[ae]\w*|ahora|al reves|antes de\w*|guard\w*|orden\w*|e?numer(?:a|e|en|al[oae]s?|ad[oa]s?|ar\w*)(?![a-z])|pid[ae]\w*|pregunt\w*|conviert\w*|met\w*|incluy\w*|borr\w*|pasam\w+|traduc\w*|otr[oa]s? (?:para|que|con)|cuant[oa]s? \w+|(?:\d+|dos|tres|cuatro|cinco) veces|porcentaje|^ ?(?:tambien |ademas )?(?:el|la) [a-z]+ de (?:tod[oa]s|cada|l[oa]s)\b|quien(?:es)? \w+|en (?:vez|lugar) de|lleg\w+|pag(?:an?|uen?)|cobr(?:an?|en?)|cuest(?:an?|en?)|sub(?:an?|en?)|no se toque|empi\w+|termin\w+|acab\w+|dejam?e?\w*|sin|solo|tambien|ademas|que (?:se|no|me|le|lo|la|los|las|tambien|ademas|luego|despues)? ?\w{2,}(?:e|a|en|an|es|as)\b)/
/** Talk around a demand. */
const TALK =
  /^(?:(?:ok|vale|gracias|bien|genial|perfecto|porfa\w*|por favor|plis|hola|buenas|ahora|si|no|y|pues|ya|eso|esto|a ver|oye|mira|que|puedes|podrias|me|lo|la|el|de|cambia(?:me|s)?(?:l[oa])?|quiero|quisiera|necesito|gustaria|mejor|tengo|este|esta|mi|codigo|programa|porque|profe|profesor|jefe|dice|pide|como|quedaria|queda|seria|todo|junto|entero|completo|ese orden|este orden|mandame|pasame|dame|en|con|un|una|clase|python|deberes|trabajo)\b ?){0,30}$/

/** The clauses in which something is asked that no wish covers, in the person's own words. */
export function unreadClauses(said: Said, wishes: readonly Wish[]): string[] {
  const covered = new Set(wishes.flatMap(({ spans }) => spans.flatMap(({ from, to }) => range(from, to))))
  return clausesOf(said.plain)
    .filter(({ from, to }) => !isRead(said.plain.slice(from, to), (at) => covered.has(from + at)))
    .map(({ from, to }) => ({ plain: said.plain.slice(from, to), prose: said.prose.slice(from, to).trim() }))
    .filter(
      ({ plain, prose }) =>
        prose.length > 5 &&
        (DEMANDS.test(plain) || wantsThat(plain)) &&
        !TALK.test(words(plain)) &&
        !isCircumstance(plain) &&
        !tellsWhatIs(plain),
    )
    .map(({ prose }) => prose.replace(/^(?:y|e|pero|además)\s+/i, ''))
}

/** «que el mínimo sea 1», «que al abrirlo sigan ahí» */
function wantsThat(plain: string): boolean {
  const words: readonly string[] = plain.match(/[a-z0-9_]+/g) ?? []
  const at = words.indexOf('que')
  return at >= 0 && at < 3 && isThatShall(words, at)
}

/** From here on words that nobody took say more than a remark. */
const MANY_LEFT = 3

/** Whether wishes took of a clause what it says: any of it, unless most of its words are left. */
function isRead(clause: string, isCovered: (at: number) => boolean): boolean {
  let [taken, left] = [0, 0]
  for (const { index, 0: word } of clause.matchAll(/[a-z0-9_]+/g)) {
    if (isCovered(index)) taken += 1
    else if (word.length > 3 && !SAYS_NOTHING.test(word)) left += 1
  }
  return taken > 0 && (left < MANY_LEFT || left <= taken)
}

const SAYS_NOTHING =
  /^(?:quiero|quisiera|necesito|gustaria|ahora|tambien|ademas|luego|despues|para|como|porfa\w*|favor|programa|codigo|funcion|esta|este|esto|todo|todos|todas|pero|cuando|cada|haga|hazlo|ponga|ponle|poner|puedes|podrias|usuario|vale|gracias|profe\w*|mejor|solo|misma|mismo|final|donde|porque|entonces|tengo|hacer|diga|muestre|salga|imprima|antes|anade|agrega|python|numero|resultado|linea|lista|pantalla|nuevo|nueva|otra|otro)$/

const words = (plain: string) => plain.replace(/[^a-z0-9]+/g, ' ').trim()
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

const BREAK = /[.;:,!?¿¡()]+(?!\d)|\s(?:y|e|pero|luego|despues)\s/g

function clausesOf(plain: string): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let from = 0
  for (const match of plain.matchAll(BREAK)) {
    clauses.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  return [...clauses, { from, to: plain.length }]
}
