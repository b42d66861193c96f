import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXTS = /\.(js|css|svg|json|mjs|webmanifest)$/

/**
 * Writes each text file below `folder` also as .br and .gz, which the server sends as they are.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))))
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
