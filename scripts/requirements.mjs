// npm run requirements: every requirement that a test names is defined in docs/requirements.md, and every one there is proven by a test.
// With --write it looks the proofs up anew.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process/project.ts'

const CATALOGUE = join(ROOT, 'docs', 'requirements.md')
const DECISIONS = join(ROOT, 'docs', 'product-decisions.md')
const TESTS = '{src,e2e,emulators,scripts,eval}/**/*.test.{ts,tsx}'
const ID = /\b[A-Z]{3,7}-\d{2}\b/g
const DECISION = /\bC-\d{2}\b/g
/** A comment proves nothing. */
const COMMENTS = /^\s*(?:\/\/|\/\*|\*).*$/gm
const ENTRY = /^- \*\*(?<id>[A-Z]+-\d{2})\*\* (?<text>.*?)(?: → \[.*\]\((?<proof>[^)]+)\))?$/
/** What no test can show, and why. @type {Record<string, string>} */
const UNPROVEN = {
  'AUTH-28': 'says what functions of the browser return to each other; the texts are proven by AUTH-29 to 36',
  'API-01': 'says that the requirements do not say what servers do besides',
}

/** @typedef {Map<string, string[]>} Named id → the tests that name it, those that name it most often first */

/** @param {RegExp} pattern @returns {Named} */
function namedInTests(pattern) {
  /** @type {Map<string, { file: string, times: number }[]>} */
  const found = new Map()
  for (const file of globSync(TESTS, { cwd: ROOT }).toSorted()) {
    const ids = readFileSync(join(ROOT, file), 'utf8').replaceAll(COMMENTS, '').match(pattern) ?? []
    for (const id of new Set(ids)) {
      const times = ids.filter((each) => each === id).length
      found.set(id, [...(found.get(id) ?? []), { file: file.replaceAll('\\', '/'), times }])
    }
  }
  const files = (/** @type {{ file: string, times: number }[]} */ named) =>
    named.toSorted((a, b) => b.times - a.times).map(({ file }) => file)
  return new Map([...found].map(([id, named]) => [id, files(named)]))
}

/** @param {string} line @param {Named} named */
function withProof(line, named) {
  const { id, text } = ENTRY.exec(line)?.groups ?? {}
  const [proof] = named.get(id ?? '') ?? []
  if (id === undefined || proof === undefined) return line
  return `- **${id}** ${text} → [${proof.split('/').at(-1)}](../${proof})`
}

/** @param {string} catalogue @param {Named} named @returns {string[]} */
function problemsIn(catalogue, named) {
  const entries = catalogue.split('\n').flatMap((line) => {
    const entry = ENTRY.exec(line)?.groups
    return entry === undefined ? [] : [entry]
  })
  const areas = new Set(entries.map(({ id = '' }) => id.slice(0, id.indexOf('-'))))
  const defined = new Set(entries.map(({ id = '' }) => id))
  const unknown = [...named.keys()].filter((id) => areas.has(id.slice(0, id.indexOf('-'))) && !defined.has(id))
  const unproven = entries.filter(({ id = '', proof }) => {
    const isProven = proof !== undefined && (named.get(id) ?? []).includes(proof.replace('../', ''))
    return !isProven && UNPROVEN[id] === undefined
  })
  return [
    ...unknown.map((id) => `${id} is named by ${named.get(id)?.[0]} and defined nowhere in docs/requirements.md`),
    ...unproven.map(({ id, proof }) => `${id}: ${proof ? `${proof} does not name it any more` : 'no test is given'}`),
  ]
}

/** @returns {string[]} decisions that a test names and docs/product-decisions.md does not have */
function unknownDecisions() {
  const defined = new Set(
    readFileSync(DECISIONS, 'utf8')
      .match(/\bC-\d{2}(?:\/\d{2})*/g)
      ?.flatMap(each),
  )
  return [...namedInTests(DECISION)]
    .filter(([id]) => !defined.has(id))
    .map(([id, [file]]) => `${id} is named by ${file} and defined nowhere in docs/product-decisions.md`)
}

/** `C-02/03` stands for both. @param {string} text */
const each = (text) =>
  text
    .slice(2)
    .split('/')
    .map((number) => `C-${number}`)

const named = namedInTests(ID)
const catalogue = readFileSync(CATALOGUE, 'utf8')
if (process.argv.includes('--write')) {
  const lines = catalogue.split('\n').map((line) => withProof(line, named))
  writeFileSync(CATALOGUE, lines.join('\n'))
} else {
  const problems = [...problemsIn(catalogue, named), ...unknownDecisions()]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('npm run requirements -- --write looks the proofs up anew.')
    process.exitCode = 1
  }
}
