import { asText } from '../expressions/arguments'
import { Outside } from '../result'
import { bytesOf, PyBytes } from '../values/bytes'
import { charactersOf, itemsOf, iterate } from '../values/iterate'
import { raise } from '../values/types'
import { PyDict, PyIterator, type Run } from '../values/values'
import { setEntry } from './methods-dict'

/** What is called on Python's own classes. */
export const CLASS_METHODS: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  dict: {
    fromkeys: (machine, [keys = null, value = null]) => {
      const made = new PyDict()
      for (const key of itemsOf(machine, keys)) setEntry(machine, made, key, value)
      return made
    },
  },
  str: {
    maketrans: (machine, [from = null, to, removed]) => {
      const made = new PyDict()
      const code = (letter: string) => BigInt(letter.codePointAt(0) ?? 0)
      if (from instanceof PyDict) {
        for (const { key, value } of from.entries.values())
          setEntry(machine, made, typeof key === 'string' ? code(key) : key, value)
        return made
      }
      const [sources, targets] = [charactersOf(asText(from, 'maketrans')), charactersOf(asText(to, 'maketrans'))]
      if (sources.length !== targets.length)
        return raise('ValueError', 'the first two maketrans arguments must have equal length')
      for (const [at, letter] of sources.entries()) setEntry(machine, made, code(letter), code(targets[at] ?? ''))
      for (const letter of charactersOf(asText(removed ?? '', 'maketrans'))) setEntry(machine, made, code(letter), null)
      return made
    },
  },
  int: {
    from_bytes: (machine, [value = null, order = 'big'], keywords) => {
      const bytes = value instanceof PyBytes ? value : bytesOf(itemsOf(machine, value))
      if (keywords.has('signed') || bytes.size > 64) throw new Outside('unsupported', 'from_bytes()')
      const inOrder = (keywords.get('byteorder') ?? order) === 'big' ? bytes.bytes : bytes.bytes.toReversed()
      return inOrder.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    },
  },
  bytes: {
    fromhex: (_machine, [text]) => {
      const digits = asText(text, 'fromhex').replaceAll(' ', '')
      if (!/^(?:[\da-fA-F]{2})*$/.test(digits)) throw new Outside('unsupported', 'fromhex()')
      return new PyBytes(Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
    },
  },
}

/** `chain.from_iterable(…)`. */
export const chained: Run = (machine, [sources = null]) => {
  const outer = iterate(machine, sources)
  let inner: (() => ReturnType<typeof outer>) | null = null
  return new PyIterator('itertools.chain', () => {
    for (;;) {
      const item = inner?.()
      if (item !== undefined) return item
      const source = outer()
      if (source === undefined) return undefined
      inner = iterate(machine, source)
    }
  })
}
