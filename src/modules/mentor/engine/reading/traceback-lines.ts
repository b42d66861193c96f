import { endOfMessage } from '../error-messages/error-messages'
import { exceptionNamed, translatedName } from '../error-messages/exception-names'

/** What a line of a text is to a traceback. Frames and errors are taken apart; `from` and `to` are offsets in the text. */
export type TraceLine = { from: number; to: number; text: string } & (
  | { is: 'header' | 'chain' | 'group' | 'caret' | 'blank' | 'command' | 'other' }
  | { is: 'frame'; file: string; line: number | null; scope: string | null }
  | { is: 'arrow'; line: number; code: string }
  | { is: 'numbered' }
  | { is: 'error'; type: string; message: string; messageFrom: number }
)

/** The quotes of phones and of typography as Python writes them, character by character: offsets stay. */
export const plainQuotes = (text: string) => text.replace(/[‘’‚´`′]/g, "'").replace(/[“”„«»″]/g, '"')

/** A traceback's own lines are short: of a longer one only the beginning is looked at. */
const MAX_LINE_CHARACTERS = 2_000

/** Bars and arrows before the lines of exception groups and of mails. */
const MARGIN = /^[\s|>]*(?:\+-+)?[\s|]*/
const HEADER =
  /(?:^|\s)(?:exception group )?traceback\s*\(?\s*(?:most recent call last|llamada m[aá]s reciente|[uú]ltima llamada)/i
const CHAIN = /^(?:during handling of the above exception|the above exception was the direct cause)/i
const FRAME =
  /^file ?["'](?<file>[^"'\n]{1,260})["'],? l[ií](?:ne|nea) (?<line>\d{1,7})(?:,? (?:in|en) (?<scope>.{1,120}))?/i
const CELL =
  /^(?:cell |input )?in ?\[(?<cell>\d{1,5}|\*)\],? (?:line (?<line>\d{1,7})|in (?<scope><.{1,60}>|\w.{0,60}))/i
const PATH =
  /^(?:file )?(?<file>(?:~|[a-z]:|\/|<ipython-input)[^\n]{1,260}?)(?::(?<line>\d{1,7}))?,? in (?<scope>[^\n]{1,120})$/i
/** «File index.pyx:167, in pandas._libs.index…»: compiled parts of a library. */
const COMPILED = /^file (?<file>[^\s:"']{1,260}):(?<line>\d{1,7}), in (?<scope>[^\n]{1,200})$/i
const ARROW = /^-{2,}> ?(?<line>\d{1,7})(?: (?<code>.*))?$/
const NUMBERED = /^\d{1,7}(?: .*)?$/
const CARET = /^(?=[\s~^]*$)[^^]*\^/
const GROUP = /^[\s|]*\+[-+\s\d.]*$/
const COMMAND = /^(?:>>> %Run |\$ ?python|PS [A-Z]:\\|[A-Z]:\\[^\n]{0,200}>\s*python|runfile\(|={5,} RESTART)/
/** A type at the beginning of a line: its own words may be parted («Type error:»). */
const ERROR =
  /^(?<path>(?:\w{1,60}\.){0,6})(?<type>[a-z]\w{4,39}(?: (?:er+o?r|exception))?)(?:\s*:(?: (?<message>.*)|(?<tight>.*))|\s*)$/i

/** «Error de nombre: …», «ErrorDeSintaxis: …», «ÍndiceError: …». */
const SPANISH_ERROR = /^((?:error(?: ?de)? ?)?[a-záéíóúñ]{4,22}(?: ?error)?): (.{3,300})$/i

export function traceLine(whole: string, from: number): TraceLine {
  const text = plainQuotes(whole.slice(0, MAX_LINE_CHARACTERS)).replace(/\r$/, '')
  const place = { from, to: from + whole.length, text }
  const margin = MARGIN.exec(text)?.[0].length ?? 0
  const own = text.slice(margin).trimEnd()
  if (text.trim() === '') return { ...place, is: 'blank' }
  if (HEADER.test(text)) return { ...place, is: 'header' }
  if (CHAIN.test(own)) return { ...place, is: 'chain' }
  if (GROUP.test(text)) return { ...place, is: 'group' }
  if (CARET.test(own)) return { ...place, is: 'caret' }
  if (COMMAND.test(text)) return { ...place, is: 'command' }
  // What asyncio adds says nothing of the program.
  if (/^RuntimeWarning: Enable tracemalloc/.test(own)) return { ...place, is: 'caret' }
  return { ...place, ...(frameIn(own) ?? arrowIn(own) ?? errorIn(own, from + margin) ?? { is: otherIn(own) }) }
}

function frameIn(own: string) {
  const groups = FRAME.exec(own)?.groups
  if (groups) return frameOf(groups.file ?? '', groups.line, groups.scope)
  const cell = CELL.exec(own)?.groups
  if (cell) return frameOf(`In[${cell.cell}]`, cell.line, cell.scope)
  const path = (PATH.exec(own) ?? COMPILED.exec(own))?.groups
  return path ? frameOf(path.file ?? '', path.line, path.scope) : null
}

function frameOf(file: string, line: string | undefined, scope: string | undefined) {
  const own = scope?.trim().replace(/[(:].*$/, '')
  const isModule = own === undefined || own === '' || own.startsWith('<')
  const cellLine = /<(?:cell )?line: (\d{1,7})>/.exec(scope ?? '')?.[1]
  const number = line ?? cellLine
  return { is: 'frame' as const, file, line: number ? Number(number) : null, scope: isModule ? null : own }
}

function arrowIn(own: string) {
  const groups = ARROW.exec(own)?.groups
  return groups ? { is: 'arrow' as const, line: Number(groups.line), code: groups.code ?? '' } : null
}

function errorIn(own: string, from: number) {
  const [, words = '', said = ''] = SPANISH_ERROR.exec(own) ?? []
  const spanish = translatedName(words)
  // «Error de valor: …» may be a sentence; what Python says is none.
  if (spanish !== null && endOfMessage(spanish, said) !== null)
    return { is: 'error' as const, type: spanish, message: said, messageFrom: from + own.length - said.length }
  const warned = WARNED.exec(own)?.[0] ?? ''
  const groups = ERROR.exec(own.slice(warned.length))?.groups
  if (!groups) return null
  const type = exceptionNamed(groups.type ?? '')
  if (type === null && !OF_LIBRARY.test(`${groups.path ?? ''}${groups.type}`)) return null
  const message = (groups.message ?? groups.tight ?? '').trim()
  const [inner = '', innerType = ''] = WRAPPED.exec(message) ?? []
  if (inner !== '') {
    const rest = message.slice(inner.length)
    return { is: 'error' as const, type: innerType, message: rest, messageFrom: from + own.length - rest.length }
  }
  const at = message === '' ? own.length : own.lastIndexOf(message)
  return { is: 'error' as const, type: `${groups.path ?? ''}${type ?? groups.type}`, message, messageFrom: from + at }
}

/** What libraries call their errors: `pygame.error`, `discord.errors.LoginFailure`, `jinja2.exceptions.TemplateNotFound`. */
const OF_LIBRARY =
  /^(?:(?:re|_?csv|binascii|zlib|struct|pygame|cv2|sqlite3|socket|shutil|locale)\.(?:error|gaierror|timeout)|(?:\w+\.){0,5}(?:errors?|exceptions?|exc)\.[A-Z]\w+)$/i
/** «Command raised an exception: TypeError: …»: the error of the person's own function, in that of the library that called it. */
const WRAPPED = /^(?:[^:\n]{0,80} )?raised an exception: ((?:\w{1,40}\.){0,4}[A-Z]\w{1,40}(?:Error|Exception)): /

/** «prog.py:17: RuntimeWarning: …»: a warning tells its line before its name. */
const WARNED = /^(?:[a-z]:)?[^\s:"'][^:"'\n]{0,200}:\d{1,7}: (?=\w{4,40}Warning: )/i

const otherIn = (own: string) => (NUMBERED.test(own) ? ('numbered' as const) : ('other' as const))
