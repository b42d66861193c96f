import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../follow-up/testing/last-answer'
import { allPaths } from './paths'

describe('270 what to learn next', () => {
  it.each([
    ['estoy empezando, que deberia aprender despues de los bucles?', 'listas y textos por dentro'],
    ['ya se bucles y listas, que sigue?', 'diccionarios y conjuntos'],
    ['qué aprendo después de las funciones', 'errores y depuración'],
    ['ya domino las clases y los objetos. ¿Cuál es el siguiente paso?', 'decirlo en menos líneas'],
    ['se usar if y else pero no entiendo los bucles, que me toca aprender ahora', 'repetir'],
    [
      'ya se python basico (listas, funciones, bucles). q sigue? clases, decoradores? en q orden',
      'errores y depuración',
    ],
    ['sé pandas y csv, ¿qué más debería aprender para ser analista de datos?', 'agrupar y cruzar tablas'],
  ])('«%s» gets %s', async (question, step) => {
    const { skill, markdown } = await lastAnswer(question)
    expect(skill).toBe('paths')
    expect(markdown).toContain(`lo siguiente es **${step}**`)
  })

  it.each([
    ['que me falta por aprender para encontrar trabajo', 'trabajar programando', '**Git.**'],
    ['¿qué necesito saber para hacer juegos?', 'hacer juegos', '**La primera ventana.**'],
    ['que tengo que estudiar para automatizar cosas de mi oficina', 'automatizar un negocio', '**Excel.**'],
  ])('«%s» gets the whole path', async (question, title, step) => {
    const { markdown } = await lastAnswer(question)
    expect(markdown).toContain(title)
    expect(markdown).toContain(step)
  })

  it.each([
    [['¿Qué es un bucle?', 'vale, entendido. ¿qué sigue?'], 'listas y textos por dentro'],
    [['qué es una lista', 'y ahora qué estudio?'], 'diccionarios y conjuntos'],
    [['ponme un ejercicio de diccionarios', 'y después qué aprendo?'], 'funciones'],
    [['d = {}\nprint(d)\n\nqué hace?', 'ya entendí. qué sigue?'], 'funciones'],
    [['qué es un bucle while', 'que sigue para llegar a hacer un bot de telegram?'], 'funciones y decoradores'],
    [['que es un diccionario', 'vale, ya me sale. ¿qué estudio ahora para trabajar con ficheros?'], 'archivos csv'],
  ])('goes on from what the conversation was about: %j', async (turns, step) => {
    expect((await lastAnswer(...turns)).markdown).toContain(`lo siguiente es **${step}`)
  })

  it('tells whoever has come to the end to make something of their own', async () => {
    const { markdown } = await lastAnswer('ya sé usar git y hacer pruebas, ¿qué más aprendo ahora?')
    expect(markdown).toContain('un proyecto tuyo')
  })

  it.each([
    'qué pasa después del return',
    'en qué orden aprendo python',
    'dame otro ejercicio para seguir aprendiendo bucles',
    'hazme un programa que diga cuál es el siguiente número primo',
    'qué sigue después de un if si no se cumple',
  ])('leaves «%s» to others', async (question) => {
    expect((await lastAnswer(question)).skill).not.toBe('paths')
  })

  it.each(allPaths().flatMap(({ id, steps }) => steps.map((step) => [id, step.title, step.text] as const)))(
    'the step of %s «%s» is told in two or three sentences',
    (_id, _title, text) => expect(text.length).toBeLessThan(200),
  )
})
