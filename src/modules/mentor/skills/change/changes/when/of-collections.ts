import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { positional } from '../../../../python/program/source'
import type { Place, Spot } from '../../../../python/scope'
import type { Condition, Tested } from './condition'
import { isSameWord, readsIn, wordsOf } from './values'

/** What is looked for in a collection, added to it or counted of it: where, and by which code. */
type Use = { collection: string; item: string; place: Place }

const UNKNOWN =
  /\bno (?:(?:lo|la|los|las|se|me|nos) )?(?:esta|este|existe|exista|existen|aparece\w*|tenemos|tengo|tienen|hay|haya|encuentr\w+|conoc\w+|vale|valga|es valid\w+|sea valid\w+|es correct\w+|figura|sale|vend\w+|este registrad\w+)\b|\b(?:otra cosa|desconocid[oa]|fuera de rango|invalid[oa]|se (?:pasa|sale)|mal escrit[oa])\b/
const KNOWN =
  /\bya (?:(?:lo|la|los|las|se|me|ha|habia|esta|este|sido) ?)*(?:esta|este|existe|exista|hay|habia|tengo|tenemos|salio|metid\w*|puest\w*|dich\w*|escrit\w*|registrad\w*|guardad\w*|anadid\w*|usad\w*|en la lista)?|\brepet\w+|\brepit\w+|\bduplicad\w+|\bdos veces\b|\bel mismo\b|\bla misma\b/
const EMPTY =
  /\bvaci[oa]s?\b|\bno (?:hay|haya|tiene|tenga|ha metido|mete\w*|queda\w*) (?:nada|datos|elementos|ningun[oa]?|nadie|not\w+|numeros|valores|productos|nombres|alumnos|[a-z]{3,12}s)\b|\bsin (?:datos|elementos|nada)\b|\bningun[oa]?\b/
const CASELESS = /mayuscula|minuscula/

/** «si no está», «si ya está», «si la lista está vacía» */
export function ofCollection(p: Program, words: string): Condition | null {
  if (KNOWN.test(words)) return repeated(p, words) ?? null
  if (EMPTY.test(words)) {
    const found = empty(p, words)
    if (found !== null) return found
  }
  return UNKNOWN.test(words) ? unknown(p) : null
}

function repeated(p: Program, words: string): Tested | null {
  const use = additions(p)[0]
  if (!use) return null
  const { collection, item, place } = use
  const isDict = p
    .places('assign')
    .some(
      ({ node }) =>
        p.text(node.targets[0] ?? node) === collection &&
        (node.value.kind === 'dict' || callTo(node.value, 'dict') !== null),
    )
  const [test, opposite] =
    CASELESS.test(words) && !isDict
      ? ['in', 'not in'].map((operator) => `${item}.lower() ${operator} [cada.lower() for cada in ${collection}]`)
      : [`${item} in ${collection}`, `${item} not in ${collection}`]
  return tested(
    p,
    use,
    { test: test ?? '', opposite: opposite ?? '', notice: isDict ? 'Eso ya está.' : 'Ya está en la lista.' },
    place,
  )
}

/** `lista.append(x)`, `conjunto.add(x)`, `agenda[x] = …` */
function additions(p: Program): Use[] {
  return p.allPlaces.flatMap((place): Use[] => {
    const { node } = place
    if (node.kind === 'expression') {
      const method = methodCall(node.value)
      const [item] = method ? positional(method.call) : []
      if (method && /^(?:append|add)$/.test(method.name) && item?.kind === 'name' && place.parent !== null)
        return [{ collection: p.text(method.object), item: p.text(item), place }]
    }
    const target = node.kind === 'assign' ? node.targets[0] : undefined
    return target?.kind === 'subscript' && target.index.kind === 'name' && place.parent !== null
      ? [{ collection: p.text(target.value), item: p.text(target.index), place }]
      : []
  })
}

function unknown(p: Program): Condition | null {
  for (const spot of p.spots('subscript')) {
    const found = lookedUp(p, spot)
    if (found !== null) return found
  }
  for (const { node, place } of p.spots('call')) {
    const method = methodCall(node)
    const [item] = method ? positional(node) : []
    if (!method || !/^(?:index|remove|count|find)$/.test(method.name) || item?.kind !== 'name') continue
    const use = { collection: p.text(method.object), item: item.name, place }
    return tested(
      p,
      use,
      {
        test: `${item.name} not in ${use.collection}`,
        opposite: `${item.name} in ${use.collection}`,
        notice: 'Eso no está.',
      },
      place,
    )
  }
  return null
}

/** `precios[p]` of a dictionary, `lista[i]` of a list, where what is looked up is typed. */
function lookedUp(p: Program, { node, place }: Spot<Extract<Expression, { kind: 'subscript' }>>): Condition | null {
  const collection = nameOf(node.value)
  const given = p.places('assign').find((each) => nameOf(each.node.targets[0]) === collection)?.node.value
  const typed = readsIn(p)
  const name = [...typed].find((read) => new RegExp(`(?<!\\w)${read.name}(?!\\w)`).test(p.text(node.index)))
  if (!given || !collection || !name || isLeft(place, node)) return null
  const index = p.text(node.index)
  const guard = guardOf(p, place, `${index} in ${collection}`)
  if (guard)
    return guard.node.otherwise.length > 0
      ? null
      : { kind: 'otherwise', chain: guard, last: guard.node, read: name.place, known: collection, right: null }
  const use = { collection, item: name.name, place }
  if (given.kind === 'dict' || callTo(given, 'dict'))
    return tested(
      p,
      use,
      { test: `${index} not in ${collection}`, opposite: `${index} in ${collection}`, notice: 'Eso no está.' },
      place,
    )
  if (given.kind !== 'list' || name.conversion !== 'int') return null
  const shift = /^\w+ ?- ?1$/.test(index)
  const within = shift ? `1 <= ${name.name} <= len(${collection})` : `0 <= ${index} < len(${collection})`
  return tested(p, use, { test: `not ${within}`, opposite: within, notice: 'Esa posición no existe.' }, place)
}

/** The `if` around a place that tests just that. */
function guardOf(p: Program, place: Place, test: string): Place<StatementOf<'if'>> | null {
  const found = p
    .places('if')
    .find(({ node }) => node.from < place.node.from && place.node.to <= node.to && p.text(node.test) === test)
  return found ?? null
}

/** `agenda[x] = …` makes the key. */
const isLeft = ({ node }: Place, target: Expression) =>
  node.kind === 'assign' && node.targets.some((each) => each === target)

function empty(p: Program, words: string): Tested | null {
  const said = wordsOf(words)
  const walked = p.places('for').find(({ node }) => said.some((word) => isSameWord(word, nameOf(node.iterable) ?? '')))
  const name = nameOf(walked?.node.iterable)
  if (walked && name !== null) return emptyAt(p, name, walked)

  for (const { node, place } of p.spots('call')) {
    const call = callTo(node, 'len', 'max', 'min', 'choice') ?? (methodCall(node)?.name === 'choice' ? node : null)
    const list = call && nameOf(positional(call)[0])
    if (!list || place.node.kind === 'for') continue
    return emptyAt(p, list, place)
  }
  return null
}

const emptyAt = (p: Program, list: string, place: Place): Tested =>
  tested(
    p,
    { collection: list, item: list, place },
    { test: `len(${list}) == 0`, opposite: `len(${list}) > 0`, notice: 'No hay datos.' },
    place,
  )

function tested(p: Program, { item }: Use, what: Pick<Tested, 'test' | 'opposite' | 'notice'>, use: Place): Tested {
  const read = readsIn(p).find(({ name }) => name === item)?.place ?? null
  return { kind: 'test', ...what, read, after: read, use, isWrong: true }
}
