const GAPS = [4, 7, 9, 10, 9, 7, 4, 1, 0, 1]

/** Something to play with: short enough to be changed by whoever has never written a line. */
export const SNAKE_PROGRAM = `huecos = [${GAPS.join(', ')}]
for hueco in huecos:
    print(' ' * hueco + 'oooo')
print(' ' * 4 + 'oo:>')
`

/** What it prints, a line each. */
export const SNAKE_ROWS: readonly string[] = [...GAPS.map((gap) => `${' '.repeat(gap)}oooo`), `${' '.repeat(4)}oo:>`]
