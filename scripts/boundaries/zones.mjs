import { MODULES } from './modules.mjs'

/**
 * A part of the source tree. A file belongs to the first zone that matches its path, and imports its own zone, the zones and the packages
 * that its zone names, and nothing else. `sdks` are packages that only these files of the zone import.
 * @typedef {{ name: string, files: RegExp, imports: 'anything' | string[], packages: string[], sdks?: Record<string, string[]> }} Zone
 */

const TESTS = {
  name: 'tests',
  files: /\.(test|bench|check|eval[\w-]*)\.tsx?$|^src\/testing\/|\/testing\/|^emulators\/.*\/testing\.ts$/,
}
const REACT = ['react', 'react-dom', 'react-router']

/** Every zone; the first that matches a path has the file. @type {Zone[]} */
export const ZONES = [
  { ...TESTS, imports: 'anything', packages: [] },

  // Below everything
  { name: 'content', files: /^content\//, imports: [], packages: [] },
  {
    name: 'platform',
    files: /^src\/platform\//,
    imports: [],
    packages: ['@opentelemetry/api', 'hono', 'zod', 'marked', 'sharp', 'node:'],
  },
  { name: 'ui', files: /^src\/ui\//, imports: ['platform'], packages: REACT },
  { name: 'config', files: /^src\/config\//, imports: ['content'], packages: ['zod', 'node:'] },
  {
    name: 'database',
    files: /^src\/database\/|^drizzle\.config\.ts$/,
    imports: ['platform', 'config'],
    packages: ['@electric-sql/pglite', 'drizzle-orm', 'drizzle-kit', 'pg', 'zod', 'node:'],
  },

  // The product, module by module
  ...Object.entries(MODULES).flatMap(([name, module]) => zonesOf(name, module)),

  // What modules reach the outside with: each SDK in its adapter and nowhere else
  adapter('identity', {
    imports: ['accounts/entry', 'accounts/shared', 'database'],
    packages: ['@simplewebauthn/server', 'better-auth', 'drizzle-orm', 'jose', 'otpauth', 'zod', 'node:'],
  }),
  adapter('mail', { imports: ['mail/entry'], packages: ['nodemailer'] }),
  adapter('model', { imports: ['mentor/entry'], packages: ['eventsource-parser', 'zod', 'node:'] }),
  adapter('telemetry', {
    imports: [],
    packages: [
      '@opentelemetry/api',
      '@opentelemetry/context-async-hooks',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      '@sentry/core',
    ],
  }),
  adapter('payments', { imports: ['billing/entry'], packages: ['stripe', 'node:'] }),
  {
    name: 'emulators',
    files: /^emulators\//,
    imports: ['platform', 'database'],
    packages: ['drizzle-orm', 'hono', 'jose', 'stripe', 'zod', 'node:'],
  },

  // What puts it together
  {
    name: 'composition',
    files: /^src\/server\/compose(\.ts|\/)/,
    imports: ['server', 'adapters/*', 'emulators', '*/entry', 'database', 'config', 'content', 'platform'],
    packages: ['node:'],
  },
  {
    name: 'server',
    files: /^src\/server\//,
    imports: ['composition', '*/entry', '*/contract', '*/shared', 'database', 'config', 'content', 'platform', 'ui'],
    packages: [
      '@hono/node-server',
      '@opentelemetry/api',
      'drizzle-orm',
      'hono',
      'lru-cache',
      'prom-client',
      'react-router',
      'zod',
      'virtual:react-router',
      'node:',
    ],
  },
  {
    name: 'root',
    files: /^src\/(root|entry\.client|entry\.server|query-client|routes)\.tsx?$/,
    imports: ['pages/shell', 'pages/public', 'pages', 'server', 'platform', 'ui'],
    packages: [...REACT, '@tanstack/react-query', '@react-router/dev'],
  },
  page('shell', {
    imports: ['accounts/ui', 'billing/ui', 'blog/ui', 'pages/session', 'content'],
    packages: ['@tanstack/react-query'],
  }),
  page('session', { imports: ['accounts/ui', 'chat/ui'] }),
  page('auth', { imports: ['accounts/ui', 'chat/ui'] }),
  page('app', { imports: ['accounts/ui', 'billing/ui', 'chat/ui', 'chat/entry', 'runner/ui'] }),
  page('admin', {
    imports: ['accounts/ui', 'billing/ui', 'chat/ui', 'overview/ui'],
    packages: ['@tanstack/react-query', 'zod'],
  }),
  page('style', { imports: ['chat/ui'] }),
  page('public', {
    imports: [
      'practice/ui',
      'accounts/ui',
      'billing/ui',
      'blog/ui',
      'blog/entry',
      'chat/ui',
      'chat/entry',
      'contact/ui',
      'runner/ui',
      'config',
      'content',
    ],
    packages: ['marked', 'yaml', 'zod', 'node:'],
  }),
  { name: 'pages', files: /^src\/pages\/[^/]+\.tsx?$/, imports: ['pages/shell'], packages: REACT },

  // Around the product
  {
    name: 'scripts',
    files: /^scripts\//,
    imports: ['tests', 'runner/core'],
    packages: [
      '@hono/node-server',
      'fflate',
      'fontkit',
      'playwright-core',
      'pyodide',
      'sharp',
      'vite',
      'yaml',
      'node:',
    ],
  },
  {
    name: 'configuration',
    files: /^(vite|vitest[\w.]*|react-router)\.config\.ts$/,
    imports: ['scripts', 'tests'],
    packages: ['@react-router/dev', '@tailwindcss/vite', 'vite', 'vitest', 'node:'],
  },
  {
    name: 'bench',
    files: /^bench\//,
    imports: ['scripts'],
    packages: ['drizzle-orm', 'pg', 'playwright-core', 'vite', 'node:'],
  },
  {
    name: 'chaos',
    files: /^chaos\//,
    imports: ['scripts', 'bench', 'e2e'],
    packages: ['@electric-sql/pglite', 'pg', 'node:'],
  },
  {
    name: 'e2e',
    files: /^e2e\//,
    imports: ['tests', '*/shared', 'scripts'],
    packages: ['axe-core', 'html-validate', 'playwright-core', 'vitest', 'zod', 'node:'],
  },
  {
    name: 'eval',
    files: /^eval\//,
    imports: ['tests', 'mentor/entry', 'mentor/core', 'costs/shared', 'composition', 'config'],
    packages: ['pyodide', 'vitest', 'zod', 'node:'],
  },
]

/**
 * The zones of a module. `contract` is what other modules may know of it in the browser, `entry` what they may call on the server, `port`
 * what its adapters fill, `shared` what its own browser and server sides have in common, `core` what needs neither.
 * @param {string} name
 * @param {import('./modules.mjs').Module} module
 * @returns {Zone[]}
 */
function zonesOf(name, module) {
  const { uses, core = [], takes = [], packages } = module
  const at = `^src/modules/${name}/`
  const own = (/** @type {string[]} */ ...parts) => parts.map((part) => `${name}/${part}`)
  const of = (/** @type {string} */ part) => uses.map((other) => `${other}/${part}`)
  const onServer = [
    ...own('contract', 'shared', 'core', 'port'),
    ...of('contract'),
    ...of('entry'),
    'platform',
    'database',
  ]
  return [
    uiZone(name, module),
    {
      name: `${name}/core`,
      files: new RegExp(`${at}(${core.join('|') || '(?!)'})/`),
      imports: [...own('shared', 'port'), ...takes.map((other) => `${other}/core`), 'platform', 'content'],
      packages: packages.core ?? [],
    },
    {
      name: `${name}/server`,
      files: new RegExp(`${at}server/`),
      imports: [...own('entry'), ...onServer],
      packages: ['drizzle-orm', 'zod', 'node:', ...(packages.server ?? [])],
    },
    {
      name: `${name}/entry`,
      files: new RegExp(`${at}[\\w-]+\\.server\\.ts$`),
      imports: [...own('server'), ...onServer],
      packages: ['drizzle-orm', 'zod'],
    },
    {
      name: `${name}/port`,
      files: new RegExp(`${at}(ports/)?[\\w-]+-port\\.ts$`),
      imports: own('contract', 'shared'),
      packages: [],
    },
    {
      name: `${name}/contract`,
      files: new RegExp(`${at}([\\w-]+-)?contract\\.ts$`),
      imports: [...own('shared'), ...of('contract'), 'platform'],
      packages: ['zod'],
    },
    {
      name: `${name}/shared`,
      files: new RegExp(`${at}[\\w-]+\\.tsx?$`),
      imports: [...own('contract', 'port'), ...of('contract'), 'platform'],
      packages: ['zod'],
    },
  ]
}

/** @param {string} name @param {import('./modules.mjs').Module} module @returns {Zone} */
function uiZone(name, { uses, shows = [], packages, sdks = {} }) {
  const at = `src/modules/${name}/ui/`
  return {
    name: `${name}/ui`,
    files: new RegExp(`^${at}`),
    imports: [
      ...[`${name}/contract`, `${name}/shared`, `${name}/core`],
      ...uses.map((other) => `${other}/contract`),
      ...shows.flatMap((other) => [`${other}/ui`, `${other}/shared`]),
      'platform',
      'ui',
    ],
    packages: [...REACT, ...(packages.ui ?? [])],
    sdks: Object.fromEntries(Object.entries(sdks).map(([sdk, files]) => [sdk, files.map((file) => at + file)])),
  }
}

/** @param {string} name @param {{ imports: string[], packages: string[] }} may @returns {Zone} */
function adapter(name, { imports, packages }) {
  return {
    name: `adapters/${name}`,
    files: new RegExp(`^src/adapters/${name}/`),
    imports: [...imports, 'platform'],
    packages,
  }
}

/** Pages compose modules and reach the server through `page-context`. @param {string} name @param {{ imports: string[], packages?: string[] }} may @returns {Zone} */
function page(name, { imports, packages = [] }) {
  return {
    name: `pages/${name}`,
    files: new RegExp(`^src/pages/${name}/`),
    imports: [
      ...imports,
      ...(name === 'shell' ? [] : ['pages/shell', 'pages/session']),
      '*/contract',
      '*/shared',
      'server',
      'platform',
      'ui',
    ],
    packages: [...REACT, ...packages],
  }
}
