import { describe, expect, it } from 'vitest'
import { inTurn } from '~/testing/turns'
import { EMPTY_STATE } from '../../../../engine/frame'
import { readMessage } from '../../../../engine/reading/read-message'
import { understand } from '../../../../engine/understand'
import { saidIn } from '../../../../engine/wordings/said'
import { parseProgram } from '../../recipes/program-file'
import { allPrograms } from '../../recipes/programs'
import { candidatesOf } from './candidates'
import { createProgramIndex } from './program-index'
import { rankPrograms } from './rank-programs'

const frameOf = (text: string) => understand(readMessage(text), EMPTY_STATE)
const foundBy = (text: string) => rankPrograms(frameOf(text)).map(({ entry }) => entry.id)

describe('rankPrograms', () => {
  it('finds nearly every program first by each of its own asks, with or without terms', () => {
    const all = allPrograms().flatMap(({ id, title, asks }) => [title, ...asks].map((ask) => ({ id, ask })))
    const asked = inTurn(all, 8)
    const places = asked.map(({ id, ask }) => ({ id, ask, at: foundBy(ask).indexOf(id) }))
    const later = places.filter(({ at }) => at !== 0)
    expect(later.filter(({ at }) => at === -1 || at > MOST_BEHIND)).toEqual([])
    expect(later.length).toBeLessThan(asked.length / 25)
  })

  it('finds a program in other words than its own', () => {
    const cases: [string, string][] = [
      ['dime si lo que escribo se lee igual de izquierda a derecha que al revés', 'es-palindromo'],
      ['me hace falta saber la letra que le toca a un documento de identidad español', 'letra-del-dni'],
      ['sin importar mayúsculas, cuántas de a, e, i, o, u hay en lo que tecleo', 'contar-vocales'],
    ]
    for (const [text, id] of cases)
      expect([text, foundBy(text).slice(0, 3).join(' ')]).toEqual([text, expect.stringContaining(id)])
  })

  it('reads names of functions as words', () => {
    expect(saidIn('diasEntre(fecha)').terms).toEqual(saidIn('dias_entre fecha').terms)
  })

  it('finds a new program by its asks alone', () => {
    const entry = parseProgram(
      'content/programs/textos/zancos.md',
      '---\ntitle: Zancos de circo\nlevel: principiante\nasks: [altura con los zancos puestos, cuánto mide quien lleva zancos, zancos(altura)]\n---\nSuma.\n\n### Programa\n```python\nprint(1)\n```\n**Resultado:**\n\n```text\n1\n```\n\n### Cómo funciona\n- `print` escribe.\n',
    )
    const index = createProgramIndex([...allPrograms(), entry], () => [])
    const frame = frameOf('quiero saber qué altura tengo cuando me pongo los zancos')
    const [first] = candidatesOf(index, frame)
    expect(first?.entry.id).toBe('zancos')
  })
})
/** «dado» may mean any of them. */
const MOST_BEHIND = 12
