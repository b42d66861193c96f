import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { COPY, COPY_SCRIPT } from './copy-script'

/** A page with one program, as much of it as the script touches. */
function openPage({ clipboard, command = false }: { clipboard?: (text: string) => void; command?: boolean }) {
  const dataset: Record<string, string> = {}
  const words = { textContent: COPY.idle }
  const code = { textContent: 'print(1)\n' }
  const selected: object[] = []
  let later = () => {}
  let click: (event: object) => Promise<void> = async () => {}
  const button = { querySelector: () => words, closest: () => ({ querySelector: () => code }) }
  runInNewContext(COPY_SCRIPT, {
    document: {
      documentElement: { dataset },
      addEventListener: (_: string, listener: typeof click) => {
        click = listener
      },
      execCommand: () => command,
    },
    navigator: clipboard ? { clipboard: { writeText: async (text: string) => clipboard(text) } } : {},
    getSelection: () => ({ selectAllChildren: (element: object) => selected.push(element) }),
    setTimeout: (run: () => void) => {
      later = run
    },
    clearTimeout: () => undefined,
  })
  const press = (onButton = true) => click({ target: { closest: () => (onButton ? button : null) } })
  return { dataset, words, selected, press, wait: () => later() }
}

describe('COPY_SCRIPT', () => {
  it('says that it is there', () => {
    expect(openPage({}).dataset).toEqual({ script: '' })
  })

  it('CHAT-12 copies the program of the figure, and says so for a while', async () => {
    const copied: string[] = []
    const page = openPage({ clipboard: (text) => copied.push(text) })
    await page.press(false)
    expect(copied).toEqual([])
    await page.press()
    expect(copied).toEqual(['print(1)\n'])
    expect(page.words.textContent).toBe('Copiado')
    page.wait()
    expect(page.words.textContent).toBe('Copiar')
  })

  it('selects the program where there is no clipboard, and tells the truth when even that fails', async () => {
    const page = openPage({ command: true })
    await page.press()
    expect([page.selected.length, page.words.textContent]).toEqual([1, 'Copiado'])
    const refused = openPage({})
    await refused.press()
    expect(refused.words.textContent).toBe('No se pudo copiar')
  })
})
