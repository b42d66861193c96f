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
  const kept = keptDrafts(storage, owner)
  kept.adoptVisitors()
  const blank = (drafts: readonly PracticeDraft[], text: string): PracticeDraft => ({
    id: newId(),
    name: freeName(drafts),
    changedAt: now(),
    files: programOf(text),
  })
  const found = kept.drafts()
  const first = found[0] ?? blank(found, FIRST_PROGRAM)
  const { read, subscribe, tell, put, add } = createDrafts(kept, {
    drafts: found.length === 0 ? [first] : found,
    open: first,
    isKept: storage !== undefined,
  })

  return {
    read,
    subscribe,
    /** Whether anybody's draft has this id, in this browser. */
    isKnown: (id: string) => read().drafts.some((draft) => draft.id === id) || kept.hasId(id),
    open(id: string) {
      const open = read().drafts.find((draft) => draft.id === id)
      if (open) tell({ open })
    },
    write: (file: string, text: string) => put({ ...withText(read().open, file, text), changedAt: now() }),
    setFiles: (files: ProgramFile[]) => put({ ...read().open, files, changedAt: now() }),
    rename: (name: string) => put({ ...read().open, name }),
    /** A new draft; false where there are as many as are kept. One with this very program is opened instead. */
    begin(text = ''): boolean {
      const { drafts } = read()
      const same = drafts.find(({ files }) => files.length === 1 && files[0]?.text === text)
      if (!same && drafts.length >= MAX_DRAFTS) return false
      if (same) tell({ open: same })
      else add(blank(drafts, text))
      return true
    },
    /** Takes the open draft away; the next one is open then. What is given back brings it back. */
    remove(): () => void {
      const { open: gone, drafts } = read()
      kept.drop(gone.id)
      const left = drafts.filter(({ id }) => id !== gone.id)
      const next = left[0] ?? blank([], '')
      tell({ drafts: left.length === 0 ? [next] : left, open: next })
      return () => add(gone)
    },
    /** Another tab has written: its drafts are these drafts. */
    reread() {
      const drafts = kept.drafts()
      const open = drafts.find(({ id }) => id === read().open.id) ?? read().open
      tell({ drafts: drafts.some(({ id }) => id === open.id) ? drafts : [open, ...drafts], open })
    },
  }
}
export type Shelf = ReturnType<typeof createShelf>

/** The drafts as they are shown, told to who listens; those that change are stored. */
function createDrafts(kept: ReturnType<typeof keptDrafts>, first: ShelfState) {
  const listeners = new Set<() => void>()
  let state = first

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

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { read: () => state, subscribe, tell, put, add }
}

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
