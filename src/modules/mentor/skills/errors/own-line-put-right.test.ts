import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What was pasted, and what the answer must show: the person's own line put right, and words of the cause. */
const PASTED: Readonly<Record<string, readonly [content: string, ...shown: string[]]>> = {
  'rows with more parts than variables': [
    'ValueError: too many values to unpack (expected 2, got 3)\n\nfichas = [("Ona", 4, "gris"), ("Pau", 7, "rojo")]\nfor quien, puntos in fichas:\n    print(quien, puntos)',
    'for quien, puntos, otro in fichas:',
    'tiene 3 partes',
  ],
  'the row that is shorter than the others': [
    'ValueError: not enough values to unpack (expected 2, got 1)\n\npares = [(1, 2), (3,), (4, 5)]\nfor a, b in pares:\n    print(a + b)',
    'el de la línea 1, `(3,)`, tiene una parte',
  ],
  'rows that are parted by another sign': [
    'ValueError: not enough values to unpack (expected 2, got 1)\n\nfor fila in open("socios.txt"):\n    dni, cuota = fila.split(",")\n    print(dni)\n\nel archivo pone:\n111;20\n222;25',
    'dni, cuota = fila.split(";")',
  ],
  'a blank line at the end of a file': [
    'ValueError: not enough values to unpack (expected 2, got 1)\n\nfor fila in open("socios.txt"):\n    dni, cuota = fila.strip().split(";")\n    print(dni)',
    'línea vacía',
    'if len(partes) != 2:',
  ],
  'a position that is counted from one': [
    'IndexError: list index out of range\n\nplantas = ["olivo", "higuera"]\nk = 1\nwhile k <= len(plantas):\n    print(k, plantas[k])\n    k += 1',
    'plantas[k - 1]',
    'empiezan en **0**',
  ],
  'a method that is called from its class': [
    "TypeError: Perro.ladra() missing 1 required positional argument: 'self'\n\nclass Perro:\n    def __init__(self, n):\n        self.n = n\n    def ladra(self):\n        print(self.n)\n\nrex = Perro('Rex')\nPerro.ladra()",
    'rex.ladra()',
    'El objeto es `rex`',
  ],
  'nothing among what is ordered': [
    "TypeError: '<' not supported between instances of 'NoneType' and 'int'\n\npesos = [12, None, 9]\nprint(sorted(pesos))",
    'print(sorted([x for x in pesos if x is not None]))',
    'un dato vacío',
  ],
  'a function that shows and gives nothing': [
    "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'\n\ndef triple(x):\n    print(x * 3)\nsuma = triple(4) + 1",
    'print(x * 3)\n    return x * 3',
  ],
  'a text that the list has with other letters': [
    "ValueError: 'lunes' is not in list\n\ndias = ['Lunes', 'Martes']\nprint(dias.index('lunes'))",
    "dias.index('Lunes')",
    'cambian las mayúsculas',
  ],
  'a part of a text that is not there': [
    'ValueError: substring not found\n\ncorreo = "ana.gmail.com"\nprint(correo[:correo.index("@")])',
    'if "@" in correo:\n    print(correo[:correo.index("@")])\nelse:',
  ],
  'an object that is joined to a text': [
    'TypeError: can only concatenate str (not "ValueError") to str\n\ntry:\n    n = int("x")\nexcept ValueError as fallo:\n    print("No vale: " + fallo)',
    'print("No vale: " + str(fallo))',
  ],
  'a method that an heir calls otherwise': [
    'NotImplementedError\n\nclass Nave:\n    def vuela(self):\n        raise NotImplementedError\nclass Cohete(Nave):\n    def Vuela(self):\n        return "arriba"\nprint(Cohete().vuela())',
    '    def vuela(self):\n        return "arriba"',
  ],
  'a method that lacks self': [
    "NameError: name 'self' is not defined\n\nclass Caja:\n    def __init__(self):\n        self.n = 1\n    def ver():\n        print(self.n)\nCaja().ver()",
    'def ver(self):',
    'def __init__(self):',
  ],
  'a file that is read where it is open to write': [
    'io.UnsupportedOperation: not readable\n\nf = open("lista.txt", "w")\nprint(f.read())',
    'f = open("lista.txt", "r")',
    'solo para escribir',
  ],
  'a file that is written where it is open to read': [
    'io.UnsupportedOperation: not writable\n\nwith open("lista.txt") as f:\n    f.write("pan")',
    'with open("lista.txt", "a") as f:',
  ],
  'a file that is written behind its with': [
    'ValueError: I/O operation on closed file.\n\nwith open("lista.txt") as f:\n    todo = f.read()\nf.write("fin")',
    'with open("lista.txt", "a") as f:\n    f.write("fin")',
  ],
  'a row whose key is there, to be brought up to date': [
    'sqlite3.IntegrityError: UNIQUE constraint failed: socios.dni\n\nimport sqlite3\ncon = sqlite3.connect("a.db")\ncon.execute("INSERT INTO socios VALUES (?, ?)", ("1", "Ana"))\n\nsi ya existe que lo actualice',
    'con.execute("INSERT OR REPLACE INTO socios VALUES (?, ?)", ("1", "Ana"))',
  ],
  'a row whose key is there': [
    'sqlite3.IntegrityError: UNIQUE constraint failed: socios.dni\n\ncur.execute("INSERT INTO socios VALUES (?, ?)", ("1", "Ana"))',
    'INSERT OR IGNORE INTO socios',
  ],
  'an await in a function that is not async': [
    "SyntaxError: 'await' outside async function\n\nimport asyncio\n\nasync def avisa():\n    await asyncio.sleep(0)\n\ndef todo():\n    await avisa()\n\ntodo()",
    'async def todo():',
    'asyncio.run(todo())',
  ],
  'an await outside of all functions': [
    "SyntaxError: 'await' outside function\n\nasync def lee():\n    return 3\n\nx = await lee()\nprint(x)",
    'import asyncio\n',
    'x = asyncio.run(lee())',
  ],
  'columns that a sentence names': [
    'KeyError: "[\'Metros\'] not in index"\n\nimport pandas as pd\ndf = pd.read_csv("pisos.csv")\nprint(df[["Calle", "Metros"]])\n\nlas columnas son calle, metros, precio',
    'df[["calle", "metros"]]',
  ],
  'an error in that of the library that called': [
    'discord.ext.commands.errors.CommandInvokeError: Command raised an exception: TypeError: can only concatenate str (not "int") to str\n\n@bot.command()\nasync def suma(ctx):\n    n = 3 + 4\n    await ctx.send("Da " + n)',
    'await ctx.send("Da " + str(n))',
  ],
  'files that import each other, both shown': [
    "ImportError: cannot import name 'pinta' from partially initialized module 'tabla' (most likely due to a circular import)\njuego.py:\nfrom tabla import limpia\ndef pinta(): pass\ntabla.py:\nfrom juego import pinta\ndef limpia(): pass",
    'importación circular',
    '`juego.py`',
  ],
  'several numbers in one line': [
    "ValueError: invalid literal for int() with base 10: '3 4'\n\na = int(input())\nb = int(input())\nprint(a * b)",
    'a, b = map(int, input().split())\nprint(a * b)',
    '2 números en la misma línea',
  ],
  'a name that a function adds to, and the message does not tell': [
    'me sale unboundlocalerror en total, este es el trozo\n\ndef cobrar(lista):\n    for p in lista:\n        total += p\n    return total',
    'total = 0\n    for p in lista:',
  ],
  'a method that a class owes': [
    "TypeError: Can't instantiate abstract class Gato with abstract method habla\n\nfrom abc import ABC, abstractmethod\nclass Animal(ABC):\n    @abstractmethod\n    def habla(self, veces): ...\nclass Gato(Animal):\n    pass\nGato()",
    'class Gato(Animal):\n    def habla(self, veces):',
  ],
  'a view without an answer': [
    "TypeError: The view function for 'alta' did not return a valid response. The function either returned None or ended without a return statement.\n\n@app.route('/alta')\ndef alta():\n    guarda(request.form['n'])",
    'guarda(request.form[\'n\'])\n    return "Hecho"',
  ],
  'what is typed, whatever it is': [
    "TypeError: '>' not supported between instances of 'str' and 'int'\n\nedad = input('Edad? ')\nif edad > 18:\n    print('mayor')\n\nsi escriben letras peta, como hago las dos cosas?",
    "        edad = int(input('Edad? '))\n        break\n    except ValueError:",
  ],
  'a blank row among rows that are parted': [
    'IndexError: list index out of range\n\ndatos = "a;1;2\\n\\nb;3;4"\nfor fila in datos.split("\\n"):\n    p = fila.split(";")\n    print(int(p[1]) * int(p[2]))',
    'if len(p) < 3:\n        continue',
  ],
  'a function in brackets': [
    "TypeError: 'function' object is not subscriptable\n\ndef doble(x):\n    return x * 2\n\nprint(doble[5])",
    'print(doble(5))',
  ],
  'a program that was piped in': [
    "lista = [1]\nlista = lista.append(2)\nlista = lista.append(3)\nprint(lista)\n\nTraceback (most recent call last):\n  File \"<stdin>\", line 3, in <module>\nAttributeError: 'NoneType' object has no attribute 'append'",
    'lista.append(2)\nlista.append(3)',
  ],
  'thousands that a comma parts': [
    "ValueError: could not convert string to float: '1,250.80'\n\nla linea es  monto = float(fila[3])",
    'monto = float(fila[3].replace(",", ""))',
  ],
  'a fault that is left when the signs are right': [
    'por que no funciona\nx = “a”\ny = “b”\nx = y\ny = x\nprint(x, y)',
    'x, y = y, x',
    'queda otro fallo',
  ],
  'a decorator that gives nothing': [
    "TypeError: 'NoneType' object is not callable\n\ndef mide(f):\n    print('mido')\n\n@mide\ndef hola():\n    print('hola')\n\nhola()",
    "    print('mido')\n    return f",
  ],
  'positions of a dictionary': ['KeyError: 0\n\nd = {"a": 1}\nfor i in range(len(d)):\n    print(d[i])', 'for i in d:'],
  'values for list': ['TypeError: list expected at most 1 argument, got 2\n\nl = list(1, 2)', 'l = [1, 2]'],
  'a tuple that is to grow': [
    'TypeError: can only concatenate tuple (not "int") to tuple\n\nt = (1, 2)\nt = t + 3\nprint(t)',
    't = t + (3,)',
  ],
  'texts that are summed up': [
    "TypeError: sum() can't sum strings [use ''.join(seq) instead]\n\nprint(sum(['a', 'b'], ''))",
    `print("".join(['a', 'b']))`,
  ],
  'a text that is rounded': [
    "TypeError: type str doesn't define __round__ method\n\nn = input('n: ')\nprint(round(n, 2))",
    'round(float(n), 2)',
  ],
  'the code of each letter': [
    'TypeError: ord() expected a character, but string of length 3 found\n\nprint(ord("sol"))',
    '[ord(letra) for letra in "sol"]',
  ],
  'a module of their own in another folder': [
    "ModuleNotFoundError: No module named 'utiles'\ntengo utiles.py en otra carpeta",
    'no hay nada que instalar',
  ],
  'an error of a library by its own name': [
    'pygame.error: video system not initialized\n\nimport pygame\nv = pygame.display.set_mode((400, 300))\nwhile True:\n    for e in pygame.event.get():\n        if e.type == pygame.QUIT:\n            pygame.quit()',
    'pygame.init()',
  ],
  'what its objects have, asked of the class': [
    "AttributeError: type object 'Coche' has no attribute 'marca'\n\nclass Coche:\n    def __init__(self, marca):\n        self.marca = marca\nprint(Coche.marca)",
    'print(Coche("marca").marca)',
  ],
  'values for one list': [
    'TypeError: calcular() takes 1 positional argument but 2 were given\n\ndef calcular(lista):\n    return sum(lista)\nprint(calcular(3, 4))',
    'print(calcular([3, 4]))',
  ],
  'a file into a folder that is not there': [
    'FileNotFoundError: [Errno 2] No such file or directory: \'salida/a.txt\'\n\nwith open("salida/a.txt", "w") as f:\n    f.write("hola")',
    'import os\n\nos.makedirs("salida", exist_ok=True)\nwith open',
  ],
  'a comma before the word that goes on': [
    'sqlite3.OperationalError: near "WHERE": syntax error\n\ncur.execute("UPDATE alumnos SET nota = 5, WHERE id = 3")',
    'SET nota = 5 WHERE id = 3',
  ],
  'a value of SQL without quotes': [
    'sqlite3.OperationalError: no such column: Ana\n\ncur.execute("SELECT * FROM alumnos WHERE nombre = Ana")',
    'nombre = ?", ("Ana",))',
  ],
  'a table that is there': [
    'sqlite3.OperationalError: table alumnos already exists\n\ncur.execute("CREATE TABLE alumnos (id INTEGER)")',
    'CREATE TABLE IF NOT EXISTS alumnos',
  ],
  'an image that is not found': [
    "AttributeError: 'NoneType' object has no attribute 'shape'\n\nimport cv2\nimg = cv2.imread('foto.jpg')\nprint(img.shape)",
    'if img is not None:',
  ],
  'columns of other lengths': [
    'ValueError: All arrays must be of the same length\n\nimport pandas as pd\ndf = pd.DataFrame({"a": [1, 2], "b": [1, 2, 3]})',
    '"a" tiene 2, "b" tiene 3',
  ],
  'dates that were read as texts': [
    'TypeError: unsupported operand type(s) for -: \'str\' and \'str\'\n\ndf["dias"] = df["fin"] - df["inicio"]',
    'pd.to_datetime(df["fin"], dayfirst=True)',
  ],
}

describe("the person's own line is put right", () => {
  it.for(Object.entries(PASTED))('MENTOR %s', async ([, [content, ...shown]]) => {
    const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
    for (const part of shown) expect(markdown).toContain(part)
  })
})
