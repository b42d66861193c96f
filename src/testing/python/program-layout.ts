import type { Diagnostic } from '@astral-sh/ruff-wasm-web'
import { openRuff } from './ruff.ts'

const SELECTED = ['F', 'E', 'W', 'B', 'A', 'C4', 'SIM', 'UP', 'RET', 'PIE', 'PLE', 'PLW', 'N', 'BLE']

/** A loop that a beginner reads is better than the `all(…)` that it could be. */
const IGNORED = ['SIM110']

/** `format` throws where the code is no Python; `findings` are sentences in English. */
export type Layout = { format: (code: string) => string; findings: (code: string) => string[] }

/** How the code of content/programs is laid out and what may be found in it, by Ruff. */
export async function openLayout(): Promise<Layout> {
  const workspace = await openRuff({
    'target-version': 'py311',
    'line-length': 79,
    format: { 'quote-style': 'single' },
    lint: { select: SELECTED, ignore: IGNORED },
  })
  return {
    format: (code) => workspace.format(code),
    findings: (code) =>
      workspace
        .check(code)
        .map(({ code: rule, message, start_location: { row } }: Diagnostic) => `line ${row}: ${rule ?? ''} ${message}`),
  }
}
