import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import { text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import { type Place, placesIn } from '../../engine/ladder/changed-places'
import { gapsAt } from '../../engine/ladder/fragment'
import { stepsAt } from '../../engine/ladder/plan'
import { ladderOf, ON_YOUR_OWN } from '../../engine/ladder/rung-blocks'
import { toolsOf } from '../../engine/ladder/tools'
import type { Block, Ladder } from '../../engine/skill'
import { scriptOf } from '../review/diff'
import { changedLines } from './line-pairs'

/** Longer programs are not compared. */
const MAX_LINES = 400
const MAX_PLACES = 6

type Change = { before: string; after: string; untold?: Block[] }

/**
 * A change of one's own program, led up to: which lines it touches, what to do at each, the program with gaps where it changes, and all
 * of it. Null where the programs cannot be compared. `untold` is said with the idea: what is not changed.
 */
export function changeLadder({ before, after, untold = [] }: Change, solution: Block[]): Ladder | null {
  const [old, fresh] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  if (old.length > MAX_LINES || fresh.length > MAX_LINES) return null
  const places = placesIn(scriptOf(old, fresh))
  if (places.length === 0) return null
  return ladderOf({
    idea: () => [text(whereTo(places)), ...toolText(before, after), ...untold, text(ON_YOUR_OWN.idea)],
    plan: () => [{ kind: 'list', items: stepsOf(places, after) }, text(ON_YOUR_OWN.plan)],
    fragment: () => [...gapped(places, before, after), text(ON_YOUR_OWN.fragment)],
    solution,
  })
}

function whereTo(places: readonly Place[]): string {
  const shown = places.slice(0, MAX_PLACES).map(nameOf)
  const more = places.length > MAX_PLACES ? ' y algún sitio más' : ''
  return `Casi todo tu programa vale como está. Lo que pides se hace ${more === '' ? listed(shown) : `${shown.join(', ')}${more}`}.`
}

function nameOf({ line, gone }: Place): string {
  const [first] = gone.filter((text) => text.trim() !== '')
  if (first === undefined) return line === 1 ? 'antes de la primera línea' : `después de la línea ${line - 1}`
  const at = line + gone.indexOf(first)
  return `en la línea ${at} (${inlineCode(first)})`
}

function toolText(before: string, after: string): Block[] {
  const tools = toolsOf(after, before)
  return tools === null ? [] : [text(tools)]
}

function stepsOf(places: readonly Place[], after: string): string[] {
  return places.slice(0, MAX_PLACES).map((place) => {
    const steps = stepsAt(after, { from: place.now, to: place.now + place.come.length - 1 })
    const where = nameOf(place)
    const head = upperFirst(where)
    if (place.come.length === 0) return `${head}: quita lo que ya no hace falta.`
    return steps.length === 0 ? `${head}: cámbiala.` : `${head}: ${steps.map(asClause).join('; ')}.`
  })
}

/** Where there is nothing to leave out, what changes is told line by line. */
function gapped(places: readonly Place[], before: string, after: string): Block[] {
  const changed = new Set(places.flatMap(({ now, come }) => come.map((_, at) => now + at)))
  const code = gapsAt(after, changed)
  if (code.trim() === after.trim()) return [{ kind: 'list', items: changedLines(before, after) }]
  return [
    { kind: 'code', language: 'python', code },
    text('Lo tuyo sigue igual; cada `...` es un hueco de lo que cambia.'),
  ]
}

const asClause = (step: string) => step.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).replace(/\.$/, '')
