import { useRef } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { ATTACHMENT_EXTENSIONS } from '../../rules'

const ACCEPTED = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join()

type AttachButtonProps = { label?: string; disabled?: boolean; onPick: (files: File[]) => void }

/** Lets one choose files from the device. */
export function AttachButton({ label = 'Adjuntar archivos', disabled = false, onPick }: AttachButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="ghost"
        disabled={disabled}
        aria-label={label}
        title="Adjuntar archivos de código, datos o texto"
        className="min-h-11 min-w-11 px-0"
        onClick={() => inputRef.current?.click()}
      >
        <Icon name="paperclip" className="size-5" />
      </Button>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        aria-label={`${label}: elegir`}
        accept={ACCEPTED}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
