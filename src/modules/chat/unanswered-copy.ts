import { dayAndMonth } from '~/platform/time/dates'
import type { UnansweredKind } from './unanswered-contract'

/** As the page's address names them. */
export const KIND_ADDRESS = {
  unknown: 'no-supo',
  asked: 'pregunto',
  refused: 'rechazo',
  down: 'no-sirvio',
} satisfies Record<UnansweredKind, string>

export const KIND_NAME = {
  unknown: 'No lo supo',
  asked: 'Preguntó',
  refused: 'Lo rechazó',
  down: 'No sirvió',
} satisfies Record<UnansweredKind, string>

/** "1 vez", "12 veces". */
export const timesText = (count: number) => (count === 1 ? '1 vez' : `${count} veces`)
/** "Semana del 16 de noviembre". */
export const weekText = (start: string) => `Semana del ${dayAndMonth(`${start}T12:00:00Z`)}`
