import type { Frame } from '../../../engine/frame'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Draft } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { type At, isWhole } from '../best-draft'
import { restated } from './restated'

/** Below this it is more likely that the words were restated wrongly: of rows, and of the whole request in plainer words. */
const [SURE, SURE_OF_WORDS] = [0.9, 0.75]

/** The draft of a request whose rows are told in free words; null where it has none, or leaves out a part. */
export function restatedDraft({ frame, state }: At, draftOf: (frame: Frame) => Draft | null): Draft | null {
  const { message, code } = frame
  if (state.program !== null || state.code !== null || code !== null || message.code.length > 0) return null
  const told = restated(message.text)
  if (told === null) return null
  const { functions, classes, data, source } = readTask(frame)
  if (functions.length + classes.length > 0 || data !== null || (source === 'keyboard' && told.supposed.length > 0))
    return null
  const draft = draftOf({ ...understand(readMessage(told.text), startState()), level: frame.level })
  if (draft === null || draft.fit < (told.isReworded ? SURE_OF_WORDS : SURE) || !isWhole(draft)) return null
  return { ...draft, notes: [...told.supposed, ...(draft.notes ?? []).filter((note) => !told.supposed.includes(note))] }
}
