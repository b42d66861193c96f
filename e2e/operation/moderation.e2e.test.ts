import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer } from '~/testing/models/model-server'
import { startJourney } from '../support/browser/journey'
import { ask, lastAnswer, messages, questionBox, untilAnswered, untilReady } from '../support/chat/chat'
import { registerByApi } from '../support/people/people'

const model = await startModelServer()
const moderation = await startModelServer()
const { newPage } = startJourney({
  isAlone: true,
  env: {
    MENTOR_BASIC_MODEL: 'openai-compatible/prueba',
    OPENAI_BASE_URL: model.baseUrl,
    MODERATION_BASE_URL: moderation.baseUrl,
    MODERATION_API_KEY: 'una-clave-de-prueba',
  },
})
afterAll(async () => {
  await Promise.all([model.stop(), moderation.stop()])
})

const judge = (...categories: string[]) =>
  moderation.script({
    kind: 'json',
    body: {
      results: [
        { flagged: categories.length > 0, categories: Object.fromEntries(categories.map((name) => [name, true])) },
      ],
    },
  })
const FLAGGED = '¿Cómo le hago daño a mi vecino con un script?'
const OTHER = '¿Cómo hago que un script avise a mi vecino?'

describe('a moderation before the model', () => {
  it('065 refuses a flagged question kindly, takes no unit and keeps its text', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await page.goto('/mentor-basic')
    await untilReady(page)
    const asked = model.requests.length

    judge('violence')
    await ask(page, FLAGGED)
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toContain('En eso no puedo ayudarte')
    await page.getByText('Te quedan 5 de 5 mensajes hoy').waitFor()
    expect(model.requests).toHaveLength(asked)

    // It stands where it was asked, also later, and is put in other words from there.
    await page.reload()
    await untilReady(page)
    await page.getByText('Te quedan 5 de 5 mensajes hoy').waitFor()
    const question = messages(page).nth(-2)
    expect(await question.textContent()).toContain(FLAGGED)
    expect(await lastAnswer(page).textContent()).toContain('En eso no puedo ayudarte')
    judge()
    await question.getByRole('button', { name: 'Editar' }).click()
    const box = page.getByLabel('Cambia tu pregunta')
    expect(await box.inputValue()).toBe(FLAGGED)
    await box.fill(OTHER)
    await box.press('Control+Enter')
    await lastAnswer(page).getByText(`Has preguntado: ${OTHER}`).waitFor()
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
  })

  it('065 lets the model answer while it is away, and somebody in danger is told where help is', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await page.goto('/mentor-basic')
    await untilReady(page)

    moderation.script({ kind: 'json', status: 503, body: { error: { message: 'away' } } })
    await ask(page, '¿Qué es una lista?')
    await lastAnswer(page).getByText('Has preguntado: ¿Qué es una lista?').waitFor()
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
    expect(await questionBox(page).inputValue()).toBe('')

    judge('self-harm/intent')
    await ask(page, 'Ya no quiero seguir con nada')
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toContain('024')
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
  })
})
