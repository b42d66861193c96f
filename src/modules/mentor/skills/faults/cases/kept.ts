import type { FaultCase } from './question'

/** What is lost, and functions that miss what their names say though nobody states a result. */
export const KEPT_CASES: FaultCase[] = [
  {
    kind: 'try-rest',
    says: 'tendria que quedar en 68 y me da 12',
    code: 'def con_descuento(precio, pct):\n    return precio * pct / 100\n\nprint(con_descuento(80, 15))',
    prints: '68.0\n',
  },
  {
    kind: 'try-other-calls',
    says: 'deberian ser 5 y sale 2',
    code: 'a = [1, 2]\nb = [3, 4, 5]\ntodo = []\ntodo.append(a)\ntodo.append(b)\nprint(len(todo))',
    prints: '5\n',
  },
  {
    kind: 'amount-checked-against-zero',
    says: 'el stock queda en negativo',
    code: 'stock = {"camisa": 3}\ndef vender(producto, cantidad):\n    if stock[producto] > 0:\n        stock[producto] -= cantidad\nvender("camisa", 5)\nprint(stock)',
    prints: "{'camisa': 3}\n",
  },
  {
    kind: 'read-data-not-written-back',
    says: 'agrego un contacto y no se guarda en el archivo',
    code: 'import json\nwith open("c.json") as f:\n    c = json.load(f)\nc["Ana"] = 611\nprint("Guardado")',
  },
  {
    kind: 'wrapper-loses-result',
    says: 'la funcion decorada devuelve None',
    code: 'def avisa(func):\n    def dentro(*args):\n        print("va")\n        func(*args)\n    return dentro\n\n@avisa\ndef doble(n):\n    return n * 2\n\nprint(doble(4))',
    prints: 'va\n8\n',
  },
  {
    kind: 'try-at-once',
    says: 'no me funciona bien',
    code: 'def mcd(a, b):\n    while b != 0:\n        a = b\n        b = a % b\n    return a\n\nprint(mcd(12, 18))',
    prints: '6\n',
  },
]
