import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message'

const codeOf = (text: string) => readMessage(text).code.map(({ code, form }) => [form, code.trimEnd()])

describe('a message is taken apart', () => {
  it.each([
    ['a fence', 'mira\n```python\nx = 1\n```\nqué hace', [['fenced', 'x = 1']], 'mira\n\nqué hace'],
    ['a fence that nothing closes', 'mira\n```\nx = 1\nprint(x)', [['fenced', 'x = 1\nprint(x)']], 'mira'],
    [
      'code without a fence',
      'no va\n\nfor i in range(3):\n    print(i)\n\nqué hago',
      [['pasted', 'for i in range(3):\n    print(i)']],
      'no va\n\nqué hago',
    ],
    [
      'lost indentation',
      'if nota >= 5:\nprint("bien")\nelse:\nprint("mal")',
      [['pasted', 'if nota >= 5:\nprint("bien")\nelse:\nprint("mal")']],
      '',
    ],
    [
      'an argument that is asked about',
      "qué hace el errors='ignore'\nf = open(a)",
      [
        ['pasted', 'f = open(a)'],
        ['inline', "errors='ignore'"],
      ],
      "qué hace el errors='ignore'",
    ],
    [
      'a decorator that is asked about',
      '@property para qué es\nx = f()',
      [['pasted', 'x = f()']],
      '@property para qué es',
    ],
    ['broken code', 'da error\nif x = 3\n    print "hola', [['pasted', 'if x = 3\n    print "hola']], 'da error'],
    [
      'curly quotes of a phone',
      'nombre = input(“¿Cómo te llamas? ”)\nprint(“Hola”, nombre)',
      [['pasted', 'nombre = input(“¿Cómo te llamas? ”)\nprint(“Hola”, nombre)']],
      '',
    ],
    ['numbered lines', '1 x = 1\n2 if x:\n3     print(x)', [['pasted', 'x = 1\nif x:\n    print(x)']], ''],
    [
      'data over several lines',
      'qué hace\nd = {\n    "a": {"x": 1},\n    "b": {"x": 2},\n}\nprint(d)',
      [['pasted', 'd = {\n    "a": {"x": 1},\n    "b": {"x": 2},\n}\nprint(d)']],
      'qué hace',
    ],
    [
      'a text of several lines',
      'no va\n\nt = """\n<p>Hola, {nombre}</p>\nya te llegó lo que pediste\n"""\nprint(t)',
      [['pasted', 't = """\n<p>Hola, {nombre}</p>\nya te llegó lo que pediste\n"""\nprint(t)']],
      'no va',
    ],
    [
      'a word of another language that opens a block',
      'if n < 5:\n    print("no")\nelseif n < 7:\n    print("si")',
      [['pasted', 'if n < 5:\n    print("no")\nelseif n < 7:\n    print("si")']],
      '',
    ],
    [
      'a loop over a text that reads like a sentence',
      'q hace esto\n\nd = {}\nfor p in "el perro y el gato".split():\n    d[p] = 1\nprint(d)',
      [['pasted', 'd = {}\nfor p in "el perro y el gato".split():\n    d[p] = 1\nprint(d)']],
      'que hace esto',
    ],
    [
      'a program that begins behind a colon',
      'qué imprime esto: a = [1]\nb = a\nprint(b)',
      [['pasted', 'a = [1]\nb = a\nprint(b)']],
      'qué imprime esto:',
    ],
    ['a range in words', 'del 1 al 12', [], 'del 1 al 12'],
    [
      'an output told behind the code',
      't = [3]\nprint(t)\nsale [3, -4]',
      [['pasted', 't = [3]\nprint(t)']],
      'sale [3, -4]',
    ],
    ['inline code', 'qué hace `x[::-1]` aquí', [['inline', 'x[::-1]']], 'qué hace `x[::-1]` aquí'],
    [
      'code in a sentence',
      'que hace palabra[::-1] en esto',
      [['inline', 'palabra[::-1]']],
      'que hace palabra[::-1] en esto',
    ],
    [
      'no code',
      'quiero ordenar una lista de mayor a menor, ¿cómo lo hago (sin sort)?',
      [],
      'quiero ordenar una lista de mayor a menor, ¿cómo lo hago (sin sort)?',
    ],
    [
      'a question of an argument below the code',
      't = [3]\nprint(*t, sep="-")\nqué quiere decir sep="-"',
      [
        ['pasted', 't = [3]\nprint(*t, sep="-")'],
        ['inline', 'sep="-"'],
      ],
      'qué quiere decir sep="-"',
    ],
    [
      'an argument, and what is asked of it behind',
      'bins=20 y alpha=0.5 qué son?',
      [
        ['inline', 'bins=20'],
        ['inline', 'alpha=0.5'],
      ],
      'bins=20 y alpha=0.5 qué son?',
    ],
    ['a sentence that begins like code', 'for es un bucle que no entiendo', [], 'for es un bucle que no entiendo'],
    ['a comparison of words', 'return vs print, no lo termino de ver', [], 'return vs print, no lo termino de ver'],
  ])('%s', (_, text, code, prose) => {
    expect(codeOf(text)).toEqual(code)
    expect(readMessage(text).prose).toBe(prose)
  })

  it('keeps what was typed at the prompt apart from what it answered', () => {
    const { code, output } = readMessage('mira\n>>> x = input("sueldo: ")\nsueldo: 12000\n>>> x * 2\n\'1200012000\'')
    expect(code.map((part) => [part.form, part.code])).toEqual([['session', 'x = input("sueldo: ")\nx * 2\n']])
    expect(output).toContain('sueldo: 12000')
  })

  it('keeps what a program printed, and rows, apart from code', () => {
    expect(readMessage('print(1)\n\nsale [4, 7]').code).toHaveLength(1)
    expect(readMessage('tengo\nciudad;ventas\nMadrid;10\nLugo;20\nsúmalo')).toMatchObject({
      data: 'ciudad;ventas\nMadrid;10\nLugo;20',
      code: [],
    })
    expect(readMessage('```\nBetis le saca 7 puntos\nCádiz le saca 5\n```').output).toContain('Betis')
  })

  it('takes no text that a program prints for an error', () => {
    const { code, traceback } = readMessage(
      'if clave == "1":\n    print("Bien")\nelse:\n    print("Acceso denegado")\n\nque tenga 3 intentos',
    )
    expect([code[0]?.tree.errors.length, traceback]).toEqual([0, null])
  })

  it.each([
    ['lone surrogates', '\ud800'.repeat(5_000)],
    ['fences without end', '```\n'.repeat(10_000)],
    ['quotes and brackets', `("'\u201c[{`.repeat(8_000)],
    ['one long line', 'a = '.repeat(16_000)],
    ['deep brackets', 'f('.repeat(30_000)],
    ['assignments in prose', 'x = f('.repeat(10_000)],
    ['prompts', '>>> \n'.repeat(10_000)],
    ['rows', 'a;b\n'.repeat(15_000)],
  ])('never throws, and takes no longer than its length: %s', (_, text) => {
    expect(() => readMessage(text)).not.toThrow()
  })
})

describe('a name with spaces in it', () => {
  it.each(['precio total = 10\nprint(precio total)', 'Precio Total = 10', 'mi lista = [1, 2]\nprint(mi lista)'])(
    'is code, broken as it is: %s',
    (text) => expect(readMessage(text)).toMatchObject({ prose: '', code: [{ form: 'pasted' }] }),
  )

  it.each([
    'Tengo una lista precios = [10, 20] y quiero sumarlos',
    'Ordena lista = [5, 2, 9] sin usar sort',
    'Dada la lista a = [3, 1] ordénala',
  ])('is none where words go on behind the value: %s', (text) =>
    expect(readMessage(text)).toMatchObject({ prose: text, code: [{ form: 'inline' }] }),
  )
})
