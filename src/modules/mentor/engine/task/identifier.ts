import { byWord } from '~/platform/text/by-word'
import { withoutAccents } from '~/platform/text/folded'

const RESERVED = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

/** Spanish words as a name of Python: «Fecha límite» → `Fecha_limite`, «año» → `anio`. Empty where nothing is left of them. */
export function identifier(words: string): string {
  const name = withoutAccents(words.normalize('NFC').replace(/año/g, 'anio'))
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
  if (RESERVED.has(name)) return `${name}_`
  return /^\d/.test(name) ? `n${name}` : name
}

/** Words that are the same for one and for many. */
const INVARIABLE = new Set(
  'lunes martes miercoles jueves viernes gas mas dos tres mes pais bus autobus iris analisis crisis dosis virus'.split(
    ' ',
  ),
)
/** One word of many of these ends in -e, though the rule below would take it off. */
const IN_E = /(?:(?:as|aj|ef|ir|in|as|ed|id)e|nube)s$/
const IRREGULAR: Record<string, string> = byWord({
  relojes: 'reloj',
  mujeres: 'mujer',
  examenes: 'examen',
  redes: 'red',
})

/** The name of one of several, without accents: `notas` → nota, `ciudades` → ciudad, `meses` → mes, `clientes` → cliente. */
export function singular(plural: string): string {
  const irregular = IRREGULAR[plural]
  if (irregular !== undefined) return irregular
  if (INVARIABLE.has(plural) || !plural.endsWith('s')) return plural
  if (/[aeiou]ces$/.test(plural)) return `${plural.slice(0, -3)}z`
  if (/(?:[aeiou][lrnds]|y)es$/.test(plural) && !IN_E.test(plural)) return plural.slice(0, -2)
  return plural.slice(0, -1)
}
