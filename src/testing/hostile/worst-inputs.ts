/** Text of a given length, made to keep a parser busy. */
export type WorstInput = { name: string; write: (length: number) => string }

const over = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** All the same, and all the same with something at the end that lets the attempt fail. */
type Repeated = { name: string; plain: WorstInput; ended: WorstInput }
function repeated(unit: string): Repeated {
  const name = JSON.stringify(unit.slice(0, 30))
  const ended = { name: `${name}, then an end`, write: (length: number) => `${over(unit)(length - 3)}\n.)` }
  return { name, plain: { name, write: over(unit) }, ended }
}

/** A request for a program, of whose last clause there is no end. */
const request = (clause: string, unit: string): WorstInput => ({
  name: `a program that asks for numbers and ${clause} ${unit}…`,
  write: (length) => `un programa que pida tres números y ${clause} ${over(unit)(length)}n`,
})

const UNITS = [
  ...['_a_', '_a_ ', '*a*', '*a _b', '**a', '***a*** ', 'a**b*c', '~~a', '~~', '* ', '_ ', 'x_', '"c\n$_x'],
  ...['[', '![', '](', '[a](', '[a](<b', '[a][', '[a][b]', '[a]', '\\[', '[`a`](', '[a](b) ', '(', ')'],
  ...['` ', '`a', '`` `', '```\n', '~~~\n', '- ```\n', '```python\n', '>>> x\n'],
  ...[
    '<a ',
    '<a b="',
    '<!--',
    '<?',
    '</',
    '<![CDATA[',
    '<div>\n',
    '<script>\n\n',
    ']]>',
    '<http://',
    '&a;',
    '&#1;',
    '&amp',
  ],
  ...['> ', '> - ', '- ', '- > ', '1. ', '1) a\n   1) b\n', '- a\n', '- a\n\n', '* a\n- b\n', '- [ ] a\n', '> a\n\n'],
  ...['|a', '|-', 'a|b\n-|-\n', '|c|d|\n', '| ', 'a\n=\n', '---\n', '# ', '# a\n', '    a\n', '\t', '  \n'],
  ...['[a]: b\n', '[a]: b "c\n', '[a]: (c\n', '[a]:\n', 'http://a.b ', 'www.a.b)', 'www.', 'a@b.c ', 'a@', 'a.'],
  ...[
    '\r\n',
    '\n',
    '\r',
    'a\r\n',
    'a\n',
    'a\n\n',
    ' ',
    ' a',
    '\u00a0',
    '\ud800',
    '\udc00a',
    '🐍',
    'ñ',
    'e\u0301',
    '\0',
  ],
  ...[
    '"',
    "'",
    '"""',
    "'\\",
    '\\',
    '\\\n',
    '(((',
    '{',
    '}',
    '[[',
    '{"a":',
    'f"{',
    'lambda:',
    'async def f():\n yield\n\n',
  ],
  ...[
    '0',
    '1e',
    '9'.repeat(999),
    'a',
    'A',
    '-',
    '=',
    '+',
    '@',
    '%41',
    '%',
    ';',
    ',',
    '$',
    '#',
    '!',
    '?',
    '/',
    '..',
    ': ',
  ],
  ...['data: a\n', 'data:', 'a=b&', 'a[b]', '&&', 'Traceback (most recent call last):', '¿cómo ', 'def f():\n  '],
  // Words of optional groups: two ways to read one of them double the time with each that follows.
  ...['los ', 'una pregunta ', 'ver los ', 'haz un programa con pandas que ordena por la '],
  ...['si no existe que ', 'quita cinco turnos y ', 'con 3 me da 4 y deberia dar 5 ', 'ya', 'cuando ya '],
  ...['no se pase de 5 si no, , ', 'solo saques ', 'lance error si no pasa, '],
  // Programs: their statements are held against each other, run, and run again with each small change.
  ...['x = x + 1\n', 'if x == 1:\n    y = [1, 2]\n', 'print(f(1))\n', '"[', 'x[0] = "[" + \'[\'\n'],
]

/** What opens and never closes, closes at once, or grows as it goes on. */
const NESTED: WorstInput[] = [
  { name: 'brackets in brackets', write: (length) => '['.repeat(length / 2) + ']'.repeat(length / 2) },
  { name: 'emphasis in emphasis', write: (length) => '*a **b '.repeat(length / 14) + '** *'.repeat(length / 8) },
  { name: 'bold in bold', write: (length) => '**a '.repeat(length / 8) + ' b**'.repeat(length / 8) },
  { name: 'links in links', write: (length) => '['.repeat(length / 5) + '](b)'.repeat(length / 5) },
  { name: 'longer and longer ticks', write: growing((at) => `${'`'.repeat(at)} `) },
  { name: 'deeper and deeper lists', write: growing((at) => `${' '.repeat(2 * at)}- a\n`) },
  { name: 'deeper and deeper quotes', write: growing((at) => `${'> '.repeat(at)}a\n`) },
  { name: 'many definitions, all used', write: growing((at) => `[a${at}]: b\n\n[a${at}] `) },
  { name: 'a line of an item for each line', write: (length) => `- a\n${over(' b\n')(length)}` },
  { name: 'a wide table with empty rows', write: wideTable },
  { name: 'a complaint about a long program', write: complaint },
  { name: 'a traceback of thousands of lines', write: traceback },
  {
    name: 'thousands of tracebacks',
    write: over('Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: 1\n'),
  },
  { name: 'texts in texts', write: growing((at) => `${'f"{'.repeat(at)}${"'}".repeat(at)}\n`) },
  {
    name: 'all that a message may have, one after the other',
    write: over('¿Qué hace? `x` [1, 2]\n>>> f(1)\n1;2;3\nKeyError: 1\n'),
  },
  { name: 'a function of many lines', write: (length) => `def f():\n${over('        x = 1\n')(length)}` },
  { name: 'a text that never closes', write: (length) => `x = "${'\\'.repeat(length)}` },
  { name: 'a comprehension that never closes', write: (length) => `[${over('a for b in c')(length)}` },
  { name: 'blanks within the head of a loop', write: (length) => `for ${' '.repeat(length)}x` },
  { name: 'a word for each line of a program', write: growing((at) => `a${at} = a${at - 1} + 1\n`) },
  { name: 'blanks before a letter', write: (length) => `${' '.repeat(length)}a` },
  { name: 'blanks behind «el código»', write: (length) => `qué hace esto\nel código${' '.repeat(length)}a` },
  { name: 'a word before a blank', write: (length) => `${'a'.repeat(length - 1)} ` },
  { name: 'ticks before a line that is none', write: (length) => `${'`'.repeat(length - 1)}\u2028` },
  { name: 'ticks before a line', write: (length) => `${'`'.repeat(length - 2)}\na` },
  {
    name: 'calls of calls in a line that is none',
    write: (length) => `f(${over('.a()')(Math.min(length, 390))}\u2028a`,
  },
  { name: 'lines before a letter', write: (length) => `async def f():\n yield${'\n'.repeat(length)}a` },
]

function growing(piece: (at: number) => string) {
  return (length: number) => {
    let text = ''
    for (let at = 1; text.length < length; at += 1) text += piece(at)
    return text.slice(0, length)
  }
}

function wideTable(length: number): string {
  const width = Math.floor(Math.sqrt(length))
  return `${'|a'.repeat(width)}\n${'|-'.repeat(width)}\n${over('|\n')(length)}`
}

/** A function that calls itself, as the console tells of it without leaving anything out. */
function traceback(length: number): string {
  const end = '\nRecursionError: maximum recursion depth exceeded\n'
  const frames = over('  File "/home/ana/a.py", line 2, in f\n    return f(n - 1)\n')(Math.max(0, length - 90))
  return `Traceback (most recent call last):\n${frames}${end}`
}

/** What should come out, and a program in which every line could be what is wrong. */
function complaint(length: number): string {
  const lines = over('for i in range(3):\n    x = x + i * 2 - 1\n')(Math.min(length, 2_300))
  return `Me sale 18 y debería salir 6\n\nx = 0\n${lines}\nprint(x)\n`
}

const REQUESTS = [
  request('diga cuál es el', 'que las '),
  request('diga cuánto queda para', 'mayor de edad '),
  request('los pase', 'euros '),
  request('muestre', 'ao'),
  request('diga la lista', 'lo lo '),
  request('los ordene por', 'uno '),
  request('suba en ventas.xlsx la columna D', 'los precios '),
]

/** Every character that a keyboard has. */
const ASCII: WorstInput = {
  name: 'all of ASCII',
  write: over(Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('')),
}

export const REPEATED: readonly Repeated[] = UNITS.map(repeated)
export const MADE: readonly WorstInput[] = [...NESTED, ...REQUESTS, ASCII]
export const WORST_INPUTS: readonly WorstInput[] = [...REPEATED.flatMap(({ plain, ended }) => [plain, ended]), ...MADE]
