// npm run deploy:check: what lies in deploy/, held against the schemas of who reads it.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAllDocuments } from 'yaml'
import { canInstallPackages, installPackages } from './prepare/apt.mjs'
import { findOnPath } from './prepare/find-executable.mjs'
import { onDemand } from './prepare/on-demand.mjs'
import { packageBin, projectNode, ROOT } from './process/project.mjs'
import { step } from './process/report.mjs'
import { runChild } from './process/run-child.mjs'
import { SetupError } from './process/setup-error.mjs'

const PROMETHEUS = join(ROOT, 'deploy/prometheus')
const KUBERNETES = join(ROOT, 'deploy/kubernetes')
const MODELS = { name: 'kubernetes-models', version: '5.1.0', size: '25 MB' }

/** Checks the manifests, and tries each alert. @returns {Promise<number>} the exit code */
export async function checkDeployment() {
  const problems = await manifestProblems()
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) return 1
  const promtool = await ensurePromtool()
  for (const args of [
    ['check', 'config', '--syntax-only', 'prometheus.yaml'],
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const code = await runChild({ command: promtool, args, cwd: PROMETHEUS })
    if (code !== 0) return code
  }
  return 0
}

/** What of the manifests Kubernetes would refuse or, where a name is misspelt, pass over in silence. */
async function manifestProblems() {
  const folder = await onDemand(MODELS)
  const manifests = globSync('*.yaml', { cwd: KUBERNETES })
    .toSorted()
    .flatMap((file) => parseAllDocuments(readFileSync(join(KUBERNETES, file), 'utf8')).map((each) => each.toJS()))
  const problems = []
  for (const manifest of manifests) {
    const { apiVersion, kind } = manifest
    try {
      const { [kind]: Model } = await import(pathToFileURL(join(folder, apiVersion, 'index.js')).href)
      new Model(manifest).validate()
      console.log(`✓ ${kind} of ${apiVersion}`)
    } catch (error) {
      problems.push(`${kind} of ${apiVersion}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return (await knowsAllNames(folder, manifests)) ? problems : [...problems, 'a name is not known: see above']
}

/** The schemas let unknown names pass; the types of the same package do not. @param {string} folder @param {any[]} manifests */
async function knowsAllNames(folder, manifests) {
  const checked = join(folder, '..', '..', 'manifests.ts')
  const lines = manifests.map(
    (manifest, at) =>
      `import type { I${manifest.kind} as T${at} } from 'kubernetes-models/${manifest.apiVersion}'\nexport const m${at}: T${at} = ${JSON.stringify(manifest, null, 1)}`,
  )
  writeFileSync(checked, `${lines.join('\n')}\n`)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', '--ignoreConfig']
  const code = await runChild({
    command: projectNode(),
    args: [packageBin('typescript', 'tsc'), ...options, checked],
    cwd: join(folder, '..', '..'),
  })
  return code === 0
}

/** @returns {Promise<string>} the path of promtool */
async function ensurePromtool() {
  const found = findOnPath(['promtool'])
  if (found !== undefined) return found
  if (!canInstallPackages())
    throw new SetupError(
      'promtool is needed for the alert rules: install Prometheus, so that it is on PATH, and try again.',
    )
  await step('Installing Prometheus (Debian, for promtool)', () => installPackages(['prometheus'], 'promtool'))
  const installed = findOnPath(['promtool'])
  if (installed === undefined) throw new SetupError('Debian’s prometheus brought no promtool.')
  return installed
}
