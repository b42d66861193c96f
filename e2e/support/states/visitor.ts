import { toast } from '../chat/chat'
import { signIn } from '../people/people'
import { heading, press, type State, stay, text } from './state'

/** What everybody can read. */
export const PUBLIC: readonly State[] = [
  { what: 'landing', at: '/' },
  {
    what: 'menu of a narrow window',
    at: '/',
    isNarrow: true,
    async first(page) {
      await press(page, 'Menú')
      await page.getByRole('navigation', { name: 'Menú' }).waitFor()
    },
  },
  { what: 'about', at: '/about' },
  { what: 'mentors', at: '/nuestros-mentores-ia' },
  { what: 'contact', at: '/contacto' },
  {
    what: 'contact with errors',
    async first(page) {
      await press(page, 'Enviar mensaje')
      await text(page, 'Escribe un correo electrónico válido')
    },
  },
  {
    what: 'practice',
    at: '/practica',
    first: (page) => page.getByRole('textbox', { name: 'Código de programa.py' }).waitFor(),
  },
  { what: 'prices', at: '/pricing' },
  { what: 'blog', at: '/blog' },
  { what: 'blog without a find', at: '/blog?q=ornitorrinco' },
  { what: 'post', at: '/blog/leer-csv-sin-pandas' },
  { what: 'privacy', at: '/legal/politica-de-privacidad' },
  { what: 'cookies', at: '/legal/politica-de-cookies' },
  { what: 'what a browser keeps', at: '/cookies' },
  { what: 'no such page', at: '/no-existe' },
  { what: 'no such shared conversation', at: '/compartido/no-existe' },
  { what: 'a damaged proof', at: '/comprobar#1.no' },
  { what: 'every component', at: '/estilo' },
]

/** The ways in and out, and what a visitor is told about purchases. */
export const DOORS: readonly State[] = [
  { what: 'login', at: '/login' },
  {
    what: 'login with errors',
    async first(page) {
      await signIn(page, { email: 'sin arroba', password: '12345' })
      await text(page, 'La contraseña debe tener al menos 6 caracteres')
    },
  },
  {
    what: 'login refused, with a banner',
    async first(page) {
      await signIn(page, { email: 'nadie@correo.example', password: 'no es esta' })
      await toast(page).getByText('Error al iniciar sesión').waitFor()
    },
  },
  { what: 'registration', at: '/auth/registro' },
  {
    what: 'registration with errors',
    async first(page) {
      await press(page, 'Crear cuenta gratis')
      await text(page, 'El nombre debe tener al menos 2 caracteres')
    },
  },
  { what: 'forgotten password', at: '/auth/recuperar-contrasena' },
  {
    what: 'mail for the password sent',
    async first(page) {
      await page.getByLabel('Correo electrónico').fill('nadie@correo.example')
      await press(page, 'Enviar enlace')
      await heading(page, 'Mira tu correo')
    },
  },
  { what: 'confirming an address', at: '/auth/verificar-correo' },
  { what: 'purchase without a number', at: '/checkout/success', first: (page) => text(page, 'No se encontró un ID') },
  { what: 'purchase to be checked by nobody', at: '/verify-payment', first: (page) => text(page, 'Debes iniciar') },
  {
    what: 'taking up a session',
    async first(page) {
      await page.route('/api/**', () => {})
      await page.goto('/auto-login')
    },
  },
  {
    what: 'signed out',
    at: '/logout',
    async first(page) {
      await heading(page, 'Has cerrado sesión')
      await stay(page)
    },
  },
  {
    what: 'on the way to the payment',
    at: '/stripe-redirect?url=https%3A%2F%2Fcheckout.stripe.com%2Fc%2F1',
    async first(page) {
      await heading(page, /./)
      await stay(page)
    },
  },
]
