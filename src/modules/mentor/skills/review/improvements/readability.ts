import { inlineCode } from '../../../engine/compose'
import { statementsIn } from '../../../python/walk'
import type { FindImprovements, Improvement, Reviewed } from '../improvement'

/** What the program says to whoever reads it: its comments and its names. */
export const findForReaders: FindImprovements = (program) => [
  ...plainComments(program),
  ...shortNames(program),
  ...numberedNames(program),
]

const MIN_COMMENTS = 3
/** From so many comments for each statement on they only repeat the code. */
const MANY = 0.5

/** A comment for nearly every line. */
function plainComments({ module, source, lines }: Reviewed): Improvement[] {
  const places = [...source.matchAll(/^[ \t]*#(?!!)[^\n]*$/gm)].map(({ index }) => index)
  const count = [...statementsIn(module.body)].length
  const [first] = places
  if (first === undefined || places.length < MIN_COMMENTS || places.length < count * MANY) return []
  const numbers = places.slice(0, 5).map((place) => lines.lineAt(place))
  return [
    {
      from: first,
      to: first,
      weight: 0.5,
      what: `Hay un comentario para casi cada línea (${numbers.join(', ')}), y repiten lo que el código ya dice: quita los que sobran y deja los que explican **por qué** se hace algo.`,
      why: 'Un comentario que solo traduce la línea hay que cambiarlo cada vez que ella cambia. Lo que hace una función entera se cuenta una vez, en su primera línea, con un texto entre comillas triples (docstring).',
      isPlaced: true,
      edits: [],
    },
  ]
}

/** Single letters that everybody reads at once. */
const USUAL = /^[ijkfe_]$/
const MIN_SHORT = 2

/** Variables and parameters of one letter. */
function shortNames({ module }: Reviewed): Improvement[] {
  const found = new Map<string, number>()
  const add = (name: string, from: number) => {
    if (/^\p{L}$/u.test(name) && !USUAL.test(name) && !found.has(name)) found.set(name, from)
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function') {
      if (node.name.length === 1) add(node.name, node.nameFrom)
      for (const { name, from } of node.parameters) add(name, from)
    }
    if (node.kind === 'assign')
      for (const target of node.targets) if (target.kind === 'name') add(target.name, target.from)
  }
  // Together they are the coordinates of a point.
  if (found.has('x') && found.has('y')) for (const name of ['x', 'y', 'z']) found.delete(name)
  const [first] = [...found.values()]
  if (first === undefined || found.size < MIN_SHORT) return []
  return [
    {
      from: first,
      to: first,
      weight: 0.45,
      what: `Los nombres ${[...found.keys()].slice(0, 6).map(inlineCode).join(', ')} no dicen qué guardan: ponles el nombre de lo que son.`,
      why: 'Con un nombre que lo cuenta, el programa se lee sin comentarios y es más difícil confundir dos variables.',
      isPlaced: true,
      edits: [],
    },
  ]
}

const MIN_NUMBERED = 3

/** `n1`, `n2`, `n3`: a list that was written as variables. */
function numberedNames({ module }: Reviewed): Improvement[] {
  const found = new Map<string, { names: string[]; from: number }>()
  for (const node of statementsIn(module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    const [, stem] = target?.kind === 'name' ? (/^(\p{L}+?)_?\d$/u.exec(target.name) ?? []) : []
    if (target?.kind !== 'name' || stem === undefined) continue
    const known = found.get(stem) ?? { names: [], from: node.from }
    if (!known.names.includes(target.name)) known.names.push(target.name)
    found.set(stem, known)
  }
  const rows = [...found.values()].filter(({ names }) => names.length >= MIN_NUMBERED)
  const [first] = rows
  if (first === undefined) return []
  const told = rows.slice(0, 3).map(({ names }) => names.slice(0, 5).map(inlineCode).join(', '))
  return [
    {
      from: first.from,
      to: first.from,
      weight: 0.58,
      what: `${told.join(' y ')} son datos de la misma clase con un número detrás: guárdalos en una **lista** y recórrela con un bucle \`for\`.`,
      why: 'Con una lista da igual que sean tres o treinta: `sum(...)`, `len(...)` y `max(...)` la leen entera, y no hay que repetir una línea por cada dato.',
      isPlaced: true,
      edits: [],
    },
  ]
}
