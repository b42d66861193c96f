import { quoted } from '../../../../engine/task/read-data'
import type { Reading, Span } from '../reading'
import { calculation } from './class-formulas'
import type { Attribute, Effect, Method } from './class-parts'

const SHOWS =
  /\b(?:muestr\w+|mostr\w+|imprim\w+|ensen\w+|describ\w+|presentar\w*|informacion|info|ficha|datos|consult\w+|ver)\b/

export type Telling = { reading: Reading; attributes: readonly Attribute[]; className: string; said: Span }

/** What a method prints or returns: quoted words, a calculation over the attributes, or all of them. */
export function told(
  { name, parameters }: Method,
  words: string,
  { attributes, className, reading, said }: Telling,
): Effect | null {
  const returns = /\bdevuel\w+|\bregres\w+|\bretorn\w+/.test(words)
  const say = (expression: string) => (returns ? `return ${expression}` : `print(${expression})`)
  const quotedWord = reading.words.find(
    ({ plain }, at) =>
      plain.startsWith('«') &&
      !reading.isUsed(at) &&
      reading.offsetOf(at) >= said.from &&
      reading.offsetOf(at) < said.to,
  )
  if (quotedWord)
    return {
      lines: [say(quoted(quotedWord.text))],
      how: `\`${name}\` ${returns ? 'devuelve' : 'imprime'} ${quotedWord.text}.`,
    }
  const formula = calculation(words, { attributes, parameters, className, name })
  if (formula !== null) {
    const imports = formula.includes('math.') ? { imports: ['import math'] } : {}
    return {
      lines: [/\b(?:imprim\w+|muestr\w+)\b/.test(words) && !returns ? `print(${formula})` : `return ${formula}`],
      how: `\`${name}\` calcula \`${formula}\`.`,
      ...imports,
    }
  }
  const sound = /\b(?:diga|imprima|haga|muestre|dice|devuelva) (guau|miau|muu|pio|beep|brum|hola)\b/.exec(words)?.[1]
  if (sound)
    return {
      lines: [say(quoted(`¡${sound.charAt(0).toUpperCase()}${sound.slice(1)}!`))],
      how: `\`${name}\` muestra un texto fijo.`,
    }
  if (/\b(?:salud\w+|present\w+)\b/.test(words) && attributes.some((each) => each.name === 'nombre')) {
    const age = attributes.some((each) => each.name === 'edad') ? ' y tengo {self.edad} años' : ''
    return {
      lines: [say(`f'Hola, soy {self.nombre}${age}'`)],
      how: `Dentro del texto, \`{self.nombre}\` se cambia por el nombre de ese objeto.`,
    }
  }
  const only = attributes.find((each) => new RegExp(`\\b${each.name}\\b`).test(words))
  if (SHOWS.test(words) || returns) {
    const shown =
      /\b(?:datos|informacion|info|ficha|todo|describir|mostrar)\b/.test(words) && !(/\bsaldo\b/.test(words) && only)
        ? attributes
        : only
          ? [only]
          : attributes
    if (returns && shown.length === 1)
      return { lines: [`return self.${shown[0]?.name}`], how: `\`${name}\` devuelve el valor que tiene ahora.` }
    return {
      lines: [say(`f'${shown.map(({ name: each }) => `${labelOf(each)}: {self.${each}}`).join(', ')}'`)],
      how: `En una f-string, \`{self.…}\` se cambia por el valor de ese objeto.`,
    }
  }
  return null
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
