#!/usr/bin/env node
import { parseArgs } from 'node:util'
// What a browser downloads of the skill that explains errors, minified and compressed with brotli, as scripts are served:
// node bench/mentor/error-skill-weight.mjs [--most KB]
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundleForBrowser } from '../tools/browser-bundle.mjs'

const { values } = parseArgs({ options: { most: { type: 'string', default: '60' } } })
const kB = (bytes) => (bytes / 1000).toFixed(1)

const { first, later } = await bundleForBrowser('src/modules/mentor/skills/errors/errors-skill.ts')
const sizes = (chunks) => ({
  brotli: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
  gzip: chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
})
const [start, rest] = [sizes(first), sizes(later)]
console.log(`  a message without code: ${kB(start.brotli)} kB brotli (${kB(start.gzip)} kB gzip)`)
for (const { fileName, code } of later)
  console.log(`  later, with code: ${fileName} ${kB(brotliCompressSync(code).length)} kB`)
console.log(`  in all: ${kB(start.brotli + rest.brotli)} kB brotli (${kB(start.gzip + rest.gzip)} kB gzip)`)
if (start.brotli > Number(values.most) * 1000) {
  console.log(`! more than ${values.most} kB`)
  process.exitCode = 1
}
