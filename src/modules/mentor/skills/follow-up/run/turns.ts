import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { allNames } from '../../../python/names'
import { statementsIn } from '../../../python/walk'
import type { Asked, Reader } from '../asked'
import { probed } from './probe'

const EACH_TURN =
  /\b(?:en )?cada (?:vuelta|iteracion|pasada|vez|repeticion|paso)\b|\bvuelta (?:a|por) vuelta\b|\bpaso a paso\b|\bcomo (?:va|van) (?:cambiando|valiendo|quedando)\b/
const VALUE =
  /\b(?:que|cuanto) (?:vale|valen|va valiendo|tiene|valor)\b|\bvalor(?:es)?\b|\bcomo (?:va|van)\b|\bcambia\w*\b/
const MAX_TURNS = 8
const MAX_NAMES = 4
const BETWEEN = '\u0002'

/** «¿Qué vale total en cada vuelta?»: what the names of a loop are worth as each of its turns ends. */
export const turns: Reader = (asked) => {
  const { said, source, frame } = asked
  if (source === null || !EACH_TURN.test(said) || !(VALUE.test(said) || frame.names.length > 0)) return null
  const { module, lines } = source
  const loops = [...statementsIn(module.body)].filter((node) => node.kind === 'for' || node.kind === 'while')
  const wanted = namesMeant(asked)
  const loop =
    loops.find(({ from, to }) => wanted.every((name) => hasName(module.source.slice(from, to), name))) ?? loops[0]
  if (loop === undefined || !('body' in loop)) return null
  const last = loop.body.at(-1)
  if (last === undefined) return null
  const bound = [...statementsIn(loop.body)].flatMap((node) =>
    node.kind === 'augmented-assign'
      ? namesOf(node.target)
      : node.kind === 'assign'
        ? node.targets.flatMap(namesOf)
        : [],
  )
  const names = [...new Set([...(loop.kind === 'for' ? namesOf(loop.target) : []), ...bound, ...wanted])].slice(
    0,
    MAX_NAMES,
  )
  if (names.length === 0) return null
  const shows = names.map((name) => `repr(${name})`).join(` + "${BETWEEN}" + `)
  const seen = probed(module, last, { shows, where: 'after' })
  if (seen === null || seen.length === 0) return null
  const rows = seen.slice(0, MAX_TURNS).map((line, at) => {
    const values = line.split(BETWEEN)
    return `Vuelta ${at + 1}: ${names.map((name, index) => inlineCode(`${name} = ${values[index] ?? ''}`)).join(', ')}`
  })
  const more = seen.length > MAX_TURNS ? [`… hasta la vuelta ${seen.length}`] : []
  return answered('run', [
    text(`Así quedan al acabar cada vuelta del ${inlineCode(loop.kind)} de la línea ${lines.lineAt(loop.from)}:`),
    { kind: 'list', items: [...rows, ...more] },
  ])
}

const hasName = (piece: string, name: string) => new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(piece)

function namesMeant({ frame, said, code }: Asked): string[] {
  if (frame.names.length > 0) return frame.names
  const names = code === null ? new Set<string>() : allNames(code.tree)
  return (said.match(/[a-z_]\w*/g) ?? []).filter((word) => names.has(word) && !/^(?:en|la|el|de|que|y)$/.test(word))
}
