import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditedQuestion } from '../composer/edit-draft'
import type { ShownMessage } from './conversation-state'
import { askToWait } from './use-actions'
import type { Parts } from './use-parts'
import { focusIn, messageOf } from './window/anchors'

/** Changing a question in its place: nothing moves when its box opens or closes, and the focus goes back to where it came from. */
export function useEditing({ edit, conversation, scroll, focusBox }: Parts) {
  const { state } = conversation
  const isFromBox = useRef(false)

  function begin(question: EditedQuestion, from: 'box' | 'button') {
    isFromBox.current = from === 'box'
    scroll.keepPlace(messageOf(question.id), () => edit.begin(question))
  }

  return {
    begin: (question: ShownMessage) => begin(question, 'button'),

    /** Opens the last question; false when there is none, or none can be sent now. */
    beginLast(): boolean {
      const question = state.messages.findLast(({ role }) => role === 'user')
      if (question === undefined || state.activity.kind !== 'idle') return false
      begin(question, 'box')
      return true
    },

    cancel() {
      const questionId = edit.open?.questionId
      if (questionId === undefined) return
      scroll.keepPlace(messageOf(questionId), edit.cancel)
      if (isFromBox.current) focusBox()
      else focusIn(scroll.contentRef.current, questionId, '[data-action=edit]')
    },

    /** `text` is sent in the stead of the box's own. */
    send(text?: string) {
      // The box stays open, with its text.
      if (!conversation.isFree()) return askToWait()
      const taken = edit.take(text)
      if (taken === null) return
      flushSync(() => conversation.sendInstead(taken.questionId, taken))
      scroll.goToEnd()
      focusBox()
    },
  }
}
