import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = (content: string) => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })

describe('code that somebody has judged is reviewed', () => {
  it.each([
    [
      'mi cuñado dice que es una chapuza, tiene razón?\n\nclaves = []\nfor i in range(len(df)):\n    if df.iloc[i]["pais"] == "ES":\n        claves.append(df.iloc[i]["total"])\nprint(claves)',
      /^Tu cuñado lleva razón.*máscara booleana/s,
    ],
    [
      'del 1 al 10 cuánto le das?\n\nx = int(input())\ny = int(input())\nz = int(input())\nif x > y and x > z:\n    print(x)\nif y > x and y > z:\n    print(y)\nif z > x and z > y:\n    print(z)',
      /empate.*max\(x, y, z\)/s,
    ],
    [
      'mi jefa dijo que así no, yo creo que da igual\n\nimport smtplib\ns = smtplib.SMTP("smtp.ejemplo.es")\ns.login("yo@ejemplo.es", "hola1234")',
      /variable de entorno/,
    ],
    [
      'quién lleva razón, mi compañera dice que mal\n\ntry:\n    print(10 / int(input()))\nexcept:\n    print("mal")',
      /except \(ValueError, ZeroDivisionError\)/,
    ],
    [
      'tarda mucho con 60.000 filas, se puede mejorar?\n\nfor i in range(len(df)):\n    df.loc[i, "total"] = df.loc[i, "cantidad"] * df.loc[i, "precio"]',
      /df\["total"\] = df\["cantidad"\] \* df\["precio"\]/,
    ],
    [
      'va lentisimo con 200 mil filas, como lo harian ustedes?\n\nfor i, fila in df.iterrows():\n    df.loc[i, "total"] = fila["precio"] * fila["unidades"]',
      /df\["total"\] = df\["precio"\] \* df\["unidades"\]/,
    ],
    [
      '¿la ves bien o cambiarías algo?\n\ndef area(radio):\n    """Devuelve el área de un círculo."""\n    return 3.1416 * radio ** 2',
      /^Está bien\. Si acaso.*math\.pi/s,
    ],
  ])('%s', async (question, told) => {
    const { skill, markdown } = await ask(question)
    expect(skill).toBe('review')
    expect(markdown).toMatch(told)
  })
})

it('a table that is made elsewhere is no error of a piece of code', async () => {
  const { markdown } = await ask("df['media'] = df['puntos'] / df['partidos']\nfalla si alguno es 0?")
  expect(markdown).not.toContain('NameError')
})

describe('who asks whether a solution is right', () => {
  it('MENTOR hears what its function works out, tried with values', async () => {
    const { skill, markdown } = await ask(
      'Fibonacci iterativo. Mi versión, ¿la da por buena?\n\ndef fib(n):\n    a, b = 0, 1\n    for _ in range(n):\n        a, b = b, a + b\n    return a',
    )
    expect(skill).toBe('review')
    expect(markdown).toMatch(
      /^Está bien: no cambiaría nada\.[\s\S]*He probado `fib` con varios valores[\s\S]*Fibonacci/,
    )
  })

  it('MENTOR hears that it runs, and what it prints, before what could be better', async () => {
    const { markdown } = await ask(
      'la tarea decia sumar cantidad por precio, esta correcto?\n\ndef ticket(compra):\n    total = 0\n    for nombre, cantidad, precio in compra:\n        total += cantidad * precio\n    return total\n\nprint(ticket([("arroz", 2, 25), ("frijol", 1, 38)]))',
    )
    expect(markdown).toMatch(/^Lo he ejecutado: funciona, e imprime esto:\s+```text\n88\n```[\s\S]*sum\(/)
  })
})
