import { useEffect, useRef } from 'react'
import { classNames } from '~/ui/class-names'

type StepCodeProps = {
  code: string
  /** The line that comes now, and the one that ran before, from 1. */
  line: number
  before: number | null
  isError: boolean
  /** Takes a line for the next one; null where nothing is asked. */
  onGuess: ((line: number) => void) | null
}

const ROW = 'flex w-full gap-3 border-l-3 py-px pr-4 pl-1 text-left'

/** The program's lines: the one that comes now is marked, and, fainter, the one before it. */
export function StepCode({ code, line, before, isError, onGuess }: StepCodeProps) {
  const box = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another line is marked
  useEffect(() => keepInSight(box.current), [line])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; this is text
    <pre
      ref={box}
      role="group"
      aria-label="Código, paso a paso"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way for the keyboard to move what scrolls
      tabIndex={0}
      className="relative max-h-[45dvh] overflow-auto rounded-md border border-line bg-code-surface py-3 font-mono text-code text-code-text outline-offset-[-2px]"
    >
      <code className="block w-max min-w-full">
        {code.split('\n').map((text, index) => {
          const number = index + 1
          const isNow = number === line
          const look = classNames(
            ROW,
            isNow && (isError ? 'border-danger bg-danger-soft' : 'border-accent bg-code-mark'),
            !isNow && (number === before ? 'border-line-strong' : 'border-transparent'),
          )
          const content = (
            <>
              <span className="w-8 shrink-0 select-none text-right text-code-comment tabular-nums">{number}</span>
              <span className="whitespace-pre">{text || ' '}</span>
            </>
          )
          if (onGuess)
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
                key={index}
                data-now={isNow || undefined}
                type="button"
                // The keyboard's way is the field below.
                tabIndex={-1}
                className={classNames(
                  look,
                  'pointer-coarse:min-h-10 pointer-coarse:items-center hover:bg-surface-raised',
                )}
                onClick={() => onGuess(number)}
              >
                {content}
              </button>
            )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
            <span key={index} data-now={isNow || undefined} className={look} aria-current={isNow ? 'step' : undefined}>
              {content}
            </span>
          )
        })}
      </code>
    </pre>
  )
}

/** Within its box: the page stays where it is. */
function keepInSight(box: HTMLElement | null) {
  const line = box?.querySelector<HTMLElement>('[data-now]')
  if (!box || !line) return
  const [top, bottom] = [line.offsetTop - MARGIN_PX, line.offsetTop + line.offsetHeight + MARGIN_PX]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
}
const MARGIN_PX = 24
