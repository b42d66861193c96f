import init, { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-web'

/** First Ruff itself, then programs. */
export type RuffRequest =
  | { wasm: ArrayBuffer; rules: readonly string[] }
  | { id: number; task: 'check' | 'format'; code: string }
export type RuffAnswer = { id: number; result: unknown } | { id: number; failed: true } | { isReady: boolean }

// The script's own answer forbids it everything but WebAssembly (server/built-files.ts): it asks nobody for anything.
let workspace: Workspace | undefined

addEventListener('message', async ({ data }: MessageEvent<RuffRequest>) => {
  answer('wasm' in data ? { isReady: await start(data).catch(() => false) } : asked(data))
})

async function start({ wasm, rules }: Extract<RuffRequest, { wasm: ArrayBuffer }>): Promise<boolean> {
  await init({ module_or_path: wasm })
  // The version of Pyodide's Python, which is the one that runs the program.
  workspace = new Workspace({ 'target-version': 'py314', lint: { select: rules } }, PositionEncoding.Utf16)
  return true
}

function asked({ id, task, code }: Exclude<RuffRequest, { wasm: ArrayBuffer }>): RuffAnswer {
  try {
    return { id, result: task === 'check' ? workspace?.check(code) : workspace?.format(code) }
  } catch (failure) {
    // What has broken down inside of WebAssembly answers nobody any more.
    const isLost = failure instanceof WebAssembly.RuntimeError || failure instanceof RangeError
    return isLost ? { isReady: false } : { id, failed: true }
  }
}

const answer = (message: RuffAnswer) => postMessage(message)
