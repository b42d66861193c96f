import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { isSame } from '../told/stated-examples'

/** What a request shows to be given and what is to come out: Python values, and the result as it is written. */
export type Shown = { given: string[]; gives: string }

const MAX_CHARACTERS = 2_000
const MAX_SHOWN = 6
const MAX_LITERAL = 240

/** «483 -> 15», «convierta [1,[2]] en [1,2]», «si pongo 14 que diga 17»: what leads from the one to the other. */
const ARROW = / ?(?:-{1,2}>|→|=+>|⟶) ?/g
const GIVES =
  '(?:da|dar[ií]a|dé|sale|salga|saldr[ií]a|devuelv[ae]|devolver[ií]a|retorn[ae]|regres[ae]|queda|quede|ser[ií]a|diga|dice|pone|ponga|conteste|imprim[ae]|muestr[ae])'
const VERB = new RegExp(
  ` ?, ?(?:que )?(?:me )?${GIVES} |(?<=[\\d\\])}"'»”]) (?:(?:que|me|te|entonces|pues) ){0,2}(?:(?:tiene|debe|deber[ií]a|tendr[ií]a)(?: que)? (?:dar|salir|devolver|decir|quedar|ser)|${GIVES}|se convierte en|pasa a ser|en|a|por) (?=[\\d[({"'«“-]|True\\b|False\\b|None\\b)|(?<=\\)) ?={1,2} ?(?=[\\d[({"'«“-]|True\\b|False\\b|None\\b)`,
  'giu',
)
const TURNS = /\b(?:convi?ert\w*|pas[ae]r?|transform\w+|cambi[ae]r?)\b[^.;\n]{0,60}$/iu
const LEADS =
  /(?:\b(?:ej(?:emplo)?|o sea|si (?:pongo|meto|escribo|le (?:doy|paso))|con|para|de|por ejemplo)\b[.:]? ?|[:(] ?)$/iu

/** The examples of a request; those of a call are given what stands in its brackets. */
export function shownExamples(message: string): Shown[] {
  const text = message.normalize('NFC').slice(0, MAX_CHARACTERS)
  const found: Shown[] = []
  const places = [...text.matchAll(ARROW), ...text.matchAll(VERB)].toSorted((a, b) => a.index - b.index)
  for (const { 0: sign, index } of places) {
    const isArrow = /[>→⟶]/.test(sign)
    const before = givenBefore(text.slice(Math.max(0, index - MAX_LITERAL), index), isArrow)
    const after = text.slice(index + sign.length, index + sign.length + MAX_LITERAL)
    const gives = literalAt(after) ?? (isArrow ? wordsAt(after) : null)
    const isTurn =
      isArrow || (/ (?:en|a|por) $/i.test(sign) ? TURNS.test(text.slice(0, index)) : before?.isLed === true)
    const isEqual = sign.trim().startsWith('=') && !/[>]/.test(sign)
    if (before === null || gives === null || !isTurn || (isEqual && !before.isCall)) continue
    // «nombre -> nota» says what a dictionary holds; «10 -> 11,20 -> 11,95»: what is in the middle is neither.
    if ((before.isBare && !/^["'\d[({TFN-]/.test(gives)) || GOES_ON.test(after.slice(gives.length))) continue
    found.push({ given: before.given, gives })
    if (found.length === MAX_SHOWN) break
  }
  return found
}
/** Another step, or several values one after the other: `da [1,2] [2,3]`. */
const GOES_ON = /^\s*(?:->|→|=>)|^ ?[[({]/

type Before = { given: string[]; isLed: boolean; isCall?: true; isBare?: true }

function givenBefore(text: string, isArrow: boolean): Before | null {
  const bare = text.trimEnd()
  const whole = literalBefore(bare)
  if (whole === null) return isArrow ? barelyBefore(bare) : null
  const rest = bare.slice(0, bare.length - whole.length)
  if (/(?:->|→|=>)\s*$/.test(rest)) return null
  // What stands in the brackets of a call.
  if (whole.startsWith('(') && /[\p{L}\d_]$/u.test(rest)) {
    const inside = argumentsIn(whole.slice(1, -1))
    return inside === null ? null : { given: inside, isLed: true, isCall: true }
  }
  const others = /(?:,| y| e) ?$/.test(rest) ? literalBefore(rest.replace(/(?:,| y| e) ?$/, '').trimEnd()) : null
  const isNumbers = others !== null && /^-?\d/.test(others) && /^-?\d/.test(whole)
  const start = isNumbers ? rest.slice(0, rest.lastIndexOf(others)) : rest
  return { given: isNumbers ? [others, pythonOf(whole)] : [pythonOf(whole)], isLed: LEADS.test(start) }
}

/** «ej: hola que tal -> 3» */
function barelyBefore(text: string): Before | null {
  const words = /(?:[:(]|\bej(?:emplo)?\.?:?) ?((?:\p{L}[\p{L}\d]*)(?: \p{L}[\p{L}\d]*){0,5})$/u.exec(text)?.[1]
  return words === undefined ? null : { given: [`'${words}'`], isLed: true, isBare: true }
}

const CLOSES: Readonly<Record<string, string>> = {
  ']': '[',
  ')': '(',
  '}': '{',
  '"': '"',
  "'": "'",
  '”': '“',
  '»': '«',
}

/** The value that ends a text, as it is written. */
function literalBefore(text: string): string | null {
  const last = text.at(-1) ?? ''
  const open = CLOSES[last]
  if (open === undefined)
    return /(?<![\p{L}\d_.,:/-])(?:-?\d+(?:[.,:/-]\d+)*|True|False|None)$/u.exec(text)?.[0] ?? null
  if (!'])}'.includes(last)) {
    const from = text.lastIndexOf(open, text.length - 2)
    return from === -1 ? null : text.slice(from)
  }
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text[at] ?? ''
    if ('])}'.includes(letter)) depth += 1
    else if ('[({'.includes(letter)) depth -= 1
    if (depth === 0) return text.slice(at)
  }
  return null
}

/** The value that begins a text, as it is written. */
function literalAt(text: string): string | null {
  const first = text[0] ?? ''
  const quoted = /^(?:"[^"\n]*"|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»)/u.exec(text)?.[0]
  if (quoted !== undefined) return quoted
  if (!'[({'.includes(first) || first === '')
    return /^(?:-?\d+(?:[.,:/-]\d+)*(?: [ap]\. ?m\.)?|True\b|False\b|None\b)(?![\p{L}_])/u.exec(text)?.[0] ?? null
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if ('[({'.includes(letter)) depth += 1
    else if ('])}'.includes(letter)) depth -= 1
    if (depth === 0) return text.slice(0, at + 1)
  }
  return null
}

const wordsAt = (text: string): string | null =>
  /^(?!(?:un|una|el|la|lista|diccionario|tupla|dict|list|tuple|str|int|float|bool|texto|numero|número)\b)\p{L}[\p{L}\d ]{0,60}(?=$|[.,;)\n])/u
    .exec(text)?.[0]
    ?.trim() ?? null

/** A value as Python has it. */
function pythonOf(literal: string): string {
  const quoted = /^["'«“](.*)["'»”]$/su.exec(literal)?.[1]
  if (quoted !== undefined && !/["'«“»”]/.test(quoted)) return `'${quoted.replaceAll('\\', '\\\\')}'`
  if (/^-?\d+,\d+$/.test(literal)) return literal.replace(',', '.')
  return /^\d+[:/-]/.test(literal) ? `'${literal}'` : literal.replace(/[“”]/g, '"')
}

/** What is between the brackets of a call; null for names. */
function argumentsIn(inside: string): string[] | null {
  const { body, errors } = parsePython(`f(${inside})`)
  const [only] = body
  if (errors.length > 0 || only?.kind !== 'expression' || only.value.kind !== 'call' || inside.trim() === '')
    return null
  const given = only.value.arguments.map(({ from, to }) => `f(${inside})`.slice(from, to))
  return given.some((one) => /^[A-Za-z_]/.test(one) && !/^(?:True|False|None)$/.test(one)) ? null : given
}

/** Whether a function gives what is shown: null where nothing is, or nobody can tell. */
export function givesShown(
  definitions: string,
  name: string,
  { examples, takes }: { examples: readonly Shown[]; takes: number },
): boolean | null {
  let isKnown = false
  for (const { given, gives } of examples) {
    if (given.length > takes) continue
    const forms = given.length === 1 && /^-?\d+$/.test(given[0] ?? '') ? [given, [`'${given[0]}'`]] : [given]
    const results = forms.map((one) => ran(definitions, `${name}(${one.join(', ')})`, gives))
    const done = results.filter(({ kind }) => kind === 'done')
    if (done.length === 0) {
      if (results.every(({ kind }) => kind === 'raised')) return false
      continue
    }
    isKnown = true
    if (!done.some((run) => run.kind === 'done' && isSame(run.output, gives))) return false
  }
  return isKnown ? true : null
}

/** What a call prints; where what it gives cannot be shown and a list is wanted, as one. */
function ran(definitions: string, call: string, gives: string) {
  const run = (shown: string) =>
    evaluateProgram(parsePython(`${definitions}\nprint(${shown})\n`), { budget: { ...BUDGET } })
  const plain = run(call)
  return plain.kind === 'outside' && gives.startsWith('[') ? run(`list(${call})`) : plain
}
const BUDGET = { steps: 40_000, ofOne: 20_000 }

/** How many parameters a function has; undefined where there is none of that name. */
export function takenBy(code: string, name: string): number | undefined {
  const parameters = new RegExp(`^def ${name}\\(([^)]*)\\):`, 'm').exec(code)?.[1]
  return parameters?.split(',').filter((each) => each.trim() !== '').length
}
