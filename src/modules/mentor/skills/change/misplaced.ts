import type { Expression, Module, Statement } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { nameOf, plainAssign } from '../../python/program/expression-shapes'
import type { Program } from '../../python/program/indexed-program'
import { inputIn, mainStatements, positional, printsIn } from '../../python/program/source'
import type { Place } from '../../python/scope'
import type { Said } from './change'

/** Whether something that was put into a program does there nothing of what is wished: what would be told as done is not. */
export const isMisplaced = (before: Program, after: Program, said: Said): boolean =>
  goesAgainst(before.source, after.source, said) ||
  asksForPrompts(before, after) ||
  asksForTheSame(before, after) ||
  asksBesides(before, after, said) ||
  boundsTwice(before, after) ||
  namesOldRate(before, after) ||
  (!OF_SOME.test(said.plain) && addsUpOther(before.module, after.module))

/** Who wants less of something does not want more of it: words that deny, and what they deny as the program writes it. */
const DENIED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:no|tampoco|sin|deja de)(?: (?:que|ya|me|se|lo|la|los|las|hace falta)){0,4} (?:pid|pregunt)[a-z]{1,5}\b/,
    /\binput\(/g,
  ],
  [
    /^(?:[a-z]+ ){0,3}(?:no|tampoco)(?: (?:ya|me|se|lo|la|los|las)){0,3} (?:imprim|muestr|mostr)[a-z]{1,5}(?: [a-z]+){0,4}$/,
    /\bprint\(/g,
  ],
  [
    /\b(?:quit|borr|elimin)[a-z]{1,5}(?: [a-z]+){0,5} (?:mayuscul|minuscul|lower|upper)/,
    /\.(?:lower|upper|casefold)\(\)/g,
  ],
  [/\bno (?:debe )?(?:perdon|ignor)[a-z]{1,4} (?:las )?(?:mayuscul|minuscul)/, /\.(?:lower|upper|casefold)\(\)/g],
]

function goesAgainst(before: string, after: string, { plain }: Said): boolean {
  const count = (code: string, part: RegExp) => code.match(part)?.length ?? 0
  // What is put in order once more is not in the order that is wished.
  if (count(after, /\bsorted\(sorted\(/g) > count(before, /\bsorted\(sorted\(/g)) return true
  return DENIED.some(([says, part]) => says.test(plain) && count(after, part) > count(before, part))
}

/** `mensaje = input('Mensaje: ')`, given to a function that asks: the question itself would be typed. */
function asksForPrompts(before: Program, after: Program): boolean {
  const known = new Set(readsOf(before).map(({ name }) => name))
  const fresh = new Set(readsOf(after).flatMap(({ name }) => (known.has(name) ? [] : [name])))
  return (
    fresh.size > 0 &&
    after.spots('call').some(({ node }) => {
      const asks = after.functions.get(nameOf(node.callee) ?? '')?.[0]
      return (
        asks !== undefined &&
        /\binput\(\w+\)/.test(after.text(asks.node)) &&
        positional(node).some((each) => fresh.has(nameOf(each) ?? ''))
      )
    })
  )
}

type Read = { name: string; prompt: string; node: Statement }

const readsOf = (p: Program): Read[] =>
  p.places('assign').flatMap(({ node }) => {
    const plain = plainAssign(node)
    const found = plain && inputIn(plain.value)
    const [prompt] = found ? positional(found.input) : []
    return plain && found ? [{ name: plain.name, prompt: prompt ? p.text(prompt) : '', node }] : []
  })

/** «Horas:» asked twice, for two names. */
function asksForTheSame(before: Program, after: Program): boolean {
  const pairs = (p: Program) => {
    const reads = readsOf(p).filter(({ prompt }) => prompt !== '')
    return reads.filter((one) => reads.some((other) => other.prompt === one.prompt && other.name !== one.name)).length
  }
  return pairs(after) > pairs(before)
}

const EACH_TIME =
  /\b(?:al (?:agregar|anadir|registrar|crear|meter|apuntar|guardar|vender|comprar|introducir|ingresar)|cada vez|en cada|por cada)\b/
const OF_FILE = /\b(?:archivo|fichero|carpeta|csv|txt|ruta)\b/

/** What is asked once at the top though each time was said, or is asked and only said again though the program has one of its own. */
function asksBesides(before: Program, after: Program, { plain }: Said): boolean {
  const known = new Set(readsOf(before).map(({ name }) => name))
  const main = new Set(mainStatements(after))
  const fresh = readsOf(after).filter(({ name, node }) => !known.has(name) && main.has(node))
  if (fresh.length === 0) return false
  if (EACH_TIME.test(plain)) return true
  return fresh.some(({ name }) => isOnlyEchoed(after, name) && (OF_FILE.test(plain) || holdsOneOf(before, name)))
}

function isOnlyEchoed(p: Program, name: string): boolean {
  const uses = p.spots('name').filter(({ node }) => node.name === name)
  const echoes = printsIn(p.body).flatMap((call) => {
    const [label, value, ...more] = positional(call)
    return label?.kind === 'string' && value && nameOf(value) === name && more.length === 0 ? [value] : []
  })
  const targets = p.places('assign').filter(({ node }) => plainAssign(node)?.name === name).length
  return echoes.length > 0 && uses.filter(({ node }) => echoes.includes(node)).length + targets >= uses.length
}

/** Whether a program has a date of its own, or a file. */
const holdsOneOf = (p: Program, name: string): boolean =>
  /^fecha|^dia/.test(name) &&
  p.spots('call').some(({ node }) => ['date', 'datetime'].includes(nameOf(node.callee) ?? ''))

type Bound = { terms: ReadonlySet<string>; isUpper: boolean; text: string }

/** `if deuda > 0:` around `if deuda > MINIMO:`: the old bound still holds. */
function boundsTwice(before: Program, after: Program): boolean {
  const known = new Set(before.places('if').map(({ node }) => before.text(node.test)))
  return after.places('if').some((place) => {
    const own = boundOf(after, place.node.test)
    let inner: Place = place
    for (let at = place.parent; own !== null && at !== null; at = at.parent) {
      // An `elif` holds where the one before does not.
      const outer = at.node.kind === 'if' && inner.block === at.node.body ? boundOf(after, at.node.test) : null
      const isNew = outer !== null && !(known.has(outer.text) && known.has(own.text))
      if (outer && isNew && outer.isUpper === own.isUpper && [...outer.terms].some((term) => own.terms.has(term)))
        return true
      inner = at
    }
    return false
  })
}

function boundOf(p: Program, test: Expression): Bound | null {
  const [only, ...more] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || !only || more.length > 0 || !/^[<>]=?$/.test(only.operator)) return null
  const terms = new Set(p.text(test.left).match(/[a-z_]{4,}/gi) ?? [])
  for (const word of ['float', 'fila', 'replace', 'strip', 'int', 'len', 'input']) terms.delete(word)
  return { terms, isUpper: only.operator.startsWith('<'), text: p.text(test) }
}

/** `IVA (21 %)` is still printed, and no 21 is left that it could be. */
function namesOldRate(before: Program, after: Program): boolean {
  const labels = (p: Program) => new Set(p.source.match(/\b\d{1,2}(?= ?%[)'"\s:])/g) ?? [])
  const values = (p: Program) => new Set((p.source.match(/(?<![\w.(])\d*\.?\d+/g) ?? []).map(Number))
  const [old, fresh] = [values(before), values(after)]
  const known = labels(before)
  const holds = (all: ReadonlySet<number>, rate: number) =>
    [rate, rate / 100, 1 + rate / 100].some((value) => all.has(value))
  return [...labels(after)].some((label) => {
    const rate = Number(label)
    const bare = (p: Program) => p.source.replace(new RegExp(`\\b${label} ?%`, 'g'), '')
    return known.has(label) && holds(old, rate) && !holds(fresh, rate) && bare(before) !== bare(after)
  })
}

const TYPED = ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10']
const NUMBERS = /(?<![\w.])-?\d+(?:[.,]\d+)?/g

/** «cuánto deben los que no pagaron» is the sum of no whole column. */
const OF_SOME = /\bl[oa]s que\b|\bsolo\b|\bde l[oa]s\b|\bque no\b/

/** A total below rows of numbers that is the sum of none of their columns. */
function addsUpOther(before: Module, after: Module): boolean {
  if (!/sum\(|\+=/.test(after.source) || /sum\(|\+=/.test(before.source)) return false
  const [old, fresh] = [before, after].map((module) => evaluateProgram(module, { input: TYPED }))
  if (old?.kind !== 'done' || fresh?.kind !== 'done' || !fresh.output.startsWith(old.output)) return false
  const total = /^(?:Total|Suma)\b[^\d\n]{0,30}(-?\d+(?:\.\d+)?)/m.exec(fresh.output.slice(old.output.length))?.[1]
  const rows = old.output
    .trimEnd()
    .split('\n')
    .map((line) => (line.match(NUMBERS) ?? []).map(Number))
  const width = rows[0]?.length ?? 0
  if (total === undefined || rows.length < 2 || width === 0 || rows.some(({ length }) => length !== width)) return false
  const sums = Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  return sums.every((sum) => Math.abs(sum - Number(total)) > 0.01 * rows.length + 1e-6)
}
