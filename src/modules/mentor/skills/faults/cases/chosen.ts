import type { FaultCase } from './question'

/** The best of several, names within texts, and data that is shown beside the program. */
export const CHOSEN_CASES: FaultCase[] = [
  {
    kind: 'choice-outside-if',
    says: 'el que gana sale siempre el último',
    code: 'votos = {"rojo": 10, "azul": 25, "verde": 7}\ngana = ""\nmayor = 0\nfor k in votos:\n    if votos[k] > mayor:\n        mayor = votos[k]\n    gana = k\nprint(gana)',
    prints: 'azul\n',
  },
  {
    kind: 'best-key-wrong-way',
    says: 'quiero el más barato y me da el más caro',
    code: 'p = {"pan": 2, "queso": 9}\nbarato = None\nfor k, precio in p.items():\n    if barato is None or precio > p[barato]:\n        barato = k\nprint(barato)',
    prints: 'pan\n',
  },
  {
    kind: 'name-within-text',
    says: 'no me saluda, pone nombre en vez de lo que escribo',
    code: 'nombre = input("dime: ")\nprint("hola nombre")',
    typed: ['Eva'],
    prints: 'hola Eva\n',
  },
  {
    kind: 'value-written-otherwise',
    says: "mi filtro sale vacio y los valores son ['Lima ', 'LIMA', 'Cusco']",
    code: 'ciudad = "Lima "\nif ciudad == "lima":\n    print("sí")',
    prints: 'sí\n',
  },
  {
    kind: 'try-vowels',
    says: 'me dice 1 y deberian ser 4',
    code: 'def cuenta(t):\n    c = 0\n    for l in t:\n        if l in "ae":\n            c += 1\n    return c\n\nprint(cuenta("murcielo"))',
    prints: '4\n',
  },
  {
    kind: 'try-sum-before-text',
    says: 'sale 53 y debería ser 8',
    code: 'print("El total es: " + str(5) + str(3))',
    prints: 'El total es: 8\n',
  },
]
