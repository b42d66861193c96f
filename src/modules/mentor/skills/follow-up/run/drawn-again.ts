import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { allExpressions } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const ASKS =
  /^(?:(?:los|las|el|la|numeros?|valores|nombres) )*(?:se (?:puede|pueden) repetir|(?:se )?repite(?:n)?|puede(?:n)? (?:salir )?(?:repetid[oa]s?|repetirse|salir (?:el mismo|la misma|dos veces|iguales)))\b(?: (?:el|la|los|las|mismo|misma|numeros?|alguno|dos veces))*$/
const APART: ReadonlySet<string> = new Set(['sample', 'shuffle'])
const ALIKE: ReadonlySet<string> = new Set(['randint', 'choice', 'choices', 'randrange', 'uniform', 'randbelow'])

/** «¿Se pueden repetir?», of what a program draws: by how it draws. */
export const drawnAgain: Reader = ({ said, code }) => {
  if (code === null || !ASKS.test(said)) return null
  const calls = [...allExpressions(code.tree)].filter((node) => node.kind === 'call')
  const drawn = (names: ReadonlySet<string>) => calls.find((node) => names.has(calledName(node)))
  const [apart, alike] = [drawn(APART), drawn(ALIKE)]
  const found = apart ?? alike
  if (found === undefined) return null
  const written = inlineCode(code.tree.source.slice(found.from, found.to))
  return answered('drawn-again', [
    text(
      apart === undefined
        ? `Sí: ${written} no se acuerda de lo que ya ha salido, y cada vez puede dar cualquiera. Para que no se repitan usa \`random.sample(…)\`: dime «que no se repitan» y te lo cambio.`
        : `No: ${written} no da dos veces el mismo elemento. (Si la lista ya trae repetidos, esos sí pueden salir.)`,
    ),
  ])
}
