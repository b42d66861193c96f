import type { ReactNode } from 'react'
import { useShelf } from './drafts/use-shelf'
import { EditorSkeleton } from './editor/code-editor'
import { Workbench } from './workbench'

type PracticeScreenProps = {
  /** Whose drafts: an account's id, or `VISITOR`. */
  owner: string
  draw: (markdown: string) => ReactNode
  askAt: string
}

/** Where one writes Python and runs it, all in this browser. */
export function PracticeScreen({ owner, ...rest }: PracticeScreenProps) {
  const opened = useShelf(owner)
  return (
    <div className="mx-auto flex w-full max-w-[88rem] flex-1 flex-col gap-3 px-gutter py-4 lg:h-[calc(100dvh-3.5rem-1px-var(--banner,0px))] lg:flex-none">
      <header className="grid gap-0.5">
        <h1 className="text-2xl">Práctica</h1>
        <p className="text-sm text-text-muted">
          Escribe Python y ejecútalo aquí, en tu navegador. Nada de lo que escribes sale de él.
        </p>
      </header>
      {opened ? (
        <Workbench {...opened} {...rest} />
      ) : (
        <div className="flex min-h-96 flex-1 rounded-md border border-line bg-code-surface">
          <EditorSkeleton />
        </div>
      )}
    </div>
  )
}
