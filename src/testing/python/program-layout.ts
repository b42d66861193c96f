import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import ruff, { type Diagnostic, PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-web'

const SELECTED = ['F', 'E', 'W', 'B', 'A', 'C4', 'SIM', 'UP', 'RET', 'PIE', 'PLE', 'PLW', 'N', 'BLE']

/** A loop that a beginner reads is better than the `all(…)` that it could be. */
const IGNORED = ['SIM110']

/** `format` throws where the code is no Python; `findings` are sentences in English. */
export type Layout = { format: (code: string) => string; findings: (code: string) => string[] }

/** How the code of content/programs is laid out and what may be found in it, by Ruff. */
export async function openLayout(): Promise<Layout> {
  const { resolve } = createRequire(import.meta.url)
  const wasm = await readFile(resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm'))
  await ruff({ module_or_path: await WebAssembly.compile(wasm) })
  const workspace = new Workspace(
    {
      'target-version': 'py311',
      'line-length': 79,
      format: { 'quote-style': 'single' },
      lint: { select: SELECTED, ignore: IGNORED },
    },
    PositionEncoding.Utf16,
  )
  return {
    format: (code) => workspace.format(code),
    findings: (code) =>
      workspace
        .check(code)
        .map(({ code: rule, message, start_location: { row } }: Diagnostic) => `line ${row}: ${rule ?? ''} ${message}`),
  }
}
