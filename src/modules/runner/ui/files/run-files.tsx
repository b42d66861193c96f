import { useMemo, useState } from 'react'
import { Button } from '~/ui/button'
import { saveFile } from '~/ui/content/save-file'
import { Icon } from '~/ui/icon'
import type { WrittenFile } from '../../contract'
import { pictureAddress } from '../../picture'
import type { GivenFile } from '../use-program'
import { lastOf } from './take-files'

/** What a program was given. */
export function GivenFiles({ files }: { files: readonly GivenFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Archivos que se le han dado" className="grid gap-1 text-text-muted text-xs">
      {files.map(({ name, content, isInvented }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          Con <bdi className="font-mono">{lastOf(name)}</bdi> ({sizeOf(content.length)})
          {isInvented && ': datos inventados para probar'}
        </li>
      ))}
    </ul>
  )
}

/** What a program has shown, and left in its folder. Its content is the program's: an image or bytes to save, never a page. */
export function WrittenFiles({ files }: { files: readonly WrittenFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Lo que ha mostrado y escrito" className="grid grid-cols-1 gap-3">
      {files.map((file) => (
        <li key={`${file.title === null} ${file.name}`} className="grid grid-cols-1 gap-1">
          <Picture file={file} />
          <SavedFile file={file} />
        </li>
      ))}
    </ul>
  )
}

/** A file that is a picture, as one. */
function Picture({ file: { name, content, title } }: { file: WrittenFile }) {
  const [isBroken, setIsBroken] = useState(false)
  const address = useMemo(() => content && pictureAddress(content), [content])
  if (!address || isBroken) return null
  const drawn = title === '' ? 'Gráfico sin título' : `Gráfico: ${title}`
  return (
    <img
      src={address}
      alt={title === null ? `Imagen ${name}` : drawn}
      // What is transparent is seen in both themes.
      className="max-h-[32rem] max-w-full justify-self-start rounded-sm border border-line bg-white object-contain"
      onError={() => setIsBroken(true)}
    />
  )
}

function SavedFile({ file: { name, bytes, content, title } }: { file: WrittenFile }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title === null ? 'Ha escrito' : 'Ha mostrado'} <bdi className="font-mono">{name}</bdi> ({sizeOf(bytes)})
      </span>
      {content === null ? (
        <span className="text-text-muted text-xs">Demasiado grande para descargarlo</span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 pointer-coarse:min-h-10"
          aria-label={`Descargar ${name}`}
          onClick={() => saveFile(fileOf(content), lastOf(name))}
        >
          <Icon name="download" className="size-4" />
          Descargar
        </Button>
      )}
    </div>
  )
}

const fileOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'application/octet-stream' })

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${amount.toLocaleString('es-ES', { maximumFractionDigits: 1 })} ${unit}`
}
