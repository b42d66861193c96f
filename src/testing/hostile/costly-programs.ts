const MANY = 'd = set(range(9000))\n'
const LONG = "s = 'ab' * 50000\n"
const LIST = 'a = [1] * 100000\nb = [1] * 100000\n'
const DICT = 'd = dict(zip(range(9000), range(9000)))\n'
const often = (line: string) => `for i in range(9000):\n    ${line}\nprint(1)\n`

/** Programs of few lines each step of which takes as long as the data are large: what a run may cost is held by its time. */
export const COSTLY_PROGRAMS: readonly { name: string; code: string }[] = [
  { name: 'encodes a long text', code: LONG + often('x = len(s.encode())') },
  { name: 'measures a long text', code: LONG + often('x = len(s)') },
  { name: 'formats a long text', code: LONG + often("x = f'{s:.3}'") },
  { name: 'copies a set', code: MANY + often('x = set(d)') },
  { name: 'unites sets', code: MANY + often('x = d | d') },
  { name: 'compares sets', code: MANY + often('x = d == set(d)') },
  { name: 'discards from a set', code: MANY + often('d.discard(i)') },
  { name: 'hashes sets', code: `${MANY}f = frozenset(d)\n${often('x = hash(f)')}` },
  { name: 'compares lists', code: LIST + often('x = a == b') },
  { name: 'orders lists', code: LIST + often('x = a < b') },
  { name: 'takes from the front', code: LIST + often('a.pop(0)') },
  { name: 'copies a dictionary', code: DICT + often('x = dict(d)') },
  { name: 'copies deeply', code: `import copy\n${DICT}${often('x = copy.deepcopy(d)')}` },
  { name: 'adds counters', code: `from collections import Counter\nc = Counter(range(9000))\n${often('x = c + c')}` },
]
