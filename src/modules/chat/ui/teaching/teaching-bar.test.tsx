import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Teaching } from '../../contract'
import { TeachingBar } from './teaching-bar'

const RUNGS = { idea: 0, plan: 0, fragment: 0, solution: 0 }
const render = (teaching: Teaching | undefined) =>
  renderToStaticMarkup(<TeachingBar teaching={teaching} onChange={() => {}} />)
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '')

describe('TeachingBar', () => {
  it('says which mode and level there are, and what a press makes of the level', () => {
    const html = render({ level: 'avanzado', isLevelChosen: false, mode: 'teach', rungs: RUNGS })
    expect(wordsOf(html)).toContain('Nivel: Avanzado, cambiar a principiante')
    expect(html).toContain('Por lo que has escrito')
    const checked = /<input[^>]*checked=""[^>]*>([^<]+)/.exec(html)
    expect(checked?.[1]).toBe('Enséñame')
    expect(html.match(/type="radio"/g)).toHaveLength(2)
  })

  it('keeps its room, and says nothing, until it is known', () => {
    expect(wordsOf(render(undefined))).toBe('')
  })
})
