import { inlineCode } from '../../../engine/compose'
import type { Binding } from '../../../python/shapes/binding'
import { quote, type Source } from '../idioms/idiom'
import type { Recognised } from './shapes'

/** What is known of a program as a whole: a sentence or two for each shape, and which of its functions and classes they tell. */
export function shapeTexts(found: readonly Recognised[], source: Source): string[] {
  const units = source.module.body.filter(({ kind }) => kind === 'function' || kind === 'class').length
  const isSeveral = units > 1 || found.length > 1
  return found.map((each) => told(each, isSeveral, source))
}

function told(found: Recognised, isSeveral: boolean, source: Source): string {
  const { shape, owner, failing } = found
  if (failing !== null) return failingText(found)
  const text = filled(shape.text, found.binding, source)
  return owner !== null && isSeveral ? text.replace(/^Es /, `\`${owner.name}\` es `) : text
}

/** It is written like it, and a small case shows that it does not do it. */
function failingText({ shape, failing, owner }: Recognised): string {
  const name = owner === null ? 'Esto' : `\`${owner.name}\``
  if (failing === null) return ''
  const shown =
    failing.gives === null
      ? `con ${inlineCode(failing.call)} no termina nunca`
      : `${inlineCode(failing.call)} da ${inlineCode(failing.gives)}, que no es lo que tendría que dar`
  return `${name} parece ${shape.title}, pero no llega a funcionar: ${shown}.`
}

/** A text with what its names stand for in the program; what stands in `[…]` is left out where one of them is not there. */
export function filled(text: string, binding: Binding, source: Source): string {
  const slot = (name: string) => {
    const node = binding.nodes.get(name)
    if (node === undefined) return null
    return 'text' in node ? inlineCode(node.text) : quote(source, node)
  }
  const fill = (part: string) => part.replace(SLOT, (whole, name: string) => slot(name) ?? whole)
  const optional = text.replace(/\[\[([^\]]*)\]\]/g, (_whole, part: string) =>
    [...part.matchAll(SLOT)].every(([, name = '']) => slot(name) !== null) ? part : '',
  )
  return fill(optional)
}
const SLOT = /\{(\.?\w+)\}/g
