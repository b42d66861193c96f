// npm run deploy:check: what lies in deploy/, held against the schemas of who reads it.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAllDocuments } from 'yaml'
import { onDemand } from './prepare/on-demand.ts'
import { ensurePromtool } from './prepare/programs.ts'
import { ROOT } from './process/project.ts'
import { run } from './process/run.ts'

const PROMETHEUS = join(ROOT, 'deploy/prometheus')
const KUBERNETES = join(ROOT, 'deploy/kubernetes')
const MODELS = { name: 'kubernetes-models', version: '5.1.0', size: '25 MB' }

/** Checks the manifests, and tries each alert. @returns the exit code */
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
    const code = await run(promtool, args, { cwd: PROMETHEUS })
    if (code !== 0) return code
  }
  return 0
}

interface Manifest {
  apiVersion: string
  kind: string
}

/** What of the manifests Kubernetes would refuse or, where a name is misspelt, pass over in silence. */
async function manifestProblems() {
  const folder = await onDemand(MODELS)
  const manifests: Manifest[] = globSync('*.yaml', { cwd: KUBERNETES })
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

/** The schemas let unknown names pass; the types of the same package do not. */
async function knowsAllNames(folder: string, manifests: Manifest[]) {
  const cwd = join(folder, '..', '..')
  const lines = manifests.map(
    (manifest, at) =>
      `import type { I${manifest.kind} as T${at} } from 'kubernetes-models/${manifest.apiVersion}'\nexport const m${at}: T${at} = ${JSON.stringify(manifest, null, 1)}`,
  )
  writeFileSync(join(cwd, 'manifests.ts'), `${lines.join('\n')}\n`)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', '--ignoreConfig']
  return (await run('tsc', [...options, 'manifests.ts'], { cwd })) === 0
}
