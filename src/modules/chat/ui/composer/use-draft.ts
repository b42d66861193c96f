import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withLeftQuestion } from '~/modules/practice/ui/question-handover'
import { randomUuid } from '~/platform/random-uuid'
import { type Draft, type DraftFile, EMPTY_DRAFT, giveBack, isEmptyDraft, recoverDraft, takeForSending } from './draft'
import { type DraftPlace, forgetDraft, forgetForeignDrafts, readStoredDraft, storeDraft } from './draft-storage'

type Sent = NonNullable<Draft['sending']>

export type DraftBox = {
  text: string
  write: (text: string) => void
  files: readonly DraftFile[]
  changeFiles: (change: (files: readonly DraftFile[]) => readonly DraftFile[]) => void
  /** Empties the box, or takes `text` in its stead; the message stays stored until it is acknowledged or given back. */
  take: (text?: string) => Sent
  acknowledge: () => void
  giveBack: (because: { isKeySpent: boolean }) => void
}

type Options = DraftPlace & {
  arrivedKeys: (string | null)[]
  /** What somebody comes to ask. It gives way to a draft that is there. */
  suggestion?: string | undefined
}

/**
 * The text in the box, kept across reloads until the server has it. `arrivedKeys` are the send keys of the questions
 * already in the history. When the place changes (a new chat got its id) the draft moves with it.
 */
export function useDraft({ userId, place, arrivedKeys, suggestion = '' }: Options): DraftBox {
  const [draft, setDraft] = useState<Draft | null>(null)
  const storedAt = useRef<DraftPlace>({ userId, place })

  const load = useEffectEvent(() => {
    forgetForeignDrafts(userId)
    const kept = recoverDraft(readStoredDraft({ userId, place }), arrivedKeys)
    const stored = { ...kept, text: withLeftQuestion(kept.text) }
    // What was typed while the page was still loading stays.
    const begun = stored.text === '' ? { ...stored, text: suggestion } : stored
    setDraft((typed) => (typed === null || isEmptyDraft(typed) ? begun : typed))
  })
  useEffect(() => load(), [])

  useEffect(() => {
    if (draft === null) return
    const here = { userId, place }
    if (storedAt.current.place !== place) forgetDraft(storedAt.current)
    storedAt.current = here
    storeDraft(here, draft)
  }, [userId, place, draft])

  const change = (to: (draft: Draft) => Draft) => setDraft((current) => to(current ?? EMPTY_DRAFT))
  return {
    text: draft?.text ?? '',
    files: draft?.files ?? [],
    changeFiles: (to) => change((current) => ({ ...current, files: to(current.files) })),
    write: (text) => change((current) => ({ ...current, text })),
    take(text) {
      const from = draft ?? EMPTY_DRAFT
      const taken = takeForSending(text === undefined ? from : { ...from, text }, randomUuid())
      setDraft(taken)
      return taken.sending
    },
    acknowledge: () => change((current) => ({ ...current, sending: null })),
    giveBack: (because) => change((current) => giveBack(current, because)),
  }
}
