import { asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { raise, typeName } from '../values/types'
import { PyBuiltin, PyList, type Run, type Value } from '../values/values'
import { PyStream } from './stream'
import { StringIO } from './string-io'

/** A file that the program itself has written; `isWhole`: nothing stood in it before. */
type Written = { text: string; encoding: string | null; isWhole: boolean; readers: number; writers: number }

const written = new WeakMap<Machine, Map<string, Written>>()

const filesOf = (machine: Machine): Map<string, Written> => {
  const files = written.get(machine) ?? new Map<string, Written>()
  written.set(machine, files)
  return files
}

/** What stands at the end in the files that were begun anew. */
export const filesLeft = (machine: Machine): Map<string, string> =>
  new Map([...filesOf(machine)].flatMap(([name, { text, isWhole }]) => (isWhole ? [[name, text]] : [])))

const outside = (): never => {
  throw new Outside('file', 'open()')
}

/** What is the same in every file, whatever the system writes it in. */
const EVERYWHERE = /^[\t\n\x20-\x7e]*$/
/** What each system can write that is told nothing of the encoding. */
const USUAL = /^[\t\n\x20-\x7e\xa1-\xff€]*$/

class PyFile extends PyForeign {
  readonly kind = 'TextIOWrapper'
  override readonly reason = 'file'
  override readonly isIterator = true
  readonly #file: Written
  readonly #isReader: boolean
  #at = 0
  #isOpen = true

  constructor(file: Written, isReader: boolean) {
    super()
    this.#file = file
    this.#isReader = isReader
    file[isReader ? 'readers' : 'writers'] += 1
  }
  protected override outside(): never {
    return outside()
  }
  override attribute(_machine: Machine, name: string): Value {
    if (name === 'closed') return !this.#isOpen
    const run = this.#methods[name]
    return run === undefined ? outside() : new PyBuiltin(name, run)
  }
  override iterate(machine: Machine): () => Value | undefined {
    this.#check(true)
    return () => {
      this.#check(true)
      return this.#line(machine) || undefined
    }
  }
  override isTrue(): boolean {
    return true
  }
  write(machine: Machine, text: string): void {
    this.#check(false)
    if (!(this.#file.encoding === null ? USUAL : /^[^\r\ud800-\udfff]*$/).test(text)) outside()
    machine.grow(text.length)
    this.#file.text += text
  }

  readonly #methods: Readonly<Record<string, Run>> = {
    __enter__: () => this,
    __exit__: () => this.#close(),
    close: () => this.#close(),
    flush: () => null,
    write: (machine, [text = null]) => {
      if (typeof text !== 'string') return raise('TypeError', `write() argument must be str, not ${typeName(text)}`)
      this.write(machine, text)
      return BigInt(Array.from(text).length)
    },
    writelines: (machine, [lines = null]) => {
      for (const line of itemsOf(machine, lines)) this.write(machine, asText(line, 'writelines'))
      return null
    },
    read: (machine, args) => {
      if (args.length > 0) outside()
      this.#check(true)
      return this.#take(machine, this.#file.text.length)
    },
    readline: (machine, args) => {
      if (args.length > 0) outside()
      this.#check(true)
      return this.#line(machine)
    },
    readlines: (machine, args) => {
      if (args.length > 0) outside()
      return new PyList(itemsOf(machine, this))
    },
    seek: (_machine, [place, more]) => {
      this.#check(true)
      if (place !== 0n || more !== undefined) outside()
      this.#at = 0
      return 0n
    },
  }

  #close(): null {
    if (this.#isOpen) this.#file[this.#isReader ? 'readers' : 'writers'] -= 1
    this.#isOpen = false
    return null
  }
  #check(isRead: boolean): void {
    if (!this.#isOpen) raise('ValueError', 'I/O operation on closed file.')
    if (isRead !== this.#isReader) outside()
  }
  #line(machine: Machine): string {
    const end = this.#file.text.indexOf('\n', this.#at)
    return this.#take(machine, end === -1 ? this.#file.text.length : end + 1)
  }
  #take(machine: Machine, end: number): string {
    const text = this.#file.text.slice(this.#at, end)
    machine.grow(text.length)
    this.#at = end
    return text
  }
}

/** What `print(…, file=f)` and the like write into. */
export function writeInto(machine: Machine, file: Value, text: string): void {
  if (file instanceof PyFile) file.write(machine, text)
  else if (file instanceof PyStream || file instanceof StringIO) file.write(machine, text)
  else outside()
}

const UTF8 = /^utf-?8$/i

/** `open`: of a text file that the program has written itself; what else is on the disk is not known. */
export const open: Run = (machine, args, keywords) => {
  const names = ['file', 'mode', 'buffering', 'encoding', 'errors', 'newline']
  const [file, mode = 'r', buffering, encoding = null, errors, newline = null] = take('open', names, 1, [
    args,
    keywords,
  ])
  const isPlain = buffering === undefined && errors === undefined && (newline === null || newline === '')
  const isKnown = encoding === null || (typeof encoding === 'string' && UTF8.test(encoding))
  if (typeof file !== 'string' || !/^[\w.-]+$/.test(file) || !isPlain || !isKnown) return outside()
  const name = encoding === null ? null : 'utf-8'
  const files = filesOf(machine)
  const before = files.get(file)
  if (before !== undefined && before.writers > 0) return outside()
  if (mode === 'r' || mode === 'rt') {
    if (before === undefined || !before.isWhole) return outside()
    if (before.encoding !== name && !EVERYWHERE.test(before.text)) return outside()
    return new PyFile(before, true)
  }
  const isAnew = mode === 'w' || mode === 'wt'
  if ((!isAnew && mode !== 'a' && mode !== 'at') || (before?.readers ?? 0) > 0) return outside()
  if (!isAnew && before !== undefined) {
    if (before.encoding !== name && !EVERYWHERE.test(before.text)) return outside()
    return new PyFile(before, false)
  }
  const made = { text: '', encoding: name, isWhole: isAnew, readers: 0, writers: 0 }
  files.set(file, made)
  return new PyFile(made, false)
}
