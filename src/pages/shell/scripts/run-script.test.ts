import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { RUN_PAGE, RUN_SCRIPT } from './run-script'

type Frame = { title: string; src: string; dataset: Record<string, string>; remove: () => void }
const KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

/** A page with programs, as much of it as the script touches. */
function openPage(...programs: { code: string; output: string; told?: string }[]) {
  const frames: Frame[] = []
  let click: (event: object) => void = () => {}
  const links = programs.map(({ code, output, told = '' }) => {
    const attributes = new Map<string, string>()
    const own: Frame[] = []
    const parts: Record<string, () => unknown> = {
      iframe: () => own[0],
      code: () => ({ textContent: code }),
      samp: () => ({ textContent: output }),
    }
    const figure = {
      querySelector: (name: string) => parts[name]?.(),
      append(frame: Frame) {
        frame.remove = () => {
          own.splice(0)
          frames.splice(frames.indexOf(frame), 1)
        }
        own.push(frame)
        frames.push(frame)
      },
    }
    return {
      attributes,
      dataset: { run: told },
      lastChild: { textContent: 'Ejecutar' },
      closest: () => figure,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    }
  })
  runInNewContext(RUN_SCRIPT, {
    document: {
      addEventListener: (_: string, listener: typeof click) => {
        click = listener
      },
      querySelector: () => links.find(({ attributes }) => attributes.has('aria-expanded')),
      createElement: () => ({ dataset: {}, scrollIntoView() {} }),
    },
  })
  const press = (at: number, keys: Partial<typeof KEYS> = {}) => {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    click({ ...KEYS, ...keys, preventDefault, target: { closest: () => links[at] ?? null } })
    return isPrevented
  }
  const said = () => links.map(({ lastChild }) => lastChild.textContent)
  return { frames, press, said }
}

describe('RUN_SCRIPT', () => {
  it('C-71 opens the runner with the program of the figure and what it says that it prints, one at a time', () => {
    const page = openPage({ code: 'print(1)', output: '1' }, { code: '1 print(2)', output: '2', told: 'print(2)' })
    expect(page.press(0)).toBe(true)
    expect(page.frames).toMatchObject([{ src: RUN_PAGE, dataset: { code: 'print(1)', output: '1' } }])
    expect(page.frames[0]?.title).toBe('Ejecución del programa')
    expect(page.said()).toEqual(['Cerrar', 'Ejecutar'])
    page.press(1)
    expect(page.frames).toMatchObject([{ dataset: { code: 'print(2)', output: '2' } }])
    expect(page.said()).toEqual(['Ejecutar', 'Cerrar'])
    page.press(1)
    expect(page.frames).toEqual([])
    expect(page.said()).toEqual(['Ejecutar', 'Ejecutar'])
  })

  it('leaves alone what is pressed elsewhere, and who opens the link in another tab', () => {
    const page = openPage({ code: 'print(1)', output: '1' })
    expect(page.press(7)).toBe(false)
    for (const key of Object.keys(KEYS)) expect(page.press(0, { [key]: true })).toBe(false)
    expect(page.frames).toEqual([])
  })
})
