import { memo, useState } from 'react'
import { classNames } from '~/ui/class-names'
import { AnswerBlock } from './answer-block'
import { type AnswerBlocks, type Block, extendAnswer, readBlock, splitAnswer } from './answer-blocks'
import { closeMarks, withholdOpenMark } from './calm-tail'
import { BeingWritten } from './highlighted'

/** A mentor's answer (CHAT-13, CHAT-14), from Markdown to elements. While it is being written only its last block changes. */
export function Answer({ content, streaming = false }: { content: string; streaming?: boolean }) {
  const shown = streaming ? withholdOpenMark(content) : content
  const [answer, setAnswer] = useState<AnswerBlocks>(() => splitAnswer(shown))
  const current = answer.text === shown ? answer : extendAnswer(answer, shown)
  if (current.text !== answer.text) setAnswer(current)
  // What has come while one looked on stays as it is at the end.
  const [isWritten] = useState(streaming)
  const blocks = streaming ? withCalmEnd(current.blocks) : current.blocks

  const all = bundles(blocks)

  return (
    <BeingWritten value={isWritten}>
      <div className="prose-notebook">
        {all.map((bundle, at) => (
          <Bundle key={bundle[0]?.start} blocks={bundle} isFarUp={at < all.length - NEAR_BUNDLES} />
        ))}
      </div>
    </BeingWritten>
  )
}

/** Blocks that are looked at, and laid out, as one. */
const BUNDLE_LENGTH = 16

/** So many at the end are always laid out: a bundle that is left out too early has to be taken in again. */
const NEAR_BUNDLES = 5

const bundles = (blocks: readonly Block[]): readonly (readonly Block[])[] =>
  Array.from({ length: Math.ceil(blocks.length / BUNDLE_LENGTH) }, (_, at) =>
    blocks.slice(at * BUNDLE_LENGTH, (at + 1) * BUNDLE_LENGTH),
  )

/** Finished blocks stay the same objects, in their order: the ends tell. */
const isSameBundle = (before: readonly Block[], after: readonly Block[]) =>
  before.length === after.length &&
  before[0] === after[0] &&
  before.at(-1) === after.at(-1) &&
  before.at(-2) === after.at(-2)

/** The distances that prose.css keeps between blocks. */
const SPACED = '[&>:not(:first-child,h3,h4,hr):not(:is(h3,h4)+*)]:mt-[0.9em]'

/**
 * A long answer's beginning is left out by the browser, at the size it had, while it is far from the reader's eyes. Blocks are isolated:
 * the browser then keeps what it has painted of those that do not change.
 */
const Bundle = memo(
  ({ blocks, isFarUp }: { blocks: readonly Block[]; isFarUp: boolean }) => (
    <div
      className={classNames(
        'flow-root isolate [&>*]:isolate [contain-intrinsic-block-size:auto_1200px]',
        SPACED,
        // A heading brings its own distance.
        blocks[0]?.token.type === 'heading' && 'mt-0',
        isFarUp && '[content-visibility:auto]',
      )}
    >
      {blocks.map((block) => (
        <AnswerBlock key={block.start} block={block} />
      ))}
    </div>
  ),
  (before, after) => before.isFarUp === after.isFarUp && isSameBundle(before.blocks, after.blocks),
)

const RUNNING_TEXT = ['paragraph', 'list', 'heading', 'blockquote']

function withCalmEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1)
  if (!last || !RUNNING_TEXT.includes(last.token.type)) return blocks
  // The first row of a table reads like a paragraph until the row under it is there.
  if (last.token.type === 'paragraph' && last.raw.startsWith('|')) return blocks.slice(0, -1)
  const closed = closeMarks(last.raw)
  return closed === last.raw ? blocks : [...blocks.slice(0, -1), ...readBlock(closed, last.start)]
}
