import type { FaultCase } from './question'

/** What the web, databases, windows, charts and tables do without saying anything. */
export const SERVICE_CASES: FaultCase[] = [
  {
    kind: 'form-read-as-address',
    says: 'lo que mando con el formulario llega vacio',
    code: '@app.route("/alta", methods=["POST"])\ndef alta():\n    n = request.args.get("nombre")\n    return n',
  },
  {
    kind: 'order-for-every-row',
    says: 'me cambia el precio de todos los libros',
    code: 'cur.execute("UPDATE libros SET precio = 0")\ncon.commit()',
  },
  {
    kind: 'header-each-time',
    says: 'cada vez que lo ejecuto se repite la cabecera',
    code: 'import csv\nwith open("a.csv", "a", newline="") as f:\n    w = csv.writer(f)\n    w.writerow(["dia", "litros"])\n    w.writerow([3, 20])',
  },
  {
    kind: 'picture-not-kept',
    says: 'la foto no aparece, sale en blanco',
    code: 'import tkinter as tk\ndef pinta(v):\n    foto = tk.PhotoImage(file="a.png")\n    tk.Label(v, image=foto).pack()\nv = tk.Tk()\npinta(v)\nv.mainloop()',
  },
  {
    kind: 'screen-not-cleared',
    says: 'la nave deja una estela cuando se mueve',
    code: 'import pygame\nventana = pygame.display.set_mode((300, 200))\nx = 0\nwhile x < 300:\n    x += 1\n    pygame.draw.circle(ventana, (255, 0, 0), (x, 50), 5)\n    pygame.display.flip()',
  },
  {
    kind: 'points-out-of-order',
    says: 'la linea de la grafica hace zigzag',
    code: 'import matplotlib.pyplot as plt\ndias = [3, 1, 2]\nventas = [30, 10, 20]\nplt.plot(dias, ventas)\nplt.show()',
  },
  {
    kind: 'day-read-as-month',
    says: 'el 03/04/2024 me lo pone en marzo y es abril',
    code: 'import pandas as pd\ndf["fecha"] = pd.to_datetime(df["fecha"])\nprint(df["fecha"].dt.month)',
  },
  {
    kind: 'rows-without-key-left-out',
    says: 'el total no cuadra, faltan filas',
    code: 'import pandas as pd\ndf = pd.DataFrame({"zona": ["A", None, "A"], "venta": [1, 2, 4]})\nprint(df.groupby("zona")["venta"].sum().sum())',
  },
  {
    kind: 'columns-joined-as-texts',
    says: 'me da 13 en vez de 4',
    code: 'import pandas as pd\ndf = pd.DataFrame({"a": ["1"], "b": ["3"]})\nprint((df["a"] + df["b"])[0])',
  },
  {
    kind: 'sum-begun-as-text',
    says: 'me junta los precios en vez de sumarlos',
    code: 'total = ""\nfor linea in ["pan,2", "uva,3"]:\n    nombre, precio = linea.split(",")\n    total += precio\nprint(total)',
    prints: '5.0\n',
  },
  {
    kind: 'moment-taken-once',
    says: 'la hora es siempre la misma',
    code: 'from datetime import datetime\nhora = datetime.now()\nfor i in range(3):\n    print(hora)',
  },
  {
    kind: 'iterator-used-twice',
    says: 'la suma me da 0',
    code: 'def grandes(l):\n    return (n for n in l if n > 2)\n\ng = grandes([1, 3, 5])\nprint(len(list(g)))\nprint(sum(g))',
    prints: '2\n8\n',
  },
  {
    kind: 'odd-called-even',
    says: 'quiero los pares y me salen los impares',
    code: 'pares = [n for n in range(6) if n % 2]\nprint(pares)',
    prints: '[0, 2, 4]\n',
  },
  {
    kind: 'capitals-after-lower',
    says: 'nunca me deja entrar',
    code: 'clave = "Sol"\nif input().lower() == clave:\n    print("dentro")',
    typed: ['Sol'],
    prints: 'dentro\n',
  },
  {
    kind: 'while-true-without-break',
    says: 'escribo salir y no termina',
    code: 'while True:\n    op = input()\n    if op == "salir":\n        continue\n    print(op)',
    typed: ['a', 'salir'],
    prints: 'a\n',
  },
  {
    kind: 'text-repeated-not-multiplied',
    says: 'la tabla del 5 sale mal, me pone 55',
    code: 'for i in range(1, 3):\n    print(str(i) + " = " + "5" * i)',
    prints: '1 = 5\n2 = 10\n',
  },
  {
    kind: 'index-saved-as-column',
    says: 'al volver a leerlo me sale una columna Unnamed: 0',
    code: 'import pandas as pd\ndf = pd.DataFrame({"a": [1]})\ndf.to_csv("a.csv")',
  },
  {
    kind: 'formula-for-its-value',
    says: 'me da la formula y no el resultado',
    code: 'import openpyxl\nlibro = openpyxl.load_workbook("a.xlsx")\nprint(libro.active["B2"].value)',
  },
  {
    kind: 'inplace-gives-nothing',
    says: 'la tabla se queda en None',
    code: 'import pandas as pd\ndf = pd.DataFrame({"a": [2, 1]})\ndf = df.sort_values("a", inplace=True)\nprint(df["a"].tolist())',
  },
  {
    kind: 'thread-not-waited-for',
    says: 'sale fin antes de que termine el hilo',
    code: 'import threading\ndef tarea():\n    print("hecho")\nh = threading.Thread(target=tarea)\nh.start()\nprint("fin")',
  },
  {
    kind: 'line-kept-open',
    says: 'salen seguidos y quiero uno por linea',
    code: 'for n in range(2):\n    print(n, end=" ")',
    prints: '0\n1\n',
  },
  {
    kind: 'csv-for-excel',
    says: 'al abrirlo en excel las tildes salen mal',
    code: 'import pandas as pd\ndf = pd.DataFrame({"a": ["á"]})\ndf.to_csv("a.csv", index=False)',
  },
  {
    kind: 'counted-as-written',
    says: 'no me cuenta las que van con mayuscula',
    code: 't = "Sol sol SOL"\nprint(t.split().count("sol"))',
    prints: '3\n',
  },
  {
    kind: 'every-one-replaced',
    says: 'quiero quitar solo la primera y las quita todas',
    code: 'print("aba aba".replace("a", ""))',
    prints: 'ba aba\n',
  },
  {
    kind: 'letters-sorted-by-code',
    says: 'la ñ me la pone al final',
    code: 'print(sorted(["z", "ñ", "o"]))',
    prints: "['ñ', 'o', 'z']\n",
  },
  {
    kind: 'zeros-counted-as-data',
    says: 'la media cuenta los ceros como notas',
    code: 'notas = [6, 0, 8]\nprint(sum(notas) / len(notas))',
    prints: '7.0\n',
  },
  {
    kind: 'parameter-sorted-in-place',
    says: 'me cambia la lista original y no quiero',
    code: 'def ordena(l):\n    l.sort()\n    return l\n\na = [2, 1]\nordena(a)\nprint(a)',
    prints: '[2, 1]\n',
  },
  {
    kind: 'commands-not-heard',
    says: 'desde que puse on_message los comandos no funcionan',
    code: '@bot.event\nasync def on_message(m):\n    print(m.content)\n\n@bot.command()\nasync def hola(ctx):\n    await ctx.send("hola")',
  },
  {
    kind: 'answers-itself',
    says: 'el bot se contesta a si mismo sin parar',
    code: '@client.event\nasync def on_message(m):\n    await m.channel.send(m.content)',
  },
  {
    kind: 'box-read-too-early',
    says: 'siempre sale vacio aunque escriba',
    code: 'from tkinter import *\nv = Tk()\ncaja = Entry(v)\ncaja.pack()\nnombre = caja.get()\ndef ver():\n    print(nombre)\nButton(v, text="ver", command=ver).pack()\nv.mainloop()',
  },
  {
    kind: 'window-cannot-refresh',
    says: 'la ventana se congela al pulsar',
    code: 'import time\nfrom tkinter import *\nv = Tk()\nt = Label(v, text="0")\nt.pack()\ndef cuenta():\n    for n in range(5):\n        t.config(text=n)\n        time.sleep(1)\nButton(v, text="ya", command=cuenta).pack()\nv.mainloop()',
  },
  {
    kind: 'widget-not-placed',
    says: 'el boton no aparece',
    code: 'from tkinter import *\nv = Tk()\nb = Button(v, text="ok")\nv.mainloop()',
  },
  {
    kind: 'events-not-read',
    says: 'la ventana se queda en no responde',
    code: 'import pygame\npygame.init()\nv = pygame.display.set_mode((200, 200))\nwhile True:\n    v.fill((0, 0, 0))\n    pygame.display.flip()',
  },
  {
    kind: 'saved-after-shown',
    says: 'la imagen se guarda en blanco',
    code: 'import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()\nplt.savefig("a.png")',
  },
  {
    kind: 'drawn-over-the-first',
    says: 'el segundo grafico sale encima del primero',
    code: 'import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.savefig("a.png")\nplt.plot([2, 1])\nplt.savefig("b.png")',
  },
  {
    kind: 'shown-with-its-wrapping',
    says: "me imprime ('Ana',) con parentesis",
    code: 'cur.execute("SELECT nombre FROM socios")\nfor fila in cur.fetchall():\n    print(fila)',
  },
  {
    kind: 'code-read-as-number',
    says: 'los códigos pierden los ceros de delante',
    code: 'import pandas as pd\ndf = pd.read_csv("a.csv")\nprint(df["codigo"])',
  },
  {
    kind: 'drawn-more-than-once',
    says: 'a veces sale un número repetido',
    code: 'import random\nbolas = []\nfor i in range(5):\n    bolas.append(random.randint(1, 5))\nprint(sum(bolas))',
    prints: '15\n',
  },
  {
    kind: 'end-word-stored',
    says: 'me guarda tambien el fin',
    code: 'l = []\nx = ""\nwhile x != "fin":\n    x = input()\n    l.append(x)\nprint(l)',
    typed: ['a', 'fin'],
    prints: "['a']\n",
  },
  {
    kind: 'sorted-by-its-keys',
    says: 'no me lo ordena por nota',
    code: 'notas = {"a": 9, "b": 4}\nfor n in sorted(notas):\n    print(n)',
    prints: 'b\na\n',
  },
  {
    kind: 'tie-taken-by-first',
    says: 'nunca sale empate, siempre gana el uno',
    code: 'a, b = 3, 3\nif a >= b:\n    print("uno")\nelif b > a:\n    print("dos")\nelse:\n    print("empate")',
    prints: 'empate\n',
  },
  {
    kind: 'same-in-other-order',
    says: 'dice que son distintas y tienen lo mismo',
    code: 'a = [1, 2]\nb = [2, 1]\nprint(a == b)',
    prints: 'True\n',
  },
  {
    kind: 'page-made-in-browser',
    says: 'la lista sale vacía y en el navegador se ve',
    code: 'import requests\nfrom bs4 import BeautifulSoup\ns = BeautifulSoup(requests.get("https://a.es").text, "html.parser")\nprint(s.find_all("tr"))',
  },
]
