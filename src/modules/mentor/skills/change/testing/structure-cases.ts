import type { ChangeCase } from './change-cases'

const TOTAL = 'precios = [10, 20]\ntotal = 0\nfor p in precios:\n    total += p\nprint("Total:", total)\n'
const PURSE =
  'dinero = 0\n\ndef meter(x):\n    global dinero\n    dinero += x\n\ndef sacar(x):\n    global dinero\n    if x > dinero:\n        print("no hay")\n    else:\n        dinero -= x\n\nmeter(20)\nsacar(5)\nprint(dinero)\n'
const BILL = 'cuenta = [("Café", 1.5), ("Tostada", 2.75)]\nfor n, p in cuenta:\n    print(n, p)\n'
const ORDERS =
  'pedidos = [("Lima", 820), ("Cusco", 640), ("Lima", 300), ("Lima", 1450)]\nfor ciudad, monto in pedidos:\n    print(ciudad, monto)\n'

/** Changes of what a program is made of, several wishes in a message, and data from elsewhere. */
export const STRUCTURE_CASES: readonly ChangeCase[] = [
  {
    says: 'metelo en una funcion suma_todo(lista) que retorne el total y no lo imprima',
    code: TOTAL,
    prints: 'Total: 30\n6\n',
    append: 'print(suma_todo([1, 2, 3]))',
  },
  {
    says: 'como una función media(valores) que devuelva 0 si la lista está vacía',
    code: 'notas = [5, 7]\nsuma = 0\nfor n in notas:\n    suma += n\nprint(suma / len(notas))\n',
    prints: '6.0\n0 3.0\n',
    append: 'print(media([]), media([2, 4]))',
  },
  {
    says: 'pasalo a una funcion divisores(n) q los devuelva en una lista en vez de imprimirlos, y q no salga el propio numero',
    code: 'n = 28\ni = 1\nwhile i <= n:\n    if n % i == 0:\n        print(i)\n    i = i + 1\n',
    prints: '[1, 2, 4, 7, 14]\n[1]\n',
    append: 'print(divisores(7))',
  },
  {
    says: 'ponle los tipos y un docstring, que en la rúbrica lo piden. El nombre no lo cambies',
    code: 'def une(a, b):\n    r = ""\n    for x in a:\n        r += x + b\n    return r\n\nprint(une("ab", "-"))\n',
    prints: 'a-b-\n',
    holds: /def une\(a: str, b: str\) -> str:\n {4}"""/,
  },
  {
    says: 'que siga pidiendo hasta que escriba fin y al final diga la suma de los precios',
    code: 'precio = float(input("Precio: "))\nprint(precio * 2)\n',
    typed: ['1', '2', 'FIN'],
    prints: '2.0\n4.0\nTotal: 3.0\n',
  },
  {
    says: 'que me pregunte el precio y luego el iva, y que siga hasta que en el precio escriba salir',
    code: 'precio = 100\niva = 21\nprint(precio + precio * iva / 100)\n',
    typed: ['100', '21', 'salir'],
    prints: '121.0\n',
  },
  {
    says: 'las notas las mete el usuario una por una hasta que ponga fin',
    code: 'notas = [6, 8]\nprint(sum(notas) / len(notas))\n',
    typed: ['fin'],
    prints: 'No hay datos.\n',
  },
  {
    says: 'que acepte la coma como decimal y que si no es un numero lo pida otra vez',
    code: 'precio = float(input("Precio: "))\nprint(precio * 2)\n',
    typed: ['doce', '1,5'],
    prints: 'Dato inválido: escribe un número.\n3.0\n',
  },
  {
    says: 'que se acaben a los 2 intentos y si los gasta que le diga cual era el numero',
    code: 'secreto = 37\nnum = int(input("N: "))\nwhile num != secreto:\n    num = int(input("N: "))\nprint("bien")\n',
    typed: ['1', '2'],
    prints: 'Se acabaron los intentos. Era: 37\n',
  },
  {
    says: 'pásalo a una clase Hucha',
    code: PURSE,
    prints: '15\n5 0\n',
    append: 'h = Hucha()\nh.meter(5)\nprint(h.dinero, Hucha().dinero)',
  },
  {
    says: 'con dos decimales, coma y el símbolo del euro detrás, alineado a la derecha como en un ticket',
    code: BILL,
    prints: 'Café               1,50 €\nTostada            2,75 €\n',
  },
  {
    says: 'añade abajo el total y una raya de asteriscos encima del total',
    code: BILL,
    prints: 'Café 1.5\nTostada 2.75\n********************\nTotal: 4.25\n',
  },
  { says: 'solo los de Lima de más de 500 y de mayor a menor monto', code: ORDERS, prints: 'Lima 1450\nLima 820\n' },
  {
    says: 'en lugar de q lo imprima guardalo en pedidos.csv con encabezado ciudad,monto',
    code: ORDERS,
    prints: "['ciudad,monto', 'Lima,820']\n",
    append: 'print(open("pedidos.csv", encoding="utf-8").read().split("\\n")[:2])',
  },
  {
    says: 'en vez de por pantalla que lo guarde en un archivo resumen.txt para mandárselo a la gestoría',
    code: BILL,
    prints: 'Café 1.5\nTostada 2.75\n\n',
    append: 'print(open("resumen.txt", encoding="utf-8").read())',
  },
  {
    says: 'añade huevos a 2.5 y quita la leche',
    code: 'precios = {"pan": 1.2, "leche": 0.9}\nprint(precios)\n',
    prints: "{'pan': 1.2, 'huevos': 2.5}\n",
  },
  {
    says: 'cambialo para que no cuente estas: el, la',
    code: 'c = {}\nfor palabra in "el sol la luna el mar".split():\n    c[palabra] = c.get(palabra, 0) + 1\nprint(c)\n',
    prints: "{'sol': 1, 'luna': 1, 'mar': 1}\n",
  },
  {
    says: 'hazlo sin usar Counter',
    code: 'from collections import Counter\nvotos = ["si", "no", "si"]\nc = Counter(votos)\nprint(c.most_common(1))\n',
    prints: "[('si', 2)]\n",
    lacks: /import/,
  },
  {
    says: 'quiero que si la base o la altura son negativas lance un ValueError con un mensaje',
    code: 'def area(base, altura):\n    return base * altura / 2\n',
    holds: /if base < 0 or altura < 0:\n {8}raise ValueError\("base y altura no pueden ser negativos"\)/,
  },
  {
    says: 'que si el nombre está vacío lance un ValueError',
    code: 'def saludo(nombre, veces):\n    return nombre * veces\n',
    holds: /if not nombre:\n +raise ValueError/,
  },
  {
    says: 'me lo cambias a f-string?',
    code: 'nombre = "Marta"\nedad = 31\nprint("Hola " + nombre + ", tienes " + str(edad))\n',
    prints: 'Hola Marta, tienes 31\n',
    holds: /f"Hola \{nombre\}, tienes \{edad\}"/,
  },
  {
    says: 'el profe lo quiere recursivo, cámbiamelo',
    code: 'def factorial(n):\n    r = 1\n    for i in range(2, n + 1):\n        r *= i\n    return r\n',
    append: 'assert [factorial(n) for n in range(6)] == [1, 1, 2, 6, 24, 120]',
    holds: /return n \* factorial\(n - 1\)/,
  },
  {
    says: 'hazlo recursivo',
    code: 'def suma(n):\n    total = 0\n    for i in range(n):\n        total += i ** 2\n    return total\n',
    append: 'assert [suma(n) for n in range(5)] == [0, 0, 1, 5, 14]',
    holds: /suma\(n - 1\)/,
  },
  {
    says: 'que sea recursiva',
    code: 'def potencia(base, exponente):\n    r = 1\n    for _ in range(exponente):\n        r *= base\n    return r\n',
    append: 'assert [potencia(3, n) for n in range(4)] == [1, 3, 9, 27]',
    holds: /potencia\(base, exponente - 1\)/,
  },
  {
    says: 'con recursividad',
    code: 'def fib(n):\n    a, b = 0, 1\n    for _ in range(n):\n        a, b = b, a + b\n    return a\n',
    append: 'assert [fib(n) for n in range(8)] == [0, 1, 1, 2, 3, 5, 8, 13]',
    holds: /fib\(n - 1\) \+ fib\(n - 2\)/,
  },
  {
    says: 'sin ternario',
    code: 'n = 4\ntipo = (\n    "par" if n % 2 == 0 else "impar"\n)\nprint(tipo)\n',
    prints: 'par\n',
    holds: /^ {4}tipo = "par"$/m,
  },
]
