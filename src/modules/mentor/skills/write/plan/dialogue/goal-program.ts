import type { Written } from '../drafted'
import type { Dialogue } from './dialogue'
import { isNumeric } from './quantity'

const quoted = (text: string) => `'${text.replaceAll("'", '’')}'`

/** One thing that is asked for until it is what it has to be, with what is said then: nothing is told of what was typed before. */
export function goalProgram({
  asked: [only, ...others],
  fixed,
  once,
  end,
  count,
  wants,
  wrong,
}: Dialogue): Written | null {
  const texts = wants.flatMap((want) => (want.kind === 'say' ? [want.text] : []))
  if (!only || others.length + once.length + fixed.length > 0 || count !== null || texts.length < wants.length)
    return null
  if (end?.kind !== 'word' && end?.kind !== 'number') return null
  const isNumber = end.kind === 'number' && isNumeric(only)
  const goal = isNumber ? end.said : quoted(end.said)
  const input = `input('${only.label.replaceAll("'", '’')}: ')`
  const asks = `${only.name} = ${isNumber ? `int(${input})` : input}`
  return {
    body: [
      asks,
      `while ${only.name} != ${goal}:`,
      ...(wrong === null ? [] : [`    print(${quoted(wrong)})`]),
      `    ${asks}`,
      ...texts.map((text) => `print(${quoted(text)})`),
    ],
    title: `El programa pide «${only.label}» hasta que se escribe \`${end.said}\`${texts.length > 0 ? `, y entonces dice ${texts.map((text) => `«${text}»`).join(' y ')}` : ''}.`,
    how: [
      `\`while ${only.name} != ${goal}\` repite mientras lo que se escribe no es \`${end.said}\`; al acertar, el bucle acaba solo.`,
      'Se pregunta una vez antes del bucle, para que haya algo que comparar, y otra dentro cada vez que no es.',
      ...(isNumber ? [] : ['`input()` da texto: mayúsculas y minúsculas cuentan como letras distintas.']),
    ],
    typed: [isNumber ? '1' : 'hola', end.said],
  }
}
