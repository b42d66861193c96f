import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'
import { RESTRICTED } from '../../copy'

/** "Acceso Restringido" (CHAT-24, MENTOR-06): why, and the ways on. */
export function Restricted({
  description = RESTRICTED.description,
  children,
}: {
  description?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="restricted" className="grid max-w-[52ch] content-start gap-4 py-16">
      <Icon name="lock" className="size-8 text-accent" />
      <h2 id="restricted" className="text-2xl">
        {RESTRICTED.title}
      </h2>
      <p className="text-text-muted">{description}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
