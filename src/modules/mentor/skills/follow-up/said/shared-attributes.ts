import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import type { Reader } from '../asked'

const ASKS =
  /\bcompart\w+\b|\b(?:se (?:mezclan|juntan)|le afecta|afecta al otro)\b|\bcambia\w* (?:tambien )?(?:el|la|en el|en la|al) (?:del )?otr[oa]\b|\b(?:tienen|es|son|usan) (?:la misma|el mismo|l[oa]s mism[oa]s)\b/
const OF_OBJECTS = /\b(?:otr[oa]s?|dos|objetos?|tod[oa]s|ambos|cada)\b/

type Kept = { name: string; line: number; written: string; isOfClass: boolean }

/** «¿Y si creo otro perro comparte los trucos?»: whether each object has its own, by where the class makes it. */
export const sharedAttributes: Reader = ({ said, code, source }) => {
  if (code === null || source === null || !ASKS.test(said)) return null
  const owner = code.tree.body.find((node) => node.kind === 'class')
  if (owner?.kind !== 'class' || !(OF_OBJECTS.test(said) || said.includes(owner.name.toLowerCase()))) return null
  const { lineAt } = source.lines
  const kept = keptBy(owner, (node) => ({
    line: lineAt(node.from),
    written: code.tree.source.slice(node.from, node.to),
  }))
  const meant = kept.filter(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said))
  const told = (meant.length > 0 ? meant : kept).slice(0, 1)
  const [one] = told
  if (one === undefined) return null
  const markdown = one.isOfClass
    ? `Sí: ${inlineCode(one.written)} (línea ${one.line}) está en la clase, fuera de \`__init__\`, así que hay **uno solo** y lo comparten todos los objetos. Para que cada uno tenga el suyo, créalo en \`__init__\` con \`self.${one.name} = …\`.`
    : `No: ${inlineCode(one.written)} (línea ${one.line}) está en \`__init__\`, que se ejecuta de nuevo **cada vez** que creas un objeto con ${inlineCode(`${owner.name}(…)`)}. Cada uno tiene lo suyo, y cambiar el de uno no toca el de los demás.`
  return answered('shared', [text(markdown)])
}

type Place = (node: { from: number; to: number }) => Pick<Kept, 'line' | 'written'>

function keptBy({ body }: StatementOf<'class'>, place: Place): Kept[] {
  const ofClass = body.flatMap((node): Kept[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return target?.kind === 'name' ? [{ name: target.name, ...place(node), isOfClass: true }] : []
  })
  const init = body.find((node) => node.kind === 'function' && node.name === '__init__')
  const ofObject = [...statementsIn(init?.kind === 'function' ? init.body : [])].flatMap((node): Kept[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return target?.kind === 'attribute' ? [{ name: target.name, ...place(node), isOfClass: false }] : []
  })
  return [...ofClass, ...ofObject]
}
