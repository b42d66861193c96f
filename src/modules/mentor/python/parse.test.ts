import { describe, expect, it } from 'vitest'
import type { Expression, Statement } from './ast'
import { applyEdits } from './edit'
import { linesOf } from './lines'
import { parsePython } from './parse'
import { allExpressions, statementsIn } from './walk'

const statement = (code: string): Statement => parsePython(code).body[0] ?? { kind: 'broken', from: 0, to: 0 }
const expression = (code: string): Expression => {
  const read = statement(code)
  return read.kind === 'expression' ? read.value : { kind: 'broken', from: 0, to: 0 }
}

/** The tree as a fully parenthesised text. */
function shape(node: Expression): string {
  switch (node.kind) {
    case 'name':
      return node.name
    case 'number':
      return node.text
    case 'binary':
      return `(${shape(node.left)} ${node.operator} ${shape(node.right)})`
    case 'boolean-operation':
      return `(${node.values.map(shape).join(` ${node.operator} `)})`
    case 'not':
      return `(not ${shape(node.operand)})`
    case 'unary':
      return `(${node.operator}${shape(node.operand)})`
    case 'compare':
      return `(${shape(node.left)}${node.comparisons.map(({ operator, right }) => ` ${operator} ${shape(right)}`).join('')})`
    case 'call':
      return `${shape(node.callee)}(${node.arguments.map(({ value }) => shape(value)).join(', ')})`
    default:
      return node.kind
  }
}

describe('expressions', () => {
  it.each([
    ['not a or b', '((not a) or b)'],
    ['i > 2 and not x or y != 3', '(((i > 2) and (not x)) or (y != 3))'],
    ['not a in b', '(not (a in b))'],
    ['a not in b', '(a not in b)'],
    ['a is not b', '(a is not b)'],
    ['a is (not b)', '(a is (not b))'],
    ['-x ** 2', '(-(x ** 2))'],
    ['2 ** -x', '(2 ** (-x))'],
    ['a ** b ** c', '(a ** (b ** c))'],
    ['-a + b', '((-a) + b)'],
    ['-a * b', '((-a) * b)'],
    ['a - b - c', '((a - b) - c)'],
    ['a + b * c % d', '(a + ((b * c) % d))'],
    ['1 < x <= 10', '(1 < x <= 10)'],
    ['(a or b) and c', '((a or b) and c)'],
    ['a & b == c', '((a & b) == c)'],
    ['not not a', '(not (not a))'],
    ['a and b and c or d', '((a and b and c) or d)'],
    ['f(not a, -b)', 'f((not a), (-b))'],
  ])('bind as in Python: %s', (code, expected) => {
    expect(shape(expression(code))).toBe(expected)
  })

  it('read calls with every form of argument', () => {
    const call = expression('f(1, *a, k=2, **d)')
    expect(call.kind === 'call' && call.arguments.map(({ form, name }) => [form, name])).toEqual([
      ['positional', null],
      ['star', null],
      ['keyword', 'k'],
      ['double-star', null],
    ])
  })

  it('read comprehensions, slices and tuples', () => {
    expect(expression('[a for a, b in c if a if b for d in e]')).toMatchObject({
      kind: 'comprehension',
      form: 'list',
      element: { name: 'a' },
      clauses: [
        { target: { kind: 'tuple' }, iterable: { name: 'c' }, conditions: [{ name: 'a' }, { name: 'b' }] },
        { target: { name: 'd' }, iterable: { name: 'e' }, conditions: [] },
      ],
    })
    expect(expression('sum(x for x in y)')).toMatchObject({
      arguments: [{ value: { kind: 'comprehension', form: 'generator' } }],
    })
    expect(expression('{k: v for k in z}')).toMatchObject({
      form: 'dict',
      element: { name: 'k' },
      value: { name: 'v' },
    })
    expect(expression('a[1:, ::2]')).toMatchObject({
      index: {
        kind: 'tuple',
        items: [
          { kind: 'slice', upper: null },
          { kind: 'slice', step: { text: '2' } },
        ],
      },
    })
    expect(expression('a[-1]')).toMatchObject({ kind: 'subscript', index: { kind: 'unary' } })
    expect(expression('(a,)')).toMatchObject({ kind: 'tuple', items: [{ name: 'a' }] })
  })

  it('read texts with their escapes and fields', () => {
    expect(expression(`'a\\n\\u00f1' "b"`)).toMatchObject({ kind: 'string', value: 'a\nñb' })
    expect(expression(`r'a\\n'`)).toMatchObject({ value: 'a\\n', isRaw: true })
    expect(expression(`f'{x!r:>{w}} y {{z}} {a=}'`)).toMatchObject({
      kind: 'format-string',
      parts: [
        { kind: 'field', value: { name: 'x' }, conversion: '!r', spec: [{ text: '>' }, { value: { name: 'w' } }] },
        { kind: 'text', text: ' y {z} ' },
        { kind: 'field', value: { name: 'a' }, isSelfDocumenting: true },
      ],
    })
  })
})

it('a nest of operations reaches over the parentheses at its ends', () => {
  const code = '(a + b) * (c - d)'
  const node = expression(code)
  expect(code.slice(node.from, node.to)).toBe(code)
  expect(expression('not (a or b)')).toMatchObject({ from: 0, to: 12 })
})

describe('statements', () => {
  it('read a function with all kinds of parameters', () => {
    expect(statement('@a.b(1)\nasync def f(a, b: int = 1, *args, c, **kw) -> str:\n    return a\n')).toMatchObject({
      kind: 'function',
      name: 'f',
      isAsync: true,
      decorators: [{ kind: 'call', callee: { kind: 'attribute', name: 'b' } }],
      parameters: [
        { name: 'a', form: 'positional' },
        { name: 'b', annotation: { name: 'int' }, standard: { text: '1' } },
        { name: 'args', form: 'args' },
        { name: 'c', form: 'keyword-only' },
        { name: 'kw', form: 'kwargs' },
      ],
      returns: { name: 'str' },
      body: [{ kind: 'return' }],
    })
  })

  it('read elif as an if inside else', () => {
    expect(statement('if a:\n    x\nelif b:\n    y\nelse:\n    z\n')).toMatchObject({
      kind: 'if',
      isElif: false,
      otherwise: [{ kind: 'if', isElif: true, test: { name: 'b' }, otherwise: [{ kind: 'expression' }] }],
    })
  })

  it.each([
    ['a = b = 1, 2', { kind: 'assign', targets: [{ name: 'a' }, { name: 'b' }], value: { kind: 'tuple' } }],
    ['a, *b = c', { kind: 'assign', targets: [{ kind: 'tuple', items: [{ name: 'a' }, { kind: 'starred' }] }] }],
    ['a += 1', { kind: 'augmented-assign', operator: '+' }],
    ['a //= 1', { kind: 'augmented-assign', operator: '//' }],
    ['a: int', { kind: 'annotated-assign', value: null }],
    [
      'from ..a.b import (c as d, e)',
      { kind: 'import-from', module: 'a.b', level: 2, names: [{ name: 'c', alias: 'd' }, { name: 'e' }] },
    ],
    [
      'import a.b as c, d',
      {
        kind: 'import',
        names: [
          { name: 'a.b', alias: 'c' },
          { name: 'd', alias: null },
        ],
      },
    ],
    ['from a import *', { kind: 'import-from', names: [{ name: '*' }] }],
    ['with open(a) as f, g: pass', { kind: 'with', items: [{ target: { name: 'f' } }, { target: null }] }],
    ['raise A(b) from c', { kind: 'raise', exception: { kind: 'call' }, cause: { name: 'c' } }],
    ['global a, b', { kind: 'global', names: ['a', 'b'] }],
    ['del a[0], b', { kind: 'delete', targets: [{ kind: 'subscript' }, { name: 'b' }] }],
    ['assert a, b', { kind: 'assert', message: { name: 'b' } }],
    [
      'try:\n  a\nexcept (A, B) as e:\n  b\nelse:\n  c\nfinally:\n  d',
      { kind: 'try', handlers: [{ name: 'e', type: { kind: 'tuple' } }], otherwise: [{}], final: [{}] },
    ],
    ['match a:\n  case [1, x] if y:\n    pass', { kind: 'match', cases: [{ captures: ['x'], guard: { name: 'y' } }] }],
    [
      'class A(B, metaclass=M):\n  x = 1',
      { kind: 'class', name: 'A', arguments: [{}, { name: 'metaclass' }], body: [{ kind: 'assign' }] },
    ],
  ])('%s', (code, expected) => {
    expect(statement(code)).toMatchObject(expected)
  })

  it('are found wherever they stand', () => {
    const module = parsePython('def f():\n    if a:\n        return 1\nx = 1; y = 2\n')
    expect([...statementsIn(module.body)].map(({ kind }) => kind)).toEqual([
      'function',
      'if',
      'return',
      'assign',
      'assign',
    ])
    expect([...allExpressions(module)].flatMap((node) => (node.kind === 'name' ? node.name : []))).toEqual([
      'a',
      'x',
      'y',
    ])
  })

  it('tell lines and columns as Python counts them', () => {
    const lines = linesOf('a\n  b\n\nc')
    expect([lines.lineAt(0), lines.lineAt(4), lines.columnAt(4), lines.lineAt(7), lines.count]).toEqual([1, 2, 2, 4, 4])
    expect(lines.textOf(2)).toBe('  b')
  })
})

it('takes the commas of a bare generator for those of its targets', () => {
  const call = expression('sum(a * b for a, b in pares)')
  const list = call.kind === 'call' ? call.arguments : []
  expect(list.map(({ value }) => value.kind)).toEqual(['comprehension'])
})

describe('hostile sources', () => {
  it.each([
    ['nothing', ''],
    ['a lone surrogate', 'x = "\ud800"\n'],
    ['deep brackets', '('.repeat(30_000)],
    ['deep blocks', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}if x:\n`).join('')],
    ['brackets that others close', '(]'.repeat(4_000)],
    ['no code at all', '}'.repeat(8_000)],
    ['a long chain', `x = ${'1+'.repeat(30_000)}1`],
    ['many quotes', '"\'`'.repeat(20_000)],
    ['no words at all', '\u0000\u200b\ufeff'.repeat(1_000)],
    ['half a program', 'def f(x:\n  if x = 3\n    print("a)\n'],
  ])('never throw: %s', (_, code) => {
    expect(() => [...allExpressions(parsePython(code))]).not.toThrow()
  })

  it('edits keep everything else, and do not overlap', () => {
    expect(
      applyEdits('abc', [
        { from: 1, to: 2, text: 'X' },
        { from: 3, to: 3, text: '!' },
      ]),
    ).toBe('aXc!')
    expect(() =>
      applyEdits('abc', [
        { from: 0, to: 2, text: '' },
        { from: 1, to: 3, text: '' },
      ]),
    ).toThrow(RangeError)
  })
})
