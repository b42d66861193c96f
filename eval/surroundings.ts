/** What people write around a question that asks for nothing more. Null where it cannot stand there. */
export type Surrounding = { name: string; put: (message: string) => string | null }

const FENCED = /^([\s\S]*?)\n*```(?:python|py)?\n([\s\S]*?)\n?```\s*([\s\S]*)$/
const HAS_CODE = /```|^\s*(?:def|for|import|print|while|class|Trace)|[=()]/

const before = (name: string, words: string): Surrounding => ({
  name,
  put: (message) => (beginsWithWords(message) ? words + message : null),
})
const behindFirstLine = (name: string, words: string): Surrounding => ({
  name,
  put: (message) => (beginsWithWords(message) ? message.replace(/$|\n/, (end) => words + end) : null),
})
/** Words and code of a message that has one block of it and words on one side. */
const beside = (name: string, put: (words: string, code: string) => string): Surrounding => ({
  name,
  put(message) {
    const [, above = '', code = '', below = ''] = FENCED.exec(message) ?? []
    const [words, ...more] = [above.trim(), below.trim()].filter((side) => side !== '')
    return words === undefined || more.length > 0 ? null : put(words, code)
  },
})
const beginsWithWords = (message: string) => !HAS_CODE.test(message.split('\n')[0] ?? '')
const isWords = (message: string) => !message.includes('\n') && !HAS_CODE.test(message)
/** «ñ» is a letter of its own. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<!n)\p{M}/giu, '')
    .normalize('NFC')
const withNumbers = (code: string) =>
  code
    .split('\n')
    .map((line, at) => `${at + 1}  ${line}`)
    .join('\n')
const block = (code: string) => `\`\`\`python\n${code}\n\`\`\``

export const SURROUNDINGS: readonly Surrounding[] = [
  { name: 'no accents', put: (message) => (isWords(message) ? withoutAccents(message) : null) },
  { name: 'no opening marks', put: (message) => message.replace(/[¿¡]/g, '') },
  { name: 'double blanks', put: (message) => (message.includes('\n') ? null : message.replace(/ /g, '  ')) },
  { name: 'in bold', put: (message) => (isWords(message) ? `**${message}**` : null) },
  { name: 'in quotes', put: (message) => (isWords(message) && !message.includes('"') ? `"${message}"` : null) },
  { name: 'numbered task', put: (message) => (isWords(message) ? `3. ${message}` : null) },
  { name: 'labelled task', put: (message) => (isWords(message) ? `Ejercicio 4: ${message}` : null) },
  beside('numbered lines', (words, code) => `${words}\n\n${block(withNumbers(code))}`),
  before('greeting', 'hola, '),
  before('introduction', 'buenas tardes profe, una pregunta: '),
  before('apology', 'perdona que te moleste otra vez, '),
  before('who asks', 'estoy aprendiendo python. '),
  before('plea', 'me podrías ayudar? '),
  before('filler', 'oye, '),
  before('in Python', 'en python, '),
  behindFirstLine('please', ' porfa'),
  behindFirstLine('haste', ', es para mañana'),
  behindFirstLine('anybody', ' alguien sabe?'),
  behindFirstLine('mood', ' 🙏'),
  behindFirstLine('dots', '...'),
  { name: 'thanks', put: (message) => `${message.trimEnd()}${message.includes('\n') ? '\n\n' : ' '}gracias!` },
  {
    name: 'capital',
    put: (message) =>
      /^(?:[\p{L},]+ ){3}/u.test(message) ? message.slice(0, 1).toUpperCase() + message.slice(1) : null,
  },
  {
    name: 'capitals throughout',
    put: (message) => (message.includes('\n') || HAS_CODE.test(message) ? null : message.toUpperCase()),
  },
  { name: 'ends of lines', put: (message) => message.replace(/\r?\n/g, '\r\n') },
  beside('code first', (words, code) => `${block(code)}\n\n${words}`),
  beside('code last', (words, code) => `${words}\n\n${block(code)}`),
  beside('code announced', (words, code) => `${words}\n\neste es mi código:\n\n${block(code)}`),
  beside('no fences', (words, code) => `${words}\n\n${code}`),
]
