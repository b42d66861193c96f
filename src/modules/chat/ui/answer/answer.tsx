import { useMemo, useState } from 'react'
import { AnswerCodeContext } from '~/modules/runner/ui/answer-code'
import { AnswerBlock } from './answer-block'
import { type AnswerBlocks, type Block, extendAnswer, readBlock, splitAnswer } from './answer-blocks'
import { codeIn } from './code-in'
import { closeMarks, withholdOpenMark } from './unfinished-markdown'

/** A mentor's answer (CHAT-13, CHAT-14), from Markdown to elements. While it is being written only its last block changes. */
export function Answer({ content, streaming = false }: { content: string; streaming?: boolean }) {
  const shown = streaming ? withholdOpenMark(content) : content
  const [answer, setAnswer] = useState<AnswerBlocks>(() => splitAnswer(shown))
  const current = answer.text === shown ? answer : extendAnswer(answer, shown)
  if (current.text !== answer.text) setAnswer(current)
  const blocks = streaming ? withClosedEnd(current.blocks) : current.blocks
  const [wasWrittenHere] = useState(streaming)
  const code = useMemo(() => {
    const found = () => codeIn(current.blocks.map(({ token }) => token))
    return streaming ? null : { blocks: found, draw, wasWrittenHere }
  }, [streaming, current, wasWrittenHere])
  return (
    <AnswerCodeContext value={code}>
      <div className="prose-notebook">
        {blocks.map((block) => (
          <AnswerBlock key={block.start} block={block} />
        ))}
      </div>
    </AnswerCodeContext>
  )
}

const draw = (markdown: string) => <Answer content={markdown} />

const RUNNING_TEXT = ['paragraph', 'list', 'heading', 'blockquote']

function withClosedEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1)
  if (!last || !RUNNING_TEXT.includes(last.token.type)) return blocks
  // The first row of a table reads like a paragraph until the row under it is there.
  if (last.token.type === 'paragraph' && last.raw.startsWith('|')) return blocks.slice(0, -1)
  const closed = closeMarks(last.raw)
  return closed === last.raw ? blocks : [...blocks.slice(0, -1), ...readBlock(closed, last.start)]
}
