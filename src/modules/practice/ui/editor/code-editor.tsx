import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { toast } from '~/ui/toasts/toast'
import { MAX_PROGRAM } from '../../rules'
import type { Editor } from './create-editor'
import { FindingsBar } from './findings-bar'
import { useRuff } from './use-ruff'

type CodeEditorProps = {
  /** What the text is called: `programa.py`. */
  name: string
  text: string
  onWrite: (text: string) => void
  onRun: () => void
}

type Phase = 'loading' | 'ready' | 'plain'

/** CodeMirror, loaded once the page is there; a plain box where it cannot be had. Another text is another editor: give it a `key`. */
export function CodeEditor({ name, text, onWrite, onRun }: CodeEditorProps) {
  const hint = useId()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const write = useEffectEvent(onWrite)
  const run = useEffectEvent(onRun)
  const label = `Código de ${name}`
  const isPython = name.endsWith('.py')
  const [isUsed, setUsed] = useState(false)
  const ruff = useRuff(() => editor.current, phase === 'ready' && isPython && isUsed)

  const open = useEffectEvent(async (isGone: () => boolean) => {
    const { createEditor } = await import('./create-editor')
    if (isGone() || place.current === null) return
    const handlers = {
      onWrite: (changed: string) => write(changed),
      onRun: () => run(),
      onFull: sayFull,
      onFocus: () => setUsed(true),
    }
    editor.current = createEditor({ parent: place.current, text, label, describedBy: hint, isPython, ...handlers })
    setPhase('ready')
  })
  useEffect(() => {
    let isGone = false
    open(() => isGone).catch(() => !isGone && setPhase('plain'))
    return () => {
      isGone = true
      editor.current?.view.destroy()
      editor.current = null
    }
  }, [])
  useEffect(() => editor.current?.show(text), [text])

  return (
    <>
      <div ref={place} className="min-h-0 flex-1 overflow-hidden" hidden={phase !== 'ready'} />
      {phase === 'loading' && <EditorSkeleton />}
      {phase === 'plain' && (
        <textarea
          aria-label={label}
          value={text}
          maxLength={MAX_PROGRAM}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onWrite(event.currentTarget.value)}
          className="min-h-0 flex-1 resize-none bg-code-surface p-4 font-mono text-code text-code-text"
        />
      )}
      {phase === 'ready' && isPython && <FindingsBar ruff={ruff} />}
      <p id={hint} className="border-line border-t px-4 py-1.5 text-text-muted text-xs">
        Tab sangra la línea. Para salir del editor con el teclado: Esc y luego Tab.
        {ruff.isThere && (
          <span className="pointer-coarse:hidden"> F8 va al siguiente aviso; Ctrl+punto lo corrige.</span>
        )}
      </p>
    </>
  )
}

const sayFull = () =>
  toast({
    title: 'No cabe',
    description: `Un archivo puede tener ${MAX_PROGRAM.toLocaleString('es-ES')} caracteres como máximo.`,
    variant: 'destructive',
  })

export function EditorSkeleton() {
  return (
    <SkeletonGroup label="Preparando el editor…" className="grid flex-1 content-start gap-3 p-4">
      <Skeleton className="h-4 max-w-72" />
      <Skeleton className="h-4 max-w-56" />
      <Skeleton className="h-4 max-w-64" />
    </SkeletonGroup>
  )
}
