import type { FaultCase } from './question'

export const IDLE_CASES: FaultCase[] = [
  {
    kind: 'branches-alike',
    says: 'los suspensos me salen siempre 0',
    code: 'aprobados = 0\nsuspensos = 0\nfor nota in [7, 3, 8]:\n    if nota >= 5:\n        aprobados += 1\n    else:\n        aprobados += 1\nprint(aprobados, suspensos)',
    prints: '2 1\n',
  },
  {
    kind: 'branches-alike',
    says: 'el stock solo guarda lo último',
    code: 'stock = {}\nfor cosa, n in [("pan", 1), ("sal", 5), ("pan", 2)]:\n    if cosa in stock:\n        stock[cosa] = n\n    else:\n        stock[cosa] = n\nprint(stock)',
    prints: "{'pan': 3, 'sal': 5}\n",
  },
  {
    kind: 'constant-for-parameter',
    says: 'todos los perros se llaman igual',
    code: 'class Perro:\n    def __init__(self, nombre):\n        self.nombre = "Firulais"\n\nprint(Perro("Toby").nombre)',
    prints: 'Toby\n',
  },
  {
    kind: 'looks-in-itself',
    says: 'quito los repetidos y me sale una lista vacía',
    code: 'xs = [1, 2, 2, 3]\nlimpia = []\nfor x in xs:\n    if x not in xs:\n        limpia.append(x)\nprint(limpia)',
    prints: '[1, 2, 3]\n',
  },
  {
    kind: 'looks-in-itself',
    says: 'no me guarda ninguno, sale vacía',
    code: 'vistos = []\nfor x in [4, 4, 5]:\n    if x in vistos:\n        vistos.append(x)\nprint(vistos)',
    prints: '[4, 5]\n',
  },
  {
    kind: 'replaces-nothing',
    says: 'no me cambia los guiones por espacios',
    code: 's = "hola-mundo"\ns = s.replace(" ", "-")\nprint(s)',
    prints: 'hola mundo\n',
  },
  {
    kind: 'replaces-nothing',
    says: 'me sale la lista con un solo elemento',
    code: 'linea = "pan;sal"\nprint(linea.split(","))',
    prints: "['pan', 'sal']\n",
  },
  {
    kind: 'precision-without-dot',
    says: 'quiero dos decimales y salen un montón',
    code: 'pi = 3.14159\nprint(f"{pi:2f}")',
    prints: '3.14\n',
  },
  {
    kind: 'search-stands-still',
    says: 'la búsqueda se queda colgada',
    code: 'def busca(a, x):\n    lo, hi = 0, len(a) - 1\n    while lo <= hi:\n        m = (lo + hi) // 2\n        if a[m] == x:\n            return m\n        if a[m] < x:\n            lo = m\n        else:\n            hi = m\n    return -1\n\nprint(busca([1, 3, 5, 7, 9], 9), busca([1, 3, 5], 0))',
    prints: '4 -1\n',
  },
  {
    kind: 'inner-counter-not-reset',
    says: 'solo hace la primera fila',
    code: 'i = 0\nj = 0\nwhile i < 2:\n    while j < 2:\n        print(i, j)\n        j += 1\n    i += 1',
    prints: '0 0\n0 1\n1 0\n1 1\n',
  },
  {
    kind: 'key-is-a-quoted-name',
    says: 'solo me guarda una clave',
    code: 'cuenta = {}\nfor voto in ["ana", "leo", "ana"]:\n    cuenta["voto"] = cuenta.get("voto", 0) + 1\nprint(cuenta)',
    prints: "{'ana': 2, 'leo': 1}\n",
  },
  {
    kind: 'compares-with-first-only',
    says: 'no me da el mayor',
    code: 'nums = [4, 9, 6]\nmayor = nums[0]\nfor n in nums:\n    if n > nums[0]:\n        mayor = n\nprint(mayor)',
    prints: '9\n',
  },
  {
    kind: 'else-of-last-if',
    says: 'con 150 debería dar 10 y da 0',
    code: 'compra = 150\ndescuento = 1\nif compra > 50:\n    descuento = 5\nif compra > 100:\n    descuento = 10\nif compra > 300:\n    descuento = 20\nelse:\n    descuento = 0\nprint(descuento)',
    prints: '10\n',
  },
  {
    kind: 'line-end-looked-up',
    says: 'nunca encuentra el nombre y está en el archivo',
    code: 'with open("nombres.txt", "w") as f:\n    f.write("Ana\\nLeo\\n")\nf = open("nombres.txt")\nlista = f.readlines()\nf.close()\nprint("Ana" in lista)',
    prints: 'True\n',
  },
]
