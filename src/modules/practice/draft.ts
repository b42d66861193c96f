import * as z from 'zod/mini'
import { MAIN_FILE, MAX_DRAFT_NAME, MAX_PROGRAM } from './rules'

const draftText = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_DRAFT_NAME)),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  /** The first is the program, the others its modules. */
  files: z
    .array(
      z.strictObject({ name: z.string().check(z.maxLength(100)), text: z.string().check(z.maxLength(MAX_PROGRAM)) }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})

/** A program that somebody works at, with its modules. */
export type PracticeDraft = z.output<typeof draftText> & { id: string }
export type ProgramFile = PracticeDraft['files'][number]

export function writeDraft({ name, changedAt, files }: PracticeDraft): string {
  return JSON.stringify({ name, changedAt, files })
}

/** A stored draft; null for what another version or hand wrote there. */
export function readDraft(id: string, stored: string | null): PracticeDraft | null {
  try {
    return { ...draftText.parse(JSON.parse(stored ?? 'null')), id }
  } catch {
    return null
  }
}

/** Of a draft whose name nobody has chosen: the first number that is free. */
export function freeName(drafts: readonly PracticeDraft[]): string {
  const names = new Set(drafts.map(({ name }) => name))
  let number = 1
  while (names.has(`Programa ${number}`)) number += 1
  return `Programa ${number}`
}

export const programOf = (text: string): ProgramFile[] => [{ name: MAIN_FILE, text: text.slice(0, MAX_PROGRAM) }]

/** The draft with one of its files changed. */
export function withText(draft: PracticeDraft, name: string, text: string): PracticeDraft {
  const files = draft.files.map((file) => (file.name === name ? { name, text: text.slice(0, MAX_PROGRAM) } : file))
  return { ...draft, files }
}
