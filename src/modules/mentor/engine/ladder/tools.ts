import { listed } from '~/platform/text/listed'
import { parsePython } from '../../python/parse'
import { statementsIn } from '../../python/walk'

/** What of Python a program takes that `before` has not, in plain words; null where that is nothing to speak of. */
export function toolsOf(code: string, before = ''): string | null {
  const [kinds, known] = [kindsIn(code), kindsIn(before)]
  const tools = TOOLS.flatMap(([kind, name]) => (kinds.has(kind) && !known.has(kind) ? [name] : []))
  return tools.length === 0 ? null : `Te hará falta ${listed(tools)}.`
}

const kindsIn = (code: string) => new Set([...statementsIn(parsePython(code).body)].map(({ kind }) => kind))

const TOOLS = [
  ['import', 'una biblioteca de Python'],
  ['function', 'una función'],
  ['class', 'una clase'],
  ['with', 'abrir un archivo'],
  ['for', 'un bucle que recorra los datos'],
  ['while', 'un bucle que se repita hasta que toque parar'],
  ['if', 'una condición'],
  ['try', 'prever un error'],
  ['augmented-assign', 'una variable que se vaya actualizando'],
] as const
