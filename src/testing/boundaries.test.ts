import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What may stand in which file, and what may not: planted in a folder of its own and shown to the real rules. */
const PLANTED = {
  'src/platform/log.ts': { refused: ['~/modules/chat/contract'], allowed: ['./clock'] },
  'src/ui/button.tsx': { refused: ['~/modules/chat/contract', '~/server/app'], allowed: ['~/platform/clock'] },
  'src/database/open.ts': { refused: ['~/modules/chat/chat.server'], allowed: ['~/config/config'] },
  'src/config/config.ts': { refused: ['~/server/app'], allowed: [] },
  'src/modules/chat/chat.server.ts': {
    refused: ['~/pages/app/chat'],
    allowed: ['~/database/database', './server/send'],
  },
  'src/modules/chat/server/send.ts': {
    refused: [
      '~/server/compose',
      '~/adapters/model/embedded',
      '~/modules/accounts/server/users',
      '../../accounts/server/users',
      'better-auth',
    ],
    allowed: ['~/modules/mentor/mentor.server', '~/modules/accounts/contract', '../contract'],
  },
  'src/modules/chat/contract.ts': { refused: ['~/config/config', '~/database/schema'], allowed: ['./rules'] },
  'src/modules/chat/ui/conversation/chatbot.tsx': {
    refused: [
      '~/database/schema',
      '../../chat.server',
      '../../server/send',
      '~/modules/accounts/ui/login-form',
      '../../../accounts/ui/login-form',
    ],
    allowed: ['~/ui/button', '../../contract', '../answer/answer', '~/modules/billing/contract'],
  },
  'src/adapters/identity/embedded.ts': {
    refused: ['~/server/app', '~/modules/accounts/server/users', '../../../emulators/google/google'],
    allowed: ['better-auth', '~/modules/accounts/accounts.server'],
  },
  'src/server/app.ts': { refused: ['../../emulators/google/google'], allowed: ['./compose'] },
  'src/server/compose.ts': { refused: [], allowed: ['../../emulators/google/google', '~/adapters/model/embedded'] },
  'src/pages/app/chat.tsx': {
    refused: ['~/adapters/model/embedded', '~/database/schema', '~/modules/chat/server/send'],
    allowed: ['~/modules/chat/ui/conversation/chatbot', '~/server/page-context'],
  },
}

const cases = (kind: 'refused' | 'allowed') =>
  Object.entries(PLANTED).flatMap(([file, imports]) =>
    imports[kind].map((imported): [string, string] => [file, imported]),
  )

let folder: string
let refusals: Set<string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-planted-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  for (const [file, { refused, allowed }] of Object.entries(PLANTED)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    const imports = [...refused, ...allowed].map((imported) => `import '${imported}'\n`)
    writeFileSync(join(folder, file), imports.join(''))
  }
  refusals = lint()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The refused imports, as `file imported`. */
function lint(): Set<string> {
  const biome = resolve('node_modules/.bin/biome')
  const rule = 'style/noRestrictedImports'
  const args = ['lint', `--only=${rule}`, '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', 'src']
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  const found = stdout.matchAll(/^::error title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/gm)
  return new Set([...found].map(([, path = '', line]) => plantedAt(path, Number(line))))
}

function plantedAt(path: string, line: number): string {
  const [file, imports] = Object.entries(PLANTED).find(([planted]) => path.endsWith(planted)) ?? []
  return `${file} ${imports && [...imports.refused, ...imports.allowed][line - 1]}`
}

describe('dependencies point one way (docs/architecture.md)', () => {
  it.each(cases('refused'))('%s may not import %s', (file, imported) => {
    expect(refusals).toContain(`${file} ${imported}`)
  })
  it.each(cases('allowed'))('%s may import %s', (file, imported) => {
    expect(refusals).not.toContain(`${file} ${imported}`)
  })
})
