import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Link, type LinkProps, useNavigation } from 'react-router'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../icon'

export type Tab<Id extends string> = { id: Id; label: string; icon: IconName; panel: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  /** The address of a tab: so that it can be linked to, and opened without JavaScript. */
  hrefOf: (id: Id) => string
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Tabs whose choice is in the address (WAI-ARIA tabs pattern): arrows go round, Home and End jump, only the current one is a stop of the
 * Tab key. All panels stay, so that what is typed in one is there when one comes back.
 */
export function Tabs<Id extends string>({ label, tabs, current: addressed, hrefOf }: TabsProps<Id>) {
  const id = useId()
  const [current, press] = useCurrent(addressed)

  return (
    <div className="grid min-w-0 gap-6">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={goToTab}
        className="grid grid-cols-2 gap-x-1 border-line sm:flex sm:border-b"
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            tab={tab}
            id={`${id}-${tab.id}`}
            to={hrefOf(tab.id)}
            isCurrent={tab.id === current}
            onClick={(event) => {
              if (!opensElsewhere(event)) press(tab.id)
            }}
          />
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

/** Shown before the address follows: the Tab key, pressed at once, would go on from the panel that was open before. */
function useCurrent<Id extends string>(addressed: Id) {
  const [pressed, setPressed] = useState<Id | null>(null)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') setPressed(null)
  }, [state])
  return [pressed ?? addressed, setPressed] as const
}

const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey

function goToTab(event: KeyboardEvent<HTMLDivElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  // From where the focus is: the address, and with it what is rendered, follows a moment later.
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = nextTab(event.key, at, links.length)
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  links[next]?.focus()
  links[next]?.click()
}

type TabLinkProps = Pick<LinkProps, 'id' | 'to' | 'onClick'> & { tab: Tab<string>; isCurrent: boolean }

const TabLink = ({ tab, id, isCurrent, ...link }: TabLinkProps) => (
  <Link
    {...link}
    id={id}
    replace
    preventScrollReset
    role="tab"
    aria-selected={isCurrent}
    aria-controls={`${id}-panel`}
    tabIndex={isCurrent ? 0 : -1}
    className={classNames(
      '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm no-underline',
      isCurrent
        ? 'border-action font-semibold text-text'
        : 'border-line text-text-muted hover:text-text sm:border-transparent',
    )}
  >
    <Icon name={tab.icon} />
    {tab.label}
  </Link>
)

/** Where a key leads to; undefined: nowhere. The space bar opens a tab, too, though it is a link. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === ' ') return at
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + step + count) % count
}
