import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
export const MODULES = join(ROOT, 'node_modules')
