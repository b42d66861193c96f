import type { Expression } from '../../../python/ast'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { quote, type Source } from '../idioms/idiom'

/** `__saldo`: two bars in front. */
export const privateText = (part: Expression): string | null =>
  part.kind === 'attribute'
    ? `Las dos barras bajas de \`${part.name}\` lo hacen **privado**: desde fuera de la clase no se llega a él por ese nombre, así que solo lo cambian los métodos de la clase. (Python le añade por dentro el nombre de la clase: \`_Clase${part.name}\`.)`
    : null

/** The `f` before a text, and the one of a format in it. */
export function prefixText(part: Expression, source: Source): string | null {
  const idiom = findIdioms(source).find(({ from, name }) => from === part.from && name === 'f-string')
  if (!idiom) return null
  const hasFormat = /:[^{}"']*f\}/.test(source.module.source.slice(part.from, part.to))
  const other = hasFormat
    ? ' La `f` del final, dentro de las llaves y tras los dos puntos, es **otra cosa**: la del **formato** (de *fixed*), que muestra el número con decimales fijos. Solo coinciden en la letra.'
    : ''
  return `${idiomText(idiom)}${other}`
}

/** The `r` before a text. */
export const rawText = (part: Expression, source: Source) =>
  part.kind === 'string' && part.isRaw
    ? `La \`r\` de ${quote(source, part)} hace el texto **crudo** (*raw*): las barras invertidas se quedan **tal cual**, Python no las interpreta (\`r"\\n"\` son dos letras, no un salto de línea). En una expresión regular hace falta, porque usa muchas: \`\\d\`, \`\\s\`…`
    : null

/** `(nombre,)`: what a comma makes. */
export const tupleText = (node: Expression, source: Source) =>
  node.kind === 'tuple'
    ? `La coma de ${quote(source, node)} separa los elementos de una **tupla**: un grupo de valores que van juntos.`
    : null
