import { statementsIn } from '../../../../python/walk'
import { quote } from '../../idioms/idiom'
import type { Ask } from './ask'

const NOT_SHOWN =
  /\bno (?:me |se |te )?(?:sale\w*|muestra\w*|imprime\w*|aparece\w*|da|pone|ensena)\b|\bsolo (?:me |se )?(?:sale\w*|muestra\w*|imprime\w*|da)\b|\b(?:los|las) (?:valores|numeros|precios|notas|cantidades|montos)\b/

/** «¿Por qué no salen los números?» of a loop over a dictionary: it gives the keys. */
export function onlyKeysText({ frame, source }: Ask): string | null {
  if (!NOT_SHOWN.test(frame.plain)) return null
  const all = [...statementsIn(source.module.body)]
  const dicts = new Set(
    all.flatMap((node) =>
      node.kind === 'assign' && node.value.kind === 'dict' && node.targets[0]?.kind === 'name'
        ? [node.targets[0].name]
        : [],
    ),
  )
  const loop = all.find((node) => node.kind === 'for' && node.iterable.kind === 'name' && dicts.has(node.iterable.name))
  if (loop?.kind !== 'for' || loop.iterable.kind !== 'name' || loop.target.kind !== 'name') return null
  const { name } = loop.iterable
  return `Porque al recorrer un diccionario solo salen sus **claves**: en ${quote(source, loop.target)} está cada clave de \`${name}\`, sin su valor. Para tener las dos cosas, pídelas con \`items()\`: \`for clave, valor in ${name}.items():\` y \`print(clave, valor)\`. También vale \`${name}[${loop.target.name}]\`, que busca el valor de esa clave.`
}
