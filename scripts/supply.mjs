// npm run supply: what the product is built from. Writes a bill of materials (CycloneDX) to .data/sbom.cdx.json, holds the lockfile
// against the minimum versions, and asks the registry for known holes. Fails on any of high severity.

import './node-version.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tooOld } from './minimum-versions.mjs'
import { npmCommand } from './npm-command.mjs'
import { ROOT } from './project.mjs'
import { runMain } from './run-main.mjs'

const SBOM = join(ROOT, '.data', 'sbom.cdx.json')
const MAX_OUTPUT = 64 * 1024 * 1024
const AUDIT_TIMEOUT_MS = 60_000

await runMain(async () => {
  writeBill()
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const old = tooOld(packages)
  for (const sentence of old) console.error(sentence)
  if (old.length === 0) console.log('Minimum versions: all met.')
  return askRegistry() && old.length === 0 ? 0 : 1
})

function writeBill() {
  const { command, args } = npmCommand(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  const bill = execFileSync(command, args, { cwd: ROOT, maxBuffer: MAX_OUTPUT, stdio: ['ignore', 'pipe', 'ignore'] })
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  writeFileSync(SBOM, bill)
  const { components } = JSON.parse(bill.toString())
  console.log(`Bill of materials: ${components.length} packages, ${relative(process.cwd(), SBOM)}.`)
}

/** Whether the registry knows of no hole of high severity; true, and said, where it has no audit. */
function askRegistry() {
  const { command, args } = npmCommand(['audit', '--omit=dev', '--json'])
  const { stdout } = spawnSync(command, args, { cwd: ROOT, maxBuffer: MAX_OUTPUT, timeout: AUDIT_TIMEOUT_MS })
  const found = reportOf(stdout)?.metadata?.vulnerabilities
  if (!found) {
    console.log('Known holes: this registry has no audit; ask one that has (npm config get registry).')
    return true
  }
  console.log(
    `Known holes: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low.`,
  )
  return (found.critical ?? 0) + (found.high ?? 0) === 0
}

/** @param {Buffer | null} output @returns {{ metadata?: { vulnerabilities?: Record<string, number> } } | null} */
function reportOf(output) {
  try {
    return JSON.parse(output?.toString() ?? '')
  } catch {
    return null
  }
}
