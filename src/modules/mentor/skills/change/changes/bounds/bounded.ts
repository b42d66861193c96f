/** How low and how high a value may be, what happens beyond it, and the words that say so. */
export type Bounds = { low: number | null; high: number | null; doing: 'raise' | 'tell' | null; message: string | null }

/** «no puede pasar de 120», «no puede ser negativo». */
export function reasonFor(name: string, { low, high }: Pick<Bounds, 'low' | 'high'>): string {
  const spoken = name.replaceAll('_', ' ')
  if (low !== null && high !== null) return `${spoken} debe estar entre ${low} y ${high}`
  if (low === 0) return `${spoken} no puede ser negativo`
  return low === null ? `${spoken} no puede pasar de ${high}` : `${spoken} no puede bajar de ${low}`
}

/** The test that a value is beyond its bounds. */
export function beyond(code: string, { low, high }: Pick<Bounds, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `not ${low} <= ${code} <= ${high}`
  return low === null ? `${code} > ${high}` : `${code} < ${low}`
}
