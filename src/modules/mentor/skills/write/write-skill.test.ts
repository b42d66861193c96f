import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { answerConversation } from '../../engine/answer-conversation'
import type { Skill } from '../../engine/skill'
import { createUnknownSkill } from '../unknown/unknown-skill'
import { COMPOSERS, MAKERS } from './makers'
import { recipesMaker } from './recipes/recipes-maker'
import { createWriteSkill } from './write-skill'

const skills = [createWriteSkill(COMPOSERS), createUnknownSkill(() => ({ near: [], isClose: false }))]
const ask = (content: string) =>
  answerConversation({ skills, check: null }, { mentor: 'basic', turns: [{ role: 'user', content }] })

describe('a request for a program', () => {
  it('is answered by the program, a true run of it and how it works', async () => {
    const { markdown, outcome } = await ask('hazme un programa que pida 2 notas y diga la suma')
    expect(outcome).toBe('answered')
    expect(markdown).toMatch(
      /```python\n.*suma = nota1 \+ nota2.*```.*Nota 1: 7,5\nNota 2: 4\nLa suma es 11\.5.*Cómo funciona/s,
    )
  })

  it.each(['me haces un programa porfa es urgente', 'quiero automatizar una cosa de mi oficina, se puede?'])(
    'is asked about where it says nothing of what to do: «%s»',
    async (text) => {
      const { outcome, markdown } = await ask(text)
      expect(outcome).toBe('asked')
      expect(markdown).toContain('¿Qué quieres que haga el programa?')
    },
  )

  it('names the constraint that it does not honour', async () => {
    const { markdown } = await ask(
      'una funcion orden(lista) que devuelva la lista ordenada de menor a mayor sin usar sorted',
    )
    expect(markdown).toContain('No he podido hacerlo sin `sorted`')
  })

  it('names the part that it leaves out, and is not sure of what it hardly understands', async () => {
    const { markdown } = await ask('programa que pida 3 notas y diga la media y la envíe por correo al tutor')
    expect(markdown).toMatch(/^\*\*Puede faltar:\*\* «.*correo/)
    expect((await ask('un programa que descargue videos, les ponga subtitulos y los suba')).outcome).not.toBe(
      'answered',
    )
  })

  it.each([
    'escribe un programa que simule tirar dos dados mil veces y diga la suma mas repetida',
    'funcion que reciba dos listas y devuelva un diccionario con la suma de las claves repetidas',
    'me hace falta sacar de emails.txt los correos de gmail',
  ])('that is ordered outright is asked back rather than answered with a lesson: «%s»', async (content) => {
    const lesson: Skill = { name: 'lesson', accepts: () => 0.95, answer: () => ({ outcome: 'answered', blocks: [] }) }
    const turns = [{ role: 'user' as const, content }]
    const { skill, outcome } = await answerConversation(
      { skills: [...skills, lesson], check: null },
      { mentor: 'basic', turns },
    )
    expect([skill, outcome]).toEqual(['write', 'asked'])
  })

  describe('another question is not answered', () => {
    const all = [createWriteSkill(MAKERS), createUnknownSkill(() => ({ near: [], isClose: false }))]
    const askAll = (content: string) =>
      answerConversation({ skills: all, check: null }, { mentor: 'basic', turns: [{ role: 'user', content }] })

    it.each([
      'todos los lunes',
      'función que reciba un texto y un número y devuelva True si hay tormenta',
      'calcula cuánto tarda una vela de 20 centímetros en gastarse',
    ])('«%s»', async (text) => expect((await askAll(text)).outcome).not.toBe('answered'))

    it('takes the composed program where it explains more than a recipe', async () => {
      expect((await askAll('necesito sumar los impares del 1 al 99')).markdown).toContain('% 2 != 0')
      expect((await askAll('calculo el precio sin iva de un ticket de 121')).markdown).toContain('sin_iva')
      expect((await askAll('cómo calculo el iva')).markdown).toContain('precio_con_iva')
    })
  })

  it('counts with a condition that is known by its word, and reads a file without a name', async () => {
    const adults = 'función que reciba una lista de edades y devuelva cuántas son mayores de edad'
    expect((await ask(adults)).markdown).toContain('if edad >= 18')
    const lines = await ask('programa que lea un txt y cuente las líneas que tienen la palabra error')
    expect(lines.markdown).toMatch(/if 'error' in linea/)
  })

  it('does a thing as often as is said, and asks once for each of several', async () => {
    expect((await ask('programa que pida un nombre y lo salude 5 veces')).markdown).toMatch(
      /input\(.*\nfor _ in range\(5\):/,
    )
    expect((await ask('programa que diga si un numero es par o impar, que lo haga para 3 numeros')).markdown).toMatch(
      /for _ in range\(3\):\n {4}numero = int\(input/,
    )
    expect((await ask('hazme un programa que pida 2 numeros enteros y los sume')).markdown).not.toContain('for _')
  })

  it('keeps stated names, rates and data', async () => {
    const { markdown } = await ask('funcion precio_final(base, iva=10) que devuelva el precio con iva')
    expect(markdown).toContain('def precio_final(base, iva=10):')
    const own = await ask('tengo edades = [31, 18, 25] y quiero saber cual es la mayor')
    expect(own.markdown).toContain('edades = [31, 18, 25]')
  })

  it('reads hostile requests in bounds', async () => {
    for (const text of [
      '{'.repeat(4_000),
      'sin usar max ni '.repeat(500),
      'pida nombre, '.repeat(600),
      '"'.repeat(8_000),
    ]) {
      const startedAt = ownTime()
      await ask(text)
      expect(ownTime() - startedAt).toBeLessThan(2_000)
    }
  })
})

describe('a function whose value is written out', () => {
  it.each([
    ['funcion puntuacion(aciertos, fallos) que devuelva aciertos*3 - fallos', 'return aciertos * 3 - fallos', '31'],
    ['f(x) que devuelva x**2 - 3*x + 1', 'return x ** 2 - 3 * x + 1', '109'],
  ])('gives just that: «%s»', async (request, line, output) => {
    const { markdown } = await ask(request)
    expect(markdown).toContain(line)
    expect(markdown).toContain(`\n${output}\n`)
  })
})

describe('a function that is told without a name', () => {
  // Without recipes, which may come to know any of these.
  const others = MAKERS.filter((maker) => maker !== recipesMaker)
  const all = [createWriteSkill(others), createUnknownSkill(() => ({ near: [], isClose: false }))]
  const written = async (content: string) =>
    (await answerConversation({ skills: all, check: null }, { mentor: 'basic', turns: [{ role: 'user', content }] }))
      .markdown

  it.each([
    ['función que reciba un número n y devuelva la suma de los pares entre 1 y n', /def \w+\(n\):/, '110'],
    ['función que reciba n y devuelva cuántos primos hay menores que n', /def \w+\(n\):/, '8'],
    [
      'función que reciba dos números a y b y devuelva los múltiplos de 3 entre a y b',
      /\(a, b\):/,
      '[6, 9, 12, 15, 18]',
    ],
    ['función que le paso dos listas y me devuelva los números comunes', /\(lista1, lista2\):/, '[3, 4]'],
    [
      'función que reciba dos listas y devuelva una lista ordenada con todos',
      /\(lista1, lista2\):/,
      '[1, 2, 3, 3, 4, 4, 5, 6]',
    ],
    ['función que reciba dos listas y devuelva los de la primera que no están en la segunda', /\(lista1/, '[1, 2]'],
    ['función que reciba una lista y un valor y devuelva las posiciones donde aparece', /\(lista, valor\):/, '[0, 2]'],
    [
      'función que reciba un diccionario de productos y precios y devuelva el producto más caro',
      /diccionario/,
      'leche',
    ],
    ['función que quite los negativos de una lista', /def quitar_negativos\(lista\):/, '[4, 7, 2, 9]'],
    ['función que reciba un diccionario de precios y devuelva los que cuestan más de 10', /diccionario/, "['ana']"],
  ])('is given what is said, and gives it back: «%s»', async (request, signature, output) => {
    const markdown = await written(request)
    expect(markdown).toMatch(signature)
    expect(markdown).toContain(`\n${output}\n`)
    expect(markdown).not.toMatch(/input\(|Puede faltar|funcion_pedida/)
  })

  it('is asked back where it would look at a part of what it is given', async () =>
    expect(await written('función que reciba una lista y un número y devuelva la lista girada')).not.toMatch(
      /```python/,
    ))
})

describe('a conversation about a program', () => {
  const all = [createWriteSkill(MAKERS), createUnknownSkill(() => ({ near: [], isClose: false }))]
  const last = async (...questions: string[]) => {
    const turns: { role: 'user' | 'assistant'; content: string }[] = []
    let answer = await answerConversation(
      { skills: all, check: null },
      { mentor: 'basic', turns: [{ role: 'user', content: 'hola' }] },
    )
    for (const content of questions) {
      turns.push({ role: 'user', content })
      answer = await answerConversation({ skills: all, check: null }, { mentor: 'basic', turns })
      turns.push({ role: 'assistant', content: answer.markdown })
    }
    return answer
  }

  it('goes on with a request that was asked back about', async () => {
    const { outcome, markdown } = await last('programa que pida 4 notas una a una', 'y q calcule la media')
    expect(outcome).toBe('answered')
    expect(markdown).toMatch(/range\(4\)[\s\S]*sum\(notas\) \/ len\(notas\)/)
  })

  it('adds to a request that was gone on with', async () => {
    const { markdown } = await last(
      'programa que pida 4 notas una a una',
      'y q calcule la media',
      'ahora que me diga tambien cual fue la mas alta',
    )
    expect(markdown).toMatch(/sum\(notas\) \/ len\(notas\)[\s\S]*max\(notas\)/)
  })

  it('writes with one word for another what is to be so instead', async () => {
    const { markdown } = await last(
      'que vaya pidiendo notas hasta que escriba fin y diga la media',
      'cambialo para que pare con -1 en vez de fin',
    )
    expect(markdown).toMatch(/== -1:|== '-1':/)
    expect(markdown).not.toContain("'fin'")
  })

  it('writes with other numbers of the same things, and with what is wanted besides', async () => {
    const { markdown } = await last(
      'programa que pida dos numeros y los sume',
      'ahora que sean 5 numeros y q saque tambien la media',
    )
    expect(markdown).toContain('Lo he escrito de nuevo')
    expect(markdown).toMatch(/range\(5\)[\s\S]*sum\(numeros\) \/ len\(numeros\)/)
  })

  it('writes what is shown in place of what was, and says which', async () => {
    const { markdown } = await last(
      'tengo gastos.csv con las columnas categoria e importe. sumame la columna importe, sin pandas',
      'mejor cuantos gastos hay de cada categoria',
    )
    expect(markdown).toContain('en lugar de «sumame la columna importe»')
    expect(markdown).toMatch(/get\(categoria, 0\) \+ 1/)
  })

  it('leaves to others what the user shall say, where the program asks nothing', async () => {
    const { markdown } = await last(
      'una cuenta atras del 10 al 1',
      'que empiece en el numero que diga el usuario y espere un segundo entre numero y numero',
    )
    expect(markdown).not.toMatch(/Lo he escrito de nuevo(?![\s\S]*input\()/)
  })

  it('throws other dice, as often as is said', async () => {
    const { markdown } = await last(
      'tirar un dado de 6 caras y mostrar el resultado',
      'hazlo con dos dados y 1000 tiradas y que cuente cuantas veces la suma da 7',
    )
    expect(markdown).toMatch(/lanzamientos = 1000[\s\S]*randint\(1, 6\) \+ random[\s\S]*if suma == 7/)
  })

  it('never says of what was to be otherwise that a program does it already', async () => {
    expect(
      (
        await last(
          'que vaya pidiendo notas hasta que escriba fin y diga la media',
          'cambialo para que pare con -1 en vez de fin',
        )
      ).markdown,
    ).not.toContain('ya lo hace')
  })

  it('says where a program shows what is wished, which recipes often do unasked', async () => {
    const agenda = 'agenda de contactos con nombre y telefono'
    expect((await last(agenda, 'que pueda buscar por nombre')).markdown).toMatch(/ya lo hace[\s\S]*Línea 4: .*Buscar/)
    expect((await last(agenda, 'que avise en los cumpleaños')).markdown).not.toContain('ya lo hace')
    expect((await last('agenda de contactos con nombre y telefono', 'que busque por `dni()`')).markdown).not.toContain(
      'ya lo hace',
    )
  })

  it.each([
    [
      'programa que imprima la tabla del 7',
      'y que el numero lo escriba yo',
      /= int\(input\('Número: '\)\)[\s\S]*\{numero_elegido\} x \{numero\} = \{numero_elegido \* numero\}/,
    ],
    ['cuenta atras desde 10', 'dejame poner los segundos', /SEGUNDOS = int\(input\('Segundos: '\)\)\n/],
    [
      'calcular el precio final con iva del 21%',
      'que se pueda elegir el iva 4, 10 o 21',
      /while IVA not in \(4, 10, 21\):/,
    ],
  ])('asks for the value that «%s» had fixed: «%s»', async (request, wish, program) => {
    expect((await last(request, wish)).markdown).toMatch(program)
  })

  it('types what was fixed, and does or names what else is wished', async () => {
    const table = 'programa que imprima la tabla del 7'
    expect((await last(table, 'que el numero lo escriba yo y que llegue hasta el 20')).markdown).toMatch(
      /int\(input[\s\S]*range\(1, 21\)/,
    )
    expect((await last(table, 'que el numero lo escriba yo y que suene una alarma')).markdown).toMatch(
      /int\(input[\s\S]*no lo he cambiado: «.*alarma»/,
    )
    const { markdown } = await last(
      'generador de contraseñas de 10 caracteres',
      'dejame elegir la longitud',
      'y que lleve simbolos',
    )
    expect(markdown).toMatch(/longitud = int\(input[\s\S]*digits \+ '[\s\S]*range\(longitud\)/)
  })

  it('asks the age that was worked out whether it is of age', async () => {
    const { markdown } = await last(
      'programa que pida el año de nacimiento y diga la edad',
      'que diga si es mayor de edad',
    )
    expect(markdown).not.toMatch(/anio\w* >= 18/)
  })

  it('takes no wish for a request of its own, and none for done of which nothing shows', async () => {
    const shop = 'caja de supermercado: pedir precios hasta que ponga 0 y sacar el total'
    expect((await last(shop, 'que aplique 10% de descuento si pasa de 50 euros')).markdown).not.toMatch(
      /return importe|def /,
    )
    const guess = 'adivina el numero del 1 al 100'
    expect((await last(guess, 'que el usuario elija la dificultad')).outcome).not.toBe('answered')
  })
})
