/** What is there for those who want more: it is read when it is asked for, and stands in the text under these titles. */
const FOLDED: ReadonlySet<string> = new Set([
  'más a fondo',
  'errores frecuentes',
  'error frecuente',
  'no te confundas',
  'practica',
  'para practicar',
])

/** Whether what stands under this title is folded away at first. */
export const isFolded = (title: string): boolean => FOLDED.has(title.trim().replace(/:$/, '').toLowerCase())
