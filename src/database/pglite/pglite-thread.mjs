// PGlite on a thread of its own, so that a query that computes for long holds up nobody who asks for something else. Node runs this file as
// it is, beside the build: it imports packages alone.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** @typedef {{ folder: string | null, dump: string | null }} Given as `startPglite` says */
/** @typedef {{ dumpTo: string } | 'close'} Order what is asked beside PostgreSQL's protocol, which comes and goes as bytes */
/** @typedef {'ready' | { dumped: true } | { failed: string }} Said */

if (parentPort === null) throw new Error('this file is run by pglite.ts')
const port = parentPort
const { folder, dump } = /** @type {Given} */ (workerData)
const pglite = await PGlite.create({
  ...(folder !== null && { dataDir: folder }),
  ...(dump !== null && { loadDataDir: tarIn(dump) }),
  extensions: { pg_trgm, unaccent },
})

/** @param {string} file a tar of PGlite's folder, gzipped or not */
function tarIn(file) {
  const bytes = readFileSync(file)
  const isGzipped = bytes.readUInt16BE(0) === 0x1f8b
  return new Blob([new Uint8Array(isGzipped ? gunzipSync(bytes) : bytes)])
}

const TERMINATE = 'X'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const READY_FOR_QUERY_BYTES = 6

/** @param {Uint8Array<ArrayBuffer>} asked one or more whole messages, the last of which PostgreSQL answers */
async function answer(asked) {
  if (asked[0] === TERMINATE) return
  const answered = /** @type {Uint8Array<ArrayBuffer>} */ (await pglite.execProtocolRaw(asked))
  const isWhole = answered.at(-READY_FOR_QUERY_BYTES) === READY_FOR_QUERY
  port.postMessage(answered, [answered.buffer])
  // After a PANIC PGlite computes for ever at whatever it is asked next.
  if (!isWhole) throw new Error('PGlite broke off an answer')
}

/** @param {string} file */
async function dumpTo(file) {
  // Begun before the work, so that a folder that takes no file costs none; under its name once it is whole.
  writeFileSync(`${file}.part`, '', { mode: 0o600 })
  const tar = await pglite.dumpDataDir('gzip')
  writeFileSync(`${file}.part`, new Uint8Array(await tar.arrayBuffer()))
  renameSync(`${file}.part`, file)
}

/** @param {Said} said */
const say = (said) => port.postMessage(said)

port.on('message', async (/** @type {Uint8Array<ArrayBuffer> | Order} */ asked) => {
  if (asked instanceof Uint8Array) return answer(asked)
  if (asked === 'close') {
    await pglite.close()
    return port.close()
  }
  await dumpTo(asked.dumpTo).then(
    () => say({ dumped: true }),
    (error) => say({ failed: error instanceof Error ? error.message : String(error) }),
  )
})
say('ready')
