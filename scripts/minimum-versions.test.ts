import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MINIMUM_VERSIONS, tooOld } from './minimum-versions.mjs'

it('the lockfile holds no package below the version that closed a published hole', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const name of Object.keys(MINIMUM_VERSIONS)) expect(packages).toHaveProperty([`node_modules/${name}`])
  expect(tooOld(packages)).toEqual([])
})

it.each([
  ['4.13.11', true],
  ['4.13.19', true],
  ['5.0.0', true],
  ['4.13.10', false],
  ['4.9.99', false],
  ['4.13.11-rc.1', true],
])('hono %s may come in: %s', (version, mayComeIn) => {
  expect(tooOld({ 'node_modules/hono': { version } }).length === 0).toBe(mayComeIn)
})

it('one that lies inside another package counts as well', () => {
  expect(tooOld({ 'node_modules/a/node_modules/hono': { version: '1.0.0' } })).toHaveLength(1)
})
