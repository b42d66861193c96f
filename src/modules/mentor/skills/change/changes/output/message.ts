import { byWord } from '~/platform/text/by-word'
import { withoutAccents } from '~/platform/text/folded'
import type { Wish } from '../../change'

/** What a program is to say, where the person gives its words: in quotes, or «dato inválido». */
export function messageIn({ said }: Pick<Wish, 'said'>): string | null {
  const quoted =
    /(?:dig\w+|diga|pong\w+|muestr\w+|imprim\w+|avis\w+|mensaje|salga|sale|escrib\w+)[^"'«“]{0,30}["'«“]([^"'«»“”]{2,80})["'»”]/i.exec(
      said.prose,
    )?.[1]
  if (quoted !== undefined) return quoted
  const capital =
    /(?:dig[ao]\w*|pong\w+|muestr\w+|imprim\w+|avis\w+|salga)(?: (?:con|que|un|el|mensaje|de|por pantalla))* (\p{Lu}[\p{L} ]{3,60}?)(?=$|[.,;:¦])/u.exec(
      said.prose,
    )?.[1]
  if (capital !== undefined) return capital.trim()
  const known = /\b(dato|numero|entrada|valor|opcion|nota|edad) (?:inval\w+|no valid\w+|incorrect\w+)/i.exec(
    withoutAccents(said.prose),
  )?.[1]
  return known === undefined ? null : (KNOWN[known.toLowerCase()] ?? null)
}

const KNOWN: Record<string, string> = byWord({
  dato: 'Dato inválido',
  numero: 'Número inválido',
  entrada: 'Entrada inválida',
  valor: 'Valor inválido',
  opcion: 'Opción inválida',
  nota: 'Nota inválida',
  edad: 'Edad inválida',
})
