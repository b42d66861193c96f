import { quoted } from '../../../../../engine/task/read-data'
import { allFields, type Body, fieldNamed, refTo, speaksOf, type Told, wordsAbout } from '../sketch'
import { statedText } from './method-tests'

/** What animals and people say. */
const SOUNDS: readonly [RegExp, string][] = [
  [/^ladr/, '¡Guau!'],
  [/^maull/, '¡Miau!'],
  [/^mug/, '¡Muuu!'],
  [/^relinch/, '¡Hiii!'],
  [/^pi(?:ar|e)/, '¡Pío, pío!'],
  [/^(?:tocar_claxon|pitar|claxon|tocar_bocina)/, '¡Piii!'],
]
const BY_CLASS: Record<string, string> = {
  Perro: '¡Guau!',
  Gato: '¡Miau!',
  Vaca: '¡Muuu!',
  Pato: '¡Cuac!',
  Oveja: '¡Beee!',
  Gallo: '¡Quiquiriquí!',
  Caballo: '¡Hiii!',
  Cerdo: '¡Oinc!',
  Pajaro: '¡Pío, pío!',
  Rana: '¡Croac!',
  Leon: '¡Grrr!',
  Lobo: '¡Auuu!',
}
export const soundOf = (className: string): string | null => BY_CLASS[className] ?? null

/** A text that is told, the sound of an animal, or a greeting. */
export function saidBody(told: Told): Body | null {
  const { sketch, method, text, rules } = told
  const returns = /\bdev(?:uelv\w+|olv\w+)/.test(text)
  const say = (literal: string, how: string): Body => ({
    lines: [returns ? `return ${literal}` : `print(${literal})`],
    how,
    parameters: method.parameters,
    gives: returns ? 'value' : 'nothing',
  })
  const name = fieldNamed(sketch, 'nombre')
  if (rules.length === 0) {
    const said =
      statedText(writtenOf(told)) ??
      /\b(?:diga|imprima|haga|muestre|dice|devuelva|hace) (guau|miau|muu+|pio|beep|brum|hola|cuac|bee+)\b/.exec(
        text,
      )?.[1]
    const isData =
      said !== undefined &&
      said !== null &&
      allFields(sketch).some((field) => speaksOf(said.toLowerCase(), field)) &&
      !writtenOf(told).includes('«')
    if (said && !isData && !/^(?:su|sus|los|las|todos|la|el|lo|un|una|cuant\p{L}*|si)\b/iu.test(said)) {
      const filled = templated(said, told)
      return say(
        `${filled.includes('{') ? 'f' : ''}${quoted(filled)}`,
        `\`${method.name}\` ${returns ? 'devuelve' : 'muestra'} ese texto.`,
      )
    }
  }
  const sound =
    SOUNDS.find(([verb]) => verb.test(method.name))?.[1] ??
    (/^(?:hablar|hacer_sonido|sonido|hacer_ruido|emitir_sonido|sonar)$/.test(method.name)
      ? soundOf(sketch.plan.name)
      : null)
  if (sound !== null && sound !== undefined)
    return say(
      name ? `f'{${refTo(name)}} dice: ${sound}'` : quoted(sound),
      `\`${method.name}\` usa los datos de ese objeto en un texto.`,
    )
  if (/\b(?:salud|present)/.test(method.name) && name) {
    const age = fieldNamed(sketch, 'edad')
    return say(
      `f'Hola, soy {${refTo(name)}}${age && /present/.test(method.name) ? ` y tengo {${refTo(age)}} años` : ''}'`,
      'Dentro del texto, `{self.nombre}` se cambia por el nombre de ese objeto.',
    )
  }
  return null
}

const writtenOf = ({ sketch, method }: Told) =>
  wordsAbout(method, sketch.words)
    .map(({ plain, text }) => (plain.startsWith('«') ? `«${text}»` : text))
    .join(' ')

/** «hola soy {nombre}», «soy X y tengo Y años»: fields in the text. */
function templated(said: string, { sketch, method }: Told): string {
  const names = [
    ...allFields(sketch).map((field) => [field.name, refTo(field)] as const),
    ...method.parameters.map((each) => [each, each] as const),
  ]
  return names.reduce(
    (text, [name, ref]) =>
      text.replace(
        new RegExp(
          `[{<[]${name}[}>\\]]|(?<=\\b(?:el|la|su) )${name}\\b|(?<!\\b(?:tu|mi|de|un|una) |\\{self\\.|\\.)\\b${name}\\b`,
          'g',
        ),
        `{${ref}}`,
      ),
    said,
  )
}
