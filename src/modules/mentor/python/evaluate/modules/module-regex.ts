import { asInteger, asText, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { textRepr } from '../text/repr'
import { OBJECT } from '../values/types'
import { PyBuiltin, PyClass, PyDict, PyInstance, PyList, PyTuple, type Run, type Value } from '../values/values'
import { scriptPattern } from './pattern'

const notMade: Run = () => {
  throw new Outside('unsupported', 're')
}
const matchType = new PyClass('re.Match', [OBJECT], new Map(), notMade, [OBJECT])
const patternType = new PyClass('re.Pattern', [OBJECT], new Map(), notMade, [OBJECT])
for (const type of [matchType, patternType]) type.isFrozen = true

const found = new WeakMap<PyInstance, RegExpExecArray>()
const compiled = new WeakMap<PyInstance, { pattern: string; ignoresCase: boolean }>()

const IGNORE = 2n

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
    if (match.groups === undefined || !(which in match.groups)) throw new Outside('unsupported', 're')
    return textOrNone(match.groups[which])
  }
  const at = asInteger(which)
  if (at < 0 || at >= match.length) throw new Outside('unsupported', 're')
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

const onlyWhole = (args: readonly Value[]) => {
  if (args.length > 0) throw new Outside('unsupported', 'Match')
}

onMatch('group', (match, args) => {
  if (args.length > 1) return new PyTuple(args.map((each) => groupOf(match, each)))
  return groupOf(match, args[0] ?? 0n)
})
onMatch('__getitem__', (match, [which = null]) => groupOf(match, which))
onMatch('groups', (match, args) => {
  onlyWhole(args)
  return new PyTuple(match.slice(1).map(textOrNone))
})
onMatch('groupdict', (match, args, machine) => {
  onlyWhole(args)
  const dict = new PyDict()
  for (const [name, text] of Object.entries(match.groups ?? {})) setEntry(machine, dict, name, textOrNone(text))
  return dict
})
onMatch('start', (match, args) => {
  onlyWhole(args)
  return BigInt(match.index)
})
onMatch('end', (match, args) => {
  onlyWhole(args)
  return BigInt(match.index + match[0].length)
})
onMatch('span', (match, args) => {
  onlyWhole(args)
  return new PyTuple([BigInt(match.index), BigInt(match.index + match[0].length)])
})
onMatch('__repr__', (match) => {
  const span = `(${match.index}, ${match.index + match[0].length})`
  return `<re.Match object; span=${span}, match=${textRepr(match[0])}>`
})

type Wanted = { matches: RegExpExecArray[]; text: string; machine: Machine; args: readonly Value[] }

/** So many ways to try a pattern take about as long as a step of a program. */
const TRIES_A_STEP = 1_000

/** A function of `re` takes the pattern first, and the same of a compiled one takes it from that. */
function looking(name: string, more: readonly string[], run: (wanted: Wanted) => Value): [string, Value] {
  const wanted = (machine: Machine, pattern: string, ignoresCase: boolean, values: readonly (Value | undefined)[]) => {
    const text = asText(values[more.indexOf('string')], name)
    const whole = name === 'fullmatch' ? `(?:${pattern})(?![\\s\\S])` : pattern
    const { regex, tries } = scriptPattern(whole, text, ignoresCase)
    machine.spend(10 + Math.ceil(tries / TRIES_A_STEP))
    const matches = [...text.matchAll(regex)]
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
        return wanted(machine, held.pattern, held.ignoresCase, take(name, more, more.length, [args, keywords]))
      },
      true,
    ),
  )
  return [
    name,
    new PyBuiltin(name, (machine, args, keywords) => {
      const [pattern, ...values] = take(name, ['pattern', ...more, 'flags'], more.length + 1, [args, keywords])
      const flags = values[more.length]
      return wanted(machine, asText(pattern, name), readFlags(flags), values.slice(0, more.length))
    }),
  ]
}

function readFlags(flags: Value | undefined): boolean {
  if (flags !== undefined && flags !== IGNORE && flags !== 0n) throw new Outside('unsupported', 're')
  return flags === IGNORE
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

/** Python's regular expressions, of the patterns that JavaScript reads alike. */
export const REGEX: [string, Value][] = [
  looking('findall', ['string'], ({ matches }) => new PyList(matches.map(groupsOrWhole))),
  looking('finditer', ['string'], ({ matches }) => new PyList(matches.map(matchOf))),
  looking('search', ['string'], ({ matches }) => matchOf(matches[0] ?? null)),
  looking('fullmatch', ['string'], ({ matches }) => matchOf(matches.find(({ index }) => index === 0) ?? null)),
  looking('match', ['string'], ({ matches }) => matchOf(matches.find(({ index }) => index === 0) ?? null)),
  looking('sub', ['repl', 'string'], ({ matches, text, machine, args: [by = null] }) => {
    let [made, at] = ['', 0]
    for (const match of matches) {
      made += text.slice(at, match.index) + replacement(machine, by, match)
      at = match.index + match[0].length
    }
    return made + text.slice(at)
  }),
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
      const [pattern, flags] = take('compile', ['pattern', 'flags'], 1, [args, keywords])
      const made = new PyInstance(patternType)
      compiled.set(made, { pattern: asText(pattern, 'compile'), ignoresCase: readFlags(flags) })
      return made
    }),
  ],
  ['IGNORECASE', IGNORE],
  ['I', IGNORE],
]
