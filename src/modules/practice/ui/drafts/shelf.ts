import { freeName, type PracticeDraft, type ProgramFile, programOf, readDraft, withText, writeDraft } from '../../draft'
import { idIn, practiceKey, VISITOR } from '../../practice-keys'
import { MAX_DRAFTS } from '../../rules'

export type ShelfState = { drafts: readonly PracticeDraft[]; open: PracticeDraft; isKept: boolean }

const FIRST_PROGRAM = `# Escribe aquí tu programa y pulsa «Ejecutar».
nombre = input("¿Cómo te llamas? ")
print(f"Hola, {nombre}")
`

type ShelfOptions = { storage: Storage | undefined; owner: string; now: () => number; newId: () => string }

/**
 * An owner's drafts, each stored whole at every change, so that nothing is lost whatever happens to the page. Newest first. What a
 * visitor wrote becomes that of whoever has signed in since. Without storage drafts last as long as the page.
 */
export function createShelf({ storage, owner, now, newId }: ShelfOptions) {
  const listeners = new Set<() => void>()
  const kept = keptDrafts(storage, owner)
  const blank = (drafts: readonly PracticeDraft[], text: string): PracticeDraft => ({
    id: newId(),
    name: freeName(drafts),
    changedAt: now(),
    files: programOf(text),
  })
  let state = firstState()

  function firstState(): ShelfState {
    kept.adoptVisitors()
    const drafts = kept.drafts()
    const open = drafts[0] ?? blank(drafts, FIRST_PROGRAM)
    return { drafts: drafts.length === 0 ? [open] : drafts, open, isKept: storage !== undefined }
  }

  function tell(change: Partial<ShelfState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Puts a changed draft in the place of the one before, and stores it. */
  function put(draft: PracticeDraft) {
    const isKept = kept.write(draft)
    const drafts = state.drafts.map((other) => (other.id === draft.id ? draft : other))
    tell({ drafts, open: draft.id === state.open.id ? draft : state.open, isKept })
  }

  function add(draft: PracticeDraft) {
    tell({ drafts: [draft, ...state.drafts], open: draft })
    put(draft)
  }

  return {
    read: () => state,
    /** Whether anybody's draft has this id, in this browser. */
    isKnown: (id: string) => state.drafts.some((draft) => draft.id === id) || kept.hasId(id),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open(id: string) {
      const open = state.drafts.find((draft) => draft.id === id)
      if (open) tell({ open })
    },
    write: (file: string, text: string) => put({ ...withText(state.open, file, text), changedAt: now() }),
    setFiles: (files: ProgramFile[]) => put({ ...state.open, files, changedAt: now() }),
    rename: (name: string) => put({ ...state.open, name }),
    /** A new draft; false where there are as many as are kept. One with this very program is opened instead. */
    begin(text = ''): boolean {
      const same = state.drafts.find(({ files }) => files.length === 1 && files[0]?.text === text)
      if (same) {
        tell({ open: same })
        return true
      }
      if (state.drafts.length >= MAX_DRAFTS) return false
      add(blank(state.drafts, text))
      return true
    },
    /** Takes the open draft away; the next one is open then. What is given back brings it back. */
    remove(): () => void {
      const { open: gone, drafts } = state
      kept.drop(gone.id)
      const left = drafts.filter(({ id }) => id !== gone.id)
      const next = left[0] ?? blank([], '')
      tell({ drafts: left.length === 0 ? [next] : left, open: next })
      return () => add(gone)
    },
    /** Another tab has written: its drafts are these drafts. */
    reread() {
      const drafts = kept.drafts()
      const open = drafts.find(({ id }) => id === state.open.id) ?? state.open
      tell({ drafts: drafts.some(({ id }) => id === open.id) ? drafts : [open, ...drafts], open })
    },
  }
}
export type Shelf = ReturnType<typeof createShelf>

/** What of an owner's drafts is in storage. */
function keptDrafts(storage: Storage | undefined, owner: string) {
  const keys = () => (storage ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '') : [])
  const keep = (id: string, content: string): boolean => {
    try {
      storage?.setItem(practiceKey(owner, id), content)
      return storage !== undefined
    } catch {
      return false
    }
  }

  return {
    /** Whether anybody's draft has this id. */
    hasId: (id: string) => keys().some((key) => key.endsWith(`:${id}`)),
    /** Newest first. */
    drafts(): PracticeDraft[] {
      const found = keys().flatMap((key) => {
        const id = idIn(key, owner)
        const draft = id === null ? null : readDraft(id, storage?.getItem(key) ?? null)
        return draft ? [draft] : []
      })
      return found.toSorted((a, b) => b.changedAt - a.changedAt)
    },
    /** Whether it is stored. */
    write: (draft: PracticeDraft): boolean => keep(draft.id, writeDraft(draft)),
    drop: (id: string) => storage?.removeItem(practiceKey(owner, id)),
    adoptVisitors() {
      if (owner === VISITOR) return
      for (const key of keys()) {
        const id = idIn(key, VISITOR)
        const content = id === null ? null : storage?.getItem(key)
        if (id === null || content == null) continue
        if (keep(id, content)) storage?.removeItem(key)
      }
    },
  }
}
