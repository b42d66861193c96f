import type { FaultCase } from './question'

/** Faults that the complaint, or the rows that come with it, make plain. */
export const MORE_TOLD_CASES: FaultCase[] = [
  {
    kind: 'decimals-with-comma',
    says: 'los precios no se suman, se pegan uno detras de otro: 1,202,50',
    code: 'import pandas as pd\ndf = pd.read_csv("p.csv", sep=";")\nprint(df["precio"].sum())',
    data: 'prod;precio\npan;1,20\nvino;2,50',
  },
  {
    kind: 'thousands-with-point',
    says: 'el promedio me da 1.75 cuando deberian ser miles. El archivo va separado por punto y coma',
    code: 'import pandas as pd\ndf = pd.read_csv("m.csv", sep=";")\nprint(df["monto"].mean())',
    data: 'ciudad;monto\nCali;1.500\nPasto;2.000',
  },
  {
    kind: 'merge-drops-rows',
    says: 'al juntar las tablas desaparecen clientes sin pedidos',
    code: 'import pandas as pd\nc = pd.DataFrame({"id": [1, 2], "n": ["Ana", "Luis"]})\np = pd.DataFrame({"id": [1], "total": [20]})\nprint(c.merge(p, on="id"))',
  },
  {
    kind: 'merge-repeats-rows',
    says: 'hago el left y me salen mas filas que antes',
    code: 'import pandas as pd\na = pd.read_csv("a.csv")\nb = pd.read_csv("b.csv")\nprint(len(a), len(a.merge(b, on="k", how="left")))',
  },
  {
    kind: 'decimals-cut-by-array',
    says: 'donde se ha ido el ,75',
    code: 'import numpy as np\nnotas = np.array([7, 8, 5])\nnotas[2] = 5.75\nprint(notas)',
  },
  {
    kind: 'one-figure-for-all-groups',
    says: 'queria la media de cada tienda y me sale una sola',
    code: 'import pandas as pd\ndf = pd.DataFrame({"tienda": ["a", "b"], "v": [1, 3]})\nprint(df["v"].mean())',
  },
  {
    kind: 'real-quotient-beside-rest',
    says: '125 minutos son 2 horas y 5 minutos y me sale 2.083 horas',
    code: 'minutos = 125\nhoras = minutos / 60\nresto = minutos % 60\nprint(horas, "horas y", resto, "minutos")',
    prints: '2 horas y 5 minutos\n',
  },
  {
    kind: 'typed-with-blanks',
    says: 'el usuario pone su nombre con un espacio detras y no lo encuentra',
    code: 'usuarios = ["ana", "luis"]\nn = input("nombre: ")\nif n in usuarios:\n    print("hola")\nelse:\n    print("no existe")',
  },
  {
    kind: 'arguments-in-other-order',
    says: 'me sale Hola 30 tienes Ana años',
    code: 'def saluda(edad, nombre):\n    print("Hola", nombre, "tienes", edad, "años")\nsaluda("Ana", 30)',
    prints: 'Hola Ana tienes 30 años\n',
  },
  {
    kind: 'shown-with-all-decimals',
    says: 'me salen muchos decimales 3.3333333333333335 y quiero dos',
    code: 'print(10 / 3)',
    prints: '3.33\n',
  },
  {
    kind: 'typed-text-breaks-it',
    says: 'si escribo letras se cierra el programa',
    code: 'while True:\n    n = int(input("numero: "))\n    if n > 0:\n        break\nprint(n)',
  },
  {
    kind: 'secret-drawn-in-each-round',
    says: 'el numero secreto cambia en cada intento',
    code: 'import random\nwhile True:\n    secreto = random.randint(1, 10)\n    n = int(input("n: "))\n    if n == secreto:\n        print("acertaste")\n        break',
  },
  {
    kind: 'letters-written-as-codes',
    says: 'en el json salen \\u00f1 en vez de ñ',
    code: 'import json\nprint(json.dumps({"nombre": "Iñaki"}))',
    prints: '{"nombre": "Iñaki"}\n',
  },
  {
    kind: 'json-written-with-str',
    says: 'el archivo json me sale con comillas simples y no lo puede leer otro programa',
    code: 'd = {"a": 1}\nwith open("d.json", "w") as f:\n    f.write(str(d))',
  },
  {
    kind: 'date-shown-as-iso',
    says: 'quiero dia/mes/año y me sale 2024-05-10',
    code: 'from datetime import date\nf = date(2024, 5, 10)\nprint(f)',
    prints: '10/05/2024\n',
  },
  {
    kind: 'smallest-first',
    says: 'quiero los 3 que mas venden y me salen los que menos',
    code: 'import pandas as pd\ndf = pd.DataFrame({"p": ["a", "b", "c", "d"], "v": [4, 1, 3, 2]})\nprint(df.sort_values("v").head(3))',
  },
  {
    kind: 'window-not-kept-open',
    says: 'la ventana se abre y se cierra',
    code: 'import tkinter as tk\nv = tk.Tk()\nv.title("hola")',
  },
  {
    kind: 'box-for-its-text',
    says: 'me sale .!entry en vez de lo que escribi',
    code: 'import tkinter as tk\nv = tk.Tk()\ne = tk.Entry(v)\ne.pack()\ndef ver():\n    print(e)\ntk.Button(v, text="ver", command=ver).pack()\nv.mainloop()',
  },
  {
    kind: 'figure-does-not-close',
    says: 'quiero un cuadrado y no se cierra',
    code: 'import turtle\nt = turtle.Turtle()\nfor i in range(4):\n    t.forward(100)\n    t.right(60)\nturtle.done()',
  },
  {
    kind: 'runs-when-imported',
    says: 'al importar mi modulo se ejecuta todo',
    code: 'def suma(a, b):\n    return a + b\nprint(suma(2, 3))\nn = int(input("n: "))',
  },
  {
    kind: 'seconds-for-minutes',
    says: 'quiero esperar 2 minutos y espera 2 segundos',
    code: 'import time\ntime.sleep(2)\nprint("ya")',
  },
  {
    kind: 'all-with-all',
    says: 'me sale cada nombre con todas las edades',
    code: 'nombres = ["Ana", "Luis"]\nedades = [30, 25]\nfor n in nombres:\n    for e in edades:\n        print(n, e)',
    prints: 'Ana 30\nLuis 25\n',
  },
  {
    kind: 'longest-by-alphabet',
    says: 'quiero la palabra mas larga y me da sol',
    code: 'print(max(["casa", "sol", "ala"]))',
    prints: 'casa\n',
  },
  {
    kind: 'angle-given-in-degrees',
    says: 'el coseno de 60 grados tiene que dar 0.5',
    code: 'from math import cos\nangulo = 60\nprint(round(cos(2 * angulo / 2), 2))',
    prints: '0.5\n',
  },
  {
    kind: 'halves-go-to-even',
    says: 'imprime 0 2 2 4, no tendria q ser 1 2 3 4? soy contable',
    code: 'for x in (0.5, 1.5, 2.5, 3.5):\n    print(round(x))',
    prints: '1\n2\n3\n4\n',
  },
  {
    kind: 'header-taken-for-row',
    says: 'me da error al sumar por culpa de la cabecera',
    code: 'import csv\ntotal = 0\nwith open("m.csv") as f:\n    for fila in csv.reader(f):\n        total += float(fila[1])\nprint(total)',
    data: 'nombre,importe\nAna,20\nLuis,35',
  },
  {
    kind: 'put-at-the-other-end',
    says: 'la c tenía que ir al principio y va al final',
    code: 'l = ["a", "b"]\nl.append("c")\nprint(l)',
    prints: "['c', 'a', 'b']\n",
  },
  {
    kind: 'comma-in-a-call',
    says: 'me redondea mal, le doy 3,75 y sale otra cosa',
    code: 'x = round(3,75)\nprint(x * 2)',
    prints: '8\n',
  },
]
