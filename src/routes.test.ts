import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
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
    ['ROUTE-05', 'auto-login', 'pages/auth/auto-login.tsx'],
    ['ROUTE-06', 'logout', 'pages/auth/logout.tsx'],
    ['ROUTE-07', 'dashboard', 'pages/app/dashboard.tsx'],
    ['ROUTE-08', 'chat', 'pages/app/chat.tsx'],
    ['ROUTE-09', 'mentor-basic', 'pages/app/mentor-basic.tsx'],
    ['ROUTE-10', 'mentor-pro', 'pages/app/mentor-pro.tsx'],
    ['ROUTE-11', 'profile', 'pages/app/profile.tsx'],
    ['ROUTE-23', 'legal/:document', 'pages/public/legal.tsx'],
    ['ROUTE-24', '*', 'pages/not-found.tsx'],
    ['ROUTE-26', 'app/dashboard', 'pages/alias.ts'],
    ['ROUTE-26', 'app/mentor-pro', 'pages/alias.ts'],
    ['ROUTE-27', 'perfil', 'pages/alias.ts'],
  ])('%s /%s is %s', (_, path, file) => {
    expect(fileOf(path)).toBe(file)
    expect(existsSync(`src/${file}`)).toBe(true)
  })
})
