/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NUMBERS = [
  '0',
  '1',
  '2',
  '3',
  '7',
  '10',
  '-1',
  '-4',
  '100',
  '0.5',
  '1.5',
  '2.675',
  '-0.1',
  '1e3',
  '3.0',
  '12345.678',
  'True',
]
const TEXTS = ["'hola'", "'Ana'", "''", "'a,b,c'", "' x '", "'12'", "'3.5'", "'ñandú'", "'Hola Mundo'", "'abcabc'"]
const LISTS = [
  '[1, 2, 3]',
  '[]',
  '[3, 1, 2]',
  "['b', 'a']",
  '[0.5, 1]',
  '(1, 2)',
  'range(4)',
  '[[1, 2], [3]]',
  '[None, 1]',
  "list('abc')",
]
const DICTS = ["{'a': 1, 'b': 2}", '{}', "{1: 'x', 2: [3]}", "dict(zip('ab', [1, 2]))"]
const SETS = ['{1, 2}', 'set()', '{3, 0, 2}', '{5}']
const OPERATORS = ['+', '-', '*', '/', '//', '%', '**', '<', '==', '>=', 'and', 'or', 'in', '!=', '&', '|']
const METHODS = [
  'upper()',
  'split()',
  "split(',')",
  'strip()',
  'title()',
  "replace('a', 'b')",
  "count('a')",
  "find('a')",
  'isdigit()',
  'zfill(6)',
  'center(9, "*")',
  'append(9)',
  'pop()',
  'pop(0)',
  'sort()',
  'reverse()',
  'index(1)',
  'insert(1, 8)',
  'remove(3)',
  'copy()',
  'extend([7])',
  'items()',
  "get('a')",
  'keys()',
  "setdefault('z', 5)",
  'values()',
  "update({'q': 1})",
  'add(4)',
  'discard(1)',
  'union({9})',
  "join(['x', 'y'])",
  'capitalize()',
  'swapcase()',
  "startswith('h')",
  'is_integer()',
  'bit_length()',
]
const FUNCTIONS = [
  'len',
  'str',
  'int',
  'float',
  'list',
  'sorted',
  'sum',
  'max',
  'min',
  'abs',
  'bool',
  'repr',
  'tuple',
  'round',
  'type',
  'any',
  'all',
  'set',
  'reversed',
  'enumerate',
  'dict',
  'next',
  'ord',
  'chr',
]
const SPECS = [
  '',
  '.2f',
  '>8',
  '<6',
  '^7',
  '05',
  ',',
  '.1%',
  'd',
  'e',
  '.3g',
  '+',
  'x',
  '08.2f',
  '*^9',
  '.1f',
  '10,.2f',
  '_',
]
const SLICES = ['[0]', '[-1]', '[1:]', '[::-1]', '[:2]', '[5]', '[1:3]', '[::2]', "['a']", '[-2:]', '[3:1]', '[1.0]']
const NAMES = ['a', 'b', 'c', 'd']

/** A program of a few statements over four names. Each stands in a `try` that shows what was raised, so that one failure ends nothing. */
export function generateProgram(random: () => number): string {
  const pick = (options: readonly string[]) => options[Math.floor(random() * options.length)] ?? '0'
  const atom = () =>
    pick([pick(NUMBERS), pick(TEXTS), pick(LISTS), pick(DICTS), pick(SETS), pick(NAMES), pick(NAMES), pick(NAMES)])
  const expression = (depth: number): string => {
    if (depth <= 0) return atom()
    const part = () => expression(depth - 1)
    return pick([
      atom(),
      `(${part()} ${pick(OPERATORS)} ${part()})`,
      `${part()}.${pick(METHODS)}`.replace(/^(-?\d[\d.e]*)\./, '($1).'),
      `${pick(FUNCTIONS)}(${part()})`,
      `${part()}${pick(SLICES)}`.replace(/^(-?\d[\d.e]*)\[/, '($1)['),
      `[x for x in ${part()}]`,
      `[x ${pick(['+', '*', '%', '//'])} ${pick(NUMBERS)} for x in ${part()} if x ${pick(['>', '!=', '<'])} ${pick(NUMBERS)}]`,
      `(${part()} if ${part()} else ${part()})`,
      `f'{${pick(NAMES)}:${pick(SPECS)}}|{${pick(NAMES)}!r}'`,
      `round(${part()}, ${pick(['0', '1', '2', '-1'])})`,
      `not ${part()}`,
    ])
  }
  const statement = (): string =>
    pick([
      `${pick(NAMES)} = ${expression(2)}`,
      `${pick(NAMES)} ${pick(['+=', '-=', '*=', '//=', '%='])} ${expression(1)}`,
      `print(${expression(3)})`,
      `print(${expression(2)}, ${expression(1)}, sep='-')`,
      `for x in ${expression(1)}:\n        print(x, end=' ')`,
      `${pick(NAMES)}${pick(['[0]', "['a']", '[-1]'])} = ${expression(1)}`,
      `${pick(NAMES)}, ${pick(NAMES)} = ${expression(1)}`,
      `if ${expression(2)}:\n        print('sí')\n    else:\n        print('no')`,
      `${pick(NAMES)}.${pick(METHODS)}`,
      `print(f(${expression(1)}))`,
    ])
  const start = NAMES.map((name) => `${name} = ${atom().replace(/\b[abcd]\b(?!')/g, '1')}`)
  const lines = Array.from(
    { length: 8 },
    () => `try:\n    ${statement()}\nexcept Exception as e:\n    print(type(e).__name__, e)`,
  )
  return `${start.join('\n')}\ndef f(x, y=2):\n    return [x, y]\n${lines.join('\n')}\nprint(a, b, c, d)\n`
}
