import type { Known, Step } from './scalar-step'

type TextStep = {
  words: RegExp
  make: (it: string, name: string) => Omit<Step, 'results'> & { results: Step['results'] }
}

/** What letters are counted by their kind, as a test on one letter. */
export const LETTERS: readonly { words: RegExp; name: string; label: string; test: string }[] = [
  { words: /\bvocales\b/, name: 'vocales', label: 'Vocales', test: "letra in 'aeiouáéíóúü'" },
  {
    words: /\bconsonantes\b/,
    name: 'consonantes',
    label: 'Consonantes',
    test: "letra.isalpha() and letra not in 'aeiouáéíóúü'",
  },
  {
    words: /\b(?:letras )?mayusculas\b(?! (?:tambien|o minus|y minus|incluidas))/,
    name: 'mayusculas',
    label: 'Mayúsculas',
    test: 'letra.isupper()',
  },
  { words: /\b(?:letras )?minusculas\b/, name: 'minusculas', label: 'Minúsculas', test: 'letra.islower()' },
  { words: /\b(?:digitos|cifras|numeros)\b/, name: 'digitos', label: 'Dígitos', test: 'letra.isdigit()' },
  { words: /\bespacios\b/, name: 'espacios', label: 'Espacios', test: "letra == ' '" },
]

const TEXTS: readonly TextStep[] = [
  {
    words:
      /\b(?:(?:la|lo|con|imprim\w+|muestr\w+|escrib\w+|diga|las) )*palabras(?: (?:en orden|del|al))* (?:al? reves|reves|inver\w+|orden inverso)(?: \( [^)]* \))?/,
    make: (it) => ({
      lines: [`inversa = ' '.join(${it}.split()[::-1])`],
      results: [{ name: 'inversa', label: '', type: 'text' }],
      how: ['`split()` separa las palabras, `[::-1]` les da la vuelta y `join` las une con espacios.'],
      said: 'le da la vuelta a las palabras',
    }),
  },
  {
    words:
      /\b(?:y )?(?:(?:dila|dilo|la|lo|diga|imprim\w+|muestr\w+|escrib\w+|ponga|dime) )+(?:al reves|invertid[oa]|del reves|de atras (?:para|hacia) (?:adelante|delante))/,
    make: (it, name) => ({
      lines: [`inversa = ${it}[::-1]`],
      results: [{ name: 'inversa', label: `${name} al revés`, type: 'text' }],
      how: ['`[::-1]` recorre el texto de atrás hacia delante.'],
      said: 'lo dice al revés',
    }),
  },
  {
    words:
      /\b(?:cuant[oa]s|numero de|el numero de|cuenta\w* (?:las|cuantas)) palabras(?: (?:tiene|hay|contiene|son))?\b/,
    make: (it) => ({
      lines: [`palabras = ${it}.split()`],
      results: [{ name: 'len(palabras)', label: 'Palabras', type: 'whole' }],
      how: ['`split()` separa el texto por sus espacios: cada parte es una palabra.'],
      said: 'cuenta las palabras',
    }),
  },
  {
    words: /\b(?:cual es |la |palabra )*mas larga\b/,
    make: (it) => ({
      lines: [`larga = max(${it}.split(), key=len)`],
      results: [{ name: 'larga', label: 'La más larga', type: 'text' }],
      how: ['`max` con `key=len` busca la palabra con más letras.'],
      said: 'busca la palabra más larga',
    }),
  },
]

/** What is done with one text that is typed. */
export const TEXT_STEPS: readonly ((known: Known) => Step | null)[] = [
  ...TEXTS.map(({ words, make }) => ({ reading, quantities }: Known): Step | null => {
    const input = quantities.find(({ type }) => type === 'text')
    const found = reading.find(words)
    if (!input || !found) return null
    reading.use(found)
    reading.take(/\( la ultima primero \)|\bla ultima primero\b/)
    reading.take(/\bej(?:emplo)? ?\.? ?:? [a-z ]+ - > [a-z ]+/)
    return make(input.name, input.label)
  }),
  ...LETTERS.map(({ words, name, label, test }) => ({ reading, quantities }: Known): Step | null => {
    const input = quantities.find(({ type }) => type === 'text')
    const found = reading.find(words)
    if (!input || !found || !/\b(?:cuant[oa]s|cuent\w+|numero de)\b/.test(reading.text)) return null
    reading.use(found)
    const it = /vocal|consonante/.test(name) ? `${input.name}.lower()` : input.name
    return {
      lines: [`${name} = sum(1 for letra in ${it} if ${test})`],
      results: [{ name, label, type: 'whole' }],
      how: [`Se suma 1 por cada letra que cumple \`${test}\`.`],
      said: `cuenta ${label.toLowerCase()}`,
    }
  }),
]
