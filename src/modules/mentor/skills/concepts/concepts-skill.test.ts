import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { inTurn } from '~/testing/turns'
import type { MentorType, Turn } from '../../model-port'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { lessonOf } from '../lessons/lessons'
import { allCards, cardOf } from './cards/cards'
import { readQuestion } from './find/read-question'

const mentor = createEmbeddedMentor(FACTS)

/** The answers to a learner's messages, each seen with the whole conversation before it. */
async function converse(messages: readonly string[], to: MentorType = 'basic') {
  const turns: Turn[] = []
  const answers = []
  for (const content of messages) {
    turns.push({ role: 'user', content })
    const answer = await mentor.answer({ mentor: to, turns })
    turns.push({ role: 'assistant', content: answer.markdown })
    answers.push(answer)
  }
  return answers
}

async function lastOf(messages: readonly string[], to?: MentorType) {
  const last = (await converse(messages, to)).at(-1)
  if (last === undefined) throw new Error('nothing was asked')
  return last
}

function card(id: string) {
  const found = cardOf(id)
  if (found === null) throw new Error(`no card ${id}`)
  return found
}

describe('what is asked about', () => {
  it.each([
    ['q es una tupla', 'tupla'],
    ['pa q sirve el enumerate', 'enumerate'],
    ['no pillo lo de la recursividad', 'recursion'],
    ['¿Cuándo se usa un diccionario?', 'diccionario'],
    ['me cuesta entender los decoradores', 'decorador'],
    ['oye y eso de las clases q son', 'clase'],
    ['que es un bucle infinito', 'bucle-infinito'],
    ['explicame los arreglos en python', 'lista'],
    ['que significa el :=', 'walrus'],
    ['que hace %', 'division-entera'],
    ['para que sirve __init__', 'init'],
    ['que es recursibidad', 'recursion'],
    ['qué es un dicionario', 'diccionario'],
    ['donde escribo esto', 'donde-escribo'],
    ['puedo programar desde el telefono?', 'donde-escribo'],
    ['como instalo python en el movil', 'donde-escribo'],
    ['como instalo pandas en windows', 'instalar-biblioteca'],
    ['por donde empiezo si no se nada', 'por-donde-empiezo'],
    ['cuanto se tarda en aprender python', 'cuanto-se-tarda'],
    ['como ejecuto un .py', 'ejecutar-py'],
    ['python 2 o 3?', 'python-2-3'],
    ['decoradores', 'decorador'],
    ['En clase han hablado de los iteradores y no me he enterado, ¿qué es?', 'iterador'],
    ['a ver range con un ejemplo corto', 'range'],
    ['hola, q seria un algoritmo?? ni idea', 'algoritmo'],
    ['el % para que sirve?? vi if n % 2 == 0 y pensé que era porcentaje', 'division-entera'],
    ['lambda q es? una funcion sin nombre? y por qué no una normal', 'lambda'],
    ['Me topé con un yield en un programa que lee un log. ¿Para qué sirve, y por qué no pusieron return?', 'generador'],
    ['mi profe dice que antes de instalar pandas cree un entorno virtual. ¿Eso qué es?', 'entorno-virtual'],
    ['¿Qué significa que un objeto sea mutable?', 'inmutable'],
    ['qué es una tupla tipo (1, 2)', 'tupla'],
    ['eso de async y await me supera, para q sirve en cristiano', 'async'],
    ['no pillo lo de texto[::2]', 'slice'],
    ['que hace lista[-1]', 'indice'],
  ])('«%s» is about %s', (message, id) => {
    expect(readQuestion(message)).toMatchObject({ kind: 'card', card: { id } })
  })

  it.each([
    ['diferencia entre lista y tupla', 'lista--tupla'],
    ['append vs extend', 'append--extend'],
    ['es lo mismo un parametro q un argumento?', 'parametro--argumento'],
    ['cuándo uso for y cuándo while', 'for--while'],
    ['para qué quiero return si ya tengo print', 'print--return'],
    ['un int y un float son lo mismo', 'int--float'],
    ['me lío con = y ==', 'asignacion--comparacion'],
    ['remove, pop o del, cuál uso', 'remove--pop--del'],
    ['¿Qué gano con Python que no tenga ya con VBA?', 'python--vba'],
  ])('«%s» compares: %s', (message, id) => {
    expect(readQuestion(message)).toMatchObject({ kind: 'contrast', contrast: { id } })
  })

  it('composes what nobody has compared', async () => {
    const { markdown, outcome } = await lastOf(['diferencia entre una pila y un conjunto'])
    expect(outcome).toBe('answered')
    expect(markdown).toContain(card('pila').idea)
    expect(markdown).toContain(card('conjunto').idea)
    expect(markdown).toContain('### Cuál usar')
  })

  it('tells both of what is asked for by when', async () => {
    const { markdown } = await lastOf(['¿cuándo uso print y cuándo input?'])
    expect(markdown).toContain(card('print').idea)
    expect(markdown).toContain(card('input').idea)
  })

  it('holds two kinds of error against each other', async () => {
    const { markdown, outcome } = await lastOf(['diferencia entre KeyError e IndexError'])
    expect(outcome).toBe('answered')
    expect(markdown).toMatch(/`KeyError`[\s\S]*`IndexError`/)
  })

  it('253 takes for an idea neither a place nor a verb that sounds like one', () => {
    expect(readQuestion('¿Puedo programar en Python desde el tren?')).toBeNull()
    expect(readQuestion('¿por qué lo dices?')).toBeNull()
  })

  it.each([
    'hazme un programa que pida 3 notas y diga la media con 2 decimales',
    'necesito una función multiplicar(A, B) que multiplique matrices',
    'clase Cuenta con atributo saldo y metodos ingresar y retirar',
    'mi bucle while no para nunca y no se que hacer',
    'todos los lunes',
  ])('leaves to others what asks for something else: «%s»', async (message) => {
    expect((await lastOf([message])).skill).not.toBe('concepts')
  })
})

describe('how it is told', () => {
  it('says what it is, shows a program, warns and says when', async () => {
    const { markdown } = await lastOf(['¿qué es una tupla?'])
    expect(markdown.startsWith(card('tupla').idea)).toBe(true)
    expect(markdown).toMatch(/```python[\s\S]*\*\*Resultado:\*\*[\s\S]*### No te confundas[\s\S]*### Cuándo se usa/)
  })

  it('begins with a picture where it is asked for as for a child', async () => {
    const { markdown } = await lastOf(['qué es una variable? explícamelo como si tuviera 10 años'])
    expect(markdown.startsWith(card('variable').easier)).toBe(true)
  })

  it('goes deeper only for the PRO mentor', async () => {
    const deeper = lessonOf('tuplas')?.deeper ?? 'no lesson'
    expect((await lastOf(['qué es una tupla'], 'pro')).markdown).toContain(deeper)
    expect((await lastOf(['qué es una tupla'])).markdown).not.toContain('### Más a fondo')
  })

  it('253 leaves to the product what is beyond doubt of it, after a program too', async () => {
    const asked = 'quiero hablar con alguien de vuestro equipo, no contigo'
    expect((await lastOf(['escribe un programa que sume dos números', asked])).skill).toBe('product')
  })

  it('is never longer than an answer may be, for any card', async () => {
    for (const { terms } of inTurn(allCards(), 5)) {
      const [answer] = await converse([`qué es ${terms[0]}`], 'pro')
      expect(answer?.markdown.length).toBeLessThanOrEqual(9_000)
    }
  })
})

describe('what is asked of an idea', () => {
  it.each([
    ['que es mas rapido buscar si un dni esta en una lista o en un set? y por qué', /^\*\*El conjunto.*hash/],
    ['sort() o sorted()?? hice lista = lista.sort() y se me quedó en None', /^\*\*`lista\.sort\(\)`\*\*.*`None`/],
    ['merece la pena aprender regex o me apaño con split?', /^\*\*Merece la pena lo básico/],
    ['En pandas cuándo se usa loc y cuándo iloc? siempre pruebo uno y si falla el otro', /^`loc` casi siempre/],
    [
      'mejor en un csv, en un excel o en eso de sqlite? son 300 productos, que me recomendás',
      /^Con unos cientos.*SQLite/,
    ],
    [
      'Si dentro de una función hago total = 10, ¿por qué fuera me dice que total no existe?',
      /^Porque .*\*\*local\*\*/,
    ],
    ["pq los strings no se pueden cambiar? s[0]='a' me da error", /inmutables.*TypeError/],
    ['contable, toda la vida con Excel, quiero aprender python. Por donde empiezo?', /^Para un negocio/],
  ])('is told first: «%s»', async (question, told) => {
    expect((await lastOf([question])).markdown).toMatch(told)
  })

  it('is told with another example than the one that nobody wants', async () => {
    const { markdown } = await lastOf(['que es la recursividad? con un ejemplo que no sea el factorial'])
    expect(markdown).toMatch(/```python\ndef (?!fact)/)
    expect(markdown).not.toMatch(/factorial\(/)
  })
})

describe('what comes after', () => {
  it('is told more easily, then step by step, never twice the same', async () => {
    const [, easier, again] = await converse(['qué es un decorador', 'no lo entiendo', 'sigo sin entenderlo'])
    expect(easier?.markdown).toContain(card('decorador').easier)
    expect(again?.markdown).not.toBe(easier?.markdown)
    expect(again?.skill).toBe('concepts')
  })

  it('shows other examples one after the other', async () => {
    const answers = await converse(['qué es un conjunto', 'otro ejemplo', 'otro ejemplo', 'dame otro ejemplo'])
    expect(new Set(answers.map(({ markdown }) => markdown)).size).toBe(answers.length)
    for (const { markdown } of answers) expect(markdown).toContain('```python')
  })

  it('shows a smaller example to who asks for an easier one', async () => {
    const [, smaller] = await converse(['qué es un bucle for', 'ponme un ejemplo más fácil que ese'])
    expect(smaller?.markdown).toMatch(/^Otro ejemplo de \*\*Bucle for\*\*[\s\S]*Comprar pan/)
    expect(smaller?.markdown).not.toContain('total')
  })

  it('says when it is used where only that is asked', async () => {
    const { markdown } = await lastOf(['qué es una lambda', 'y cuándo lo uso'])
    expect(markdown).toContain(card('lambda').when)
  })

  it.each([
    ['y en mac?', '**macOS**: descarga el instalador'],
    ['y en el móvil?', '**Móvil o tableta**: Pydroid 3'],
  ])('says what a guide, or the next one, says of a system: «%s»', async (question, told) => {
    const { markdown } = await lastOf(['cómo instalo python en windows', question])
    expect(markdown.startsWith(told)).toBe(true)
  })

  it('keeps no card in mind for a new subject', async () => {
    expect((await lastOf(['qué es una tupla', 'cuéntame un chiste'])).markdown).not.toContain('tupla')
  })
})
