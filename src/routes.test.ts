import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from './routes'

const flat = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const pages = flat(routes)
const fileOf = (path: string) => pages.find((page) => (page.index ? '' : page.path) === path)?.file

describe('routes', () => {
  it.each([
    ['ROUTE-01', '', 'pages/public/landing.tsx'],
    ['ROUTE-02', 'login', 'pages/auth/login.tsx'],
    ['ROUTE-02', 'auth/login', 'pages/auth/login.tsx'],
    ['ROUTE-03', 'register', 'pages/auth/register.tsx'],
    ['ROUTE-03', 'auth/registro', 'pages/auth/register.tsx'],
    ['ROUTE-04', 'login-popup-google', 'pages/auth/login-popup-google.tsx'],
    ['ROUTE-05', 'auto-login', 'pages/auth/auto-login.tsx'],
    ['AUTH-04', 'auth/recuperar-contrasena', 'pages/auth/recover.tsx'],
    ['ROUTE-06', 'logout', 'pages/auth/logout.tsx'],
    ['ROUTE-07', 'dashboard', 'pages/app/dashboard.tsx'],
    ['ROUTE-08', 'chat', 'pages/app/chat.tsx'],
    ['ROUTE-09', 'mentor-basic', 'pages/app/mentor-basic.tsx'],
    ['ROUTE-10', 'mentor-pro', 'pages/app/mentor-pro.tsx'],
    ['ROUTE-11', 'profile', 'pages/app/profile.tsx'],
    ['ROUTE-13', 'checkout/:plan', 'pages/app/checkout.tsx'],
    ['ROUTE-14', 'stripe-redirect', 'pages/app/stripe-redirect.tsx'],
    ['ROUTE-14', 'checkout/redirect', 'pages/app/stripe-redirect.tsx'],
    ['ROUTE-14', 'external-redirect', 'pages/app/stripe-redirect.tsx'],
    ['ROUTE-20', 'test-chat', 'pages/admin/test-chat.tsx'],
    ['ROUTE-21', 'admin', 'pages/admin/panel.tsx'],
    ['ROUTE-21', 'test-admin', 'pages/admin/test-panel.tsx'],
    ['ROUTE-23', 'legal/:document', 'pages/public/legal.tsx'],
    ['ROUTE-24', '*', 'pages/not-found.tsx'],
    ['ROUTE-26', 'app/dashboard', 'pages/alias.ts'],
    ['ROUTE-26', 'app/mentor-pro', 'pages/alias.ts'],
    ['ROUTE-27', 'perfil', 'pages/alias.ts'],
    ['C-36', 'probar', 'pages/public/free-question.tsx'],
    ['C-08', 'precios', 'pages/alias.ts'],
    ['C-08', 'entrar', 'pages/alias.ts'],
    ['C-08', 'registro', 'pages/alias.ts'],
  ])('%s /%s is %s', (_, path, file) => {
    expect(fileOf(path)).toBe(file)
    expect(existsSync(`src/${file}`)).toBe(true)
  })

  it.each([
    ['ROUTE-13', '/checkout/pro', 'pages/app/checkout.tsx'],
    ['ROUTE-14 C-09', '/checkout/redirect?url=x', 'pages/app/stripe-redirect.tsx'],
    ['ROUTE-28', '/auth/recuperar-contrasena', 'pages/auth/recover.tsx'],
    ['ROUTE-28', '/nuestros-mentores-ia', 'pages/public/mentors.tsx'],
    ['ROUTE-28', '/modelos-ia', 'pages/public/mentors.tsx'],
    ['ROUTE-28', '/acerca-de-pymentor', 'pages/alias.ts'],
    ['ROUTE-29', '/login?clean=true', 'pages/auth/login.tsx'],
    ['ROUTE-29', '/login?force_login=true', 'pages/auth/login.tsx'],
    ['ROUTE-29', '/login?force_clean=true', 'pages/auth/login.tsx'],
    ['ROUTE-29', '/login?clean=true&error=true', 'pages/auth/login.tsx'],
    ['ROUTE-30', '/logout?force_clean=true', 'pages/auth/logout.tsx'],
    ['ROUTE-30', '/logout?from=error', 'pages/auth/logout.tsx'],
    ['ROUTE-31', '/?clean=complete', 'pages/public/landing.tsx'],
  ])('%s %s resolves to %s', (_, address, file) => {
    const { pathname } = new URL(address, 'https://pymentor.example')
    const { route } = matchRoutes(pages.filter(({ path, index }) => path || index).map(matched), pathname)?.at(-1) ?? {}
    expect(route?.id).toBe(file)
  })
})

/** As the router sees a page; its id is its file. */
const matched = ({ path, index, file }: RouteConfigEntry) => ({ id: file, path: index ? '/' : (path ?? '') })
