import { useState } from 'react'
import { Link } from 'react-router'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { PASSKEY_ADDING_FAILED } from '../../passkey-copy'
import { offerCookie } from '../../passkey-offer'
import type { Notice } from '../notice'

type State = { at: 'offered' | 'adding' | 'added' | 'declined'; failure?: Notice | null }

/** Offers a passkey to who has just typed a password. `name`: what it will be called. "Ahora no" holds for a year in this browser. */
export function PasskeyOffer({ name, className }: { name: string; className?: string }) {
  const [{ at, failure }, setState] = useState<State>({ at: 'offered' })

  function settle(end: 'added' | 'declined') {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = offerCookie('declined')
    setState({ at: end })
  }
  async function add() {
    setState({ at: 'adding' })
    try {
      const { addPasskey } = await import('./passkey-calls')
      await addPasskey(name)
      settle('added')
    } catch (error) {
      const { failureOfPasskey } = await import('./failure-of-passkey')
      setState({ at: 'offered', failure: failureOfPasskey(error, PASSKEY_ADDING_FAILED) })
    }
  }

  if (at === 'declined') return null
  if (at === 'added') {
    return (
      <Banner
        role="status"
        tone="verified"
        title="Llave añadida"
        className={className}
        action={<Link to="/profile?tab=seguridad">Ver tus llaves</Link>}
      >
        La próxima vez puedes entrar con ella.
      </Banner>
    )
  }
  return (
    <Banner
      tone={failure ? 'danger' : 'neutral'}
      title={failure?.title ?? 'La próxima vez, sin contraseña'}
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" pending={at === 'adding'} onClick={add}>
            Crear llave de acceso
          </Button>
          <Button variant="ghost" disabled={at === 'adding'} onClick={() => settle('declined')}>
            Ahora no
          </Button>
        </div>
      }
    >
      {failure?.description ?? 'Entra con la huella, la cara o el PIN de este dispositivo.'}
    </Banner>
  )
}
