import { describe, expect, it } from 'vitest'
import { ANA } from '~/modules/accounts/ui/example-user'
import { linksOf, renderPage, textsOf } from '~/testing/render-page'
import { SITE } from '../../../content/site'
import AboutPage from './about'
import { exampleAnswer } from './home/example-answer.server'
import { snakeProgram } from './home/snake.server'
import LandingPage from './landing'
import MentorsPage from './mentors'

const given = { example: exampleAnswer(), snake: snakeProgram(), isSameMentor: true }
const landing = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(LandingPage, { ...options, loaderData: given })
/** A section, from the id of its heading on. */
const section = (html: string, id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? ''

describe('the landing page', () => {
  it('LAND-01 LAND-03 LAND-09 has a hero and three steps: register, chat with Basic, go on to PRO; at any hour, for nothing', () => {
    const html = landing()
    expect(html).toMatch(/<section aria-label="Presentación"[^>]*><h1/)
    expect(textsOf(section(html, 'steps'), 'h3')).toEqual([
      'Regístrate',
      'Habla con el Mentor Basic',
      'Pasa a PRO cuando lo necesites',
    ])
    for (const promise of ['Las 24 horas, los 7 días de la semana', 'Probar Demo Gratis', 'Disponible 24/7'])
      expect(html).toContain(promise)
  })

  it('LAND-04 C-53 has exactly three testimonials, by roles, and says that they are samples while they are', () => {
    const testimonials = section(landing(), 'testimonials')
    expect(textsOf(testimonials, 'blockquote')).toHaveLength(3)
    expect(SITE.isSample).toBe(true)
    expect(textsOf(testimonials, 'figcaption')).toEqual(SITE.testimonials.map(({ role }) => `${role} (ejemplo)`))
    expect(testimonials).toContain('Testimonios de ejemplo')
  })

  it('LAND-05 LAND-06 LAND-07 leads where its labels say', () => {
    const links = linksOf(landing())
    expect(links).toContain('Probar Demo Gratis → /auth/login')
    expect(links).toContain('Descubre PYMENTOR PRO → /planes-de-suscripcion')
    expect(links.filter((link) => link.endsWith('→ /auth/registro')).length).toBeGreaterThan(0)
    expect(links).toContain('Compara los dos mentores → /nuestros-mentores-ia')
  })

  it('C-36 its sample questions are asked with a press, and its snake is changed in the practice', () => {
    const links = linksOf(landing())
    expect(links).toContain(
      '¿Para qué sirve un decorador? → /probar?pregunta=%C2%BFPara%20qu%C3%A9%20sirve%20un%20decorador%3F',
    )
    expect(links.find((link) => link.startsWith('Juega con ella'))).toMatch(/→ \/practica#codigo=huecos/)
  })

  it('says of PRO what it adds where the embedded mentor answers for both, and what a model adds', () => {
    const steps = (isSameMentor: boolean) =>
      section(renderPage(LandingPage, { loaderData: { ...given, isSameMentor } }), 'steps')
    expect(steps(true)).toContain('sin límite de mensajes')
    expect(steps(true)).not.toContain('casos límite')
    expect(steps(false)).toContain('casos límite')
  })

  it('C-37 ROUTE-31 AUTH-59 says once, without a script, that this browser has been cleaned', () => {
    const notice = /<div role="status"[^>]*>.*?Hemos limpiado los datos de la sesión en este navegador\..*?<\/div>/s
    expect(landing({ at: '/?clean=complete' })).toMatch(notice)
    expect(landing({ at: '/?clean=otra' })).not.toMatch(notice)
  })

  it('offers somebody who is signed in their chats instead of an account', () => {
    const links = linksOf(landing({ user: ANA }))
    expect(links).toContain('Abrir tus chats → /dashboard')
    expect(links).not.toContain('Probar Demo Gratis → /auth/login')
  })
})

describe('the page about us', () => {
  it('PAGE-01 PAGE-02 PAGE-03 PAGE-04 tells story, mission, values and the team of three by their roles, and leads on', () => {
    const html = renderPage(AboutPage)
    expect(textsOf(html, 'h1')).toEqual(['Acerca de PyMentor'])
    expect(textsOf(html, 'h2')).toEqual(['Nuestra misión', 'Nuestros valores', 'El equipo'])
    expect(textsOf(html, 'dt')).toEqual(['Innovación', 'Accesibilidad', 'Excelencia'])
    expect(textsOf(section(html, 'team'), 'h3')).toEqual(['Fundador y CEO', 'Cofundadora y CPO', 'CTO'])
    expect(linksOf(html)).toEqual(
      expect.arrayContaining(['Comenzar Gratis → /auth/registro', 'Explorar Modelos de IA → /modelos-ia']),
    )
  })

  it('PAGE-10 has a picture of our own, drawn 800 by 600', () => {
    expect(renderPage(AboutPage)).toMatch(/<svg viewBox="0 0 800 600"/)
  })
})

it('SHELL-02 C-53 speaks to who programs, who works with data and who runs a business; one mentor is free, the other has three prices', () => {
  const roles = textsOf(section(landing(), 'testimonials'), 'figcaption').join()
  for (const role of [/program/i, /datos/, /tienda/]) expect(roles).toMatch(role)
  const models = { basic: 'Las lecciones', pro: 'El modelo x' }
  const html = renderPage(MentorsPage, { loaderData: { models } }).replaceAll('\u00a0', ' ')
  expect(textsOf(html, 'h2').slice(0, 2)).toEqual(['Mentor Basic', 'Mentor PRO'])
  expect(html).toContain('Gratis, sin tarjeta.')
  expect(html).toContain('Prueba de 3 días por 3,00 €, 17,00 € al mes o 49,99 € una sola vez.')
})
