import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { buttonClasses } from '~/ui/button-classes'
import { CodeBox } from '~/ui/content/code-box'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { Dialog } from '~/ui/dialogs/dialog'
import { Icon } from '~/ui/icon'
import { toast } from '~/ui/toasts/toast'
import { type Attachment, deleteAttachment, downloadAttachment, readAttachment } from '../../contract'
import { ENCODING_WORDS, lineWords, sizeWords } from './attachment-words'

export type AttachmentDialogProps = {
  attachment: Attachment
  onClose: () => void
  /** Missing where it cannot be erased from here. */
  onErased: ((id: string) => void) | undefined
}

/** What a file says, with the ways to have it as a file and to erase it. */
export function AttachmentDialog({ attachment, onClose, onErased }: AttachmentDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const { id, name, bytes, lines, encoding } = attachment
  if (isAsking && onErased) {
    return <Erasing attachment={attachment} onErased={onErased} onCancel={() => setAsking(false)} />
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      className="max-w-3xl!"
      description={
        <>
          <p>
            {lineWords(lines)} · {sizeWords(bytes)}
          </p>
          {ENCODING_WORDS[encoding] && <p className="mt-1">{ENCODING_WORDS[encoding]}</p>}
        </>
      }
      footer={
        <>
          {onErased && (
            <Button variant="ghost" className="mr-auto text-danger!" onClick={() => setAsking(true)}>
              <Icon name="trash" className="size-4" />
              Eliminar
            </Button>
          )}
          <a
            href={downloadAttachment.path.replace(':id', id)}
            download={name}
            className={buttonClasses({ variant: 'outline' })}
          >
            <Icon name="download" className="size-4" />
            Descargar
          </a>
        </>
      }
    >
      <FileText id={id} name={name} />
    </Dialog>
  )
}

function FileText({ id, name }: { id: string; name: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['attachment', id],
    queryFn: ({ signal }) => call(readAttachment, { params: { id }, signal }),
  })
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p>No se ha podido leer el archivo.</p>
        <Button variant="outline" size="sm" onClick={() => refetch()}>
          Reintentar
        </Button>
      </div>
    )
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label="Leyendo el archivo…" className="grid gap-2">
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  }
  return (
    <CodeBox label={`Contenido de ${name}`} className="code-block max-h-[60vh] overflow-auto">
      {data.text}
    </CodeBox>
  )
}

type ErasingProps = { attachment: Attachment; onErased: (id: string) => void; onCancel: () => void }

/** Asks first: it cannot be undone. */
function Erasing({ attachment: { id, name }, onErased, onCancel }: ErasingProps) {
  const [state, setState] = useState<{ pending: boolean; error?: string }>({ pending: false })
  async function erase() {
    setState({ pending: true })
    try {
      await call(deleteAttachment, { params: { id } })
    } catch (error) {
      // It is gone already: erased in another tab.
      const isGone = error instanceof CallError && error.status === 404
      if (!isGone) return setState({ pending: false, error: 'No se ha podido eliminar. Inténtalo de nuevo.' })
    }
    toast({ title: 'Archivo eliminado', description: name })
    onErased(id)
  }
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${name}?`}
      description="Se borra para siempre, también de las preguntas con las que lo enviaste. Las respuestas se quedan como están."
      confirmLabel="Eliminar"
      destructive
      pending={state.pending}
      error={state.error}
      onConfirm={erase}
      onCancel={onCancel}
    />
  )
}
