import { describe, expect, it } from 'vitest'
import { lastAnswer } from './testing/last-answer'

describe('what goes on with an idea that was told', () => {
  it.each([
    ['para que sirve while True', 'pero entonces no termina nunca, como lo corto?', /`break`/],
    ['como hago un grafico con matplotlib', 'y como lo guardo en una imagen?', /savefig/],
    ['que es un diccionario', 'y como se si una clave esta', /'pan' in precios/],
  ])('«%s», «%s»: the how-to that both ask for together', async (first, next, told) => {
    expect((await lastAnswer(first, next)).markdown).toMatch(told)
  })

  it.each([
    [
      'explicame try y except con un ejemplo facil',
      'y el finally ese que vi por ahí?',
      /`finally` se ejecuta \*\*siempre/,
    ],
    ['Cómo instalo pandas?', 'y eso dónde lo escribo? en el programa?', /terminal/],
    ['como leo un csv con pandas', 'ya pero el mio viene separado por punto y coma', /sep=';'/],
  ])('«%s», «%s»: the passage on it', async (first, next, told) => {
    expect((await lastAnswer(first, next)).markdown).toMatch(told)
  })

  it('of two that were told together, the one that is pointed at', async () => {
    const { markdown } = await lastAnswer(
      'q diferencia hay entre lista y tupla',
      'y la segunda cuando me conviene usarla?',
    )
    expect(markdown).toMatch(/coordenada/)
    expect(markdown).not.toMatch(/\*\*Lista\*\*:/i)
  })

  it('finds no fault in the example of an idea', async () => {
    const { markdown } = await lastAnswer('como creo un entorno virtual en windows', 'y para salir de ahi?')
    expect(markdown).not.toMatch(/sospechoso|programa corregido/)
  })

  it("leaves a question on the person's own program to who reads that", async () => {
    const { skill } = await lastAnswer('for i in range(3):\n    print(i)\n\nque hace', 'y el print para que sirve')
    expect(skill).toMatch(/explain|follow-up/)
  })
})
