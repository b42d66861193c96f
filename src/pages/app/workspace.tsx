import type { ReactNode } from 'react'

type WorkspaceProps = { title: string; intro: ReactNode; aside?: ReactNode; children: ReactNode }

/** A page one works in: a conversation that takes the height of the window, and what helps with it beside or below it. */
export function Workspace({ title, intro, aside, children }: WorkspaceProps) {
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-gutter py-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex h-[calc(100dvh-6.5rem-var(--banner,0px))] min-h-128 min-w-0 flex-col gap-5">
        <header className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          <div className="text-text-muted">{intro}</div>
        </header>
        {children}
      </div>
      {aside && <aside className="grid content-start gap-8 lg:pt-2">{aside}</aside>}
    </div>
  )
}
