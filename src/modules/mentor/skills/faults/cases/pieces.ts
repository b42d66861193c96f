import type { FaultCase } from './question'

const TABLE = 'import pandas as pd\n\ndf = pd.DataFrame({"n": ["a", "b"], "v": [1, 2], "t": ["9", "10"]})\n'

/** Lists, texts, patterns and tables whose parts are taken otherwise than meant. */
export const PIECE_CASES: FaultCase[] = [
  {
    kind: 'list-within-list',
    says: 'me sale una lista dentro de otra',
    code: 'a = [1]\na.append([2, 3])\nprint(a)',
    prints: '[1, 2, 3]\n',
  },
  {
    kind: 'text-taken-apart',
    says: 'me separa las letras',
    code: 'a = ["x"]\na.extend("hola")\nprint(a)',
    prints: "['x', 'hola']\n",
  },
  {
    kind: 'text-with-comma-looked-in',
    says: 'dice que el 1 está y no está',
    code: 'ids = "10,20,31"\nprint("1" in ids)',
    prints: 'False\n',
  },
  {
    kind: 'position-for-value',
    says: 'me borra otro elemento',
    code: 'l = [5, 1, 9]\ndel l[1]\nl = [1, 5, 9]\ndel l[1]\nprint(l)',
  },
  {
    kind: 'only-first-removed',
    says: 'solo quita un 3',
    code: 'l = [3, 1, 3]\nl.remove(3)\nprint(l)',
    prints: '[1]\n',
  },
  {
    kind: 'last-in-queue-first',
    says: 'sale el último y tiene que ser el primero',
    code: 'cola = ["a", "b"]\nprint(cola.pop())',
    prints: 'a\n',
  },
  {
    kind: 'set-forgets-order',
    says: 'me salen en otro orden',
    code: 'l = ["c", "a", "c"]\nprint(list(set(l)))',
    prints: "['c', 'a']\n",
  },
  { kind: 'parentheses-are-no-tuple', says: 'me dice 4 y hay uno', code: 't = ("hola")\nprint(len(t))', prints: '1\n' },
  {
    kind: 'best-key-by-name',
    says: 'me dice Zoe y la mejor es Ana',
    code: 'n = {"Ana": 9, "Zoe": 3}\nprint(max(n))',
    prints: 'Ana\n',
  },
  {
    kind: 'default-value-lost',
    says: 'el contador se queda vacío',
    code: 'c = {}\nfor x in "aab":\n    c.get(x, 0) + 1\nprint(c)',
    prints: "{'a': 2, 'b': 1}\n",
  },
  {
    kind: 'value-without-its-name',
    says: 'me da el máximo y quiero el nombre',
    code: 'n = {"Ana": 7, "Luis": 9}\nprint(max(n.values()))',
    prints: 'Luis\n',
  },
  {
    kind: 'keys-without-values',
    says: 'se salta las notas, solo salen los nombres',
    code: 'n = {"Ana": 7}\nfor x in n:\n    print(x)',
    prints: 'Ana 7\n',
  },
  {
    kind: 'order-by-first-of-each',
    says: 'me ordena por nombre y quiero por nota',
    code: 'al = [("Ana", 5), ("Zoe", 9)]\nprint(sorted(al))',
    prints: "[('Zoe', 9), ('Ana', 5)]\n",
  },
  {
    kind: 'separator-is-not-there',
    says: 'sale una lista con todo junto',
    code: 't = "hola que tal"\nprint(t.split(","))',
    prints: "['hola', 'que', 'tal']\n",
  },
  {
    kind: 'letters-for-words',
    says: 'cuenta mal',
    code: 't = "hola que tal"\nn = 0\nfor palabra in t:\n    n += 1\nprint(n)',
    prints: '3\n',
  },
  {
    kind: 'blank-at-the-edge',
    says: 'dice que no es igual',
    code: 'clave = "sol "\nprint(clave == "sol")',
    prints: 'True\n',
  },
  {
    kind: 'same-but-for-case',
    says: 'me sale None',
    code: 'p = {"Pan": 1}\nq = "pan"\nprint(p.get(q))',
    prints: '1\n',
  },
  { kind: 'braces-not-filled', says: 'salen las llaves', code: 't = "Total: {}"\nprint(t, 5)', prints: 'Total: 5\n' },
  {
    kind: 'blank-between-parts',
    says: 'me sale un espacio antes del punto',
    code: 'n = 5\nprint("Total:", n, ".")',
    prints: 'Total: 5.\n',
  },
  {
    kind: 'json-text-walked',
    says: 'sale letra a letra',
    code: 'import json\n\nd = json.dumps(["ab"])\nfor x in d:\n    print(x)',
    prints: 'ab\n',
  },
  {
    kind: 'module-name-taken',
    says: 'dice que no tiene randint',
    code: 'import random\n\nrandom = 5\nprint(random.randint(1, 2))',
  },
  {
    kind: 'pattern-without-r',
    says: 'no encuentra nada',
    code: 'import re\n\nprint(re.findall("\\bsol\\b", "sol"))',
    prints: "['sol']\n",
  },
  {
    kind: 'dot-is-any-sign',
    says: 'me da también 125',
    code: 'import re\n\nprint(re.findall("1.5", "1.5 125"))',
    prints: "['1.5']\n",
  },
  {
    kind: 'takes-as-much-as-it-can',
    says: 'llega hasta el último',
    code: 'import re\n\nprint(re.findall("<.*>", "<a><b>"))',
    prints: "['<a>', '<b>']\n",
  },
  {
    kind: 'match-looks-at-start',
    says: 'no encuentra la palabra',
    code: 'import re\n\nprint(bool(re.match("mundo", "hola mundo")))',
    prints: 'True\n',
  },
  {
    kind: 'findall-gives-the-group',
    says: 'solo sale el primero',
    code: 'import re\n\nprint(re.findall(r"(\\d+)-\\d+", "12-34"))',
    prints: "['12-34']\n",
  },
  {
    kind: 'row-is-a-copy',
    says: 'las filas no cambian',
    code: `${TABLE}for i, fila in df.iterrows():\n    fila["v"] = 0\nprint(df)`,
  },
  {
    kind: 'part-of-table-changed',
    says: 'la columna se queda igual',
    code: `${TABLE}df[df["v"] > 1]["n"] = "z"\nprint(df)`,
  },
  {
    kind: 'labels-after-filter',
    says: 'me sale el orden de antes',
    code: `${TABLE}df = df.sort_values("v")\nfor i in range(len(df)):\n    print(df.loc[i, "n"])`,
  },
  {
    kind: 'old-index-kept-as-column',
    says: 'me sale una columna nueva',
    code: `${TABLE}df = df.sort_values("v").reset_index()\nprint(df)`,
  },
  {
    kind: 'second-name-for-table',
    says: 'también cambia la otra',
    code: `${TABLE}otro = df\notro["v"] = 0\nprint(df)`,
  },
  { kind: 'groups-not-summed-up', says: 'sale algo raro, object at 0x', code: `${TABLE}print(df.groupby("n"))` },
  { kind: 'column-of-texts', says: 'ordena mal', code: `${TABLE}print(df.sort_values("t"))` },
  {
    kind: 'columns-in-one',
    says: 'sale todo en la misma columna',
    code: 'import pandas as pd\n\ndf = pd.read_csv("v.csv")\nprint(df["a;b"])',
  },
  { kind: 'figure-never-shown', says: 'no sale nada', code: 'import matplotlib.pyplot as plt\n\nplt.plot([1, 2])' },
  {
    kind: 'line-ends-doubled',
    says: 'salen líneas en blanco',
    code: 'with open("n.txt") as f:\n    for linea in f:\n        print(linea)',
  },
  {
    kind: 'file-opened-for-nothing',
    says: 'no me guarda los datos',
    code: 'datos = ["a"]\nwith open("s.txt", "w") as f:\n    pass\nprint(datos)',
  },
]
