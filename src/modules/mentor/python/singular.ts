/** What one thing of a list is called: `notas` → nota, `meses` → mes, `colores` → color, `precios_netos` → precio_neto. */
export function singularOf(plural: string): string {
  const words = plural.split('_').map(singularWord)
  const singular = words.join('_')
  return singular === plural ? 'elemento' : singular
}

/** Words whose singular ends in s. */
const IN_S = /^(?:mes|pais|interes|autobus|ingles|dos|tres)es$/

function singularWord(word: string): string {
  if (IN_S.test(word)) return word.slice(0, -2)
  if (/[bcdfgpt]res$/.test(word)) return word.slice(0, -1)
  if (/ces$/.test(word)) return `${word.slice(0, -3)}z`
  if (/[aeiou]s$/.test(word) && !/[lrndjmx]es$/.test(word)) return word.slice(0, -1)
  if (/(?:or|ar|ion|al|el|ad|nes|res)es$/.test(word) || /[lrndj]es$/.test(word)) return word.slice(0, -2)
  return word
}
