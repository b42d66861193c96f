import { type ReactNode, useId } from 'react'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import type { PlanOffer } from './plan-offers'

type PlanCardProps = { offer: PlanOffer; isChief?: boolean; children: ReactNode }

/** One column of the price table. `isChief`: the one that most people want. */
export function PlanCard({ offer, isChief = false, children }: PlanCardProps) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'grid content-start gap-5 border-line border-t-3 p-5 sm:p-6 lg:row-span-4 lg:grid-rows-subgrid lg:gap-6',
        isChief ? 'border-t-action bg-surface-raised' : 'bg-surface',
      )}
    >
      <header className="grid content-start gap-1">
        <h2 id={titleId} className="text-xl">
          {offer.name}
        </h2>
        <p className="text-sm text-text-muted">{offer.summary}</p>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl">{offer.price}</span>{' '}
        <span className="text-sm text-text-muted">{offer.per}</span>
      </p>
      <div className="grid content-start gap-2">{children}</div>
      <ul className="grid content-start gap-2 text-sm">
        {offer.contents.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 text-verified" />
            {line}
          </li>
        ))}
      </ul>
    </article>
  )
}
