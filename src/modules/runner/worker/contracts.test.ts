import { beforeAll, describe, expect, it } from 'vitest'
import type { RunTask } from '../contract'
import { requestedContracts } from '../contracts/requested'
import { type ContractPython, startContractPython } from '../contracts/testing/try-contracts'
import type { FunctionContract } from '../properties'
import { verdictOf } from '../verdict'

const SORTS: FunctionContract = {
  ...{ takes: 'list', gives: 'list' },
  properties: [{ given: [['x', 'list 0..6 of int -9..9']], equals: 'sorted(x)' }],
}
let python: ContractPython
const clock = { now: 0, step: 0 }

beforeAll(async () => {
  python = await startContractPython(() => {
    clock.now += clock.step
    return clock.now
  })
})

const tried = (code: string, contract: FunctionContract, over?: Partial<RunTask>) =>
  python.hold(code, [contract], over).cases
const said = (code: string, contract: FunctionContract) =>
  verdictOf({ phase: 'ended', output: '', end: python.hold(code, [contract]) }, null)

describe('made-up cases', () => {
  it('C-71 «Verificado» with how many were met', () => {
    expect(said('def ordena(x):\n    return sorted(x)', SORTS)).toMatchObject({
      name: 'Verificado: 200 casos',
      text: 'Se ha ejecutado en tu navegador y cumple 200 casos de prueba.',
    })
  })

  it('C-71 the smallest that is not met makes it «Con errores», and is shown', () => {
    expect(said('def ordena(x):\n    return list(x)', SORTS)).toMatchObject({
      name: 'Con errores',
      text: 'Con la lista [0, -1] da [0, -1]; se esperaba [-1, 0].',
    })
    const factorial: FunctionContract = {
      takes: 'whole',
      properties: [{ given: [['x', 'int 0..9']], equals: 'math.factorial(x)' }],
    }
    expect(said('def f(n):\n    return 1 if n == 0 else n * f(n - 1) if n < 4 else 7', factorial)?.text).toBe(
      'Con el número 4 da 7; se esperaba 24.',
    )
    expect(said('def f(n):\n    return 6 / n', factorial)?.text).toMatch(
      /^Con el número 0 se para con ZeroDivisionError/,
    )
  })

  it('are the same with the same seed, and others with another', () => {
    const code = 'def ordena(x):\n    return sorted(x) if sum(x) != 7 else []'
    const first = tried(code, SORTS)
    expect(first?.unmet).not.toBeNull()
    expect(tried(code, SORTS)).toEqual(first)
    expect(tried(code, SORTS, { seed: 2 })?.generated).not.toBe(first?.generated)
  })

  it('end what does not end, and say so', () => {
    clock.step = 0.5
    const endless = {
      takes: 'whole',
      properties: [{ given: [['x', 'int 0..9']], equals: 'x' }],
    } satisfies FunctionContract
    expect(said('def f(n):\n    while n == 1:\n        pass\n    return n', endless)?.text).toBe(
      'Con el número 1 no termina a tiempo; se esperaba 1.',
    )
    expect(said('def f(n):\n    return n if n != 1 else sum(f(n) for _ in iter(int, 1))', endless)?.name).toBe(
      'Con errores',
    )
    clock.step = 0
  })

  it('are fewer where the time is up, and none has failed then', () => {
    clock.step = 20
    const { generated, unmet } = tried('def ordena(x):\n    return sorted(x)', SORTS) ?? {}
    clock.step = 0
    expect(unmet).toBeNull()
    expect(generated).toBeGreaterThan(0)
    expect(generated).toBeLessThan(60)
  })

  it.each([
    ['a function that gives something else', 'def ordena(x):\n    x.sort()'],
    ['two functions', 'def a(x):\n    return x\ndef b(x):\n    return x'],
    ['another parameter', 'def a(x, y):\n    return x'],
    ['another type', 'def a(x: str):\n    return x'],
    ['a function that asks', 'def a(x):\n    return input()'],
    ['chance', 'import random\ndef a(x):\n    return [random.random() for _ in range(3)]'],
    ['a class', 'class Caja:\n    def a(self, x):\n        return x'],
    ['an import', 'from builtins import sorted as ordena'],
  ])('say nothing of %s', (_what, code) => {
    expect(tried(code, SORTS)).toBeNull()
  })

  it.each([
    ['el mayor de una lista', 'def f(l):\n    return sorted(l)[-1] if l else None'],
    ['la media de una lista', 'def f(l):\n    return round(sum(l) / len(l), 1)'],
    ['una lista sin repetidos', 'def f(l):\n    return sorted(set(l), reverse=True)'],
    ['función que ordene una lista de números', 'def f(l):\n    l.sort(reverse=False)'],
    ['función que diga si un número es par', 'def f(n):\n    return "par" if n % 2 == 0 else "impar"'],
    [
      'función que diga si una palabra es palíndromo',
      'def f(p):\n    p = p.lower().replace(" ", "")\n    return p == p[::-1]',
    ],
    ['función que cuente las vocales de una frase', 'def f(t):\n    return sum(c in "aeiouáéíóú" for c in t.lower())'],
    [
      'función que calcule el factorial de un número',
      'def f(n):\n    if n < 0:\n        raise ValueError\n    return n * f(n - 1) if n > 1 else 1',
    ],
    ['función que diga si un número es primo', 'def f(n):\n    print(n)'],
    ['la suma de los dígitos de un número', 'def f(n):\n    return n and n % 10 + f(n // 10)'],
    ['invertir una cadena', 'def f(s):\n    return "".join(reversed(s))'],
    ['invertir una lista', 'def f(s):\n    return list(reversed(s))'],
  ])('accuse no right answer to «%s»', (request, code) => {
    expect(requestedContracts(request)).toHaveLength(1)
    const { error, cases } = python.hold(code, requestedContracts(request))
    expect({ error, unmet: cases?.unmet ?? null }).toEqual({ error: null, unmet: null })
  })

  it('see a list as it was given, whatever the function does with it', () => {
    expect(tried('def ordena(x):\n    x.sort()\n    return x', SORTS)?.generated).toBe(200)
    expect(tried('def ordena(x):\n    x.clear()\n    return x', SORTS)?.unmet).not.toBeNull()
  })

  it('work out what is expected with Python’s names, not with the program’s', () => {
    expect(tried('def sorted(x):\n    return x', SORTS)?.unmet).not.toBeNull()
    expect(tried('sum = len = 0\ndef a(x):\n    return sorted(x)', SORTS)?.generated).toBe(200)
  })

  it('leave the program what it has printed and how it ended, whatever is wrong with a contract', () => {
    const wrong: FunctionContract = { takes: 'list', properties: [{ given: [['x', 'unicornios']], equals: '1 +' }] }
    expect(python.hold('def a(x):\n    print(x)\n    return x', [wrong])).toMatchObject({ error: null, cases: null })
    const deep = {
      takes: 'whole',
      properties: [{ given: [['x', 'int 0..3']], equals: 'x' }],
    } satisfies FunctionContract
    const code = 'from functools import cache\n@cache\ndef f(n):\n    return f(n + 1)'
    expect(tried(code, deep)?.unmet?.how).toBe('raises')
  })
})
