import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import initialize, { PositionEncoding, Workspace } from '@astral-sh/ruff-wasm-web'

let ready: Promise<unknown> | undefined

async function load(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')
  await initialize({ module_or_path: await WebAssembly.compile(await readFile(wasm)) })
}

/** Ruff with these settings; what is compiled of it serves all who ask for it in this process. */
export async function openRuff(settings: object): Promise<Workspace> {
  ready ??= load()
  await ready
  return new Workspace(settings, PositionEncoding.Utf16)
}

const OF_DRAFTS = ['F', 'E7', 'E9', 'B', 'A', 'PLE', 'PIE']

/** Ruff as it judges what the mentor writes: how it is laid out, and these rules and `more`. */
export const openDraftRuff = (...more: string[]): Promise<Workspace> =>
  openRuff({
    'target-version': 'py314',
    format: { 'quote-style': 'single' },
    lint: { select: [...OF_DRAFTS, ...more] },
  })
