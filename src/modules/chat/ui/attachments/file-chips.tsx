import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import type { Attachment } from '../../contract'
import { sizeWords } from './attachment-words'
import { type Attachments, type BoxFile, canPutBack } from './use-attachments'

export type BoxFilesProps = { attachments: Attachments; text: string; onOpen: (attachment: Attachment) => void }

/** The files in the box, each with what became of it and what can be done with it. */
export function FileChips(props: BoxFilesProps) {
  return (
    <ul aria-label="Archivos adjuntos" className="mb-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
      {props.attachments.files.map((file) => (
        <Chip key={file.key} file={file} {...props} />
      ))}
    </ul>
  )
}

const SMALL_BUTTON = 'min-h-8 rounded-md px-2 text-link hover:bg-surface-float hover:underline pointer-coarse:min-h-10'

function Chip({ file, text, attachments, onOpen }: BoxFilesProps & { file: BoxFile }) {
  const { name, stored, trouble } = file
  return (
    <li
      className={classNames(
        'min-w-0 max-w-full rounded-md border bg-surface-raised text-sm',
        trouble === null ? 'border-line' : 'border-danger',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-1 pl-2.5">
        {stored === null && trouble === null ? <Spinner className="size-4" /> : <Icon name="file" className="size-4" />}
        {stored === null ? (
          <span className="min-w-0 truncate px-1">{name}</span>
        ) : (
          <button
            type="button"
            aria-label={`Ver ${name}`}
            className="min-h-8 min-w-0 max-w-44 truncate rounded-md px-1 text-left hover:underline pointer-coarse:min-h-10"
            onClick={() => onOpen(stored)}
          >
            {name}
          </button>
        )}
        <span className="text-text-muted text-xs tabular-nums">
          {stored === null ? trouble === null && 'Subiendo…' : sizeWords(stored.bytes)}
        </span>
        {trouble?.mayRetry && (
          <button type="button" className={SMALL_BUTTON} onClick={() => attachments.retry(file)}>
            Reintentar
          </button>
        )}
        {canPutBack(file, text) && (
          <button type="button" className={SMALL_BUTTON} onClick={() => attachments.putBack(file)}>
            Pegarlo en el mensaje
          </button>
        )}
        <button
          type="button"
          aria-label={`Quitar ${name}`}
          title={`Quitar ${name}`}
          className="ml-auto grid size-8 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-float hover:text-text pointer-coarse:size-10"
          onClick={() => attachments.remove(file)}
        >
          <Icon name="close" className="size-3.5" />
        </button>
      </div>
      {trouble && (
        <p role="alert" className="max-w-[60ch] px-2.5 pb-1.5 text-danger text-xs">
          {trouble.message}
        </p>
      )}
    </li>
  )
}
