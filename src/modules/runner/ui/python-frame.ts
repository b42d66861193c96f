import files, { snapshot as snapshotFile } from 'virtual:python-files'
import { type FrameMessage, frameMessage, type RunTask } from '../contract'
import { FRAME_PATH } from '../frame/frame-page'
import { MAX_FRAME_MESSAGE, MAX_MEMORY, MAX_OUTPUT } from '../rules'
import WORKER from '../worker/worker.mjs?raw'
import { dropOthers, loadPythonFiles, type Progress } from './python-files'
import { keepSnapshotLater, keptSnapshot } from './snapshot'

/** A package's file, and where Python looks for what is in it. */
export type PackageFile = { file: string; folder: string; content: ArrayBuffer }
export type FrameRequest =
  | { type: 'run'; task: RunTask }
  | { type: 'line'; text: string }
  | { type: 'restart' }
  /** Each after those that it depends on; what the program imports of them is loaded at once. */
  | { type: 'install'; packages: readonly PackageFile[]; modules: readonly string[] }
export type PythonFrame = { send: (request: FrameRequest) => void }
export type OpenFrame = (onMessage: (message: FrameMessage) => void, onProgress: Progress) => Promise<PythonFrame>

/** The runner's own Python, by the names of its files. */
const RUNNER = Object.fromEntries(
  Object.entries(import.meta.glob<string>('../worker/*.py', { query: '?raw', import: 'default', eager: true })).map(
    ([path, source]) => [path.slice(path.lastIndexOf('/') + 1), source],
  ),
)

const CONNECT_MS = 15_000

/**
 * Opens the frame that runs Python and gives it Python's files. What comes out of it is heard on a port of its own, so that nobody else
 * can pretend to be it, and is checked: whatever is no message that it may send counts as `flood`. Throws where Python cannot be had.
 */
export const openFrame: OpenFrame = async (onMessage, onProgress) => {
  const [contents, snapshot] = await Promise.all([loadPythonFiles(files, onProgress), keptSnapshot()])
  await dropOthers(
    '/assets/',
    [...files, ...(snapshotFile ? [snapshotFile] : [])].map(({ url }) => url),
  )
  const element = await addFrame()
  const { port1, port2 } = new MessageChannel()
  const connected = Promise.withResolvers<void>()
  const timer = setTimeout(() => connected.reject(new Error('the frame does not answer')), CONNECT_MS)
  port1.onmessage = ({ data }) => {
    const message = readMessage(data)
    if (message.type === 'connected') connected.resolve()
    else onMessage(message)
    // After the first run: it is in nobody's way then. A worker that follows this one starts from it too.
    if (message.type === 'end' && snapshot === null)
      keepSnapshotLater((kept) => port1.postMessage({ type: 'snapshot', snapshot: kept }, [kept]))
  }
  const settings = {
    runner: RUNNER,
    canWait: !isToldNotToWait(),
    limits: { memory: MAX_MEMORY, output: MAX_OUTPUT },
  }
  // An origin without a name can be addressed in no other way; the frame is our own, and was just made.
  element.contentWindow?.postMessage({ port: port2, source: WORKER, files: contents, snapshot, settings }, '*', [
    port2,
    ...Object.values(contents),
    ...(snapshot ? [snapshot] : []),
  ])
  try {
    await connected.promise
  } catch (failure) {
    element.remove()
    throw failure
  } finally {
    clearTimeout(timer)
  }
  return { send: (request) => port1.postMessage(request) }
}

function readMessage(data: unknown): FrameMessage {
  if (typeof data !== 'string' || data.length > MAX_FRAME_MESSAGE) return { type: 'flood' }
  try {
    return frameMessage.parse(JSON.parse(data))
  } catch {
    return { type: 'flood' }
  }
}

function addFrame(): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe')
  element.sandbox.add('allow-scripts')
  element.src = FRAME_PATH
  element.title = 'Python'
  element.hidden = true
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(element), { once: true })
    document.body.append(element)
  })
}

/** Where the browser cannot suspend WebAssembly (JSPI), programs are run again with each line. */
const isToldNotToWait = () => !('Suspending' in WebAssembly)
