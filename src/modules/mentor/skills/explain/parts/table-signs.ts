import type { Expression, ExpressionOf } from '../../../python/ast'
import { quote, type Source } from '../idioms/idiom'
import { isOfTable } from '../library/names'
import { moduleName } from './called'
import { isMask } from './table-parts'

/** `~` before a condition on columns, and `&` and `|` between such as are no comparisons; null for any other part. */
export function maskSignText(node: Expression, source: Source): string | null {
  if (node.kind === 'unary' && node.operator === '~' && isMask(node))
    return `En ${quote(source, node)}, el signo \`~\` es «**no**»: da la vuelta a la condición fila a fila, y donde había \`True\` queda \`False\`. Aquí no vale \`not\`, que espera un solo \`True\` o \`False\` y no una columna entera.`
  if (node.kind !== 'binary' || !isMask(node)) return null
  const [means, word] =
    node.operator === '&'
      ? ['es «**y**»: da `True` en las filas donde se cumplen **las dos** condiciones', 'and']
      : ['es «**o**»: da `True` en las filas donde se cumple **al menos una** de las dos condiciones', 'or']
  return `En ${quote(source, node)}, el signo \`${node.operator}\` ${means}, fila a fila. No vale \`${word}\`, que espera un solo \`True\` o \`False\` y no una columna entera: daría \`ValueError\`. Si alguna de las dos es una comparación, va entre **paréntesis**, porque \`${node.operator}\` se calcula antes que \`>\` o \`==\`.`
}

/** `df.edad`: a column by its name alone. */
export const columnText = (node: ExpressionOf<'attribute'>, source: Source): string | null =>
  node.value.kind === 'name' && isOfTable(node.value, source) && moduleName(node, source) === null
    ? `${quote(source, node)} es otra manera de pedir la **columna** \`${node.name}\`: lo mismo que con corchetes y el nombre entre comillas. No sirve si el nombre lleva espacios, si se llama como algo que la tabla ya tiene (\`count\`, \`size\`…) ni para **crear** una columna nueva.`
    : null
