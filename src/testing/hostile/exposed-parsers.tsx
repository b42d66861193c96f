import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { parseForm } from '~/../emulators/stripe/http/form'
import { MESSAGES } from '~/adapters/model/anthropic'
import { endsInCode } from '~/adapters/model/code-fence'
import type { BodyReader } from '~/adapters/model/exchange/body-reader'
import { breakOff } from '~/adapters/model/exchange/broken-off'
import { Seam } from '~/adapters/model/exchange/seam'
import { GENERATE_CONTENT } from '~/adapters/model/google'
import { WEBHOOK } from '~/adapters/model/n8n'
import { CHAT_COMPLETIONS } from '~/adapters/model/openai-compatible'
import { loginForm } from '~/modules/accounts/input'
import { deviceOf } from '~/modules/accounts/server/profile/device'
import {
  autoTitle,
  MAX_MESSAGE_LENGTH,
  MAX_REPLY_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TITLE_LENGTH,
} from '~/modules/chat/rules'
import { answerParts } from '~/modules/chat/server/export/answer-tokens'
import { attachmentNamed, folderName } from '~/modules/chat/server/export/file-name'
import { calmAnswer, inOneLine, quoted } from '~/modules/chat/server/export/markdown-text'
import { asComment, prepared } from '~/modules/chat/server/export/python-source'
import { formsOf, titlePatterns, toTsquery } from '~/modules/chat/server/search/query'
import { slipCost } from '~/modules/chat/server/search/slip-cost'
import { oneSlipAway } from '~/modules/chat/server/search/slip-variants'
import { plainText, snippetOf } from '~/modules/chat/server/search/snippet'
import { readSearch } from '~/modules/chat/server/search/terms'
import { blankPersonal } from '~/modules/chat/server/unanswered/blank-personal'
import { Answer } from '~/modules/chat/ui/answer/answer'
import { decodeEntities, safeHref } from '~/modules/chat/ui/answer/answer-inline'
import { closeMarks, withholdOpenMark } from '~/modules/chat/ui/answer/unfinished-markdown'
import { fileNameOf } from '~/modules/chat/ui/chats/actions/file-name'
import { chunkCode, MAX_CHUNK_LENGTH } from '~/modules/chat/ui/code/code-chunks'
import { highlight } from '~/modules/chat/ui/code/highlighter'
import { finishedSentences } from '~/modules/chat/ui/conversation/foot/speech'
import { matchText } from '~/modules/chat/ui/palette/fuzzy'
import { contactForm } from '~/modules/contact/input'
import { levelOf } from '~/modules/mentor/engine/level'
import { plainText as wordsOnly } from '~/modules/mentor/engine/lexicon/plain-text'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { readRequests } from '~/modules/mentor/engine/requests/read-requests'
import { createEmbeddedMentor, dangerAnswer, followUps } from '~/modules/mentor/mentor.server'
import { evaluateProgram } from '~/modules/mentor/python/evaluate/evaluate'
import { parsePython } from '~/modules/mentor/python/parse'
import { isWithinBounds } from '~/modules/mentor/server/linter-bounds'
import { findFaults } from '~/modules/mentor/skills/faults/find-faults'
import { improve } from '~/modules/mentor/skills/review/improve'
import { pageName, referrerHost } from '~/modules/overview/rules'
import { readServerSentEvents } from '~/platform/http/sse'
import { readMarkdown } from '~/platform/markdown/read-markdown'
import { escapeXml } from '~/platform/text/escape-xml'
import { FACTS } from '../mentor/product-facts'

/** Its programs lead to other pages. */
const render = (answer: ReactElement) => renderToStaticMarkup(<MemoryRouter>{answer}</MemoryRouter>)

/**
 * What reads text that another wrote, and how much of it at most, in UTF-16 units. `readsNext`: and what the same person sends after that,
 * the same again where nothing else is given.
 */
export type ExposedParser = {
  name: string
  longest: number
  read: (text: string, next?: string) => unknown
  readsNext?: true
}

/** A request's body, and its address or one of its headers (Node's limit). */
const LONGEST_BODY = 64_000
const LONGEST_HEADER = 16_000
const LONGEST_WORD = 24

const reply = (name: string, read: ExposedParser['read']): ExposedParser => ({ name, longest: MAX_REPLY_LENGTH, read })
const message = (name: string, read: ExposedParser['read']): ExposedParser => ({
  name,
  longest: MAX_MESSAGE_LENGTH,
  read,
})
const header = (name: string, read: ExposedParser['read']): ExposedParser => ({ name, longest: LONGEST_HEADER, read })
const body = (name: string, read: ExposedParser['read']): ExposedParser => ({ name, longest: LONGEST_BODY, read })

const phrasesOf = (text: string) =>
  readSearch(text).map(({ words, isQuoted }) => ({ words: words.map((typed) => ({ typed, stem: typed })), isQuoted }))

const streamed = (text: string) => new Blob([text]).stream()

async function eventsIn(text: string) {
  for await (const _ of readServerSentEvents(streamed(text)));
}

function opened({ readers }: typeof WEBHOOK, type: string): BodyReader {
  const open = readers.get(type)
  if (!open) throw new Error(`nothing reads ${type}`)
  return open()
}

function feed(reader: BodyReader, text: string) {
  try {
    for (let at = 0; at < text.length; at += 1_000) reader.feed(text.slice(at, at + 1_000))
    reader.end()
  } catch {
    // Nonsense is refused; that it is refused soon is what matters.
  }
}

/** In pieces, as they come. */
function joined(text: string) {
  const seam = new Seam('```python\nx', { given: '```python\n', unfinished: 'x', isInCode: true })
  for (let at = 0; at < text.length; at += 1_000) seam.pass(text.slice(at, at + 1_000))
  seam.flush()
}

const completion = (content: string) => JSON.stringify({ choices: [{ delta: { content }, message: { content } }] })

async function form(text: string, type: string) {
  try {
    await new Response(text, { headers: { 'Content-Type': type } }).formData()
  } catch {
    // No form: refused, as nonsense is.
  }
}
const MULTIPART = 'multipart/form-data; boundary=x'
const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--\r\n`

const embedded = createEmbeddedMentor(() => FACTS)

/** Everything of ours that reads foreign text, by the function that it comes in by. */
export const EXPOSED_PARSERS: readonly ExposedParser[] = [
  reply('Markdown', readMarkdown),
  reply('an answer, drawn', (text) => render(<Answer content={text} />)),
  reply('an answer that is being written', (text) => render(<Answer content={text} streaming />)),
  reply('the end of an unfinished answer', (text) => closeMarks(withholdOpenMark(text))),
  reply('what a screen reader is told', (text) => finishedSentences(text, 0, true)),
  reply('an answer within a document', calmAnswer),
  reply('the programs in an answer', answerParts),
  reply('a program, made ready', prepared),
  reply('a program, as a comment', asComment),
  reply('the bounds of a program', isWithinBounds),
  reply('the chunks of code', chunkCode),
  reply('whether text ends in code', endsInCode),
  reply('an answer that broke off', breakOff),
  reply('what a model goes on with', joined),
  reply('character references', decodeEntities),
  reply('the address of a link', safeHref),
  reply('a snippet of a hit', (text) => snippetOf(plainText(text), (word) => word === 'nowhere')),
  reply('what could be asked next', (text) => followUps({ question: 'listas', answer: text, mentor: 'basic' })),
  reply('text in XML', escapeXml),
  ...Object.entries({ CHAT_COMPLETIONS, MESSAGES, GENERATE_CONTENT }).map(([name, format]) =>
    reply(`${name} that streams`, (text) => feed(opened(format, 'text/event-stream'), `data: ${completion(text)}\n\n`)),
  ),
  reply('a model that streams nonsense', (text) => feed(opened(CHAT_COMPLETIONS, 'text/event-stream'), text)),
  reply('a model that answers whole', (text) => feed(opened(CHAT_COMPLETIONS, 'application/json'), completion(text))),
  reply('a webhook', (text) => feed(opened(WEBHOOK, 'application/json'), text)),
  reply('a stream of events', eventsIn),
  message('a question, quoted', quoted),
  message('the title of a chat', autoTitle),
  {
    ...message('the embedded mentor', (text, next = text) =>
      embedded.answer({ mentor: 'pro', turns: [text, next].map((content) => ({ role: 'user', content })) }),
    ),
    readsNext: true,
  },
  message('a message, taken apart', readMessage),
  message('what a message asks for', (text) => readRequests(wordsOnly(text), { code: true, error: true })),
  message('the level of a message', levelOf),
  message('whether somebody is in danger', dangerAnswer),
  message('a question, without what looks personal', blankPersonal),
  message('a syntax tree', parsePython),
  message('a program, followed', (text) => evaluateProgram(parsePython(text))),
  message('the faults of a program', (text) => findFaults(parsePython(text))),
  message('a program, improved', (text) => improve(parsePython(text))),
  message('what could be asked after a question', (text) => followUps({ question: text, answer: '', mentor: 'pro' })),
  body('the contact form', (text) => contactForm.safeParse({ name: text, email: text, message: text })),
  body('an e-mail address', (text) => loginForm.safeParse({ email: text, password: text })),
  body('a form', (text) => form(text, 'application/x-www-form-urlencoded')),
  body('a form in parts', (text) => form(part(text), MULTIPART)),
  body('a form for the payment provider', parseForm),
  header('a device', deviceOf),
  header('a page that is counted', (text) => pageName({ path: `/${text}`, status: 200 })),
  header('where a visitor comes from', (text) => referrerHost(`https://a.example/${text}`, [])),
  header('the name of a downloaded file', fileNameOf),
  ...(['python', 'bash', 'json'] as const).map((grammar) => ({
    name: `the colours of ${grammar}`,
    longest: MAX_CHUNK_LENGTH,
    read: (text: string) => highlight(text, grammar),
  })),
  {
    name: 'a search',
    longest: MAX_SEARCH_LENGTH,
    read: (text) => {
      const forms = formsOf(phrasesOf(text))
      return [toTsquery(forms), titlePatterns(forms)]
    },
  },
  { name: 'the slips of a word', longest: LONGEST_WORD, read: oneSlipAway },
  { name: 'the cost of a slip', longest: LONGEST_WORD, read: (text) => slipCost(text, text) },
  { name: 'a command', longest: MAX_TITLE_LENGTH, read: (text) => matchText(text.slice(0, 100), text) },
  {
    name: 'the name of a file',
    longest: MAX_TITLE_LENGTH,
    read: (text) => [attachmentNamed(text, 'md'), folderName(text), inOneLine(text)],
  },
]
