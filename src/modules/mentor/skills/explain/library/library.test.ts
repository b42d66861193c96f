import { describe, expect, it } from 'vitest'
import { allOfLibrary } from './library'
import { parseLibrary } from './library-file'

describe('what functions and methods do', () => {
  it('reads on in the middle of a sentence: begins small, and ends without a full stop', () => {
    const wrong = [...allOfLibrary()].flatMap(([name, { does }]) =>
      does !== null && !/^(?:\*\*|`)?\p{Ll}.*[^.\s]$/su.test(does) ? [`${name}: ${does}`] : [],
    )
    expect(wrong).toEqual([])
  })

  it('tells of each argument, and of what happens without it, as a sentence goes on', () => {
    const wrong = [...allOfLibrary()].flatMap(([name, { roles, without }]) =>
      [...roles.values(), ...(without === null ? [] : [without])].flatMap((text) =>
        /^\p{Lu}|\.$/u.test(text) ? [`${name}: ${text}`] : [],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('says what surprises, and what sets it apart, in sentences', () => {
    const wrong = [...allOfLibrary()].flatMap(([name, { note, apart }]) =>
      [...apart.values(), ...(note === null ? [] : [note])].flatMap((text) =>
        /^(?:\p{Lu}|`|\*\*).*(?:\.\)?|…)$/su.test(text) ? [] : [`${name}: ${text}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('reads what arguments are worth that are left out', () => {
    const source = "---\ntitle: x\n---\n### f\nhace\n- por defecto: sep=\" \", suffixes=('_x', '_y'), n=-1\n"
    expect([...(parseLibrary('a.md', source)[0]?.[1].defaults ?? [])]).toEqual([
      ['sep', '" "'],
      ['suffixes', "('_x', '_y')"],
      ['n', '-1'],
    ])
  })

  it('names the file and the section of what cannot be read', () => {
    const file = '---\ntitle: x\n---\n### '
    expect(() => parseLibrary('a.md', `${file}no es un nombre\nhace algo`)).toThrow('a.md: "no es un nombre"')
    expect(() => parseLibrary('a.md', `${file}len\n- sin dos puntos`)).toThrow('a.md, len: a line must read')
  })
})
