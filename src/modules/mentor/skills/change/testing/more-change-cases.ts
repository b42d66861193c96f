import type { ChangeCase } from './change-cases'

const PRICES = 'precios = [12, 7.5, 30]\ntotal = sum(precios)\nprint("Total:", total)\n'
const SALE = 'nombre = input()\nprecio = float(input())\niva = precio * 0.21\nprint(nombre, precio, iva)\n'
const SALES =
  'ventas = {"Ximena": 15000, "Leo": 8200}\nfor vendedor, v in ventas.items():\n    comision = v * 0.05\n    print(vendedor, comision)\n'
const BOOKINGS =
  'reservas = [\n    {"nombre": "Abad", "hora": "22:15"},\n    {"nombre": "Ruiz", "hora": "20:30"},\n]\nfor r in reservas:\n    print(r["nombre"], r["hora"])\n'
const LOOP_SUM = 'precios = [4, 6]\ntotal = 0\nfor p in precios:\n    total += p\nprint(total)\n'
const NAMES_ONLY = BOOKINGS.replace(', r["hora"]', '')
const WORDS = 'frase = "sol luna sol"\npalabras = frase.split()\nprint(len(palabras))\n'
const WORDS_SHOWN = 'palabras = ["sol", "luna", "sol"]\nprint(palabras)\n'
const FIELDS = 'fincas = [("La Loma", 12), ("El Pozo", 7.5)]\nfor nombre, ha in fincas:\n    print(nombre, ha)\n'
const PUPILS =
  'alumnos = ["Mateo", "Lucía"]\nnotas = [7.5, 9]\nfor i in range(len(alumnos)):\n    print(alumnos[i], notas[i])\n'
const BILLS =
  'import csv\n\nwith open("f.csv", "w") as f:\n    f.write("cliente,importe\\nPepe,100\\nSol,300\\nPepe,50\\n")\ntotal = 0\nwith open("f.csv", newline="") as f:\n    for fila in csv.DictReader(f):\n        total += float(fila["importe"])\nprint("Total:", total)\n'
const MENU =
  'print("1. Corte  10")\nprint("2. Tinte  35")\nop = input()\nif op == "1":\n    print("Total 10")\nelif op == "2":\n    print("Total 35")\n'
const DISCOUNT =
  'def descuento(precio):\n    if precio > 100:\n        print(precio * 0.5)\n    else:\n        print(precio)\n\n\ndescuento(200)\ndescuento(80)\n'
const TAKE =
  'saldo = 500\nwhile saldo > 0:\n    retiro = float(input())\n    saldo = saldo - retiro\n    print("Saldo:", saldo)\n'
const TABLE = 'for i in range(1, 3):\n    for j in range(1, 3):\n        print(i * j, end=" ")\n    print()\n'

/** Kinds of changes to lists, tables, menus and what is printed. */
export const MORE_CHANGE_CASES: readonly ChangeCase[] = [
  // Parts of the program that the words name.
  { says: 'haz que total empiece en 10', code: LOOP_SUM, prints: '20\n' },
  { says: 'y si quiero que empiece en 10?', code: LOOP_SUM, prints: '20\n' },
  { says: 'pon el print dentro del for', code: LOOP_SUM, prints: '4\n10\n' },
  {
    says: 'quita el else',
    code: 'n = 3\nif n > 5:\n    print("a")\nelse:\n    print("b")\nprint("c")\n',
    prints: 'c\n',
  },
  { says: 'llámale suma en vez de total', code: LOOP_SUM, prints: '10\n', holds: /^suma = 0$/m, lacks: /total/ },
  // Why it is wanted asks for nothing; what is counted is no longer printed.
  {
    says: 'lo mismo pero con while, q el profe no deja usar for',
    code: 'for i in range(4, 0, -2):\n    print(i)\n',
    prints: '4\n2\n',
    holds: /while i > 0:/,
  },
  {
    says: 'no quiero q salgan los nombres, solo cuantos son',
    code: 'for n in ["Mar", "Leo", "Mia"]:\n    if n[0] == "M":\n        print(n)\n',
    prints: 'Cantidad: 2\n',
  },
  {
    says: 'que salga todo en una misma linea separado con guiones, pero que no quede un guion al final',
    code: 'for letra in "LIMA":\n    print(letra)\n',
    prints: 'L-I-M-A\n',
  },
  {
    says: 'ordenalo de lo que mas se vendio a lo que menos',
    code: 'ventas = {"té": 3, "pan": 9}\nfor p in ventas:\n    print(p, ventas[p])\n',
    prints: 'pan 9\nté 3\n',
  },
  // What is shown.
  { says: 'muestra el total en cada vuelta', code: LOOP_SUM, prints: '4\n10\n10\n' },
  { says: 'que imprima cada precio', code: LOOP_SUM, prints: '4\n6\n10\n' },
  { says: 'que muestre también la hora', code: NAMES_ONLY, prints: 'Abad 22:15\nRuiz 20:30\n' },
  { says: 'muestra solo la hora', code: BOOKINGS, prints: '22:15\n20:30\n' },
  { says: 'quita la hora del print', code: BOOKINGS, prints: 'Abad\nRuiz\n' },
  // What a list or a text holds.
  { says: 'que las muestre al revés', code: WORDS_SHOWN, prints: "['sol', 'luna', 'sol']\n" },
  { says: 'muestra la más larga', code: WORDS, prints: '3\nLa más larga: luna\n' },
  { says: 'quita las repetidas', code: WORDS_SHOWN, prints: "['sol', 'luna']\n" },
  { says: 'que cuente letras en vez de palabras', code: WORDS, prints: '10\n' },
  { says: 'que cuente cuántas veces sale sol', code: WORDS, prints: '3\nVeces de sol: 2\n' },
  { says: 'sepáralas por comas', code: WORDS_SHOWN, prints: 'sol, luna, sol\n' },
  { says: 'que cuente cuantos precios hay en vez de sumarlos', code: LOOP_SUM, prints: '2\n' },
  {
    says: 'y si no quiero que pete y que ponga no lo tengo',
    code: 'telefonos = {"mama": 600}\nprint(telefonos["tio"])\n',
    prints: 'no lo tengo\n',
  },
  {
    says: 'si no existe que diga "sin datos"',
    code: 'notas = {"ana": 7}\nquien = "leo"\nprint(notas.get(quien))\n',
    prints: 'sin datos\n',
  },
  {
    says: 'en vez de los mayores de 4 que sean los pares',
    code: 'datos = [3, 8, 12, 5]\nfor n in datos:\n    if n > 4:\n        print(n)\n',
    prints: '8\n12\n',
    lacks: /> 4/,
  },
  {
    says: 'que sean las de 3 letras justas en vez de las de más de 3',
    code: "palabras = ['sol', 'luna', 'mar']\nfor p in palabras:\n    if len(p) > 3:\n        print(p)\n",
    prints: 'sol\nmar\n',
  },
  {
    says: 'ahora que los precios los pregunte hasta que meta 0',
    code: PRICES,
    typed: ['10', '2,5', '0'],
    prints: 'Total: 12.5\n',
  },
  {
    says: 'que pida los precios por teclado hasta que ponga fin',
    code: PRICES,
    typed: ['4', 'fin'],
    prints: 'Total: 4.0\n',
  },
  {
    says: 'cada cosa en su línea, con dos decimales y el símbolo €',
    code: SALE,
    typed: ['Tal', '50'],
    prints: 'Nombre: Tal\nPrecio: 50.00 €\nIva: 10.50 €\n',
  },
  {
    says: 'redondea todo a 1 decimal',
    code: 't = {"lun": 17.345}\nfor d in t:\n    print(d, t[d])\n',
    prints: 'lun 17.3\n',
  },
  {
    says: 'quiero que si vendió más de 10000 sea 7% y si no 4%',
    code: SALES,
    holds: /if v > 10000:\n {8}porcentaje = 0\.07\n {4}else:\n {8}porcentaje = 0\.04/,
  },
  {
    says: 'y que al final me diga el total de comisiones',
    code: SALES,
    prints: 'Ximena 750.0\nLeo 410.0\nTotal de comisiones: 1160.0\n',
  },
  {
    says: 'ordenadas por hora y pon antes la hora y luego el nombre',
    code: BOOKINGS,
    prints: '20:30 Ruiz\n22:15 Abad\n',
  },
  {
    says: 'Los datos ahora serán estos: San Blas 3.2, La Vega 15 y Monte 9',
    code: FIELDS,
    prints: 'San Blas 3.2\nLa Vega 15\nMonte 9\n',
  },
  {
    says: 'que diga también cuál es la más grande',
    code: FIELDS,
    prints: 'La Loma 12\nEl Pozo 7.5\nMás grande: La Loma 12\n',
  },
  { says: 'quítale el range(len())', code: PUPILS, prints: 'Mateo 7.5\nLucía 9\n', holds: /in zip\(alumnos, notas\)/ },
  {
    says: 'y ahora que diga al final quién sacó la nota más alta',
    code: PUPILS,
    prints: 'Mateo 7.5\nLucía 9\nMayor: Lucía 9\n',
  },
  {
    says: 'ahora necesito el total por cliente, la columna se llama cliente',
    code: BILLS,
    prints: 'Pepe 150.0\nSol 300.0\n',
  },
  {
    says: 'añádeme peinado que vale 20 como opcion 3',
    code: MENU,
    typed: ['3'],
    prints: '1. Corte  10\n2. Tinte  35\n3. Peinado  20\nTotal 20\n',
  },
  {
    says: 'y si ponen otra cosa q diga Opcion incorrecta',
    code: MENU,
    typed: ['9'],
    prints: '1. Corte  10\n2. Tinte  35\nOpcion incorrecta\n',
  },
  {
    says: 'que la función devuelva el valor en vez de imprimirlo',
    code: DISCOUNT,
    prints: '100.0\n80\n',
    holds: /return precio\n/,
  },
  { says: 'quiero que devuelva el valor en vez de imprimirlo, y sumar los dos', code: DISCOUNT, prints: '180.0\n' },
  {
    says: 'que no deje sacar más de lo que hay, que avise con Saldo insuficiente',
    code: TAKE,
    typed: ['600', '500'],
    prints: 'Saldo insuficiente\nSaldo: 0.0\n',
  },
  { says: 'ponle también la opción de salir escribiendo 0', code: TAKE, typed: ['100', '0'], prints: 'Saldo: 400.0\n' },
  {
    says: 'que pregunte hasta qué número y que las columnas salgan alineadas',
    code: TABLE,
    typed: ['3'],
    prints: '   1    2    3 \n   2    4    6 \n   3    6    9 \n',
  },
  {
    says: 'solo los de Vigo',
    code: 'p = [(1, "Vigo"), (2, "Lugo")]\nfor x in p:\n    print(x)\n',
    prints: "(1, 'Vigo')\n",
  },
  {
    says: 'en vez de escribirlos que los lea de p.csv (numero,ciudad con cabecera)',
    code: 'with open("p.csv", "w") as f:\n    f.write("numero,ciudad\\n7,Lugo\\n")\np = [(1, "Vigo"), (2, "Lugo")]\nfor x in p:\n    print(x)\n',
    prints: "(7, 'Lugo')\n",
  },
  {
    says: 'agrégale anotaciones de tipo y docstring',
    code: 'def area(base, altura):\n    return base * altura\n\n\nprint(area(2, 1.5))\n',
    prints: '3.0\n',
    holds: /altura: float\) -> float:\n {4}"""/,
  },
  {
    says: 'es el sueldo de un empleado menos la retención. ponle nombres decentes a las variables',
    code: 'x = 1200\ny = 0.15\nz = x * y\nw = x - z\nprint(w)\n',
    prints: '1020.0\n',
    holds: /retencion = sueldo \* porcentaje_retencion/,
  },
  {
    says: 'y si quiero poder pasarle otro iva? q por defecto sea 21. y en el bucle usa el 10',
    code: 'def final(p):\n    return p * 1.21\n\n\nfor p in [100]:\n    print(round(final(p)))\n',
    prints: '110\n',
  },
  {
    says: 'q al final salga la media con 2 decimales y cuántos hay',
    code: 'notas = [5, 8]\nfor n in notas:\n    print(n)\n',
    prints: '5\n8\nMedia: 6.50\nCantidad: 2\n',
  },
  {
    says: 'que salgan en mayúsculas, numeradas y en orden alfabético',
    code: 'palabras = ["sol", "mar"]\nfor p in palabras:\n    print(p)\n',
    prints: '1. MAR\n2. SOL\n',
  },
  {
    says: 'en vez de esos nombres que los escriba el usuario hasta que deje la línea vacía',
    code: 'nombres = ["Ana"]\nfor n in nombres:\n    print("Hola", n)\n',
    typed: ['Eva', ''],
    prints: 'Hola Eva\n',
    holds: /nombre = input/,
  },
  {
    says: 'los datos nuevos son 30, 12 y 17, y que muestre también la mínima',
    code: 't = [20, 25]\nprint(max(t))\n',
    prints: '30\nMínimo: 12\n',
  },
  {
    says: 'y sin el range se puede?',
    code: 'nums = [4, 8]\nfor i in range(len(nums)):\n    print(nums[i])\n',
    prints: '4\n8\n',
    lacks: /range/,
  },
  {
    says: 'ahora añádele el iva del 21',
    code: 'precio = 100\nenvio = 5\ntotal = precio + envio\nprint(f"Total: {total}")\n',
    prints: 'Total: 105\nIVA (21 %): 22.05\nTotal con IVA: 127.05\n',
  },
  {
    says: 'aplícale un 10% de descuento',
    code: 'camisas = 2\nprecio = 30\nsubtotal = camisas * precio\nprint(subtotal)\n',
    prints: '60\nDescuento (10 %): 6.00\nTotal menos descuento: 54.00\n',
  },
  {
    says: 'que el descuento sea del 20%',
    code: 'camisas = 3\nporcentaje_descuento = 10\ntotal = camisas * 15 * (1 - porcentaje_descuento / 100)\nprint(total)\n',
    prints: '36.0\n',
    holds: /porcentaje_descuento = 20/,
  },
  {
    says: 'y que no se repitan',
    code: 'import random\nnumeros = []\nfor _ in range(6):\n    numeros.append(random.randint(1, 6))\nprint(sorted(numeros))\n',
    prints: '[1, 2, 3, 4, 5, 6]\n',
    holds: /random\.sample\(range\(1, 7\), 6\)/,
  },
  {
    says: 'que si no pone nada diga anónimo',
    code: 'nombre = input("Nombre: ")\nprint("Hola", nombre)\n',
    typed: [''],
    prints: 'Hola anónimo\n',
  },
  {
    says: 'ahora que reste también',
    code: 'a = float(input("A: "))\nb = float(input("B: "))\nsuma = a + b\nprint(f"La suma es {suma}")\n',
    typed: ['7', '4'],
    prints: 'La suma es 11.0\nLa resta es 3.0\n',
  },
  {
    says: 'que solo tenga 2 intentos',
    code: 'MAXIMO = 100\nsecreto = 7\nintentos = 0\nnumero = 0\nwhile numero != secreto:\n    numero = int(input("Número: "))\n    intentos += 1\nprint("Acertado en", intentos)\n',
    typed: ['1', '2', '7'],
    prints: 'Se acabaron los intentos.\n',
    holds: /MAXIMO = 100/,
  },
  {
    says: 'guárdalo en un archivo',
    code: 'def tabla(numero):\n    for veces in range(1, 3):\n        print(numero * veces)\n\n\ntabla(7)\n',
    prints: 'Guardado en resultado.txt\n',
    holds: /redirect_stdout/,
  },
]
