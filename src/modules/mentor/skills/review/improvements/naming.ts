import { inlineCode } from '../../../engine/compose'
import { allNames } from '../../../python/names'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { FindImprovements, Improvement, Reviewed } from '../improvement'

/** Names of functions and variables that are not written as Python's are: all of them at once, everywhere. */
export const findNames: FindImprovements = (program) => [...writtenNames(program), ...bareLetters(program)]

const MIN_LETTERS = 4
/** Usual for counters, places, points and files. */
const USUAL = /^[ijknxyzf_]$/

/** A function whose name, parameters and variables are letters: nobody can tell what it is for. */
function bareLetters({ module }: Reviewed): Improvement[] {
  return module.body.flatMap((node): Improvement[] => {
    if (node.kind !== 'function' || node.name.length > 2) return []
    const inside = [...ownNames({ module: { ...module, body: [node] } })]
    const letters = [...new Set(inside.filter((name) => name.length === 1 && !USUAL.test(name)))]
    const all = [...new Set([node.name, ...letters])]
    if (all.length < MIN_LETTERS) return []
    const shown = all.slice(0, 5).map(inlineCode).join(', ')
    return [
      {
        from: node.from,
        to: node.nameFrom + node.name.length,
        weight: 0.66,
        what: `Los nombres ${shown} no dicen qué guardan: para saberlo hay que leerlo todo. Lo primero sería **renombrar** con palabras descriptivas: la función, por lo que da; cada variable, por lo que guarda (\`suma\`, \`cuantos\`, \`notas\`…). Y una línea de *docstring* debajo del \`def\` que diga qué recibe y qué devuelve.`,
        why: 'El ordenador lo entiende igual; las personas, y tú dentro de un mes, no.',
        edits: [],
      },
    ]
  })
}

function writtenNames(program: Reviewed): Improvement[] {
  const renamed = new Map<string, string>()
  const taken = allNames(program.module)
  for (const name of ownNames(program)) {
    const better = snakeCase(name)
    if (better !== name && !taken.has(better) && ![...renamed.values()].includes(better)) renamed.set(name, better)
  }
  const [first] = renamed
  if (!first) return []
  const places = placesOf(program, renamed)
  const [at] = places
  const list = [...renamed].map(([old, better]) => `${inlineCode(old)} → ${inlineCode(better)}`).slice(0, 5)
  const found: Improvement = {
    from: at?.from ?? 0,
    to: at?.to ?? 0,
    weight: 0.52,
    what: `Los nombres de funciones y variables van en minúsculas, con guiones bajos entre palabras: ${list.join(', ')}.`,
    why: 'Es la costumbre de toda la comunidad (PEP 8): quien lee sabe a la vista que `Calculo` sería una clase.',
    edits: places,
  }
  return [found]
}

/** Functions, parameters and variables; not classes, constants in capitals, or what a class gives. */
function* ownNames({ module }: Pick<Reviewed, 'module'>): Generator<string> {
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function' && !node.name.startsWith('__')) {
      yield node.name
      for (const { name } of node.parameters) yield name
    }
    if (node.kind === 'for' && node.target.kind === 'name') yield node.target.name
    if (node.kind !== 'assign') continue
    for (const target of node.targets) {
      const isConstant = target.kind === 'name' && /^[A-Z][A-Z\d_]+$/.test(target.name)
      if (target.kind === 'name' && !isConstant) yield target.name
    }
  }
}

function snakeCase(name: string): string {
  if (!/[A-Z]/.test(name)) return name
  return name
    .replace(/([a-záéíóúñ\d])([A-Z])/g, '$1_$2')
    .replace(/^_+/, '')
    .toLowerCase()
}

export function placesOf({ module }: Reviewed, renamed: ReadonlyMap<string, string>) {
  const places: { from: number; to: number; text: string }[] = []
  const add = (name: string, from: number) => {
    const text = renamed.get(name)
    if (text !== undefined) places.push({ from, to: from + name.length, text })
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function') {
      add(node.name, node.nameFrom)
      for (const { name, from } of node.parameters) add(name, from)
    }
  }
  for (const node of allExpressions(module)) {
    if (node.kind === 'name') add(node.name, node.from)
    if (node.kind === 'call')
      for (const argument of node.arguments) if (argument.name !== null) add(argument.name, argument.from)
  }
  return places.toSorted((a, b) => a.from - b.from).filter((place, at, all) => all[at - 1]?.from !== place.from)
}
