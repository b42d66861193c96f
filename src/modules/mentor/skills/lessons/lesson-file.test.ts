import { describe, expect, it } from 'vitest'
import { parseLesson, readLessons } from './lesson-file'

const FILE = 'content/lessons/leer-csv.md'

function lesson(change: (text: string) => string = (text) => text) {
  return change(`---
title: Leer un archivo CSV
kind: receta
level: inicial
topic: archivos
questions: [uno uno, dos dos, tres tres, cuatro cuatro, cinco cinco]
keywords: [csv]
related: [escribir-csv, listas]
next: { escribir-csv: ¿Uno?, listas: ¿Dos?, tuplas: ¿Tres?, funciones: ¿Cuatro? }
---
La idea.

### Para practicar
Un ejercicio.

### Más a fondo
Lo avanzado.
`)
}

/** A lesson that names all others of `ids`. */
function lessonBeside(ids: readonly string[], id: string) {
  const others = ids.filter((other) => other !== id)
  const next = others.map((other) => `  ${other}: ¿${other}?`).join('\n')
  return lesson((text) =>
    text.replace('escribir-csv, listas', others.join(', ')).replace(/^next: .*$/m, `next:\n${next}`),
  )
}

describe('parseLesson', () => {
  it('takes the id from the file name and parts the text at "Más a fondo"', () => {
    const recipe = parseLesson(FILE, lesson())
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
    ['too few questions to ask next', (text: string) => text.replace(', listas: ¿Dos?', ''), 'field "next"'],
    ['a next question that is none', (text: string) => text.replace('¿Dos?', 'dos'), 'field "next.listas"'],
    ['a lesson without its PRO part', (text: string) => text.replace('### Más a fondo', '### Más'), 'field "deeper"'],
    ['no front matter', (text: string) => text.replace('---\n', ''), 'front matter'],
    ['broken YAML', (text: string) => text.replace('kind: receta', 'kind: "receta'), 'not valid YAML'],
  ])('refuses %s and names file and field', (_case, change, named) => {
    expect(() => parseLesson(FILE, lesson(change))).toThrow(named)
    expect(() => parseLesson(FILE, lesson(change))).toThrow(FILE)
  })
})

describe('readLessons', () => {
  it('orders the lessons by id', () => {
    const ids = ['e', 'b', 'd', 'c', 'a']
    const recipes = readLessons(Object.fromEntries(ids.map((id) => [`${id}.md`, lessonBeside(ids, id)])))
    expect(recipes.map((recipe) => recipe.id)).toEqual(ids.toSorted())
  })

  it('refuses a related lesson that does not exist', () => {
    expect(() => readLessons({ [FILE]: lesson() })).toThrow('leer-csv.md: field "related": "escribir-csv"')
  })

  it('refuses a question to ask next that no other lesson answers', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const files = Object.fromEntries(ids.map((id) => [`${id}.md`, lessonBeside(ids, id)]))
    const wrong = files['a.md']?.replace('  b:', '  a:') ?? ''
    expect(() => readLessons({ ...files, 'a.md': wrong })).toThrow('a.md: field "next": "a"')
  })
})
