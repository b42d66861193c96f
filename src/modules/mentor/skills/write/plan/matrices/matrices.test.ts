import { beforeAll, describe, expect, it } from 'vitest'
import { planned, startPlanned } from '../testing/planned-program'

let run: (text: string) => string
beforeAll(async () => {
  run = await startPlanned()
})

describe('what is worked out of a matrix', () => {
  it.each([
    [
      'suma de una matriz por filas y por columnas. m = [[4,7,1],[2,9,3]]',
      'Suma de la fila 1: 12\nSuma de la fila 2: 14\n' +
        'Suma de la columna 1: 6\nSuma de la columna 2: 16\nSuma de la columna 3: 4\n',
    ],
    [
      'quiero la media de cada fila de notas = [[5,7],[6,4]] y la de cada columna',
      'Media de la fila 1: 6.00\nMedia de la fila 2: 5.00\nMedia de la columna 1: 5.50\nMedia de la columna 2: 5.50\n',
    ],
    [
      'dada la matriz [[1,2],[3,4]] saca el máximo de cada columna y la suma total',
      'Máximo de la columna 1: 3\nMáximo de la columna 2: 4\nSuma de todo: 10\n',
    ],
    [
      'el mayor de la matriz [[4,7,1],[2,9,3]] y en qué posición está',
      'Máximo de todo: 9\nEstá en la fila 2, columna 2\n',
    ],
    ['suma la diagonal secundaria de [[1,2],[3,4]]', 'Suma de la diagonal secundaria: 5\n'],
    ['muestra las dos diagonales de [[1,2],[3,4]]', 'Diagonal principal: [1, 4]\nDiagonal secundaria: [2, 3]\n'],
    ['traspuesta de [[1,2,3],[4,5,6]]', '[1, 4]\n[2, 5]\n[3, 6]\n'],
    ['producto de las matrices a = [[1,2],[3,4]] y b = [[5,6],[7,8]]', '[19, 22]\n[43, 50]\n'],
    ['A = [[1,2],[3,4]] y B = [[0,1],[1,0]]: necesito sumar las dos matrices', '[1, 3]\n[4, 4]\n'],
    ['multiplica la matriz [[1,2],[3,4]] por 3', '[3, 6]\n[9, 12]\n'],
    ['cuántos números pares hay en [[1,2,3],[4,5,6]]', 'Cuántos pares: 3\n'],
    ['imprime la matriz [[1,2],[3,4]] fila por fila', '1 2\n3 4\n'],
  ])('%s', (request, prints) => expect(run(request)).toBe(prints))

  it('is given back by a function that is named', () =>
    expect(
      run('sumar_filas(tabla) que devuelva una lista con la suma de cada fila, por ejemplo con [[1,2],[3,4]]'),
    ).toBe('[3, 7]\n'))

  it.each([
    'dada la matriz [[5, 1], [2, 7]] pon a cero la diagonal principal',
    'la media de la diagonal principal de [[5, 1], [2, 7]]',
  ])('shows no diagonal where something else is wanted of it: «%s»', (request) =>
    expect(planned(request)?.code ?? '').not.toMatch(/Diagonal principal|Media de todo/),
  )

  it('takes no rows of things for a matrix', () =>
    expect(planned('compras = [[3, 1.2], [2, 5]], cada una es [cantidad, precio]: dime el total')?.code).toContain(
      'cantidad * precio',
    ))
})
