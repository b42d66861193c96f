import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { plainText } from './plain-text'
import { createTermIndex, type TermEntry } from './term-index'
import { createVocabulary, termOf } from './terms'

describe('termOf', () => {
  it.each([
    ['lista', 'arreglo', 'Latin America'],
    ['archivo', 'ficheros', 'Spain, and many'],
    ['ordenar', 'ordenamiento', 'noun and verb'],
    ['ordenar', 'clasifique', 'another verb'],
    ['contar', 'cuenta', 'a changed vowel'],
    ['contar', 'contame', 'vos with a pronoun'],
    ['contraseña', 'contrasena', 'without its tilde'],
    ['raíz', 'raices', 'z before e'],
    ['eliminar', 'quítalos', 'a pronoun'],
    ['invertir', 'invierta', 'usted'],
    ['repetido', 'duplicadas', 'gender and number'],
    ['numero', 'numeritos', 'a small one'],
    ['vocal', 'bocales', 'by ear'],
    ['digito', 'cifras', 'which is no form of cifrar'],
  ])('%s and %s are one term: %s', (a, b) => expect(termOf(plainText(a))).toBe(termOf(plainText(b))))

  it.each([
    ['primo', 'primero'],
    ['edad', 'editar'],
    ['dado', 'dato'],
    ['pila', 'piloto'],
    ['contar', 'contacto'],
    ['cifra', 'cifrar'],
    ['boleto', 'boleta'],
    ['mesa', 'mes'],
  ])('%s and %s are two', (a, b) => expect(termOf(a)).not.toBe(termOf(b)))
})

describe('createVocabulary', () => {
  const { read } = createVocabulary(['fibonacci', 'palindromo', 'burbuja', 'matriz', 'mayusculas'])
  const termsIn = (text: string) => read(plainText(text)).map(({ term }) => term)

  it.each([
    ['fibonaci', 'fibonacci'],
    ['fibonnacci', 'fibonacci'],
    ['palindrimo', 'palindromo'],
    ['vurbuja', 'burbuja'],
    ['matrzi', 'matriz'],
  ])('finds %s again as %s', (typo, word) => expect(termsIn(typo)).toEqual([termOf(word)]))

  it('leaves Spanish words alone that are near to one of its own', () => {
    expect(termsIn('matrona')).not.toContain(termOf('matriz'))
  })

  it('reads small numbers as words and leaves others out', () => {
    expect(termsIn('3 en raya de 2024')).toEqual(['tres', 'en', 'raya', 'de'].map(termOf))
  })
})

const entry = (id: string, terms: string[][], more: Partial<TermEntry> = {}): TermEntry => ({
  id,
  title: id,
  terms,
  not: [],
  asks: [],
  ...more,
})

describe('createTermIndex', () => {
  const index = createTermIndex([
    entry('primo', [['primo']], { asks: ['dime si un numero es primo'] }),
    entry('primos-hasta', [['primo'], ['hasta', 'menores']], { asks: ['primos hasta n', 'primos menores que 100'] }),
    entry('tres-en-raya', [['tres en raya', 'gato']], { asks: ['juego del tres en raya'] }),
    entry('ordenar-burbuja', [['ordenar'], ['burbuja']], { asks: ['ordenar una lista con burbuja'] }),
    entry('ordenar-insercion', [['ordenar'], ['insercion']], { asks: ['ordenar una lista por insercion'] }),
    entry('media', [['media']], { not: ['movil'], asks: ['media de una lista de notas'] }),
  ])
  const chosen = (text: string) => {
    const choice = index.choose(plainText(text))
    return choice.kind === 'one' ? choice.match.entry.id : choice.kind
  }

  it.each([
    ['necesito saber si 7 es primo', 'primo'],
    ['los numeros primos hasta 50', 'primos-hasta'],
    ['hazme el 3 en raya', 'tres-en-raya'],
    ['ordena con la burbuja', 'ordenar-burbuja'],
    ['promedio de mis notas', 'media'],
    ['la media móvil de una lista', 'none'],
    ['cómo hago una paella valenciana', 'none'],
    ['descargar la previsión meteorológica de primos lejanos por satélite', 'none'],
  ])('«%s» → %s', (text, id) => expect(chosen(text)).toBe(id))

  it('takes no word for asked that one is told to do without', () => {
    const tools = createTermIndex([entry('max', [['max']]), entry('mayor', [['mayor']]), entry('nada', [['xyz']])])
    expect(tools.match('el mayor sin usar max').map(({ entry: { id } }) => id)).not.toContain('nada')
    const lists = createTermIndex([entry('listas', [['listas']]), entry('pandas', [['pandas']])])
    expect(lists.match('listas sin pandas').map(({ entry: { id } }) => id)).toEqual(['listas'])
  })

  it('decides nothing for an entry without terms where it is strict', () => {
    const strict = createTermIndex([entry('nada', [])], { isStrict: true })
    expect(strict.match('nada de nada')).toEqual([])
  })

  it('proposes what is near where nothing fits', () => {
    expect(index.near('ordenar una lista')[0]?.entry.id).toMatch(/^ordenar/)
  })

  it('reads a message of 16,000 characters in 50 ms', () => {
    const long = 'ordenar listas raras primitivas '.repeat(500)
    index.choose(long)
    const startedAt = ownTime()
    index.choose(plainText(long))
    expect(ownTime() - startedAt).toBeLessThan(50)
  })
})
