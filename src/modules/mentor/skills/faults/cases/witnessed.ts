import type { FaultCase } from './question'

const PANDAS = 'import pandas as pd\n'

/** Faults that the values of a run make plain, and calls that libraries wait for. */
export const WITNESSED_CASES: FaultCase[] = [
  {
    kind: 'misses-by-case',
    says: 'escribo Ana y debería salir dentro y sale fuera',
    code: 'quien = input("quien ")\nif quien == "ana":\n    print("dentro")\nelse:\n    print("fuera")',
    typed: ['Ana'],
    prints: 'dentro\n',
  },
  {
    kind: 'misses-by-spaces',
    says: 'no encuentra a nadie y sí está',
    code: 'alumnos = ["Ana ", "Luis ", "Eva "]\nbuscado = "Luis"\nif buscado in alumnos:\n    print("está")\nelse:\n    print("no está")',
    prints: 'está\n',
  },
  {
    kind: 'misses-by-type',
    says: 'nunca encuentra el pedido',
    code: 'pedidos = [{"id": "7", "de": "Ana"}]\nbuscado = 7\nfor p in pedidos:\n    if p["id"] == buscado:\n        print(p["de"])',
    prints: 'Ana\n',
  },
  {
    kind: 'misses-by-rounding',
    says: 'la caja no me cuadra nunca',
    code: 'monedas = [0.1, 0.2]\nesperado = 0.3\nif sum(monedas) == esperado:\n    print("cuadra")\nelse:\n    print("mal")',
    prints: 'cuadra\n',
  },
  {
    kind: 'dates-seen-as-texts',
    says: 'debería salir F2 y me da F1',
    code: 'facturas = [("F1", "05/03/2025"), ("F2", "28/01/2025")]\nhoy = "15/02/2025"\nfor num, vence in facturas:\n    if vence < hoy:\n        print(num)',
    prints: 'F2\n',
  },
  {
    kind: 'numbers-seen-as-texts',
    says: 'me dice que gana Eva y no es así',
    code: 'puntos = {"Ana": "100", "Eva": "87"}\nif puntos["Eva"] > puntos["Ana"]:\n    print("gana Eva")\nelse:\n    print("gana Ana")',
    prints: 'gana Ana\n',
  },
  {
    kind: 'numbers-sorted-as-texts',
    says: 'me los ordena mal, el de 100 sale el último',
    code: 'j = [("Leo", "95"), ("Ana", "100")]\nj.sort(key=lambda x: x[1], reverse=True)\nprint(j[0][0])',
    prints: 'Ana\n',
  },
  {
    kind: 'dates-sorted-as-texts',
    says: 'me los ordena mal',
    code: 'ps = [("leche", "05/12/2025"), ("yogur", "20/11/2025")]\nps.sort(key=lambda x: x[1])\nprint(ps[0][0])',
    prints: 'yogur\n',
  },
  {
    kind: 'never-holds',
    says: 'no me devuelve los repetidos, sale vacía',
    code: 'vistos = []\nreps = []\nfor x in [1, 2, 2]:\n    vistos.append(x)\n    if x not in vistos:\n        reps.append(x)\nprint(reps)',
  },
  {
    kind: 'always-holds',
    says: 'siempre pone aprobado',
    code: 'minima = 5\nfor nota in [7, 3]:\n    corte = nota\n    if nota >= corte:\n        print("aprobado")\n    else:\n        print("suspenso")',
  },
  {
    kind: 'not-awaited',
    says: 'me sale coroutine object',
    code: 'import asyncio\n\nasync def doble(n):\n    return n * 2\n\nasync def main():\n    r = doble(4)\n    print(r)\n\nasyncio.run(main())',
  },
  {
    kind: 'called-at-once',
    says: 'sale borrado nada más arrancar y el botón no hace nada',
    code: 'import tkinter as tk\n\ndef borrar():\n    print("borrado")\n\nv = tk.Tk()\ntk.Button(v, text="Borrar", command=borrar()).pack()\nv.mainloop()',
  },
  {
    kind: 'workbook-not-saved',
    says: 'abro el excel y la columna sigue en blanco',
    code: 'from openpyxl import load_workbook\nwb = load_workbook("f.xlsx")\nws = wb.active\nws["D2"] = 21',
  },
  {
    kind: 'field-of-file-summed',
    says: 'no me suma el total',
    code: 'import csv\ntotal = 0\nwith open("v.csv") as f:\n    for fila in csv.reader(f):\n        total += fila[2]\nprint(total)',
  },
  {
    kind: 'field-of-file-ordered',
    says: 'me los ordena mal, primero sale el de 120',
    code: 'import csv\nps = []\nwith open("p.csv") as f:\n    for fila in csv.DictReader(f):\n        ps.append((fila["n"], fila["precio"]))\nps.sort(key=lambda p: p[1])\nprint(ps)',
  },
  {
    kind: 'share-taken-as-amount',
    says: 'el descuento casi no baja nada, da 79.9',
    code: 'precio = 80\ndescuento = 10 / 100\nprint(precio - descuento)',
    prints: '72.0\n',
  },
  {
    kind: 'keys-written-differently',
    says: 'la columna poblacion me queda toda en NaN aunque los municipios son los mismos',
    code: `${PANDAS}casos = pd.DataFrame({"municipio": ["CALI", "TULUA"], "casos": [12, 5]})\npob = pd.DataFrame({"municipio": ["Cali ", "Tulua"], "poblacion": [228, 22]})\nprint(casos.merge(pob, on="municipio", how="left"))`,
  },
  {
    kind: 'key-has-no-partner',
    says: 'por qué me aparece NaN en la columna programa',
    code: `${PANDAS}a = pd.DataFrame({"cod": [1, 2, 3]})\nb = pd.DataFrame({"cod": [1, 2, 4], "programa": ["x", "y", "z"]})\nprint(a.merge(b, on="cod", how="left"))`,
  },
  {
    kind: 'rows-repeated-by-a-join',
    says: 'después de unir me salen filas repetidas',
    code: `${PANDAS}a = pd.DataFrame({"cod": [1, 2]})\nb = pd.DataFrame({"cod": [1, 2, 2], "p": [3, 4, 5]})\nt = a.merge(b, on="cod")\nprint(t)`,
  },
  {
    kind: 'misses-by-case',
    says: 'filtro los de Lima y sale vacío',
    code: `${PANDAS}df = pd.DataFrame({"ciudad": ["lima", "cusco"], "v": [1, 2]})\nprint(df[df["ciudad"] == "Lima"])`,
  },
  {
    kind: 'misses-by-type',
    says: 'filtro el pedido 7 y no sale nada',
    code: `${PANDAS}df = pd.DataFrame({"id": ["7", "8"], "v": [1, 2]})\nprint(df[df["id"] == 7])`,
  },
]
