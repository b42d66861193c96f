import { describe, expect, it } from 'vitest'
import { parsePython } from './parse'
import { bindingsOf, loopsAround, type Scope, scopeOfName, scopesOf } from './scope'

const read = (code: string) => scopesOf(parsePython(code))
const namesOf = (scope: Scope | undefined) => [...(scope?.bindings.keys() ?? [])]
const usesOf = (scope: Scope | undefined) => scope?.uses.map(({ node }) => node.name)

describe('scopes', () => {
  it('hold what each statement binds, and what is read', () => {
    const [module, inner] = read(
      'import os.path as ruta\nfrom math import pi\na, *b = 1, 2\nfor i in a:\n    pass\ndef f(x, *y, z=pi):\n    with open(x) as g:\n        w: int = x\n    t += 1',
    ).scopes
    expect(namesOf(module)).toEqual(['ruta', 'pi', 'a', 'b', 'i', 'f'])
    expect(usesOf(module)).toEqual(['a', 'pi'])
    expect(namesOf(inner)).toEqual(['x', 'y', 'z', 'g', 'w', 't'])
    expect(usesOf(inner)).toEqual(['open', 'x', 'int', 'x'])
  })

  it('keep the names of comprehensions and lambdas inside them', () => {
    const { scopes } = read('x = [n + k for n in lista if n]\ng = lambda q: q + x')
    expect(scopes.map(({ kind }) => kind)).toEqual(['module', 'comprehension', 'lambda'])
    expect(namesOf(scopes[0])).toEqual(['x', 'g'])
    expect(usesOf(scopes[0])).toEqual(['lista'])
    expect(usesOf(scopes[1])).toEqual(['n', 'n', 'k'])
  })

  it('are looked through from the inside out, classes left out, `global` heeded', () => {
    const code =
      'x = 0\nclass A:\n    x = 1\n    def m(self):\n        return x\ndef f():\n    global x\n    x = 2\n    y = 3'
    const { scopes } = read(code)
    const [module, , method, plain] = scopes
    if (!module || !method || !plain) throw new Error('four scopes')
    expect(scopeOfName('x', method)).toBe(module)
    expect(bindingsOf('x', plain)).toHaveLength(2)
    expect(scopeOfName('y', plain)).toBe(plain)
    expect(scopeOfName('len', plain)).toBeNull()
  })
})

it('places know the loops around them, not those outside their function, nor one whose else they are', () => {
  const { places } = read(
    'for i in a:\n    while b:\n        c\n    else:\n        d\n    def f():\n        for j in k:\n            e',
  )
  const around = (name: string) => {
    const place = places.find(
      ({ node }) => node.kind === 'expression' && 'name' in node.value && node.value.name === name,
    )
    return place && loopsAround(place).map(({ node }) => node.kind)
  }
  expect(around('c')).toEqual(['while', 'for'])
  expect(around('d')).toEqual(['for'])
  expect(around('e')).toEqual(['for'])
})
