import { upperFirst } from '~/platform/text/first-letter'
import { asInteger, asText, positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { formatFields } from '../text/text-format'
import { charactersOf, itemsOf } from '../values/iterate'
import { raise, typeName } from '../values/types'
import { PyInstance, PyList, PyTuple, type Run, type Value } from '../values/values'
import { CHARACTER_METHODS } from './methods-characters'

const text = (self: Value | undefined) => asText(self, 'str')

/** Letters whose case both languages change alike; other alphabets have rules of their own. */
const inLatin = (value: string): string => {
  if (/[\u0250-\uffff]/.test(value.replace(/[\u2000-\u2bff\ud800-\udfff]/g, '')))
    throw new Outside('unsupported', 'upper')
  if (/[ßŉǰİıſ\u01c4-\u01cc\u01f1-\u01f3]/.test(value)) throw new Outside('unsupported', 'upper')
  return value
}

const plain =
  (name: string, run: (value: string, machine: Machine) => Value): Run =>
  (machine, [self, ...args], keywords) => {
    positional(name, [0, 0], args, keywords)
    machine.grow(text(self).length)
    return run(text(self), machine)
  }

const capitalized = (word: string) => upperFirst(word.toLowerCase())

/** What Python's `strip` and `split` take for white space. */
const BLANK = '\\t\\n\\v\\f\\r \\x1c-\\x1f\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const BLANK_START = new RegExp(`^[${BLANK}]+`)
const BLANKS = new RegExp(`[${BLANK}]+`)
const ONLY_BLANK = new RegExp(`^[${BLANK}]+$`)

/** What `splitlines` cuts at besides `\n` and `\r`. */
const OTHER_LINE_ENDS = '\v\f\x1c\x1d\x1e\x85\u2028\u2029'

function strip(side: 'strip' | 'lstrip' | 'rstrip'): Run {
  return (machine, [self, ...args], keywords) => {
    positional(side, [0, 1], args, keywords)
    const value = text(self)
    machine.grow(value.length)
    const [given = null] = args
    const set = given === null ? null : new Set(charactersOf(asText(given, side)))
    const isCut = (letter: string | undefined) =>
      letter !== undefined && (set === null ? ONLY_BLANK.test(letter) : set.has(letter))
    const characters = charactersOf(value)
    let [from, to] = [0, characters.length]
    if (side !== 'rstrip') while (from < to && isCut(characters[from])) from += 1
    if (side !== 'lstrip') while (to > from && isCut(characters[to - 1])) to -= 1
    return characters.slice(from, to).join('')
  }
}

function split(value: string, separator: Value, limit: number): string[] {
  if (separator === null) return splitBlank(value, limit)
  const mark = asText(separator, 'split')
  if (mark === '') return raise('ValueError', 'empty separator')
  const parts = value.split(mark)
  if (limit < 0 || parts.length <= limit + 1) return parts
  return [...parts.slice(0, limit), parts.slice(limit).join(mark)]
}

function splitBlank(value: string, limit: number): string[] {
  const parts: string[] = []
  let rest = value.replace(BLANK_START, '')
  while (rest !== '') {
    const found = BLANKS.exec(rest)
    if (found === null || parts.length === limit) {
      parts.push(parts.length === limit && limit >= 0 ? trimmedEnd(rest) : rest)
      return parts
    }
    parts.push(rest.slice(0, found.index))
    rest = rest.slice(found.index + found[0].length)
  }
  return parts
}

const trimmedEnd = (value: string) => {
  const characters = charactersOf(value)
  while (ONLY_BLANK.test(characters.at(-1) ?? '')) characters.pop()
  return characters.join('')
}

/** Every character fits, and there is at least one. */
const all = (name: string, pattern: RegExp) =>
  plain(name, (value) => value !== '' && charactersOf(value).every((letter) => pattern.test(letter)))

const cased = (name: string, isRight: (value: string) => boolean) =>
  plain(name, (value) => /\p{L}/u.test(inLatin(value)) && value.toLowerCase() !== value.toUpperCase() && isRight(value))

function find(name: 'find' | 'rfind' | 'index' | 'rindex'): Run {
  return (_machine, [self, ...args], keywords) => {
    positional(name, [1, 3], args, keywords)
    const value = text(self)
    if (/[\ud800-\udfff]/.test(value)) throw new Outside('unsupported', name)
    const clip = (at: number) => Math.min(Math.max(at < 0 ? at + value.length : at, 0), value.length)
    const from = args[1] === undefined || args[1] === null ? 0 : clip(asInteger(args[1]))
    const to = args[2] === undefined || args[2] === null ? value.length : clip(asInteger(args[2]))
    const wanted = asText(args[0], name)
    if (args[1] !== undefined && asInteger(args[1] ?? 0n) > value.length) throw new Outside('unsupported', name)
    const within = value.slice(from, to)
    const found = name.startsWith('r') ? within.lastIndexOf(wanted) : within.indexOf(wanted)
    if (found === -1) return name.endsWith('find') ? -1n : raise('ValueError', 'substring not found')
    return BigInt(found + from)
  }
}

function edge(name: 'startswith' | 'endswith'): Run {
  return (_machine, [self, ...args], keywords) => {
    positional(name, [1, 2], args, keywords)
    const [wanted = null, from] = args
    const skipped = from === undefined ? 0 : asInteger(from)
    if (skipped < 0 || (skipped > 0 && name === 'endswith') || /[\ud800-\udfff]/.test(text(self))) {
      if (from !== undefined) throw new Outside('unsupported', name)
    }
    const options = wanted instanceof PyTuple ? wanted.items : [wanted]
    return options.some((option) => {
      if (typeof option !== 'string') throw new Outside('unsupported', name)
      return name === 'startswith' ? text(self).startsWith(option, skipped) : text(self).endsWith(option)
    })
  }
}

function justify(name: 'ljust' | 'rjust' | 'center'): Run {
  return (machine, [self, ...args], keywords) => {
    positional(name, [1, 2], args, keywords)
    const [value, width] = [text(self), asInteger(args[0])]
    const fill = asText(args[1] ?? ' ', name)
    const missing = width - charactersOf(value).length
    if (missing <= 0) return value
    machine.grow(width)
    if (charactersOf(fill).length !== 1) throw new Outside('unsupported', name)
    if (name === 'ljust') return value + fill.repeat(missing)
    if (name === 'rjust') return fill.repeat(missing) + value
    // CPython's str.center puts the odd one on the left where the width is odd.
    const left = Math.floor(missing / 2) + (missing & width & 1)
    return fill.repeat(left) + value + fill.repeat(missing - left)
  }
}

function join(machine: Machine, separator: string, parts: readonly Value[]): string {
  const wrong = parts.findIndex((part) => typeof part !== 'string')
  if (parts[wrong] instanceof PyInstance && parts[wrong].type.order.some(({ name }) => name === 'str'))
    throw new Outside('unsupported', 'join')
  if (wrong !== -1) {
    return raise('TypeError', `sequence item ${wrong}: expected str instance, ${typeName(parts[wrong] ?? null)} found`)
  }
  const joined = parts.join(separator)
  machine.grow(joined.length)
  return joined
}

const partition =
  (isLast: boolean): Run =>
  (_machine, [self, ...args], keywords) => {
    positional('partition', [1, 1], args, keywords)
    const [value, mark] = [text(self), asText(args[0], 'partition')]
    if (mark === '') return raise('ValueError', 'empty separator')
    const at = isLast ? value.lastIndexOf(mark) : value.indexOf(mark)
    if (at === -1) return new PyTuple(isLast ? ['', '', value] : [value, '', ''])
    return new PyTuple([value.slice(0, at), mark, value.slice(at + mark.length)])
  }

export const TEXT_METHODS: Partial<Record<string, Run>> = {
  upper: plain('upper', (value) => inLatin(value).toUpperCase()),
  lower: plain('lower', (value) => inLatin(value).toLowerCase()),
  casefold: plain('casefold', (value) => inLatin(value).replace(/µ/g, 'μ').toLowerCase()),
  capitalize: plain('capitalize', (value) => capitalized(inLatin(value))),
  title: plain('title', (value) => inLatin(value).replace(/\p{L}+/gu, capitalized)),
  swapcase: plain('swapcase', (value) =>
    Array.from(inLatin(value), (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    ).join(''),
  ),
  strip: strip('strip'),
  lstrip: strip('lstrip'),
  rstrip: strip('rstrip'),
  split: (machine, [self, ...given], keywords) => {
    const [separator = null, limit = -1n] = take('split', ['sep', 'maxsplit'], 0, [given, keywords])
    machine.grow(text(self).length)
    return new PyList(split(text(self), separator, asInteger(limit)))
  },
  rsplit: (machine, [self, ...given], keywords) => {
    const [separator = null, limit = -1n] = take('rsplit', ['sep', 'maxsplit'], 0, [given, keywords])
    machine.grow(text(self).length)
    if (limit === -1n) return new PyList(split(text(self), separator, -1))
    const parts = split(text(self), asText(separator, 'rsplit'), -1)
    const cut = Math.max(0, parts.length - asInteger(limit))
    return new PyList(cut <= 1 ? parts : [parts.slice(0, cut).join(asText(separator, 'rsplit')), ...parts.slice(cut)])
  },
  splitlines: (machine, [self, ...args], keywords) => {
    const [keeps = false] = take('splitlines', ['keepends'], 0, [args, keywords])
    const value = text(self)
    machine.grow(value.length)
    if ([...value].some((letter) => OTHER_LINE_ENDS.includes(letter))) throw new Outside('unsupported', 'splitlines')
    const lines = keeps === true ? value.split(/(?<=\n|\r(?!\n))/) : value.split(/\r\n|\r|\n/)
    if (lines.at(-1) === '') lines.pop()
    return new PyList(lines)
  },
  join: (machine, [self, ...args], keywords) => {
    positional('join', [1, 1], args, keywords)
    const [parts = null] = args
    if (parts === null || typeof parts === 'bigint' || typeof parts === 'number')
      return raise('TypeError', 'can only join an iterable')
    return join(machine, text(self), itemsOf(machine, parts))
  },
  replace: (machine, [self, ...args], keywords) => {
    const [old = null, by = null, limit = -1n] = take('replace', ['old', 'new', 'count'], 2, [args, keywords])
    const [value, from, to] = [text(self), asText(old, 'replace'), asText(by, 'replace')]
    if (from === '' && asInteger(limit) >= 0) throw new Outside('unsupported', 'replace')
    const parts = from === '' ? ['', ...charactersOf(value), ''] : split(value, from, asInteger(limit))
    machine.grow(value.length + parts.length * to.length)
    return parts.join(to)
  },
  count: (machine, [self, ...args], keywords) => {
    positional('count', [1, 1], args, keywords)
    const wanted = asText(args[0], 'count')
    machine.spend(Math.floor(text(self).length / 50))
    return BigInt(wanted === '' ? charactersOf(text(self)).length + 1 : text(self).split(wanted).length - 1)
  },
  find: find('find'),
  rfind: find('rfind'),
  index: find('index'),
  rindex: find('rindex'),
  startswith: edge('startswith'),
  endswith: edge('endswith'),
  ljust: justify('ljust'),
  rjust: justify('rjust'),
  center: justify('center'),
  zfill: (machine, [self, ...args], keywords) => {
    positional('zfill', [1, 1], args, keywords)
    const [, sign = '', rest = ''] = /^([-+]?)([\s\S]*)$/.exec(text(self)) ?? []
    const width = asInteger(args[0])
    machine.grow(Math.max(0, width))
    return sign + '0'.repeat(Math.max(0, width - charactersOf(text(self)).length)) + rest
  },
  partition: partition(false),
  rpartition: partition(true),
  removeprefix: (_machine, [self, ...args], keywords) => {
    positional('removeprefix', [1, 1], args, keywords)
    const prefix = asText(args[0], 'removeprefix')
    return prefix !== '' && text(self).startsWith(prefix) ? text(self).slice(prefix.length) : text(self)
  },
  removesuffix: (_machine, [self, ...args], keywords) => {
    positional('removesuffix', [1, 1], args, keywords)
    const suffix = asText(args[0], 'removesuffix')
    return suffix !== '' && text(self).endsWith(suffix) ? text(self).slice(0, -suffix.length) : text(self)
  },
  isalpha: all('isalpha', /^\p{L}$/u),
  isdigit: all('isdigit', /^[\p{Nd}²³¹⁰⁴-⁹₀-₉]$/u),
  isdecimal: all('isdecimal', /^\p{Nd}$/u),
  isnumeric: all('isnumeric', /^\p{N}$/u),
  isalnum: all('isalnum', /^[\p{L}\p{N}]$/u),
  isspace: all('isspace', ONLY_BLANK),
  isupper: cased('isupper', (value) => value === value.toUpperCase()),
  islower: cased('islower', (value) => value === value.toLowerCase()),
  istitle: plain(
    'istitle',
    (value) => /\p{L}/u.test(inLatin(value)) && value === value.replace(/\p{L}+/gu, capitalized),
  ),
  isascii: plain('isascii', (value) => [...value].every((letter) => letter < '\x80')),
  isidentifier: plain('isidentifier', (value) => {
    if (/[^\0-\x7f]/.test(value)) throw new Outside('unsupported', 'isidentifier')
    return /^[A-Za-z_]\w*$/.test(value)
  }),
  format: (machine, [self, ...args], keywords) => formatFields(machine, text(self), args, keywords),
  ...CHARACTER_METHODS,
}
