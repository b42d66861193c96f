import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { EMPTY_STATE, type Frame, type State } from '../../engine/frame'
import { parsePython } from '../../python/parse'
import { lastAnswer } from '../follow-up/testing/last-answer'
import { ask, frameOf } from './cases/question'
import { faultsSkill } from './faults-skill'
import { findFaults } from './find-faults'

const RESET = 'gastos = [12, 3]\nfor g in gastos:\n    total = 0\n    total += g\nprint(total)\n'
const RIGHT = 'total = 0\nfor g in [12, 3]:\n    total += g\nprint(total)\n'
const accepts = (frame: Frame, state = EMPTY_STATE) => faultsSkill.accepts(frame, state)
const requests = (...list: string[]) => ({ requests: new Set(list) as Frame['requests'] })

describe('a question of this skill', () => {
  it.each([
    'solo me sale el último',
    'no me suma bien, k pasa?',
    'me da 3 y tendria que dar 15',
    'no da error pero sale mal',
    'por qué solo imprime 3',
    'q esta mal',
  ])('is code that misbehaves: «%s»', (says) => {
    expect(accepts(frameOf(says, RESET))).toBeGreaterThanOrEqual(0.9)
  })

  it('is less so with another request, and not with an error', () => {
    expect(accepts(frameOf('explícame este código', RESET, requests('explain-code')))).toBeLessThan(0.3)
    expect(accepts(frameOf('me da un NameError, no funciona', RESET))).toBeLessThan(0.4)
    const frame = frameOf('no funciona', RESET)
    const traceback = { type: 'TypeError', message: '', frames: [], caret: null, text: '' }
    expect(accepts({ ...frame, message: { ...frame.message, traceback } })).toBe(0)
    expect(accepts(frameOf('no funciona', 'for x in xs print(x)'))).toBe(0)
  })

  it('is code alone only when a fault is sure', () => {
    expect(accepts(frameOf('', RESET))).toBeGreaterThan(0.5)
    expect(accepts(frameOf('', RIGHT))).toBe(0)
    expect(accepts(frameOf('hola, buenos días', null))).toBe(0)
  })
})

describe('an answer', () => {
  it('names the line, and hands over no correction that stops with an error', async () => {
    const stopping = `${RESET}print(total / precios[0])\n`
    const { markdown, program } = await ask(frameOf('solo me sale el último', `precios = [0]\n${stopping}`))
    expect(markdown).toContain('En la línea 4, `total = 0` está dentro del bucle')
    expect(program).toBeNull()
  })

  it('tells the line, the first rounds with their values, the change and the whole program', async () => {
    const { markdown, program } = await ask(frameOf('solo me sale el último', RESET))
    expect(markdown).toContain('En la línea 3, `total = 0` está dentro del bucle')
    expect(markdown).toContain(
      'Primera vuelta: `total` vuelve a `0` y recibe `12`. Segunda vuelta: vuelve a `0` y recibe `3`',
    )
    expect(markdown).toContain('```diff\n+ total = 0\n-     total = 0\n```')
    expect(program).toBe('gastos = [12, 3]\ntotal = 0\nfor g in gastos:\n    total += g\nprint(total)\n')
    expect(markdown).toContain('### Cómo evitarlo')
  })

  it('names every line of a fault that is there twice, and mends all', async () => {
    const { markdown, program } = await ask(frameOf('no cambia', 't = "a"\nt.upper()\nt.strip()\nprint(t)'))
    expect(markdown).toContain('Lo mismo pasa en la línea 3.')
    expect(program).toBe('t = "a"\nt = t.upper()\nt = t.strip()\nprint(t)')
  })

  it('tells at most two other faults briefly', async () => {
    const code = `${RESET}nombre = "Ana"\nprint("Hola {nombre}")\nnombre.upper()\nx = 5,\nprint(x ^ 2)\n`
    const { answer } = await ask(frameOf('solo sale el último gasto', code))
    const lists = answer?.blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
    expect(lists?.map((items) => items.length)).toEqual([2])
  })

  it('says honestly that nothing is found, and asks one question', async () => {
    const { answer, markdown } = await ask(frameOf('no me funciona', RIGHT))
    expect(answer?.outcome).toBe('asked')
    expect(markdown).toContain('No encuentro con seguridad la causa')
    expect(markdown.match(/\?/g)).toHaveLength(1)
  })

  it('asks for the code where there is none, with the usual cause of what is seen', async () => {
    const frame = frameOf('mi programa no funciona, siempre sale 0', null)
    expect(accepts(frame)).toBeGreaterThan(0.5)
    const { answer, markdown } = await ask(frame)
    expect(answer?.outcome).toBe('asked')
    expect(markdown).toContain('Cuando sale siempre 0')
    expect(markdown.match(/\?/g)).toHaveLength(1)
  })

  it.each([
    'mi bucle no para nunca',
    'no me funciona el código',
    'mi programa no funciona y no sé por qué',
    'me da error',
  ])('asks for what is not shown, and tells no idea that is named: %s', async (message) => {
    expect((await lastAnswer(message)).markdown).toContain('necesito ver tu código')
  })

  it('goes on to the next finding when another answer is asked for', async () => {
    const code = `${RESET}nombre = "Ana"\nprint("Hola {nombre}")\n`
    const first = await ask(frameOf('sale mal', code))
    const second = await ask(frameOf('sale mal', code), EMPTY_STATE, 1)
    expect(new Set([first.answer?.topic, second.answer?.topic])).toEqual(new Set(['reset-in-loop', 'f-missing']))
  })

  it('holds what a person wrote as code, whatever it contains', async () => {
    const { markdown } = await ask(frameOf('salen las llaves', 'a = 1\nprint("`{a}` ```")'))
    expect(markdown).toContain('``"`{a}` ```"``'.replace('``"', '````"').replace('"``', '"````'))
  })
})

describe('a follow-up', () => {
  const state: State = {
    ...EMPTY_STATE,
    code: frameOf('', RESET).code,
    answered: [{ skill: 'faults', topic: 'reset-in-loop', question: 'solo sale el último' }],
  }
  const follow = (prose: string, ...list: string[]) => frameOf(prose, null, { isFollowUp: true, ...requests(...list) })

  it.each([
    ['y cómo lo arreglo', 'correct', 'El programa corregido'],
    ['por qué pasa', 'why', 'El bucle de la línea 2 repite todo lo que lleva dentro'],
    ['más fácil', 'simpler', 'Tres sitios, tres cosas'],
  ])('is about the last fault: «%s»', async (prose, request, told) => {
    const frame = follow(prose, request)
    expect(accepts(frame, state)).toBeGreaterThan(0.7)
    expect((await ask(frame, state)).markdown).toContain(told)
  })

  it('is another skill’s when that answered last', () => {
    expect(
      accepts(follow('por qué', 'why'), { ...state, answered: [{ skill: 'errors', topic: 'x', question: '' }] }),
    ).toBe(0)
  })
})

describe('any text', () => {
  it('is searched without throwing, and in time', () => {
    const line = 'for i in range(len(xs) - 1):\n    total = 0\n    if x == "a" or "b":\n        total =+ xs[i]\n'
    for (const source of [
      '',
      '\ud800',
      '(((',
      'x = '.repeat(900),
      line.repeat(180),
      `${'if a:\n'.repeat(3)}`,
      'def f(self, *, a=[]): return f',
      'class A(B): x = []',
      'lambda: 0',
      'print(f"{a!r:>{b}}")',
    ]) {
      const tree = parsePython(source)
      findFaults(tree)
      const start = ownTime()
      findFaults(tree)
      expect(ownTime() - start).toBeLessThan(250)
    }
  })

  it('longer than a person would ask about is not searched, and said so', async () => {
    const { answer, markdown } = await ask(frameOf('no funciona', RIGHT.repeat(Math.ceil(10_000 / RIGHT.length))))
    expect(answer?.outcome).toBe('asked')
    expect(markdown).toContain('demasiado largo')
  })
})

describe('a correction', () => {
  it('leaves a function alone that is only handed over for later', async () => {
    const code =
      'import tkinter as tk\n\ndef borrar():\n    print("borrado!")\n\nv = tk.Tk()\nb = tk.Button(v, text="Borrar", command=borrar())\nb.pack()\nv.mainloop()'
    const { markdown, program } = await ask(frameOf('sale nada más arrancar y luego el botón no hace nada', code))
    expect(program).toBe(code.replace('command=borrar()', 'command=borrar'))
    expect(markdown).not.toContain('También he visto')
  })

  it('tells once that a sum thrown away keeps a loop going', async () => {
    const code = 'vidas = 3\nwhile vidas > 0:\n    print(vidas)\n    vidas - 1\n'
    const { markdown, program } = await ask(frameOf('no para, siempre lo mismo', code))
    expect(program).toBe(code.replace('vidas - 1', 'vidas -= 1'))
    expect(markdown).toContain('la condición de la línea 2 se cumple siempre y el bucle no para nunca')
    expect(markdown).not.toContain('También he visto')
  })

  it('gives a value back where a function cannot change it, and goes on from it', async () => {
    const code = 'saldo = 100\n\ndef retirar(monto):\n    saldo = 100 - monto\n\nretirar(30)\nprint(saldo)'
    const { markdown, program } = await ask(frameOf('debería dar 70 y me da 100', code))
    expect(program).toBe(
      'saldo = 100\n\ndef retirar(saldo, monto):\n    saldo = saldo - monto\n    return saldo\n\nsaldo = retirar(saldo, 30)\nprint(saldo)',
    )
    expect(markdown).not.toContain('global')
  })

  it('converts where a row of a file is kept', async () => {
    const code =
      'import csv\n\nproductos = []\nwith open("p.csv") as f:\n    for fila in csv.DictReader(f):\n        productos.append((fila["nombre"], fila["precio"]))\nproductos.sort(key=lambda p: p[1])\nprint(productos)'
    const { program } = await ask(frameOf('me los ordena mal por precio', code))
    expect(program).toBe(code.replace('fila["precio"])', 'float(fila["precio"]))'))
  })
})
