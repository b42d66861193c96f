import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { shapesIn } from './shapes'
import { shapeTexts } from './tell-shape'

const sourceOf = (code: string) => ({ module: parsePython(code), lines: linesOf(code) })
const idsOf = (code: string) => shapesIn(sourceOf(code)).map(({ shape }) => shape.id)
const told = (code: string) => {
  const source = sourceOf(code)
  return shapeTexts(shapesIn(source), source).join(' ')
}

/** A binary search with what it puts in place of `medio + 1` and `medio - 1`. */
const search = (up: string, down: string) => `def buscar(lista, x):
    izq = 0
    der = len(lista) - 1
    while izq <= der:
        medio = (izq + der) // 2
        if lista[medio] == x:
            return medio
        elif lista[medio] < x:
            izq = ${up}
        else:
            der = ${down}
    return -1
`

describe('what a program is, by its shape', () => {
  it.each([
    [
      'busqueda-en-anchura',
      'pend = [a]\nvistos = {a}\nwhile len(pend) > 0:\n    x = pend.pop(0)\n    for v in red[x]:\n        if v in vistos:\n            continue\n        vistos.add(v)\n        pend.append(v)\n',
    ],
    [
      'busqueda-en-profundidad',
      'def ir(g, s):\n    pila, vistos = [s], set()\n    while pila:\n        n = pila.pop()\n        if n not in vistos:\n            vistos.add(n)\n            pila.extend(g[n])\n    return vistos\n',
    ],
    [
      'burbuja',
      'v = [3, 1, 2]\nn = len(v)\nfor i in range(n):\n    for j in range(n - 1 - i):\n        if v[j + 1] < v[j]:\n            aux = v[j]\n            v[j] = v[j + 1]\n            v[j + 1] = aux\n',
    ],
    ['euclides', 'def m(a, b):\n    return a if b == 0 else m(b, a % b)\n'],
    ['potencia-de-dos', 'def misterio(n):\n    return n > 0 and n & (n - 1) == 0\n'],
    ['agrupar', 'g = {}\nfor n, c in datos:\n    if c not in g:\n        g[c] = []\n    g[c].append(n)\n'],
    [
      'decorador-cronometro',
      'import time\ndef cron(f):\n    def w(*args, **kwargs):\n        t = time.time()\n        r = f(*args, **kwargs)\n        print(time.time() - t)\n        return r\n    return w\n',
    ],
    ['lotes', 'def trozos(v, n):\n    for i in range(0, len(v), n):\n        yield v[i:i + n]\n'],
    [
      'inorden',
      'def ver(self, nodo):\n    if nodo:\n        self.ver(nodo.left)\n        print(nodo.dato)\n        self.ver(nodo.right)\n',
    ],
    [
      'fabrica-de-funciones',
      'def crear(tasa):\n    def calcular(importe):\n        return importe * (1 + tasa)\n    return calcular\n',
    ],
    [
      'arbol-generador-en-orden',
      'def inorden(nodo):\n    if nodo:\n        yield from inorden(nodo.left)\n        yield nodo.val\n        yield from inorden(nodo.right)\n',
    ],
    [
      'cache-lru-clase',
      'from collections import OrderedDict\nclass Cache:\n    def __init__(self, n):\n        self.n = n\n        self.datos = OrderedDict()\n    def get(self, k):\n        if k not in self.datos:\n            return -1\n        self.datos.move_to_end(k)\n        return self.datos[k]\n    def put(self, k, v):\n        if k in self.datos:\n            self.datos.move_to_end(k)\n        self.datos[k] = v\n        if len(self.datos) > self.n:\n            self.datos.popitem(last=False)\n',
    ],
    [
      'huella-por-trozos',
      'def huella(ruta):\n    h = hashlib.sha256()\n    with open(ruta, "rb") as f:\n        while True:\n            trozo = f.read(8192)\n            if not trozo:\n                break\n            h.update(trozo)\n    return h.hexdigest()\n',
    ],
    [
      'conservar-los-recientes',
      'for p in sorted(d.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)[3:]:\n    p.unlink()\n',
    ],
    ['juego-con-delta', 'while run:\n    dt = clock.tick(30) / 1000.0\n    jugador.x += vel * dt\n    if x: pass\n'],
    [
      'decorador-reintentos',
      'def reintentar(veces):\n    def decorador(f):\n        @wraps(f)\n        def envoltura(*args, **kwargs):\n            for i in range(veces):\n                try:\n                    return f(*args, **kwargs)\n                except ConnectionError:\n                    if i == veces - 1:\n                        raise\n        return envoltura\n    return decorador\n',
    ],
    [
      'kruskal',
      'def kruskal(n, aristas):\n    aristas.sort()\n    total = 0\n    for w, u, v in aristas:\n        if find(u) != find(v):\n            union(u, v)\n            total += w\n    return total\n',
    ],
    [
      'divisores-por-parejas',
      'def divisores(n):\n    s = set()\n    for i in range(1, int(n ** 0.5) + 1):\n        if n % i == 0:\n            s.add(i)\n            s.add(n // i)\n    return s\n',
    ],
    [
      'palabra-a-medio-descubrir',
      'palabra = "murcielago"\nacertadas = {"m", "a", "o", "e"}\nprint(" ".join(l if l in acertadas else "_" for l in palabra))\n',
    ],
    [
      'transaccion',
      'con = sqlite3.connect("a.db")\ntry:\n    con.execute("update a set b=1")\n    con.commit()\nexcept sqlite3.Error:\n    con.rollback()\n    raise\n',
    ],
  ])('%s is known however it is written', (id, code) => expect(idsOf(code)).toContain(id))

  it.each([
    [
      'a partner is no next node',
      'class Persona:\n    def __init__(self, nombre):\n        self.nombre = nombre\n        self.pareja = None\n',
    ],
    [
      'a way back through a dictionary is no machine',
      "previo = {'b': 'a', 'c': 'b'}\nn = 'c'\nwhile n in previo:\n    n = previo[n]\n",
    ],
    ['a sum is nothing', 'def suma(a, b):\n    return a + b\n'],
  ])('%s', (_name, code) => expect(idsOf(code)).toEqual([]))

  it('tells the same nodes in another order as another walk', () => {
    const walk = (lines: string[]) =>
      idsOf(`def f(n):\n    if n is None:\n        return\n${lines.map((line) => `    ${line}\n`).join('')}`)
    expect(walk(['print(n.v)', 'f(n.izq)', 'f(n.der)'])).toEqual(['preorden'])
    expect(walk(['f(n.izq)', 'f(n.der)', 'print(n.v)'])).toEqual(['postorden'])
  })

  it('says what it is with the names of the program', () => {
    expect(told(search('medio + 1', 'medio - 1'))).toMatch(
      /^Es una \*\*búsqueda binaria\*\*: busca en `lista`.*\(`medio`\)/,
    )
  })

  it('does not claim that it works where a small case shows that it does not', () => {
    expect(told(search('medio', 'medio'))).toContain('parece una búsqueda binaria, pero no llega a funcionar')
    expect(told(search('medio', 'medio'))).toContain('no termina nunca')
    const once =
      'def o(v):\n    for j in range(len(v) - 1):\n        if v[j] > v[j + 1]:\n            v[j], v[j + 1] = v[j + 1], v[j]\n    return v\n'
    expect(told(once)).toContain('`o([5, 4, 3, 2, 1])` da `[4, 3, 2, 1, 5]`')
  })
})
