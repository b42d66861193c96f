import type { Kinds } from './kind'

export const RUNNING: Kinds = {
  recursion: {
    means: 'Una función se llama a sí misma tantas veces seguidas que Python la detiene.',
    simply: 'Dos espejos enfrentados: nunca se acaba, porque nada dice «hasta aquí».',
    causes: [
      [
        'Falta el caso que termina.',
        'def f(n):\n    return n * f(n - 1)',
        'def f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)',
      ],
      [
        'El valor no se acerca al final.',
        'def cuenta(n):\n    if n == 0:\n        return\n    cuenta(n)',
        'def cuenta(n):\n    if n == 0:\n        return\n    cuenta(n - 1)',
      ],
      [
        'Una propiedad se llama como su propio dato.',
        '@property\ndef edad(self):\n    return self.edad',
        '@property\ndef edad(self):\n    return self._edad',
      ],
    ],
    avoid: 'Escribe primero el caso que termina, y comprueba que cada llamada se acerca a él.',
  },
  assertion: {
    means: 'Un `assert` comprobó algo que debía ser verdad, y no lo es.',
    simply: 'El programa tenía una comprobación, y ha fallado.',
    causes: [
      [
        'El resultado no es el esperado.',
        'def doble(n):\n    return n + 2\n\nassert doble(3) == 6',
        'def doble(n):\n    return n * 2\n\nassert doble(3) == 6',
      ],
    ],
    avoid: 'Imprime los dos lados de la comparación antes del `assert`.',
    holds: true,
  },
  eof: {
    means: '`input()` esperaba que alguien escribiera, y no había nada que leer.',
    simply: 'El programa pregunta y nadie puede contestar.',
    causes: [
      [
        'Se ejecuta donde no hay teclado (un corrector, un servidor) o hay más `input()` que líneas.',
        'while True:\n    print(input())',
        'while True:\n    try:\n        print(input())\n    except EOFError:\n        break',
      ],
    ],
    avoid: 'Da todas las líneas de entrada que el programa pide, o trata `EOFError`.',
    holds: true,
  },
  'keyboard-interrupt': {
    means: 'No es un fallo del código: alguien detuvo el programa con Ctrl+C (o con el botón de parar).',
    simply: 'El programa se paró porque se lo pediste.',
    causes: [
      [
        'El bucle no acaba nunca y lo paraste.',
        'n = 0\nwhile n < 3:\n    print(n)',
        'n = 0\nwhile n < 3:\n    print(n)\n    n += 1',
      ],
    ],
    avoid: 'Comprueba que algo dentro del `while` cambia hasta que la condición deja de cumplirse.',
  },
  memory: {
    means: 'El programa pide más memoria de la que hay.',
    simply: 'La mesa se ha quedado pequeña para tantos papeles.',
    causes: [
      [
        'Una lista que crece sin fin o enorme.',
        'cuadrados = [n * n for n in range(10 ** 10)]',
        'cuadrados = (n * n for n in range(10 ** 10))',
      ],
    ],
    avoid: 'Trabaja elemento a elemento, con un generador o línea a línea.',
    holds: true,
  },
  'not-implemented': {
    means: 'Has llamado a un método que está escrito a medias a propósito, para que otra clase lo complete.',
    simply: 'Esa parte aún no está hecha.',
    causes: [
      [
        'La clase hija no lo define.',
        'class Perro(Animal):\n    pass',
        'class Perro(Animal):\n    def sonido(self):\n        return "guau"',
      ],
    ],
    avoid: 'Define el método en la clase hija.',
    holds: true,
  },
  'never-awaited': {
    means: 'Llamas a la función asíncrona {name} y no la esperas: no llega a ejecutarse.',
    simply: 'Encargas un recado y te vas sin que nadie lo haga.',
    causes: [
      [
        'Falta `await` (dentro de una función asíncrona).',
        'async def main():\n    leer()',
        'async def main():\n    await leer()',
      ],
      ['Fuera, falta `asyncio.run`.', 'main()', 'asyncio.run(main())'],
    ],
    avoid: 'Dentro de `async def` usa `await f()`; fuera, una sola vez, `asyncio.run(main())`.',
    holds: true,
  },
  'running-loop': {
    means: 'El bucle asíncrono ya está en marcha, o no hay ninguno donde lo pides.',
    simply: 'Quieres arrancar un motor que ya está arrancado.',
    causes: [['En un notebook ya hay un bucle.', 'asyncio.run(main())', 'await main()']],
    avoid: 'En Jupyter usa `await`; en un programa, un solo `asyncio.run(main())`.',
    holds: true,
  },
  'generator-stop': {
    means: 'Dentro de un generador se acabó otro iterador sin que nadie lo tratara.',
    simply: 'Un `next()` se quedó sin elementos.',
    causes: [
      [
        '`next` sin valor final.',
        'def g(it):\n    while True:\n        yield next(it)',
        'def g(it):\n    for x in it:\n        yield x',
      ],
    ],
    avoid: 'Recorre con `for` dentro del generador.',
    holds: true,
  },
  'super-arguments': {
    means: '`super()` se usa donde no hay un objeto (`self`).',
    simply: 'Se llama al padre desde fuera de casa.',
    causes: [
      [
        'Al método le falta `self`.',
        'def __init__():\n    super().__init__()',
        'def __init__(self):\n    super().__init__()',
      ],
    ],
    avoid: 'Usa `super()` en métodos con `self`.',
    holds: true,
  },
  'thread-start': {
    means: 'Ese hilo no se puede arrancar así.',
    simply: 'Un hilo se arranca una sola vez.',
    causes: [['Se arranca dos veces.', 'h.start()\nh.start()', 'h = Thread(target=f)\nh.start()']],
    avoid: 'Crea un hilo nuevo para cada vez.',
    holds: true,
  },
  reraise: {
    means: 'Hay un `raise` suelto fuera de un `except`.',
    simply: 'No hay ningún error que volver a lanzar.',
    causes: [['Falta decir qué error.', 'raise', 'raise ValueError("dato no válido")']],
    avoid: '`raise` a secas solo vale dentro de `except`.',
    holds: true,
  },
  'runtime-general': {
    means: 'Algo falló mientras el programa se ejecutaba, y no encaja en otro tipo de error.',
    simply: 'El mensaje que sigue al nombre dice qué pasó.',
    causes: [
      [
        'Lo lanza quien escribió la función.',
        'raise RuntimeError("sin datos")',
        'datos = [1]\nif not datos:\n    raise RuntimeError("sin datos")',
      ],
    ],
    avoid: 'Lee el mensaje entero y la última línea tuya del traceback.',
  },
  'system-exit': {
    means: 'El programa terminó porque alguien llamó a `exit()` o `sys.exit()`. No es un fallo.',
    simply: 'El programa se despidió.',
    causes: [['`exit()` en un notebook o en pruebas.', 'exit()', 'print("Fin")']],
    avoid: 'Deja que el programa llegue a su última línea.',
  },
  group: {
    means: 'Ocurrieron varios errores a la vez y Python los entrega juntos.',
    simply: 'Una bolsa con varios errores: hay que mirar cada uno.',
    causes: [
      [
        'Varias tareas fallaron.',
        'try:\n    tareas()\nexcept ValueError:\n    print("mal")',
        'try:\n    tareas()\nexcept* ValueError:\n    print("mal")',
      ],
    ],
    avoid: 'Empieza por el primero de la lista; se capturan con `except*`.',
  },
}
