import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** The answer to the last of some messages, each of which was answered. */
async function answerTo(...questions: string[]): Promise<string> {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    const { markdown } = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: markdown })
  }
  return turns.at(-1)?.content ?? ''
}

const SUM = 'total = 0\nfor p in [4, 6]:\n    total += p\nprint(total)'
const TABLE =
  'm = [[1, 2, 3], [4, 5, 6]]\nfor i in range(len(m)):\n    for j in range(len(m[0])):\n        print(m[i][j])'
const TOP =
  'v = {"Ana": 3, "Leo": 9, "Sol": 5}\ntop = sorted(v.items(), key=lambda x: x[1], reverse=True)[:2]\nprint(top)'
const DICE = 'import random\nrandom.seed(7)\nprint(random.randint(1, 6))'
const SEARCH = 'for n in [3, 5]:\n    if n == 4:\n        print("si")\n        break\nelse:\n    print("no")'

const QUERY =
  'cur.execute("""SELECT zona, SUM(kg) FROM pesca WHERE anio = ?\n  GROUP BY zona HAVING SUM(kg) > 500 ORDER BY 2 DESC""", (2025,))'
const SHIP =
  'class Nave(pygame.sprite.Sprite):\n    def __init__(self):\n        super().__init__()\n        self.vida = 3'

describe('all that a question points at is told, in its order', () => {
  it.each([
    [
      'a word of the query that is sent',
      [`${QUERY}\n\n¿qué hace el having?`],
      ['filtra **grupos**', '`WHERE anio = ?`'],
    ],
    [
      'a column by its number',
      [`${QUERY}\n\n¿qué es el order by 2?`],
      ['**puesto**', '`SUM(kg)`', '**mayor a menor**'],
    ],
    [
      'who calls what is handed over',
      ['@bot.command()\nasync def dado(ctx):\n    pass\n\n¿quién llama a dado si nadie lo llama?'],
      ['**registra**', '`bot` se la apunta'],
    ],
    [
      'who calls a special method',
      ['class P:\n    def __str__(self):\n        return "x"\n\nprint(P())\n\n¿quién llama a __str__?'],
      ['lo llama **Python**', '`print(objeto)`'],
    ],
    [
      'what sets yield apart from return',
      ['def f(xs):\n    for x in xs:\n        yield x\n\n¿en qué se diferencia yield de return?'],
      ['**en pausa**', '`f` acabaría en el primero'],
    ],
    [
      'what is missing without it',
      [`${SHIP}\n\nque es super().__init__() y que pasa si no lo pongo`],
      ['`__init__` de `pygame.sprite.Sprite`', 'Sin `super`'],
    ],
    [
      'a number that is taken away and put back',
      ['c = chr((ord(x) - 97 + 3) % 26 + 97)\n\n¿de dónde sale el -97 y el +97?'],
      ['código** de la letra `a`', '**minúsculas**'],
    ],
    [
      'the loops that stand in brackets',
      ['p = [x for f in m for x in f]\n\nlo de los dos for, ¿cuál va primero?'],
      ['primero `for f in m`'],
    ],
    ['two names of one table', [TABLE, 'que es i y que es j?'], ['**fila**', '**columna**']],
    [
      'names that are short words, too',
      ['d = {"pan": 1}\nfor k, v in d.items():\n    print(k, v)', 'que es k y que es v?'],
      ['**clave**', '**valor**'],
    ],
    ['two pieces of code', [TABLE, 'por q uno es len(m) y el otro len(m[0])'], ['vale `2`', 'vale `3`']],
    ['a lambda and a cut', [TOP, 'y lo del lambda x: x[1] y el [:2]?'], ['función sin nombre', '**2 primeros**']],
    ['a pair by its place', [TOP, 'q es x[1] ahi'], ['posición', '`1`']],
    ['a sign by its name', [SUM, 'y lo del mas igual?'], ['**añade** `p`']],
    ['a number and why it is one', [DICE, 'y por que 7? da igual?'], ['**semilla**', 'da igual']],
    ['what it is not', [DICE, 'el 6 puede salir? con range(1, 6) no salia'], ['**incluido**', '**no incluye**']],
    [
      'brackets in brackets',
      ['df.loc[df["n"] < 3, ["a", "b"]]\n\npor q hay corchetes dentro de corchetes'],
      ['**filas**'],
    ],
    ['an argument of a piece', ['print("a,b".split(",", 1))\n\npara que es el 1?'], ['cuántos cortes']],
    [
      'a text and what is cut of it',
      ['"20-123-6".replace("-", "")[2:5]\n\npor que 2:5'],
      ["`'201236'`", '**3** en total'],
    ],
  ])('%s', async (_what, questions, told) => {
    const answer = await answerTo(...questions)
    for (const text of told) expect(answer).toContain(text)
  })
})

describe('the library tells what a name, an argument or a difference is there for', () => {
  const TREE = "from tkinter import *\nv = Tk()\nc = Entry(v, show='*')\nc.pack()\nprint(c.get())\nv.mainloop()"
  const WEB =
    "import requests\nfrom bs4 import BeautifulSoup\ns = BeautifulSoup(requests.get(u).text)\nprint(s.find('a'))"
  const DATES = "from datetime import datetime\nd = datetime.strptime('3/5/2024', '%d/%m/%Y')\nprint(d.strftime('%Y'))"
  it.each([
    ['what an argument is for, by its name', [TREE, "qué hace el show='*'"], ['en lugar de cada letra']],
    ['a method by what the program uses', [TREE, 'y c.get() qué hace'], ['hay escrito o elegido en `c`']],
    ['what would be without it', [TREE, 'v.mainloop() hace falta?'], ['Sin `.mainloop()`, la ventana se cerraría']],
    ['a method of another module', [WEB, 'qué es el find'], ['**la primera** etiqueta']],
    ['a call of a module as no dictionary', [WEB, 'explícame requests.get(u)'], ['**pide** la página']],
    [
      'two of the program beside each other',
      [DATES, 'en qué se diferencian strptime y strftime'],
      ['de texto a fecha (*parse*)'],
    ],
    ['what a module holds', ['import sys\nprint(sys.argv[1])', 'qué es sys.argv[1]'], ['al **llamar al programa**']],
    [
      'what is cut off by what it is given',
      ["t = 'a.txt'\nprint(t.rstrip('\\n'))", "por qué t.rstrip('\\n') y no strip"],
      ['del **final** los caracteres', '`strip`, por los dos lados'],
    ],
  ])('%s', async (_what, questions, told) => {
    const answer = await answerTo(questions.toReversed().join('\n\n'))
    for (const text of told) expect(answer).toContain(text)
  })

  it('reads no difference into what stands between quotes', async () => {
    const code = "import tkinter as tk\nv = tk.Tk()\nv.bind('<Return>', print)\nprint(1)"
    expect(await answerTo(`que hace bind('<Return>', print)\n\n${code}`)).not.toContain('lo **entrega**')
  })
})

describe('facts of the run are told by the run', () => {
  const WHILE = 'x = 10\nwhile x > 0:\n    print(x)\n    x = x - 3\nprint("fin")\n\nque imprime'
  const PAIRS = 'numeros = [4, 9]\npares = [n for n in numeros if n % 2 == 0]\nprint(pares)\n\nque hace'
  const MARK =
    'def f(nota):\n    if nota >= 9:\n        return "A"\n    elif nota >= 5:\n        return "B"\n    return "C"\n\nprint(f(7))\n\nexplicame'
  it.each([
    [WHILE, 'cuantas vueltas da', 'da **4 vueltas**'],
    [WHILE, 'y cuanto vale x al final', 'vale `-2`'],
    [`${SUM}\n\nque hace`, 'cuanto vale total en la segunda vuelta', 'vale `10`'],
    [PAIRS, 'que tipo de dato es pares', 'una lista (`list`)'],
    [PAIRS, 'pares es una tupla?', 'No: `pares` es una lista'],
    [PAIRS, 'cuantos elementos tiene pares', 'tiene **1**'],
    [PAIRS, 'cambia la lista numeros?', 'No: `numeros` no cambia'],
    [MARK, 'por que devuelve B con 7', '`nota >= 9` no se cumple, `nota >= 5` **sí** se cumple'],
  ])('%j: «%s»', async (code, question, told) => {
    expect(await answerTo(code, question)).toContain(told)
  })
})

describe('reasons come from what the program does', () => {
  it.each([
    ['a line outside of the loop', [SUM, 'por que total = 0 va fuera del for?'], ['una sola vez', '10', '6']],
    [
      'what was left out',
      ['n = {"Eva": 7, "Leo": 4}\nprint([k for k, x in n.items() if x >= 5])\n\npor q no sale Leo?'],
      ['`4 >= 5` es `False`'],
    ],
    ['the else of a loop', [`${SEARCH}\n\nese else esta mal puesto no?`], ['**es del bucle**']],
    [
      'a loop without an end',
      ['while True:\n    x = input()\n    if x == "":\n        break\n\nno es infinito?'],
      ['`break` de la línea 4'],
    ],
    ['two names of one list', ['a = [1]\nb = a\nb.append(2)\nprint(a)\n\npor que cambia a si yo toque b'], ['copia']],
    ['a value, by what comes to it', ['>>> -7 // 2\n-4\n\npor que -4 y no -3'], ['-3,5']],
    [
      'a text, by its block',
      ['try:\n    print("A")\nfinally:\n    print("C")\n\npor que sale la C'],
      ['pase lo que pase'],
    ],
    [
      'the first to compare with',
      [
        'n = [5, 8]\nmayor = n[0]\nfor x in n:\n    if x > mayor:\n        mayor = x\nprint(mayor)',
        'por que mayor empieza en n[0] y no en 0?',
      ],
      ['esté entre los datos'],
    ],
    [
      'a call without what it needs',
      ['def f(a):\n    return a\n\nprint(f(1))', 'y si lo llamo sin argumentos?'],
      ['TypeError'],
    ],
  ])('%s', async (_what, questions, told) => {
    const answer = await answerTo(...questions)
    for (const text of told) expect(answer).toContain(text)
  })

  it('claims no output of a piece that lacks its data', async () => {
    const answer = await answerTo(
      's = 0\nfor n in notas:\n    s += n\nprint(s)\n\nno entiendo por que el s = 0 esta fuera del for',
    )
    expect(answer).toContain('una sola vez')
    expect(answer).not.toContain('imprimiría')
  })
})
