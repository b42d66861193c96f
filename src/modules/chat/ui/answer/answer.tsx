import { useDeferredValue, useMemo, useState } from 'react'
import { AnswerCodeContext } from '~/modules/runner/ui/answer-code'
import { call } from '~/platform/http/call'
import { codeIn } from '~/platform/markdown/code-in'
import { formatCode } from '../../contract'
import { notesOf } from '../code/notes-of'
import { AnswerPart, startOf } from './answer-block'
import { type AnswerBlocks, type Block, extendAnswer, readBlocks, splitAnswer } from './answer-blocks'
import { answerParts } from './answer-parts'
import { closeMarks, withholdOpenMark } from './unfinished-markdown'

/** A block, counted from 0, and what its run ended with. */
export type FailedCode = { block: number; code: string; error: string }

type AnswerProps = {
  content: string
  streaming?: boolean
  /** Whether it has been received on this page: one that comes at once is whole when it is first rendered. */
  isReceivedHere?: boolean
  /** Of a reply of one's own, of which the server can be asked. */
  replyId?: string
  /** What it answers. */
  question?: string | undefined
  /** Where code whose run has failed can go back to the mentor. */
  sendBack?: ((failed: FailedCode) => void) | undefined
}

/** A mentor's answer (CHAT-13, CHAT-14), from Markdown to elements. While it is being written only its last block changes. */
export function Answer(props: AnswerProps) {
  const { content, streaming = false, isReceivedHere = streaming, replyId, question, sendBack } = props
  const shown = streaming ? withholdOpenMark(content) : content
  const [answer, setAnswer] = useState<AnswerBlocks>(() => splitAnswer(shown))
  const current = answer.text === shown ? answer : extendAnswer(answer, shown)
  if (current.text !== answer.text) setAnswer(current)
  const blocks = streaming ? withClosedEnd(current.blocks) : current.blocks
  const [wasWrittenHere] = useState(isReceivedHere)
  // What acts on code comes after the end of the text: both at once hold up the page.
  const isOver = useDeferredValue(!streaming)
  const code = useMemo(() => {
    const found = () => codeIn(current.blocks.map(({ token }) => token))
    const unfolded = () =>
      codeIn(answerParts(current.blocks).flatMap((part) => (part.kind === 'block' ? part.block.token : [])))
    if (streaming || !isOver) return null
    const asked = replyId !== undefined && askServer(replyId, content)
    return { blocks: found, shown: unfolded, draw, text: content, question, wasWrittenHere, sendBack, ...asked }
  }, [streaming, isOver, current, wasWrittenHere, replyId, content, question, sendBack])
  return (
    <AnswerCodeContext value={code}>
      <div className="prose-notebook prose-answer">
        {answerParts(blocks, streaming).map((part) => (
          <AnswerPart key={startOf(part)} part={part} />
        ))}
      </div>
    </AnswerCodeContext>
  )
}

/** What the server can be asked of a reply of one's own. */
const askServer = (replyId: string, content: string) => ({
  readNotes: (block: number) => notesOf(replyId, content, block),
  readFormatted: async (block: number) => (await call(formatCode, { params: { id: replyId }, query: { block } })).code,
})

const draw = (markdown: string) => <Answer content={markdown} />

const RUNNING_TEXT = ['paragraph', 'list', 'heading', 'blockquote']

function withClosedEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1)
  if (!last || !RUNNING_TEXT.includes(last.token.type)) return blocks
  // The first row of a table reads like a paragraph until the row under it is there.
  if (last.token.type === 'paragraph' && last.raw.startsWith('|')) return blocks.slice(0, -1)
  const closed = closeMarks(last.raw)
  return closed === last.raw ? blocks : [...blocks.slice(0, -1), ...readBlocks(closed, last.start)]
}
