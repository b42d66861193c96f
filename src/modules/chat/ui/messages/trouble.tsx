import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button-link'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'

type TroubleProps = { sentence: string; className?: string; children?: ReactNode }

/** What went wrong, in the conversation itself, where it stays; and what can be done about it. */
export function Trouble({ sentence, className, children }: TroubleProps) {
  return (
    <div className={classNames('max-w-[70ch]', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-danger-soft px-4 py-2.5 text-sm">
        <Icon name="alert" className="size-[1.3em] text-danger" />
        <p className="min-w-0 flex-1 basis-48">{sentence}</p>
        {children}
      </div>
    </div>
  )
}

/** To the login and back to this page, by a new document: what this one knows of the user is no longer true. */
export function SignInLink() {
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(pathname + search)
  return (
    <ButtonLink to={`/login?redirect=${back}`} variant="outline" size="sm" reloadDocument>
      Iniciar sesión
    </ButtonLink>
  )
}
