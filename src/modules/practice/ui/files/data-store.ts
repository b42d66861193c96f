import type { RunFile } from '~/modules/runner/contract'

/** Data files of drafts, in this browser alone; they are larger than localStorage. */
const DATABASE = 'pymentor-practice'
const STORE = 'files'
const END = '\uffff'

const keyOf = (draftId: string, name: string) => `${draftId}\n${name}`

/** A draft's files, by name. */
export const readData = (draftId: string): Promise<RunFile[]> =>
  using('readonly', (store) => store.getAll(IDBKeyRange.bound(keyOf(draftId, ''), keyOf(draftId, END))))

export const keepData = (draftId: string, file: RunFile): Promise<unknown> =>
  using('readwrite', (store) => store.put({ name: file.name, content: file.content }, keyOf(draftId, file.name)))

export const dropData = (draftId: string, name: string): Promise<unknown> =>
  using('readwrite', (store) => store.delete(keyOf(draftId, name)))

/** Takes away what belongs to no draft any more. */
export async function sweepData(isDraft: (draftId: string) => boolean): Promise<void> {
  const keys = await using('readonly', (store) => store.getAllKeys())
  const lost = keys.filter((key) => !isDraft(String(key).split('\n')[0] ?? ''))
  for (const key of lost) await using('readwrite', (store) => store.delete(key))
}

/** Takes all of it away. */
export function forgetData(): void {
  globalThis.indexedDB?.deleteDatabase(DATABASE)
}

/** Rejects where the browser keeps nothing (private windows of some), or has no room. */
async function using<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = use(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
    })
    return request.result
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })
}
