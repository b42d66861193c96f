import { upperFirst } from '~/platform/text/first-letter'
import type { Family, Told } from '../told'
import { FIGURES, type Figure } from './drawing-shapes'

type Drawn = { lines: string[]; ink: string; blank: string }

const DRAWS = /\b(?:dibuj\w+|pint\w+|imprim\w+|muestr\w+|saqu\w+|figura|hag\w*|haz\w*|hac\w+)\b/
const INKS: readonly [RegExp, string][] = [
  [/\basteriscos?\b|\*/, '*'],
  [/\balmohadillas?\b|#/, '#'],
  [/\barrobas?\b|@/, '@'],
  [/\bequis\b/, 'X'],
  [/\bguiones\b/, '-'],
  [/\bceros\b/, '0'],
]
const SIZE =
  /\b(?:de|con|tamano|lado|alto|altura|ancho|base|n =|son) (?:tamano |lado |alto |altura |ancho |base )?(\d{1,2})(?: (?:de (?:alto|ancho|lado|altura|base|tamano)|filas?|lineas|pisos|niveles|asteriscos|caracteres|por \d+|x \d+))?\b/
const ASKED =
  /\b(?:pid\w+|pedir|pregunt\w+|ingres\w+|introdu\w+|usuario|teclado|le (?:doy|diga|digo|paso|pongo)|(?:yo|uno) (?:ponga|diga|elija|meta)|si pongo)\b/

/** A figure of characters: the one that is shown, or else the one that is named; of a size that is typed, passed or stated. */
export const drawingFamily: Family = (told) => {
  const { reading, asked, message } = told
  const shown = drawnIn(message)
  const named = FIGURES.filter(({ words }) => words.test(reading.text))
  const size = shown === null ? null : figureShown(shown, named)
  const figure =
    size?.figure ??
    (shown === null || named.some(({ grid }) => grid(shown.lines.length).rows === shown.lines.length)
      ? named[0]
      : undefined)
  const ink = shown?.ink ?? inkOf(reading.text)
  if (figure === undefined || ink === null || !(DRAWS.test(reading.text) || shown !== null)) return null
  if (shown !== null && size === null) return null
  const n = sizeOf(told, size?.n)
  if (n === null) return null
  markRead(told, figure, shown)
  const lines = linesOf(figure, {
    n: n.name,
    ink,
    blank: shown?.blank ?? blankOf(reading.text),
    told,
    returns: asked !== null && /\bdev(?:uelv|olv)/.test(reading.text),
  })
  const isFunction = asked !== null
  return {
    ...(isFunction
      ? {
          definitions: [[`def ${asked.name}(${n.name}):`, ...lines.map((line) => (line === '' ? '' : `    ${line}`))]],
          body: callOf(asked.name, { n: size?.n ?? 5, returns: /\bdev(?:uelv|olv)/.test(reading.text) }),
        }
      : { body: [n.line, '', ...lines] }),
    title: `El programa dibuja ${figure.title} con \`${ink}\`, casilla a casilla.`,
    how: [
      figure.how
        .replaceAll('`n - 1 - fila`', `\`${n.name} - 1 - fila\``)
        .replaceAll('`n - 1`', `\`${n.name} - 1\``)
        .replaceAll('`n // 2`', `\`${n.name} // 2\``),
      'El bucle de fuera va fila a fila; el de dentro, casilla a casilla, y va juntando la línea.',
      'Al acabar cada fila se imprime su línea.',
    ],
    typed: n.typed,
  }
}

const callOf = (name: string, { n, returns }: { n: number; returns: boolean }) => [
  returns ? `print(${name}(${n}))` : `${name}(${n})`,
]

type Lines = { n: string; ink: string; blank: string; told: Told; returns: boolean }

/** Two loops, `for` or `while` as is stated. */
function linesOf(figure: Figure, { n, ink, blank, told: { wanted, without }, returns }: Lines): string[] {
  const isWhile = (wanted.has('while') && !wanted.has('for')) || without.has('for')
  const cell = figure.cell(n)
  const isFull = cell === 'True'
  const drawn = isFull
    ? [`linea += '${ink}'`]
    : [`if ${cell}:`, `    linea += '${ink}'`, 'else:', `    linea += '${blank}'`]
  const finish = returns ? 'lineas.append(linea)' : `print(linea${blank === ' ' && !isFull ? '.rstrip()' : ''})`
  const inside = isWhile
    ? [
        "linea = ''",
        'columna = 0',
        `while columna < ${figure.columns(n)}:`,
        ...drawn.map((line) => `    ${line}`),
        '    columna += 1',
        finish,
        'fila += 1',
      ]
    : ["linea = ''", `for columna in range(${figure.columns(n)}):`, ...drawn.map((line) => `    ${line}`), finish]
  return [
    ...(returns ? ['lineas = []'] : []),
    ...(isWhile ? ['fila = 0', `while fila < ${figure.rows(n)}:`] : [`for fila in range(${figure.rows(n)}):`]),
    ...inside.map((line) => `    ${line}`),
    ...(returns ? ["return '\\n'.join(lineas)"] : []),
  ]
}

type Size = { name: string; line: string; typed: string[] }

function sizeOf({ reading, asked, task }: Told, shown: number | undefined): Size | null {
  if (asked !== null)
    return asked.parameters.length === 1 ? { name: asked.parameters[0]?.name ?? 'n', line: '', typed: [] } : null
  if (task.classes.length > 0 || task.functions.length > 0) return null
  const label = /\b(?:el )?(lado|alto|altura|ancho|tamano|numero|base)\b/.exec(reading.text)?.[1]
  const name = label === undefined || label === 'numero' ? 'n' : label
  if (ASKED.test(reading.text)) {
    const spoken = name === 'tamano' ? 'Tamaño' : name === 'n' ? 'Tamaño' : upperFirst(name)
    return { name, line: `${name} = int(input('${spoken}: '))`, typed: [String(shown ?? 5)] }
  }
  const stated = Number(reading.find(SIZE)?.groups[0] ?? shown ?? Number.NaN)
  return Number.isFinite(stated) && stated > 1
    ? { name: name === 'n' ? 'ancho' : name, line: `${name === 'n' ? 'ancho' : name} = ${stated}`, typed: [] }
    : null
}

const inkOf = (text: string): string | null => {
  const quoted = /«([^\p{L}\d\s])»/u.exec(text)?.[1]
  return quoted ?? INKS.find(([words]) => words.test(text))?.[1] ?? null
}

const blankOf = (text: string) =>
  /\b(?:puntos|y \.)\b/.test(text)
    ? '.'
    : /\bguiones (?:bajos )?(?:en|para) (?:los|el) (?:huecos|resto)/.test(text)
      ? '-'
      : ' '

/** Every figure of every size is held against a drawing: a longer one is not looked at. */
const MOST_LINES = 40

/** Lines of a message that are drawn with one character and blanks, two or more below each other. */
function drawnIn(message: string): Drawn | null {
  const lines = message.replace(/```\w*\n?/g, '\n').split('\n')
  for (const [from, line] of lines.entries()) {
    if (!isDrawn(line)) continue
    const block: string[] = []
    while (block.length <= MOST_LINES && isDrawn(lines[from + block.length] ?? ''))
      block.push((lines[from + block.length] ?? '').trimEnd())
    const signs = [...new Set(block.join('').replaceAll(' ', ''))]
    const [ink, blank] = [signs[0] ?? '', signs.length > 1 ? (signs[1] ?? ' ') : ' ']
    if (block.length > 1 && block.length <= MOST_LINES && signs.length < 3) return { lines: block, ink, blank }
  }
  return null
}

const isDrawn = (line: string) =>
  line.length < 60 && /^ *[^\p{L}\p{N}\s"'()[\]{},;:?¿!¡](?:[ \t]*[^\p{L}\p{N}\s"'()[\]{},;:?¿!¡])*\s*$/u.test(line)

/** The figure, and its size, that gives just these lines: a named one before others. */
function figureShown({ lines, ink, blank }: Drawn, named: readonly Figure[]): { figure: Figure; n: number } | null {
  const fitting = [...named, ...FIGURES.filter((figure) => !named.includes(figure))]
  for (const figure of fitting)
    for (let n = 1; n <= lines.length; n += 1) {
      const { rows, columns } = figure.grid(n)
      if (rows !== lines.length) continue
      for (const [one, other] of [
        [ink, blank],
        [blank, ink],
      ] as const) {
        if (one === ' ') continue
        const made = Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (_, column) => (figure.isDrawn(row, column, n) ? one : other))
            .join('')
            .trimEnd(),
        )
        if (made.every((line, at) => line === lines[at])) return { figure, n }
      }
    }
  return null
}

function markRead({ reading }: Told, figure: Figure, shown: Drawn | null): void {
  reading.take(figure.words)
  reading.take(SIZE)
  reading.take(
    /\b(?:(?:que|y) )?(?:le )?(?:pid\w+|pedir|pregunt\w+)(?: (?:al usuario|por teclado|un|el|numero|impar|n|lado|tamano|alto|altura|ancho|entero|me)){0,8}/,
  )
  reading.take(/\b(?:(?:que )?(?:me )?dibuj\w+|pint\w+|imprim\w+)(?: (?:por pantalla|un|una|con|la|el|figura)){0,8}/)
  reading.take(/\bcon (?:bucles? )?(?:2 )?for(?: anidados)?\b|\bcon bucles anidados\b/)
  reading.markWords([
    'asteriscos',
    'asterisco',
    '*',
    '#',
    'almohadillas',
    'hueco',
    'hueca',
    'tamano',
    'centrado',
    'centrada',
    'impar',
    ...(shown ? [shown.ink, '-', '_'] : []),
  ])
  const start =
    shown === null ? null : /(?:\b(?:asi|por ejemplo|ejemplo|ej|sale|salga|quedar?)\b[^;]{0,60};? ?)/.exec(reading.text)
  if (start) reading.use({ from: start.index, to: start.index + start[0].length })
  // Numbers of each line («5, 3, 1 y otra vez 3, 5, 7») tell the figure again.
  reading.take(/\bo sea [^.;]*/)
}
