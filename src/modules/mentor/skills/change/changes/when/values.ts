import { folded } from '~/platform/text/folded'
import type { Expression, FormatPart, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inputIn, positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import type { Tested } from './condition'

/** A value that the program has: its code, the words that it goes by, and where it gets and shows it. */
export type Value = {
  code: string
  kind: 'number' | 'text' | 'other'
  words: readonly string[]
  /** Where it is typed, if it is. */
  read: Place<StatementOf<'assign'>> | null
  /** The last statement that gives it its value, or shows it under a name of its own. */
  last: Place
}

export const wordsOf = (text: string): string[] => folded(text).match(/[a-z]{2,}|\d+/g) ?? []

/** What is typed, calculated and shown in the main program, each once; what is typed comes first. */
export function valuesIn(p: Program): Value[] {
  const values = [...typed(p), ...calculated(p)]
  for (const shown of labelled(p)) {
    const known = values.find(({ code }) => code === shown.code)
    if (!known) values.push(shown)
    else
      values.splice(values.indexOf(known), 1, {
        ...known,
        words: [...known.words, ...shown.words],
        last: shown.last.node.from > known.last.node.from ? shown.last : known.last,
      })
  }
  return [...values, ...parameters(p)]
}

/** What functions are given. */
const parameters = (p: Program): Value[] =>
  p
    .places('function')
    .filter(isMain)
    .flatMap((last) =>
      last.node.parameters.map(
        ({ name }): Value => ({ code: name, kind: 'other', words: wordsOf(name), read: null, last }),
      ),
    )

const isMain = ({ scope }: Place) => scope.kind === 'module'

/** Places of `name = input(…)`, the first of each name. */
export function readsIn(
  p: Program,
): { name: string; place: Place<StatementOf<'assign'>>; conversion: 'int' | 'float' | null }[] {
  const found = new Map<
    string,
    { name: string; place: Place<StatementOf<'assign'>>; conversion: 'int' | 'float' | null }
  >()
  for (const place of p.places('assign')) {
    const name = place.node.targets.length === 1 ? nameOf(place.node.targets[0]) : null
    const read = typedIn(place.node.value)
    if (name !== null && read && !found.has(name)) found.set(name, { name, place, conversion: read.conversion })
  }
  return [...found.values()]
}

/** `input(…)`, converted or cut and folded: `input("Op: ").strip().lower()`. */
function typedIn(node: Expression): ReturnType<typeof inputIn> {
  const read = inputIn(node)
  if (read) return read
  const method = methodCall(node)
  return method && /^(?:strip|lower|upper|title|capitalize|replace|casefold)$/.test(method.name)
    ? typedIn(method.object)
    : null
}

function typed(p: Program): Value[] {
  return readsIn(p)
    .filter(({ place }) => isMain(place))
    .map(({ name, place, conversion }) => {
      const input = typedIn(place.node.value)?.input
      const prompt = input ? positional(input)[0] : undefined
      return {
        code: name,
        kind: conversion === null ? 'text' : 'number',
        words: [...wordsOf(name), ...(prompt?.kind === 'string' ? wordsOf(prompt.value) : [])],
        read: place,
        last: lastOf(p, name, place),
      }
    })
}

/** The last statement beside a place, or around, that gives a name its value. */
function lastOf(p: Program, name: string, place: Place): Place {
  const given = p.allPlaces.filter(
    ({ node, scope }) =>
      scope === place.scope &&
      ((node.kind === 'assign' && node.targets.some((target) => p.text(target) === name)) ||
        (node.kind === 'augmented-assign' && p.text(node.target) === name)),
  )
  return given.at(-1) ?? place
}

function calculated(p: Program): Value[] {
  const names = new Set(readsIn(p).map(({ name }) => name))
  const found = new Map<string, Value>()
  for (const place of p.allPlaces.filter(isMain)) {
    const { node } = place
    const target = node.kind === 'assign' ? node.targets[0] : node.kind === 'augmented-assign' ? node.target : undefined
    if (!target || (target.kind !== 'name' && target.kind !== 'subscript') || !('value' in node) || node.value === null)
      continue
    const code = p.text(target)
    if (names.has(code)) continue
    const kind = node.kind === 'augmented-assign' ? 'number' : kindOf(node.value as Expression)
    found.set(code, {
      code,
      kind: found.get(code)?.kind ?? kind,
      words: wordsOf(code),
      read: null,
      last: place,
    })
  }
  for (const place of p.places('for')) {
    const name = nameOf(place.node.target)
    if (name !== null && isMain(place) && !found.has(name) && place.node.body[0])
      found.set(name, { code: name, kind: elementKind(p, place), words: wordsOf(name), read: null, last: place })
  }
  return [...found.values()]
}

function elementKind(p: Program, { node }: Place<StatementOf<'for'>>): Value['kind'] {
  if (callTo(node.iterable, 'range')) return 'number'
  const list = p.places('assign').find((place) => p.text(place.node.targets[0] ?? place.node) === p.text(node.iterable))
    ?.node.value
  if (list?.kind !== 'list') return 'other'
  return list.items.every((item) => numberOf(item) !== null)
    ? 'number'
    : list.items.every(({ kind }) => kind === 'string')
      ? 'text'
      : 'other'
}

export function kindOf(node: Expression): Value['kind'] {
  if (numberOf(node) !== null) return 'number'
  if (node.kind === 'string' || node.kind === 'format-string') return 'text'
  if (node.kind === 'binary') return [node.left, node.right].some((side) => kindOf(side) === 'text') ? 'text' : 'number'
  if (callTo(node, 'sum', 'len', 'round', 'int', 'float', 'abs', 'max', 'min', 'randint')) return 'number'
  const method = methodCall(node)
  return method && /^(?:randint|count|randrange|sqrt)$/.test(method.name) ? 'number' : 'other'
}

/** `print("Quedan", stock[producto])`, `print(f"Saldo: {saldo}")`: what is shown behind words of its own. */
function labelled(p: Program): Value[] {
  return p.spots('call').flatMap(({ node, place }) => {
    const call = callTo(node, 'print')
    if (!call || !isMain(place)) return []
    const parts = positional(call).flatMap((part): (FormatPart | Expression)[] =>
      part.kind === 'format-string' ? part.parts : [part],
    )
    return parts.flatMap((part, at): Value[] => {
      const value = part.kind === 'field' ? part.value : part.kind === 'text' ? null : part
      const before = parts[at - 1]
      const label = before?.kind === 'string' ? before.value : before?.kind === 'text' ? before.text : ''
      if (value === null || label === '' || !/^(?:name|subscript|attribute|binary|call)$/.test(value.kind)) return []
      return [
        {
          code: p.text(value),
          kind: value.kind === 'name' || value.kind === 'subscript' ? 'other' : kindOf(value),
          words: wordsOf(label),
          read: null,
          last: place,
        },
      ]
    })
  })
}

/** Words that say who acts, or nothing of a value. */
const SAYS_NOTHING =
  /^(?:el|la|los|las|un|una|uno|de|del|al|que|se|lo|le|me|te|les|su|sus|mi|ese|esa|esto|este|esta|eso|en|y|o|a|por|para|con|es|sea|son|esta|este|hay|haya|ya|ha|he|no|si|yo|tu|usuario|usuaria|alguien|persona|gente|cliente|tipo|pone|pongo|ponen|pongan|ponga|poner|mete|meto|meten|metan|meta|escribe|escribo|escriben|escriba|teclea|introduce|introducen|ingresa|ingresan|elige|eligen|quiere|quiero|quieren|quiera|quieran|tiene|tienen|tenga|tengan|pide|piden|pida|pidan|sale|salga|da|dan|numero|numeros|valor|valores|cantidad|dato|datos|resultado|tambien|solo|mas|menos|algun|alguna|algo|como|cuando|programa|todavia|aun|luego|final|tener|ser|vez|queda|quedan|quede|queden|fuera|seria|caso|otro|otra|pero|porque|introduzca|introduzcan|digan|dice|diga|dicen|sacar|mal|estan|esten|va|hacer|entero|positivo|opcion|puede|pueden|debe|deben|puedan|pueda|peta|falla|rompe|revienta|casca|error)$/

/** Whether two words are forms of one: «queden» and «Quedan». */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long === `${short}s` || long === `${short}es`) return true
  let common = 0
  while (common < short.length && short[common] === long[common]) common += 1
  return common >= 4 && common >= short.length - 2 && long.length - common <= 4
}

/** The values that words name, those of which more words tell first; the words that name none of them are `left`. */
export function namedIn(values: readonly Value[], words: string): { named: Value[]; left: string[] } {
  const said = wordsOf(words)
  const scored = values
    .map((value) => {
      const hits = said.filter(
        (word) =>
          !/^(?:el|la|de|en|un|una|que|es|los|las)$/.test(word) && value.words.some((own) => isSameWord(word, own)),
      )
      return {
        value,
        score:
          new Set(hits.filter((word) => !WEAK.test(word))).size +
          0.5 * new Set(hits.filter((word) => WEAK.test(word))).size,
        hits,
      }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const heard = new Set(scored.flatMap(({ hits }) => hits))
  return {
    named: scored.filter(({ score }) => score === best).map(({ value }) => value),
    left: said.filter((word) => !heard.has(word) && !SAYS_NOTHING.test(word) && !/^\d+$/.test(word)),
  }
}
const WEAK = /^(?:numero|valor|dato|cantidad|pon|pone|mete|escribe|introduce|dime|tu|cuanto|cuantos|cual)/

/** A test of one value, known behind where it last gets its value; what is typed, right behind that. */
export function ofValue(value: Value, tested: Pick<Tested, 'test' | 'opposite' | 'isWrong' | 'notice'>): Tested {
  const isTyped =
    value.read !== null &&
    (tested.isWrong || value.last.node.from <= value.read.node.from || value.last.node.kind === 'expression')
  const after = isTyped ? value.read : value.last
  return { kind: 'test', ...tested, read: value.read, after, use: null }
}
