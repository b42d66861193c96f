import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Texts, and Python's files, which are no less compressible. */
const COMPRESSIBLE = /\.(js|css|svg|json|mjs|webmanifest|wasm|bin)$/
/** From here on the best compression takes a minute for a tenth less. */
const LARGE_BYTES = 1_000_000
const LARGE = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }

/**
 * Writes each compressible file below `folder` also as .br and .gz, which the server sends as they are.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))))
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(content, { params: content.length > LARGE_BYTES ? LARGE : {} }),
  )
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
