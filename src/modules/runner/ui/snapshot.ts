import { snapshot } from 'virtual:python-files'
import { keptFile, loadPythonFiles, openCache } from './python-files'
import { isSavingData } from './saving-data'

/** The packed memory of a Python that has started, if this browser has kept it; without it Python starts as it does first. */
export async function keptSnapshot(): Promise<ArrayBuffer | null> {
  return snapshot && (await keptFile(snapshot, await openCache()).catch(() => null))
}

let isAskedFor = false

/**
 * Has the browser keep it for later starts: once it has nothing else to do, and not where its reader saves data. `onKept` gets it.
 */
export function keepSnapshotLater(onKept: (packed: ArrayBuffer) => void) {
  if (snapshot === null || isAskedFor || isSavingData()) return
  isAskedFor = true
  const file = snapshot
  const keep = async () => {
    // What nobody keeps is not worth its way.
    if ((await openCache()) === null) return
    const { [file.name]: packed } = await loadPythonFiles([file], () => {}).catch(
      () => ({}) as Record<string, ArrayBuffer>,
    )
    if (packed) onKept(packed)
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void keep(), { timeout: 10_000 })
  else setTimeout(() => void keep(), 2_000)
}
