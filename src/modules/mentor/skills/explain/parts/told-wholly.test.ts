import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../../follow-up/testing/last-answer'

const EUCLID = 'while b:\n    a, b = b, a % b\nprint(a)'

describe('the values that the words give are put before a piece of a program', () => {
  it.each([
    [`esto q da con a=48 y b=36 y q algoritmo es\n\n${EUCLID}`, '```text\n12\n```'],
    [
      'for i in range(10, 0, -3):\n    if i == 4:\n        continue\n    total += i\nprint(total)\n\nque imprime? total empieza en 0, dime cuanto acaba',
      '```text\n18\n```',
    ],
    [
      'que devuelve esto con la lista [3, 9, 2]?\n\nm = nums[0]\nfor n in nums:\n    if n > m:\n        m = n\nprint(m)',
      '```text\n9\n```',
    ],
    ['que hace esto\n[n ** 2 for n in nums if n % 2]\nsi nums = [1, 2, 3]', 'da `[1, 9]`'],
  ])('%s', async (message, shown) => {
    const { markdown } = await lastAnswer(message)
    expect(markdown).toContain(shown)
  })
})

describe('several statements in one line', () => {
  it('are told one by one, as a console shows them', async () => {
    const { markdown } = await lastAnswer('que da cada cosa y por que: s = "reconocer"  s[::-1]  s[1:4]  s[::2]')
    for (const value of ["'reconocer'", "'eco'", "'rcncr'"]) expect(markdown).toContain(`da \`${value}\``)
  })

  it('are read as a program, too', async () => {
    const { markdown } = await lastAnswer('me dices q imprime: x = 5 y = x + 2 print(x, y)')
    expect(markdown).toContain('```text\n5 7\n```')
  })
})

describe('several results are set against each other', () => {
  it('each print with what it shows and why', async () => {
    const { markdown } = await lastAnswer(
      'por que esto imprime True y luego False?? no deberian ser iguales\n\nx = [1, 2]\ny = [1, 2]\nprint(x == y)\nprint(x is y)',
    )
    expect(markdown).toContain('`print(x == y)` muestra `True`')
    expect(markdown).toContain('**dos objetos distintos**')
  })

  it('sets by what is in them', async () => {
    const { markdown } = await lastAnswer(
      'para que sirve cada simbolo y que da cada print?\n\nyo = {"rock", "tango", "cumbia", "salsa"}\nvos = {"rock", "trap"}\nprint(yo & vos)\nprint(yo - vos)\nprint(len(yo | vos))',
    )
    expect(markdown).toContain("`print(yo - vos)` muestra un conjunto con `'cumbia'`, `'salsa'` y `'tango'`")
    expect(markdown).toContain('`print(len(yo | vos))` muestra `5`')
  })

  it('lists that grow in place and new ones', async () => {
    const { markdown } = await lastAnswer(
      'a = [1]\nb = a\nb += [4]\nprint(a)\nc = a\nc = c + [5]\nprint(a)\n\nla primera vez a cambia y la segunda no?? si += y + son lo mismo',
    )
    expect(markdown).toContain('`b += [4]` **cambia la misma lista**')
    expect(markdown).toContain('crea una **lista nueva**')
    expect(markdown).not.toContain('es lo mismo que `b = b + [4]`')
  })
})

describe('what is asked besides is answered, in the order of the questions', () => {
  it('what a program shows as it is, beside what a change would do', async () => {
    const { markdown } = await lastAnswer(
      'saldo = 100\n\ndef gastar():\n    global saldo\n    saldo = saldo - 30\n\ngastar()\ngastar()\nprint(saldo)\n\nq pasa si le quito el global?? y cuanto imprime asi como esta',
    )
    expect(markdown).toMatch(/UnboundLocalError[\s\S]*Lo otro que preguntas[\s\S]*```text\n40\n```/)
  })

  it('what a call does, and whether there is a clearer way', async () => {
    const { markdown } = await lastAnswer(
      'clubes = {}\nfor dorsal, club in inscritos:\n    clubes.setdefault(club, []).append(dorsal)\n\nQue hace el setdefault? se puede hacer de otra forma mas clara?',
    )
    expect(markdown).toMatch(/primero la crea con `\[\]`[\s\S]*Lo otro que preguntas/)
  })

  it('the algorithm, beside how it grows', async () => {
    const { markdown } = await lastAnswer(
      'qué complejidad tiene?\n\ndef ordena(v):\n    n = len(v)\n    for i in range(n - 1):\n        for j in range(n - 1 - i):\n            if v[j] > v[j + 1]:\n                v[j], v[j + 1] = v[j + 1], v[j]\n    return v\n',
    )
    expect(markdown).toMatch(/O\(n²\)[\s\S]*burbuja/)
  })
})

describe('what depends on chance or on the clock is shown as it may turn out', () => {
  it.each([
    [
      'que imprime?\n\nimport random\nprint("Sale", random.randint(1, 6))',
      'Por ejemplo, una vez podría salir esto:\n\n```text\nSale 3\n```',
    ],
    [
      'que imprime?\n\nimport time\nt = time.perf_counter()\nprint(sum(range(5)))\nprint(round(time.perf_counter() - t), "s")',
      '```text\n10\n0 s\n```',
    ],
  ])('%s', async (message, shown) => expect((await lastAnswer(message)).markdown).toContain(shown))
})

describe('what a program is for is told by what it does', () => {
  it.each([
    [
      'nums = [4, 8, 1]\nm = nums[0]\nfor n in nums:\n    if n > m:\n        m = n\nprint("Sale", m)',
      'busca el **mayor** de `nums`',
    ],
    ['n = 5\nr = 1\nwhile n > 1:\n    r = r * n\n    n = n - 1\nprint(r)', '**factorial**'],
    ['m = sum(x) / len(x)\nv = sum((a - m) ** 2 for a in x) / (len(x) - 1)', '**varianza de una muestra**'],
    ["rc = ''.join({'A':'T','T':'A','C':'G','G':'C'}[b] for b in reversed(s))", '**complemento inverso**'],
  ])('%s', async (code, words) => expect((await lastAnswer(`que hace esto?\n\n${code}`)).markdown).toContain(words))
})

it('the calls of a function that calls itself, each under the one that makes it', async () => {
  const { markdown } = await lastAnswer(
    'def fib(n):\n    if n < 2:\n        return n\n    return fib(n-1) + fib(n-2)\nprint(fib(3))\n\nhazme el arbolito de llamadas de fib(3) xfa',
  )
  expect(markdown).toContain('fib(3) → 2\n    fib(2) → 1\n        fib(1) → 1\n        fib(0) → 0\n    fib(1) → 1\n')
})

it('a part that is asked for is told by its steps', async () => {
  const { markdown } = await lastAnswer(
    'df[df["edad"] > 30]["sueldo"].mean()\n\nxq hay df dos veces y tantos corchetes',
  )
  expect(markdown).toMatch(/dos pasos/)
})

it('a line that somebody wants taken apart is explained, not shortened', async () => {
  const { skill } = await lastAnswer(
    'esta línea no la entiendo, ¿me la desmenuzas?\n\nresumen = datos.groupby("especie")["ala"].agg(["count", "mean"])\n\nla de resumen, vamos',
  )
  expect(skill).toBe('explain')
})

describe('a mechanism that shows nowhere in the line is told', () => {
  it.each([
    [
      'esto no lleva contador ni nada, cómo cuenta el sum?\n\nnotas = [4, 7, 5]\nprint(sum(n >= 5 for n in notas))',
      'Aquí suma `[False, True, True]`',
    ],
    [
      'por qué no se rompe?\n\nclass H:\n    def __enter__(self):\n        return self\n    def __exit__(self, t, e, z):\n        return True\n\nwith H():\n    1 / 0\nprint("sigue")',
      '**ya está resuelto**',
    ],
    [
      'qué es esa máscara y qué da?\n\nimport numpy as np\nt = np.array([12, -3, 8, -7])\nprint(t[t < 0])',
      'se queda con `-3` y `-7`',
    ],
    [
      'cuánto tarda y en qué orden acaban?\n\nimport asyncio\n\nasync def cafe(n, s):\n    await asyncio.sleep(s)\n    print(n)\n\nasync def main():\n    await asyncio.gather(cafe("solo", 1), cafe("leche", 4))\n\nasyncio.run(main())',
      'en total tarda **4 s**, no 5',
    ],
  ])('%s', async (message, told) => {
    const { markdown } = await lastAnswer(message)
    expect(markdown).toContain(told)
  })
})

it('that a library is not run comes after what it does', async () => {
  const { markdown } = await lastAnswer(
    'qué imprime esto?\n\nimport numpy as np\nt = np.random.rand(4)\nprint((t < 0.5).sum())',
  )
  expect(markdown.indexOf('yo no ejecuto')).toBeGreaterThan(markdown.indexOf('crea números al azar'))
})

it('each link of a long chain by its own call, in the order of reading', async () => {
  const { markdown } = await lastAnswer(
    'explícame trozo a trozo\n\nr = pd.read_csv("aire.csv", parse_dates=["fecha"]).set_index("fecha")["pm25"].resample("W").mean().rolling(4).mean()',
  )
  const links = ['`.set_index("fecha")`: ', '`.resample("W")`: ', '`.mean()`: ', '`.rolling(4)`: '].map((link) =>
    markdown.indexOf(link),
  )
  expect(links.every((at) => at > 0)).toBe(true)
  expect(links.toSorted((a, b) => a - b)).toEqual(links)
})
