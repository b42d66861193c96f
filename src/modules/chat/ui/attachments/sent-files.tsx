import { Icon } from '~/ui/icon'
import type { Attachment } from '../../contract'
import { sizeWords } from './attachment-words'

type SentFilesProps = { files: readonly Attachment[]; onOpen: (attachment: Attachment) => void }

/** The files that went with a question, under it. */
export function SentFiles({ files, onOpen }: SentFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Archivos adjuntos" className="mt-1.5 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 max-w-full">
          <button
            type="button"
            aria-label={`Ver ${file.name}, ${sizeWords(file.bytes)}`}
            className="flex min-h-9 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface-raised px-2.5 text-sm hover:border-line-strong pointer-coarse:min-h-10"
            onClick={() => onOpen(file)}
          >
            <Icon name="file" className="size-4 text-text-muted" />
            <span className="truncate">{file.name}</span>
            <span className="text-text-muted text-xs tabular-nums">{sizeWords(file.bytes)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
