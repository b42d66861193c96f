import type { FaultCase } from './question'

/** What a loop or a condition leaves undone, or does once too often. */
export const LEFT_UNDONE_CASES: FaultCase[] = [
  {
    kind: 'result-never-stored',
    says: 'la lista de dobles sale vacia',
    code: 'n = [1, 2]\ndobles = []\nfor x in n:\n    x * 2\nprint(dobles)',
    prints: '[2, 4]\n',
  },
  {
    kind: 'stops-only-at-both',
    says: 'me la sigue pidiendo sin parar',
    code: 'quedan = 2\nclave = ""\nwhile clave != "sol" or quedan > 0:\n    clave = input()\n    quedan -= 1\nprint("fin")',
    typed: ['a', 'b'],
    prints: 'fin\n',
  },
  {
    kind: 'only-last-one-added',
    says: 'el total solo suma el ultimo',
    code: 'total = 0\nfor i in range(2):\n    p = float(input())\ntotal += p\nprint(total)',
    typed: ['2', '3'],
    prints: '5.0\n',
  },
  {
    kind: 'one-round-too-many',
    says: 'me pide uno de mas',
    code: 'n = 2\ni = 0\nwhile i <= n:\n    print(i)\n    i += 1',
    prints: '0\n1\n',
  },
  {
    kind: 'catches-another-error',
    says: 'si pongo letras se para el programa y no sale mi mensaje',
    code: 'try:\n    n = int(input())\nexcept TypeError:\n    print("eso no")',
    typed: ['x'],
    prints: 'eso no\n',
  },
  {
    kind: 'end-told-in-each-round',
    says: 'me repite el total en cada vuelta y lo quiero una vez',
    code: 'for i in range(2):\n    print(i)\n    print("Fin")',
    prints: '0\n1\nFin\n',
  },
  {
    kind: 'place-shown-for-value',
    says: 'me da la posicion en vez del numero',
    code: 'l = [4, 9]\nm = 0\nfor i in range(len(l)):\n    if l[i] > l[m]:\n        m = i\nprint(m)',
    prints: '9\n',
  },
  {
    kind: 'truth-held-against-text',
    says: 'no me aplica el descuento nunca',
    code: 'socio = True\nprecio = 10\nif socio == "True":\n    precio = 9\nprint(precio)',
    prints: '9\n',
  },
  {
    kind: 'letters-for-parts',
    says: 'quiero separar por comas y me sale cada letra',
    code: 't = "uno,dos"\nfor x in t:\n    print(x)',
    prints: 'uno\ndos\n',
  },
  {
    kind: 'first-day-not-counted',
    says: 'del 1 al 3 son tres dias y me da dos',
    code: 'from datetime import date\nprint((date(2025, 3, 3) - date(2025, 3, 1)).days)',
    prints: '3\n',
  },
]
