import { folded } from '~/platform/text/folded'
import { plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { isLoop } from '../../../../python/program/source'
import type { Scope, Place as Spot } from '../../../../python/scope'
import { singularOf } from '../../../../python/singular'

/** A name that the program gives a value, with where it does so first. */
export type Named = { name: string; scope: Scope; first: Spot; isOfLoop: boolean }

const ARTICLE =
  /^(?:(?:el|la|los|las|su|sus|mi|un|una|lo|l|cual|cuanto|cuanta|que|es|vale|valor|de|del|variable|variables|contenido|dato|nombre|llamada?|se) )+(?=\S)/

/** The names that words mean: written out, with blanks for underscores, or in the other number. Null where it is not clear. */
export function namedBy(p: Program, words: string): Named | null {
  const plain = folded(words).trim()
  const bare = plain.replace(ARTICLE, '')
  const all = namesOf(p)
  const one = (test: (name: string) => boolean) => {
    const found = all.filter(({ name }) => test(folded(name)))
    return found.length === 1 || (found.length > 1 && new Set(found.map(({ name }) => name)).size === 1)
      ? (found[0] ?? null)
      : null
  }
  const spelt = (text: string) => text.replace(/ (?:de |del |la |el )*/g, '_')
  return (
    one((name) => name === plain || name === bare) ??
    one((name) => name === spelt(bare)) ??
    (bare.length > 3 ? one((name) => name === singularOf(bare) || singularOf(name) === bare) : null)
  )
}

export function namesOf(p: Program): Named[] {
  const known = new Map<string, Named>()
  for (const place of p.allPlaces) {
    const { node, scope, parent } = place
    const targets =
      node.kind === 'for'
        ? node.target.kind === 'tuple'
          ? node.target.items
          : [node.target]
        : node.kind === 'assign'
          ? node.targets
          : node.kind === 'with'
            ? node.items.flatMap(({ target }) => target ?? [])
            : []
    for (const target of targets) {
      if (target.kind !== 'name') continue
      const key = `${target.name} ${p.scopes.indexOf(scope)}`
      if (!known.has(key))
        known.set(key, {
          name: target.name,
          scope,
          first: place,
          isOfLoop: node.kind === 'for' || (parent !== null && isLoop(parent.node)),
        })
    }
  }
  return [...known.values()]
}

/** Whether a name's value changes after its first one. */
export const isUpdated = (p: Program, { name, first }: Named): boolean =>
  p.allPlaces.some(
    ({ node }) => node !== first.node && (updateOf(node)?.name === name || plainAssign(node)?.name === name),
  )
