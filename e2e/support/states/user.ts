import { untilReady } from '../chat/chat'
import { heading, press, type State, text } from './state'

/** What a new user finds: all of it empty, and nothing bought. */
export const USER: readonly State[] = [
  { what: 'empty dashboard', at: '/dashboard', first: untilReady },
  {
    what: 'account menu',
    async first(page) {
      await press(page, /, tu cuenta$/)
      await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).waitFor()
    },
  },
  { what: 'no chats', at: '/chat', first: untilReady },
  {
    what: 'palette',
    async first(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Paleta de comandos' }).getByRole('option').first().waitFor()
    },
  },
  {
    what: 'shortcuts',
    async first(page) {
      await page.keyboard.type('atajos')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor()
    },
  },
  {
    what: 'chats in a drawer, in a narrow window',
    at: '/chat',
    isNarrow: true,
    async first(page) {
      await untilReady(page)
      await press(page, 'Tus chats')
      await page.getByRole('dialog', { name: 'Tus chats' }).waitFor()
    },
  },
  {
    what: 'menu of a narrow window',
    at: '/mentor-basic',
    isNarrow: true,
    async first(page) {
      await untilReady(page)
      await press(page, 'Menú')
      await page.getByRole('link', { name: 'Mi Cuenta' }).waitFor()
    },
  },
  { what: 'PRO mentor, restricted', at: '/mentor-pro', first: (page) => heading(page, 'Acceso Restringido') },
  { what: 'account: security', at: '/profile?tab=seguridad', first: (page) => heading(page, 'Sesiones abiertas') },
  { what: 'account: plan', at: '/profile?tab=suscripcion', first: (page) => text(page, 'Plan Básico') },
  { what: 'account: notifications', at: '/profile?tab=notificaciones' },
  { what: 'account: person', at: '/profile' },
  {
    what: 'account with errors',
    async first(page) {
      await page.getByLabel('Nombre', { exact: true }).fill('')
      await press(page, 'Guardar cambios')
      await text(page, 'El nombre es requerido')
    },
  },
  {
    what: 'deleting the account',
    async first(page) {
      await press(page, 'Eliminar Cuenta')
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'Eliminar Cuenta' }).click()
      await dialog.getByText('Escribe ELIMINAR para confirmar').nth(1).waitFor()
    },
  },
  { what: 'prices for a user', at: '/pricing' },
  { what: 'card form', at: '/checkout/trial' },
  {
    what: 'card form with errors',
    async first(page) {
      await press(page, /^Pagar/)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { what: 'checking the plan', at: '/verify-payment', first: (page) => heading(page, 'Verificando tu suscripción') },
]

/** The owner's pages. */
export const ADMIN: readonly State[] = [
  { what: 'panel', at: '/admin' },
  { what: 'test panel', at: '/test-admin' },
  { what: 'test chat', at: '/test-chat' },
  { what: 'figures', at: '/admin/resumen' },
  { what: 'costs', at: '/admin/costes' },
  { what: 'nothing that was not known', at: '/admin/lo-que-no-se-supo?clase=rechazo' },
  { what: 'changes', at: '/admin/registro' },
  { what: 'accounts', at: '/admin/usuarios' },
  { what: 'no such account', at: '/admin/usuarios?q=zzz' },
  {
    what: 'account',
    at: '/admin/usuarios?q=demo@',
    async first(page) {
      await page.getByRole('link', { name: 'demo@pymentor.example' }).click()
      await heading(page, 'demo@pymentor.example')
    },
  },
  {
    what: 'giving a plan, with errors',
    async first(page) {
      await press(page, 'Regalar PRO')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar' }).click()
      await page.locator('[role=alertdialog] [aria-invalid=true]').first().waitFor()
    },
  },
  {
    what: 'blocking an account, with an error',
    async first(page) {
      await page.keyboard.press('Escape')
      await press(page, 'Bloquear cuenta')
      await page.getByRole('alertdialog').getByLabel('Motivo').press('Enter')
      await text(page, 'Escribe el motivo: queda en el registro')
    },
  },
]
