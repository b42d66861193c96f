/** A program, what is said of it, what is typed, what the changed program prints, and what it must hold or not. */
export type ChangeCase = {
  says: string
  code: string
  typed?: string[]
  prints?: string
  holds?: RegExp
  lacks?: RegExp
  /** Python that is put behind the changed program: it asserts what it can do now. */
  append?: string
}

const TABLE = 'n = 7\nfor i in range(1, 4):\n    print(n * i)\n'
const GRADES =
  '# mis notas\nnotas = [7, 4, 9]\ntotal = 0\nfor nota in notas:\n    total += nota\nprint("La media es", total / len(notas))\n'
const STOCK =
  'stock = {"clavos": 40, "tuercas": 12, "puntas": 0}\nfor producto, cantidad in stock.items():\n    print(producto, cantidad)\n'
const PUPILS =
  'alumnos = [{"nombre": "Eva", "nota": 8}, {"nombre": "Luis", "nota": 4}, {"nombre": "Ana", "nota": 9}]\nfor a in alumnos:\n    print(a["nombre"])\n'
const TWO = 'a = int(input("A: "))\nb = int(input("B: "))\nprint(a / b)\n'
const ACCOUNT =
  'class Cuenta:\n    def __init__(self, titular, saldo):\n        self.titular = titular\n        self.saldo = saldo\n'
const GUESS =
  'secreto = 4\nnumero = int(input("Adivina: "))\nif numero == secreto:\n    print("Bien")\nelse:\n    print("Mal")\n'
const MENU =
  'while True:\n    print("1. Saludar")\n    print("2. Salir")\n    opcion = input("Elige: ")\n    if opcion == "1":\n        print("Hola")\n    elif opcion == "2":\n        break\n'

export const CHANGE_CASES: readonly ChangeCase[] = [
  { says: 'ponlo para que salga al revés', code: TABLE, prints: '21\n14\n7\n', holds: /range\(3, 0, -1\)/ },
  { says: 'y si quiero que empiece en 2?', code: TABLE, prints: '14\n21\n' },
  { says: 'q llegue hasta el 5', code: TABLE, prints: '7\n14\n21\n28\n35\n' },
  { says: 'con un while en lugar del for', code: TABLE, prints: '7\n14\n21\n', holds: /while/, lacks: /for / },
  { says: 'la tabla del 3 mejor', code: TABLE, prints: '3\n6\n9\n' },
  { says: 'que el número lo ponga el usuario', code: TABLE, typed: ['5'], prints: '5\n10\n15\n' },
  { says: 'mételo en una función', code: TABLE, prints: '7\n14\n21\n', holds: /def \w+\(n\):/ },
  { says: 'solo los impares', code: 'for i in range(6):\n    print(i)\n', prints: '1\n3\n5\n' },
  { says: 'en una sola línea separados por comas', code: 'for i in range(3):\n    print(i)\n', prints: '0, 1, 2\n' },
  { says: 'hazlo más corto', code: GRADES, prints: 'La media es 6.666666666666667\n', holds: /sum\(notas\)/ },
  { says: 'con 2 decimales', code: GRADES, prints: 'La media es 6.67\n', holds: /# mis notas/ },
  { says: 'sin usar len', code: GRADES, prints: 'La media es 6.666666666666667\n', lacks: /len\(/ },
  {
    says: 'comenta cada línea porfa',
    code: GRADES,
    prints: 'La media es 6.666666666666667\n',
    holds: /# Recorre notas/,
  },
  { says: 'y que diga la nota más alta', code: GRADES, prints: 'La media es 6.666666666666667\nMáximo: 9\n' },
  {
    says: 'renombra total a suma',
    code: GRADES,
    prints: 'La media es 6.666666666666667\n',
    holds: /suma \+= nota/,
    lacks: /total/,
  },
  { says: 'en vez de la media cuenta los aprobados (5 o más)', code: GRADES, prints: '2\n' },
  { says: 'si la lista está vacía que no pete', code: GRADES.replace('[7, 4, 9]', '[]'), prints: 'No hay datos.\n' },
  {
    says: 'de mayor a menor por cantidad',
    code: STOCK,
    prints: 'clavos 40\ntuercas 12\npuntas 0\n',
    holds: /sorted\(/,
  },
  { says: 'solo lo que esté agotado', code: STOCK, prints: 'puntas 0\n' },
  { says: 'solo los de más de 10 y ordenados alfabéticamente', code: STOCK, prints: 'clavos 40\ntuercas 12\n' },
  { says: 'cambia tuercas por arandelas', code: STOCK, prints: 'clavos 40\narandelas 12\npuntas 0\n' },
  { says: 'añade tornillos con 5', code: STOCK, prints: 'clavos 40\ntuercas 12\npuntas 0\ntornillos 5\n' },
  { says: 'ordenados por nota', code: PUPILS, prints: 'Luis\nEva\nAna\n' },
  { says: 'solo los suspensos', code: PUPILS, prints: 'Luis\n' },
  { says: 'numéralos', code: PUPILS, prints: '1. Eva\n2. Luis\n3. Ana\n' },
  {
    says: 'guárdalo en un json',
    code: PUPILS,
    append: 'import json as _j\nassert len(_j.load(open("datos.json", encoding="utf-8"))) == 3',
    holds: /json\.dump/,
  },
  {
    says: 'que lo guarde en salida.txt',
    code: PUPILS,
    append: 'assert open("salida.txt", encoding="utf-8").read() == "Eva\\nLuis\\nAna\\n"',
  },
  {
    says: 'que no truene si divido entre cero',
    code: TWO,
    typed: ['4', '0'],
    prints: 'No se puede dividir entre cero.\n',
  },
  {
    says: 'y como hago que vuelva a pedirlo hasta que este bien',
    code: 'try:\n    n = int(input("n: "))\nexcept ValueError:\n    print("error")\nprint(n)\n',
    typed: ['x', '7'],
    holds: /while True:\n {4}try:\n {8}n = int[^\n]*\n {8}break/,
  },
  {
    says: 'q si meto letras lo vuelva a pedir',
    code: TWO,
    typed: ['hola', '6', 'x', '3'],
    prints: 'Dato inválido: escribe un número entero.\nDato inválido: escribe un número entero.\n2.0\n',
  },
  { says: 'que acepte decimales', code: TWO, typed: ['1.5', '0.5'], prints: '3.0\n' },
  { says: 'que siga hasta que escriba salir', code: TWO, typed: ['6', '3', 'Salir'], prints: '2.0\n' },
  {
    says: 'ahora que pida también la operación',
    code: 'a = int(input())\nb = int(input())\nprint(a + b)\n',
    typed: ['6', '3', '*'],
    prints: 'Resultado: 18\n',
  },
  {
    says: 'añádele un método retirar(cantidad) que reste del saldo, y si no hay bastante que salte un ValueError',
    code: ACCOUNT,
    append:
      'c = Cuenta("Ana", 10)\nc.retirar(4)\nassert c.saldo == 6\ntry:\n    c.retirar(50)\nexcept ValueError:\n    pass\nelse:\n    raise AssertionError',
  },
  {
    says: 'añade un metodo gastar(x) q no deje bajar de 0',
    code: ACCOUNT,
    append: 'c = Cuenta("Ana", 10)\nc.gastar(4)\nassert c.saldo == 6\nc.gastar(100)\nassert c.saldo == 0',
  },
  {
    says: 'que al imprimirla salga el titular y el saldo',
    code: ACCOUNT,
    append: 'assert "Ana" in str(Cuenta("Ana", 10))',
    holds: /__str__/,
  },
  {
    says: 'una clase Premium que herede de Cuenta y añada limite',
    code: ACCOUNT,
    append: 'p = Premium("Ana", 10, 5)\nassert p.limite == 5 and p.saldo == 10 and isinstance(p, Cuenta)',
  },
  {
    says: 'dame 3 intentos y dime si es mayor o menor',
    code: GUESS,
    typed: ['2', '9', '4'],
    prints: 'El número es mayor.\nEl número es menor.\nBien\n',
  },
  { says: 'añade una opción para decir la hora', code: MENU, typed: ['3', '2'], holds: /datetime/ },
  {
    says: 'que avise si la opcion no existe',
    code: MENU,
    typed: ['9', '2'],
    prints: '1. Saludar\n2. Salir\nEsa opción no existe.\n1. Saludar\n2. Salir\n',
  },
  {
    says: 'si n es negativo que lance un ValueError',
    code: 'def doble(n):\n    return n * 2\n',
    append: 'assert doble(2) == 4\ntry:\n    doble(-1)\nexcept ValueError:\n    pass\nelse:\n    raise AssertionError',
  },
  {
    says: 'que devuelva el resultado en vez de imprimirlo',
    code: 'def doble(n):\n    print(n * 2)\n\ndoble(4)\n',
    prints: '8\n',
    append: 'assert doble(3) == 6',
  },
  {
    says: 'que el descuento por defecto sea 10',
    code: 'def final(precio, descuento):\n    return precio - descuento\n',
    append: 'assert final(30) == 20 and final(30, 5) == 25',
  },
  {
    says: 'sin recursividad',
    code: 'def f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)\n\nprint(f(5))\n',
    prints: '120\n',
    append: 'assert "f" not in f.__code__.co_names',
  },
  {
    says: 'el profe no nos deja usar max ni lambda',
    code: 'def caro(ps):\n    return max(ps, key=lambda p: p["e"])\n\nprint(caro([{"e": 1}, {"e": 5}]))\n',
    prints: "{'e': 5}\n",
    lacks: /max|lambda/,
  },
  { says: 'sin sorted', code: 'print(sorted([3, 1, 2], reverse=True))\n', prints: '[3, 2, 1]\n', lacks: /sorted/ },
  {
    says: 'con f-strings',
    code: 'n = 3\nprint("Son", n, "euros")\n',
    prints: 'Son 3 euros\n',
    holds: /f"Son \{n\} euros"/,
  },
  {
    says: 'que no importen las mayúsculas',
    code: 'r = input()\nif r == "si":\n    print("vale")\n',
    typed: ['SI'],
    prints: 'vale\n',
  },
  { says: 'que el iva sea del 10 %', code: 'print(round(100 * 1.21, 2))\n', prints: '110.0\n' },
  { says: 'en vez de sumar que multiplique', code: 't = 0\nfor n in [2, 3]:\n    t += n\nprint(t)\n', prints: '6\n' },
  {
    says: 'que salga así: lunes: 20 €',
    code: 'v = [("lunes", 20), ("martes", 5)]\nfor x in v:\n    print(x)\n',
    prints: 'lunes: 20 €\nmartes: 5 €\n',
  },
  { says: 'quiero el total de nota por nombre', code: PUPILS, prints: 'Eva\nLuis\nAna\nEva 8\nLuis 4\nAna 9\n' },
]
