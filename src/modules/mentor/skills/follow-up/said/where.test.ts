import { describe, expect, it } from 'vitest'
import { lastAnswer, programIn } from '../testing/last-answer'

const MAYOR =
  '¿Qué hace?\n\n```python\nnumeros = [4, 7, 1, 9]\nmayor = numeros[0]\nfor n in numeros:\n    if n > mayor:\n        mayor = n\nprint(mayor)\n```'
const SALUDO =
  '¿Qué hace?\n\n```python\ndef saludo(nombre="amigo"):\n    return "Hola " + nombre\n\nprint(saludo())\n```'
const AREA =
  '```python\ndef area(b, h):\n    resultado = b * h / 2\n\nprint(area(4, 3))\n```\n\nme sale None, ¿por qué?'

describe('MENTOR where in the program something is done, fails or goes', () => {
  it.each([
    ['what is shown', MAYOR, '¿dónde se imprime el resultado?', 'línea 6'],
    ['what is compared', MAYOR, '¿en qué línea se compara?', 'línea 4'],
    ['what a name is given', MAYOR, '¿dónde se guarda el mayor?', 'línea 2'],
    ['the line that a correction added', AREA, '¿dónde pongo el return?', 'línea 3'],
    ['an if outside of a loop', MAYOR, '¿por qué el if no va fuera del for?', 'cada vuelta'],
  ])('%s', async (_rule, program, question, told) => {
    expect((await lastAnswer(program, question)).markdown).toContain(told)
  })

  it('where what was tried fails', async () => {
    const { markdown } = await lastAnswer(SALUDO, '¿y si quito el ="amigo"?', '¿en qué línea fallaría?')
    expect(markdown).toContain('En la **línea 4**')
    expect(markdown).toContain('TypeError')
  })
})

describe('MENTOR a supposition in other words', () => {
  it.each([
    ['a gerund', MAYOR, '¿qué saldría cambiando > por <?', 'if n < mayor:'],
    ['what would be', MAYOR, '¿y si pusiera <= en el if?', 'if n <= mayor:'],
    ['the first value of a name', MAYOR, '¿y si pongo mayor = 0?', 'mayor = 0\nfor'],
    ['the default of a parameter', SALUDO, '¿y si quito el ="amigo"?', 'def saludo(nombre):'],
  ])('%s', async (_rule, program, question, tried) => {
    const { markdown, skill } = await lastAnswer(program, question)
    expect(skill).toBe('what-if')
    expect(programIn(markdown)).toContain(tried)
  })

  it('of a letter typed where a number is asked is no wish that is met already', async () => {
    const asks =
      '```python\nnota = float(input("Nota: "))\nif nota >= 5:\n    print("apto")\nelse:\n    print("no apto")\n```\n\n¿qué hace?'
    const { markdown } = await lastAnswer(asks, '¿y si escribe letras?')
    expect(markdown).toContain('ValueError')
  })
})

describe('MENTOR which of two that were spoken about', () => {
  it.each(['¿qué diferencia hay?', '¿y cuál me conviene a mí?'])('%s', async (question) => {
    const sort = '```python\nlista = [5, 2]\nlista = lista.sort()\nprint(lista)\n```\n\n¿por qué sale None?'
    const { markdown } = await lastAnswer(sort, '¿y sorted?', question)
    expect(markdown).toContain('da una lista **nueva**')
  })

  it('what is told on a guess takes the place of no program', async () => {
    const { markdown } = await lastAnswer(MAYOR, '¿y si quisiera un 15 % de descuento?', '¿qué vale mayor al final?')
    expect(markdown).toContain('`mayor` vale `9`')
  })
})
