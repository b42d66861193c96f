import { describe, expect, it } from 'vitest'
import { improvementsOf } from '../find-improvements'

const told = (source: string) =>
  improvementsOf(source)
    .map(({ what, why }) => `${what} ${why}`)
    .join('\n')

describe('what objects share unawares', () => {
  it('is an empty list in the class', () => {
    expect(told('class Coche:\n    ruedas = []\n    def __init__(self, m):\n        self.m = m\n')).toContain(
      'lo **comparten todos**',
    )
  })

  it('is no table of constants, and no field of a dataclass', () => {
    expect(told('class Dia:\n    NOMBRES = []\n    def n(self):\n        return 1\n')).not.toContain('comparten')
    expect(told('class Dia:\n    nombres = ["lunes"]\n    def n(self):\n        return 1\n')).not.toContain('comparten')
  })
})

describe('a list that may have stayed empty', () => {
  const NOTAS =
    'notas = []\nwhile True:\n    n = input("Nota: ")\n    if n == "":\n        break\n    notas.append(int(n))\n'
  it('is not divided by unseen', () => {
    expect(told(`${NOTAS}print(sum(notas) / len(notas))\n`)).toContain('`ZeroDivisionError`')
    expect(told(`${NOTAS}if notas:\n    print(sum(notas) / len(notas))\n`)).not.toContain('ZeroDivisionError')
  })
})

it('a search by position becomes `in`', () => {
  const code =
    'def buscar(lista, x):\n    hay = False\n    for i in range(len(lista)):\n        if lista[i] == x:\n            hay = True\n    return hay\n'
  expect(told(code)).toContain('`return x in lista`')
})

it('a query that only reads needs no commit', () => {
  const query = (sql: string) => `cur.execute("${sql} WHERE n = '" + n + "'")\n`
  expect(told(query('SELECT * FROM t'))).not.toContain('commit')
  expect(told(query('DELETE FROM t'))).toContain('commit')
})
