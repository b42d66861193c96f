import { Button } from '~/ui/button'
import { buttonClasses } from '~/ui/button-classes'
import { Spinner } from '~/ui/spinner'
import { LOGOUT_FAILED } from '../../copy'
import type { SignOutOutcome } from './sign-out'

/** AUTH-56…60: under way (null), done, or failed. */
export function LogoutStatus({ outcome, home }: { outcome: SignOutOutcome | null; home: string }) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6" role="status">
        {outcome === null ? <UnderWay /> : <Outcome outcome={outcome} home={home} />}
      </div>
    </div>
  )
}

function UnderWay() {
  return (
    <>
      <h1 className="flex items-center gap-4 text-3xl">
        <Spinner label="" />
        Cerrando tu sesión…
      </h1>
      <noscript>
        <p>Para cerrar la sesión hace falta que JavaScript esté activado.</p>
      </noscript>
    </>
  )
}

const DONE = {
  signed_out: { title: 'Has cerrado sesión', text: 'Hasta pronto. En un momento te llevamos al inicio.' },
  cleaned: {
    title: 'Sesión cerrada y datos limpiados',
    text: 'Lo que habías escrito sin enviar y el tema que elegiste siguen aquí. En un momento te llevamos al inicio.',
  },
} satisfies Record<Exclude<SignOutOutcome['type'], 'failed'>, { title: string; text: string }>

function Outcome({ outcome, home }: { outcome: SignOutOutcome; home: string }) {
  if (outcome.type === 'failed') {
    return (
      <>
        <Told title={LOGOUT_FAILED.title} text={outcome.message} />
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          Recargar página
        </Button>
      </>
    )
  }
  return (
    <>
      <Told {...DONE[outcome.type]} />
      {/* A new document: nothing of the user remains in memory. */}
      <a href={home} className={buttonClasses({}, 'justify-self-start')}>
        Ir a inicio
      </a>
    </>
  )
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-3xl">{title}</h1>
      <p>{text}</p>
    </div>
  )
}
