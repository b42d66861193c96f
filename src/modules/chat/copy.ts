import type { ChatType, Level, LimitReached, Mode, ReplyFailure, Rung, VoteReason } from './contract'
import { DAILY_LIMIT, MAX_FREE_QUESTION_LENGTH, MONTHLY_LIMIT } from './rules'

export const MENTOR_NAME = { basic: 'Mentor Basic', pro: 'Mentor PRO' } satisfies Record<ChatType, string>

export const LEVEL_NAME = {
  principiante: 'Principiante',
  intermedio: 'Intermedio',
  avanzado: 'Avanzado',
} satisfies Record<Level, string>

export const MODE_NAME = { teach: 'Enséñame', solve: 'Resuélvelo' } satisfies Record<Mode, string>

export const RUNG_NAME = {
  idea: 'Ideas',
  plan: 'Planes',
  fragment: 'Fragmentos',
  solution: 'Soluciones',
} satisfies Record<Rung, string>

/** What one presses, and so says, to be given the next rung of a solution. */
export const PRESS = {
  plan: 'Dame el plan',
  fragment: 'Dame un fragmento',
  solution: 'Enséñame la solución',
} satisfies Record<Exclude<Rung, 'idea'>, string>

/** CHAT-09: what the mentor says in a chat with no messages yet. Shown, not stored. */
export const WELCOME = {
  basic:
    'Hola, soy tu **mentor Basic**. Cuéntame qué quieres conseguir con Python y te lo explico paso a paso: la idea, el código y por qué funciona. ¿Por dónde empezamos?',
  pro: 'Hola, soy tu **mentor PRO**. Aquí no cuentan los mensajes: pregunta, pide cambios y vuelve a preguntar hasta que lo tengas claro. En las lecciones, «Más a fondo» trae una versión más sólida y sus alternativas. ¿Qué tienes entre manos?',
} satisfies Record<ChatType, string>

/** The chat's toasts, titled "Error" (CHAT-17…22). */
export const CHAT_ERRORS = {
  history: 'No se pudo cargar el historial de chat. Por favor, inténtalo de nuevo.',
  create: 'No se pudo crear el chat. Por favor, inténtalo de nuevo.',
  rename: 'No se pudo cambiar el nombre del chat. Por favor, inténtalo de nuevo.',
  delete: 'No se pudo eliminar el chat. Por favor, inténtalo de nuevo.',
  send: 'No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.',
  access: 'No se pudo acceder a esta conversación. Por favor, inténtalo de nuevo.',
}

/** C-36, C-64. */
export const FREE_QUESTION_ERRORS = {
  empty: 'Escribe tu pregunta.',
  tooLong: `Sin cuenta, la pregunta puede tener hasta ${MAX_FREE_QUESTION_LENGTH.toLocaleString('es-ES', { useGrouping: 'always' })} caracteres.`,
}

/** CHAT-23. */
export const PRO_DENIED = {
  title: 'Acceso Denegado',
  description: 'Necesitas una suscripción PRO para crear chats con Mentor PRO.',
}
/** CHAT-24, MENTOR-06. */
export const RESTRICTED = {
  title: 'Acceso Restringido',
  description: 'Esta conversación es con el Mentor PRO y tu plan actual no lo incluye.',
}

/** MENTOR-11. */
export const LIMIT_TOOLTIP = { daily: 'Límite diario alcanzado', monthly: 'Límite mensual alcanzado' } satisfies Record<
  LimitReached,
  string
>
export const LIMIT_MESSAGE = {
  daily: `Has usado los ${DAILY_LIMIT} mensajes de hoy. Mañana tendrás otros ${DAILY_LIMIT}.`,
  monthly: `Has usado los ${MONTHLY_LIMIT} mensajes de este mes. Se renuevan el día 1.`,
} satisfies Record<LimitReached, string>

/** Why a reply broke off, in the words the reader sees; nothing of it used a message when no text had come. */
export const REPLY_FAILURE: Record<ReplyFailure, string> = {
  unavailable:
    'El mentor no está disponible en este momento. Tu pregunta está guardada: inténtalo de nuevo en un minuto.',
  busy: 'El mentor está atendiendo a mucha gente. Espera unos segundos y vuelve a intentarlo.',
  timeout: 'El mentor está tardando demasiado en responder. Vuelve a intentarlo en un momento.',
  broken: 'La respuesta se ha cortado a mitad de camino.',
  rejected: 'El mentor no ha podido atender esta pregunta. Prueba a formularla de otra manera.',
  interrupted: 'La respuesta quedó a medias por una interrupción del servidor.',
  too_long: 'La respuesta ha llegado a la longitud máxima. Pide lo que falte en un mensaje nuevo.',
}

/** Why a reply has not helped, as its reader picks it. */
export const VOTE_REASON = {
  off_topic: 'No responde a lo que pregunté',
  broken_code: 'El código no funciona',
  too_hard: 'Demasiado difícil',
  too_long: 'Demasiado largo',
  other: 'Otra cosa',
} satisfies Record<VoteReason, string>

const NAMES = new Intl.ListFormat('es')
/** "Escrito por llama3.2 y gpt-x"; null where it is not known by whom. */
export const writtenBy = (authors: readonly string[] = []): string | null =>
  authors.length === 0 ? null : `Escrito por ${NAMES.format(authors)}`
