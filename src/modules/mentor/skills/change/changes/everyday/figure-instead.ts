import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { isPandas } from '../data/pandas'
import { fitting } from '../fitting'

type Figure = 'sum' | 'mean' | 'median' | 'max' | 'min' | 'count'
const WORDS: Readonly<Record<Figure, string>> = {
  sum: 'la suma|el total|la suma total',
  mean: 'la media|el promedio|la nota media',
  median: 'la mediana',
  max: 'el maximo|el mayor|el (?:valor )?mas (?:alto|grande)|la mayor|la mas alta',
  min: 'el minimo|el menor|el (?:valor )?mas (?:bajo|pequeno)|la menor|la mas baja',
  count: 'cuant[oa]s (?:hay|son)|el numero de [a-z]+|la cantidad|el conteo',
}
/** Its word in a sentence, as a label and as a name. */
const CALLED: Readonly<Record<Figure, readonly [said: string, label: string, name: string]>> = {
  sum: ['la suma', 'suma', 'suma'],
  mean: ['la media', 'media', 'media'],
  median: ['la mediana', 'mediana', 'mediana'],
  max: ['el máximo', 'máximo', 'maximo'],
  min: ['el mínimo', 'mínimo', 'minimo'],
  count: ['cuántos hay', 'cantidad', 'cantidad'],
}
const LABELS: Readonly<Record<Figure, string>> = {
  sum: 'suma|total',
  mean: 'media|promedio',
  median: 'mediana',
  max: 'm[aá]xim[oa]',
  min: 'm[ií]nim[oa]',
  count: 'cantidad|cu[aá]nt[oa]s',
}
const FIGURES = Object.keys(WORDS) as Figure[]
const ANY = Object.values(WORDS).join('|')
const BARE = ANY.replace(/\b(?:la|el) /g, '')
const LEAD =
  '(?:(?:y|si|quiero|quisiera|necesito|que|me|ahora|pero|mejor|diga|dig[ae]\\w*|di|muestre|imprima|saque|calcule|de|d[eé]|haz|pon|dame|cambial[oa]|cambia|por|sea|salga|no)[, ]+){0,8}'

/** «ahora la suma en vez de la media», «y si quiero la media?» of the sums of a table: one figure in the place of another. */
export const figureInsteadChange: Change = {
  name: 'figure-instead',
  stage: STAGE.expression,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}(?<fresh>${ANY})(?: de cada (?:un[oa]|[a-z]{3,14}))?,? (?:(?:y )?no|en (?:vez|lugar) del?) (?:(?:el|la|los|las) )?(?<old>${BARE}|${ANY})[ ?!.]*$`,
      ),
      new RegExp(
        `^${LEAD}en (?:vez|lugar) del? (?:(?:el|la) )?(?<old2>${BARE}|${ANY}),? ${LEAD}(?<fresh2>${ANY})(?: de cada (?:un[oa]|[a-z]{3,14}))?[ ?!.]*$`,
      ),
      new RegExp(`^${LEAD}(?<alone>${ANY})(?: (?:de|por) (?:cada )?[a-z]{3,14})?[ ?!.]*$`),
    ],
    (p, { parts: { fresh, fresh2, old, old2, alone } }) => {
      const asked = figureOf(fresh ?? fresh2 ?? alone)
      const was = figureOf(old ?? old2)
      if (asked === null || (alone === undefined && was === null)) return null
      if (isPandas(p)) return ofTable(p, asked, was)
      return was === null ? null : ofList(p, asked, was)
    },
  ),
}

const plainOf = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
function figureOf(words: string | undefined): Figure | null {
  const said = words === undefined ? null : plainOf(words)
  return (
    (said !== null &&
      FIGURES.find((figure) =>
        new RegExp(`^(?:${WORDS[figure]}|${WORDS[figure].replace(/\b(?:la|el) /g, '')})$`).test(said),
      )) ||
    null
  )
}

const METHODS: Readonly<Record<Figure, string>> = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  max: 'max',
  min: 'min',
  count: 'count',
}

/** `df.groupby('tienda')['total'].sum()`: the only figure that a table is asked for. */
function ofTable(p: Program, asked: Figure, was: Figure | null): Result {
  const calls = p.spots('call').flatMap(({ node }) => {
    const method = methodCall(node)
    const figure = FIGURES.find((each) => METHODS[each] === method?.name)
    const isColumn = method?.object.kind === 'subscript' && method.object.index.kind === 'string'
    return method && figure && isColumn && node.arguments.length === 0 ? [{ method, figure }] : []
  })
  const [only, other] = calls
  if (!only || other || only.figure === asked || (was !== null && was !== only.figure)) return null
  const { callee } = only.method
  return {
    code: relabelled(p, only.figure, asked, [
      { from: callee.nameFrom, to: callee.to, text: METHODS[asked] },
      ...renamed(p, only.method.call, only.figure, asked),
    ]),
    told: `Ahora calcula ${CALLED[asked][0]} en lugar de ${CALLED[only.figure][0]}.`,
    how: [
      `\`.${METHODS[asked]}()\` se aplica a cada grupo igual que \`.${only.method.name}()\`. Si quieres las dos cosas a la vez: \`.agg(['${only.method.name}', '${METHODS[asked]}'])\`.`,
    ],
  }
}

/** What figure of which list an expression is: `sum(x) / len(x)`, `max(x)`. */
function figureIn(p: Program, node: Expression): { figure: Figure; list: string } | null {
  if (node.kind === 'binary' && node.operator === '/') {
    const [top, bottom] = [callTo(node.left, 'sum'), callTo(node.right, 'len')]
    const [list, counted] = [top, bottom].map((call) => call && positional(call)[0])
    return list && counted && p.text(list) === p.text(counted) ? { figure: 'mean', list: p.text(list) } : null
  }
  const call = callTo(node, 'sum', 'max', 'min', 'len')
  const [list, more] = call ? positional(call) : []
  const name = call && nameOf(call.callee)
  if (!call || !list || more || call.arguments.length > 1) return null
  return { figure: name === 'len' ? 'count' : (name as Figure), list: p.text(list) }
}

const written = (figure: Figure, list: string): string | null =>
  ({
    sum: `sum(${list})`,
    mean: `sum(${list}) / len(${list})`,
    median: null,
    max: `max(${list})`,
    min: `min(${list})`,
    count: `len(${list})`,
  })[figure]

/** The only expression of the program that is the figure which is no longer wanted. */
function ofList(p: Program, asked: Figure, was: Figure): Result {
  const all = [...p.spots('binary'), ...p.spots('call')].flatMap((spot) => {
    const found = figureIn(p, spot.node)
    const isPart = spot.parent !== null && spot.parent.node.kind === 'binary' && figureIn(p, spot.parent.node) !== null
    return found?.figure === was && !isPart ? [{ node: spot.node, list: found.list }] : []
  })
  const [only, other] = all
  const text = only && written(asked, only.list)
  if (!only || other || !text) return null
  const { from, to } = p.whole(only.node)
  return {
    code: relabelled(p, was, asked, [{ from, to, text }, ...renamed(p, only.node, was, asked)]),
    told: `Ahora calcula ${CALLED[asked][0]} en lugar de ${CALLED[was][0]}: ${inlineCode(text)}.`,
  }
}

/** The name that holds the figure, called after the new one. */
function renamed(p: Program, figure: Expression, was: Figure, asked: Figure): Edit[] {
  const name = nameOf(p.places('assign').find(({ node }) => node.value === figure)?.node.targets[0])
  const word = new RegExp(`(?<![a-z])(?:${LABELS[was]})(?![a-z])`)
  if (name === null || !word.test(name)) return []
  const text = freeName(p, name.replace(word, CALLED[asked][2]))
  return p
    .spots('name')
    .flatMap(({ node: { name: other, from, to } }) =>
      other === name && (from < figure.from || from >= figure.to) ? [{ from, to, text }] : [],
    )
}

/** What is printed says the new figure. */
function relabelled(p: Program, was: Figure, asked: Figure, edits: readonly Edit[]): string {
  const word = new RegExp(`(?<!\\p{L})(?:(?:la|el) )?(?:${LABELS[was]})(?!\\p{L})`, 'iu')
  const labels = [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node, parent }): Edit[] => {
    const call = parent?.node
    if (!call || !(callTo(call, 'print') || /^(?:set_)?(?:title|[xy]label)$/.test(methodCall(call)?.name ?? '')))
      return []
    const text = p.source.slice(node.from, node.to)
    const found = word.exec(text)
    if (!found || text.slice(0, found.index).includes('{')) return []
    const label = CALLED[asked][/^(?:la|el) /i.test(found[0]) ? 0 : 1]
    const from = node.from + found.index
    return [
      {
        from,
        to: from + found[0].length,
        text: /^\p{Lu}/u.test(found[0]) ? label.charAt(0).toUpperCase() + label.slice(1) : label,
      },
    ]
  })
  return edited(p, [...edits, ...labels])
}
