import { beforeAll, describe, expect, it } from 'vitest'
import { shownPrograms } from '~/modules/mentor/engine/content/programs-in'
import { FACTS } from '~/testing/mentor/product-facts'
import { type ProgramRunner, startProgramRunner } from '~/testing/python/program-runner'
import { createEmbeddedMentor } from '../../server/embedded-mentor'
import { allDoubts } from './doubts'

let python: ProgramRunner
beforeAll(async () => {
  python = await startProgramRunner()
})

describe.each(allDoubts().map((doubt) => ({ ...doubt })))('the doubt $id', ({ text, needs }) => {
  it('shows programs that do what they are said to do', () => {
    for (const { code, stdin, output, error } of shownPrograms(text)) {
      if (needs !== null) continue
      const run = python.run({ code, stdin })
      expect(run.screen.trimEnd()).toBe((output ?? '').trimEnd())
      expect(run.error).toBe(error)
    }
  })
})

const mentor = createEmbeddedMentor(FACTS)
async function answerTo(...questions: string[]) {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of questions) {
    turns.push({ role: 'user', content })
    const { markdown } = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: markdown })
  }
  return turns.at(-1)?.content ?? ''
}

describe('doubts after an explanation', () => {
  it.each([
    [['qué es un diccionario', 'y si busco una llave que no existe qué hace'], 'KeyError'],
    [['qué es la recursividad', 'qué pasa si me olvido del caso base'], 'RecursionError'],
    [['qué es una tupla', 'y si intento modificar un valor qué pasa'], 'TypeError'],
    [['para qué sirve zip', 'da error si una lista es más corta?'], 'zip'],
    [['qué es un entorno virtual', 'y es obligatorio? qué es lo peor si no lo uso'], 'conflicto'],
    [['qué es un float', 'entonces qué uso para los precios de mi tienda'], 'Decimal'],
    [['cómo leo un archivo línea a línea', 'me deja renglones vacíos al imprimir, por qué'], 'rstrip'],
    [
      [
        "me sale ModuleNotFoundError: No module named 'rich'",
        'ya hice pip install rich y dice Requirement already satisfied',
      ],
      'sys.executable',
    ],
    [['como leo un csv con pandas', 'y si esta separado por punto y coma?'], "sep=';'"],
    [['como redondeo un numero a entero', 'y por que round(2.5) me da 2 y no 3??'], 'banquero'],
    [['para que sirve self en las clases', 'y es obligatorio q se llame asi?'], 'costumbre'],
    [['como junto dos dataframes por la columna id', 'y que diferencia hay entre inner y left?'], 'NaN'],
    [
      ['como quito los repetidos de una lista', 'con set me los desordena, como hago pa q queden como estaban?'],
      'fromkeys',
    ],
    [['como saco la fecha de hoy', 'y cuantos dias faltan hasta el 31 de diciembre?'], '12, 31'],
    [['como instalo paquetes con pip', 'he leido algo de entornos virtuales, y eso pa que sirve?'], 'cada proyecto'],
    [['que diferencia hay entre append y extend', 'y si hago lista1 + lista2 entonces?'], 'lista nueva'],
    [["df['media'] = df['puntos'] / df['partidos']\nqué hace", 'y si alguno jugó 0 partidos?'], 'inf'],
    [['que es una variable', 'puedo ponerle tilde o ñ al nombre?'], 'sin espacios'],
    [['hola, quiero aprender python', 'cuanto se tarda?'], 'dos o tres meses'],
    [['que es pandas', 'es dificil?'], 'unos pocos días'],
    [["NameError: name 'total' is not defined", 'pero si esta dentro de la funcion'], 'solo existe ahí'],
    [['generador de contraseñas', 'es seguro?'], 'no se puede predecir'],
    [['guardar un dataframe en excel', 'y si el archivo ya existe lo borra?'], 'sustituye sin avisar'],
    [['contar vocales de una palabra', 'y si quiero saber cuantas de cada una'], 'Counter'],
  ])('answers %j by what was spoken about', async (questions, told) => {
    expect(await answerTo(...questions)).toContain(told)
  })

  it('reads a program of theirs before it tells what holds of any', async () => {
    const own = 'def sumar(nota, notas=[]):\n    notas.append(nota)\n    return notas\nprint(sumar(7))\nprint(sumar(5))'
    const answer = await answerTo(own, 'con None funciona. pero no es lo mismo que cero?')
    expect(answer).not.toContain('«no hay valor»')
  })

  it('goes on with nothing that was spoken about before the last answers', async () => {
    const answer = await answerTo('quiero aprender python', 'que es una tupla', 'que es un conjunto', 'es dificil?')
    expect(answer).not.toContain('de los que mejor se leen')
  })

  it('leaves an order to who changes programs', async () => {
    const answer = await answerTo('nombre = input().strip()\nprint(nombre)\nqué hace', 'quita el strip')
    expect(answer).not.toContain('salto de línea** (`\\n`)')
  })
})
