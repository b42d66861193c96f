/**
 * A module: the modules that it `uses` (never one that uses it), those whose parts of the screen its own `shows` (and whose rules it knows), its folders of plain
 * TypeScript (`core`), those of other modules that these take from (`takes`), the packages that its parts need besides those of
 * every module, and the providers' SDKs for the browser (`sdks`), each with the files of its `ui` that wrap it.
 * @typedef {{ uses: string[], shows?: string[], core?: string[], takes?: string[], packages: { ui?: string[], core?: string[], server?: string[] }, sdks?: Record<string, string[]> }} Module
 */

/** @type {Record<string, Module>} */
export const MODULES = {
  mail: { uses: [], packages: {} },
  mentor: {
    uses: [],
    core: ['engine', 'python', 'skills'],
    packages: { core: ['@lezer/common', '@lezer/python', 'yaml', 'zod'] },
  },
  runner: {
    uses: ['mentor'],
    core: ['contracts', 'explaining', 'files', 'frame', 'recording', 'worker'],
    takes: ['mentor'],
    packages: { ui: ['virtual:known-contracts', 'virtual:python-files'] },
  },
  practice: {
    uses: ['mentor', 'runner'],
    core: ['chart', 'downloads', 'lint', 'sheet'],
    takes: ['mentor'],
    shows: ['runner'],
    packages: {
      core: ['fflate', 'read-excel-file'],
      ui: [
        '@astral-sh/ruff-wasm-web',
        '@codemirror/autocomplete',
        '@codemirror/commands',
        '@codemirror/lang-python',
        '@codemirror/language',
        '@codemirror/lint',
        '@codemirror/state',
        '@codemirror/view',
        '@lezer/highlight',
        'uplot',
      ],
    },
  },
  blog: { uses: [], packages: { server: ['marked', 'yaml'] } },
  contact: { uses: ['mail'], packages: {} },
  accounts: {
    uses: ['mail'],
    packages: {
      ui: ['@tanstack/react-query', 'uqr', 'zod'],
      server: ['fflate', 'hono'],
    },
    sdks: {
      '@firebase/app': ['session/firebase-identity.ts'],
      '@firebase/auth': ['session/firebase-identity.ts'],
      '@simplewebauthn/browser': ['passkeys/passkey-autofill.ts', 'passkeys/passkey-calls.ts'],
    },
  },
  billing: {
    uses: ['accounts', 'mail'],
    packages: { ui: ['@tanstack/react-query', 'zod'], server: ['hono'] },
    sdks: { '@stripe/stripe-js': ['checkout/stripe-appearance.ts', 'checkout/stripe-card-fields.tsx'] },
  },
  chat: {
    uses: ['accounts', 'billing', 'mentor'],
    shows: ['runner', 'practice'],
    packages: { ui: ['@tanstack/react-query', 'highlight.js', 'marked'], server: ['hono', 'marked', 'prom-client'] },
  },
  costs: { uses: ['accounts', 'mail', 'mentor'], packages: {} },
  overview: { uses: ['accounts', 'billing', 'chat', 'costs', 'mentor'], packages: {} },
}
