import { type DragEvent, type ReactNode, useEffect } from 'react'
import { isActive } from '~/modules/runner/run-state'
import { hasSteps } from '~/modules/runner/ui/steps/lazy-steps'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Keys } from '~/ui/menus/keys'
import { DownloadEntries } from './drafts/download-entries'
import { DraftBar } from './drafts/draft-bar'
import type { Shelf, ShelfState } from './drafts/shelf'
import { CodeEditor } from './editor/code-editor'
import { DataSheet } from './files/data-sheet'
import { sweepData } from './files/data-store'
import { FileBar } from './files/file-bar'
import { useFiles } from './files/use-files'
import { Console } from './run/console'
import { StepsPane } from './run/steps-pane'
import { usePracticeRun } from './run/use-practice-run'
import { useCarriedCode } from './use-carried-code'

type WorkbenchProps = { shelf: Shelf; state: ShelfState; draw: (markdown: string) => ReactNode; askAt: string }

/** The open program: its files beside what it prints. */
export function Workbench({ shelf, state, draw, askAt }: WorkbenchProps) {
  const { open } = state
  const { run, start, answer, stop, clear } = usePracticeRun()
  const files = useFiles(shelf, state)
  useCarriedCode(shelf)
  useSweep(shelf)
  const code = open.files[0]?.text ?? ''
  const begin = (withSteps = false) => code.trim() !== '' && start(code, files.given(), withSteps)
  const steps = run !== null && hasSteps(run.state) ? run : null

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <DraftBar shelf={shelf} state={state} onOther={clear}>
          <DownloadEntries name={open.name} code={code} files={files.given} />
        </DraftBar>
        <RunButtons
          isRunning={run !== null && isActive(run.state)}
          isEmpty={code.trim() === ''}
          onStop={stop}
          onStart={begin}
        />
        <Keys combination={{ key: 'Enter', modifier: 'main' }} className="max-md:hidden" />
      </div>
      {!state.isKept && (
        <p role="status" className="text-danger text-sm">
          Este navegador no guarda lo que escribes: cópialo antes de cerrar la página.
        </p>
      )}
      {steps && <StepsPane key={steps.conditions.clock} run={steps} draw={draw} onClose={clear} />}
      <div
        className={classNames(
          'grid min-h-0 flex-1 grid-cols-1 gap-3 lg:grid-cols-[7fr_5fr] lg:grid-rows-1',
          // Kept, for its undo history.
          steps && 'hidden',
        )}
      >
        <FilesPane files={files} draftId={open.id} askAt={askAt} shelf={shelf} onRun={() => begin()} />
        <Console run={run} onLine={answer} draw={draw} askAt={askAt} />
      </div>
    </>
  )
}

type RunButtonsProps = {
  isRunning: boolean
  isEmpty: boolean
  onStop: () => void
  onStart: (withSteps?: boolean) => void
}

function RunButtons({ isRunning, isEmpty, onStop, onStart }: RunButtonsProps) {
  if (isRunning) {
    return (
      <Button variant="secondary" onClick={onStop}>
        <Icon name="stop" className="size-4" />
        Detener
      </Button>
    )
  }
  return (
    <>
      <Button onClick={() => onStart()} disabled={isEmpty}>
        <Icon name="play" className="size-4" />
        Ejecutar
      </Button>
      <Button variant="outline" onClick={() => onStart(true)} disabled={isEmpty}>
        Paso a paso
      </Button>
    </>
  )
}

type FilesPaneProps = {
  files: ReturnType<typeof useFiles>
  draftId: string
  askAt: string
  shelf: Shelf
  onRun: () => void
}

/** The program's files, and the one that is open: code to be written, data to be looked at. Files may be dropped anywhere on it. */
function FilesPane({ files, draftId, askAt, shelf, onRun }: FilesPaneProps) {
  function handleDrop(event: DragEvent) {
    const dropped = [...event.dataTransfer.files]
    if (dropped.length === 0) return
    // The editor would write their text into the program.
    event.preventDefault()
    event.stopPropagation()
    void files.add(dropped)
  }

  return (
    <section
      aria-label="Editor"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDropCapture={handleDrop}
      className="flex h-[55dvh] min-h-72 min-w-0 flex-col overflow-hidden rounded-md border border-line bg-code-surface lg:h-auto"
    >
      <FileBar
        names={files.names}
        shown={files.shown}
        onShow={files.show}
        onAdd={(chosen) => void files.add(chosen)}
        onRemove={files.remove}
      />
      {files.data ? (
        <DataSheet file={files.data} askAt={askAt} />
      ) : (
        <CodeEditor
          key={`${draftId} ${files.shown}`}
          name={files.shown}
          text={files.text ?? ''}
          onWrite={(text) => shelf.write(files.shown, text)}
          onRun={onRun}
        />
      )}
    </section>
  )
}

/** Data of drafts that are gone for good go when the practice is opened the next time. */
function useSweep(shelf: Shelf) {
  useEffect(() => {
    // Where nothing is kept there is nothing to take away.
    sweepData((id) => shelf.isKnown(id)).catch(() => undefined)
  }, [shelf])
}
