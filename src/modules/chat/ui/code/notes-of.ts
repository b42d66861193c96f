import { call } from '~/platform/http/call'
import { type CodeNote, codeNotes } from '../../contract'

const MAX_KEPT = 100
/** By reply and length, since a reply that broke off may have gone on. */
const kept = new Map<string, Promise<readonly CodeNote[]>>()

/** What the linter says of a block of a reply, asked once for all its blocks. Rejects as the call does. */
export async function notesOf(replyId: string, content: string, block: number): Promise<readonly CodeNote[]> {
  const key = `${replyId} ${content.length}`
  const asked = kept.get(key) ?? ask(key, replyId)
  return (await asked).filter((note) => note.block === block)
}

function ask(key: string, replyId: string): Promise<readonly CodeNote[]> {
  const asked = call(codeNotes, { params: { id: replyId } }).then(({ notes }) => notes)
  kept.set(key, asked)
  for (const old of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(old)
  asked.catch(() => kept.delete(key))
  return asked
}
