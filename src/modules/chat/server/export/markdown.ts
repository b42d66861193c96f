import { momentOf, notesOn, originOf, type WriteExport } from './format'
import { calmAnswer, inOneLine, quoted } from './markdown-text'

/** The conversation as one Markdown document: the chat is its title, each question a section. */
export const writeMarkdown: WriteExport = async function* (chat, messages) {
  yield `# ${inOneLine(chat.title)}\n\n${originOf(chat)}\n`
  for await (const message of messages) {
    if (message.role === 'user') yield `\n## Pregunta · ${momentOf(message)}\n\n${quoted(message.content)}\n`
    else if (message.content !== '') yield `\n${calmAnswer(message.content)}\n`
    for (const note of notesOn(message)) yield `\n*${inOneLine(note)}*\n`
  }
}
