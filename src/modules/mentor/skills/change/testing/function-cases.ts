import type { ChangeCase } from './change-cases'

const ACCOUNT =
  'class Cuenta:\n    def __init__(self, saldo=0):\n        self.saldo = saldo\n\n    def ingresar(self, cantidad):\n        self.saldo += cantidad\n'
const TWO = 'a = int(input())\nb = int(input())\nsuma = a + b\nprint(f"Suma: {suma}")\n'

/** One more function or method, marks on some lines, and words that another change could take for its own. */
export const FUNCTION_CASES: readonly ChangeCase[] = [
  {
    says: 'y otra contar_suspensos(notas) que diga cuantas hay por debajo de 5, devolviendo el numero. damelo todo junto',
    code: 'def media(notas):\n    return sum(notas) / len(notas)\n\nnotas = [6, 4, 3]\nprint(media([6, 4]))\n',
    prints: '5.0\n2\n',
    append: 'print(contar_suspensos(notas))',
  },
  {
    says: 'Añade un método sacar(cantidad) que reste del saldo y lance ValueError si no hay suficiente, y otro doblar() que sume el saldo al saldo',
    code: ACCOUNT,
    holds: /def sacar\(self, cantidad\):[\s\S]*raise ValueError[\s\S]*def doblar/,
  },
  {
    says: 'Que salga en orden alfabético y al lado de los que tengan menos de 10 ponga PEDIR',
    code: 'stock = {"tornillos": 120, "tuercas": 8, "clavos": 3}\nfor producto in stock:\n    print(producto, stock[producto])\n',
    prints: 'clavos 3 PEDIR\ntornillos 120\ntuercas 8 PEDIR\n',
  },
  {
    says: 'ponle un asterisco a los que tengan menos de 5',
    code: 'notas = {"Ana": 4, "Luis": 8}\nfor a, n in notas.items():\n    print(a, n)\n',
    prints: 'Ana 4 *\nLuis 8\n',
  },
  {
    says: 'ahora que muestre tambien la resta, la multiplicacion y la division',
    code: TWO,
    typed: ['6', '0'],
    prints: 'Suma: 6\nResta: 6\nMultiplicación: 0\nNo se puede dividir entre cero.\n',
  },
  {
    says: 'y al principio que pregunte el nombre y salude con el nombre',
    code: 'peso = float(input("Peso: "))\nprint("Pesas", peso)\n',
    typed: ['Eva', '60'],
    prints: 'Hola, Eva\nPesas 60.0\n',
  },
  {
    says: 'que pida tambien el nombre y lo use en el mensaje',
    code: 'edad = int(input("Edad: "))\nif edad >= 18:\n    print(f"{edad} es mayor.")\nelse:\n    print("Eres menor.")\n',
    typed: ['Eva', '6'],
    prints: 'Eva, eres menor.\n',
  },
  {
    says: 'saca tambien la maxima y la minima y cuantas estan por encima de la media',
    code: 'temps = [2, 4, 9]\nprint(sum(temps) / len(temps))\n',
    prints: '5.0\nMáximo: 9\nMínimo: 2\nPor encima de la media: 1\n',
  },
  {
    says: 'la media solo de los aprobados, 5 o mas',
    code: 'notas = [3, 7, 9]\nprint(sum(notas) / len(notas))\n',
    prints: '8.0\n',
  },
  {
    says: 'mejor que sean 3 vidas',
    code: 'INTENTOS = 2\nfor intento in range(INTENTOS):\n    print(intento)\n',
    prints: '0\n1\n2\n',
  },
  {
    says: 'que llegue hasta 5',
    code: 'for i in range(7, 0, -1):\n    print(i)\n',
    prints: '7\n6\n5\n',
  },
  {
    says: 'que salgan con la primera en mayuscula, numerados y en orden alfabetico',
    code: 'nombres = ["luis", "ANA"]\nfor n in nombres:\n    print(n)\n',
    prints: '1. Ana\n2. Luis\n',
  },
  {
    says: 'que en vez de llegar al 3 llegue al 4 y que pare si pongo 0',
    code: 'n = int(input("n "))\nfor i in range(1, 4):\n    print(n * i)\n',
    typed: ['1', '0'],
    prints: '1\n2\n3\n4\n',
  },
  {
    says: 'ordénalo de mayor a menor y guarda también el resultado en resumen.csv',
    code: 'total = {}\nfor v, x in [("a", 1), ("b", 5)]:\n    total[v] = total.get(v, 0) + x\n\nfor v in total:\n    print(v, total[v])\n',
    prints: 'b 5\na 1\nb,5\na,1\n',
    append: 'print(open("resumen.csv").read(), end="")',
  },
  {
    says: 'sin recursividad y que de error si n es negativo',
    code: 'def factorial(n):\n    if n == 0:\n        return 1\n    return n * factorial(n - 1)\n',
    holds: /raise ValueError/,
    prints: '24\n',
    append: 'print(factorial(4))',
  },
  {
    says: 'hazlo con una funcion area(base, altura)',
    code: 'base = 4\naltura = 3\narea = base * altura / 2\nprint(area)\n',
    prints: '6.0\n',
    holds: /^area\(base, altura\)/m,
  },
  {
    says: 'agregale para retirar plata, que sea la opción 3 y salir pase a ser la 4. que no deje sacar más de lo que hay',
    code: 'saldo = 10\nwhile True:\n    print("1. Ver")\n    print("2. Depositar")\n    print("3. Salir")\n    op = input()\n    if op == "1":\n        print(saldo)\n    elif op == "2":\n        saldo += float(input())\n    elif op == "3":\n        break\n',
    typed: ['3', '50', '3', '4', '1', '4'],
    holds: /print\("3. Retirar"\)\n {4}print\("4. Salir"\)[\s\S]*if cantidad > saldo:[\s\S]*op == "4":\n {8}break/,
  },
  {
    says: 'agregale una opcion para borrar un producto y que se guarde en compra.txt al salir',
    code: 'compra = []\nwhile True:\n    print("1. Añadir")\n    print("2. Salir")\n    op = input()\n    if op == "1":\n        compra.append(input())\n    elif op == "2":\n        break\n',
    typed: ['1', 'pan', '1', 'sal', '3', 'pan', '2'],
    append: 'print(open("compra.txt").read(), end="")',
    prints:
      '1. Añadir\n2. Salir\n3. Borrar\n1. Añadir\n2. Salir\n3. Borrar\n1. Añadir\n2. Salir\n3. Borrar\n1. Añadir\n2. Salir\n3. Borrar\nsal\n',
  },
  {
    says: 'usala para sacar todos los primos hasta 10',
    code: 'def es_primo(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n',
    prints: '2\n3\n5\n7\n',
  },
  {
    says: 'añade un metodo retirar que no deje quedarse en negativo',
    code: ACCOUNT,
    append: 'c = Cuenta(5)\nc.retirar(9)\nc.retirar(2)\nprint(c.saldo)',
    prints: 'No hay suficiente saldo\n3\n',
  },
  {
    says: 'y si no existe el archivo que lo diga en vez de dar error',
    code: 'with open("no_esta.txt", encoding="utf-8") as archivo:\n    numeros = [int(linea) for linea in archivo]\nprint(sum(numeros))\n',
    prints: 'No encuentro el archivo. ¿Está en la misma carpeta que el programa?\n',
  },
  {
    says: 'hazlo con una funcion',
    code: 'numeros = []\nwhile True:\n    dato = input("N: ")\n    if dato == "fin":\n        break\n    numeros.append(int(dato))\nprint(sum(numeros))\n',
    typed: ['4', '3', 'fin'],
    prints: '7\n',
    holds: /def \w+\(\):\n {4}numeros = \[\]/,
  },
  {
    says: 'quiero un metodo para transferir dinero a otra cuenta',
    code: ACCOUNT,
    append: 'c, d = Cuenta(5), Cuenta()\nc.transferir(d, 9)\nc.transferir(d, 2)\nprint(c.saldo, d.saldo)',
    prints: 'No hay suficiente saldo\n3 2\n',
  },
  {
    says: 'que guarde un historial de movimientos y un metodo para mostrarlo',
    code: ACCOUNT,
    append: 'c = Cuenta()\nc.ingresar(4)\nc.mostrar_historial()',
    prints: 'ingresar: 4\n',
  },
  {
    says: 'quiero que tenga puntos 0 y que al ingresar gane 5 puntos. que cuente tambien cuantas cuentas se han creado',
    code: ACCOUNT,
    append: 'c = Cuenta()\nc.ingresar(4)\nprint(Cuenta.creados, c.puntos)',
    prints: '1 5\n',
  },
  {
    says: 'añade una clase hija Hucha con clave y un metodo vaciar',
    code: ACCOUNT,
    append: 'h = Hucha("abc", 5)\nh.vaciar()\nprint(h.saldo, h.clave)',
    prints: '0 abc\n',
  },
  {
    says: 'pasalo a dataclass',
    code: ACCOUNT,
    append: 'print(Cuenta(3))',
    prints: 'Cuenta(saldo=3)\n',
  },
  {
    says: 'mete las cuentas en una lista y recorrela mostrando el saldo',
    code: `${ACCOUNT}\na = Cuenta(1)\nb = Cuenta(2)\nprint(a.saldo)\n`,
    prints: '1\n2\n',
  },
  {
    says: 'agrégale el iva como tercer parámetro opcional, en porcentaje, por defecto 21, y que se aplique después del descuento',
    code: 'def precio_final(precio, descuento):\n    return precio - precio * descuento / 100\n',
    append: 'print(round(precio_final(100, 10), 2), round(precio_final(100, 10, 10), 2))',
    prints: '108.9 99.0\n',
  },
  {
    says: 'que el 18 se pueda cambiar con un parámetro limite que por defecto valga 18',
    code: 'def mayores(edades):\n    return [e for e in edades if e >= 18]\n',
    append: 'print(mayores([17, 20, 30]), mayores([17, 20, 30], 25))',
    prints: '[20, 30] [30]\n',
  },
  {
    says: 'ahora añade otra función primos_hasta(n) que use esa y devuelva la lista de primos hasta n incluido',
    code: 'def es_primo(n):\n    if n < 2:\n        return False\n    return all(n % d for d in range(2, n)) == True\n',
    append: 'print(primos_hasta(13))',
    prints: '[2, 3, 5, 7, 11, 13]\n',
  },
  {
    says: 'ahora usa esa función en un programa que pida dos números y saque los pares que hay entre ellos',
    code: 'def es_par(n):\n    return n % 2 == 0\n',
    typed: ['3', '8'],
    prints: '4\n6\n8\n',
  },
  {
    says: 'en vez de tantos if usa un diccionario',
    code: 'def operar(a, b, op):\n    if op == "+":\n        return a + b\n    elif op == "*":\n        return a * b\n    else:\n        return None\n',
    append: 'print(operar(2, 3, "+"), operar(2, 3, "*"), operar(2, 3, "?"))',
    prints: '5 6 None\n',
    lacks: /elif/,
  },
  {
    says: 'cámbiale el nombre a superficie y los nombres claros: b es la base y h la altura',
    code: 'def area(b, h):\n    return b * h / 2\n\nprint(area(3, 4))\n',
    holds: /def superficie\(base, altura\):/,
    prints: '6.0\n',
  },
]
