import { asInteger, asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { textRepr } from '../text/repr'
import { PyProperty } from '../values/members'
import { OBJECT, raise, typeNamed } from '../values/types'
import { PyBuiltin, PyClass, PyDict, PyInstance, PyList, PyTuple, type Run, type Value } from '../values/values'
import { scriptPattern } from './pattern'

const notMade: Run = () => {
  throw new Outside('unsupported', 're')
}
const matchType = new PyClass('re.Match', [OBJECT], new Map(), notMade, [OBJECT])
const patternType = new PyClass('re.Pattern', [OBJECT], new Map(), notMade, [OBJECT])
for (const type of [matchType, patternType]) type.isFrozen = true

const found = new WeakMap<PyInstance, RegExpExecArray>()
type Compiled = { pattern: string; flags: string }
const compiled = new WeakMap<PyInstance, Compiled>()

/** Python's flags, and JavaScript's that say the same; without one `$` and `.` are translated. */
const FLAGS: readonly (readonly [string, bigint, string])[] = [
  ['IGNORECASE', 2n, 'i'],
  ['MULTILINE', 8n, 'm'],
  ['DOTALL', 16n, 's'],
  ['VERBOSE', 64n, 'x'],
]

function matchOf(match: RegExpExecArray | null): Value {
  if (match === null) return null
  const made = new PyInstance(matchType)
  found.set(made, match)
  return made
}

const heldBy = (value: Value | undefined): RegExpExecArray => {
  const match = value instanceof PyInstance ? found.get(value) : undefined
  if (match === undefined) throw new Outside('unsupported', 're')
  return match
}

const textOrNone = (text: string | undefined): Value => text ?? null

function groupOf(match: RegExpExecArray, which: Value): Value {
  if (typeof which === 'string') {
    if (match.groups === undefined || !(which in match.groups)) return raise('IndexError', 'no such group')
    return textOrNone(match.groups[which])
  }
  const at = asInteger(which)
  if (at < 0 || at >= match.length) return raise('IndexError', 'no such group')
  return textOrNone(match[at])
}

const onMatch = (name: string, run: (match: RegExpExecArray, args: readonly Value[], machine: Machine) => Value) =>
  matchType.members.set(
    name,
    new PyBuiltin(
      name,
      (machine, [self, ...args], keywords) => {
        if (keywords.size > 0) throw new Outside('unsupported', `Match.${name}`)
        return run(heldBy(self), args, machine)
      },
      true,
    ),
  )

onMatch('group', (match, args) => {
  if (args.length > 1) return new PyTuple(args.map((each) => groupOf(match, each)))
  return groupOf(match, args[0] ?? 0n)
})
onMatch('__getitem__', (match, [which = null]) => groupOf(match, which))
onMatch('groups', (match, [standard = null]) => new PyTuple(match.slice(1).map((text) => text ?? standard)))
onMatch('groupdict', (match, [standard = null], machine) => {
  const dict = new PyDict()
  for (const [name, text] of Object.entries(match.groups ?? {})) setEntry(machine, dict, name, text ?? standard)
  return dict
})

/** Where a group begins and ends; JavaScript says so with the flag `d`. */
function spanOf(match: RegExpExecArray, which: Value): readonly [number, number] {
  groupOf(match, which)
  const { indices } = match
  const found = typeof which === 'string' ? indices?.groups?.[which] : indices?.[asInteger(which)]
  return found ?? [-1, -1]
}
onMatch('start', (match, [which = 0n]) => BigInt(spanOf(match, which)[0]))
onMatch('end', (match, [which = 0n]) => BigInt(spanOf(match, which)[1]))
onMatch('span', (match, [which = 0n]) => new PyTuple(spanOf(match, which).map(BigInt)))
onMatch('expand', (match, [by = null], machine) => replacement(machine, by, match))
matchType.members.set('string', new PyProperty(new PyBuiltin('string', (_machine, [self]) => heldBy(self).input), null))
matchType.members.set(
  'lastindex',
  new PyProperty(
    new PyBuiltin('lastindex', (_machine, [self]) => {
      const at = heldBy(self).findLastIndex((text) => text !== undefined)
      return at > 0 ? BigInt(at) : null
    }),
    null,
  ),
)
onMatch('__repr__', (match) => {
  const span = `(${match.index}, ${match.index + match[0].length})`
  return `<re.Match object; span=${span}, match=${textRepr(match[0])}>`
})

type Wanted = { matches: RegExpExecArray[]; text: string; machine: Machine; args: readonly Value[] }

/** So many ways to try a pattern take about as long as a step of a program. */
const TRIES_A_STEP = 1_000

/** Functions that may be told how often they are to find it. */
const LIMITS: Readonly<Record<string, string>> = { sub: 'count', subn: 'count', split: 'maxsplit' }

/** A function of `re` takes the pattern first, and the same of a compiled one takes it from that. */
function looking(name: string, more: readonly string[], run: (wanted: Wanted) => Value): [string, Value] {
  const limit = LIMITS[name]
  const names = limit === undefined ? more : [...more, limit]
  const wanted = (machine: Machine, { pattern, flags }: Compiled, values: readonly (Value | undefined)[]) => {
    const text = asText(values[more.indexOf('string')], name)
    const whole = name === 'fullmatch' ? `(?:${pattern})(?![\\s\\S])` : pattern
    const { regex, tries } = scriptPattern(whole, text, flags)
    machine.spend(10 + Math.ceil(tries / TRIES_A_STEP))
    const most = limit === undefined ? 0 : asInteger(values[more.length] ?? 0n)
    const all = [...text.matchAll(regex)]
    const matches = most > 0 ? all.slice(0, most) : all
    machine.grow(matches.length)
    const args = values.map((value) => value ?? null)
    return run({ matches, text, machine, args })
  }
  patternType.members.set(
    name,
    new PyBuiltin(
      name,
      (machine, [self, ...args], keywords) => {
        const held = self instanceof PyInstance ? compiled.get(self) : undefined
        if (held === undefined) throw new Outside('unsupported', 're')
        return wanted(machine, held, take(name, names, more.length, [args, keywords]))
      },
      true,
    ),
  )
  return [
    name,
    new PyBuiltin(name, (machine, args, keywords) => {
      const [pattern = null, ...values] = take(name, ['pattern', ...names, 'flags'], more.length + 1, [args, keywords])
      return wanted(machine, compiledOf(pattern, values[names.length]), values.slice(0, names.length))
    }),
  ]
}

/** A pattern with its flags; those at its beginning count, too. */
function compiledOf(pattern: Value, given: Value | undefined): Compiled {
  const held = pattern instanceof PyInstance ? compiled.get(pattern) : undefined
  if (held !== undefined && given === undefined) return held
  const text = asText(pattern, 're')
  const [inline = '', letters = ''] = /^\(\?([aimsxu]+)\)/.exec(text) ?? []
  const flags = readFlags(given) + letters.replace(/[au]/g, '')
  return { pattern: withoutSpace(text.slice(inline.length), flags), flags }
}

/** With `VERBOSE` white space and comments mean nothing. */
const withoutSpace = (pattern: string, flags: string): string =>
  flags.includes('x')
    ? pattern.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|#[^\n]*|\s/g, (part) =>
        /^[#\s]/.test(part) ? '' : part,
      )
    : pattern

function readFlags(flags: Value | undefined): string {
  if (flags === undefined || flags === 0n) return ''
  if (typeof flags !== 'bigint') throw new Outside('unsupported', 're')
  const known = FLAGS.filter(([, bit]) => (flags & bit) !== 0n)
  // ASCII and others change what `\w` is.
  if (known.reduce((sum, [, bit]) => sum | bit, 0n) !== flags) throw new Outside('unsupported', 're')
  return known.map(([, , letter]) => letter).join('')
}

/** What stands for the text of each match: plain, or with `\1` and `\g<name>`. */
function replacement(machine: Machine, by: Value, match: RegExpExecArray): string {
  if (typeof by !== 'string') return asText(machine.call(by, [matchOf(match)]), 'sub')
  return by.replace(/\\(?:(\d)|g<(\w+)>|([\s\S]))/g, (_whole, number, name, other) => {
    if (other === 'n') return '\n'
    if (other === '\\') return '\\'
    if (other !== undefined) throw new Outside('unsupported', 're')
    const which = number ?? name
    const text = groupOf(match, /^\d+$/.test(which) ? BigInt(which) : which)
    return text === null ? '' : asText(text, 'sub')
  })
}

const groupsOrWhole = (match: RegExpExecArray): Value => {
  if (match.length === 1) return match[0]
  const groups = match.slice(1).map((text) => text ?? '')
  return groups.length === 1 ? (groups[0] ?? '') : new PyTuple(groups)
}

function substituted({ matches, text, machine, args: [by = null] }: Wanted): string {
  let [made, at] = ['', 0]
  for (const match of matches) {
    made += text.slice(at, match.index) + replacement(machine, by, match)
    at = match.index + match[0].length
  }
  return made + text.slice(at)
}

/** Python's regular expressions, of the patterns that JavaScript reads alike. */
export const REGEX: [string, Value][] = [
  looking('findall', ['string'], ({ matches }) => new PyList(matches.map(groupsOrWhole))),
  looking('finditer', ['string'], ({ matches }) => new PyList(matches.map(matchOf))),
  looking('search', ['string'], ({ matches }) => matchOf(matches[0] ?? null)),
  looking('fullmatch', ['string'], ({ matches }) => matchOf(matches.find(({ index }) => index === 0) ?? null)),
  looking('match', ['string'], ({ matches }) => matchOf(matches.find(({ index }) => index === 0) ?? null)),
  looking('sub', ['repl', 'string'], substituted),
  looking('subn', ['repl', 'string'], (wanted) => new PyTuple([substituted(wanted), BigInt(wanted.matches.length)])),
  looking('split', ['string'], ({ matches, text }) => {
    const parts: Value[] = []
    let at = 0
    for (const match of matches) {
      if (match[0] === '') throw new Outside('unsupported', 're')
      parts.push(text.slice(at, match.index), ...match.slice(1).map(textOrNone))
      at = match.index + match[0].length
    }
    return new PyList([...parts, text.slice(at)])
  }),
  [
    'compile',
    new PyBuiltin('compile', (_machine, args, keywords) => {
      const [pattern = null, flags] = take('compile', ['pattern', 'flags'], 1, [args, keywords])
      const made = new PyInstance(patternType)
      const held = compiledOf(pattern, flags)
      // What cannot be read is found out at once.
      scriptPattern(held.pattern, '', held.flags)
      compiled.set(made, held)
      made.attributes.set('pattern', asText(pattern, 'compile'))
      return made
    }),
  ],
  [
    'escape',
    new PyBuiltin('escape', (_machine, [text]) =>
      asText(text, 'escape').replace(/[()[\]{}?*+\-|^$\\.&~# \t\n\r\v\f]/g, (sign) => `\\${sign}`),
    ),
  ],
  ...FLAGS.flatMap(([name, bit]): [string, Value][] => [
    [name, bit],
    [name.slice(0, 1) === 'V' ? 'X' : name === 'DOTALL' ? 'S' : name.slice(0, 1), bit],
  ]),
  ['error', typeNamed('PatternError')],
  ['PatternError', typeNamed('PatternError')],
  ['Match', matchType],
  ['Pattern', patternType],
]
