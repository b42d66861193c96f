import { useState } from 'react'
import { Button } from '~/ui/button'
import { saveFile } from '~/ui/content/save-file'
import { FormError } from '~/ui/forms/form-error'
import { Icon } from '~/ui/icon'
import { SavedNote } from '~/ui/toasts/saved-note'
import { toast } from '~/ui/toasts/toast'
import { EXPORT_FAILED } from '../../profile-copy'
import { noticeOfFailure, profileCalls } from './profile-calls'

type Download = { type: 'idle' } | { type: 'running' } | { type: 'done' } | { type: 'failed'; sentence: string }

/** Saves everything about one as a ZIP. */
export function ExportButton() {
  const [download, setDownload] = useState<Download>({ type: 'idle' })

  async function start() {
    setDownload({ type: 'running' })
    try {
      saveFile(await profileCalls.exportData(), 'pymentor-mis-datos.zip')
      setDownload({ type: 'done' })
    } catch (error) {
      const { title, description } = noticeOfFailure(error, EXPORT_FAILED)
      setDownload({ type: 'failed', sentence: description })
      toast({ title, description, variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="outline"
        className="justify-self-start"
        pending={download.type === 'running'}
        pendingLabel="Preparando tus datos…"
        onClick={start}
      >
        <Icon name="download" />
        Descargar mis datos
      </Button>
      {download.type === 'failed' && <FormError>{download.sentence}</FormError>}
      <SavedNote>{download.type === 'done' ? 'Descargado: pymentor-mis-datos.zip' : null}</SavedNote>
    </div>
  )
}
