/** A figure of characters: whether a cell is drawn, in a grid of `alto` rows and `ancho` columns; names in the code are `fila` and `columna`. */
export type Figure = {
  id: string
  /** In the spelling of `RequestText`. */
  words: RegExp
  title: string
  /** The grid for a size n, as numbers; `square` unless told. */
  grid: (n: number) => { rows: number; columns: number }
  /** The same as Python, of the variable that holds the size. */
  rows: (n: string) => string
  columns: (n: string) => string
  /** A Python test of `fila` and `columna`; `n` is the size, `c` the middle. */
  cell: (n: string) => string
  isDrawn: (row: number, column: number, n: number) => boolean
  how: string
}

const square = {
  grid: (n: number) => ({ rows: n, columns: n }),
  rows: (n: string) => n,
  columns: (n: string) => n,
}
const middle = (n: number) => Math.floor(n / 2)
const HOLLOW = '(?:hueco|hueca|vacio|vacia|solo (?:el )?(?:borde|contorno|marco)|sin rellenar|sin relleno)'

/** More particular ones stand first. */
export const FIGURES: readonly Figure[] = [
  {
    id: 'reloj',
    words: /\breloj(?: de arena)?\b/,
    title: 'un reloj de arena',
    ...square,
    cell: (n) => `fila <= columna <= ${n} - 1 - fila or ${n} - 1 - fila <= columna <= fila`,
    isDrawn: (r, c, n) => (r <= c && c <= n - 1 - r) || (n - 1 - r <= c && c <= r),
    how: 'En la mitad de arriba se dibuja entre las dos diagonales, de `fila` a `n - 1 - fila`; en la de abajo, al revés.',
  },
  {
    id: 'rombo-hueco',
    words: new RegExp(`\\b(?:rombo|diamante)\\b[^;.]{0,40}?\\b${HOLLOW}`),
    title: 'un rombo hueco',
    ...square,
    cell: (n) => `abs(fila - ${n} // 2) + abs(columna - ${n} // 2) == ${n} // 2`,
    isDrawn: (r, c, n) => Math.abs(r - middle(n)) + Math.abs(c - middle(n)) === middle(n),
    how: '`abs` mide lo lejos que está la casilla del centro: en el borde del rombo, las dos distancias suman la mitad del tamaño.',
  },
  {
    id: 'rombo',
    words: /\b(?:rombo|diamante)\b/,
    title: 'un rombo',
    ...square,
    cell: (n) => `abs(fila - ${n} // 2) + abs(columna - ${n} // 2) <= ${n} // 2`,
    isDrawn: (r, c, n) => Math.abs(r - middle(n)) + Math.abs(c - middle(n)) <= middle(n),
    how: '`abs` mide lo lejos que está la casilla del centro: dentro del rombo, las dos distancias suman la mitad del tamaño o menos.',
  },
  {
    id: 'cuadrado-diagonales',
    words: /\bcuadrado\b[^;.]{0,60}\bdiagonales\b/,
    title: 'un cuadrado con sus diagonales',
    ...square,
    cell: (n) => `fila in (0, ${n} - 1) or columna in (0, ${n} - 1) or fila == columna or fila + columna == ${n} - 1`,
    isDrawn: (r, c, n) => r === 0 || c === 0 || r === n - 1 || c === n - 1 || r === c || r + c === n - 1,
    how: 'Se dibuja el borde y, además, las casillas donde la fila y la columna son iguales o suman `n - 1`.',
  },
  {
    id: 'cuadrado-hueco',
    words: new RegExp(
      `\\b(?:cuadrado|marco|recuadro|cuadro)\\b[^;.]{0,40}?\\b${HOLLOW}|\\bmarco\\b|\\b(?:borde|contorno) de un cuadrado\\b`,
    ),
    title: 'un cuadrado hueco',
    ...square,
    cell: (n) => `fila in (0, ${n} - 1) or columna in (0, ${n} - 1)`,
    isDrawn: (r, c, n) => r === 0 || c === 0 || r === n - 1 || c === n - 1,
    how: 'Una casilla es del borde si está en la primera o la última fila, o en la primera o la última columna.',
  },
  {
    id: 'tablero',
    words: /\b(?:tablero|ajedrez|ajedrezado|damero|cuadros alternos|alternad[oa]s?)\b/,
    title: 'un tablero',
    ...square,
    cell: () => '(fila + columna) % 2 == 0',
    isDrawn: (r, c) => (r + c) % 2 === 0,
    how: 'Las casillas se alternan: se dibuja donde la fila más la columna da un número par.',
  },
  {
    id: 'x',
    words: /\b(?:una|la|letra|una letra|en forma de) (?:letra )?«?x»?\b|\b(?:2|ambas|las) diagonales\b|\baspa\b/,
    title: 'una X',
    ...square,
    cell: (n) => `fila == columna or fila + columna == ${n} - 1`,
    isDrawn: (r, c, n) => r === c || r + c === n - 1,
    how: 'En una diagonal la fila y la columna son iguales; en la otra suman `n - 1`.',
  },
  {
    id: 'cruz',
    words: /\b(?:cruz|signo (?:de )?(?:mas|suma)|signo \+)\b/,
    title: 'una cruz',
    ...square,
    cell: (n) => `fila == ${n} // 2 or columna == ${n} // 2`,
    isDrawn: (r, c, n) => r === middle(n) || c === middle(n),
    how: '`n // 2` es la fila (o la columna) de en medio: ahí está la cruz.',
  },
  ...letters(),
  {
    id: 'triangulo-hueco',
    words: new RegExp(`\\btriangulo rectangulo\\b[^;.]{0,40}?\\b${HOLLOW}`),
    title: 'un triángulo hueco',
    ...square,
    cell: (n) => `columna in (0, fila) or (fila == ${n} - 1 and columna <= fila)`,
    isDrawn: (r, c, n) => c === 0 || c === r || (r === n - 1 && c <= r),
    how: 'Se dibuja la primera columna, la diagonal y la última fila.',
  },
  {
    id: 'piramide-hueca',
    words: new RegExp(`\\b(?:piramide|triangulo|arbol)\\b[^;.]{0,40}?\\b${HOLLOW}`),
    title: 'una pirámide hueca',
    grid: (n) => ({ rows: n, columns: 2 * n - 1 }),
    rows: (n) => n,
    columns: (n) => `2 * ${n} - 1`,
    cell: (n) => `abs(columna - (${n} - 1)) == fila or fila == ${n} - 1`,
    isDrawn: (r, c, n) => Math.abs(c - (n - 1)) === r || r === n - 1,
    how: 'Los dos lados están a `fila` columnas del centro; la base es la última fila entera.',
  },
  {
    id: 'piramide-invertida',
    words:
      /\b(?:piramide|triangulo|arbol)(?: (?:equilatero|isosceles|centrad[oa]))?(?: [a-z]+){0,3}? (?:invertid[oa]|al reves|boca abajo|del reves|hacia abajo)\b/,
    title: 'una pirámide invertida',
    grid: (n) => ({ rows: n, columns: 2 * n - 1 }),
    rows: (n) => n,
    columns: (n) => `2 * ${n} - 1`,
    cell: (n) => `abs(columna - (${n} - 1)) <= ${n} - 1 - fila`,
    isDrawn: (r, c, n) => Math.abs(c - (n - 1)) <= n - 1 - r,
    how: 'Se dibuja lo que está a `n - 1 - fila` columnas del centro o menos: en cada fila, una menos por lado.',
  },
  {
    id: 'piramide',
    words: /\b(?:piramide|arbol|pino|triangulo (?:equilatero|isosceles|centrado))\b/,
    title: 'una pirámide',
    grid: (n) => ({ rows: n, columns: 2 * n - 1 }),
    rows: (n) => n,
    columns: (n) => `2 * ${n} - 1`,
    cell: (n) => `abs(columna - (${n} - 1)) <= fila`,
    isDrawn: (r, c, n) => Math.abs(c - (n - 1)) <= r,
    how: 'Se dibuja lo que está a `fila` columnas del centro o menos: en cada fila, una más por lado.',
  },
  {
    id: 'flecha',
    words: /\b(?:flecha|punta de flecha|media piramide doble|triangulo de lado)\b/,
    title: 'una flecha hacia la derecha',
    grid: (n) => ({ rows: 2 * n - 1, columns: n }),
    rows: (n) => `2 * ${n} - 1`,
    columns: (n) => n,
    cell: (n) => `columna <= ${n} - 1 - abs(fila - (${n} - 1))`,
    isDrawn: (r, c, n) => c <= n - 1 - Math.abs(r - (n - 1)),
    how: '`abs(fila - (n - 1))` dice lo lejos que está la fila de la de en medio, que es la más larga.',
  },
  {
    id: 'triangulo-derecha-invertido',
    words: /(?!)/,
    title: 'un triángulo invertido a la derecha',
    ...square,
    cell: () => 'columna >= fila',
    isDrawn: (r, c) => c >= r,
    how: 'En cada fila se empieza una columna más tarde.',
  },
  {
    id: 'triangulo-derecha',
    words: /\b(?:triangulo|escalera)\b[^;.]{0,60}\b(?:(?:a|por|hacia) la derecha|derecho)\b/,
    title: 'un triángulo alineado a la derecha',
    ...square,
    cell: (n) => `columna >= ${n} - 1 - fila`,
    isDrawn: (r, c, n) => c >= n - 1 - r,
    how: 'En cada fila se empieza una columna antes, hasta llenar la última.',
  },
  {
    id: 'triangulo-invertido',
    words:
      /\b(?:triangulo|escalera)\b[^;.]{0,60}\b(?:invertid[oa]|al reves|boca abajo|del reves|hacia abajo|decrecient\w+)\b/,
    title: 'un triángulo invertido',
    ...square,
    cell: (n) => `columna < ${n} - fila`,
    isDrawn: (r, c, n) => c < n - r,
    how: 'La primera fila está llena y cada una de las siguientes tiene un carácter menos.',
  },
  {
    id: 'triangulo',
    words: /\b(?:triangulo|escalera|escalones)\b/,
    title: 'un triángulo',
    ...square,
    cell: () => 'columna <= fila',
    isDrawn: (r, c) => c <= r,
    how: 'La primera fila tiene un carácter y cada una de las siguientes, uno más.',
  },
  {
    id: 'diagonal-secundaria',
    words: /\bdiagonal (?:secundaria|inversa|contraria)\b/,
    title: 'una diagonal',
    ...square,
    cell: (n) => `fila + columna == ${n} - 1`,
    isDrawn: (r, c, n) => r + c === n - 1,
    how: 'En la diagonal secundaria la fila y la columna suman `n - 1`.',
  },
  {
    id: 'diagonal',
    words: /\bdiagonal\b/,
    title: 'una diagonal',
    ...square,
    cell: () => 'fila == columna',
    isDrawn: (r, c) => r === c,
    how: 'En la diagonal la fila y la columna son iguales.',
  },
  {
    id: 'cuadrado',
    words: /\bcuadrado\b/,
    title: 'un cuadrado',
    ...square,
    cell: () => 'True',
    isDrawn: () => true,
    how: 'Se dibujan todas las casillas de todas las filas.',
  },
]

function letters(): Figure[] {
  const letter = (id: string, cell: (n: string) => string, isDrawn: Figure['isDrawn'], how: string): Figure => ({
    id: `letra-${id}`,
    words: new RegExp(
      `\\b(?:letra|una|forma de) «?${id}»?(?= |$)(?! (?:de|con|y|que|en|por|mas|vez)\\b(?! (?:asteriscos|altura|tamano|lado|ancho|simbolos)))`,
    ),
    title: `una ${id.toUpperCase()}`,
    ...square,
    cell,
    isDrawn,
    how,
  })
  return [
    letter(
      'z',
      (n) => `fila in (0, ${n} - 1) or fila + columna == ${n} - 1`,
      (r, c, n) => r === 0 || r === n - 1 || r + c === n - 1,
      'La Z es la primera fila, la última y la diagonal en la que la fila y la columna suman `n - 1`.',
    ),
    letter(
      'n',
      (n) => `columna in (0, ${n} - 1) or fila == columna`,
      (r, c, n) => c === 0 || c === n - 1 || r === c,
      'La N son las dos columnas de los lados y la diagonal.',
    ),
    letter(
      'l',
      (n) => `columna == 0 or fila == ${n} - 1`,
      (r, c, n) => c === 0 || r === n - 1,
      'La L es la primera columna y la última fila.',
    ),
    letter(
      't',
      (n) => `fila == 0 or columna == ${n} // 2`,
      (r, c, n) => r === 0 || c === middle(n),
      'La T es la primera fila y la columna de en medio.',
    ),
    letter(
      'u',
      (n) => `columna in (0, ${n} - 1) or fila == ${n} - 1`,
      (r, c, n) => c === 0 || c === n - 1 || r === n - 1,
      'La U son las dos columnas de los lados y la última fila.',
    ),
    letter(
      'h',
      (n) => `columna in (0, ${n} - 1) or fila == ${n} // 2`,
      (r, c, n) => c === 0 || c === n - 1 || r === middle(n),
      'La H son las dos columnas de los lados y la fila de en medio.',
    ),
    letter(
      'e',
      (n) => `columna == 0 or fila in (0, ${n} // 2, ${n} - 1)`,
      (r, c, n) => c === 0 || r === 0 || r === middle(n) || r === n - 1,
      'La E es la primera columna y tres filas: la primera, la de en medio y la última.',
    ),
    letter(
      'v',
      (n) => `columna == fila or columna == 2 * (${n} - 1) - fila`,
      (r, c, n) => c === r || c === 2 * (n - 1) - r,
      'La V baja por la izquierda y sube por la derecha: una casilla por fila en cada lado.',
    ),
  ]
}
