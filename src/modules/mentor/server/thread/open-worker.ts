import { Worker } from 'node:worker_threads'
import type { ThreadData } from './messages'

/** Twice what its content takes; our environment stays ours: there are secrets in it. */
const BOUNDS = { resourceLimits: { maxOldGenerationSizeMb: 512 }, env: {} }

export const openWorker = (file: URL, workerData: ThreadData) => new Worker(file, { ...BOUNDS, workerData })
