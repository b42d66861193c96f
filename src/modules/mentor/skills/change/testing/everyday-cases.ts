import type { ChangeCase } from './change-cases'

const LOOK_UP =
  'notas = [4, 7, 9, 3]\nfor i in range(len(notas)):\n    if notas[i] >= 5:\n        print("aprobado")\n    else:\n        print("suspenso")\n'
const HIGHEST =
  'def maximo(lista):\n    m = lista[0]\n    for x in lista:\n        if x > m:\n            m = x\n    return m\n\nprint(maximo([3, 8, 2]))\n'
const TYPED =
  "mayor = 0\nfor i in range(3):\n    n = float(input('Número: '))\n    if n > mayor:\n        mayor = n\nprint('El mayor es', mayor)\n"
const MEAN = "notas = [5, 7, 3, 9]\nmedia = sum(notas) / len(notas)\nprint('Media:', media)\n"
const EVEN = "pares = 0\nfor n in [3, 8, 5]:\n    if n % 2 == 0:\n        pares += 1\nprint('Hay', pares, 'pares')\n"
const GREETED =
  "while True:\n    nombre = input('Nombre: ')\n    if nombre == 'salir':\n        break\n    print('Hola', nombre)\n"
const PRICES =
  "productos = {'pan': 1, 'té': 2}\ntotal = 0\nfor nombre, precio in productos.items():\n    total += precio\nprint('Total:', total)\n"
const WORDS = "PALABRAS = ['gato', 'casa']\nfor palabra in PALABRAS:\n    print(palabra)\n"
const GUESS =
  "secreto = 5\nintentos = 0\nnumero = 0\nwhile numero != secreto and intentos < 3:\n    numero = int(input('¿Número? '))\n    intentos += 1\n"
const PAY =
  "nombre = input('Nombre: ')\nhoras = float(input('Horas: '))\nprecio = float(input('Precio de la hora: '))\nprint(nombre, horas * precio)\n"
const FIGURES =
  "notas = [4, 8]\ntotal = sum(notas)\nprint(f'Total: {total}. Máxima: {max(notas)}')\nmedia = total / 2\nprint('Media:', media)\nprint('Fin')\n"
const CITIES =
  "gente = [('Ana', 'Vigo'), ('Leo', 'Lugo')]\nfor nombre, ciudad in gente:\n    if ciudad == 'Vigo':\n        print(nombre)\n"
const ADULT = "edad = int(input('Edad: '))\nif edad >= 18:\n    print('Mayor')\nelse:\n    print('Menor')\n"

/** Small wishes as newcomers have them of the program at hand. */
export const EVERYDAY_CASES: readonly ChangeCase[] = [
  {
    says: 'y si quiero que diga también la nota?',
    code: LOOK_UP,
    prints: 'suspenso 4\naprobado 7\naprobado 9\nsuspenso 3\n',
  },
  {
    says: 'que salga el precio al lado',
    code: "productos = ['pan', 'té']\nprecios = [1.2, 3]\nfor i in range(2):\n    print(productos[i])\n",
    prints: 'pan 1.2\nté 3\n',
  },
  {
    says: 'y que diga también la edad',
    code: "edad = 15\nif edad >= 18:\n    print('mayor')\nelse:\n    print('menor')\n",
    prints: 'menor 15\n',
  },
  { says: 'y si quiero el mínimo?', code: HIGHEST, prints: '8\n2\n', holds: /def minimo/ },
  { says: 'ahora que busque el más pequeño', code: HIGHEST, prints: '2\n', lacks: /maximo/ },
  {
    says: 'y si quiero que diga tambien el menor?',
    code: TYPED,
    typed: ['7', '5', '9'],
    prints: 'El mayor es 9.0\nEl menor es 5.0\n',
  },
  { says: 'ahora el menor en vez del mayor', code: TYPED, typed: ['7', '5', '9'], prints: 'El menor es 5.0\n' },
  { says: 'ahora la suma en vez de la media', code: MEAN, prints: 'Suma: 24\n', lacks: /media/ },
  { says: 'quiero que salga el mayor en lugar de la media', code: MEAN, prints: 'Máximo: 9\n' },
  { says: 'y el máximo?', code: MEAN, prints: 'Media: 6.0\nMáximo: 9\n' },
  {
    says: 'y si quiero que diga también la más alta?',
    code: "notas = []\nfor i in range(0):\n    notas.append(i)\nprint('Notas:', len(notas))\n",
    prints: 'Notas: 0\n',
    holds: /if notas:\n {4}print\(.*max\(notas\)/,
  },
  { says: 'cambia las palabras por playa, verano y helado', code: WORDS, prints: 'playa\nverano\nhelado\n' },
  { says: "pon PALABRAS = ['sol', 'mar']", code: WORDS, prints: 'sol\nmar\n' },
  { says: 'que diga perro y no gato', code: WORDS, prints: 'perro\ncasa\n' },
  {
    says: 'cambia dias=7 por dias=30',
    code: 'def pronto(n, dias=7):\n    return n <= dias\nprint(pronto(20))\n',
    prints: 'True\n',
  },
  {
    says: 'cambia el 21 por 19',
    code: "precio = 100\nprint(f'IVA (21 %): {precio * 0.21:.2f}')\n",
    prints: 'IVA (19 %): 19.00\n',
  },
  {
    says: 'pero mi archivo es ventas.csv',
    code: "NOMBRE = 'datos.txt'\nprint(NOMBRE)\n",
    prints: 'ventas.csv\n',
  },
  {
    says: 'y si quiero que diga tambien los impares?',
    code: EVEN,
    prints: 'Hay 1 pares\nHay 2 impares\n',
  },
  {
    says: 'vale y que al final diga cuantos nombres he puesto',
    code: GREETED,
    typed: ['Ana', 'Leo', 'salir'],
    prints: 'Hola Ana\nHola Leo\nNombres: 2\n',
  },
  {
    says: 'que cuente las partidas que gano',
    code: "while True:\n    n = int(input('n: '))\n    if n == 7:\n        print('¡Felicidades!')\n    otra = input('¿Otra? ')\n    if otra != 's':\n        break\n",
    typed: ['7', 's', '3', 's', '7', 'n'],
    prints: '¡Felicidades!\n¡Felicidades!\nPartidas ganadas: 2\n',
  },
  {
    says: 'pregúntame el archivo',
    code: "ARCHIVO = 'datos.txt'\nif len(ARCHIVO) > 100:\n    print(open(ARCHIVO).read())\nprint(ARCHIVO)\n",
    typed: ['ventas.csv'],
    prints: 'ventas.csv\n',
  },
  {
    says: 'y con el nombre del cliente',
    code: PRICES,
    typed: ['Ana'],
    prints: 'Cliente: Ana\nTotal: 3\n',
  },
  {
    says: 'que se guarden para mañana',
    code: "tareas = []\ntareas.append('pan')\nprint(len(tareas))\n",
    prints: '1\n',
    holds: /except FileNotFoundError/,
  },
  // What is left, until a limit of the program.
  {
    says: 'y que diga tambien cuantos intentos me quedan',
    code: GUESS,
    typed: ['1', '2', '5'],
    prints: 'Te quedan 2 intentos.\nTe quedan 1 intentos.\n',
  },
  {
    says: 'que diga cuantos años le faltan para los 18',
    code: ADULT,
    typed: ['15'],
    prints: 'Menor\nFaltan 3 años.\n',
  },
  { says: 'que diga cuantos años le faltan para los 18', code: ADULT, typed: ['20'], prints: 'Mayor\n' },
  // A negation takes away.
  { says: 'que no imprima la media', code: FIGURES, prints: 'Total: 12. Máxima: 8\nFin\n', lacks: /media/ },
  { says: 'no quiero ver el total', code: FIGURES, prints: 'Máxima: 8\nMedia: 6.0\nFin\n' },
  { says: 'quita la linea del final', code: FIGURES, lacks: /Fin/ },
  {
    says: 'cerramos los lunes, quita el lunes',
    code: "DIAS = ['lunes', 'martes', 'jueves']\nfor d in DIAS:\n    print(d)\n",
    prints: 'martes\njueves\n',
  },
  {
    says: 'no me preguntes el precio de la hora, son 9 siempre',
    code: PAY,
    typed: ['Ana', '2'],
    prints: 'Ana 18.0\n',
  },
  { says: 'no, deja el precio fijo a 9', code: PAY, typed: ['Ana', '2'], prints: 'Ana 18.0\n' },
  // A number belongs to what is named beside it.
  {
    says: 'solo una ronda porfa',
    code: "RONDAS = 3\nfor r in range(RONDAS):\n    print('ronda', r)\n",
    prints: 'ronda 0\n',
  },
  { says: 'el saldo es de 1000 no 500', code: 'saldo = 500\nsaldo -= 100\nprint(saldo)\n', prints: '900\n' },
  {
    says: 'y que diga si aprobó o reprobó, se aprueba con 6',
    code: "notas = [5, 6]\nprint(f'Media: {sum(notas) / len(notas):.2f}')\n",
    prints: 'Media: 5.50\nReprobado\n',
  },
  { says: 'vale y que me pregunte la ciudad', code: CITIES, typed: ['Lugo'], prints: 'Leo\n' },
  {
    says: 'y si quiero que diga "no hay" en vez de None?',
    code: "stock = {'pan': 5}\nprint(stock.get('queso'))\n",
    prints: 'no hay\n',
  },
  {
    says: 'que imprima "no hay" cuando falta el queso',
    code: "stock = {'pan': 5}\nprint(stock['queso'])\n",
    prints: 'no hay\n',
  },
  {
    says: 'que sume todos los precios y lo diga al final',
    code: "def filas():\n    yield 'pan', 2\n    yield 'té', 3\nfor producto, precio in filas():\n    print(producto)\n",
    prints: 'pan\nté\nTotal: 5\n',
  },
  {
    says: 'y que salga con dos decimales y el símbolo €',
    code: "iva = 12 * 0.1\nprint('El iva es ' + str(iva))\n",
    prints: 'El iva es 1.20 €\n',
  },
  { says: 'y el total con el simbolo del euro', code: 'total = 3\nprint(total)\n', prints: '3 €\n' },
  {
    says: 'y que me diga quién pasa de 40 horas',
    code: "gente = {'Ana': 38, 'Leo': 42}\nfor nombre, horas in gente.items():\n    print(nombre, horas)\n",
    prints: 'Leo 42\n',
  },
  {
    says: 'vale y que salga ordenado del que más horas al que menos',
    code: "gente = {'Ana': [8, 7], 'Leo': [9, 9]}\nfor nombre, horas in gente.items():\n    total = sum(horas)\n    print(nombre, total)\n",
    prints: 'Leo 18\nAna 15\n',
  },
  {
    says: 'no, ordénalos por los días que faltan, no por nombre',
    code: "def plazos():\n    return [('b', 3), ('a', 5)]\nfor nombre, faltan in sorted(plazos()):\n    print(nombre, faltan)\n",
    prints: 'b 3\na 5\n',
  },
  {
    says: 'en vez de 1 y 2 que sea C y F',
    code: "print('1. Celsius')\nprint('2. Fahrenheit')\nop = input('Elige 1 o 2: ')\nif op == '1':\n    print('a')\nelif op == '2':\n    print('b')\n",
    typed: ['f'],
    prints: 'C. Celsius\nF. Fahrenheit\nb\n',
  },
]
