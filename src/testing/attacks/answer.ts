import type { Call } from '../start-app'
import type { Sample } from './sample-request'

/** What came back: its status, the code of a refusal (`""` where there is none), and all of it. */
export type Answer = { status: number; code: string; message: string; text: string }

export async function answerTo(call: Call, { method, path, body }: Sample, headers: Record<string, string> = {}) {
  return readAnswer(await call(method, path, body, headers))
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, text, ...problemIn(text) }
}

function problemIn(text: string): { code: string; message: string } {
  try {
    const { error, message }: Record<string, unknown> = Object(JSON.parse(text))
    return { code: typeof error === 'string' ? error : '', message: typeof message === 'string' ? message : '' }
  } catch {
    return { code: '', message: '' }
  }
}

/** What an answer must never be or tell, whoever asked for whatever; null when all is well. */
export function unfit({ status, text }: Answer): string | null {
  if (status >= 500) return `answers ${status}`
  if (/\n\s+at |node_modules|\.tsx?:\d|Error: /.test(text)) return 'shows where the code failed'
  return null
}

const SENTENCE = /^[\p{Lu}¿¡].*[\p{L}»)]\.?$/u

/** What is wrong with a refusal: it has a 4xx, a code, and a Spanish sentence. */
export function unfitRefusal(answer: Answer): string | null {
  const { status, code, message } = answer
  if (status < 400) return `is let through (${status})`
  if (!/^[a-z_]+$/.test(code)) return `answers ${status} without a code`
  if (!SENTENCE.test(message)) return `says "${message}"`
  return unfit(answer)
}
