import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

/** Versions below which a package has a hole that was made public: nothing older may come in by a lockfile. */
const MINIMUM_VERSIONS: Record<string, string> = {
  '@hono/node-server': '2.1.3',
  'better-auth': '1.7.7',
  hono: '4.13.11',
  'react-router': '8.3.0',
}

const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })

it.each(Object.entries(MINIMUM_VERSIONS))(
  'the lockfile holds no %s below %s, also inside other packages',
  (name, minimum) => {
    const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
    const locked = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    const versions = locked.map(([, { version = '' }]) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => isBelow(version, minimum))).toEqual([])
  },
)

it.each([
  ['4.13.11', false],
  ['4.13.19', false],
  ['5.0.0', false],
  ['4.13.10', true],
  ['4.9.99', true],
  ['4.13.11-rc.1', false],
])('%s is below 4.13.11: %s', (version, expected) => {
  expect(isBelow(version, '4.13.11')).toBe(expected)
})

function isBelow(version: string, minimum: string) {
  const release = version.split('-')[0] ?? ''
  return release.localeCompare(minimum, 'en', { numeric: true }) < 0
}
