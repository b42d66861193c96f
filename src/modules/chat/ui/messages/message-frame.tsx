import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'

type MessageFrameProps = {
  messageId: string
  label: string
  note?: ReactNode
  className: string | undefined
  children: ReactNode
}

/** A question stands nearer to its answer than to what comes before it. */
export const QUESTION = 'not-first:pt-6 [:not(:first-child)>&]:pt-6'

/**
 * One entry of the notebook: who speaks stands in the margin (above, where there is no room for one), the text beside it. It takes
 * the focus when a link or a search leads to it; `data-found` then marks it. Plain boxes: a grid would lay a growing text out twice.
 */
export function MessageFrame({ messageId, label, note, className, children }: MessageFrameProps) {
  return (
    <div className={classNames('px-4 py-1.5 [contain-intrinsic-block-size:auto_14rem] @2xl:px-6', className)}>
      <article
        data-message={messageId}
        aria-label={label}
        tabIndex={-1}
        className="relative scroll-mt-6 rounded-md outline-offset-4 focus:outline-none focus-visible:outline-2 data-found:outline-2 data-found:outline-focus data-found:outline-solid @2xl:pl-32"
      >
        <p className="mb-1.5 flex items-baseline gap-2 text-text-muted text-xs @2xl:absolute @2xl:top-0 @2xl:left-0 @2xl:w-26 @2xl:flex-col @2xl:items-end @2xl:gap-0 @2xl:pt-3 @2xl:text-right">
          <span className="font-semibold text-text">{label}</span>
          {note && <span className="tabular-nums">{note}</span>}
        </p>
        {children}
      </article>
    </div>
  )
}
