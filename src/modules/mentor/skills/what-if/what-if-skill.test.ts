import { beforeAll, describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { startPython } from '~/testing/python/python'
import { stateAfter } from '../../engine/answer-conversation'
import { compose } from '../../engine/compose'
import { readMessage } from '../../engine/reading/read-message'
import { understand } from '../../engine/understand'
import { errorsSkill } from '../errors/errors-skill'
import { explainSkill } from '../explain/explain-skill'
import { whatIfSkill } from './what-if-skill'

const TOOLS = { mentor: 'basic', earlierAnswers: 0, check: null } as const

/** What is answered to a question after a program was shown and spoken about. */
async function answerTo(code: string, question: string) {
  const turns = [
    { role: 'user', content: `explícame esto\n\n${code}` },
    { role: 'assistant', content: 'Así funciona.' },
  ] as const
  const state = stateAfter(turns, [errorsSkill, explainSkill])
  const frame = understand(readMessage(question), state)
  const sureness = whatIfSkill.accepts(frame, state)
  const answer = sureness === 0 ? null : await whatIfSkill.answer(frame, state, TOOLS)
  const markdown = compose(answer?.blocks ?? [])
  const [, program = ''] = /```python\n([\s\S]*?)\n```/.exec(markdown) ?? []
  return { sureness, outcome: answer?.outcome, markdown, program }
}

let python: (code: string) => string
beforeAll(async () => {
  python = await startPython()
})

const LOOP = '# cuenta\nfor i in range(3):\n    print(i)'
const MEDIA = 'def media(notas):\n    return sum(notas) / len(notas)\n\n\nprint(media([5, 8, 9]))'
const SUMA = 'tomates = [3, 5, 2]\ntotal = 0\nfor t in tomates:\n    total += t\nprint("Total:", total)'
const BAJA =
  'def baja(n):\n    if n == 0:\n        return "fin"\n    print(n)\n    return baja(n - 1)\n\nprint(baja(3))'
const COLOR =
  'color = "ambar"\nif color == "rojo":\n    print("para")\nelif color == "ambar":\n    print("cuidado")\nelse:\n    print("pasa")'
const STOCK =
  'stock = {"pan": 4, "leche": 0}\nfor nombre, cantidad in stock.items():\n    if not cantidad:\n        print("Falta", nombre)'
const CLASE =
  'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\np = Perro("Toby")\nprint(p.nombre)'

describe('tries what is asked, and tells what Python does', () => {
  it.each([
    ['y si quiero que empiece en 1', LOOP, 'range(1, 3)'],
    ['y si pongo un 5 en vez de 3', LOOP, 'range(5)'],
    ['y si llegara hasta el 5?', LOOP, 'range(6)'],
    ['y si empieza en 1', 'for i, x in enumerate(["a"]):\n    print(i, x)', 'enumerate(["a"], start=1)'],
    ['y si quito el -1', 'for i in range(5, 0, -1):\n    print(i)\nprint("ya")', 'range(5, 0)'],
    ['y si la lista está vacía', MEDIA, 'media([])'],
    ['y media([]) qué daría?', MEDIA, 'media([])'],
    ['y si no hay ninguna nota', MEDIA, 'media([])'],
    ['qué pasa si quito la línea 2', SUMA, 'tomates = [3, 5, 2]\nfor'],
    ['y si meto el print dentro del for?', SUMA, '    print("Total:"'],
    ['y si pongo = en vez de +=', SUMA, 'total = t'],
    ['y si hay un texto en la lista?', SUMA, '[3, 5, 2, "hola"]'],
    ['y si añado un 7 a la lista', SUMA, '[3, 5, 2, 7]'],
    ['y si le paso un 5?', BAJA, 'baja(5)'],
    ['y si color fuera "verde"?', COLOR, 'color = "verde"'],
    ['y si quito el else?', COLOR, 'print("cuidado")'],
    ['y si pongo != en el if', 'x = 3\nif x == 3:\n    print("tres")', 'x != 3'],
    ['y si quito el not?', STOCK, 'if cantidad'],
    ['y si quito el .items()?', STOCK, 'in stock:'],
    ['y si quito el self de delante', CLASE, '        nombre = nombre'],
    ['y si pongo solo [:2]?', 'v = [4, 8, 15]\nprint(v[1:3])', 'v[:2]'],
    [
      'y si cambio el orden de los for?',
      'for i in range(3):\n    for j in range(2):\n        print(i, j)',
      'for j in range(2):\n    for i',
    ],
    ['y si quito el int', 'x = int("5")\nprint(x + 1)', 'x = "5"'],
    ['y si pongo -1?', 'v = [3, 8]\nprint(v[1])', 'v[-1]'],
    ['y con un número negativo?', 'n = 5\nr = 1\nwhile n > 1:\n    r *= n\n    n -= 1\nprint(r)', 'n = -3'],
    ['y si añado otro nombre "Ivo" a la lista', 'v = ["Ana"]\nprint(v)', '"Ivo"]'],
    [
      'y si quito el return True',
      'def f(n):\n    if n > 2:\n        return False\n    return True\n\nprint(f(1))',
      '        return False\n\nprint',
    ],
    ['y sin el reverse?', 'print(sorted([3, 8], reverse=True))', 'sorted([3, 8])'],
    ['y si saco el print del bucle', 'n = 0\nfor i in range(3):\n    n += i\n    print(n)', '\nprint(n)'],
    ['y si hago print en vez de return', 'def f(x):\n    return x * 2\n\nprint(f(2))', 'print(x * 2)'],
    // Code beside the program's own: in the place of what is most like it.
    ['q pasa si pongo total = 10 al principio', SUMA, 'total = 10\nfor'],
    ['que pasaria si pongo total = t en vez de total += t', SUMA, '    total = t'],
    ['y si pongo total = 0 dentro del for', SUMA, 'for t in tomates:\n    total = 0\n    total += t'],
    ['y si saco la linea del total = 0?', SUMA, 'tomates = [3, 5, 2]\nfor'],
    ['y si quito la linea n -= 1', 'n = 2\nfor x in [1]:\n    n -= 1\n    print(n)', 'for x in [1]:\n    print(n)'],
    ['y si pongo <= 3', 'for n in [3, 5]:\n    if n < 5:\n        print(n)', 'if n <= 3:'],
    ['y si pongo == 1', 'print([n for n in [4, 9] if n % 2 == 0])', 'n % 2 == 1'],
    ['y si pongo n * 2 delante', 'print([n for n in [4, 9] if n > 5])', '[n * 2 for n'],
    ['que pasa si pongo stock["arroz"]', STOCK, 'print(stock["arroz"])'],
    ['y si el pan tuviera 0?', STOCK, '"pan": 0'],
    ['q pasa si le pongo sangria al print', SUMA, '    print("Total:"'],
    ['y si quito el + 1', 'x = 4\nprint(x + 1)', 'print(x)'],
    ['y si pongo ,.0f q sale?', 'p = 1234.567\nprint(f"{p:.2f} €")', '{p:,.0f} €'],
    ['y si pongo end="-"', 'for i in [1, 2]:\n    print(i, end=" ")', 'end="-"'],
    ['y si pongo reverse=True', 'n = [2, 9]\nn.sort()\nprint(n)', 'n.sort(reverse=True)'],
    ['y si pongo :>10 en vez de .2f', 'p = 3.5\nprint(f"[{p:.2f}]")', '{p:>10}'],
    ['y si quito el if', 'print([n for n in range(5) if n > 2])', '[n for n in range(5)]'],
    ['y si quito las comillas', 'print(max(["9", "25", "100"]))', '[9, 25, 100]'],
    ['y si los dos son True', 'a = True\nb = False\nprint(a and b)', 'b = True'],
    ['y si pongo x + y', 'x = 5\ny = 3\nprint(x * y)', 'print(x + y)'],
    ['y si pongo global x', 'x = 5\ndef f():\n    x = 10\nf()\nprint(x)', '    global x\n    x = 10'],
    ['y si pongo return x', 'def f():\n    x = 10\nprint(f())', '    x = 10\n    return x'],
    ['y si la lista esta vacia', 'total = 0\nfor p in [3, 5]:\n    total += p\nprint(total)', 'for p in []:'],
    ['y si la palabra esta en mayusculas?', 'palabra = "sol"\nprint(palabra == "sol")', 'palabra = "SOL"'],
  ])('«%s»', async (question, code, changed) => {
    const { sureness, outcome, markdown, program } = await answerTo(code, question)
    expect([sureness, outcome]).toEqual([0.97, 'answered'])
    expect(program).toContain(changed)
    let printed: string
    try {
      printed = python(program)
    } catch (error) {
      expect(markdown).toContain(/(\w+Error): [^\n]*\n*$/.exec(String(error))?.[1])
      return
    }
    if (printed === '') expect(markdown).toContain('no imprime nada')
    else expect(markdown).toContain(`\`\`\`text\n${printed.replace(/\n$/, '')}\n\`\`\``)
  })

  it.each([
    ['es necesario el total = 0 o lo puedo sacar', SUMA, 'Sí hace falta: sin eso el programa se para'],
    ['puedo quitar los dos puntos del for?', SUMA, 'Sí hace falta: sin eso Python no lo acepta'],
    ['hace falta el .items()?', STOCK, 'Sí hace falta'],
    ['funciona con decimales?', SUMA, 'Sí, funciona'],
    ['sirve igual con textos en vez de numeros?', SUMA, 'No: así se para en la **línea 4**'],
    ['puedo usar while x != 0?', 'x = 3\nwhile x > 0:\n    x -= 2\n    print(x)', 'todavía se cumple'],
  ])('gives the verdict that «%s» asks for', async (question, code, verdict) => {
    expect((await answerTo(code, question)).markdown).toContain(verdict)
  })

  it('tries a program that asks with the same lines both times', async () => {
    const { markdown } = await answerTo('n = int(input("n: "))\nif n > 5:\n    print("alto")', 'y si pongo n < 5?')
    expect(markdown).toContain('Por ejemplo, escribiendo lo mismo las dos veces:')
  })

  it('compares no output where neither version shows any', async () => {
    const { markdown } = await answerTo('def mitad(n):\n    return n / 2', 'y si pongo n // 2?')
    expect(markdown).toContain('no muestra nada')
    expect(markdown).not.toMatch(/lo mismo que antes|no imprime nada/)
  })

  it('says plainly that a fault is mended by it, or is not', async () => {
    const code = 'v = [10, 20]\ni = 0\nwhile i <= len(v):\n    print(v[i])\n    i += 1'
    expect((await answerTo(code, 'y si le quito el = ?')).markdown).toContain(
      'Sí: con ese cambio ya no sale `IndexError`',
    )
    expect((await answerTo(code, 'y si pongo i = 1')).markdown).toContain('sigue parándose en la **línea 4**')
  })

  it('tells an error by its cause in the changed program, with a program that is safe from it', async () => {
    const { markdown } = await answerTo(MEDIA, 'y si la lista está vacía?')
    expect(markdown).toContain('`ZeroDivisionError: division by zero`')
    const [, , safe = ''] = [...markdown.matchAll(/```python\n([\s\S]*?)\n```/g)]
      .map(([, code]) => code)
      .toSpliced(0, 0, '')
    expect(python(safe)).toBe('0\n')
  })

  it('tells a loop that cannot end, and a recursion', async () => {
    const loop = 'saldo = 100\nwhile saldo > 0:\n    print(saldo)\n    saldo -= 40'
    expect((await answerTo(loop, 'y si quito la última línea?')).markdown).toContain('no termina nunca')
    expect((await answerTo(BAJA, 'y si quito el if?')).markdown).toContain('RecursionError')
  })

  it('tells that nothing leads out of a loop that asks, once its only break is gone', async () => {
    const asks = 'while True:\n    n = input("algo: ")\n    if n == "fin":\n        break\n    print(n)'
    expect((await answerTo(asks, 'y si quito el break qué pasa')).markdown).toMatch(/^Entonces no termina nunca/)
  })

  it.each([
    ['y si no escribo ninguno?', "n != 'fin'", "if n.lower() == 'fin':\n        break"],
    ['que pasa si pongo fin directamente', 'True', "if n == 'fin':\n        break"],
  ])('gives a program that asks until a word ends it that word at once: «%s»', async (question, test, leave) => {
    const program = `vistos = []\nn = ''\nwhile ${test}:\n    n = input("algo: ")\n    ${leave}\n    vistos.append(n)\nprint(len(vistos))`
    const { markdown } = await answerTo(program, question)
    expect(markdown).toContain('Si se escribe `fin`')
    expect(markdown).toContain('algo: fin\n0')
  })

  it('types what a person would type', async () => {
    const { markdown } = await answerTo('edad = int(input("Edad: "))\nprint(edad + 1)', 'y si escriben letras?')
    expect(markdown).toContain('`ValueError: invalid literal')
  })

  it.each([
    ['y si escriben AVILA', 'clave: AVILA'],
    ['y si la pongo mal', 'clave: otra'],
  ])('«%s»: shows that the program asks again', async (question, shown) => {
    const asks = 'while True:\n    clave = input("clave: ")\n    if clave == "avila":\n        break'
    const { markdown } = await answerTo(asks, question)
    expect(markdown).toContain('vuelve a preguntar')
    expect(markdown).toContain(shown)
  })

  it('tells what a guarded block is for, once a line of it is left alone', async () => {
    const guarded = 'def main():\n    print("hola")\n\nif __name__ == "__main__":\n    main()'
    const { markdown, program } = await answerTo(guarded, 'y si la quito y dejo solo main() q pasa?')
    expect(program).toBe('def main():\n    print("hola")\n\nmain()')
    expect(markdown).toContain('`import`')
  })

  it('says that Python takes no such code', async () => {
    const { markdown } = await answerTo('x = 3\nif x == 3:\n    print(x)', 'y si pongo = en vez de ==')
    expect(markdown).toContain('Python no lo acepta')
  })
})

describe('does not guess', () => {
  it('asks which of several places is meant', async () => {
    const { outcome, markdown } = await answerTo('a = 3\nb = 3\nprint(a + b)', 'y si pongo 5 en vez de 3')
    expect(outcome).toBe('asked')
    expect(markdown).toContain('líneas 1, 2')
  })

  it('asks where the words name no change', async () => {
    expect((await answerTo(LOOP, 'y si lo hago de otro modo raro?')).outcome).not.toBe('answered')
  })

  it.each(['y sin el range se puede? escríbemelo', 'cómo lo hago con un while', 'hazme un menú'])(
    'leaves «%s» to those who write programs',
    async (question) => expect((await answerTo(LOOP, question)).sureness).toBe(0),
  )
})

describe('hostile input', () => {
  const LONG = Array.from({ length: 390 }, (_, at) => `x${at} = [${at}, "${'y'.repeat(100)}"]`).join('\n')
  const DEEP = `x = ${'('.repeat(80)}1${')'.repeat(80)}\nprint(x)`
  it.each([
    ['long', LONG, 'y si quito el 7 de la lista?'],
    ['deep', DEEP, 'y si pongo 2 en vez de 1?'],
    ['a lone surrogate', 'x = "\ud800"\nprint(x)', 'y si quito el "\ud800"?'],
    ['long words', 'x = 3\nprint(x)', `y si quito ${'el '.repeat(120)}?`],
    ['signs', 'x = 3\nprint(x)', `y si pongo ${'<=>'.repeat(100)} en vez de ${'=='.repeat(80)}?`],
    ['names of every object', 'x = 3\nprint(x)', 'y si quito el constructor y pongo __proto__ en vez de toString?'],
  ])('%s costs little and never throws', async (_, code, question) => {
    const startedAt = ownTime()
    await answerTo(code, question)
    expect(ownTime() - startedAt).toBeLessThan(1_000)
  })
})
