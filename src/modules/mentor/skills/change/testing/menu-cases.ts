import type { ChangeCase } from './change-cases'

const LIST =
  'tareas = []\nwhile True:\n    print("1. Añadir")\n    print("2. Ver")\n    print("3. Salir")\n    op = input()\n    if op == "1":\n        tareas.append(input())\n    elif op == "2":\n        for t in tareas:\n            print(t)\n    elif op == "3":\n        break\n'
const BOOK =
  'agenda = {}\nwhile True:\n    op = input("1 añadir 2 buscar 3 salir: ")\n    if op == "1":\n        nombre = input()\n        telefono = input()\n        agenda[nombre] = telefono\n    elif op == "2":\n        nombre = input()\n        print(agenda[nombre])\n    elif op == "3":\n        break\n'
const STOCK =
  'stock = {"pan": 10}\n\n\ndef vender():\n    p = input()\n    c = int(input())\n    stock[p] -= c\n\n\nwhile True:\n    op = input("a) ver b) vender c) salir: ")\n    if op == "a":\n        print(stock)\n    elif op == "b":\n        vender()\n    elif op == "c":\n        break\n'

/** Options of a menu that are added, go, are renumbered or do more, and data that stay. */
export const MENU_CASES: readonly ChangeCase[] = [
  {
    says: 'ponle borrar tarea, que sea la opción 3 y salir pasa a ser la 4',
    code: LIST,
    typed: ['1', 'leer', '3', 'leer', '2', '4'],
    holds: /"3\. Borrar"\)\n {4}print\("4\. Salir"\)[\s\S]*op == "4":\n {8}break/,
  },
  {
    says: 'y que al ver las tareas ponga al final Quedan N tareas, y no deje añadir tareas repetidas',
    code: LIST,
    typed: ['1', 'leer', '1', 'leer', '2', '3'],
    holds: /if nuevo in tareas:[\s\S]*print\(f"Quedan \{len\(tareas\)\} tareas"\)/,
  },
  {
    says: 'quita la opción de ver y renumera',
    code: LIST,
    typed: ['1', 'leer', '2'],
    holds: /print\("2\. Salir"\)[\s\S]*op == "2":\n {8}break/,
    lacks: /Ver/,
  },
  {
    says: 'y al añadir, si el nombre ya existe, que pregunte si sobreescribir (s/n) antes de pedir el telefono. si dice n que vuelva al menu',
    code: BOOK,
    typed: ['1', 'ana', '600', '1', 'ana', 'n', '2', 'ana', '3'],
    prints: 'No se ha cambiado nada.\n600\n',
  },
  {
    says: 'se pierde todo al cerrar, guardalo en un archivo json para q no se pierdan los datos',
    code: BOOK,
    typed: ['1', 'ana', '600', '3'],
    holds:
      /def cargar\(\):\n {4}if not ARCHIVO\.exists\(\):[\s\S]*agenda = cargar\(\)[\s\S]*agenda\[nombre\] = telefono\n {8}guardar\(\)/,
  },
  {
    says: 'al vender, si el producto no existe que diga No lo tenemos y si no hay bastante que diga No queda tanto',
    code: STOCK,
    typed: ['b', 'sal', 'b', 'pan', '20', 'b', 'pan', '4', 'a', 'c'],
    prints: "No lo tenemos\nNo queda tanto\n{'pan': 6}\n",
  },
  {
    says: 'si meto otra letra no dice nada, pon q avise de que la opcion no es valida',
    code: STOCK,
    typed: ['x', 'c'],
    prints: 'La opción no es válida.\n',
  },
]
