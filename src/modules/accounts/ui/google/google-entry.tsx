import type { ReactNode } from 'react'
import { GoogleButton } from './google-button'
import { useGooglePopup } from './use-google-popup'

type GoogleEntryProps = Parameters<typeof useGooglePopup>[0] & { children?: ReactNode }

/** The other way in, above the form. `children` is what has to be read before. */
export function GoogleEntry({ children, ...options }: GoogleEntryProps) {
  const { isOpen, open } = useGooglePopup(options)
  return (
    <div className="grid gap-4">
      {children}
      <GoogleButton isOpen={isOpen} onOpen={open} />
      <p className="flex items-center gap-4 text-sm text-text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o con tu correo
      </p>
    </div>
  )
}
