/** What is the highest and what is the lowest, in names and in what is printed. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['máxim', 'mínim'],
  ['maxim', 'minim'],
  ['mayor', 'menor'],
  ['mejor', 'peor'],
  ['alt', 'baj'],
  ['car', 'barat'],
  ['larg', 'cort'],
  ['max', 'min'],
]
const stems = PAIRS.flat().join('|')
const FORMS = new RegExp(`(?<!\\p{L})(?:(${stems})([oa]s?|es)?|(grande)(s?)|(peque[nñ][oa])(s?))(?!\\p{L})`, 'giu')
const BARE = /^(?:mayor|menor|mejor|peor|max|min)$/i

const cased = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** The text with each of these words turned round: «Más alta» → «Más baja», `nota_max` → `nota_min`. */
export const turned = (text: string): string =>
  text.replace(FORMS, (word, stem?: string, end = '', big?: string, bigs = '', small?: string, smalls = '') => {
    if (big !== undefined) return cased(word, `pequeño${bigs}`)
    if (small !== undefined) return cased(word, `grande${smalls}`)
    const pair = PAIRS.find((each) => each.includes(stem?.toLowerCase() ?? ''))
    if (!pair || stem === undefined || (end === '' && !BARE.test(stem))) return word
    return cased(word, (pair[0] === stem.toLowerCase() ? pair[1] : pair[0]) + end)
  })

/** As a name: without accents. */
export const turnedName = (name: string): string => turned(name).normalize('NFD').replace(/\p{M}/gu, '')
