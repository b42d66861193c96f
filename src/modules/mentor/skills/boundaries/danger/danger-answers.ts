import type { Danger } from './danger-phrases'
import { readDanger } from './read-danger'

const LINES = {
  suicide: '**024**: atención a la conducta suicida. Gratis, confidencial y a cualquier hora (España).',
  emergency: '**112**: emergencias, si hay peligro ahora mismo o alguien está herido.',
  hope: '**717 003 717**: Teléfono de la Esperanza, para hablar con calma con alguien que escucha.',
  minors: '**900 20 20 10** o **116 111**: ANAR, si eres menor de edad. Gratis y confidencial.',
  violence:
    '**016**: violencia contra las mujeres. Gratis, a cualquier hora y no sale en la factura. También por WhatsApp, **600 000 016**, y en 016-online@igualdad.gob.es. Borra la llamada o el chat del móvil si alguien lo mira.',
  elsewhere: 'Si estás fuera de España: el número de emergencias de tu país, o busca ayuda cerca en findahelpline.com.',
} as const

type Words = { opening: string; lines: readonly (keyof typeof LINES)[]; closing: string }

/** What is said to somebody in danger: no Python, nothing to sell, and who helps. */
const ANSWERS = {
  suicide: {
    opening:
      'Siento mucho que lo estés pasando tan mal, y me alegra que lo digas. Ese dolor merece que te escuche una persona, y hay quien puede hacerlo ahora mismo:',
    lines: ['suicide', 'emergency', 'hope', 'minors', 'elsewhere'],
    closing:
      'Yo solo soy un programa y no puedo acompañarte como necesitas. Llama, o díselo ahora a alguien de confianza y no te quedes a solas. Lo demás puede esperar.',
  },
  overdose: {
    opening:
      'Llama **ahora mismo al 112** (o al número de emergencias de tu país) y di qué ha pasado. Aunque te encuentres bien, no esperes. Si hay alguien cerca, avísale y no te quedes a solas.',
    lines: ['suicide', 'minors', 'elsewhere'],
    closing: 'Yo solo soy un programa, pero quien te coja el teléfono sabe qué hacer y no te va a juzgar.',
  },
  'self-harm': {
    opening:
      'Siento mucho que estés sufriendo así. Contarlo ya es un paso, y no tienes por qué llevarlo a solas. Puedes hablar ahora con alguien que entiende de esto:',
    lines: ['suicide', 'minors', 'hope', 'emergency', 'elsewhere'],
    closing: 'Yo solo soy un programa. Díselo también a alguien de confianza: pedir ayuda no es molestar.',
  },
  worry: {
    opening:
      'Haces bien en tomártelo en serio. Quédate cerca, pregúntale sin rodeos cómo está, escúchale sin juzgar y no le dejes a solas si crees que corre peligro. También te ayudan a ti, que acompañas:',
    lines: ['suicide', 'emergency', 'minors', 'elsewhere'],
    closing: 'Yo solo soy un programa; esas personas sí saben qué hacer. Llama hoy.',
  },
  'partner-violence': {
    opening: 'Lo que cuentas no es culpa tuya, y no tienes por qué aguantarlo. Hay personas que te pueden ayudar hoy:',
    lines: ['emergency', 'violence', 'minors', 'elsewhere'],
    closing: 'Si puedes, ve a un sitio seguro y avisa a alguien de confianza. Yo solo soy un programa, pero te creo.',
  },
  'sexual-violence': {
    opening: 'Siento muchísimo lo que te ha pasado. No es culpa tuya, y no tienes que pasar por esto a solas:',
    lines: ['emergency', 'violence', 'minors', 'elsewhere'],
    closing:
      'Si ha sido hace poco, te atienden en cualquier hospital aunque no quieras denunciar. Yo solo soy un programa, pero te creo.',
  },
  abuse: {
    opening: 'Siento mucho lo que te está pasando. No es culpa tuya y haces bien en contarlo. Te pueden ayudar ya:',
    lines: ['minors', 'emergency', 'violence', 'elsewhere'],
    closing: 'Díselo también a un adulto de confianza. Yo solo soy un programa, pero te creo.',
  },
  emergency: {
    opening:
      'Eso es una emergencia: llama **ahora mismo al 112** (o al número de emergencias de tu país), di dónde estás y haz lo que te indiquen.',
    lines: ['elsewhere'],
    closing: 'Yo solo soy un programa y no puedo avisar a nadie por ti.',
  },
} as const satisfies Record<Exclude<Danger, 'hyperbole'>, Words>

/** The answer to a message that tells of a danger to a person, in Markdown; null for all others. It comes before any model's. */
export function dangerAnswer(text: string): string | null {
  const danger = readDanger(text)
  if (danger === null || danger === 'hyperbole') return null
  return inMarkdown(ANSWERS[danger])
}

const inMarkdown = ({ opening, lines, closing }: Words): string =>
  [opening, lines.map((line) => `- ${LINES[line]}`).join('\n'), closing].join('\n\n')

/** The help lines for who was recognised to be in danger by others than the phrases. */
export const HELP_LINES = { suicide: inMarkdown(ANSWERS.suicide) }

/** One line to go with the answer to who despairs of a program in strong words; null for all others. */
export function despairNote(text: string): string | null {
  return readDanger(text) === 'hyperbole'
    ? 'Respira, que esto tiene arreglo. Y si alguna vez lo dijeras de verdad, en el **024** te escuchan gratis y a cualquier hora.'
    : null
}
