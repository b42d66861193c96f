import type { ChangeCase } from './change-cases'

const DOG =
  'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\n    def hablar(self):\n        return f"{self.nombre} dice guau"\n'
const TO_MILES = 'km = float(input("Km: "))\nmillas = km * 0.5\nprint(f"{km} km son {millas:.2f} millas")\n'
const OF_CITY = 'def buscar(clientes, ciudad):\n    return [c for c in clientes if c["ciudad"] == ciudad]\n'
const CLIENTS =
  'c = [{"n": "A", "ciudad": "Lima", "deuda": 1}, {"n": "B", "ciudad": "LIMA", "deuda": 9}, {"n": "C", "ciudad": "Quito", "deuda": 5}]\n'

/** Changes of what classes there are, of both directions of a calculation, and of functions that nobody calls here. */
export const WHOLE_PROGRAM_CASES: readonly ChangeCase[] = [
  {
    says: 'quiero q Perro herede de una clase Animal que tenga el nombre, y añade tambien Gato que diga miau',
    code: DOG,
    prints: 'Tor dice guau\nMia dice miau\nTrue\n',
    append: 'print(Perro("Tor").hablar())\nprint(Gato("Mia").hablar())\nprint(issubclass(Gato, Animal))',
    holds: /class Perro\(Animal\):\n {4}def hablar/,
  },
  {
    says: 'que Perro herede de Animal y que en Animal esté el nombre',
    code: DOG.replace('self.nombre = nombre\n', 'self.nombre = nombre\n        self.raza = raza\n').replace(
      'self, nombre',
      'self, nombre, raza',
    ),
    prints: 'Tor lobo\n',
    append: 'p = Perro("Tor", "lobo")\nprint(p.nombre, p.raza)',
    holds: /super\(\).__init__/,
  },
  {
    says: 'y que primero me pregunte 1 para km a millas o 2 para millas a km, y despues la cantidad',
    code: TO_MILES,
    typed: ['2', '10'],
    prints: '1. De km a millas\n2. De millas a km\n10.0 millas son 20.00 km\n',
  },
  {
    says: 'que se pueda elegir entre de millas a km y de km a millas',
    code: TO_MILES,
    typed: ['1', '10'],
    prints: '1. De millas a km\n2. De km a millas\n10.0 millas son 20.00 km\n',
  },
  {
    says: 'que pueda elegir si de euros a dolares o al reves',
    code: 'CAMBIO = 1.25\neuros = float(input("Euros: "))\ndolares = euros * CAMBIO\nprint("Dolares:", round(dolares, 2))\n',
    typed: ['2', '10'],
    prints: '1. De euros a dolares\n2. De dolares a euros\nEuros: 8.0\n',
  },
  {
    says: 'que no importe si escribo la ciudad en mayusculas o minusculas y que los devuelva ordenados por deuda, de mayor a menor',
    code: OF_CITY,
    prints: "['B', 'A']\n",
    append: `${CLIENTS}print([x["n"] for x in buscar(c, "lima")])`,
  },
  {
    says: 'Conviértelo en una función con_iva(precio, tipo) que devuelva el total, y que el tipo sea 21 por defecto (en porcentaje).',
    code: 'precio = 100\niva = precio * 0.21\nprint("Total:", precio + iva)\n',
    prints: 'Total: 121.0\n110.0\n',
    append: 'print(con_iva(100, 10))',
  },
  {
    says: 'ponle un docstring y comentarios pa entenderlo mejor, y anotaciones de tipo',
    code: 'def mcd(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n\nprint(mcd(12, 18))\n',
    prints: '6\n',
    holds: /def mcd\(a: int, b: int\) -> int:\n {4}"""[\s\S]*#/,
  },
  {
    says: 'ahora al reves, que empiece por el de 3',
    code: 'for i in range(1, 4):\n    print("*" * i)\n',
    prints: '***\n**\n*\n',
  },
  {
    says: 'y con un diccionario en vez de los if? mete tambien Peru que es Lima',
    code: 'pais = input("Pais: ")\nif pais == "España":\n    print("Madrid")\nelif pais == "Francia":\n    print("Paris")\nelse:\n    print("No la se")\n',
    typed: ['Peru'],
    prints: 'Lima\n',
    holds: /\.get\(pais, "No la se"\)/,
    lacks: /elif/,
  },
  {
    says: 'usa un diccionario y no tanto if',
    code: 'def dias(mes):\n    if mes == 2:\n        return 28\n    elif mes == 4 or mes == 6:\n        return 30\n    elif mes in (1, 3):\n        return 31\n\nprint(dias(6), dias(3))\n',
    prints: '30 31\nNone\n',
    append: 'print(dias(99))',
    holds: /valores_por_mes = \{/,
  },
  {
    says: 'que diga tambien el precio medio y cual es el producto mas caro',
    code: 'productos = ["pan", "aceite"]\nprecios = [1, 8]\ntotal = 0\nfor p in precios:\n    total = total + p\nprint("Total:", total)\n',
    prints: 'Total: 9\nMedia: 4.5\nMás caro: aceite 8\n',
  },
  // What counts is sorted by its counts, never what it counts.
  {
    says: 'ordenalas de mas a menos',
    code: 'def contar(texto):\n    veces = {}\n    for palabra in texto.split():\n        veces[palabra] = veces.get(palabra, 0) + 1\n    return veces\n\n\nprint(contar("ven sol sol"))\n',
    prints: "{'sol': 2, 'ven': 1}\n",
  },
  {
    says: 'ordenados por media',
    code: 'notas = {"Ana": [9, 7], "Leo": [4], "Eva": []}\nfor nombre, suyas in notas.items():\n    print(nombre, suyas)\n',
    prints: 'Eva []\nLeo [4]\nAna [9, 7]\n',
  },
  {
    says: 'añade un método aprobado() que devuelva True si la media es 5 o más',
    code: 'class Alumno:\n    def __init__(self, nombre):\n        self.nombre = nombre\n        self.notas = []\n\n    def media(self):\n        return sum(self.notas) / len(self.notas)\n',
    append: 'a = Alumno("Ane")\na.notas = [4, 7]\nprint(a.aprobado())\na.notas = [4]\nprint(a.aprobado())',
    prints: 'True\nFalse\n',
  },
  // More examples of a function that is typed its value now would answer what nobody asked.
  {
    says: 'que el año lo escriba el usuario',
    code: 'def doble(anio):\n    return anio * 2\n\n\nprint(doble(4))\nprint(doble(5))\n',
    typed: ['21'],
    prints: '42\n',
  },
  {
    says: 'que aplique un 10% de descuento si pasa de 50 euros',
    code: 'precios = [30, 40]\nfor precio in precios:\n    print(precio)\nprint(f"Total: {sum(precios):.2f}")\n',
    prints: '30\n40\nTotal: 63.00\n',
  },
  {
    says: 'que la siga pidiendo hasta que valga',
    code: 'clave = input()\nif len(clave) < 4:\n    print("No vale.")\nelse:\n    print("Guardada.")\n',
    typed: ['ab', 'abcd'],
    prints: 'No vale.\nGuardada.\n',
  },
  {
    says: 'solo las 2 primeras',
    code: 'veces = {"a": 1, "b": 3, "c": 2}\nprint(dict(sorted(veces.items(), key=lambda par: par[1], reverse=True)))\n',
    prints: "{'b': 3, 'c': 2}\n",
  },
]
