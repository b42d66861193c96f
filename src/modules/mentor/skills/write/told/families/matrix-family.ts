import { quoted } from '../../../../engine/task/read-data'
import { clauseAround, type Family, type Told, type ToldProgram } from '../told'

type Kind = { words: RegExp; lines: (m: string, told: Told) => string[]; said: string; how: string[] }

const STRICT = 'Con `strict=True`, `zip` avisa si las filas no miden lo mismo.'

/** What is asked of a table of numbers; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words:
      /\bsum\w+ (?:(?:de|las|los|sus|todas|ambas) ){0,8}(?:2|ambas) diagonales\b|\bsum\w+ (?:de )?(?:las|sus) diagonales\b/,
    lines: (m, { reading }) => [
      `n = len(${m})`,
      'total = 0',
      'for i in range(n):',
      `    total += ${m}[i][i] + ${m}[i][n - 1 - i]`,
      ...(/\b(?:una (?:sola )?vez|no (?:se )?(?:cuent\w+|sum\w+|repit\w+)(?: [a-z]+){0,4} (?:2|doble|veces)|centro|medio)\b/.test(
        reading.text,
      )
        ? ['if n % 2 == 1:', `    total -= ${m}[n // 2][n // 2]`]
        : []),
      'return total',
    ],
    said: 'suma las dos diagonales',
    how: [
      'En una diagonal la fila y la columna son iguales; en la otra suman `n - 1`.',
      'Con un tamaño impar, el del centro está en las dos: se resta una vez.',
    ],
  },
  {
    words: /\bdiagonal (?:secundaria|inversa|contraria)\b/,
    lines: (m, { reading }) => [
      `n = len(${m})`,
      /\bsum/.test(reading.text)
        ? `return sum(${m}[i][n - 1 - i] for i in range(n))`
        : `return [${m}[i][n - 1 - i] for i in range(n)]`,
    ],
    said: 'recorre la diagonal secundaria',
    how: ['En la diagonal secundaria la fila y la columna suman `n - 1`.'],
  },
  {
    words: /\bdiagonal(?: principal)?\b/,
    lines: (m, { reading }) => [
      /\bsum/.test(reading.text)
        ? `return sum(${m}[i][i] for i in range(len(${m})))`
        : `return [${m}[i][i] for i in range(len(${m}))]`,
    ],
    said: 'recorre la diagonal principal',
    how: ['En la diagonal principal la fila y la columna son iguales.'],
  },
  {
    words: /\b(?:cuadrado )?magic[oa]\b/,
    lines: (m) => [
      `n = len(${m})`,
      `suma = sum(${m}[0])`,
      `for fila in ${m}:`,
      '    if sum(fila) != suma:',
      '        return False',
      'for columna in range(n):',
      `    if sum(fila[columna] for fila in ${m}) != suma:`,
      '        return False',
      `diagonal = sum(${m}[i][i] for i in range(n))`,
      `otra = sum(${m}[i][n - 1 - i] for i in range(n))`,
      'return diagonal == suma and otra == suma',
    ],
    said: 'dice si es un cuadrado mágico',
    how: ['Todas las filas, las columnas y las dos diagonales tienen que sumar lo mismo.'],
  },
  {
    words: /\bsimetric[oa]\b/,
    lines: (m) => [
      `n = len(${m})`,
      'for i in range(n):',
      '    for j in range(n):',
      `        if ${m}[i][j] != ${m}[j][i]:`,
      '            return False',
      'return True',
    ],
    said: 'dice si la matriz es simétrica',
    how: ['Es simétrica si cada casilla vale lo mismo que la que está al otro lado de la diagonal.'],
  },
  {
    words: /\bidentidad\b/,
    lines: (m) => [
      `for i, fila in enumerate(${m}):`,
      '    for j, valor in enumerate(fila):',
      '        if valor != (1 if i == j else 0):',
      '            return False',
      'return True',
    ],
    said: 'dice si es la matriz identidad',
    how: ['En la identidad hay unos en la diagonal y ceros en lo demás.'],
  },
  {
    words: /\b(?:gir\w+|rot\w+)\b[^;.]{0,40}\b90\b/,
    lines: (m, { reading }) => [
      /\b(?:izquierda|antihorario|contrario)\b/.test(reading.text)
        ? `return [list(fila) for fila in zip(*${m}, strict=True)][::-1]`
        : `return [list(fila) for fila in zip(*${m}[::-1], strict=True)]`,
    ],
    said: 'gira la matriz 90 grados',
    how: ['`zip(*…)` cambia filas por columnas; con `[::-1]` el cambio se vuelve un giro.', STRICT],
  },
  {
    words: /\b(?:transpuest|traspuest|traspon|transpon)\w*\b|\bcambi\w+ (?:las )?filas por (?:las )?columnas\b/,
    lines: (m) => [`return [list(columna) for columna in zip(*${m}, strict=True)]`],
    said: 'cambia las filas por las columnas',
    how: ['`zip(*…)` junta el primero de cada fila, luego el segundo de cada una, y así.', STRICT],
  },
  {
    words: /\b(?:suma|sumas|total|totales)(?: (?:de|por)){0,8}(?: (?:cada|las|los)){0,8} columnas?\b/,
    lines: (m) => [`return [sum(columna) for columna in zip(*${m}, strict=True)]`],
    said: 'suma cada columna',
    how: ['`zip(*…)` da las columnas una a una.', STRICT],
  },
  {
    words: /\bmedias?(?: (?:de|por)){0,8}(?: (?:cada|las)){0,8} columnas?\b/,
    lines: (m) => [`return [sum(columna) / len(columna) for columna in zip(*${m}, strict=True)]`],
    said: 'calcula la media de cada columna',
    how: ['`zip(*…)` da las columnas una a una.', STRICT],
  },
  {
    words:
      /\bfila (?:(?:con|que|cuya|de|tiene) ){0,8}(?:(?:la|suma|sume|suman|sea) ){0,8}(?:mayor|mas)(?: (?:suma|alta|suma|grande)){0,8}\b/,
    lines: (m) => [`sumas = [sum(fila) for fila in ${m}]`, 'return sumas.index(max(sumas))'],
    said: 'dice qué fila suma más',
    how: ['`index` busca en qué posición está la suma mayor: la primera fila es la 0.'],
  },
  {
    words: /\b(?:suma|sumas|total|totales)(?: (?:de|por)){0,8}(?: (?:cada|las|los)){0,8} filas?\b/,
    lines: (m) => [`return [sum(fila) for fila in ${m}]`],
    said: 'suma cada fila',
    how: ['La comprensión suma las filas una a una.'],
  },
  {
    words: /\bmedias?(?: (?:de|por)){0,8}(?: (?:cada|las)){0,8} filas?\b/,
    lines: (m) => [`return [sum(fila) / len(fila) for fila in ${m}]`],
    said: 'calcula la media de cada fila',
    how: ['La comprensión hace la media de las filas una a una.'],
  },
  {
    words: /\b(?:borde|contorno|perimetro|marco)\b/,
    lines: (m) => [
      'total = 0',
      `for i, fila in enumerate(${m}):`,
      '    for j, valor in enumerate(fila):',
      `        if i in (0, len(${m}) - 1) or j in (0, len(fila) - 1):`,
      '            total += valor',
      'return total',
    ],
    said: 'suma el borde',
    how: ['Una casilla es del borde si está en la primera o la última fila, o en la primera o la última columna.'],
  },
  {
    words:
      /\bposicion\b[^;.]{0,40}\b(?:mayor|maxim[oa]|mas alt[oa]|mas grande)\b|\b(?:mayor|maxim[oa])\b[^;.]{0,40}\b(?:posicion|donde esta|fila y (?:la )?columna)\b/,
    lines: (m) => [
      'mejor = (0, 0)',
      `for i, fila in enumerate(${m}):`,
      '    for j, valor in enumerate(fila):',
      `        if valor > ${m}[mejor[0]][mejor[1]]:`,
      '            mejor = (i, j)',
      'return mejor',
    ],
    said: 'busca dónde está el mayor',
    how: ['`enumerate` da la posición además del valor; se guarda la del mayor hasta ahora.'],
  },
  {
    words: /\b(?:el )?(?:mayor|maxim[oa]|mas alt[oa]|mas grande)\b(?! (?:que|a|de) \d)/,
    lines: (m) => [`return max(max(fila) for fila in ${m})`],
    said: 'busca el mayor',
    how: ['Se busca el mayor de cada fila, y de esos el mayor.'],
  },
  {
    words: /\bcuant[oa]s (?:ceros|0)\b|\bcuant[oa]s (\d+)s? hay\b/,
    lines: (m, { reading }) => [
      `return sum(fila.count(${/\bcuant[oa]s (\d+)/.exec(reading.text)?.[1] ?? '0'}) for fila in ${m})`,
    ],
    said: 'cuenta cuántas veces sale',
    how: ['`count` cuenta en cada fila, y `sum` suma todas.'],
  },
  {
    words: /\b(?:suma|sume) (?:de )?(?:todos|todas|los elementos|todo)\b/,
    lines: (m) => [`return sum(sum(fila) for fila in ${m})`],
    said: 'suma todos los números',
    how: ['Se suma cada fila, y luego las sumas.'],
  },
]

/** A function that takes a list of lists. */
export const matrixFamily: Family = (told) => {
  const { reading, asked } = told
  const [matrix, ...others] = asked?.parameters ?? []
  if (!asked || !matrix) return null
  if (others.length === 2) return neighbours(told)
  if (others.length > 0) return null
  if (matrix.type !== 'matrix' && !/\b(?:matriz|lista de listas)\b/.test(reading.text)) return null
  const kind = KINDS.find(({ words }) => words.test(reading.text))
  if (kind === undefined) return null
  const found = reading.take(kind.words)
  if (found) reading.use(clauseAround(reading, found))
  reading.take(/\b(?:que )?(?:reciba|recibe) una (?:matriz|lista de listas)(?: cuadrada)?(?: \( lista de listas \))?/)
  reading.take(/\bsi el tamano es impar [^;.]{0,60}/)
  const lines = kind.lines(matrix.name, told)
  return {
    definitions: [[`def ${asked.name}(${matrix.name}):`, ...lines.map((line) => `    ${line}`)]],
    body: [],
    call: ['[[1, 2, 3], [4, 5, 6], [7, 8, 9]]'],
    typed: [],
    title: `La función \`${asked.name}\` ${kind.said}.`,
    how: kind.how.slice(0, lines.some((line) => line.includes('-= ')) ? 2 : 1),
  }
}

const AROUND =
  /\b(?:cuant[oa]s )?([a-z]+)? ?(?:hay |estan |tiene )?(?:en |a )?(?:las |sus )?(?:(?:8|ocho) )?(?:casillas|celdas|vecin[oa]s|posiciones)?(?: (?:de|que|estan)){0,8} ?(?:alrededor|vecin[oa]s|contigu[oa]s|adyacentes)\b[^;.]{0,60}/
/** «el * es mina», «las vivas son 1» */
const MARKED = /(?:^| )(?:el |la |las |los |un )?(«[^ ]+»|[*#@xo.1]) (?:es|son|significa|marca) (?:una? )?[a-z]+/

/** How many of the eight cells around one hold what is looked for; the edges have fewer. */
function neighbours({ reading, asked, message }: Told): ToldProgram | null {
  const [board, row, column] = asked?.parameters.map(({ name }) => name) ?? []
  const around = reading.take(AROUND)
  const marked = reading.take(MARKED)
  if (!asked || board === undefined || row === undefined || column === undefined || !around || !marked) return null
  reading.take(/\b(?:de )?la fila [a-z]+(?: y)?(?: la)? columna [a-z]+/)
  reading.take(/\( sin contar\w* [^)]{0,80}\)/)
  const said = marked.groups[0]?.replace(/[«»]/g, '') ?? '*'
  const value = /^\d$/.test(said) && !/["']\d["']/.test(message) ? said : quoted(said)
  return {
    definitions: [
      [
        `def ${asked.name}(${board}, ${row}, ${column}):`,
        '    cuenta = 0',
        `    for i in range(${row} - 1, ${row} + 2):`,
        `        for j in range(${column} - 1, ${column} + 2):`,
        `            if (i, j) == (${row}, ${column}):`,
        '                continue',
        `            if 0 <= i < len(${board}) and 0 <= j < len(${board}[i]):`,
        `                if ${board}[i][j] == ${value}:`,
        '                    cuenta += 1',
        '    return cuenta',
      ],
    ],
    body: [],
    call: [
      value.startsWith("'") ? `['${said}..', '.${said}.', '..${said}']` : '[[1, 0, 0], [0, 1, 0], [0, 0, 1]]',
      '0',
      '1',
    ],
    typed: [],
    title: `La función \`${asked.name}\` mira las casillas que rodean a una y cuenta las que son ${value}.`,
    how: [
      'Los dos `range` recorren las nueve casillas, de una menos a una más en cada sentido.',
      '`continue` se salta la casilla del centro.',
      'El `if` con `0 <= i < len(…)` deja fuera lo que se sale del tablero: con un índice negativo Python miraría por el otro lado.',
    ],
  }
}
