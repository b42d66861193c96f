import { useSyncExternalStore } from 'react'
import { classNames } from '../class-names'
import { isApple, type KeyCombination, keyNames } from './keyboard'

/** A combination of keys as it is found on the reader's keyboard. The server's HTML shows the one with Ctrl. */
export function Keys({ combination, className }: { combination: KeyCombination; className?: string }) {
  const apple = useSyncExternalStore(neverChanges, isApple, () => false)
  return (
    <span className={classNames('inline-flex shrink-0 gap-1', className)}>
      {keyNames(combination, apple).map((name) => (
        <kbd
          key={name}
          className="grid min-w-[1.6em] place-items-center rounded-sm border border-line-strong px-1 font-sans text-text-muted text-xs"
        >
          {name}
        </kbd>
      ))}
    </span>
  )
}

const neverChanges = () => () => {}
