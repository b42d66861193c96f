import type { FaultCase } from './question'

/** What libraries leave undone or do otherwise, each with the words that people have for it. */
export const TOLD_SERVICE_CASES: FaultCase[] = [
  {
    kind: 'other-sheets-lost',
    says: 'al guardar se borran las otras hojas',
    code: 'import pandas as pd\ndf = pd.DataFrame({"a": [1]})\ndf.to_excel("a.xlsx", sheet_name="Mayo")',
  },
  {
    kind: 'empty-ones-not-counted',
    says: 'no me cuenta los vacios',
    code: 'import pandas as pd\ns = pd.Series(["a", None])\nprint(s.value_counts())',
  },
  {
    kind: 'date-with-its-clock',
    says: 'en el excel sale 00:00:00 detras de la fecha',
    code: 'import pandas as pd\ndf["dia"] = pd.to_datetime(df["dia"])\ndf.to_excel("a.xlsx")',
  },
  {
    kind: 'columns-left-out-of-sight',
    says: 'no salen todas las columnas, pone ...',
    code: 'import pandas as pd\ndf = pd.read_csv("a.csv")\nprint(df)',
  },
  {
    kind: 'labels-repeated-by-concat',
    says: 'los indices se repiten',
    code: 'import pandas as pd\na = pd.DataFrame({"x": [1]})\nprint(pd.concat([a, a]))',
  },
  {
    kind: 'ticks-over-each-other',
    says: 'los nombres del eje salen unos encima de otros',
    code: 'import matplotlib.pyplot as plt\nplt.bar(["un nombre largo", "otro nombre largo"], [1, 2])\nplt.show()',
  },
  {
    kind: 'legend-not-asked-for',
    says: 'no sale la leyenda',
    code: 'import matplotlib.pyplot as plt\nplt.plot([1, 2], label="kg")\nplt.show()',
  },
  {
    kind: 'legend-without-names',
    says: 'la leyenda sale vacia',
    code: 'import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.legend()\nplt.show()',
  },
  {
    kind: 'content-not-asked-for',
    says: 'el contenido del mensaje llega vacio',
    code: 'import discord\nintents = discord.Intents.default()\ncliente = discord.Client(intents=intents)\n@cliente.event\nasync def on_message(m):\n    print(m.content)',
  },
  {
    kind: 'server-not-reloaded',
    says: 'no se ven los cambios que hago en el html',
    code: 'from flask import Flask\napp = Flask(__name__)\napp.run()',
  },
  {
    kind: 'form-sent-for-json',
    says: 'el servidor dice que no le llega json',
    code: 'import requests\nrequests.post("https://a.es", data={"n": 1})',
  },
  {
    kind: 'first-tag-only',
    says: 'solo me saca el primero',
    code: 'from bs4 import BeautifulSoup\ns = BeautifulSoup("<b>1</b><b>2</b>", "html.parser")\nprint(s.find("b").text)',
  },
  {
    kind: 'json-in-one-line',
    says: 'me lo guarda en una sola linea',
    code: 'import json\nprint(json.dumps({"a": 1}))',
    prints: '{\n    "a": 1\n}\n',
  },
  {
    kind: 'clock-of-the-server',
    says: 'me da dos horas menos',
    code: 'from datetime import datetime\nprint(datetime.now())',
  },
  {
    kind: 'blanks-in-the-middle',
    says: 'no quita los espacios de en medio',
    code: 'print(" a b ".strip())',
    prints: 'ab\n',
  },
  {
    kind: 'sign-is-no-digit',
    says: 'con -5 dice que no es un numero',
    code: 'n = "-5"\nprint(n.isdigit())',
    prints: 'True\n',
  },
  {
    kind: 'files-in-no-order',
    says: 'los archivos salen desordenados',
    code: 'import os\nfor f in os.listdir("."):\n    print(f)',
  },
  {
    kind: 'picture-never-shown',
    says: 'la ventana se queda en negro, no se ve nada',
    code: 'import pygame\npygame.init()\nv = pygame.display.set_mode((90, 90))\nwhile True:\n    for e in pygame.event.get():\n        if e.type == pygame.QUIT:\n            pygame.quit()\n    v.fill((9, 9, 9))',
  },
  {
    kind: 'rounds-without-pause',
    says: 'la nave va demasiado rapido',
    code: 'import pygame\nx = 0\nv = pygame.display.set_mode((90, 90))\nwhile True:\n    for e in pygame.event.get():\n        pass\n    x += 5\n    v.fill((0, 0, 0))\n    pygame.display.flip()',
  },
  {
    kind: 'background-on-top',
    says: 'no se ve la nave, el fondo la tapa',
    code: 'import pygame\nwhile True:\n    for e in pygame.event.get():\n        pass\n    v.blit(nave, (x, y))\n    v.blit(fondo, (0, 0))\n    pygame.display.flip()',
  },
  {
    kind: 'label-keeps-its-text',
    says: 'el numero de la ventana no cambia',
    code: 'from tkinter import *\nv = Tk()\nn = 0\nl = Label(v, text=n)\nl.pack()\ndef mas():\n    global n\n    n += 1\nButton(v, text="+", command=mas).pack()\nv.mainloop()',
  },
  {
    kind: 'bot-never-listens',
    says: 'el bot no responde nada',
    code: 'from telegram.ext import ApplicationBuilder, CommandHandler\napp = ApplicationBuilder().token("X").build()\napp.add_handler(CommandHandler("hola", hola))',
  },
  {
    kind: 'column-result-lost',
    says: 'los vacios no se rellenan, se queda igual',
    code: 'df["edad"].fillna(0)\nprint(df)',
  },
  {
    kind: 'kept-in-memory-only',
    says: 'se pierden las tareas cuando reinicio el servidor',
    code: 'from flask import Flask, request\napp = Flask(__name__)\ntareas = []\n@app.route("/t", methods=["POST"])\ndef t():\n    tareas.append(request.form["t"])\n    return "ok"',
  },
]
