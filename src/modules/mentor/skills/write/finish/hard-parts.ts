import { programOf } from '../../../python/program/source'
import { statementsIn } from '../../../python/walk'

/** What a learner stumbles over, by the code that it is known by; `told`: the words by which a bullet speaks of it already. */
const HARD: readonly { code: RegExp; told: RegExp; bullet: string }[] = [
  {
    code: /\bkey=str\.lower\b/,
    told: /str\.lower/,
    bullet: '`key=str.lower` compara en minúsculas: las mayúsculas no van delante.',
  },
  {
    code: /\bsorted\([^\n]*\bkey=([a-z_]\w*)[,)]/,
    told: /`key|por su|ordena .*por/,
    bullet: '`key=$1` ordena por lo que esa función devuelve de cada elemento.',
  },
  {
    code: /\b(?:max|min)\([^\n]*\bkey=([a-z_]\w*)[,)]/,
    told: /`key/,
    bullet: '`key=$1` compara por lo que esa función devuelve de cada elemento.',
  },
  {
    code: /\bsum\(1 for /,
    told: /sum|suma un 1/i,
    bullet: '`sum(1 for …)` suma un 1 por cada uno que cumple la condición.',
  },
  { code: /\*\* 0\.5\b/, told: /0\.5|ra[ií]z/, bullet: '`** 0.5` es la raíz cuadrada.' },
  { code: /\[::-1\]/, told: /::-1|vuelta|al rev[eé]s/, bullet: '`[::-1]` le da la vuelta.' },
  { code: /\bzip\(/, told: /zip/, bullet: '`zip` va dando juntos los que están en el mismo sitio.' },
  { code: /\benumerate\(/, told: /enumerate/, bullet: '`enumerate` da a la vez la posición y el elemento.' },
  {
    code: /\.setdefault\(/,
    told: /setdefault/,
    bullet: '`setdefault` crea lo de esa clave la primera vez; las demás da lo que ya hay.',
  },
  { code: /\bdivmod\(/, told: /divmod/, bullet: '`divmod` da a la vez el cociente y el resto.' },
  {
    code: /\blambda\b/,
    told: /lambda/,
    bullet: '`lambda` es una función sin nombre, escrita en el sitio en que se usa.',
  },
]
const MAX_ADDED = 2

/** Bullets on what is hard in a program and not yet spoken of. */
export function hardParts(code: string, how: readonly string[]): string[] {
  const said = how.join('\n')
  const found = HARD.flatMap(({ code: known, told, bullet }) => {
    const match = known.exec(code)
    return match === null || told.test(said) ? [] : [bullet.replace('$1', match[1] ?? '')]
  })
  const loop = [...statementsIn(programOf(code).body)].find(
    (node) => (node.kind === 'while' || node.kind === 'for') && node.otherwise.length > 0,
  )
  if (loop !== undefined && !/`else`/.test(said))
    found.unshift(`El \`else\` del \`${loop.kind}\` se hace solo si el bucle acaba sin \`break\`.`)
  return found.slice(0, MAX_ADDED)
}
