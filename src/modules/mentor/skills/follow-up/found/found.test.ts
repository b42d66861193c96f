import { describe, expect, it } from 'vitest'
import { lastAnswer, programIn } from '../testing/last-answer'

const block = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const VOWELS =
  'def vocales(palabra):\n    n = 0\n    for letra in palabra:\n        if letra in "aeiou":\n            n += 1\n    return n\nprint(vocales("MURO"))'
const FAULT = `mi contador de vocales da siempre 0, qué raro\n\n${VOWELS}`
const MENDED = VOWELS.replace('if letra in', 'if letra.lower() in')
const ORDER =
  'este programa nunca aplica el 10 ni el 20, con 400 me sale 5\n\ncompra = 400\nif compra >= 50:\n    dto = 5\nelif compra >= 100:\n    dto = 10\nelif compra >= 300:\n    dto = 20\nprint(dto)'
const SUM =
  'quiero la suma de los gastos pero no sale bien\n\ngastos = [1.2, 3.0]\ntotal = 0\nfor g in gastos:\n    total = g\nprint(total)'

describe('MENTOR a few words after a correction are answered of that correction', () => {
  it.each([
    ['¿cómo quedaría en mi código?', 'letra.lower() in'],
    ['dámelo completo porfa', 'letra.lower() in'],
    ['vale, aplícalo', 'letra.lower() in'],
    ['y eso dónde va', 'letra.lower() in'],
  ])('«%s» shows the program as it is now', async (said, piece) => {
    const { markdown, outcome } = await lastAnswer(FAULT, said)
    expect(outcome).toBe('answered')
    expect(programIn(markdown)).toContain(piece)
  })

  it('shows by a run of both why a line had to be changed', async () => {
    const { markdown } = await lastAnswer(FAULT, '¿seguro?')
    expect(markdown).toContain('`letra` vale `\'U\'` y `letra in "aeiou"` da `False`')
    expect(markdown).toContain('`letra.lower() in "aeiou"` da `True`')
  })

  it('tells why of the order of conditions, and nothing of what only stands in the changed lines', async () => {
    const { markdown } = await lastAnswer(ORDER, 'por qué pasa eso')
    expect(markdown).not.toContain('abre un bloque')
    expect(markdown).toContain('`compra` vale `400`')
    expect(markdown).toContain('la primera condición que se cumple es `compra >= 50`')
  })

  it('does not say the same again to who still gets the same', async () => {
    const { markdown } = await lastAnswer(FAULT, 'me sale lo mismo')
    expect(markdown).toContain('Mira si en la línea 4')
    expect(markdown).not.toContain('### Qué cambia')
  })

  it('answers of the correction after an example was shown', async () => {
    const { markdown } = await lastAnswer(FAULT, 'ponme un ejemplo', 'me refería a mi programa')
    expect(programIn(markdown)).toContain('letra.lower() in')
  })
})

describe('MENTOR what is pasted back is taken as it stands', () => {
  it.each(['así?', '¿está bien así?', 'lo dejé así, está bien?'])('«%s»: the corrected program', async (said) => {
    const { markdown } = await lastAnswer(FAULT, `${said}\n\n${block(MENDED)}`)
    expect(markdown).toMatch(/^Sí, así está bien/)
    expect(markdown).toContain('2')
  })

  it('knows the program of before', async () => {
    expect((await lastAnswer(FAULT, `así?\n\n${block(VOWELS)}`)).markdown).toMatch(/^Todavía no/)
  })

  it('puts a line into its place, and goes on with the whole', async () => {
    const line = 'así?\n\n```python\nif letra.lower() in "aeiou":\n```'
    const { markdown } = await lastAnswer(FAULT, line)
    expect(markdown).toContain('va en la línea 4')
    expect(programIn(markdown)).toBe(MENDED)
    expect(programIn((await lastAnswer(FAULT, line, 'dámelo entero')).markdown)).toBe(MENDED)
  })

  it('writes no line twice where a stretch is written otherwise', async () => {
    const own = 'lo cambié así, está bien?\n\n```python\nfor g in gastos:\n    total = total + g\n```'
    const { markdown } = await lastAnswer(SUM, own)
    expect(markdown).toContain('4.2')
    expect(markdown).not.toContain('total = total + g\n    total = total + g')
  })
})

it('MENTOR holds a program that fails now against the version of before', async () => {
  const { markdown } = await lastAnswer(
    FAULT,
    `ahora lo tengo así y me da error\n\n${block(MENDED.replace('return n', 'return nm'))}`,
  )
  expect(markdown).toContain('En la **línea 6** pone `nm`')
  expect(programIn(markdown)).toBe(MENDED)
})

describe('MENTOR what cannot be of the program at hand', () => {
  it('says so of an error that it cannot have', async () => {
    const { markdown } = await lastAnswer(FAULT, "ahora me da NameError: name 'resultado' is not defined")
    expect(markdown).toContain('no aparece')
    expect(markdown).not.toContain('nonbre')
  })

  it('changes nothing for who has not asked for that', async () => {
    const { markdown, outcome } = await lastAnswer(FAULT, 'eso no es lo que te pregunté')
    expect(outcome).toBe('asked')
    expect(markdown).not.toContain('```')
  })

  it('calls the example of an idea no program of theirs', async () => {
    expect((await lastAnswer('qué es un bucle', '¿hay otra manera de hacerlo?')).markdown).not.toContain(
      'En tu programa',
    )
  })
})

describe('MENTOR a line that is pointed at', () => {
  it('tells what it does, and what the correction makes of it', async () => {
    const { markdown } = await lastAnswer(FAULT, 'y qué pasa en la línea 4')
    expect(markdown).toMatch(/^La línea 4, `if letra in "aeiou":`/)
    expect(markdown).toContain('Con el cambio')
  })

  it('is told by who explains code where no run has reached it', async () => {
    const walk =
      'qué hace esto?\n\nimport random\npalabra = random.choice(["luna", "sol"])\noculta = ["_"] * len(palabra)\nprint(oculta)'
    expect((await lastAnswer(walk, 'no entiendo la línea 3')).markdown).toContain('**repite** la lista')
  })
})

it('MENTOR says in parts what is to be done in an exercise', async () => {
  const { markdown, outcome } = await lastAnswer('ponme un ejercicio de listas', '¿qué tengo que hacer?')
  expect(outcome).toBe('answered')
  expect(markdown).toContain('tiene que dar')
})

it('MENTOR tells of the idea that was only mentioned, and not the whole program', async () => {
  const { markdown } = await lastAnswer(FAULT, 'y qué es eso de diccionario')
  expect(markdown.toLowerCase()).toContain('diccionario')
  expect(markdown).not.toContain('vocales')
})

it.each(['revisa mi código', '¿está bien así?', '¿qué le mejorarías?'])(
  'MENTOR reviews the program that was spoken about: «%s»',
  async (said) => {
    const walk =
      'qué hace esto?\n\nlista = ["ana", "eva"]\ni = 0\nwhile i < len(lista):\n    print(lista[i])\n    i = i + 1'
    expect((await lastAnswer(walk, said)).markdown).toContain('no hace falta contador')
  },
)
