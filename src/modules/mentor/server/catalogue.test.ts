import { describe, expect, it } from 'vitest'
import { parseRecipe, readCatalogue } from './catalogue'

const FILE = 'content/recipes/leer-csv.md'

function lesson(change: (text: string) => string = (text) => text) {
  return change(`---
title: Leer un archivo CSV
kind: receta
level: inicial
topic: archivos
questions: [uno uno, dos dos, tres tres, cuatro cuatro, cinco cinco]
keywords: [csv]
related: [escribir-csv, listas]
---
La idea.

### Para practicar
Un ejercicio.

### Más a fondo
Lo avanzado.
`)
}

describe('parseRecipe', () => {
  it('takes the id from the file name and parts the text at "Más a fondo"', () => {
    const recipe = parseRecipe(FILE, lesson())
    expect(recipe).toMatchObject({ id: 'leer-csv', title: 'Leer un archivo CSV', level: 'inicial', keywords: ['csv'] })
    expect(recipe.body).toBe('La idea.\n\n### Para practicar\nUn ejercicio.')
    expect(recipe.deeper).toBe('Lo avanzado.')
  })

  it.each([
    ['a value that is not allowed', (text: string) => text.replace('inicial', 'fácil'), 'field "level"'],
    ['a missing field', (text: string) => text.replace('title: Leer un archivo CSV\n', ''), 'field "title"'],
    ['a field that nobody reads', (text: string) => text.replace('kind:', 'author: yo\nkind:'), 'author'],
    ['too few questions', (text: string) => text.replace(', cinco cinco', ''), 'field "questions"'],
    ['a question that YAML reads as a map', (text: string) => text.replace('uno uno', '{a: b}'), 'field "questions.0"'],
    ['a lesson without its PRO part', (text: string) => text.replace('### Más a fondo', '### Más'), 'field "deeper"'],
    ['no front matter', (text: string) => text.replace('---\n', ''), 'front matter'],
    ['broken YAML', (text: string) => text.replace('kind: receta', 'kind: "receta'), 'not valid YAML'],
  ])('refuses %s and names file and field', (_case, change, named) => {
    expect(() => parseRecipe(FILE, lesson(change))).toThrow(named)
    expect(() => parseRecipe(FILE, lesson(change))).toThrow(FILE)
  })
})

describe('readCatalogue', () => {
  it('orders the lessons by id', () => {
    const related = (ids: string) => lesson((text) => text.replace('escribir-csv, listas', ids))
    const recipes = readCatalogue({ 'b.md': related('a, c'), 'c.md': related('a, b'), 'a.md': related('b, c') })
    expect(recipes.map((recipe) => recipe.id)).toEqual(['a', 'b', 'c'])
  })

  it('refuses a related lesson that does not exist', () => {
    expect(() => readCatalogue({ [FILE]: lesson() })).toThrow('leer-csv.md: field "related": "escribir-csv"')
  })
})
