import { describe, expect, it } from 'vitest'
import type { Request } from './frame'
import { plainText } from './lexicon/plain-text'
import { readRequests } from './read-requests'
import type { Has } from './request-pattern'

const NOTHING: Has = { code: false, error: false }
const CODE: Has = { code: true, error: false }
const BOTH: Has = { code: true, error: true }

type Table = { has: Has; sentences: string[] }

/** How the same is asked in Madrid, Ciudad de México, Buenos Aires, Lima or on a phone. */
const ASKED: Record<Request, Table[]> = {
  'explain-error': [
    {
      has: NOTHING,
      sentences: [
        'me sale un error y no sé qué hacer',
        'me tira error al correrlo',
        'me bota un error raro',
        'me avienta una excepción',
        'me marca error en la terminal',
        'qué significa este error',
        'q significa TypeError',
        'me da name error name total is not defined',
        'no entiendo el error',
        'por qué me sale IndexError',
        'explicame el traceback porfa',
        'me lanza un error de sintaxis, ¿qué es?',
        'me salen letras rojas cuando lo corro',
        'me aparece un eror rarisimo',
        'me salta la excepción esa de list index out of range',
        'me ayudás con este error?',
        'k kiere decir este error',
      ],
    },
    { has: BOTH, sentences: ['ayuda porfa', 'qué pasa?', 'truena', 'peta y no sé porqué'] },
  ],
  'find-fault': [
    {
      has: CODE,
      sentences: [
        'no funciona',
        'no me jala',
        'no anda',
        'no furula',
        'no me corre',
        'no hace nada',
        'no imprime nada',
        'se cicla',
        'se queda pillado',
        'se queda colgado y no para nunca',
        'sale 0 y debería salir 15',
        'siempre me da el mismo número',
        'solo me sale el último',
        'qué está mal?',
        'dónde está el fallo',
        'qué hice mal',
        'por qué no me guarda los cambios',
        'no me cambia el texto',
        'no da error pero el resultado está mal',
        'se me traba la compu cuando lo corro',
        'me imprime None',
        'no funsiona ayudaaa',
        'esperaba 10 y me da 8',
        'no ordena bien',
        'se tilda todo',
      ],
    },
    {
      has: NOTHING,
      sentences: ['mi programa no funciona', 'mi código no corre', 'el script no me jala', 'mi programa truena'],
    },
  ],
  'explain-code': [
    {
      has: CODE,
      sentences: [
        'qué hace este código',
        'q hace esto',
        'explícame este programa',
        'explicame esto linea por linea',
        'me podrías explicar la función',
        '¿me podría explicar esta parte?',
        'podés explicarme esto?',
        'no entiendo la segunda línea',
        'no pillo esto',
        'no cacho qué hace este for',
        'cómo funciona esto',
        'para qué sirve la línea 3',
        'desglósame el código',
        'esplicamelo paso a paso',
        'me ayudás a entender esto',
        'para qué es el end',
        'q ase este codigo',
      ],
    },
  ],
  'predict-output': [
    {
      has: CODE,
      sentences: [
        'qué imprime',
        'qué imprime esto?',
        'q sale por pantalla',
        'que sale',
        'qué va a imprimir este código',
        'qué devuelve',
        'cuál es la salida',
        'cuál sería el resultado',
        'que muestra este programa',
        'cuánto vale x al final',
        'qué números salen',
        'sin ejecutarlo, qué sale?',
        'qué pasa si lo ejecuto',
        'que imprimiría',
        'k imprime esto',
      ],
    },
  ],
  review: [
    {
      has: CODE,
      sentences: [
        'está bien?',
        'esta bien hecho?',
        'revísame el código',
        'me lo checas?',
        'podés revisar mi código',
        'cómo lo mejoro',
        'cómo puedo mejorar esto',
        'qué opinas',
        'qué te parece',
        'se puede hacer más corto?',
        'es pythonico?',
        'échale un ojo',
        '¿me podría revisar este programa?',
        'qué mejorarías',
        'chécalo porfa',
        'qué le falta',
        'dame consejos de este código',
      ],
    },
  ],
  correct: [
    {
      has: CODE,
      sentences: [
        'arréglalo',
        'corrígemelo',
        'corrige el código',
        'arreglame el programa porfa',
        'componlo',
        'me lo arreglas?',
        'podés arreglarlo',
        'soluciónalo',
        'dame el código bien',
        'pásame el código corregido',
        'ponme el código entero arreglado',
        'cómo lo arreglo',
        'qué le cambio',
        'me podría corregir esto',
        'dame la solución',
        'arreglamelo plis',
        'corrijelo',
      ],
    },
  ],
  why: [
    {
      has: CODE,
      sentences: [
        'por qué?',
        'porqué sale 3',
        'pq no imprime nada',
        'xq da 5',
        'por que pasa eso',
        'y por qué no funciona con 0',
        'a qué se debe',
        'cuál es la razón',
        'cómo es posible',
        'no sé porqué sale así',
        'xk no va',
        'cómo es que da 7',
        'q lo causa',
        'por qué el resultado es 2.0 y no 2',
        'explícame por qué',
      ],
    },
  ],
  simpler: [
    {
      has: NOTHING,
      sentences: [
        'más fácil',
        'explícamelo más fácil',
        'no lo entiendo',
        'no entendí',
        'no te entendí nada',
        'no me queda claro',
        'explicalo mas sencillo',
        'con peras y manzanas',
        'como si tuviera 5 años',
        'en cristiano porfa',
        'me he perdido',
        'más despacio por favor',
        'otra vez pero mas claro',
        'no caché',
        'explicámelo de otra forma',
        'no pillo nada',
        'sigo sin entender',
      ],
    },
  ],
  deeper: [
    {
      has: NOTHING,
      sentences: [
        'más a fondo',
        'explícalo a fondo',
        'cuéntame más',
        'dime más',
        'quiero saber más sobre los decoradores',
        'con más detalle',
        'profundiza',
        'cómo funciona por dentro',
        'dame más información',
        'más info porfa',
        'y qué más',
        'a un nivel más avanzado',
        'quiero más detalles',
        'amplíalo',
        'contame más',
      ],
    },
  ],
  'another-example': [
    {
      has: NOTHING,
      sentences: [
        'otro ejemplo',
        'dame otro ejemplo',
        'ponme un ejemplo',
        'más ejemplos porfa',
        'me das un ejemplo?',
        'podés darme otro ejemplo',
        'un ejemplo más',
        'por ejemplo?',
        'enséñame otro ejemplo',
        '¿me podría dar un ejemplo?',
        'hazme un ejemplo con diccionarios',
        'con un ejemplo mejor',
        'otro',
        'quiero ver un ejemplo',
        'tienes algún ejemplo?',
        'dame otro ejmplo',
      ],
    },
  ],
  exercise: [
    {
      has: NOTHING,
      sentences: [
        'ponme un ejercicio',
        'dame un ejercicio de bucles',
        'proponme un reto',
        'quiero practicar listas',
        'otro ejercicio',
        'ponme a prueba',
        'pregúntame tú',
        'hazme un examen',
        'dame 3 ejercicios de funciones',
        'me pones un ejercicio fácil?',
        'podés darme un desafío',
        'necesito practicar los diccionarios',
        'un ejersicio porfa',
        'invéntate un ejercicio de cadenas',
        'tienes ejercicios de while?',
        'quiero hacer ejercicios',
      ],
    },
  ],
  'what-is': [
    {
      has: NOTHING,
      sentences: [
        'qué es una tupla',
        'q es self',
        'qué son los decoradores',
        'qué significa el :=',
        'para qué sirve enumerate',
        'diferencia entre lista y tupla',
        'cuál es la diferencia entre is y ==',
        'cuándo se usa while',
        'cómo funciona el return',
        'q significa init',
        'qué quiere decir iterable',
        'no sé qué es un diccionario',
        'definición de recursividad',
        'k es un bucle',
        'es lo mismo append que extend?',
        'no entiendo las clases',
      ],
    },
  ],
  'what-if': [
    {
      has: CODE,
      sentences: [
        'y si pongo 0?',
        'y si la lista está vacía',
        'qué pasa si quito el return',
        'qué pasaría si n es negativo',
        'y si quiero que empiece en 1',
        'q pasa si le meto un texto',
        'qué ocurre si borro esa línea',
        'y si uso while',
        'si cambio el 3 por un 5 qué sale',
        'vale, y si no hay nada?',
        'qué sucede cuando la clave no existe',
        'y si lo pongo fuera del bucle?',
        'ok y si son más de 10',
        'pero y si mete letras',
        'qué pasaría al ponerle un else',
      ],
    },
  ],
  complexity: [
    {
      has: CODE,
      sentences: [
        'qué complejidad tiene',
        'complejidad temporal?',
        'big o de esto',
        'es eficiente?',
        'cuánto tarda con un millón de datos',
        'va muy lento',
        'se demora mucho',
        'cómo lo hago más rápido',
        'qué rendimiento tiene',
        'es muy lenta esta función',
        'cuánta memoria usa',
        'tarda siglos',
        'está lentísimo',
        'es O(n)?',
        'cuál es la eficiencia de este algoritmo',
      ],
    },
  ],
  write: [
    {
      has: NOTHING,
      sentences: [
        'hazme un programa que sume dos números',
        'escribe una función que cuente vocales',
        'necesito un script para renombrar archivos',
        'quiero un programa que pida la edad',
        'programa que calcule el IVA',
        'me haces un programa?',
        'haceme un menú con while',
        '¿me podría hacer una función?',
        'cómo hago una calculadora',
        'cómo leo un csv',
        'ocupo un programa que ordene una lista',
        'podés crear una clase Perro',
        'asme un progama de notas',
        'dame un código para sacar el promedio',
        'kiero un programa q diga si es par',
        'créame un juego de adivinar',
        'función que devuelva el mayor',
      ],
    },
  ],
  change: [
    {
      has: CODE,
      sentences: [
        'ahora que pida también el nombre',
        'cámbialo para que no falle',
        'añádele un método',
        'ponlo en una función',
        'quítale el while',
        'lo mismo pero con while',
        'ahora quiero que siga preguntando',
        'agrégale un menú',
        'y ahora haz que salga ordenado',
        'modifica el programa para que acepte decimales',
        'hazlo sin usar max',
        'que además diga la media, ponle eso',
        'conviértelo a una clase',
        'agregale un contador',
        'se puede hacer en una línea?',
        'ponele colores',
      ],
    },
  ],
}

describe('readRequests', () => {
  for (const [request, tables] of Object.entries(ASKED) as [Request, Table[]][]) {
    for (const { has, sentences } of tables) {
      it.each(sentences)(`reads ${request} in «%s»`, (sentence) => {
        expect([...readRequests(plainText(sentence), has)]).toContain(request)
      })
    }
  }

  it.each(['no me da error pero sale mal', 'no tira ningún error', 'sin errores, pero no imprime nada'])(
    'hears no error to explain in «%s»',
    (sentence) => expect([...readRequests(plainText(sentence), CODE)]).not.toContain('explain-error'),
  )

  it.each([
    ['qué es una tupla', NOTHING, ['what-is']],
    ['ponme un ejercicio de bucles', NOTHING, ['exercise']],
    ['hazme un programa que sume dos números', NOTHING, ['write']],
    ['más a fondo', NOTHING, ['deeper']],
    ['qué imprime esto', CODE, ['predict-output']],
    ['y si quito el return?', CODE, ['what-if']],
    ['hola', NOTHING, []],
    ['', NOTHING, []],
  ] as const)('reads in «%s» nothing else', (sentence, has, requests) => {
    expect([...readRequests(plainText(sentence), has)]).toEqual([...requests])
  })

  it.each([
    ['fix my code please', 'correct'],
    ['what does this code do', 'explain-code'],
    ['what does this print', 'predict-output'],
    ['why does it print 3', 'why'],
    ['can you review my code', 'review'],
  ] as const)('reads English: «%s»', (sentence, request) => {
    expect([...readRequests(plainText(sentence), CODE)]).toContain(request)
  })
})
