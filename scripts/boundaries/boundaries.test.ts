import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './check.mjs'
import { mayImport, mayUsePackage, zoneOf } from './rules.mjs'
import { ZONES } from './zones.mjs'

const FILES = globSync('{src,content,emulators,e2e,eval,bench,chaos,scripts}/**/*.{ts,tsx,mjs}')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
/** A file of each zone that has any. */
const SAMPLES = new Map(
  ZONES.flatMap((zone) => {
    const file = FILES.find((candidate) => zoneOf(candidate) === zone)
    return file === undefined ? [] : [[zone, file] as const]
  }),
)
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const PACKAGES = [...Object.keys({ ...dependencies, ...devDependencies }), 'node:']
const GUARDED = [...SAMPLES].filter(([zone]) => zone.imports !== 'anything')

const PAIRS = GUARDED.flatMap(([zone, file]) => [...SAMPLES].map(([other, target]) => ({ zone, file, other, target })))
const USES = GUARDED.flatMap(([zone, file]) => PACKAGES.map((name) => ({ zone, file, name })))
const SDKS = ZONES.flatMap((zone) => Object.entries(zone.sdks ?? {}).map(([sdk, files]) => ({ zone, sdk, files })))

/** The import as somebody would write it in `file`. */
function importOf(file: string, target: string): string {
  if (target.startsWith('src/')) return `~/${target.slice(4)}`
  const path = posix.relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

// That it holds for every file of the product is checked by `npm run check`.
describe('a file imports what its zone names, and nothing else (docs/architecture.md)', () => {
  it.each(ZONES.filter((zone) => zone.imports !== 'anything'))('$name names zones that there are', ({ imports }) => {
    const names = (imports as string[]).filter(
      (name) => !name.includes('*') && !ZONES.some((zone) => zone.name === name),
    )
    expect(names).toEqual([])
  })

  it('finds an import planted between any two zones that do not know each other', () => {
    const missed = PAIRS.filter(({ zone, other }) => !mayImport(zone, other)).filter(({ file, target }) =>
      isAllowed(file, `import '${importOf(file, target)}'`),
    )
    expect(missed.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  it('finds a planted type, a planted re-export and a planted import at run time', () => {
    const file = 'src/modules/chat/ui/conversation/chatbot.tsx'
    const target = '~/database/schema'
    for (const text of [
      `import type { users } from '${target}'`,
      `export * from '${target}'`,
      `const users = import('${target}')`,
      `let users: import('${target}').Users`,
    ])
      expect(problemsOf(file, text), text).toHaveLength(1)
  })

  it('finds a package planted where it is not named', () => {
    const missed = USES.filter(({ zone, file, name }) => !mayUsePackage(zone, file, name)).filter(({ file, name }) =>
      isAllowed(file, `import '${name === 'node:' ? 'node:fs' : name}'`),
    )
    expect(missed.map(({ file, name }) => `${file} → ${name}`)).toEqual([])
  })

  it.each(SDKS)('lets only the files that wrap it import $sdk, of all of $zone.name', ({ zone, sdk, files }) => {
    const importing = FILES.filter((file) => zoneOf(file) === zone && isAllowed(file, `import '${sdk}'`))
    expect(importing).toEqual(files.toSorted())
  })

  it('lets through what is named', () => {
    const allowed = PAIRS.filter(({ zone, other }) => mayImport(zone, other))
    const refused = allowed.filter(({ file, target }) => !isAllowed(file, `import '${importOf(file, target)}'`))
    expect(refused.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
    expect(allowed.length).toBeGreaterThan(100)
  })

  it('refuses a file that belongs nowhere', () => {
    expect(problemsOf('src/somewhere.ts', '')).toHaveLength(1)
    expect(problemsOf('src/modules/chat/odd/file.ts', '')).toHaveLength(1)
  })
})

const isAllowed = (file: string, text: string) => problemsOf(file, text).length === 0
