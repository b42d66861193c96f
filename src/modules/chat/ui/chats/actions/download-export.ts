import { send } from '~/platform/http/call'
import { saveFile } from '~/ui/content/save-file'
import { dismissToast, toast } from '~/ui/toasts/toast'
import { type Chat, type ExportFormat, exportChat } from '../../../contract'
import { errorToast } from './error-toast'
import { fileNameOf } from './file-name'
import { refusalOf } from './refusal'

/** Only a download that takes longer than this is worth a word. */
const PATIENCE_MS = 400
const LONGEST_MS = 120_000

/** Saves a chat as a file. A download that fails says so and leaves the page where it is. */
export async function downloadExport(chat: Chat, format: ExportFormat): Promise<void> {
  let toastId: number | null = null
  const timer = setTimeout(() => {
    toastId = toast({ title: 'Preparando el archivo…', description: `«${chat.title}»`, durationMs: LONGEST_MS })
  }, PATIENCE_MS)
  try {
    const response = await send(exportChat, { params: { id: chat.id }, query: { format } })
    const name = fileNameOf(response.headers.get('Content-Disposition')) ?? `conversacion.${format}`
    saveFile(await response.blob(), name)
  } catch (error) {
    errorToast(refusalOf(error) ?? 'No se pudo exportar la conversación. Por favor, inténtalo de nuevo.')
  } finally {
    clearTimeout(timer)
    if (toastId !== null) dismissToast(toastId)
  }
}
