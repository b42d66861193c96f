import { clockTime, shortDate } from '~/platform/time/dates'
import type { MessageLimits } from './contract'

/** How much somebody has asked. `lastAskedAt` is an ISO string; null for who never has. */
type Usage = {
  chats: number
  questions: number
  lately: number
  lastAskedAt: string | null
  limits: MessageLimits
  isPro: boolean
}

/** Name and value of what the owner sees of it. */
export const usageFacts = ({ chats, questions, lately, lastAskedAt, limits, isPro }: Usage): [string, string][] => [
  ['Chats', String(chats)],
  ['Preguntas', `${questions} en total, ${lately} en 30 días`],
  ['Última pregunta', lastAskedAt === null ? 'Ninguna' : `${shortDate(lastAskedAt)}, ${clockTime(lastAskedAt)}`],
  [
    'Límite gratis',
    isPro
      ? 'Sin límite, por su plan'
      : `${limits.dailyUsed} de ${limits.dailyLimit} hoy, ${limits.monthlyUsed} de ${limits.monthlyLimit} este mes`,
  ],
]
