import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { OWN_SITE } from '~/testing/live-environment'
import { parseConfig, SETTINGS } from './config'

const environment = z.record(z.string(), z.union([z.string(), z.number()]))
const composeSchema = z.object({
  services: z.object({
    app: z.object({ environment }),
    ollama: z.object({ profiles: z.array(z.string()), ports: z.array(z.string()).optional() }),
  }),
})
const composeText = readFileSync('compose.yaml', 'utf8')
const { services } = composeSchema.parse(parse(composeText))
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** The compose file's own names: a part of DATABASE_URL, and what the balancer needs. */
const COMPOSE_ONLY = new Set(['POSTGRES_PASSWORD', 'CERTIFICATES'])
const GIVEN: Record<string, string> = {
  PUBLIC_URL: 'https://pymentor.example',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'PyMentor <hola@pymentor.example>',
  STRIPE_SECRET_KEY: 'sk_live_letters1',
  STRIPE_WEBHOOK_SECRET: 'whsec_letters1',
  POSTGRES_PASSWORD: 'letters1',
  CERTIFICATES: './certificates',
}
/** As `docker compose` puts values in the place of `${NAME:-}` and `${NAME:?…}`. */
const filled = (text: string) => text.replace(/\$\{(\w+):[-?][^}]*\}/g, (_, name: string) => GIVEN[name] ?? '')

describe('the deployment', () => {
  it('gives the product settings that it knows, and none other', () => {
    const inDockerfile = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/\w+(?==)/g))
    expect(inDockerfile).toContain('HOST')
    for (const name of [
      ...Object.keys(services.app.environment),
      ...inDockerfile.filter((name) => name !== 'NODE_ENV'),
    ])
      expect(SETTINGS, String(name)).toContain(name)
  })

  it('asks for settings only by names that are known', () => {
    const asked = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect(asked).toContain('AUTH_SECRET')
    for (const name of asked) if (!COMPOSE_ONLY.has(name)) expect(SETTINGS, name).toContain(name)
  })

  it('starts in live mode with the values that have no default, reachable from outside its container', () => {
    const entries = Object.entries(services.app.environment).map(([name, value]) => [name, filled(String(value))])
    const config = parseConfig(Object.fromEntries(entries), OWN_SITE)
    expect(config).toMatchObject({
      mode: 'live',
      host: '0.0.0.0',
      trustedProxies: 1,
      database: { kind: 'postgres', url: 'postgres://pymentor:letters1@database:5432/pymentor' },
    })
  })

  it('says in a sentence what is missing', () => {
    for (const [, name = '', sentence = ''] of composeText.matchAll(/\$\{(\w+):\?([^}]*)\}/g)) {
      expect(GIVEN).toHaveProperty(name)
      expect(sentence).toMatch(new RegExp(`^set ${name} in \\.env`))
    }
  })

  it('runs the Node that the package pins, and copies every folder that a build reads', () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    expect(dockerfile).toContain(`ARG NODE=node:${dependencies.node}-slim`)
    const ignored = readFileSync('.dockerignore', 'utf8')
    for (const folder of ['src', 'content', 'public', 'emulators']) expect(ignored).toContain(`\n!${folder}\n`)
  })

  it('takes along the packages that are not in the build', () => {
    const [, external = ''] = /external: \[([^\]]*)\]/.exec(readFileSync('vite.config.ts', 'utf8')) ?? []
    const sources = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => readFileSync(file, 'utf8'))
    const resolved = sources.flatMap((source) => source.match(/(?<=\.resolve\(')@?[a-z][^')]*/g) ?? [])
    // What Node runs as it is, beside the build.
    const beside = globSync('src/database/**/*.mjs').flatMap((file) => {
      expect(dockerfile).toContain(`\nCOPY ${file} ./${dirname(file)}/\n`)
      return readFileSync(file, 'utf8').match(/(?<= from ')(?!node:)(@[^/']+\/)?[^/']+/g) ?? []
    })
    const packages = [...external.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).concat(beside)
    expect(packages).toContain('@electric-sql/pglite')
    for (const name of [...packages, ...resolved]) {
      const [packageName = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? []
      expect(copied(packageName), packageName).toBe(true)
    }
    // What is not bundled looks for its own packages beside it.
    for (const name of packages) {
      const { dependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
      for (const needed of Object.keys(dependencies))
        expect(copied(needed) || copied(needed.replace(/\/.*$/, '')), needed).toBe(true)
    }
  })

  const copied = (folder: string) =>
    dockerfile.includes(`COPY --from=build /app/node_modules/${folder} ./node_modules/${folder}\n`)
})

describe("a laptop's own model", () => {
  it("answers for both mentors by the README's lines, and the embedded mentor after it", () => {
    const [, exported = '', start = ''] =
      /^ {4}ollama pull \S+\n {4}export (.*)\n {4}(.* npm start)$/m.exec(readFileSync('README.md', 'utf8')) ?? []
    const settings = Object.fromEntries(exported.split(' ').map((setting) => setting.split('=')))
    const [, name = '', from = ''] = /^(\w+)=\$(\w+) npm start$/.exec(start) ?? []
    const { models } = parseConfig({ ...settings, [name]: settings[from] })
    for (const list of [models.basic, models.pro])
      expect(list).toMatchObject([
        { kind: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', model: 'llama3.2', apiKey: undefined },
        { kind: 'embedded' },
      ])
  })

  it('runs beside the instances where its profile is asked for, and is reached from there alone', () => {
    expect(services.ollama).toEqual({ profiles: ['ollama'] })
    const operations = readFileSync('docs/operations.md', 'utf8')
    const [, model = '', baseUrl = ''] =
      /--profile ollama up.*`MENTOR_BASIC_MODEL=(\S+)` and `OPENAI_BASE_URL=(\S+)`/.exec(operations) ?? []
    const names = ['MENTOR_BASIC_MODEL', 'OPENAI_BASE_URL']
    for (const name of names) expect(services.app.environment).toHaveProperty(name)
    const { basic } = parseConfig({ MENTOR_BASIC_MODEL: model, OPENAI_BASE_URL: baseUrl }).models
    expect(basic).toMatchObject([{ kind: 'openai-compatible', baseUrl: 'http://ollama:11434/v1', model: 'llama3.2' }])
  })
})
