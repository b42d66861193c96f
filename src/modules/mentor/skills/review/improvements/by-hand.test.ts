import { describe, expect, it } from 'vitest'
import { parsePython } from '../../../python/parse'
import { improvementsOf } from '../find-improvements'
import { improve } from '../improve'

const told = (source: string) => improvementsOf(source).map(({ what, why }) => `${what} ${why}`)

describe('what is done by hand', () => {
  it('is written as Python has it made, and does the same', () => {
    const cases: [code: string, better: string][] = [
      [
        'v = [3, 1]\nfor i in range(len(v)):\n    for j in range(len(v) - 1):\n        if v[j] < v[j + 1]:\n            t = v[j]\n            v[j] = v[j + 1]\n            v[j + 1] = t\nprint(v)',
        'v.sort(reverse=True)',
      ],
      [
        'p = [{"n": 2}, {"n": 1}]\nfor i in range(2):\n    for j in range(1):\n        if p[j]["n"] > p[j + 1]["n"]:\n            p[j], p[j + 1] = p[j + 1], p[j]\nprint(p)',
        'p.sort(key=lambda x: x["n"])',
      ],
      ['a = 1\nb = 2\ntemp = a\na = b\nb = temp\nprint(a, b)', 'a, b = b, a'],
      [
        'def dias(d1, m1, a1, d2, m2, a2):\n    return (a2 - a1) * 365 + (m2 - m1) * 30 + (d2 - d1)\nprint(dias(10, 3, 2025, 2, 4, 2025))',
        'return (date(a2, m2, d2) - date(a1, m1, d1)).days',
      ],
      [
        'def dar_alta(n):\n    print("Alta de " + n)\n\ndef dar_baja(n):\n    print("Baja de " + n)\n\ndar_alta("Eva")\ndar_baja("Leo")',
        'dar("Leo", "Baja de ")',
      ],
      ['def doble(n):\n    r = n * 2\n    print(r)\n\ndoble(4)', 'print(doble(4))'],
      [
        'op = input("op: ")\nb = int(input("b: "))\nif op == "+":\n    print(1 + b)\nelif op == "-":\n    print(1 - b)\nelif op == "/":\n    print(1 / b)',
        'if b == 0:',
      ],
    ]
    for (const [code, better] of cases) expect(improve(parsePython(code)).source).toContain(better)
  })

  it('is told where it is for the person to change', () => {
    const cases: [code: string, says: string][] = [
      [
        'uno = dos = tres = 0\nfor d in [1, 2, 3]:\n    if d == 1:\n        uno += 1\n    elif d == 2:\n        dos += 1\n    else:\n        tres += 1\nprint(uno)',
        'veces.get(d, 0) + 1',
      ],
      [
        'class Caja:\n    def __init__(self, saldo):\n        self.saldo = saldo\n    def sacar(self, n):\n        self.saldo -= n\nc = Caja(5)\nc.sacar(9)\nprint(c.saldo)',
        'en **negativo** (en tu prueba acaba en `-4`)',
      ],
      [
        'class Iva:\n    def __init__(self, base):\n        self.base = base\n    def total(self):\n        r = self.base * 1.21\n        return r\nprint(Iva(100).total())',
        'def total(base): return base * 1.21',
      ],
      [
        'for s in ["N", "S"]:\n    suma = 0\n    n = 0\n    for i in range(len(df)):\n        if df["sede"][i] == s:\n            suma += df["nota"][i]\n            n += 1\n    print(s, suma / n)',
        'df.groupby("sede")["nota"].mean()',
      ],
    ]
    for (const [code, says] of cases) expect(told(code).join('\n')).toContain(says)
  })

  it('is left alone where it is checked, or means something else', () => {
    const cases: [code: string, says: string][] = [
      [
        'class Caja:\n    def __init__(self, saldo):\n        self.saldo = saldo\n    def sacar(self, n):\n        if n > self.saldo:\n            raise ValueError("no")\n        self.saldo -= n\n',
        '**negativo**',
      ],
      ['temp = a\na = b\nb = temp\nprint(temp)', 'se intercambian'],
      ['def area(b, h):\n    return b * h\n\ndef perimetro(b, h):\n    return 2 * (b + h)\n', 'juntarlas'],
    ]
    for (const [code, says] of cases) expect(told(code).join('\n')).not.toContain(says)
  })
})
