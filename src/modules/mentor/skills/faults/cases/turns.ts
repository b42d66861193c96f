import type { FaultCase } from './question'

/** Loops that go round otherwise than meant, and what belongs to each round. */
export const TURN_CASES: FaultCase[] = [
  {
    kind: 'loop-never-starts',
    says: 'no entra en el while',
    code: 'n = 3\nwhile n > 3:\n    print(n)\n    n -= 1',
    prints: '3\n2\n1\n',
  },
  {
    kind: 'decides-at-first-pass',
    says: 'dice que todos son primos',
    code: 'n = 9\nfor i in range(2, n):\n    if n % i == 0:\n        print("no es primo")\n        break\n    else:\n        print("es primo")\n        break',
    prints: 'no es primo\n',
  },
  {
    kind: 'break-leaves-inner-only',
    says: 'solo sale del de dentro, sigue y sigue',
    code: 'for i in range(3):\n    for j in range(3):\n        if j == 1:\n            break\n        print(i, j)',
    prints: '0 0\n',
  },
  {
    kind: 'inner-total-not-reset',
    says: 'la segunda suma de más',
    code: 'filas = [[1, 2], [3]]\ns = 0\nfor f in filas:\n    for n in f:\n        s += n\n    print(s)',
    prints: '3\n3\n',
  },
  {
    kind: 'first-left-out',
    says: 'se salta el primero',
    code: 'l = ["a", "b"]\nfor i in range(1, len(l)):\n    print(l[i])',
    prints: 'a\nb\n',
  },
  {
    kind: 'pieces-overlap',
    says: 'me salen 6 trozos y deberían ser 2',
    code: 's = "ATGGCC"\nt = []\nfor i in range(len(s)):\n    t.append(s[i:i+3])\nprint(t)',
    prints: "['ATG', 'GCC']\n",
  },
  {
    kind: 'one-attempt-less',
    says: 'me da un intento menos',
    code: 'intentos = 1\nwhile intentos < 3:\n    print("pide")\n    intentos += 1',
    prints: 'pide\npide\npide\n',
  },
  {
    kind: 'one-taken-for-prime',
    says: 'me dice que el 1 es primo',
    code: 'def primo(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nprint(primo(1))',
    prints: 'False\n',
  },
  {
    kind: 'one-pass-is-no-sort',
    says: 'no queda ordenada del todo',
    code: 'l = [3, 2, 1]\nfor i in range(len(l) - 1):\n    if l[i] > l[i + 1]:\n        l[i], l[i + 1] = l[i + 1], l[i]\nprint(l)',
    prints: '[1, 2, 3]\n',
  },
  {
    kind: 'numbered-from-zero',
    says: 'el primero sale con 0',
    code: 'for i, t in enumerate(["a", "b"]):\n    print(i, t)',
    prints: '1 a\n2 b\n',
  },
  {
    kind: 'printed-and-given-back',
    says: 'sale dos veces',
    code: 'def f():\n    print("hola")\n    return "hola"\n\nprint(f())',
    prints: 'hola\n',
  },
  {
    kind: 'return-in-finally',
    says: 'siempre devuelve 0',
    code: 'def div(a, b):\n    try:\n        return a / b\n    finally:\n        return 0\n\nprint(div(4, 2))',
  },
  {
    kind: 'loop-within-try',
    says: 'a la primera que falla se salta los demás',
    code: 'try:\n    for d in ["1", "x", "3"]:\n        print(int(d))\nexcept ValueError:\n    print("malo")',
    prints: '1\nmalo\n3\n',
  },
  {
    kind: 'message-says-opposite',
    says: 'me dice que es menor y es mayor',
    code: 'secreto = 5\nn = 3\nif n < secreto:\n    print("El secreto es menor")\nelse:\n    print("El secreto es mayor")',
    prints: 'El secreto es mayor\n',
  },
]
