import { type CodeKind, readPython } from '~/modules/mentor/mentor.server'
import type { ReadMessage } from '../library/branch'
import { answerParts } from './answer-tokens'
import { momentOf, originOf, type WriteExport } from './format'
import { asComment, prepared } from './python-source'

/** Why a block is kept as a comment. */
const NOT_TAKEN = {
  newer: 'Este bloque necesita Python 3.12 o posterior y se queda como comentario:',
  other: 'Este bloque no es Python completo y se queda como comentario:',
} satisfies Record<Exclude<CodeKind, 'program'>, string>
const NO_CODE = 'En esta conversación no hay código Python.'

/** All Python of the answers as one file that compiles, each block under the question that it answers. */
export const writeProgram: WriteExport = async function* (chat, messages) {
  // Said first, so that no title can be taken for another encoding (PEP 263).
  yield `# -*- coding: utf-8 -*-\n${asComment(`${chat.title}\nPyMentor · ${originOf(chat)}`)}`
  let question: ReadMessage | null = null
  let hasCode = false
  for await (const message of messages) {
    if (message.role === 'user') question = message
    if (message.role === 'user') continue
    for (const part of answerParts(message.content)) {
      if (part.kind !== 'python') continue
      if (question) yield `\n\n${asComment(`Pregunta · ${momentOf(question)}\n${question.content}`)}`
      question = null
      hasCode = true
      yield `\n${await block(part.code)}`
    }
  }
  if (!hasCode) yield `\n${asComment(NO_CODE)}`
}

async function block(source: string): Promise<string> {
  const code = prepared(source)
  const kind = await readPython(code)
  return kind === 'program' ? code : asComment(`${NOT_TAKEN[kind]}\n${source}`)
}
