import type { FaultCase } from './question'

/** Faults that the complaint, or the rows that come with it, make plain. */
export const TOLD_CASES: FaultCase[] = [
  {
    kind: 'comma-within-a-sum',
    says: 'mi tienda: el precio con iva me sale (1000, 21) y tiene que salir 1210',
    code: 'precio = 1000\ntotal = precio * 1,21\nprint(total)',
    prints: '1210.0\n',
  },
  {
    kind: 'decimals-kept-in-binary',
    says: 'round(2.675, 2) me da 2.67 y en la calculadora 2.68',
    code: 'precio = 2.675\nprint(round(precio, 2))',
    prints: '2.68\n',
  },
  {
    kind: 'decimals-shown-in-full',
    says: 'me sale 0.30000000000000004',
    code: 'a = 0.1\nb = 0.2\nprint(a + b)',
    prints: '0.3\n',
  },
  {
    kind: 'angle-shown-in-radians',
    says: 'quiero el angulo en grados y me sale 0.78, tendria que dar 45',
    code: 'import math\nprint(math.atan(1))',
    prints: '45.0\n',
  },
  {
    kind: 'semicolons-not-told',
    says: 'me da \nal coger la segunda columna\nel archivo es',
    code: 'import csv\nwith open("gente.csv") as f:\n    for fila in csv.reader(f):\n        print(fila[1])',
    data: 'nombre;edad\nAna;30\nLuis;22',
  },
  {
    kind: 'blank-rows-written',
    says: 'en excel me sale una linea en blanco entre cada fila',
    code: 'import csv\ndatos = [["Ana", 3], ["Luis", 4]]\nwith open("out.csv", "w") as f:\n    w = csv.writer(f)\n    for d in datos:\n        w.writerow(d)',
  },
  {
    kind: 'mark-before-first-name',
    says: "pero la columna se llama nombre, al imprimir las claves sale '\\ufeffnombre'",
    code: 'import csv\nwith open("clientes.csv", encoding="utf-8") as f:\n    for fila in csv.DictReader(f):\n        print(fila["nombre"])',
  },
  {
    kind: 'letters-read-otherwise',
    says: 'las eñes y los acentos salen raros, pone JosÃ© en vez de José',
    code: 'with open("nombres.txt") as f:\n    for linea in f:\n        print(linea.strip())',
  },
  {
    kind: 'entry-replaced-each-time',
    says: 'ana vendió 5 y 7 y solo me sale 7',
    code: 'ventas = [["ana", 5], ["luis", 3], ["ana", 7]]\ntot = {}\nfor v in ventas:\n    tot[v[0]] = v[1]\nprint("ana", tot["ana"])',
    prints: 'ana 12\n',
  },
  {
    kind: 'count-begun-anew',
    says: 'banana tiene 3 a y me sale 0 o 1',
    code: 'c = {}\nfor l in "banana":\n    c[l] = 0\n    c[l] += 1\nprint(c)',
    prints: "{'b': 1, 'a': 3, 'n': 2}\n",
  },
  {
    kind: 'typed-numbers-compared',
    says: 'meto 9 y 10 y me dice que 9 es mayor',
    code: 'a = input("a: ")\nb = input("b: ")\nif a > b:\n    print("a es mayor")\nelse:\n    print("b es mayor")',
  },
  {
    kind: 'fields-ordered-as-texts',
    says: 'dice que el mas caro es 95 y hay uno de 120',
    code: 'import json\ndatos = json.loads(\'[{"n": "taza", "p": "95"}, {"n": "plato", "p": "120"}]\')\ncaro = max(datos, key=lambda d: d["p"])\nprint(caro["n"], caro["p"])',
    prints: 'plato 120\n',
  },
  {
    kind: 'part-of-another-length',
    says: 'quiero las 3 primeras letras y salen 2',
    code: 's = "abcdef"\nprint(s[0:2])',
    prints: 'abc\n',
  },
  {
    kind: 'stops-at-first-hit',
    says: 'solo me imprime el primer par y quiero todos',
    code: 'for n in [1, 2, 4, 6]:\n    if n % 2 == 0:\n        print(n)\n        break',
    prints: '2\n4\n6\n',
  },
  {
    kind: 'flag-reset-in-loop',
    says: 'dice que no hay repetidos y hay',
    code: 'l = [1, 2, 1, 3]\nfor i in range(len(l)):\n    repetido = False\n    if l.count(l[i]) > 1:\n        repetido = True\nprint(repetido)',
    prints: 'True\n',
  },
  {
    kind: 'walks-letters-not-words',
    says: 'me cuenta las letras y quiero las palabras',
    code: 'frase = "hola que tal"\nn = 0\nfor p in frase:\n    n += 1\nprint(n)',
    prints: '3\n',
  },
  {
    kind: 'month-taken-for-day',
    says: 'es 5 de octubre y me dice que el mes es 5',
    code: 'from datetime import datetime\nf = datetime.strptime("05/10/2024", "%m/%d/%Y")\nprint(f.month)',
    prints: '10\n',
  },
  {
    kind: 'difference-with-its-clock',
    says: 'quiero solo los dias y me sale 30 days, 0:00:00',
    code: 'from datetime import date\nprint(date(2024, 5, 31) - date(2024, 5, 1))',
    prints: '30\n',
  },
  {
    kind: 'file-emptied-each-run',
    says: 'solo se guarda la ultima nota, se borra lo de antes',
    code: 'nota = input("nota: ")\nwith open("notas.txt", "w") as f:\n    f.write(nota + "\\n")',
  },
  {
    kind: 'chance-misses-end',
    says: 'el dado a veces da 0 y nunca 6',
    code: 'import random\nprint(random.randint(0, 5))',
  },
  {
    kind: 'seed-always-the-same',
    says: 'siempre me salen los mismos numeros',
    code: 'import random\nrandom.seed(1)\nprint(random.randint(1, 100))',
  },
  {
    kind: 'method-shown-not-called',
    says: 'no imprime el area sale bound method',
    code: 'class C:\n    def area(self):\n        return 4\nprint(C().area)',
    prints: '4\n',
  },
  {
    kind: 'pattern-takes-to-the-last',
    says: 'me coge desde la primera etiqueta hasta la ultima',
    code: 'import re\nprint(re.findall("<b>.*</b>", "<b>uno</b> y <b>dos</b>"))',
    prints: "['<b>uno</b>', '<b>dos</b>']\n",
  },
  {
    kind: 'rows-never-committed',
    says: 'al volver a abrir el programa no hay datos',
    code: 'import sqlite3\ncon = sqlite3.connect("t.db")\ncon.execute("create table if not exists c (n text)")\ncon.execute("insert into c values (\'Ana\')")\ncon.close()',
  },
]
