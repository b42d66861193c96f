import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { levelOf } from './level'

describe('levelOf', () => {
  it.each([
    ['hola, soy nueva en esto y no sé qué es un bucle', 'principiante'],
    ['print("hola")\nqué hace esto', 'principiante'],
    ['llevo dos semanas con python, qué es una clase', 'principiante'],
    ['for i in range(3):\n    print(i)', 'principiante'],
    ['def area(b, h):\n    return b * h\nclass Figura:\n    pass', 'intermedio'],
    ['leo un csv con with open y lo meto en un diccionario dentro de una función', 'intermedio'],
    ['try:\n    x = json.loads(t)\nexcept ValueError:\n    pass\n¿lo meto en una función?', 'intermedio'],
    ['¿conviene un decorador con functools.wraps o un context manager?', 'avanzado'],
    ['programador Java, 10 años: ¿cómo va el MRO con herencia múltiple?', 'avanzado'],
    ['async def leer():\n    await asyncio.sleep(1)\n\nlo pruebo con pytest', 'avanzado'],
  ])('%j → %s', (text, level) => expect(levelOf(text)).toBe(level))

  it('reads no more than a message has', () => {
    const before = ownTime()
    levelOf('a[ for '.repeat(20_000))
    expect(ownTime() - before).toBeLessThan(200)
  })
})
