import { once } from '~/platform/once'
import { MAX_MESSAGE_LENGTH } from '../../rules'

/** From here on the box counts. */
const COUNTER_FROM_LENGTH = 7_500

const spanishNumber = once(() => new Intl.NumberFormat('es-ES', { useGrouping: 'always' }))
const digits = (count: number) => spanishNumber().format(count)

export type LengthNote = { kind: 'fits' | 'too_long'; text: string }

/** What the box says about its text's length; null as long as nobody needs to know. */
export function lengthNote(length: number): LengthNote | null {
  if (length < COUNTER_FROM_LENGTH) return null
  const limit = digits(MAX_MESSAGE_LENGTH)
  if (length <= MAX_MESSAGE_LENGTH) return { kind: 'fits', text: `${digits(length)} de ${limit} caracteres` }
  const excess = length - MAX_MESSAGE_LENGTH
  const tooMany = `${excess === 1 ? 'Sobra' : 'Sobran'} ${digits(excess)}.`
  return { kind: 'too_long', text: `El mensaje puede tener ${limit} caracteres como máximo. ${tooMany}` }
}

/** VAL-19, and the length that the server takes. */
export const isSendable = (text: string): boolean => text.trim() !== '' && text.length <= MAX_MESSAGE_LENGTH
