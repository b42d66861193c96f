import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import type { Change, Result } from '../../change'
import { STAGE } from '../../change'
import { fitting } from '../fitting'

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:asterisc|estrell)/, '*'],
  [/^(?:guion(?:es)? baj|subray)/, '_'],
  [/^(?:guion|ray|menos)/, '-'],
  [/^(?:almohadill|hashtag|numeral|gato)/, '#'],
  [/^dos puntos/, ':'],
  [/^punto/, '.'],
  [/^(?:igual|iguales)/, '='],
  [/^barra/, '/'],
  [/^(?:arroba)/, '@'],
  [/^(?:espacio)/, ' '],
  [/^coma/, ','],
  [/^(?:mas|suma|cruce)/, '+'],
  [/^(?:equis)/, 'x'],
  [/^(?:flecha)/, '->'],
]
const NAMED =
  '(?:asteriscos?|dos puntos|estrell\\w+|guion(?:es)?(?: bajos?)?|rayas?|rayitas?|almohadillas?|hashtags?|numerales|gatos?|puntos?|iguales|signos? (?:de )?(?:igual|mas|menos)|barras?|arrobas?|espacios?|comas?|equis|flechas?)'
/** For patterns over plain words: a sign, or what it is called. */
export const SIGN = (name: string) =>
  `(?:(?:un|una|el|la|los|las|unos|unas|letra|simbolos?|caracter(?:es)?|signos?) )*["'«“\`(]?(?<${name}>${NAMED}|[^\\w\\s"'«»“”\`¿?,;:¦()]{1,4}|(?<=["'«“\`])[a-z0-9]|[ox](?=[\\s,.;]|$))["'»”\`)]?`
const VERB = '(?:(?:salg|separ|dibuj|pon|pint|us|sea|son|est|hag|imprim|muestr|escrib|utili|aparez|lleve|teng)\\w*|con)'
const INSTEAD = '(?:en )?(?:vez|lugar) de'

/** «en lugar de asteriscos que salga #», «con = en vez de guiones»: another sign in what is printed. */
export const otherSignChange: Change = {
  name: 'other-sign',
  stage: STAGE.value,
  ...fitting(
    [
      new RegExp(
        `\\b(?:y |que )*${INSTEAD} ${SIGN('was')},? (?:y |que )*(?:(?:se|me|los?|las?) )*(?:${VERB}(?: (?:con|en))? ){1,3}${SIGN('becomes')}`,
      ),
      new RegExp(`\\b(?:y |que )*(?:${VERB} )+(?:con )?${SIGN('becomes')} ${INSTEAD} ${SIGN('was')}`),
      new RegExp(
        `\\b(?:y |que )*(?:cambi\\w+|sustitu\\w+|reemplaz\\w+|remplaz\\w+) ${SIGN('was')} por ${SIGN('becomes')}`,
      ),
      new RegExp(
        `\\b(?:y |que )*(?:las? |los? )?(?:lineas?|rayas?|separador(?:es)?|bordes?|barras?|dibujo|triangulo|cuadrado) (?:(?:sean?|salgan?|esten?|hech[oa]s?|vayan?|las? haga|las? dibuje) )+(?:de |con )${SIGN('becomes')}`,
      ),
    ],
    (p, { parts }) =>
      replaced(p, parts.was === undefined ? (drawnIn(p) ?? '') : signOf(parts.was), signOf(parts.becomes ?? '')),
  ),
}

/** The one sign that a program draws with: `"=" * 30`. */
function drawnIn(p: Program): string | null {
  const signs = p.spots('binary').flatMap(({ node }) => {
    const text = [node.left, node.right].find(({ kind }) => kind === 'string')
    return node.operator === '*' && text?.kind === 'string' && text.value.length === 1 ? [text.value] : []
  })
  const [only, other] = new Set(signs)
  return other === undefined ? (only ?? null) : null
}

/** «asteriscos» as `*`; what is no name of a sign as it is. */
export function signOf(said: string): string {
  const plain = folded(said).replace(/^signos? (?:de )?/, '')
  return NAMES.find(([name]) => plain.length > 2 && name.test(plain))?.[1] ?? said
}

function replaced(p: Program, was: string, becomes: string): Result {
  if (was === '' || becomes === '' || was === becomes || /["'\\{}]/.test(becomes)) return null
  const compared = new Set(
    p.spots('compare').flatMap(({ node }) => [node.left, ...node.comparisons.map(({ right }) => right)]),
  )
  const texts = [...p.spots('string'), ...p.spots('format-string')]
    .map(({ node }) => node)
    .filter((node) => !compared.has(node))
  const all = texts.flatMap((node) =>
    signsIn(p.text(node), was).map((at) => ({
      from: node.from + at,
      to: node.from + at + was.length,
      isAlone: isAlone(p.text(node), was),
    })),
  )
  // Where a sign is drawn with, the same one in a sentence stays.
  const alone = all.filter(({ isAlone }) => isAlone)
  const edits: Edit[] = (alone.length > 0 ? alone : all).map(({ from, to }) => ({ from, to, text: becomes }))
  return edits.length === 0
    ? null
    : { code: edited(p, edits), told: `Donde salía ${inlineCode(was)} sale ahora ${inlineCode(becomes)}.` }
}

/** Where a sign stands in the text of a literal, outside its fields. */
function signsIn(text: string, sign: string): number[] {
  const start = /^[a-zA-Z]*["']+/.exec(text)?.[0].length ?? 0
  const inner = text.slice(0, -1).replace(/\{[^{}]*\}/g, (field) => '\0'.repeat(field.length))
  const found: number[] = []
  for (let at = inner.indexOf(sign, start); at !== -1; at = inner.indexOf(sign, at + sign.length)) found.push(at)
  return found
}

/** A literal of nothing but the sign, or a run of it. */
const isAlone = (text: string, sign: string) => {
  const inner = text.replace(/^[a-zA-Z]*["']+|["']+$/g, '')
  return inner.replaceAll(sign, '').trim() === '' || inner.includes(sign.repeat(2))
}
