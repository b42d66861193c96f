import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN } from '~/modules/mentor/engine/kinds/kind-model'
import { ownTime } from '~/testing/own-time'
import { startPython } from '~/testing/python/python'
import { compose } from '../../engine/compose'
import { EMPTY_STATE, type Frame, type Level, type Request, type State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { IDIOM_NAMES } from './content/idiom-names'
import { explainSkill } from './explain-skill'
import { findIdioms, idiomText } from './idioms/find-idioms'
import { PROGRAMS } from './testing/idiom-programs'

type Asked = {
  requests?: Request[]
  lines?: number[]
  names?: string[]
  level?: Level
  state?: State
  isFollowUp?: boolean
}

const partOf = (code: string): CodePart => ({ code, form: 'fenced', tree: parsePython(code), syntax: null })

function frameOf(prose: string, code: string | null, asked: Asked = {}): Frame {
  const part = code === null ? null : partOf(code)
  return {
    message: { text: prose, prose, code: part ? [part] : [], traceback: null, output: null, data: null },
    plain: prose
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f¿?.,]/g, ''),
    requests: new Set(asked.requests ?? ['explain-code']),
    names: asked.names ?? [],
    lines: asked.lines ?? [],
    level: asked.level ?? 'principiante',
    code: part,
    error: null,
    isFollowUp: asked.isFollowUp ?? false,
    wish: 'none',
    likely: OPEN,
  }
}

const tools = { mentor: 'pro', earlierAnswers: 0, check: null } as const

/** What the person reads. */
async function ask(prose: string, code: string | null, asked: Asked = {}): Promise<string> {
  const answer = await explainSkill.answer(frameOf(prose, code, asked), asked.state ?? EMPTY_STATE, tools)
  return answer === null ? '' : compose(answer.blocks)
}

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

const MEDIA = 'def media(notas):\n    return sum(notas) / len(notas)\n\n\nprint(media([5, 8, 9]))\n'
const CUENTA =
  "texto = 'casa'\ncuenta = {}\nfor letra in texto:\n    cuenta[letra] = cuenta.get(letra, 0) + 1\nprint(cuenta)\n"

describe('is short at first', () => {
  const FIBONACCI = 'a, b = 0, 1\nfor _ in range(6):\n    print(a, end=" ")\n    a, b = b, a + b\n'

  it('shows the program with what its lines do: notes in its margin', async () => {
    expect(await ask('explícame esto', MEDIA)).toContain(`\`\`\`python\n${MEDIA.trimEnd()}\n\`\`\`\n\n- **Línea 1:** `)
  })

  it('leaves what goes beyond 160 words to «Más a fondo»', async () => {
    const output = await ask('¿qué imprime?', FIBONACCI, { requests: ['predict-output'] })
    const [shown = '', folded = ''] = output.split('### Más a fondo')
    expect(shown.split(/\s+/).length).toBeLessThan(160)
    expect(shown).toContain('0 1 1 2 3 5')
    expect(folded).toContain('**Paso a paso:**')
    expect(await ask('¿qué imprime?', 'print(1)', { requests: ['predict-output'] })).not.toContain('Más a fondo')
  })
})

describe('says first whether what somebody expects comes out', () => {
  const LISTS = 'a = [1, 2]\na.append([3, 4])\nprint(len(a))\n'
  it.each([
    ['o sea que sale 4, no?', '**No:** sale `3`, no `4`.'],
    ['entonces da 3, verdad?', '**Sí**, sale `3`.'],
  ])('«%s»', async (said, first) => {
    expect((await ask(said, LISTS, { requests: ['predict-output'] })).startsWith(first)).toBe(true)
  })
})

describe('explains what a program is for, by its tree', () => {
  it.each([
    ['a mean', MEDIA, 'calcula la **media** de `notas`'],
    ['a tally', CUENTA, 'cuenta en `cuenta` **cuántas veces aparece cada**'],
    ['the largest', 'm = 0\nfor n in notas:\n    if n > m:\n        m = n\n', 'busca el mayor al recorrer `notas`'],
    ['the smallest', 'm = 99\nfor n in notas:\n    if n < m:\n        m = n\n', 'busca el menor al recorrer `notas`'],
    [
      'a decorator',
      'def mide(f):\n    def envoltura(*a):\n        return f(*a)\n    return envoltura\n',
      'define el **decorador** `mide`',
    ],
    ['a sum', 'total = 0\nfor p in precios:\n    total += p\n', 'va sumando `p` en `total`'],
    ['a filter', 'for x in datos:\n    if x > 3:\n        buenos.append(x)\n', 'solo cuando se cumple `x > 3`'],
    [
      'a search',
      'def busca(l, x):\n    for i in l:\n        if i == x:\n            return i\n',
      'el primero que cumple `i == x`',
    ],
    [
      'a sort',
      'for i in range(9):\n    for j in range(8):\n        if v[j] > v[j + 1]:\n            v[j], v[j + 1] = v[j + 1], v[j]\n',
      'por el método de la **burbuja**',
    ],
    ['a leap year', 'def b(a):\n    return a % 4 == 0 and (a % 100 != 0 or a % 400 == 0)\n', 'año es **bisiesto**'],
    [
      'a quick sort, by what it gives',
      'def z(l):\n    if len(l) < 2:\n        return l\n    p = l[0]\n    return z([x for x in l[1:] if x < p]) + [p] + z([x for x in l[1:] if x >= p])\n',
      'Es una **ordenación rápida** (*quicksort*)',
    ],
    [
      'a sieve, by what it gives',
      'def c(n):\n    s = [True] * (n + 1)\n    for i in range(2, n + 1):\n        if s[i]:\n            for j in range(i * i, n + 1, i):\n                s[j] = False\n    return [i for i in range(2, n + 1) if s[i]]\n',
      'los números **primos** hasta un límite',
    ],
    [
      'e-mail addresses',
      'import re\nprint(re.findall(r"[\\w.]+@[\\w.]+\\.\\w+", "a@b.es"))\n',
      'las direcciones de **correo electrónico**',
    ],
    ['a DNI', 'def f(n):\n    return "TRWAGMYFPDXBNJZSQVHLCKE"[n % 23]\n', 'la letra del **DNI**'],
    [
      'an order',
      'a = [(1, 2)]\na.sort(key=lambda t: t[1], reverse=True)\n',
      'ordena `a` según el **segundo dato** (`t[1]`) **de mayor a menor**',
    ],
    ['a swap', 'a, b = b, a\n', 'intercambia los valores de `a` y `b`'],
    [
      'a prime number',
      'def p(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return n > 1\n',
      'comprueba si `n` es **primo**',
    ],
    [
      'a selection',
      'for i in range(9):\n    m = i\n    for j in range(i + 1, 9):\n        if a[j] < a[m]:\n            m = j\n    a[i], a[m] = a[m], a[i]\n',
      'por **selección**',
    ],
    ['factorial', 'def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\n', 'factorial'],
    ['Fibonacci', 'a, b = 0, 1\nfor _ in range(6):\n    a, b = b, a + b\n', 'Fibonacci'],
    [
      'a menu',
      'while True:\n    o = input()\n    if o == "1":\n        pass\n    elif o == "2":\n        pass\n    elif o == "3":\n        break\n',
      'muestra un menú',
    ],
    [
      'validation',
      'while True:\n    try:\n        n = int(input())\n        break\n    except ValueError:\n        print("no")\n',
      'hasta que se escribe un número entero válido: si no lo es, salta `ValueError`',
    ],
    [
      'a class',
      'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n    def ladrar(self):\n        pass\n',
      'la clase `Perro` con el dato `nombre` y la acción `ladrar`',
    ],
    ['a file', 'with open("a.csv") as f:\n    for l in f:\n        print(l)\n', 'lee el archivo `"a.csv"`'],
  ])('%s', async (_name, code, expected) => {
    expect(await ask('qué hace esto', code)).toContain(expected)
  })

  it('goes line by line, with the line numbers of the person', async () => {
    const text = await ask('explícame esto', CUENTA)
    expect(text).toContain("- **Línea 1:** guarda `'casa'` en `texto`.")
    expect(text).toContain('- **Línea 3:** recorre `texto`')
    expect(text).toContain('- **Línea 5:** muestra en pantalla `cuenta`.')
  })

  it('says of a piece that lacks its data that it is one, and claims no error', async () => {
    const text = await ask('qué hace', 'empleados.sort(key=lambda e: (-e["antiguedad"], e["apellido"]))')
    expect(text).toContain(
      '(`e["antiguedad"]`) **de mayor a menor** (por el signo menos) y, si empatan, su `"apellido"`',
    )
    expect(text).toContain('`empleados` se crea en otra parte')
    expect(text).not.toContain('NameError')
  })
})

describe('what it prints', () => {
  it.each([
    MEDIA,
    CUENTA,
    'a = [1, 2]\nb = a\nb.append(3)\nprint(a)\n',
    'for i in range(1, 4):\n    for j in range(i):\n        print("*", end="")\n    print()\n',
  ])('is what Python prints, before anything else: %s', async (code) => {
    const text = await ask('qué imprime', code, { requests: ['predict-output'] })
    expect(text.startsWith(`Imprime esto:\n\n\`\`\`text\n${python(code).replace(/\n$/, '')}\n\`\`\``)).toBe(true)
  })

  it('names the line and the exception where the program stops', async () => {
    const text = await ask('qué sale', 'print("a")\nx = [1]\nprint(x[5])\n', { requests: ['predict-output'] })
    expect(text).toContain('se para en la **línea 3** con `IndexError: list index out of range`')
  })

  it.each([
    ['import random\nprint(random.randint(1, 6))\n', 'Usa números al azar'],
    ['n = input()\nwhile n:\n    print(n)\n', 'depende de lo que escribas'],
    ['print({"b", "a"})\n', 'conjunto'],
    ['while True:\n    pass\n', 'demasiadas vueltas'],
  ])('is not claimed where it cannot be known: %s', async (code, reason) => {
    expect(await ask('qué imprime', code, { requests: ['predict-output'] })).toContain(reason)
  })

  it.each([
    [
      'p = input("Palabra: ")\nif p == p[::-1]:\n    print("si")\nelse:\n    print("no")\n',
      'pide «Palabra» y comprueba si `p` se lee igual al revés (es un **palíndromo**): muestra `"si"` o, si no, `"no"`',
      'Palabra: Ana',
    ],
    [
      'b = float(input("Base: "))\nh = float(input("Altura: "))\narea = b * h / 2\nprint(area)\n',
      'pide «Base» y «Altura», calcula `area` (`b * h / 2`) y lo muestra',
      'Base: 12.5\nAltura: 8\n50.0',
    ],
    [
      'n = int(input("N: "))\nwhile n != 0:\n    print(n * 2)\n    n = int(input("N: "))\n',
      'va pidiendo datos',
      'N: 6\n12\nN: 4\n8\nN: 6\n12\nN: 4\n8\nN: 0',
    ],
    [
      'op = ""\nwhile op != "s":\n    op = input("s para salir: ")\nprint("fin")\n',
      'va pidiendo datos',
      's para salir: s\nfin',
    ],
  ])(
    'tells of a program that asks what it is for, and shows a run with lines typed: %s',
    async (code, whole, shown) => {
      const text = await ask('qué hace', code, { requests: ['explain-code'] })
      expect(text).toContain(`Este código ${whole}`)
      expect(text).toContain(shown)
    },
  )

  it('says how often a loop goes round, and why it ends', async () => {
    const text = await ask('cuántas vueltas da', 'n = 5\nwhile n > 0:\n    n //= 2\nprint("fin")\n', {
      requests: ['predict-output'],
    })
    expect(text).toContain('El `while` de la línea 2 da **3 vueltas** en total, y para cuando ya no se cumple `n > 0`.')
    expect(text).toContain('división entera')
  })

  it('speaks of empty lines, and of each slice that is shown', async () => {
    const text = await ask('qué imprime', 's = "hola"\nprint(s[1:2])\nprint(s[9:])\n', {
      requests: ['predict-output'],
    })
    expect(text).toContain('Línea 3: imprime una línea vacía')
    expect(text).toContain('`s[9:]` es un **corte**')
  })

  it('shows the values step by step', async () => {
    const text = await ask('qué imprime', 't = 0\nfor n in [4, 5]:\n    t += n\nprint(t)\n', {
      requests: ['predict-output'],
    })
    expect(text).toContain('- Vuelta 1: `n = 4`; `t = 4`\n- Vuelta 2: `n = 5`; `t = 9`\n- Línea 4: imprime `9`')
  })
})

describe('a piece of a program', () => {
  it.each([
    [
      'except ValueError as e:\n    print(e)\nelse:\n    total += 1\n',
      'si no hubo error, suma `1` a `total`',
      'Línea 4',
    ],
    ['elif op == "2":\n    saldo -= 1\n', 'resta `1` a `saldo`', 'Línea 2'],
    ['for p in frase:\n    res.append(p)\nreturn res\n', 'devuelve `res`', 'Línea 3'],
    ['while n > 0:\n', 'mientras se cumpla `n > 0`', 'Línea 1'],
  ])('is explained by its own lines, what it lacks said: %s', async (code, does, line) => {
    const frame = frameOf('qué hace este trozo', code)
    if (frame.code) frame.code.syntax = { line: 1, column: 1, message: 'SyntaxError' }
    expect(explainSkill.accepts(frame, EMPTY_STATE)).toBeGreaterThan(0.95)
    const answer = await explainSkill.answer(frame, EMPTY_STATE, tools)
    const text = compose(answer?.blocks ?? [])
    expect(text).toContain(does)
    expect(text).toContain(line)
    expect(text).toMatch(/a medias/)
  })

  it('is an error where somebody says that it fails', () => {
    const frame = frameOf('me da error', 'else:\n    x = 1\n', { requests: ['explain-error', 'explain-code'] })
    if (frame.code) frame.code.syntax = { line: 1, column: 1, message: 'SyntaxError' }
    expect(explainSkill.accepts(frame, EMPTY_STATE)).toBe(0)
  })
})

describe('answers about a part', () => {
  it('of a line, with the values that it had', async () => {
    const text = await ask('qué hace la línea 4', CUENTA, { lines: [4] })
    expect(text).toContain('La **línea 4**')
    expect(text).toContain("`cuenta = {'c': 1}` → `cuenta = {'c': 1, 'a': 1}`")
    expect(text).not.toContain('**línea 5**')
  })

  it('of a name, in a later turn', async () => {
    const text = await ask('qué es letra', CUENTA, { requests: ['what-is'], names: ['letra'], isFollowUp: true })
    expect(text).toContain('`letra` es la variable del `for` de la línea 3')
    expect(text).toContain("`'c'`, `'a'`, `'s'` y `'a'`")
  })

  it('of an idiom that the question names', async () => {
    const code = 'class P:\n    def m(self):\n        pass\n\nq = P()\nq.m()\n'
    const text = await ask('qué es self', code, { requests: ['what-is'], isFollowUp: true })
    expect(text).toContain('`q.m()` es lo mismo que `P.m(q)`')
  })

  it('of an idiom without any code', async () => {
    const text = await ask('para qué sirve if __name__ == "__main__":', null, { requests: ['what-is'] })
    expect(text).toContain('solo cuando ejecutas ese archivo directamente')
  })
})

describe('how the time grows', () => {
  it.each([
    ['for x in a:\n    print(x)\n', 'O(n)'],
    ['for x in a:\n    for y in a:\n        print(x, y)\n', 'O(n²)'],
    ['v = []\nfor x in a:\n    if x in v:\n        pass\n', 'O(n²)'],
    ['b = sorted(a)\n', 'O(n log n)'],
    ['while n > 1:\n    n //= 2\n', 'O(log n)'],
    ['print(a[0])\n', 'O(1)'],
  ])('%s', async (code, expected) => {
    expect(await ask('qué complejidad tiene', code, { requests: ['complexity'] })).toContain(`**${expected}**`)
  })
})

describe('idioms', () => {
  it.each(PROGRAMS)('%s is found and explained with the names of the person', (name, code, expected) => {
    const module = parsePython(code)
    const found = findIdioms({ module, lines: linesOf(code) }).find((idiom) => idiom.name === name)
    const text = found ? idiomText(found) : ''
    expect(text).toContain(expected)
    expect(text).not.toMatch(/``|undefined/)
  })

  it('have a program each', () => {
    expect(PROGRAMS.map(([name]) => name).toSorted()).toEqual(IDIOM_NAMES.toSorted())
  })
})

describe('hostile code', () => {
  it.each([
    ['deep brackets', `x = ${'['.repeat(150)}${']'.repeat(150)}`],
    ['long', 'x = 1\n'.repeat(9_000)],
    ['lone surrogates', 'print("\ud800")\nx = "\udc00"[0]\n'],
    ['busy', 'n = 0\nwhile True:\n    n = n * 3 + 1\n    s = str(n)\n'],
    ['memory', 'x = [0]\nwhile True:\n    x = x + x\n'],
    ['recursion', 'def f(n):\n    return [f(n + 1), [f(n)]]\nf(0)\n'],
  ])('%s costs little and never throws', async (_name, code) => {
    const frame = frameOf('qué hace', code)
    await ask('qué hace', 'for i in range(20):\n    print(i)\n')
    const start = ownTime()
    await explainSkill.answer(frame, EMPTY_STATE, tools)
    // 50 ms on a quiet machine; tests share theirs.
    expect(ownTime() - start).toBeLessThan(250)
  })
})
