import { describe, expect, it } from 'vitest'
import { neededPackages } from './needed-packages'
import type { PythonPackage } from './packages-contract'

const one = (name: string, depends: string[] = [], imports = [name]): PythonPackage => ({
  name,
  file: `${name}-1.0-py3-none-any.whl`,
  folder: 'site',
  sha256: 'a'.repeat(64),
  bytes: 1,
  imports,
  depends,
})
const OFFERED = [
  one('pandas', ['numpy', 'python-dateutil']),
  one('python-dateutil', ['six'], ['dateutil']),
  one('numpy'),
  one('six'),
  one('a', ['b']),
  one('b', ['a']),
  one('broken', ['numpy', 'not-there']),
]
const names = (modules: string[]) => neededPackages(modules, OFFERED)?.map(({ name }) => name)

describe('the packages that a program needs', () => {
  it('come with all that they depend on, which comes before them, and once', () => {
    expect(names(['pandas', 'numpy.linalg'])).toEqual(['numpy', 'six', 'python-dateutil', 'pandas'])
    expect(names(['dateutil.parser'])).toEqual(['six', 'python-dateutil'])
    expect(names(['a'])).toEqual(['b', 'a'])
  })

  it('are none where one module is in no package, or in one that lacks what it depends on', () => {
    expect(names(['numpy', 'tkinter'])).toBeUndefined()
    expect(names(['broken'])).toBeUndefined()
    expect(names(['constructor', 'toString'])).toBeUndefined()
  })
})
