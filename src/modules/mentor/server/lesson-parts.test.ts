import { describe, expect, it } from 'vitest'
import { parseRecipe } from './catalogue'
import { exampleOf, ideaOf, relatedTitles, sectionOf } from './lesson-parts'
import { programsIn, programsOf } from './recipe-programs'

const recipe = parseRecipe(
  'prueba.md',
  `---
title: Prueba
kind: concepto
level: inicial
topic: textos
questions: [uno uno, dos dos, tres tres, cuatro cuatro, cinco cinco]
keywords: [prueba]
related: [tuplas, listas, conjuntos, funciones]
next: { tuplas: ¿Uno?, listas: ¿Dos?, conjuntos: ¿Tres?, funciones: ¿Cuatro? }
---
La idea.

\`\`\`python
print('hola')
\`\`\`

**Resultado:**

\`\`\`text
hola
\`\`\`

### Paso a paso
- uno

### Para practicar
Un ejercicio.

### Más a fondo
\`\`\`python
print('sin resultado')
\`\`\`
`,
)

describe('the parts of a lesson', () => {
  it('are the idea, the program with its output, and the sections', () => {
    expect(ideaOf(recipe)).toBe('La idea.')
    expect(exampleOf(recipe)).toBe("```python\nprint('hola')\n```\n\n**Resultado:**\n\n```text\nhola\n```")
    expect(sectionOf(recipe, 'Paso a paso')).toBe('- uno')
    expect(sectionOf(recipe, 'Para practicar')).toBe('Un ejercicio.')
    expect(() => sectionOf(recipe, 'Errores frecuentes')).toThrow('prueba: no section "Errores frecuentes"')
    expect(relatedTitles(recipe)).toHaveLength(3)
  })

  it('include programs with and without a shown output', () => {
    expect(programsIn(recipe.body)).toEqual([{ code: "print('hola')\n", output: 'hola\n' }])
    expect(programsOf(recipe).map(({ output }) => output)).toEqual(['hola\n', null])
  })
})
