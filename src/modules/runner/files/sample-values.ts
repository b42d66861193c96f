import type { Column } from './sample-columns'

/** By what a column is called; invented, and nobody's. */
const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /correo|e-?mail/i,
    ['ana@example.com', 'luis@example.com', 'marta@example.com', 'pedro@example.com', 'eva@example.com'],
  ],
  [/apellido|surname/i, ['García', 'López', 'Martín', 'Sánchez', 'Ruiz']],
  [/fecha|date|d[ií]a/i, ['2026-01-12', '2026-02-03', '2026-02-19', '2026-03-08', '2026-04-21']],
  [/hora|time/i, ['08:15', '09:30', '11:00', '16:45', '19:20']],
  [/ciudad|city|provincia/i, ['Madrid', 'Sevilla', 'Valencia', 'Bilbao', 'Madrid']],
  [/pa[ií]s|country/i, ['España', 'México', 'Argentina', 'Chile', 'España']],
  [/producto|art[ií]culo|product|item/i, ['Cuaderno', 'Bolígrafo', 'Mochila', 'Cuaderno', 'Regla']],
  [/categor|departamento|tipo|grupo|secci/i, ['Papelería', 'Informática', 'Papelería', 'Hogar', 'Informática']],
  [/tel[eé]fono|phone/i, ['600 000 001', '600 000 002', '600 000 003', '600 000 004', '600 000 005']],
  [/activo|pagado|estado|active/i, ['sí', 'no', 'sí', 'sí', 'no']],
  [/nombre|name|client|alumn|emplead|autor|persona|usuario/i, ['Ana', 'Luis', 'Marta', 'Pedro', 'Eva']],
]
const INTS = [3, 12, 7, 21, 5]
const AGES = [34, 28, 45, 19, 52]
const YEARS = [2021, 2022, 2023, 2024, 2025]
const FLOATS = [12.5, 8.75, 20, 15.25, 9.9]
const MARKS = [7.5, 4.25, 9, 6.75, 8.5]
export const SAMPLE_ROWS = 5

/** What stands in a row of a column. */
export function sampleValue({ name, kind }: Column, row: number): string | number {
  const at = row % SAMPLE_ROWS
  if (kind === 'int') {
    if (/^id$|c[oó]digo/i.test(name)) return row + 1
    const numbers = /edad|age/i.test(name) ? AGES : /a[ñn]o|year/i.test(name) ? YEARS : INTS
    return numbers[at] ?? 0
  }
  if (kind === 'float') return (/nota|mark|grade/i.test(name) ? MARKS : FLOATS)[at] ?? 0
  return WORDS.find(([words]) => words.test(name))?.[1][at] ?? `${name} ${row + 1}`
}
