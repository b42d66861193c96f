import { asInteger, asText, positional, take } from '../expressions/arguments'
import { Outside } from '../result'
import { formatFields } from '../text/text-format'
import { encoded } from '../values/bytes'
import { hashOf } from '../values/hash'
import { charactersOf } from '../values/iterate'
import { PyDict, type Run, type Value } from '../values/values'

const text = (self: Value | undefined) => asText(self, 'str')

/** Methods of texts that go through them character by character, or turn them into bytes. */
export const CHARACTER_METHODS: Partial<Record<string, Run>> = {
  expandtabs: (machine, [self, ...args], keywords) => {
    const [size = 8n] = take('expandtabs', ['tabsize'], 0, [args, keywords])
    const width = asInteger(size)
    let [made, column] = ['', 0]
    for (const letter of charactersOf(text(self))) {
      const filling = letter === '\t' ? ' '.repeat(width > 0 ? width - (column % width) : 0) : letter
      made += filling
      machine.grow(filling.length)
      column = letter === '\n' || letter === '\r' ? 0 : column + (letter === '\t' ? filling.length : 1)
    }
    return made
  },
  translate: (machine, [self, table = null]) => {
    const letters = charactersOf(text(self)).map((letter) => {
      const code = BigInt(letter.codePointAt(0) ?? 0)
      if (!(table instanceof PyDict)) throw new Outside('unsupported', 'translate')
      const entry = table.entries.get(hashOf(code, 'dict key'))
      if (entry === undefined) return letter
      if (entry.value === null) return ''
      return typeof entry.value === 'bigint'
        ? String.fromCodePoint(Number(entry.value))
        : asText(entry.value, 'translate')
    })
    machine.grow(letters.length)
    return letters.join('')
  },
  isprintable: (_machine, [self, ...args], keywords) => {
    positional('isprintable', [0, 0], args, keywords)
    return charactersOf(text(self)).every((letter) => letter === ' ' || !/[\p{C}\p{Z}]/u.test(letter))
  },
  encode: (_machine, [self, ...args], keywords) => {
    const [encoding = 'utf-8', errors = 'strict'] = take('encode', ['encoding', 'errors'], 0, [args, keywords])
    return encoded(text(self), encoding, errors)
  },
  format_map: (machine, [self, mapping = null]) => {
    if (!(mapping instanceof PyDict) || mapping.ownType !== null) throw new Outside('unsupported', 'format_map')
    const keywords = new Map<string, Value>()
    for (const { key, value } of mapping.entries.values()) if (typeof key === 'string') keywords.set(key, value)
    return formatFields(machine, text(self), [], keywords)
  },
}
