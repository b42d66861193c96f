import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { firebaseEnvironment } from '~/testing/identity/firebase-environment'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import { SITE } from '../../../content/site'
import { legalDocument } from './legal.server'

const demo = parseConfig({})
/** As in demo mode, where everything is embedded, unless a test configures it otherwise. */
const document = (name: string, places = demo) => legalDocument(name, places)
const live = (environment: Record<string, string> = {}) =>
  parseConfig({ ...LIVE_ENVIRONMENT, ...environment }, OWN_SITE)
/** The text of a section, from its heading to the next. */
function section(html: string, id: string) {
  const text = html.slice(html.indexOf(`id="${id}"`)).split('<h2')[0] ?? ''
  return text.replace(/<[^>]*>/g, '').replace(/&#39;/g, "'")
}

describe('legal documents', () => {
  it.each([
    ['politica-de-privacidad', 'Política de privacidad', '2025-05-07'],
    ['terminos-y-condiciones', 'Términos y condiciones', '2025-05-07'],
    ['politica-de-cookies', 'Política de cookies', '2025-05-07'],
    ['aviso-legal', 'Aviso legal', '2026-11-22'],
    ['derecho-de-desistimiento', 'Derecho de desistimiento', '2026-11-22'],
  ])('ROUTE-23 PAGE-07 C-54 %s has a title, a date and sections', (name, title, updated) => {
    const made = document(name)
    expect(made).toMatchObject({ title, updated })
    expect(made?.description.length).toBeGreaterThan(60)
    expect(made?.sections.length).toBeGreaterThan(3)
    for (const { id } of made?.sections ?? []) expect(made?.html).toContain(`id="${id}"`)
  })

  it('PAGE-08 the terms name the limits, the plans and the external provider of payments', () => {
    const { html = '' } = document('terminos-y-condiciones') ?? {}
    for (const said of ['5 mensajes al día', '20 al mes', '3,00', '17,00', '49,99', 'proveedor externo'])
      expect(html).toContain(said)
  })

  it('PAGE-09 the cookie policy lists session, analytics, payment and authentication cookies', () => {
    const { html = '' } = document('politica-de-cookies') ?? {}
    for (const said of ['Sesión', '2 años', 'pago', 'autenticación', 'solo si se activa'])
      expect(html).toMatch(new RegExp(said, 'i'))
  })

  it('C-54 the legal notice says who answers for the site, plainly as a sample while it is one', () => {
    const { html = '' } = document('aviso-legal') ?? {}
    const { taxId, address, registry } = SITE.company
    for (const said of [taxId, address, registry, SITE.email, SITE.phone]) expect(html).toContain(said)
    expect(html.includes('(datos de ejemplo)')).toBe(SITE.isSample)
  })

  it('C-54 the withdrawal page names the 14 days, the way in the account and the model form, as the terms do', () => {
    const { html = '' } = document('derecho-de-desistimiento') ?? {}
    const { html: terms = '' } = document('terminos-y-condiciones') ?? {}
    for (const said of ['14 días naturales', '«Mi Cuenta»', 'importe entero', 'en un máximo de 14 días']) {
      expect(html).toContain(said)
      expect(terms).toContain(said)
    }
    expect(html).toContain('href="/profile?tab=suscripcion"')
    expect(html).toContain('Desistir de la compra')
    expect(html).toMatch(/<blockquote>.*desisto de mi contrato.*<\/blockquote>/s)
    expect(terms).toContain('href="/legal/derecho-de-desistimiento"')
  })

  it('leads only to pages that are there', () => {
    const names = ['aviso-legal', 'derecho-de-desistimiento', 'politica-de-privacidad', 'politica-de-cookies']
    for (const name of [...names, 'terminos-y-condiciones']) {
      const { html = '' } = document(name) ?? {}
      for (const [, target = ''] of html.matchAll(/href="\/legal\/([^"#]+)/g)) expect(document(target)).not.toBeNull()
    }
  })

  it('knows no others', () => {
    expect(document('../package')).toBeNull()
    expect(document('aviso')).toBeNull()
  })
})

describe('the processors in the privacy policy, from the configuration', () => {
  const told = (places = demo) => {
    const { html = '' } = document('politica-de-privacidad', places) ?? {}
    return {
      shared: section(html, 'con-quien-los-compartimos'),
      model: section(html, 'la-inteligencia-artificial'),
      html,
    }
  }

  it('names who moderates the questions, where that is outside and configured', () => {
    const models = { MENTOR_PRO_MODEL: 'openai-compatible/gpt-5-mini' }
    const policy = (more: Record<string, string>) =>
      document('politica-de-privacidad', live({ ...models, ...more }))?.html ?? ''
    expect(policy({})).not.toContain('moderación')
    expect(policy({ MODERATION_BASE_URL: 'http://localhost:8000/v1' })).not.toContain('moderación')
    const html = policy({ MODERATION_BASE_URL: 'https://moderation.example/v1' })
    expect(html).toContain('El servicio de moderación, en moderation.example')
    expect(html).toContain('Recibe el texto de cada pregunta y de sus archivos')
    const own = { OPENAI_BASE_URL: 'http://localhost:8000/v1', MODERATION_BASE_URL: 'https://moderation.example/v1' }
    expect(policy(own)).toContain('El texto de tus preguntas se envía antes al servicio de moderación')
    expect(policy(own)).not.toContain('Tus conversaciones no se envían a nadie')
  })

  it('are none while everything is embedded', () => {
    const { shared, model } = told()
    expect(shared).toContain('Ahora mismo ningún dato sale de este servidor')
    expect(shared).toContain('los pagos y la entrada con Google son una simulación')
    expect(shared).not.toMatch(/Stripe|Firebase|OpenAI/)
    expect(model).toContain('no se envían a nadie')
  })

  it('are those that are used, and no others', () => {
    const { shared, model, html } = told(live())
    expect(shared).toMatch(/Stripe: procesa los pagos/)
    expect(shared).not.toMatch(/Google|correo 127|ningún dato sale|simulación/)
    expect(model).toContain('no se envían a nadie')
    expect(html).not.toContain('Si entras con Google')
    expect(html).toContain('guardamos una huella')
  })

  it('name Google and Firebase, the mail server and the host of each model', () => {
    const { shared, model, html } = told(
      live({
        ...firebaseEnvironment(),
        SMTP_URL: 'smtp://ana:geheim@smtp.correo.example:587',
        MENTOR_BASIC_MODEL: 'openai-compatible/gpt-5-mini',
        MENTOR_PRO_MODEL: 'openai-compatible/gpt-5-mini',
        DATABASE_URL: 'postgres://u:geheim@db.nube.example/p',
      }),
    )
    for (const said of [
      'Google (Firebase Authentication): lleva el inicio de sesión',
      'El servidor de correo smtp.correo.example',
      'OpenAI (api.openai.com): escribe las respuestas del Mentor Basic y del Mentor PRO',
      'El proveedor de la base de datos',
      'Espacio Económico Europeo',
    ])
      expect(shared).toContain(said)
    expect(model).toContain('El Mentor PRO contesta con el modelo gpt-5-mini, en api.openai.com.')
    expect(model).toContain('sin tu nombre ni tu correo')
    expect(shared).toContain(
      'y un código que distingue tus preguntas de las de otras personas, sin decirle quién eres.',
    )
    const google = told(live({ MENTOR_PRO_MODEL: 'google/gemini-x', GOOGLE_AI_API_KEY: 'geheim' }))
    expect(google.shared).toMatch(/Gemini.*sin tu nombre ni tu correo\./)
    expect(google.shared).not.toContain('un código')
    expect(html).toContain('La contraseña la guarda Google')
    expect(html).not.toMatch(/geheim|db\.nube/)
  })

  it.each([
    ['http://ollama:11434/v1', true],
    ['http://10.0.0.7/v1', true],
    ['http://[::1]:8080/v1', true],
    ['https://modelos.example/v1', false],
    ['https://127.example/v1', false],
    ['https://[2001:db8::1]/v1', false],
  ])('do not count a model of our own at %s: %s', (OPENAI_BASE_URL, isOurs) => {
    const { shared, model } = told(parseConfig({ OPENAI_BASE_URL, MENTOR_PRO_MODEL: 'openai-compatible/llama' }))
    expect(shared.includes('ningún dato sale')).toBe(isOurs)
    expect(model.includes('funciona en nuestros servidores')).toBe(isOurs)
    expect(model).toContain('El Mentor Basic es el incorporado de PyMentor, que funciona en este servidor.')
  })

  it('are worked out once for a configuration', () => {
    expect(document('politica-de-privacidad')).toBe(document('politica-de-privacidad'))
    expect(document('politica-de-privacidad', live())).not.toBe(document('politica-de-privacidad'))
  })
})

describe('the cookies of others in the cookie policy', () => {
  const told = (places = demo) => document('politica-de-cookies', places)?.html ?? ''

  it('PAGE-09 there are none while nobody else is used, and those of Stripe, Google and Firebase where they are', () => {
    expect(told()).toContain('Ninguna otra empresa pone cookies')
    expect(told()).not.toMatch(/stripe|firebase/i)
    expect(told(live())).toMatch(/<code>__stripe_mid<\/code>.*Al abrir el pago, y no antes/s)
    expect(told(live({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }))).toContain('se abre una página suya')
    const firebase = told(live(firebaseEnvironment()))
    expect(firebase).toContain('<code>firebaseLocalStorageDb</code>')
    expect(firebase).toContain('Al iniciar sesión, y no antes, tu navegador se conecta con Google')
  })
})
