import { describe, expect, it } from 'vitest'
import { applyEdits } from '../edit'
import { parsePython } from '../parse'
import { rewriteOf, rewritesIn } from './rewrite'

const written = (rule: string, source: string) => applyEdits(source, rewritesIn(rewriteOf(rule), parsePython(source)))

describe('how code is written instead', () => {
  it.each([
    ['{t}[{a} and {b}] => {t}[({a}) & ({b})]', 'x = df[df.a > 1 and (df.b < 2)]', 'x = df[(df.a > 1) & (df.b < 2)]'],
    ['sample({de}, {n}) => choices({de}, k={n})', 'sample(gente[1:], 5)', 'choices(gente[1:], k=5)'],
    ['{z}.do({f}({x…})) => {z}.do({f}, {x…})', 'cada.do(avisa(ana, n=2))', 'cada.do(avisa, ana, n=2)'],
    ['{z}.do({f}({x…})) => {z}.do({f}, {x…})', 'cada.do(avisa())', 'cada.do(avisa)'],
    ['{h}(args=({x}), …) => {h}(args=({x},), …)', 'Thread(target=f, args=(n))', 'Thread(args=(n,), target=f)'],
    ['{o}.{c} += {n} => {o} = replace({o}, {c}={o}.{c} + {n})', 'p.y += 5', 'p = replace(p, y=p.y + 5)'],
    [
      '{c}: {t} = [] => {c}: {t} = field(default_factory=list)',
      'a: list = []',
      'a: list = field(default_factory=list)',
    ],
    [
      'print({d}[{k}]) => for x in {d}:\n    print(x[{k}])',
      'if a:\n  print(d["k"])',
      'if a:\n  for x in d:\n      print(x["k"])',
    ],
    ['{a} * 2 => {a} + {a}', '(b - 1) * 2', '(b - 1) + (b - 1)'],
  ])('%s', (rule, before, after) => {
    expect(written(rule, before)).toBe(after)
  })

  it.each([
    ['{h}(args=({x})) => {h}(args=({x},))', 'Thread(args=[n])'],
    ['{a} + {a} => 2 * {a}', 'x + y'],
    ['f({texto}) => g({texto})', 'f(3)'],
    ['f({a}) => g({a})', 'f(1, 2)'],
    ['f({a}) => g({a})', 'f(a=1)'],
  ])('leaves alone what is not so: %s', (rule, source) => {
    expect(written(rule, source)).toBe(source)
  })

  it('is refused where it is no Python', () => {
    expect(() => rewriteOf('{a} and => {a}')).toThrow('must be')
    expect(() => rewriteOf('{a} and {b}')).toThrow('must be')
  })
})
