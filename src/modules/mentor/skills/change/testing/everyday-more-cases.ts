import type { ChangeCase } from './change-cases'

/** Further small wishes of the same kind. */
export const EVERYDAY_MORE_CASES: readonly ChangeCase[] = [
  {
    says: 'no debe perdonar mayusculas',
    code: "clave = input('Clave: ').strip().lower()\nprint(clave == 'sol')\n",
    typed: ['SOL'],
    prints: 'False\n',
  },
  { says: 'sin los ceros delante', code: "print(f'foto_{7:03d}')\n", prints: 'foto_7\n' },
  {
    says: 'que diga: ¿De cuántos caracteres?',
    code: "n = int(input('¿Cuántos? '))\nprint('x' * n)\n",
    typed: ['2'],
    prints: 'xx\n',
    holds: /¿De cuántos caracteres\? /,
  },
  {
    says: 'hazlo con for',
    code: "nota1 = float(input('Nota 1: '))\nnota2 = float(input('Nota 2: '))\nnota3 = float(input('Nota 3: '))\nmedia = (nota1 + nota2 + nota3) / 3\nprint(media)\n",
    typed: ['4', '5', '6'],
    prints: '5.0\n',
    holds: /range\(1, 4\)/,
  },
  {
    says: 'y que lo guarde',
    code: "stock = {}\nprecios = {}\nwhile True:\n    p = input('Producto: ')\n    if p == 'fin':\n        break\n    stock[p] = 1\n    precios[p] = 2\nprint(stock)\n",
    typed: ['pan', 'fin'],
    prints: "{'pan': 1}\n",
    append:
      "import json as j\nassert j.load(open('datos.json')) == {'stock': {'pan': 1}, 'precios': {'pan': 2}}\nimport os\nos.remove('datos.json')",
  },
  {
    says: 'que también pida un símbolo',
    code: "c = 'hola'\nfallos = []\nif len(c) < 3:\n    fallos.append('letras')\nif not any(letra.isdigit() for letra in c):\n    fallos.append('un número')\nif not any(letra.isupper() for letra in c):\n    fallos.append('una mayúscula')\nprint(fallos)\n",
    prints: "['un número', 'una mayúscula', 'un símbolo']\n",
  },
  {
    says: 'y que muestre solo los 2 primeros',
    code: "d = {}\nfor w in 'a b b c c c'.split():\n    d[w] = d.get(w, 0) + 1\nfor w, n in sorted(d.items(), key=lambda par: par[1], reverse=True):\n    print(w, n)\n",
    prints: 'c 3\nb 2\n',
  },
  {
    says: 'que diga cuántas llevo acertadas',
    code: "aciertos = 0\nfor n in [1, 2]:\n    if n == 2:\n        aciertos += 1\nprint('Fin')\n",
    prints: 'Llevas 0.\nLlevas 1.\nFin\n',
  },
  {
    says: 'y si acierto las 2 que diga perfecto',
    code: "aciertos = 0\nfor n in [1, 2]:\n    aciertos += 1\nprint('Has acertado', aciertos)\n",
    prints: 'Has acertado 2\n¡Perfecto!\n',
  },
  { says: 'solo los que aprueban con 6', code: 'for n in [5, 7]:\n    print(n)\n', prints: '7\n' },
  {
    says: 'y que la media salga con un decimal',
    code: "n = [5, 6, 6]\nprint(f'Media: {sum(n) / len(n):.2f}')\n",
    prints: 'Media: 5.7\n',
  },
  {
    says: 'que cuente también las consonantes',
    code: "vocales = 0\nfor c in 'un sol':\n    if c in 'aeiou':\n        vocales += 1\nprint('Vocales:', vocales)\n",
    prints: 'Vocales: 2\nConsonantes: 3\n',
  },
  {
    says: 'quita el agua',
    code: "gastos = [('luz', 4), ('agua', 2), ('gas', 1)]\nprint(sum(g for _, g in gastos))\n",
    prints: '5\n',
  },
  {
    says: 'que diga cuánto me queda',
    code: "saldo = 9\nwhile saldo > 0:\n    gasto = float(input('Gasto: '))\n    saldo -= gasto\n",
    typed: ['4', '5'],
    prints: 'Te queda 5.0.\nTe queda 0.0.\n',
  },
  {
    says: 'que el límite sea 50',
    code: "p = 60\nif p > 100:\n    print('Caro')\nelse:\n    print('Bien')\n",
    prints: 'Caro\n',
  },
  {
    says: 'que el límite lo ponga yo',
    code: 'for n in [3, 8]:\n    if n > 5:\n        print(n)\n',
    typed: ['1'],
    prints: '3\n8\n',
  },
  {
    says: 'que diga también cuánto se pasa',
    code: "p = 60\nif p > 50:\n    print('Caro')\nelse:\n    print('Bien')\n",
    prints: 'Caro\nSe pasa en 10.\n',
  },
  {
    says: 'que diga despegue al final',
    code: "for n in [2, 1]:\n    print(n)\nprint('¡Ya!')\n",
    prints: '2\n1\nDespegue\n',
  },
  {
    says: 'que los saque uno por línea',
    code: "notas = []\nfor n in '57':\n    notas.append(int(n))\nprint(notas)\n",
    prints: '5\n7\n',
  },
  {
    says: 'y el más caro',
    code: "cesta = {}\nfor p in ['pan 2', 'té 3']:\n    nombre, precio = p.split()\n    cesta[nombre] = float(precio)\nprint(len(cesta))\n",
    prints: '2\nMás caro: té (3.0)\n',
  },
  { says: 'y que diga la hora', code: "print('Hola')\n", holds: /%H:%M/ },
  {
    says: 'que empiece en 5',
    code: 'SEGUNDOS = 7\nfor n in range(SEGUNDOS, 3, -1):\n    print(n)\n',
    prints: '5\n4\n',
  },
  {
    says: 'y si quiero que vaya de 2 en 2?',
    code: 'INICIO = 1\nFIN = 5\nPASO = 1\nn = INICIO\nwhile n <= FIN:\n    print(n)\n    n += PASO\n',
    prints: '1\n3\n5\n',
  },
  {
    says: 'y que al final diga la suma',
    code: 'n = 1\nwhile n <= 3:\n    print(n)\n    n += 1\n',
    prints: '1\n2\n3\nTotal: 6\n',
  },
  {
    says: 'y el total de sueldos al final',
    code: "while True:\n    n = input('Nombre: ')\n    if n == 'fin':\n        break\n    sueldo = len(n) * 2\n    print(f'{n}: {sueldo:.1f}')\n",
    typed: ['Ana', 'Leo', 'fin'],
    prints: 'Ana: 6.0\nLeo: 6.0\nTotal: 12.0\n',
  },
  {
    says: 'ahora que haga todas las tablas del 1 al 2',
    code: "n = int(input('Número: '))\nfor i in range(1, 3):\n    print(n * i)\n",
    prints: '1\n2\n2\n4\n',
  },
  {
    says: 'y que los muestre ordenados por nombre',
    code: "lista = []\nfor p in ['té', 'pan']:\n    lista.append(p)\nfor n, p in enumerate(lista, start=1):\n    print(n, p)\n",
    prints: '1 pan\n2 té\n',
  },
  {
    says: 'y que diga también en qué año nací',
    code: "edad = int(input('Edad: '))\nprint(edad)\n",
    typed: ['9'],
    holds: /date\.today\(\)\.year - edad/,
  },
  {
    says: 'y solo las jpg',
    code: "from pathlib import Path\nprint(len(list(Path('nada').iterdir() if Path('nada').exists() else [])))\n",
    holds: /glob\('\*\.jpg'\)/,
  },
  {
    says: 'y que guarde también la fecha',
    code: "with open('g.txt', 'w') as f:\n    a, b = 'x', 2\n    f.write(f'{a};{b}\\n')\n",
    holds: /\{b\};\{date\.today\(\)\}\\n/,
    append: "import os\nos.remove('g.txt')",
  },
  {
    says: 'separados por comas',
    code: "print('Son:')\nfor n in range(1, 10):\n    if n % 3 == 0:\n        print(n)\n",
    prints: 'Son:\n3, 6, 9\n',
  },
  {
    says: 'que sean 2',
    code: "pesos = []\nfor i in range(4):\n    pesos.append(float(input('Peso: ')))\nprint(sum(pesos))\n",
    typed: ['1', '2'],
    prints: '3.0\n',
  },
  {
    says: 'que el máximo sea 50',
    code: 'import random\nprint(random.randint(1, 10) > 0)\n',
    holds: /randint\(1, 50\)/,
  },
  {
    says: 'solo los aprobados',
    code: "nombres = ['Ana', 'Leo']\nnotas = [7, 4]\nfor i in range(len(notas)):\n    print(nombres[i], notas[i])\n",
    prints: 'Ana 7\n',
  },
  {
    says: 'y al final diga game over si pierdo',
    code: "vidas = 2\nwhile vidas > 0:\n    r = input('? ')\n    if r == 'Lima':\n        print('Bien')\n        break\n    vidas -= 1\n",
    typed: ['x', 'y'],
    prints: 'Game over\n',
  },
  {
    says: 'y que diga cuántos pares',
    code: "for n in [2, 3, 4]:\n    if n % 2 == 0:\n        print(n, 'es par')\n    else:\n        print(n, 'es impar')\n",
    prints: '2 es par\n3 es impar\n4 es par\nPares: 2\n',
  },
  {
    says: 'y que no diga los impares',
    code: "for n in [2, 3, 4]:\n    if n % 2 == 0:\n        print(n, 'es par')\n    else:\n        print(n, 'es impar')\n",
    prints: '2 es par\n4 es par\n',
  },
]
