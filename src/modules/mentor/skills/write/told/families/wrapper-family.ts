import { identifier } from '../../../../engine/task/identifier'
import type { Family, Told, ToldProgram } from '../told'

const NAMED =
  /\b(?:llamad[oa]|se llame|llame|de nombre|decorador(?: llamado| que se llame)?)\s+@?`?([a-záéíóúñ_][\wáéíóúñ]*)`?/iu
const NO_NAME = /^(?:que|para|de|en|con|a|y|sin|simple|sencillo|como|propio|se|la|el|mi)$/i
const ATTRIBUTE = /\batributo\s+`?\.?([a-z_]\w*)`?|\.([a-z_]\w*)\s+con/iu

type Kind = { words: RegExp; make: (told: Told, name: string) => Wrapped }
type Wrapped = {
  imports?: string[]
  before?: string[]
  call: string[]
  after?: string[]
  takes?: string
  said: string
  how: string[]
  shown: string[]
}

const CALL = 'return funcion(*args, **kwargs)'

/** What a decorator adds to a function; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words:
      /\b(?:cuent\w+|contar|veces (?:que )?(?:se )?(?:ha )?(?:sido )?(?:llam\w+|ejecut\w+|us\w+)|numero de (?:llamadas|veces)|contador)\b/,
    make: ({ message }) => {
      const match = ATTRIBUTE.exec(message)
      const attribute = match?.[1] ?? match?.[2] ?? 'llamadas'
      return {
        call: [`envuelta.${attribute} += 1`, CALL],
        after: [`envuelta.${attribute} = 0`],
        said: 'cuenta cuántas veces se llama a la función',
        how: [`La cuenta se guarda en un atributo de la propia función, \`envuelta.${attribute}\`, que empieza en 0.`],
        shown: [
          'def saluda(nombre):',
          "    return f'Hola, {nombre}'",
          '',
          '',
          "saluda('Ana')",
          "saluda('Luis')",
          `print(saluda.${attribute}, saluda.__name__)`,
        ],
      }
    },
  },
  {
    words: /\b(?:reintent\w+|vuelva a intentar\w*|intent\w+ (?:de nuevo|otra vez|hasta))\b/,
    make: ({ reading }) => {
      const times = /\b(\d+) (?:veces|intentos)\b/.exec(reading.text)?.[1] ?? '3'
      const isOpen = /\b(?:n|las|x) veces\b|\bveces que (?:le )?(?:diga|pase)/.test(reading.text)
      return {
        ...(isOpen ? { takes: 'veces' } : {}),
        call: [
          `for intento in range(1, ${isOpen ? 'veces' : times} + 1):`,
          '    try:',
          `        ${CALL}`,
          '    except Exception:',
          `        if intento == ${isOpen ? 'veces' : times}:`,
          '            raise',
        ],
        said: 'vuelve a llamar a la función si falla',
        how: ['Si la función lanza un error se prueba otra vez; en el último intento, `raise` deja salir el error.'],
        shown: ['def dividir(a, b):', '    return a / b', '', '', 'print(dividir(6, 3))'],
      }
    },
  },
  {
    words: /\b(?:tiempo|tarda\w*|segundos|cronometr\w+|duracion)\b/,
    make: () => ({
      imports: ['import time'],
      call: [
        'inicio = time.perf_counter()',
        'resultado = funcion(*args, **kwargs)',
        'segundos = time.perf_counter() - inicio',
        "print(f'{funcion.__name__} ha tardado {segundos:.4f} s')",
        'return resultado',
      ],
      said: 'dice cuánto tarda la función',
      how: ['`perf_counter` es un reloj: la diferencia entre después y antes es lo que ha tardado.'],
      shown: ['def suma(a, b):', '    return a + b', '', '', 'print(suma(2, 3))'],
    }),
  },
  {
    words:
      /\b(?:cache|cachear|cachee|memo\w+|guard\w+ (?:los )?resultados?|recuerd\w+|no (?:lo )?vuelva a calcular|ya (?:se )?(?:ha )?calculad\w+)\b/,
    make: () => ({
      before: ['guardados = {}', ''],
      call: [
        'clave = (args, tuple(sorted(kwargs.items())))',
        'if clave not in guardados:',
        '    guardados[clave] = funcion(*args, **kwargs)',
        'return guardados[clave]',
      ],
      said: 'guarda los resultados que ya se han calculado',
      how: ['`guardados` es un diccionario: la clave son los argumentos y el valor, lo que dio la función.'],
      shown: [
        'def cuadrado(n):',
        "    print('Calculando')",
        '    return n**2',
        '',
        '',
        'print(cuadrado(4))',
        'print(cuadrado(4))',
      ],
    }),
  },
  {
    words: /\b(?:repit\w+|ejecut\w+|llam\w+)\b[^;.]{0,40}\b(?:n|\d+) veces\b/,
    make: ({ reading }) => {
      const times = /\b(\d+) veces\b/.exec(reading.text)?.[1]
      return {
        ...(times === undefined ? { takes: 'veces' } : {}),
        call: [
          'resultado = None',
          `for _ in range(${times ?? 'veces'}):`,
          '    resultado = funcion(*args, **kwargs)',
          'return resultado',
        ],
        said: 'repite la llamada',
        how: ['El bucle llama a la función cada vez y se queda con el último resultado.'],
        shown: ['def saluda():', "    print('Hola')", '', '', 'saluda()'],
      }
    },
  },
  {
    words: /\b(?:positiv\w+|negativ\w+)\b/,
    make: () => ({
      call: [
        'for valor in args:',
        '    if valor < 0:',
        "        raise ValueError('Los números no pueden ser negativos')",
        CALL,
      ],
      said: 'no deja pasar números negativos',
      how: ['Antes de llamar a la función se miran los argumentos uno a uno.'],
      shown: ['def raiz(n):', '    return n**0.5', '', '', 'print(raiz(9))'],
    }),
  },
  {
    words: /\bmayusculas?\b/,
    make: () => ({
      call: ['return funcion(*args, **kwargs).upper()'],
      said: 'pasa a mayúsculas lo que devuelve la función',
      how: ['Se llama a la función y a lo que devuelve se le aplica `upper()`.'],
      shown: ['def saluda(nombre):', "    return f'Hola, {nombre}'", '', '', "print(saluda('Ana'))"],
    }),
  },
  {
    words: /\b(?:imprim\w+|muestr\w+|registr\w+|log|avis\w+|diga|print)\b/,
    make: () => ({
      call: [
        "print(f'Llamando a {funcion.__name__} con {args} {kwargs}')",
        'resultado = funcion(*args, **kwargs)',
        "print(f'{funcion.__name__} ha devuelto {resultado}')",
        'return resultado',
      ],
      said: 'cuenta con qué se llama a la función y qué devuelve',
      how: ['`funcion.__name__` es el nombre de la función, y `args` y `kwargs` lo que se le ha pasado.'],
      shown: ['def suma(a, b):', '    return a + b', '', '', 'suma(2, b=3)'],
    }),
  },
]

/** A decorator that is ordered by its name and by what it adds. */
export const wrapperFamily: Family = (told) => {
  const { reading, message, task } = told
  if (!/\bdecorador(?:es)?\b/.test(reading.text) || task.classes.length > 0) return null
  const stated = task.functions[0]?.name
  const named = NAMED.exec(message)?.[1]
  const name = stated ?? (named === undefined || NO_NAME.test(named) ? null : identifier(named))
  const kind = KINDS.find(({ words }) => words.test(reading.text))
  if (name === null || kind === undefined) return null
  reading.use({ from: 0, to: reading.text.length })
  return programOf(name, kind.make(told, name))
}

const deeper = (lines: readonly string[], by = 1) =>
  lines.map((line) => (line === '' ? '' : `${'    '.repeat(by)}${line}`))

function programOf(
  name: string,
  { imports = [], before = [], call, after = [], takes, said, how, shown }: Wrapped,
): ToldProgram {
  const inner = [
    ...before,
    '@wraps(funcion)',
    'def envuelta(*args, **kwargs):',
    ...deeper(call),
    '',
    ...after,
    'return envuelta',
  ]
  const definition =
    takes === undefined
      ? [`def ${name}(funcion):`, ...deeper(inner)]
      : [`def ${name}(${takes}):`, ...deeper(['def decorador(funcion):', ...deeper(inner), '', 'return decorador'])]
  return {
    imports: ['from functools import wraps', ...imports],
    definitions: [definition, [`@${name}${takes === undefined ? '' : '(3)'}`, ...shown.slice(0, shown.indexOf(''))]],
    body: shown.slice(shown.lastIndexOf('') + 1),
    typed: imports.length > 0 ? null : [],
    title: `El decorador \`${name}\` ${said}.`,
    how: [
      `\`@${name}\` encima de una función la cambia por \`envuelta\`, que la llama por dentro.`,
      ...how,
      '`*args` y `**kwargs` recogen cualquier argumento: sirve para todas las funciones.',
      '`@wraps` conserva el nombre y la documentación de la función.',
    ],
  }
}
