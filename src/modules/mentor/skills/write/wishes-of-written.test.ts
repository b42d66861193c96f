import { expect, it } from 'vitest'
import { lastAnswer } from './testing/last-answer'

/** Conversations, and what the last answer must and must not say. */
const WISHES: readonly [string[], RegExp[], RegExp?][] = [
  // What earlier messages got is kept, and what is stated stands in a program of the library.
  [['pida notas hasta que ponga 0 y diga la media'], [/texto == '0'/, /Nota \(o 0\)/], /\bfin\b/],
  [
    ['adivina el numero con 5 intentos', 'y que pregunte si quiere jugar otra vez', 'que cuente las partidas ganadas'],
    [/while True/, /ganadas \+= 1/],
  ],
  [
    [
      'me haces el juego de adivina el numero',
      'y si quiero que solo tenga 7 intentos?',
      'y que al final diga cual era el numero si pierdes',
    ],
    [/./],
    /Lo he escrito de nuevo/,
  ],
  [
    [
      'un programa que pida nombre del producto, cantidad y precio, hasta que escriba fin, y al final muestre el total',
      'que me pregunte primero el nombre del cliente',
    ],
    [/input\('Nombre del cliente: '\)/],
    /ya lo hace/,
  ],
  // What opens a wish is no part of the program.
  [
    [
      'cuantas vocales tiene una frase, en python, pidiendola por teclado',
      'perfecto pero ahora dime cuantas hay de cada una',
    ],
    [/\.get\(\w+(?:\.lower\(\))?, 0\) \+ 1/, /aeiou/],
    /perfecto/i,
  ],
  [
    ['contar las vocales de una frase', 'y que diga cuántas hay de cada una'],
    [/\.get\(\w+(?:\.lower\(\))?, 0\) \+ 1/, /aeiou/],
    /Puede faltar|no lo he cambiado/,
  ],
  [
    [
      'un programa que genere una contraseña aleatoria de 8 caracteres',
      'el profe dice que tiene que llevar al menos un número y un símbolo',
    ],
    [/8/, /punctuation|[!@#$%&*]{3}/],
  ],
  // What the program before did and the new one does not is named.
  [
    [
      'programa que lea clientes.csv con nombre, fecha y pagado (si o no) y muestre los que no han pagado',
      'y cuántos son al final',
    ],
    [/ya no muestra los datos uno a uno/, /len\(elegidas\)/],
    /lo que ya pedías antes/,
  ],
  // A clause that the redraft lost is made in it.
  [
    [
      'lista de la compra, que vaya pidiendo productos hasta que ponga fin y la muestre',
      'que salga por orden alfabetico y con numeros delante',
    ],
    [/sorted\(/, /enumerate\(/],
    /Puede faltar|no lo he cambiado/,
  ],
  [
    [
      'script sin pandas que lea ventas.csv (fecha,vendedor,importe) y sume todo el importe',
      'vale, ahora separado por vendedor, y que diga cuál vendió más',
    ],
    [/totales\[vendedor\]|totales\.get/, /max\(/],
  ],
  // Numbers take the place of those that count the same.
  [
    [
      'programa que tire una moneda 10 veces y muestre cara o cruz',
      'que sean 1000 tiradas, no muestre cada una, y solo diga el porcentaje de caras',
    ],
    [/1000/, /%/],
    /\b10\b/,
  ],
  // So does the only number of a wish, of the only one that is stated.
  [['pide el precio y le suma el 21% de iva', 'en mi negocio es el 10, cámbialo'], [/\* 10 \/ 100|= 10\b/], /\b21\b/],
  // What was drawn by chance is stated, so that the program can be tried.
  [
    ['hazme el juego de adivinar un numero del 1 al 100', 'que solo tenga 7 intentos. ah y pon el secreto fijo, el 42'],
    [/secreto = 42/, /7/],
    /Puede faltar|no lo he cambiado/,
  ],
  // A function keeps its name, whatever recipe is taken for it.
  [
    [
      'función buscar(lista, x) que devuelva la posición de x o -1 si no está',
      'la lista va a estar ordenada así que hazlo con búsqueda binaria',
    ],
    [/def buscar\(lista, x\)/, /\/\/ 2/],
  ],
  // What is not made is named, and is not said to be there.
  [
    [
      'programa que pida nombres hasta que escriba fin y los muestre',
      'en mayúsculas y con el número de vocales de cada uno',
    ],
    [/upper\(\)|«[^»]*mayúsculas[^»]*»/],
  ],
]

it('206 writes anew what a wish leaves of a request, and loses none of its clauses in silence', async () => {
  for (const [questions, must, mustNot] of WISHES) {
    const answer = await lastAnswer(questions)
    for (const each of must) expect(answer, questions.join(' > ')).toMatch(each)
    if (mustNot) expect(answer, questions.join(' > ')).not.toMatch(mustNot)
  }
})
