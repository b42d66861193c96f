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
  {
    says: 'no debe perdonar mayusculas',
    code: "clave = input('Clave: ').strip().lower()\nprint(clave == 'sol')\n",
    typed: ['SOL'],
    prints: 'False\n',
  },
  { says: 'sin los ceros delante', code: "print(f'foto_{7:03d}')\n", prints: 'foto_7\n' },
  {
    says: 'que diga: ¿De cuántos caracteres?',
    code: "n = int(input('¿Cuántos? '))\nprint('x' * n)\n",
    typed: ['2'],
    prints: 'xx\n',
    holds: /¿De cuántos caracteres\? /,
  },
  {
    says: 'hazlo con for',
    code: "nota1 = float(input('Nota 1: '))\nnota2 = float(input('Nota 2: '))\nnota3 = float(input('Nota 3: '))\nmedia = (nota1 + nota2 + nota3) / 3\nprint(media)\n",
    typed: ['4', '5', '6'],
    prints: '5.0\n',
    holds: /range\(1, 4\)/,
  },
  {
    says: 'y que lo guarde',
    code: "stock = {}\nprecios = {}\nwhile True:\n    p = input('Producto: ')\n    if p == 'fin':\n        break\n    stock[p] = 1\n    precios[p] = 2\nprint(stock)\n",
    typed: ['pan', 'fin'],
    prints: "{'pan': 1}\n",
    append:
      "import json as j\nassert j.load(open('datos.json')) == {'stock': {'pan': 1}, 'precios': {'pan': 2}}\nimport os\nos.remove('datos.json')",
  },
  {
    says: 'que también pida un símbolo',
    code: "c = 'hola'\nfallos = []\nif len(c) < 3:\n    fallos.append('letras')\nif not any(letra.isdigit() for letra in c):\n    fallos.append('un número')\nif not any(letra.isupper() for letra in c):\n    fallos.append('una mayúscula')\nprint(fallos)\n",
    prints: "['un número', 'una mayúscula', 'un símbolo']\n",
  },
  {
    says: 'y que muestre solo los 2 primeros',
    code: "d = {}\nfor w in 'a b b c c c'.split():\n    d[w] = d.get(w, 0) + 1\nfor w, n in sorted(d.items(), key=lambda par: par[1], reverse=True):\n    print(w, n)\n",
    prints: 'c 3\nb 2\n',
  },
  {
    says: 'que diga cuántas llevo acertadas',
    code: "aciertos = 0\nfor n in [1, 2]:\n    if n == 2:\n        aciertos += 1\nprint('Fin')\n",
    prints: 'Llevas 0.\nLlevas 1.\nFin\n',
  },
  {
    says: 'y si acierto las 2 que diga perfecto',
    code: "aciertos = 0\nfor n in [1, 2]:\n    aciertos += 1\nprint('Has acertado', aciertos)\n",
    prints: 'Has acertado 2\n¡Perfecto!\n',
  },
  { says: 'solo los que aprueban con 6', code: 'for n in [5, 7]:\n    print(n)\n', prints: '7\n' },
  {
    says: 'y que la media salga con un decimal',
    code: "n = [5, 6, 6]\nprint(f'Media: {sum(n) / len(n):.2f}')\n",
    prints: 'Media: 5.7\n',
  },
  {
    says: 'que cuente también las consonantes',
    code: "vocales = 0\nfor c in 'un sol':\n    if c in 'aeiou':\n        vocales += 1\nprint('Vocales:', vocales)\n",
    prints: 'Vocales: 2\nConsonantes: 3\n',
  },
  {
    says: 'quita el agua',
    code: "gastos = [('luz', 4), ('agua', 2), ('gas', 1)]\nprint(sum(g for _, g in gastos))\n",
    prints: '5\n',
  },
  {
    says: 'que diga cuánto me queda',
    code: "saldo = 9\nwhile saldo > 0:\n    gasto = float(input('Gasto: '))\n    saldo -= gasto\n",
    typed: ['4', '5'],
    prints: 'Te queda 5.0.\nTe queda 0.0.\n',
  },
  {
    says: 'que el límite sea 50',
    code: "p = 60\nif p > 100:\n    print('Caro')\nelse:\n    print('Bien')\n",
    prints: 'Caro\n',
  },
  {
    says: 'que el límite lo ponga yo',
    code: 'for n in [3, 8]:\n    if n > 5:\n        print(n)\n',
    typed: ['1'],
    prints: '3\n8\n',
  },
  {
    says: 'que diga también cuánto se pasa',
    code: "p = 60\nif p > 50:\n    print('Caro')\nelse:\n    print('Bien')\n",
    prints: 'Caro\nSe pasa en 10.\n',
  },
  {
    says: 'que diga despegue al final',
    code: "for n in [2, 1]:\n    print(n)\nprint('¡Ya!')\n",
    prints: '2\n1\nDespegue\n',
  },
  {
    says: 'que los saque uno por línea',
    code: "notas = []\nfor n in '57':\n    notas.append(int(n))\nprint(notas)\n",
    prints: '5\n7\n',
  },
  {
    says: 'y el más caro',
    code: "cesta = {}\nfor p in ['pan 2', 'té 3']:\n    nombre, precio = p.split()\n    cesta[nombre] = float(precio)\nprint(len(cesta))\n",
    prints: '2\nMás caro: té (3.0)\n',
  },
  { says: 'y que diga la hora', code: "print('Hola')\n", holds: /%H:%M/ },
  {
    says: 'que empiece en 5',
    code: 'SEGUNDOS = 7\nfor n in range(SEGUNDOS, 3, -1):\n    print(n)\n',
    prints: '5\n4\n',
  },
  {
    says: 'y si quiero que vaya de 2 en 2?',
    code: 'INICIO = 1\nFIN = 5\nPASO = 1\nn = INICIO\nwhile n <= FIN:\n    print(n)\n    n += PASO\n',
    prints: '1\n3\n5\n',
  },
  {
    says: 'y que al final diga la suma',
    code: 'n = 1\nwhile n <= 3:\n    print(n)\n    n += 1\n',
    prints: '1\n2\n3\nTotal: 6\n',
  },
  {
    says: 'y el total de sueldos al final',
    code: "while True:\n    n = input('Nombre: ')\n    if n == 'fin':\n        break\n    sueldo = len(n) * 2\n    print(f'{n}: {sueldo:.1f}')\n",
    typed: ['Ana', 'Leo', 'fin'],
    prints: 'Ana: 6.0\nLeo: 6.0\nTotal: 12.0\n',
  },
  {
    says: 'ahora que haga todas las tablas del 1 al 2',
    code: "n = int(input('Número: '))\nfor i in range(1, 3):\n    print(n * i)\n",
    prints: '1\n2\n2\n4\n',
  },
  {
    says: 'y que los muestre ordenados por nombre',
    code: "lista = []\nfor p in ['té', 'pan']:\n    lista.append(p)\nfor n, p in enumerate(lista, start=1):\n    print(n, p)\n",
    prints: '1 pan\n2 té\n',
  },
  {
    says: 'y que diga también en qué año nací',
    code: "edad = int(input('Edad: '))\nprint(edad)\n",
    typed: ['9'],
    holds: /date\.today\(\)\.year - edad/,
  },
  {
    says: 'y solo las jpg',
    code: "from pathlib import Path\nprint(len(list(Path('nada').iterdir() if Path('nada').exists() else [])))\n",
    holds: /glob\('\*\.jpg'\)/,
  },
  {
    says: 'y que guarde también la fecha',
    code: "with open('g.txt', 'w') as f:\n    a, b = 'x', 2\n    f.write(f'{a};{b}\\n')\n",
    holds: /\{b\};\{date\.today\(\)\}\\n/,
    append: "import os\nos.remove('g.txt')",
  },
  {
    says: 'separados por comas',
    code: "print('Son:')\nfor n in range(1, 10):\n    if n % 3 == 0:\n        print(n)\n",
    prints: 'Son:\n3, 6, 9\n',
  },
  {
    says: 'que sean 2',
    code: "pesos = []\nfor i in range(4):\n    pesos.append(float(input('Peso: ')))\nprint(sum(pesos))\n",
    typed: ['1', '2'],
    prints: '3.0\n',
  },
  {
    says: 'que el máximo sea 50',
    code: 'import random\nprint(random.randint(1, 10) > 0)\n',
    holds: /randint\(1, 50\)/,
  },
  {
    says: 'solo los aprobados',
    code: "nombres = ['Ana', 'Leo']\nnotas = [7, 4]\nfor i in range(len(notas)):\n    print(nombres[i], notas[i])\n",
    prints: 'Ana 7\n',
  },
  {
    says: 'y al final diga game over si pierdo',
    code: "vidas = 2\nwhile vidas > 0:\n    r = input('? ')\n    if r == 'Lima':\n        print('Bien')\n        break\n    vidas -= 1\n",
    typed: ['x', 'y'],
    prints: 'Game over\n',
  },
  {
    says: 'y que diga cuántos pares',
    code: "for n in [2, 3, 4]:\n    if n % 2 == 0:\n        print(n, 'es par')\n    else:\n        print(n, 'es impar')\n",
    prints: '2 es par\n3 es impar\n4 es par\nPares: 2\n',
  },
  {
    says: 'y que no diga los impares',
    code: "for n in [2, 3, 4]:\n    if n % 2 == 0:\n        print(n, 'es par')\n    else:\n        print(n, 'es impar')\n",
    prints: '2 es par\n4 es par\n',
  },
]
