import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isActive } from '~/modules/runner/run-state'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Keys } from '~/ui/keys'
import { codeIn } from '../carried-code'
import { DraftBar, sayTooMany } from './drafts/draft-bar'
import type { Shelf, ShelfState } from './drafts/shelf'
import { useShelf } from './drafts/use-shelf'
import { CodeEditor, EditorSkeleton } from './editor/code-editor'
import { Console } from './run/console'
import { usePracticeRun } from './run/use-practice-run'

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
    <div className="mx-auto flex w-full max-w-[88rem] flex-1 flex-col gap-3 px-gutter py-4 lg:h-[calc(100dvh-3.5rem-1px-var(--notice,0px))] lg:flex-none">
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

type WorkbenchProps = Omit<PracticeScreenProps, 'owner'> & { shelf: Shelf; state: ShelfState }

function Workbench({ shelf, state, draw, askAt }: WorkbenchProps) {
  const { open } = state
  const { run, start, answer, stop, clear } = usePracticeRun()
  useCarriedCode(shelf)
  const [main] = open.files
  const code = main?.text ?? ''
  const isRunning = run !== null && isActive(run.state)

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <DraftBar shelf={shelf} state={state} onOther={clear} />
        {isRunning ? (
          <Button variant="secondary" onClick={stop}>
            <Icon name="stop" className="size-4" />
            Detener
          </Button>
        ) : (
          <Button onClick={() => start(code)} disabled={code.trim() === ''}>
            <Icon name="play" className="size-4" />
            Ejecutar
          </Button>
        )}
        <Keys combination={{ key: 'Enter', modifier: 'main' }} className="max-md:hidden" />
      </div>
      {!state.isKept && (
        <p role="status" className="text-danger text-sm">
          Este navegador no guarda lo que escribes: cópialo antes de cerrar la página.
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-1 gap-3 lg:grid-cols-[7fr_5fr] lg:grid-rows-1">
        <section
          aria-label="Editor"
          className="flex h-[55dvh] min-h-72 flex-col overflow-hidden rounded-md border border-line bg-code-surface lg:h-auto"
        >
          <CodeEditor
            key={open.id}
            name={main?.name ?? ''}
            text={code}
            onWrite={(text) => main && shelf.write(main.name, text)}
            onRun={() => code.trim() !== '' && start(code)}
          />
        </section>
        <Console run={run} onLine={answer} draw={draw} askAt={askAt} />
      </div>
    </>
  )
}

/** A program that came in the address becomes a draft of its own, once; the address loses it. */
function useCarriedCode(shelf: Shelf) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const code = codeIn(hash)
    if (code === null) return
    if (!shelf.begin(code)) sayTooMany()
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address has another
  useEffect(() => take(), [hash])
}
