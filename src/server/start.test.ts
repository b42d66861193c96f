import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

/** What a start does without: each is imported where it is first used. */
const LATER = [
  ...['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  ...['better-auth', '@simplewebauthn/server', '@electric-sql/pglite'],
  ...['stripe', 'nodemailer', 'sharp', '@sentry/core', '@opentelemetry/sdk-trace', '@astral-sh/ruff-wasm-web'],
]
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

it('131 a server that starts loads neither pages nor what signs people in', () => {
  const packages = new Set<string>()
  const files = reached('src/server/main.ts', packages)
  expect(files).toContain('src/server/compose.ts')
  expect(packages).toContain('hono')
  expect(LATER.filter((name) => packages.has(name))).toEqual([])
  expect([...files].filter((file) => file.startsWith('src/pages/'))).toEqual([])
})

/** The files that a file imports as it begins, directly or by others, and into `packages` the packages. */
function reached(entry: string, packages: Set<string>): Set<string> {
  const files = new Set([entry])
  for (const file of files)
    for (const specifier of importsAtOnce(file)) {
      if (!/^[.~]/.test(specifier)) packages.add(packageOf(specifier))
      else if (!specifier.includes('?')) files.add(fileOf(file, specifier))
    }
  return files
}

/** Types are gone by then. */
function importsAtOnce(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return []
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })
  return body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const isTypes = node.importKind === 'type' || (node.specifiers.length > 0 && node.specifiers.every(isType))
      return isTypes ? [] : [node.source.value]
    }
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration'
    return isExport && node.exportKind !== 'type' && node.source ? [node.source.value] : []
  })
}

const isType = (specifier: { type: string; importKind?: string }) => specifier.importKind === 'type'

function fileOf(from: string, specifier: string): string {
  const asked = specifier.startsWith('~/')
    ? join('src', specifier.slice(2))
    : posix.join(posix.dirname(from), specifier)
  const found = ENDINGS.map((ending) => asked + ending).find((file) => /\.\w+$/.test(file) && existsSync(file))
  if (found === undefined) throw new Error(`${from}: ${specifier} is no file`)
  return found
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
