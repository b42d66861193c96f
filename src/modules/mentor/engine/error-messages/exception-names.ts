import { nearest } from '../lexicon/edit-distance'
/** Names of exceptions that people meet, as Python writes them. */
export const EXCEPTIONS: readonly string[] = (
  'TypeError NameError UnboundLocalError AttributeError ValueError IndexError KeyError ZeroDivisionError SyntaxError IndentationError ' +
  'TabError FileNotFoundError FileExistsError PermissionError IsADirectoryError NotADirectoryError UnicodeDecodeError ' +
  'UnicodeEncodeError UnicodeError ModuleNotFoundError ImportError RecursionError StopIteration StopAsyncIteration AssertionError ' +
  'OverflowError EOFError KeyboardInterrupt MemoryError JSONDecodeError PatternError RuntimeError NotImplementedError OSError IOError ' +
  'LookupError ArithmeticError FloatingPointError BufferError ReferenceError SystemError SystemExit ConnectionError ' +
  'ConnectionRefusedError ConnectionResetError BrokenPipeError TimeoutError InterruptedError ChildProcessError ProcessLookupError ' +
  'BlockingIOError ExceptionGroup BaseExceptionGroup OperationalError IntegrityError ProgrammingError InterfaceError ' +
  'InvalidOperation DivisionByZero CalledProcessError TimeoutExpired SettingWithCopyWarning DeprecationWarning SyntaxWarning ' +
  'RuntimeWarning FutureWarning UserWarning ParserError EmptyDataError MergeError LinAlgError HTTPError URLError SSLError ' +
  'MissingSchema TclError ValidationError DoesNotExist InvalidIndexError StatisticsError Exception BaseException GeneratorExit'
).split(' ')

const BY_LOWER = new Map(EXCEPTIONS.map((name) => [name.toLowerCase(), name]))
/** Retyped types end like this, more or less: «TypeEror», «valuerror», «keyerorr». */
const LIKE_ERROR = /(?:e?r{1,2}o?r{1,2}s?|e?xc?e?p?t?ion|interrupt|iteration|warning)$/
const MAX_TYPE_CHARACTERS = 40

/** What the words before «Error» are in English: «NombreError», «ErrorDeNombre», «error de nombre». */
const TRANSLATED = new Map(
  (
    'nombre Name,tipo Type,tipos Type,valor Value,indice Index,clave Key,llave Key,atributo Attribute,sintaxis Syntax,' +
    'sangria Indentation,indentacion Indentation,identacion Indentation,importacion Import,recursion Recursion,' +
    'divisionporcero ZeroDivision,divisionentrecero ZeroDivision,archivonoencontrado FileNotFound,modulonoencontrado ModuleNotFound'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The exception whose name was translated; null for any other word. */
export function translatedName(words: string): string | null {
  const bare = words
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase()
  const own = /^(?:error(?:de)?(\w+)|(\w+)error)$/.exec(bare)
  const english = TRANSLATED.get(own?.[1] ?? own?.[2] ?? '')
  return english === undefined ? null : `${english}Error`
}

/**
 * The exception that a word means: its own name, in any case, or at most two slips away from it; null where it means none. A type
 * that is not known but is written like one (`MiError`) is itself.
 */
export function exceptionNamed(word: string): string | null {
  const [first = '', second] = word.split(' ')
  // «Type error», «key eror»: the first word must be right, or any two words would be a type.
  if (second !== undefined) return BY_LOWER.get(`${first}error`.toLowerCase()) ?? null
  if (word.length < 6 || word.length > MAX_TYPE_CHARACTERS) return null
  const lower = word.toLowerCase()
  const exact = BY_LOWER.get(lower)
  if (exact) return exact === 'Exception' && word !== exact ? null : exact
  if (lower === 'errors' || !LIKE_ERROR.test(lower) || lower.length < 7) return null
  const translated = translatedName(word)
  if (translated) return translated
  const near = nearest(lower, BY_LOWER.keys(), lower.length < 9 ? 1 : 2)
  if (near) return BY_LOWER.get(near) ?? null
  return /^[A-Z][a-z]\w*(?:Error|Exception|Warning)$/.test(word) ? word : null
}
