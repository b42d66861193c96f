import { globSync, readFileSync } from 'node:fs'

/** What is written once, or never: patterns that the linter has no rule for, each with what to do instead; `home` is the file that has it. */
const RULES = [
  {
    pattern: /^[ \t]*(?:\/\*\*.*)?\*\/\n\s*\/\*\*/gm,
    says: 'two doc comments on one declaration: the first belongs to another, or both are one',
    home: null,
  },
]

/** @param {string} file @param {string} text @returns {string[]} */
const lapsesIn = (file, text) =>
  RULES.filter(({ home }) => home !== file).flatMap(({ pattern, says }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${file}:${text.slice(0, index).split('\n').length} ${says}`),
  )

const files = globSync('{src,emulators,e2e,eval,bench,chaos,scripts}/**/*.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/'),
)
const found = files.toSorted().flatMap((file) => lapsesIn(file, readFileSync(file, 'utf8')))
for (const sentence of found) console.error(sentence)
if (found.length > 0) process.exitCode = 1
