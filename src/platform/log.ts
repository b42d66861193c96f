type LogLevel = 'debug' | 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, unknown>>

/** Writes events. Callers pass no message texts. */
export type Log = Record<LogLevel, (event: string, fields?: Fields) => void>

/** An error as it is logged: kind, first line and innermost calls; further lines of a message may hold what people wrote. */
export type LoggedError = { name: string; message: string; cause: string | undefined; stack: string[] }

/** Told of each event at level `error`: its error, if it has one, and the request that it belongs to. */
export type ErrorReport = (event: string, error: LoggedError | null, tags: { requestId?: string }) => void

const RANK = { debug: 0, info: 1, warn: 2, error: 3 } satisfies Record<LogLevel, number>

type Options = {
  level: LogLevel
  readable: boolean
  /** What no line may hold, the longest first. */
  secrets: readonly string[]
  /** Hears of errors, whatever the level. */
  onError?: ErrorReport | undefined
}

/** One JSON line an event, or one readable line in development. Whom we ask may repeat the key that it was asked with: lines of failures are blanked. */
export function createLog({ level, readable, secrets, onError }: Options): Log {
  const write = (at: LogLevel, event: string, fields: Fields = {}) => {
    if (at === 'error') report(event, fields, { onError, secrets })
    if (RANK[at] < RANK[level]) return
    const plain = withPlainErrors(fields)
    const line = readable
      ? [at.padEnd(5), event, ...(Object.keys(plain).length > 0 ? [JSON.stringify(plain)] : [])].join(' ')
      : JSON.stringify({ time: new Date(), level: at, event, ...plain })
    if (at === 'error' || at === 'warn') process.stderr.write(`${blanked(line, secrets)}\n`)
    else writeSoon(`${line}\n`)
  }
  return {
    debug: (event, fields) => write('debug', event, fields),
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, fields) => write('error', event, fields),
  }
}

/** A text without the secrets, wherever they stand in it; `secrets`: the longest first. */
export const blanked = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)

/** What is told of an error elsewhere is what the log holds of it. */
function report(
  event: string,
  { error, requestId }: Fields,
  { onError, secrets }: Pick<Options, 'onError' | 'secrets'>,
) {
  const blank = (text: string) => blanked(text, secrets)
  const logged = error instanceof Error ? describe(error) : null
  const told = logged && {
    name: blank(logged.name),
    message: blank(logged.message),
    cause: logged.cause && blank(logged.cause),
    stack: logged.stack.map(blank),
  }
  onError?.(event, told, typeof requestId === 'string' ? { requestId } : {})
}

const withPlainErrors = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? describe(value) : value]),
  )

/** What is lost of the log when the process is killed outright. */
const WRITE_EVERY_MS = 10
let waiting = ''
let endsWithFlush = false

/** Writing waits for whoever reads: the lines of a moment go out together, and those of the last before the end. */
function writeSoon(line: string) {
  if (waiting === '') setTimeout(flush, WRITE_EVERY_MS).unref()
  waiting += line
  if (endsWithFlush) return
  endsWithFlush = true
  process.once('exit', flush)
}

function flush() {
  if (waiting !== '') process.stdout.write(waiting)
  waiting = ''
}

/** A failing statement's parameters hold what people wrote; a driver puts them in further lines of message and stack. */
function describe(error: Error): LoggedError {
  const cause = error.cause instanceof Error ? error.cause.message.split('\n')[0] : undefined
  const [firstLine = ''] = error.message.split('\n')
  return {
    name: error.name,
    message: firstLine,
    cause,
    stack: (error.stack ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, 5),
  }
}
