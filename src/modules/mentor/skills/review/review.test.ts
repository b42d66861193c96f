import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import '../../python/evaluate/tables/pandas'
import { parsePython } from '../../python/parse'
import { singularOf } from '../../python/singular'
import { diffOf } from './diff'
import { findImprovements } from './find-improvements'
import { improve } from './improve'

let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

const told = (code: string) =>
  findImprovements(parsePython(code), [])
    .map(({ what }) => what)
    .join('\n')

/** A program, what is told about it, what its better version holds; both must print the same. */
const CASES: [string, string, RegExp, string][] = [
  [
    'a line that goes on by even steps',
    'xs = []\nxs.append((10, 5))\nxs.append((20, 5))\nxs.append((30, 5))\nprint(xs)\n',
    /se repite lo de la línea 2.*`10`, `20`, `30`/,
    'for numero in range(10, 31, 10)',
  ],
  [
    'an element that is kept and looked for on',
    'def busca(xs, n):\n    hallado = None\n    for x in xs:\n        if x["n"] == n:\n            hallado = x\n    if hallado != None:\n        return hallado\n    else:\n        return None\nprint(busca([{"n": 1}], 1), busca([], 2))\n',
    /En cuanto lo encuentras puedes devolverlo/,
    '            return x\n    return None',
  ],
  [
    'elements counted by two loops',
    'aves = ["a", "b", "a"]\nunicas = []\ncuentas = []\nfor x in aves:\n    if x not in unicas:\n        unicas.append(x)\nfor e in unicas:\n    c = 0\n    for x in aves:\n        if x == e:\n            c = c + 1\n    cuentas.append(c)\nfor i in range(len(unicas)):\n    print(unicas[i], cuentas[i])\n',
    /`Counter`, del módulo `collections`/,
    'for e, veces in Counter(aves).items():\n    print(e, veces)',
  ],
  [
    "a name of Python's own",
    'list = [3, 1]\nprint(list[0])\n',
    /tapas la función de Python/,
    'lista = [3, 1]\nprint(lista[0])',
  ],
  [
    'ifs in one another that give a truth',
    'def entra(a, b, c):\n    if a > 1:\n        if b:\n            if c:\n                return True\n            else:\n                return False\n        else:\n            return False\n    else:\n        return False\nprint(entra(2, True, True), entra(0, True, True))\n',
    /Los 3 `if`, uno dentro de otro/,
    'return a > 1 and b and c\n',
  ],
  [
    'options that each call a function',
    'def alta(): print("alta")\ndef baja(): print("baja")\ndef ver(): print("ver")\n\nfor op in ("2", "9"):\n    if op == "1":\n        alta()\n    elif op == "2":\n        baja()\n    elif op == "3":\n        ver()\n    else:\n        print("no existe")\n',
    /`opciones\[op\]\(\)`/,
    '"2": baja,',
  ],
  [
    'lines that only count up',
    'print("7 x 1 = 7")\nprint("7 x 2 = 14")\nprint("7 x 3 = 21")\n',
    /un \*\*bucle\*\* con `range`/,
    'print(f"7 x {i} = {7 * i}")',
  ],
  [
    'a list turned round by its places',
    'datos = [3, 8, 1]\nnueva = []\ni = len(datos) - 1\nwhile i >= 0:\n    nueva.append(datos[i])\n    i = i - 1\nprint(nueva)\n',
    /corte de paso -1/,
    'nueva = datos[::-1]',
  ],
  [
    'divisors counted up to the number itself',
    'def es_primo(n):\n    d = 0\n    for i in range(1, n + 1):\n        if n % i == 0:\n            d += 1\n    return d == 2\nprint([n for n in range(20) if es_primo(n)])\n',
    /raíz cuadrada/,
    'for i in range(2, int(n ** 0.5) + 1):',
  ],
  [
    'rates without names',
    'def neto(base):\n    iva = base * 0.16\n    retencion = base * 0.1\n    return base + iva - retencion\nprint(neto(100))\n',
    /ponles \*\*nombre\*\* arriba/,
    'iva = base * IVA',
  ],
  [
    'an empty list asked for its length',
    'cola = []\nif len(cola) == 0:\n    print("nada")\n',
    /se escribe más corto/,
    'if not cola:',
  ],
  [
    'each element compared with all behind it',
    'def dup(xs):\n    for i in range(len(xs)):\n        for j in range(i + 1, len(xs)):\n            if xs[i] == xs[j]:\n                return True\n    return False\n\nprint(dup([1, 2, 1]), dup([1, 2]), dup([]))\n',
    /Para saber si hay repetidos/,
    'return len(set(xs)) < len(xs)',
  ],
  [
    'a list counted again for each of its elements',
    'palabras = ["sol", "luna", "sol"]\nunicas = []\nfor p in palabras:\n    if palabras.count(p) > 1:\n        if p not in unicas:\n            unicas.append(p)\nprint(unicas)\n',
    /recorre `palabras` entera en cada vuelta/,
    'veces[p] > 1 and p not in unicas',
  ],
  [
    'a global that a function only gives',
    'def area(r):\n    global resultado\n    resultado = 3 * r * r\n\narea(4)\nprint(resultado)\n',
    /devuelve el valor con `return` y guárdalo donde llamas a `area`/,
    'resultado = area(4)',
  ],
  [
    'groups of numbered names',
    'peso1 = 12\ndosis1 = peso1 * 10\nif dosis1 > 400:\n    dosis1 = 400\nprint("Paciente 1:", dosis1)\npeso2 = 55\ndosis2 = peso2 * 10\nif dosis2 > 400:\n    dosis2 = 400\nprint("Paciente 2:", dosis2)\n',
    /se repite lo de la línea 1/,
    'for numero, peso in enumerate(pesos, start=1):',
  ],
  [
    'groups told apart by their names, and a sum of them',
    'pan_precio = 2\npan_cant = 3\npan_total = pan_precio * pan_cant\nprint("pan", pan_total)\n\nleche_precio = 1\nleche_cant = 4\nleche_total = leche_precio * leche_cant\nprint("leche", leche_total)\n\nqueso_precio = 5\nqueso_cant = 1\nqueso_total = queso_precio * queso_cant\nprint("queso", queso_total)\n\nprint("TOTAL", pan_total + leche_total + queso_total)\n',
    /Lo mismo se repite con `pan`, `leche`, `queso`.*desde la línea 6.*\*\*lista\*\*/,
    'for precio, cant, nombre in datos:',
  ],
  [
    'lists of months, each summed up for itself',
    'enero = [1200, 950]\ntotal_enero = 0\nfor v in enero:\n    total_enero = total_enero + v\nprint("Enero", total_enero)\n\nfebrero = [800]\ntotal_febrero = 0\nfor v in febrero:\n    total_febrero = total_febrero + v\nprint("Febrero", total_febrero)\n',
    /Lo mismo se repite con `enero`, `febrero`/,
    'for valores, nombre in datos:',
  ],
  [
    'three lists by their places',
    'panes = ["bolillo", "concha"]\nprecios = [3, 12]\ncantidades = [5, 2]\nfor i in range(len(panes)):\n    print(panes[i], precios[i] * cantidades[i])\n',
    /listas \*\*paralelas\*\*/,
    'for pan, precio, cantidad in zip(panes, precios, cantidades):',
  ],
  [
    'a tally over keys()',
    'conteo = {}\nfor v in "casa":\n    if v in conteo.keys():\n        conteo[v] = conteo[v] + 1\n    else:\n        conteo[v] = 1\nprint(conteo)\n',
    /Ese `if` cabe en una línea/,
    'conteo.get(v, 0) + 1',
  ],
  [
    'an except that says nothing',
    'try:\n    n = int("7")\n    print(n)\nexcept:\n    pass\n',
    /con `pass` no se entera nadie/,
    "print('No se ha podido:', error)",
  ],
  [
    'ifs in a row over one value',
    'for op in ("1", "2", "9"):\n    if op == "1":\n        x = 1\n        print("alta")\n    if op == "2":\n        print("baja")\n    if op != "1" and op != "2":\n        print("error")\n',
    /encadénalos con `elif` y deja el último en un `else`/,
    'elif op == "2":',
  ],
  [
    'an else with an if alone in it',
    'for p in (120, 60, 5):\n    if p > 100:\n        print(1)\n    else:\n        if p > 50:\n            print(2)\n        else:\n            print(3)\n',
    /se escribe `elif`/,
    'elif p > 50:',
  ],
  [
    'a while that counts over a list',
    'nombres = ["Ana", "Luis"]\ni = 0\nwhile i < len(nombres):\n    print(i, nombres[i])\n    i = i + 1\n',
    /Este `while` cuenta/,
    'for i, nombre in enumerate(nombres):',
  ],
  [
    'a while that counts from one',
    'n = 4\ni = 1\nwhile i <= n:\n    print(i * i)\n    i += 1\nprint("fin")\n',
    /Este `while` cuenta/,
    'for i in range(1, n + 1):',
  ],
  [
    'a test that is kept',
    'for n in (3, 8):\n    if n >= 6:\n        ok = True\n    else:\n        ok = False\n    print(ok)\n',
    /guárdalo directamente/,
    'ok = n >= 6',
  ],
  [
    'numbered variables',
    'n1 = 2\nn2 = 3\nn3 = 4\nprint(n1 == None, n2 + n3)\n',
    /son datos de la misma clase/,
    'n1 is None',
  ],
  [
    'all capitals spelled out',
    'for c in "aB":\n    if c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":\n        print(c)\n',
    /ya hay un método/,
    'if c.isupper():',
  ],
  [
    'two branches that do the same',
    'for n in (1, 2, 3):\n    if n == 1:\n        print("uno")\n    elif n < 0:\n        print("no")\n    elif n > 2 and n < 9:\n        print("no")\n    else:\n        print("otro")\n',
    /Las ramas de las líneas 4 y 6 hacen lo mismo/,
    'elif n < 0 or (n > 2 and n < 9):',
  ],
  [
    'three branches that do the same',
    'a, b = "x", "y"\nif a == b:\n    print("igual")\nelif a == "x" and b == "y":\n    print("gana")\nelif a == "y" and b == "z":\n    print("gana")\nelif a == "z" and b == "x":\n    print("gana")\n',
    /únelas en una sola condición/,
    'or (a == "y" and b == "z")',
  ],
  [
    'a test that is returned',
    'def es_par(n):\n    if n % 2 == 0:\n        return True\n    else:\n        return False\nprint(es_par(4), es_par(3))\n',
    /ya vale `True` o `False`/,
    'return n % 2 == 0',
  ],
  [
    'a test that is returned the other way',
    'def impar(n):\n    if n % 2 == 0:\n        return False\n    return True\nprint(impar(4), impar(3))\n',
    /devolverlo directamente/,
    'return n % 2 != 0',
  ],
  [
    'nested ifs with one else',
    'u, c = "admin", "1"\nif u == "admin":\n    if c == "1":\n        print("dentro")\n    else:\n        print("mal")\nelse:\n    print("mal")\n',
    /caben en uno/,
    'if u == "admin" and c == "1":',
  ],
  [
    'nested ifs with an or',
    'a, b, c = 1, 0, 1\nif a or b:\n    if c:\n        print("si")\n',
    /caben en uno/,
    'if (a or b) and c:',
  ],
  [
    'ifs over ranges',
    'for nota in (9.5, 7, 6.5, 2):\n    if nota >= 9:\n        print("A")\n    if nota >= 7 and nota < 9:\n        print("B")\n    if nota < 7:\n        print("C")\n',
    /encadénalas con `elif` y `else`/,
    'elif nota >= 7:',
  ],
  [
    'ranges upwards',
    'for t in (-3, 10, 30):\n    if t < 0:\n        print("hielo")\n    if 0 <= t < 25:\n        print("agua")\n    if t >= 25:\n        print("calor")\n',
    /encadénalas/,
    'elif t < 25:',
  ],
  ['comparison with None', 'x = None\nif x == None:\n    print("nada")\n', /x is None/, 'if x is None:'],
  ['comparison with True', 'x = True\nif x == True:\n    print("si")\n', /no hace falta|Mejor `x`/, 'if x:'],
  [
    'comparison in a chain with True',
    'def es_mayor(edad):\n    if edad >= 18 == True:\n        return True\n    else:\n        return False\n',
    /Mejor `edad >= 18`/,
    'return edad >= 18\n',
  ],
  [
    'several values',
    'x = "si"\nif x == "s" or x == "si":\n    print(1)\n',
    /`x in \("s", "si"\)`/,
    'if x in ("s", "si"):',
  ],
  [
    'indexes for elements',
    'notas = [5, 8]\nfor i in range(len(notas)):\n    print(notas[i])\n',
    /No necesitas el índice/,
    'for nota in notas:',
  ],
  [
    'indexes and elements',
    'notas = [5, 8]\nfor i in range(len(notas)):\n    print(i, notas[i])\n',
    /enumerate/,
    'for i, nota in enumerate(notas):',
  ],
  [
    'keys and values',
    'pelis = {"Coco": 8, "Up": 9}\nfor t in pelis:\n    print(t, pelis[t])\n',
    /clave y valor/,
    'for t, valor in pelis.items():',
  ],
  [
    'a list that a loop fills',
    'xs = [1, 2, 3]\ndobles = []\nfor x in xs:\n    if x > 1:\n        dobles.append(x * 2)\nprint(dobles)\n',
    /comprensión/,
    'dobles = [x * 2 for x in xs if x > 1]',
  ],
  [
    'a text that a loop puts together of several pieces',
    'productos = ["pan", "té"]\nhtml = ""\nfor x in productos:\n    html = html + "<li>" + x + "</li>"\nprint(html)\n',
    /tiene `join`/,
    'html = "".join(f"<li>{x}</li>" for x in productos)',
  ],
  [
    'branches that return the same with another number',
    'def precio_final(precio, tipo):\n    if tipo == "A":\n        return precio * 0.95\n    elif tipo == "B":\n        return precio * 0.5\n    elif tipo == "C":\n        return precio * 2\n    else:\n        return precio\nprint(precio_final(10, "B"), precio_final(10, "Z"))\n',
    /pon las parejas en un diccionario/,
    'return precio * por_tipo.get(tipo, 1)',
  ],
  [
    'a sum',
    'xs = [1, 2, 3]\ntotal = 0\nfor x in xs:\n    total += x\nprint(total)\n',
    /ya tiene `sum`/,
    'total = sum(xs)',
  ],
  ['a fixed divisor', 'notas = [6, 7, 8]\nprint(sum(notas) / 3)\n', /len\(notas\)/, 'sum(notas) / len(notas)'],
  [
    'a fixed divisor in a function',
    'def media(notas):\n    suma = 0\n    for n in notas:\n        suma += n\n    return suma / 3\nprint(media([6, 7, 8]))\n',
    /Divide entre `len\(notas\)`/,
    '/ len(notas)',
  ],
  [
    'a file left open',
    'f = open("a.txt", "w")\nf.write("hola")\nf.close()\nprint(open("a.txt").read())\n',
    /`with`/,
    'with open("a.txt", "w", encoding=\'utf-8\') as f:\n    f.write("hola")',
  ],
  [
    'a bare except',
    'try:\n    print(int("x"))\nexcept:\n    print("no")\n',
    /atrapa cualquier error/,
    'except ValueError:',
  ],
  [
    'a chain of constants',
    'def precio(zona):\n    if zona == "a":\n        return 1\n    elif zona == "b":\n        return 2\n    elif zona == "c":\n        return 3\n    else:\n        return None\nprint(precio("b"), precio("z"))\n',
    /diccionario/,
    '.get(zona)',
  ],
  [
    'lines read by hand',
    'with open("a.txt", "w") as f:\n    f.write("hola\\nadios\\n")\nwith open("a.txt") as f:\n    linea = f.readline()\n    while linea != "":\n        print(linea)\n        linea = f.readline()\n',
    /Recorre el archivo/,
    'for linea in f:',
  ],
  [
    'a flag for a search',
    'def hay(xs, n):\n    si = False\n    for x in xs:\n        if x == n:\n            si = True\n    return si\n',
    /En cuanto lo encuentras/,
    'return n in xs',
  ],
  [
    'branches that only choose between true and false',
    'def entra(edad, va):\n    if edad >= 16:\n        return True\n    else:\n        if va == True:\n            return True\n        else:\n            return False\n',
    /son una sola condición/,
    'return edad >= 16 or va',
  ],
  [
    'the greatest of a table',
    'def mayor(m):\n    r = 0\n    for i in range(0, len(m), 1):\n        for j in range(len(m[i])):\n            if m[i][j] > r:\n                r = m[i][j]\n    return r\n',
    /negativos/,
    'r = m[0][0]',
  ],
  [
    'two lists by a range with its step',
    'nombres = ["Eva"]\nedades = [31]\nfor i in range(0, len(nombres), 1):\n    print(nombres[i], edades[i])\n',
    /zip/,
    'in zip(nombres, edades):',
  ],
  ['glued text', 'n, e = "Ana", 3\nprint("Soy " + n + " y tengo " + str(e))\n', /f-string/, 'f"Soy {n} y tengo {e}"'],
  [
    'a counter that only walks',
    'lista = ["a", "b", "c"]\ni = 0\nwhile i < len(lista):\n    print(lista[i])\n    i = i + 1\n',
    /no hace falta contador/,
    'for elemento in lista:',
  ],
  [
    'choices one after the other',
    'def dia(n):\n    if n == 1:\n        return "lunes"\n    if n == 2:\n        return "martes"\n    if n == 3:\n        return "jueves"\n    return "finde"\nprint(dia(1), dia(3), dia(7))\n',
    /diccionario/,
    'por_n.get(n, "finde")',
  ],
  [
    'a list that is only asked',
    'def repetidas(datos):\n    vistas = []\n    rep = []\n    for m in datos:\n        if m in vistas:\n            rep.append(m)\n        else:\n            vistas.append(m)\n    return rep\nprint(repetidas(["A", "B", "A", "C", "B"]))\n',
    /conjunto/,
    'vistas = set()',
  ],
  [
    'a text put together',
    'mensaje = ""\npalabras = ["hola", "que", "tal"]\nfor p in palabras:\n    mensaje = mensaje + p + " "\nmensaje = mensaje[:-1]\nprint(mensaje)\n',
    /`join`/,
    'mensaje = " ".join(palabras)',
  ],
  [
    'lines that differ in texts and numbers',
    'print("Lola")\nprint("-" * 20)\nprint("Total:", 50 * 2)\nprint("Curro")\nprint("-" * 20)\nprint("Total:", 80 * 2)\n',
    /se repite/,
    'for texto, numero in datos:',
  ],
  [
    'two lists by their places',
    'alumnos = ["Ana", "Luis"]\nnotas = [5, 6]\nfor i in range(len(alumnos)):\n    print(i + 1, alumnos[i], notas[i])\n',
    /`zip`/,
    'for i, (alumno, nota) in enumerate(zip(alumnos, notas), start=1):',
  ],
  [
    'a global that could be given',
    'total = 0\n\ndef sumar(precio):\n    global total\n    total += precio\n\nsumar(10)\nsumar(25)\nprint(total)\n',
    /como parámetro/,
    'total = sumar(total, 25)',
  ],
  [
    'names in capitals',
    'def Calculo(A, B):\n    X = A + B\n    return X\nprint(Calculo(4, 6))\n',
    /minúsculas/,
    'def calculo(a, b):',
  ],
  [
    'a query made of texts',
    'import sqlite3\ncon = sqlite3.connect(":memory:")\ncon.execute("CREATE TABLE socios (nombre TEXT)")\nnombre = "Eva"\ncon.execute("INSERT INTO socios VALUES (\'" + nombre + "\')")\nprint(con.execute("SELECT nombre FROM socios").fetchall())\n',
    /inyección SQL/,
    'VALUES (?)", (nombre,)',
  ],
  [
    'a password in a query',
    'import sqlite3\ncon = sqlite3.connect(":memory:")\ncon.execute("CREATE TABLE socios (nombre TEXT, clave TEXT)")\nclave = "abc"\nprint(con.execute(f"SELECT nombre FROM socios WHERE clave=\'{clave}\'").fetchall())\n',
    /\*\*en claro\*\*.*hash/,
    'WHERE clave=?", (clave,)',
  ],
  [
    'a maximum that starts at zero',
    'lista = [5, 8, 2, 9]\nmayor = 0\nfor n in lista:\n    if n > mayor:\n        mayor = n\nprint(mayor)\n',
    /empieza en 0/,
    'lista[0]',
  ],
]

describe('what could be better', () => {
  it.each(CASES)('%s: is told, made, and prints the same', (_, code, what, better) => {
    expect(told(code)).toMatch(what)
    const { source } = improve(parsePython(code))
    expect(source).toContain(better)
    expect(run(source)).toBe(run(code))
  })

  it.each([
    ['text run as code', 'op = "1"\nprint(eval(op))\n', /ejecuta cualquier código/],
    [
      'accessors',
      'class P:\n    def __init__(self):\n        self.x = 1\n    def getX(self):\n        return self.x\n    def toString(self):\n        return str(self.x)\n',
      /`getX` solo lee[\s\S]*`__str__`/,
    ],
    ['a global', 'n = 0\ndef f():\n    global n\n    n += 1\nf()\n', /En vez de `global n`/],
    [
      'a value between two ranges',
      'x = 18\nif x > 18:\n    print("mayor")\nif x < 18:\n    print("menor")\n',
      /exactamente 18/,
    ],
    [
      'what is written twice',
      'a = int("1")\nprint("a vale", a * 2)\nb = int("2")\nprint("b vale", b * 2)\n',
      /se repite lo de la línea 1/,
    ],
    [
      'a list that may be empty',
      'def media(xs):\n    return sum(xs) / len(xs)\nprint(media([1]))\n',
      /`media\(\[\]\)`/,
    ],
    [
      'a function that misses its name',
      'def es_primo(n):\n    return n % 2 == 1\nprint(es_primo(7))\n',
      /`es_primo\(1\)` da `True`/,
    ],
    ['a password', 'clave = input()\nif clave == "abc":\n    print(1)\n', /texto plano/],
    ['a token', 'TOKEN = "abcdef"\nprint(len(TOKEN))\n', /El token está escrito en el código/],
    ['all of a module', 'from math import *\nprint(sqrt(4))\n', /`from math import sqrt`/],
    ['a result that is only shown', 'def doble(n):\n    print(n * 2)\ndoble(4)\n', /`return n \* 2`/],
    [
      'an argument that is changed',
      'def pon(xs):\n    xs[0] = 1\n    return xs\nprint(pon([2]))\n',
      /lista \*\*original\*\*/,
    ],
    [
      'functions that are alike',
      'def a(n):\n    return n * 15 * 1.21\ndef b(n):\n    return n * 30 * 1.21\nprint(a(1), b(1))\n',
      /\*\*sola función\*\*/,
    ],
    ['a number in several places', 'print(2 * 1.21)\nprint(3 * 1.21)\n', /\*\*constante\*\*/],
    [
      'a chain of sums',
      'def c(a, o, b):\n    if o == "+":\n        return a + b\n    elif o == "-":\n        return a - b\n    elif o == "*":\n        return a * b\n    elif o == "/":\n        return a / b\nprint(c(1, "+", 2))\n',
      /\*\*diccionario\*\* de funciones/,
    ],
    ['an answer that nobody checks', 'import requests\nprint(requests.get("http://x.y").json())\n', /raise_for_status/],
    ['what is typed, unchecked', 'n = int(input())\nprint(n)\n', /except ValueError/],
  ])('%s: is told', (_, code, what) => {
    expect(told(code)).toMatch(what)
  })

  it.each([
    ['ranges that overlap', 'x = 5\nif x > 3:\n    print(1)\nif x > 4:\n    print(2)\n'],
    ['a loop that changes its list', 'xs = [1, 2]\nfor i in range(len(xs)):\n    xs[i] = xs[i] * 2\nprint(xs)\n'],
    ['a comparison in a chain', 'for x in (1, 5):\n    if 0 < x < 3:\n        print(x)\n'],
    ['a good program', 'def doble(numero):\n    return numero * 2\n\n\nprint(doble(4))\n'],
  ])('%s: nothing is said', (_, code) => {
    expect(told(code)).toBe('')
    expect(improve(parsePython(code)).source).toBe(code)
  })
})

it.each([
  ['notas', 'nota'],
  ['meses', 'mes'],
  ['colores', 'color'],
  ['ciudades', 'ciudad'],
  ['veces', 'vez'],
  ['precios_netos', 'precio_neto'],
  ['coches', 'coche'],
  ['datos', 'dato'],
  ['lista', 'elemento'],
])('one of %s is called %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular)
})

it('tells what goes and what comes, with a line around it', () => {
  expect(diffOf('a\nb\nc\nd\n', 'a\nB\nc\nd\n')).toBe(' a\n-b\n+B\n c')
  expect(diffOf('x\n'.repeat(500), 'y\n')).toBeNull()
})

describe('a key that somebody types', () => {
  const shop = (look: string) => `precios = {'pan': 1}\np = input('Producto: ')\n${look}    print(precios[p])\n`

  it('is told of where nothing looks whether it is there', () => {
    expect(told(shop('if p:\n'))).toContain('KeyError')
  })

  it('is fine where it is looked for', () => {
    expect(told(shop('if p in precios:\n'))).not.toContain('KeyError')
  })
})

it('pi written by hand becomes that of the library', () => {
  const code = 'def area(radio):\n    return 3.1416 * radio ** 2\n'
  expect(told(code)).toContain('`math.pi`')
  expect(improve(parsePython(code)).source).toBe('import math\n\n\ndef area(radio):\n    return math.pi * radio ** 2\n')
  expect(told('precio = 3.15\nprint(precio)\n')).not.toContain('math.pi')
})

it('a column that a loop fills row by row is worked out of whole columns', () => {
  const loop = "for i, fila in df.iterrows():\n    df.loc[i, 'total'] = fila['precio'] * fila['unidades']\n"
  expect(improve(parsePython(loop)).source).toBe("df['total'] = df['precio'] * df['unidades']\n")
  expect(told(loop)).toContain('`df[')
})

it('a loop over the rows of a table for each group is a groupby, where that prints the same', () => {
  const table =
    'import pandas as pd\ndf = pd.DataFrame({"zona": ["b", "a", "b"], "v": [1, 2, 3]})\nfor z in df["zona"].unique():\n'
  for (const [loop, better] of [
    [
      '    t = 0\n    for i in range(len(df)):\n        if df["zona"][i] == z:\n            t += df["v"][i]\n    print(z, t)\n',
      'for z, valor in df.groupby("zona", sort=False)["v"].sum().items():\n    print(z, valor)\n',
    ],
    [
      '    print(f"{z}: {df[df["zona"] == z]["v"].mean()}")\n',
      'for z, valor in df.groupby("zona", sort=False)["v"].mean().items():\n    print(f"{z}: {valor}")\n',
    ],
    [
      '    t = 1\n    for i in range(len(df)):\n        if df["zona"][i] == z:\n            t += df["v"][i]\n    print(z, t)\n',
      't = 1',
    ],
  ] as const)
    expect(improve(parsePython(table + loop)).source).toContain(better)
  const listed = 'x = []\nfor i, f in df.iterrows():\n    x.append(f["a"] * 2)\ndf["b"] = x\n'
  expect(improve(parsePython(listed)).source).toBe('df["b"] = df["a"] * 2\n')
})

it('a list that its own loop asks is no comprehension, which has no list yet', () => {
  const loop = 'unicas = []\nfor p in ["a", "a"]:\n    if p not in unicas:\n        unicas.append(p)\nprint(unicas)\n'
  expect(improve(parsePython(loop)).source).not.toContain('unicas = [p')
})

it("offers nothing whose program breaks where the person's does not", () => {
  expect(told('radio = 2\nprint(3.14 * radio)\n')).toContain('math.pi')
  expect(told('math = 2\nprint(3.14 * math)\n')).not.toContain('math.pi')
})

it('tells a table that is copied whole in each turn, and names that say nothing', () => {
  const grown = 'df = pd.DataFrame()\nfor ruta in rutas:\n    df = pd.concat([df, pd.read_csv(ruta)])\n'
  expect(told(grown)).toContain('`df = pd.concat(partes, ignore_index=True)`')
  const letters =
    'def f(l):\n    a = 0\n    b = 0\n    for e in l:\n        a = a + e\n        b = b + 1\n    return a / b\n'
  expect(told(letters)).toContain('**renombrar**')
})

describe('what asks is rewritten', () => {
  it.each([
    [
      'n1 = float(input("nota 1: "))\nn2 = float(input("nota 2: "))\nn3 = float(input("nota 3: "))\nprint((n1 + n2 + n3) / 3, n2)\n',
      'notas = [float(input(f"nota {i}: ")) for i in range(1, 4)]\nprint(sum(notas) / len(notas), notas[1])\n',
    ],
    [
      'def leer():\n    try:\n        n = int(input("n: "))\n        return n\n    except ValueError:\n        print("no")\n        return leer()\n',
      'def leer():\n    while True:\n        try:\n            n = int(input("n: "))\n            return n\n        except ValueError:\n            print("no")\n',
    ],
    [
      'dia = input("día: ")\nif dia == "a":\n    print("uno")\nif dia == "b":\n    print("dos")\nif dia == "c" or dia == "d":\n    print("tres")\n',
      'dia = input("día: ")\nif dia == "a":\n    print("uno")\nelif dia == "b":\n    print("dos")\nelif dia in ("c", "d"):\n    print("tres")\n',
    ],
  ])('%s', (code, better) => {
    expect(improve(parsePython(code)).source).toBe(better)
  })

  it('a calculator takes two numbers and a sign, and nothing else', () => {
    const { source } = improve(parsePython('while True:\n    op = input("Operación: ")\n    print(eval(op))\n'))
    expect(source).not.toContain('eval(')
    const typed = source
      .replace('while True:', 'for op in ["2 * 3", "hola", "1 / 0"]:')
      .replace(/ {4}op = input.*\n/, '')
    expect(run(typed)).toBe(`6.0\n${'No puedo con eso: escribe, por ejemplo, 2 + 3\n'.repeat(2)}`)
  })
})
