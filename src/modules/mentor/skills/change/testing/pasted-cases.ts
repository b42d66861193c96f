import type { ChangeCase } from './change-cases'

const MARKS =
  'notas = []\nfor i in range(3):\n    n = float(input("nota: "))\n    notas.append(n)\nprint("media", sum(notas) / len(notas))\n'
const MENU =
  'saldo = 1000\nwhile True:\n    print("1-Ver saldo 2-Retirar 3-Salir")\n    op = int(input())\n    if op == 1:\n        print("Saldo:", saldo)\n    elif op == 2:\n        r = int(input("Cuanto? "))\n        saldo = saldo - r\n    elif op == 3:\n        break\n'
const CAR =
  'class Coche:\n    def __init__(self):\n        self.velocidad = 0\n\n    def acelerar(self, cantidad):\n        self.velocidad += cantidad\n\n    def frenar(self, cantidad):\n        self.velocidad -= cantidad\n'
const GUESS =
  'secreto = 4\nwhile True:\n    n = int(input("Adivina: "))\n    if n == secreto:\n        print("Correcto")\n        break\n    elif n < secreto:\n        print("Mas alto")\n    else:\n        print("Mas bajo")\n'

/** Programs as people paste them, with two or three wishes in one message. */
export const PASTED_CASES: readonly ChangeCase[] = [
  {
    says: 'quiero que tambien diga la nota mas alta y la mas baja y cuantos aprobados hay (5 o mas)',
    code: MARKS,
    typed: ['4', '9', '5'],
    prints: 'media 6.0\nMáximo: 9.0\nMínimo: 4.0\nAprobados: 2\n',
  },
  {
    says: 'que diga tambien el mas caro y la media',
    code: 'total = 0\nwhile True:\n    precio = float(input("Precio: "))\n    if precio == 0:\n        break\n    total += precio\nprint("Total:", total)\n',
    typed: ['0'],
    prints: 'Total: 0\n',
    holds: /precios\.append\(precio\)\n[\s\S]*if precios:\n {4}print\("Máximo:", max\(precios\)\)/,
  },
  {
    says: 'que la velocidad no pueda pasar de 120 ni bajar de 0',
    code: CAR,
    append: 'c = Coche()\nc.acelerar(500)\nprint(c.velocidad)\nc.frenar(300)\nprint(c.velocidad)',
    prints: '120\n0\n',
  },
  {
    says: 'que la base y la altura no puedan ser negativas, que lance un ValueError',
    code: 'def area(base, altura):\n    return base * altura\n\nprint(area(3, 4))\n',
    append: 'try:\n    area(3, -1)\nexcept ValueError as e:\n    print(e)',
    prints: '12\naltura no puede ser negativo\n',
  },
  {
    says: 'que si meto letras no se rompa y me lo vuelva a pedir, y que tampoco deje poner edades negativas o de mas de 120',
    code: 'edad = int(input())\nprint(edad)\n',
    typed: ['x', '-3', '130', '40'],
    prints:
      'Dato inválido: escribe un número entero.\nEdad debe estar entre 0 y 120.\nEdad debe estar entre 0 y 120.\n40\n',
  },
  {
    says: 'que no se pueda retirar mas de lo que hay y agrega la opcion de depositar',
    code: MENU,
    typed: ['2', '5000', '4', '50', '1', '3'],
    holds: /2-Retirar 4-Depositar 3-Salir[\s\S]*No hay suficiente/,
  },
  {
    says: 'ponle un maximo de 2 intentos y que al final diga en cuantos intentos lo has acertado',
    code: GUESS,
    typed: ['1', '9'],
    holds: /print\("Intentos:", intento\)\n {8}break/,
    prints: 'Mas alto\nMas bajo\nSe acabaron los intentos.\n',
  },
  {
    says: 'que no distinga mayusculas y que me lo saque ordenado de la que mas a la que menos',
    code: 'palabras = ["mar", "Sol", "sol"]\ncuenta = {}\nfor p in palabras:\n    if p in cuenta:\n        cuenta[p] += 1\n    else:\n        cuenta[p] = 1\nprint(cuenta)\n',
    prints: 'sol 2\nmar 1\n',
  },
  {
    says: 'que devuelva tambien la nota mas alta y la mas baja',
    code: 'def media(notas):\n    return sum(notas) / len(notas)\n\nm = media([4, 6])\nprint(m)\n',
    append: 'print(media([1, 3]))',
    prints: '5.0\n(2.0, 3, 1)\n',
  },
  {
    says: 'que la función devuelva True o False y que el mensaje lo ponga fuera',
    code: 'def es_par(n):\n    if n % 2 == 0:\n        return "par"\n    else:\n        return "impar"\n\nprint(es_par(3))\n',
    append: 'print(es_par(4))',
    prints: 'impar\nTrue\n',
  },
  {
    says: 'haz que lance un ValueError si b es 0 y que el programa principal lo capture y muestre el mensaje',
    code: 'def dividir(a, b):\n    return a / b\n\nprint(dividir(10, 0))\n',
    prints: 'Error: b no puede ser cero\n',
  },
  {
    says: 'que devuelva una lista con todas las posiciones donde esté, y vacía si no está',
    code: 'def buscar(lista, x):\n    for i in range(len(lista)):\n        if lista[i] == x:\n            return i\n    return -1\n\nprint(buscar([5, 3, 5], 5))\n',
    append: 'print(buscar([], 1))',
    prints: '[0, 2]\n[]\n',
  },
  {
    says: 'si el total pasa de 100 que haga un 10% de descuento y que pregunte si tiene tarjeta de socio (5% extra)',
    code: 'total = 20 * 10\nprint("Total:", total)\n',
    typed: ['Sí'],
    holds: /total \* 0\.9\n[\s\S]*total \* 0\.95/,
  },
  {
    says: 'las horas que pasen de 40 se pagan al doble',
    code: 'def sueldo(horas, precio):\n    total = horas * precio\n    return total\n\nprint(sueldo(45, 10), sueldo(10, 10))\n',
    prints: '500 100\n',
  },
  {
    says: 'que pida tambien el precio de cada uno y al final diga el total',
    code: 'compras = []\nwhile True:\n    producto = input()\n    if producto == "fin":\n        break\n    compras.append(producto)\nprint(compras)\n',
    typed: ['pan', '1.5', 'sal', '2', 'fin'],
    prints: 'pan 1.5\nsal 2.0\nTotal: 3.5\n',
  },
  {
    says: 'que no deje meter un producto repetido ni guarde las vacias, y que al final las guarde en un json',
    code: 'compras = []\nwhile True:\n    producto = input()\n    if producto == "fin":\n        break\n    compras.append(producto)\nprint(compras)\n',
    typed: ['pan', '', 'pan', 'fin'],
    prints: "Ya está en la lista.\n['pan']\n",
    append: 'import json\nassert json.load(open("datos.json")) == ["pan"]',
  },
  {
    says: 'que ademas tenga que tener al menos un numero y una mayuscula, y que la vuelva a pedir hasta que sea valida',
    code: 'contra = input()\nif len(contra) >= 4:\n    print("Valida")\nelse:\n    print("No vale")\n',
    typed: ['abcde', 'Abcd1'],
    prints: 'No vale\nValida\n',
  },
  {
    says: 'que diga tambien cuantas palabras tiene y cuantas veces sale la letra a',
    code: 'texto = input()\nprint(len(texto))\n',
    typed: ['La casa'],
    prints: '7\nPalabras: 2\nVeces que sale «a»: 3\n',
  },
  {
    says: 'que muestre la lista al reves y aparte la suma de los pares y la de los impares',
    code: 'lista = []\nfor i in range(3):\n    lista.append(int(input()))\nprint(lista)\n',
    typed: ['1', '2', '3'],
    prints: '[3, 2, 1]\nTotal de pares: 2\nTotal de impares: 4\n',
  },
  {
    says: 'añade un metodo subir_sueldo(porcentaje) y que al final diga quien cobra mas',
    code: 'class Empleado:\n    def __init__(self, nombre, sueldo):\n        self.nombre = nombre\n        self.sueldo = sueldo\n\nempleados = [Empleado("Ana", 1200), Empleado("Luis", 1500)]\nfor e in empleados:\n    print(e.nombre, e.sueldo)\n',
    append: 'empleados[0].subir_sueldo(10)\nprint(empleados[0].sueldo)',
    prints: 'Ana 1200\nLuis 1500\nMayor: Luis 1500\n1320.0\n',
  },
  {
    says: 'quiero que tenga un atributo prestado que empiece en False y dos metodos prestar y devolver, y si ya esta prestado que avise',
    code: 'class Libro:\n    def __init__(self, titulo):\n        self.titulo = titulo\n',
    append: 'l = Libro("x")\nl.prestar()\nl.prestar()\nl.devolver()\nprint(l.prestado)',
    prints: 'Ya está prestado\nFalse\n',
  },
  {
    says: 'que muestre solo los aprobados y al final la media de todos',
    code: 'open("notas.txt", "w").write("Ana,7\\nLeo,3\\n")\nwith open("notas.txt") as f:\n    for linea in f:\n        nombre, nota = linea.strip().split(",")\n        print(nombre, nota)\n',
    prints: 'Ana 7\nMedia: 5.0\n',
  },
  {
    says: 'q tenga 2 intentos, q diga cuantos le quedan y al final q se bloquee',
    code: 'clave = "python"\nintento = input()\nif intento == clave:\n    print("Acceso permitido")\nelse:\n    print("Acceso denegado")\n',
    typed: ['a', 'b'],
    prints:
      'Acceso denegado\nIntentos que te quedan: 1\nAcceso denegado\nIntentos que te quedan: 0\nCuenta bloqueada.\n',
  },
  {
    says: 'que diga quien es el mayor y la edad media, y que solo muestre los mayores de edad',
    code: 'nombres = []\nedades = []\nfor i in range(2):\n    nombres.append(input())\n    edades.append(int(input()))\nfor i in range(2):\n    print(nombres[i], edades[i])\n',
    typed: ['Ana', '10', 'Leo', '20'],
    prints: 'Leo 20\nMayor: Leo 20\nMedia: 15.0\n',
  },
  {
    says: 'que distinga tambien notable (7 o mas) y sobresaliente (9 o mas)',
    code: 'nota = 7\nif nota >= 5:\n    print("Aprobado")\nelse:\n    print("Suspenso")\n',
    prints: 'Notable\n',
  },
  {
    says: 'añade multiplicacion y division, y en la division que controle que no se divida entre cero',
    code: 'def suma(a, b):\n    return a + b\n\nprint(suma(4, 2))\n',
    append: 'print(division(1, 0))',
    prints: '6\n8\n2.0\nNo se puede dividir entre cero.\n',
  },
]
