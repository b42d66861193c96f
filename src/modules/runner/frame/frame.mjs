// The script of the frame that Python runs in: an origin of its own without network, storage or a way to the page but the port that the
// page gives it. It starts the worker, passes on what both say, and ends a worker that says too much. What the worker says is text, and
// is read by the page alone.

import { unpackSnapshot } from './unpack-snapshot.mjs'

/** @typedef {{ port: MessagePort, source: string, files: Record<string, ArrayBuffer>, snapshot: ArrayBuffer | null, settings: object }} Start */

/** Of a run: far more than one that gathers its output and hands out its files sends. */
const MAX_MESSAGES = 2_000
const MAX_CHARACTERS = 2_400_000

addEventListener('message', function start({ source, data }) {
  if (source !== parent) return
  removeEventListener('message', start)
  void serve(data)
})

/** @param {Start} start */
async function serve({ port, source, files, snapshot, settings }) {
  port.postMessage('{"type":"connected"}')
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const { 'pyodide.asm.wasm': binary, ...others } = files
  // Once: a worker that follows another one starts in half the time.
  const wasm = await WebAssembly.compile(/** @type {ArrayBuffer} */ (binary))
  let memory = unpacked(snapshot)
  let worker = startWorker()
  port.onmessage = ({ data }) => {
    if (data.type === 'restart') restart()
    else if (data.type === 'snapshot') memory = unpacked(data.snapshot)
    else worker.ask(data)
  }

  /** @param {ArrayBuffer | null} packed */
  function unpacked(packed) {
    try {
      return packed && unpackSnapshot(packed, /** @type {ArrayBuffer} */ (binary))
    } catch {
      return null
    }
  }

  function restart() {
    worker.end()
    worker = startWorker()
  }

  function startWorker() {
    const made = new Worker(address)
    let messages = 0
    let characters = 0
    made.onmessage = ({ data }) => {
      messages += 1
      characters += typeof data === 'string' ? data.length : Number.POSITIVE_INFINITY
      if (messages <= MAX_MESSAGES && characters <= MAX_CHARACTERS) return port.postMessage(data)
      made.terminate()
      port.postMessage('{"type":"flood"}')
    }
    made.onerror = () => port.postMessage('{"type":"broken","reason":"the worker failed"}')
    made.postMessage({ type: 'start', files: others, wasm, snapshot: memory, ...settings })
    return {
      end: () => made.terminate(),
      /** @param {unknown} message */
      ask(message) {
        messages = 0
        characters = 0
        made.postMessage(message)
      },
    }
  }
}
