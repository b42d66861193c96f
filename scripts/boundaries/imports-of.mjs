import { existsSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseAst } from 'vite'

/** @typedef {{ specifier: string, target: { file: string } | { package: string } | null }} Import */

const SOURCES = ['', '.ts', '.tsx', '.mjs', '.js']

/**
 * What a file imports, types and dynamic imports included. `target` is null where nothing has that name.
 * @param {string} file relative to the project's root
 * @param {string} text
 * @param {(file: string) => boolean} [exists]
 * @returns {Import[]}
 */
export function importsOf(file, text, exists = existsSync) {
  const lang = /** @type {'tsx' | 'ts' | 'js'} */ (/\.tsx$|\.ts$/.exec(file)?.[0].slice(1) ?? 'js')
  const specifiers = new Set(specifiersIn(parseAst(text, { lang })))
  return [...specifiers].map((specifier) => ({ specifier, target: targetOf(file, specifier, exists) }))
}

/** @param {any} node @returns {Generator<string>} */
function* specifiersIn(node) {
  if (node === null || typeof node !== 'object') return
  const source = IMPORTING.has(node.type) ? (node.source?.value ?? node.source?.literal?.value) : undefined
  if (typeof source === 'string') yield source
  for (const child of Object.values(node)) yield* specifiersIn(child)
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** @param {string} file @param {string} specifier @param {(file: string) => boolean} exists @returns {Import['target']} */
function targetOf(file, specifier, exists) {
  const path = specifier.replace(/\?.*$/, '')
  if (!/^[.~/]/.test(path)) return { package: packageOf(path) }
  const asked = pathFromRoot(file, path)
  const found = SOURCES.map((ending) => asked + ending).find(
    (candidate) => /\.\w+$/.test(candidate) && exists(candidate),
  )
  return found === undefined ? null : { file: found }
}

/** `~` is src, `/` the project's root. @param {string} file @param {string} path */
function pathFromRoot(file, path) {
  if (path.startsWith('~/')) return posix.join('src', path.slice(2))
  return path.startsWith('/') ? path.slice(1) : posix.join(dirname(file), path)
}

/** @param {string} path */
function packageOf(path) {
  if (path.startsWith('node:')) return 'node:'
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
