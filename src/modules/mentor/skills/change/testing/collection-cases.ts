import type { ChangeCase } from './change-cases'

const ORDERS = `pedidos = [
    {"cliente": "Ana", "ciudad": "Lima", "importe": 450, "pagado": True},
    {"cliente": "Leo", "ciudad": "Cusco", "importe": 1200, "pagado": False},
    {"cliente": "Rosa", "ciudad": "Lima", "importe": 980, "pagado": False},
]
for p in pedidos:
    print(p["cliente"], p["importe"])
`
const BILLS = `facturas = [("A1", 82000, "pagada"), ("A2", 45000, "impaga"), ("A3", 67500, "impaga"), ("A4", 91000, "impaga")]
for numero, monto, estado in facturas:
    print(numero, monto, estado)
`
const AGES = 'edades = [12, 45, 33, 17, 8, 64]\nfor e in edades:\n    print(e)\n'
const STORE =
  'stock = {"clavos": 40, "tuercas": 12, "puntas": 0}\nfor producto in stock:\n    print(producto, stock[producto])\n'
const MARKS =
  'notas = {"Ana": 8.5, "Luis": 4, "Eva": 6.25}\nfor nombre, nota in notas.items():\n    print(nombre, nota)\n'
const DNA = 'adn = "ATGCGG"\nfor base in adn:\n    if base == "G":\n        print(base)\n'
const COSTS =
  'gastos = {"luz": 60, "agua": 20, "gas": 20}\ntotal = 0\nfor g in gastos:\n    total += gastos[g]\nprint("total", total)\n'
const SALES =
  'ventas = [("Pérez", 1200), ("Gómez", 800), ("Pérez", 300)]\nfor cliente, monto in ventas:\n    print(cliente, monto)\n'
const WORDS = 'palabras = ["sol", "luna", "sol", "mar", "sol"]\nfor p in palabras:\n    print(p)\n'
const PRICES = 'precios = [3, 9, 5, 12]\nfor p in precios:\n    print(p)\n'

const GAME =
  'secreto = 27\nwhile True:\n    n = int(input("adivina: "))\n    if n == secreto:\n        print("acertaste")\n        break\n    print("no es")\n'
const CODONS = 'codones = {"ATG": "Met", "TGG": "Trp"}\nc = input("codon: ")\nprint(codones[c])\n'

/** Changes that are read by the data of the program: which elements, in which order, how many, what is figured out of them. */
export const COLLECTION_CASES: readonly ChangeCase[] = [
  { says: 'ahora solo los que no estan pagados', code: ORDERS, prints: 'Leo 1200\nRosa 980\n' },
  { says: 'y si solo quiero los de lima que sean de mas de 500?', code: ORDERS, prints: 'Rosa 980\n' },
  { says: 'quita los de Lima', code: ORDERS, prints: 'Leo 1200\n' },
  { says: 'solo los que no sean de Lima', code: ORDERS, prints: 'Leo 1200\n' },
  { says: 'nomas los pendientes y del mas caro al mas barato', code: ORDERS, prints: 'Leo 1200\nRosa 980\n' },
  { says: 'mejor que me diga cuanto suma cada ciudad', code: ORDERS, prints: 'Lima 1430\nCusco 1200\n' },
  {
    says: 'que al final ponga cuanto me deben los que no pagaron',
    code: ORDERS,
    prints: 'Ana 450\nLeo 1200\nRosa 980\nTotal: 2180\n',
  },
  {
    says: 'joya!! ahora solo las impagas de mas de 50 mil y abajo de todo cuanto suman esas',
    code: BILLS,
    prints: 'A3 67500 impaga\nA4 91000 impaga\nTotal: 158500\n',
  },
  { says: 'no me los imprimas, solo dime cuantos menores de 18 hay', code: AGES, prints: 'Cantidad: 3\n' },
  { says: 'quiero solo los mayores de edad y de mayor a menor', code: AGES, prints: '64\n45\n33\n' },
  { says: 'filtra los que esten entre 15 y 40', code: AGES, prints: '33\n17\n' },
  {
    says: 'saca nomas los que quedan menos de 15, ordenados por cantidad',
    code: STORE,
    prints: 'puntas 0\ntuercas 12\n',
  },
  { says: 'no quiero las puntas y numeralos', code: STORE, prints: '1. clavos 40\n2. tuercas 12\n' },
  {
    says: 'que ponga aprobado o suspenso al lado',
    code: MARKS,
    prints: 'Ana 8.5 aprobado\nLuis 4 suspenso\nEva 6.25 aprobado\n',
  },
  {
    says: 'en lugar del numero pon asteriscos',
    code: STORE.replace('40', '4').replace('12', '2'),
    prints: 'clavos ****\ntuercas **\npuntas \n',
  },
  {
    says: 'pero no quiero que las imprima, quiero que me diga cuantas G y cuantas C hay',
    code: DNA,
    prints: 'G: 3\nC: 1\n',
  },
  {
    says: 'ademas del total quiero saber que % se lleva cada gasto, con un decimal',
    code: COSTS,
    prints: 'total 100\nluz 60.0 %\nagua 20.0 %\ngas 20.0 %\n',
  },
  {
    says: 'no quiero cada venta, quiero una linea por cliente con lo que compro en total cada uno',
    code: SALES,
    prints: 'Pérez 1500\nGómez 800\n',
  },
  { says: 'en vez de eso que cuente cuantas veces sale cada una', code: WORDS, prints: 'sol 3\nluna 1\nmar 1\n' },
  { says: 'solo los 2 mas caros', code: PRICES, prints: '12\n9\n' },
  { says: 'solo los tres primeros', code: PRICES, prints: '3\n9\n5\n' },
  {
    says: 'que empiece en dia 1',
    code: 'temps = [21, 19]\nfor i in range(len(temps)):\n    print("dia", i, temps[i])\n',
    prints: 'dia 1 21\ndia 2 19\n',
  },
  {
    says: 'ponle un menu: 1 añadir (que me pregunte la tarea), 2 ver todas, 3 salir. y q se repita hasta q elija 3',
    code: 'tareas = []\ntareas.append("estudiar")\nprint(tareas)\n',
    typed: ['1', 'comprar pan', '2', '3'],
    holds: /while True/,
    prints:
      "1. Añadir\n2. Ver todas\n3. Salir\n1. Añadir\n2. Ver todas\n3. Salir\n['comprar pan']\n1. Añadir\n2. Ver todas\n3. Salir\n",
  },
  {
    says: 'y como le pongo un menu?? 1 ver lo que queda, 2 vender (que me pregunte que pan y despues cuantos) y 3 salir. que siga preguntando hasta que uno le de 3',
    code: 'panes = {"roscon": 8}\nfor p in panes:\n    print(p, panes[p])\n',
    typed: ['2', 'roscon', '3', '1', '3'],
    holds: /roscon|vender/i,
    append: 'assert panes == {"roscon": 5}',
  },
  {
    says: 'quiero un menu con sumar, restar y salir',
    code: 'def sumar(a, b):\n    return a + b\n\n\ndef restar(a, b):\n    return a - b\n\n\nprint(sumar(3, 4))\n',
    typed: ['1', '3', '9', '3'],
    prints: '1. Sumar\n2. Restar\n3. Salir\n12.0\n1. Sumar\n2. Restar\n3. Salir\n',
  },
  {
    says: 'que no me borre lo de ayer, que lo vaya agregando al final',
    code: 'with open("pedidos.txt", "w", encoding="utf-8") as archivo:\n    archivo.write("pan\\n")\n',
    append:
      'exec(compile("""with open(\\"pedidos.txt\\") as f:\\n    assert f.read().endswith(\\"pan\\\\n\\")""", "x", "exec"))',
    holds: /"a"/,
  },
  {
    says: 'quiero q vuelva a preguntar hasta q la nota este bien (de 0 a 10)',
    code: 'nota = float(input("nota: "))\nprint(nota)\n',
    typed: ['15', 'x', '7'],
    prints: 'Tiene que estar entre 0 y 10.\nDato inválido: escribe un número.\n7.0\n',
  },
  {
    says: 'que lo haga para 3 personas',
    code: 'nombre = input("nombre: ")\nprint("Hola", nombre)\n',
    typed: ['Ana', 'Leo', 'Eva'],
    prints: 'Hola Ana\nHola Leo\nHola Eva\n',
  },
  {
    says: 'maximo 3 intentos y si no que diga perdiste',
    code: GAME,
    typed: ['1', '2', '3'],
    prints: 'no es\nno es\nno es\nPerdiste\n',
  },
  {
    says: 'q solo tenga 4 intentos y que diga si el numero es mayor o menor',
    code: GAME,
    typed: ['30', '3', '27'],
    prints: 'El número secreto es más bajo.\nno es\nEl número secreto es más alto.\nno es\nacertaste\n',
  },
  {
    says: 'y si no lo saca que al final diga cual era',
    code: 'secreto = 27\nfor intento in range(2):\n    n = int(input("adivina: "))\n    if n == secreto:\n        print("acertaste")\n        break\nelse:\n    print("Se acabaron los intentos.")\n',
    typed: ['1', '2'],
    prints: 'Se acabaron los intentos. Era: 27\n',
  },
  {
    says: 'y si no se cuantas van a ser?? q pueda meter las q quiera hasta escribir fin',
    code: 'temperaturas = []\nfor vez in range(1, 4):\n    temperaturas.append(float(input(f"Temperatura {vez}: ")))\nprint("La mayor:", max(temperaturas))\n',
    typed: ['20', '30.5', 'FIN'],
    prints: 'La mayor: 30.5\n',
  },
  {
    says: 'se ve todo torcido :( quiero como una tablita con las columnas derechitas y arriba los titulos Producto y Precio',
    code: 'productos = ["pan", "torta"]\nprecios = [3500, 800]\nfor i in range(len(productos)):\n    print(productos[i], precios[i])\n',
    prints: 'Producto  Precio\npan         3500\ntorta        800\n',
  },
  {
    says: 'si pongo uno que no esta truena, mejor que diga desconocido',
    code: CODONS,
    typed: ['XXX'],
    prints: 'desconocido\n',
  },
  {
    says: 'y que acepte minusculas y tambien con U en lugar de T',
    code: CODONS,
    typed: ['aug'],
    prints: 'Met\n',
  },
  {
    says: 'quiero que salga con los puntos de mil como escribimos aca en colombia, $1.250.000, sin decimales',
    code: 'ventas = [450000, 800000]\ntotal = sum(ventas)\nprint("Total:", total)\n',
    prints: 'Total: $ 1.250.000\n',
  },
  {
    says: 'ponle los tipos a los parametros y a lo que devuelve',
    code: 'def repartir(total, personas):\n    if personas == 0:\n        return None\n    return round(total / personas, 2)\n\n\nprint(repartir(45.5, 3))\n',
    prints: '15.17\n',
    holds: /-> (?:float \| None|None \| float)/,
  },
  {
    says: 'con for en vez de while, y que vaya hacia atras, del 20 al 1',
    code: 'n = 1\nwhile n <= 20:\n    if n % 6 == 0:\n        print(n)\n    n = n + 1\n',
    prints: '18\n12\n6\n',
    holds: /for n in range/,
  },
]
