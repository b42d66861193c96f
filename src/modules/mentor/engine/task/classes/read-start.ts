import type { FieldPlan } from './class-plan'
import { fieldKind } from './field-kinds'

/** States of which the other one has the name. */
const OPPOSITE: readonly [RegExp, string][] = [
  [/^apagad([oa])$/, 'encendid'],
  [/^cerrad([oa])$/, 'abiert'],
  [/^libre$/, 'ocupad'],
  [/^(?:parad|detenid)([oa])$/, 'en_march'],
  [/^desactivad([oa])$/, 'activ'],
]

/** «(que empieza) con vida 100», «apagada», «en rojo»: what an object has before anybody gives it anything. */
export function startOf(words: readonly string[]): FieldPlan[] {
  const said = words.filter((word) => !/^(?:con|en|a|el|la|siendo|estando|un|una|de|por|defecto|su|valor)$/.test(word))
  const [first = '', second = ''] = said
  const own = (name: string, kind: FieldPlan['kind'], initial: string): FieldPlan[] => [
    { name, kind, initial, isPassed: false, isPrivate: false, of: [] },
  ]
  if (/^\d/.test(first))
    return /^[a-z]{3,}$/.test(second) && !GOES_ON.test(second)
      ? own(second, 'number', first.replace(',', '.'))
      : own('valor', 'number', first)
  if (/^\d/.test(second) && /^[a-z]\w+$/.test(first)) return own(first, 'number', second.replace(',', '.'))
  if (/^vaci[oa]$/.test(first) || first === '') return []
  for (const [pattern, stem] of OPPOSITE) {
    const match = pattern.exec(first)
    if (match) return own(stem + (match[1] ?? 'o').replace(/o(?=$)/, stem === 'en_march' ? 'a' : 'o'), 'flag', 'False')
  }
  if (fieldKind(first) === 'flag') return own(first, 'flag', 'True')
  return COLOURS.test(first) ? own('color', 'text', `'${first}'`) : own('estado', 'text', `'${first}'`)
}

/** Words behind a number that lead on, and name nothing: «que empiece en 0 sin pedir nada». */
const GOES_ON =
  /^(?:sin|para|que|pero|donde|cuando|como|siempre|cada|desde|hasta|entre|luego|despues|ademas|tambien|usando|solo|nada|mas|menos|cual|tiene|tenga|sea|este|esta|esto|cero)$/
const COLOURS = /^(?:roj[oa]|verde|amarill[oa]|ambar|azul|blanc[oa]|negr[oa]|gris|naranja|rosa)$/
