import { MAX_MESSAGE_LENGTH } from './rules'

const START = 'Al ejecutar este código sale un error. ¿Cómo queda corregido?'
/** Of an exception, its end says what happened and where. */
export const MAX_REPAIR_ERROR = 1_200

/**
 * The question by which a program that failed goes back to its mentor; null where the program is too long for one. The error comes from
 * a run that nobody has seen: it stands in a fence of its own, which nothing in it ends.
 */
export function repairQuestion(code: string, error: string): string | null {
  const question = `${START}\n\n${fenced(code, 'python')}\n\n${fenced(error.trim().slice(-MAX_REPAIR_ERROR), 'text')}`
  return question.length <= MAX_MESSAGE_LENGTH ? question : null
}

/** Whether a reply was asked for by a run that failed. */
export const isRepairQuestion = (question: string) => question.startsWith(`${START}\n\n\`\`\`python\n`)

const fenced = (text: string, language: string) =>
  `\`\`\`${language}\n${text.replaceAll('```', "'''").trimEnd()}\n\`\`\``
