import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, isLoop, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import type { Result } from '../../change'
import { ADDS, type Clause, type PartReader, SHOWS } from './clause'
import { isUpdated, type Named, namedBy } from './named'
import { behind, putAt } from './placing'

const PRINT_OF = '(?:un |otro )?(?:print|mensaje|linea) (?:de|con|para|que (?:imprima|muestre|diga))'

/** «que imprima también total», «quiero que salga el nombre y su precio», «al final cuántos alumnos hay». */
export const shownReaders: readonly PartReader[] = [
  {
    name: 'counted',
    isPlaced: true,
    says: [
      new RegExp(
        `(?:${SHOWS}|cuent[a-z]{1,5}|cont[a-z]{1,4}|saber)(?: tambien| ademas)* (?:cuant[oa]s|el numero de|la cantidad de) (?<noun>[a-z_]{3,25})(?: (?:hay|son|tengo|tiene|quedan|he \\w+|ha \\w+|se han \\w+|en total|y (?:mostra|muestra|imprim|di|dig|pon)\\w*))*`,
      ),
    ],
    make: (p, { parts: { noun = '' }, clause }) => counted(p, noun, clause),
  },
  {
    name: 'shown',
    isPlaced: true,
    says: [
      new RegExp(`(?:${SHOWS})(?: ${PRINT_OF})? (?<what>[^"'«“]{1,60})`),
      new RegExp(`(?:${ADDS})(?: ${PRINT_OF}) (?<what>[^"'«“]{1,60})`),
      /(?:un |otro )?print (?:de|con) (?<what>[^"'«“]{1,60})/,
      /(?<what>.{1,40}) (?:al lado|junto a(?:l| la) .{1,20})/,
    ],
    make: (p, { parts: { what = '' }, clause }) => shown(p, what, clause),
  },
]

/** Names, and of a loop over keys the value of each. */
type Shown = { code: string; name: string; of: Named | null }

function shown(p: Program, what: string, clause: Clause): Result {
  const items = folded(what)
    .replace(/ (?:tambien|ademas|por pantalla|con print)$/, '')
    .replace(/^(?:tambien|ademas|por pantalla) /, '')
    .split(/,? y (?:tambien |ademas )?|, |,? junto (?:con|a) | con (?=su |el |la )/)
    .map((text) => text.replace(/ (?:de cada (?:un[oa]|[a-z]+)|que (?:sale|queda|hay|tiene))$/, '').trim())
  const named = items.map((text) => meant(p, text))
  if (items.length > 4 || named.some((each) => each === null)) return null
  const all = named.filter((each) => each !== null)
  const inLoop = loopOf(p, all)
  if (inLoop !== null && clause.place !== 'end' && clause.place !== 'behind-loop') return beside(p, inLoop, all, clause)
  if (all.some(({ of }) => of === null)) return null
  const lines = all.map(({ code }) => (clause.place === 'loop' ? `print(${code})` : lineFor(p, code)))
  const last = all.at(-1)?.of
  if (!last) return null
  const edits = lines.map((line) => place(p, line, last, clause))
  if (edits.some((edit) => edit === null)) return null
  return {
    code: edited(p, joined(edits.filter((edit) => edit !== null))),
    told: `Muestra también ${listed(all.map(({ code }) => inlineCode(code)))}.`,
  }
}

const joined = (edits: readonly Edit[]): Edit[] => {
  const [first, ...more] = edits
  return first ? [{ ...first, text: first.text + more.map(({ text }) => text).join('') }] : []
}

const lineFor = (p: Program, name: string) =>
  `print(${textLiteral(p, `${upperFirst(name.replaceAll('_', ' '))}:`)}, ${name})`

/** A name of the program, or what a loop over keys finds by them. */
function meant(p: Program, words: string): Shown | null {
  const named = namedBy(p, words)
  const entry = entryOf(p)
  const isSpelt = named !== null && folded(words).split(' ').at(-1) === folded(named.name)
  const element = named === null || isSpelt || named.name === entry?.dict ? null : elementOf(p, named.name)
  if (element !== null) return element
  if (named !== null && (named.name !== entry?.dict || folded(words) === folded(named.name)))
    return { code: named.name, name: named.name, of: named }
  const bare = words.replace(/^(?:(?:el|la|su|sus|los|las|cada) )+/, '')
  if (entry === null) return null
  const isValue = /^(?:valor|valores)$/.test(bare) || bare === singularOf(folded(entry.dict))
  if (isValue) return { code: `${entry.dict}[${entry.key}]`, name: bare, of: null }
  return /^(?:clave|nombre|producto|key)$/.test(bare) ? { code: entry.key, name: entry.key, of: null } : null
}

/** «la nota» of a loop over `notas` is the one of each turn. */
function elementOf(p: Program, list: string): Shown | null {
  const [loop, other] = p.places('for').filter(({ node }) => nameOf(node.iterable) === list)
  const target = nameOf(loop?.node.target)
  if (!loop || other || target === null) return null
  return { code: target, name: target, of: { name: target, scope: loop.scope, first: loop, isOfLoop: true } }
}

/** `for p in precios:` over a dictionary. */
function entryOf(p: Program): { loop: StatementOf<'for'>; dict: string; key: string } | null {
  for (const { node } of p.places('for')) {
    const dict =
      nameOf(node.iterable) ??
      (methodCall(node.iterable)?.name === 'keys' ? nameOf(methodCall(node.iterable)?.object) : null)
    const key = nameOf(node.target)
    const isDict = p.allPlaces.some(
      (place) => plainAssign(place.node)?.name === dict && plainAssign(place.node)?.value.kind === 'dict',
    )
    if (dict !== null && key !== null && isDict) return { loop: node, dict, key }
  }
  return null
}

/** The loop whose own names are wished for. */
function loopOf(p: Program, all: readonly Shown[]): StatementOf<'for'> | null {
  const entry = entryOf(p)
  const loops = all.map(({ of, code }) => {
    if (of === null) return entry?.loop ?? null
    if (entry && code === entry.key) return entry.loop
    return of.first.node.kind === 'for' ? of.first.node : null
  })
  const [first] = loops
  return first && loops.every((loop) => loop === first || loop === null)
    ? first
    : (loops.find((loop) => loop !== null) ?? null)
}

/** Beside what the loop prints already; else on a line of its own. */
function beside(p: Program, loop: StatementOf<'for'>, all: readonly Shown[], { place: at }: Clause): Result {
  const prints = printsIn(loop.body)
  const [only, other] = prints
  const codes = all.map(({ code }) => code)
  const fresh = codes.filter((code) => !(only && positional(only).some((value) => p.text(value) === code)))
  if (only && fresh.length === 0 && !other)
    return { why: `Eso ya lo muestra tu programa: línea ${p.line(only)}, ${inlineCode(p.text(only))}.` }
  const told = `En cada vuelta se muestra también ${listed(fresh.map(inlineCode))}.`
  const values = only ? positional(only) : []
  const last = values.at(-1)
  if (only && !other && last && at !== 'loop' && only.arguments.length === values.length) {
    const isWhole = codes.length > 1 && values.length === 1 && fresh.length < codes.length
    const text = isWhole ? codes.join(', ') : `${p.text(last)}, ${fresh.join(', ')}`
    return {
      code: edited(p, [{ from: last.from, to: last.to, text }]),
      told,
      how: ['`print` separa con un espacio lo que se le da con comas.'],
    }
  }
  if (only && !other) return null
  const first = loop.body[0]
  if (!first || codes.length === 0) return null
  return { code: edited(p, [behind(p, loop.body.at(-1) ?? first, `print(${codes.join(', ')})`)]), told }
}

/** Where a value is at its last: at the end, in its function before it returns, or in the loop that gives it. */
function place(p: Program, line: string, named: Named, { place: at }: Clause): Edit | null {
  if (named.scope.kind === 'function') {
    const own = named.scope.node
    const last = own?.kind === 'function' ? own.body.at(-1) : undefined
    return last && (at === null || at === 'end') ? behind(p, last, line) : null
  }
  if (named.scope.kind !== 'module') return null
  if (at !== null) return putAt(p, line, at)
  const loop = named.first.parent && isLoop(named.first.parent.node) ? named.first.parent.node : null
  if (loop && !isUpdated(p, named)) return behind(p, named.first.node, line)
  return putAt(p, line, 'end')
}

/** How many a list, a dictionary or a counter of that name has. */
function counted(p: Program, noun: string, { place: at }: Clause): Result {
  const named = namedBy(p, noun)
  if (named === null || named.scope.kind !== 'module') return null
  const value = plainAssign(named.first.node)?.value
  const isMany =
    value &&
    (['list', 'dict', 'set', 'tuple', 'comprehension'].includes(value.kind) ||
      callTo(value, 'list', 'sorted', 'set', 'dict') !== null)
  const isCounter = value?.kind === 'number' && isUpdated(p, named)
  if (!isMany && !isCounter) return null
  const code = isMany ? `len(${named.name})` : named.name
  if (printsIn(p.body).some((call) => positional(call).some((each) => p.text(each) === code)) && at !== 'end')
    return null
  const label = isMany
    ? `Total de ${named.name.replaceAll('_', ' ')}:`
    : `${upperFirst(named.name.replaceAll('_', ' '))}:`
  const put = putAt(p, `print(${textLiteral(p, label)}, ${code})`, at ?? 'end')
  return (
    put && {
      code: edited(p, [put]),
      told: isMany
        ? `Dice también cuántos hay en ${inlineCode(named.name)}.`
        : `Dice también cuánto vale ${inlineCode(named.name)}.`,
      how: isMany ? ['`len` cuenta los elementos.'] : [],
    }
  )
}
