import type { ReactNode } from 'react'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'

type Words = { title: string; children: ReactNode }

/** One of the three things that a verification can have to say. */
export const UnderWay = ({ title, children }: Words) => (
  <>
    <h1 className="flex items-center gap-4 text-3xl">
      <Spinner label="" />
      {title}
    </h1>
    <p>{children}</p>
  </>
)

export const AllWell = ({ title, children }: Words) => (
  <>
    <h1 className="flex items-center gap-3 text-3xl">
      <Icon name="check" className="size-8 text-verified" />
      {title}
    </h1>
    <p>{children}</p>
  </>
)

export const NotYet = ({ title, children }: Words) => (
  <>
    <h1 className="flex items-center gap-3 text-3xl">
      <Icon name="alert" className="size-8 text-danger" />
      {title}
    </h1>
    <p>{children}</p>
  </>
)
