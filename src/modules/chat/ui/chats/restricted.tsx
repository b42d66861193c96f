import { type ReactNode, useEffect, useReducer } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { RESTRICTED } from '../../copy'

/** "Acceso Restringido" (CHAT-24, MENTOR-06): why, and the ways on. */
export function Restricted({
  description = RESTRICTED.description,
  children,
}: {
  description?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="restricted" className="grid max-w-[52ch] content-start gap-4 py-16">
      <Icon name="lock" className="size-8 text-accent" />
      <h2 id="restricted" className="text-2xl">
        {RESTRICTED.title}
      </h2>
      <p className="text-text-muted">{description}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}

/** MENTOR-07: the ways on for one who has no plan, or none any more. */
export const WaysToPro = () => (
  <>
    <ButtonLink to="/checkout/pro">Actualizar a PRO</ButtonLink>
    <ButtonLink to="/app/dashboard" variant="outline" reloadDocument>
      Volver al Dashboard
    </ButtonLink>
  </>
)

/** `ended`: PRO is over since the conversation was opened. What was written stays, so nobody is sent away. */
export const RestrictedConversation = ({ state }: { state: 'opened' | 'ended' }) =>
  state === 'opened' ? (
    <RestrictedChat />
  ) : (
    <Restricted>
      <WaysToPro />
    </Restricted>
  )

/** CHAT-24, CHAT-25, C-20: a PRO chat without PRO; the plans follow by themselves, unless one stays. */
function RestrictedChat() {
  const [countdown, happen] = useReducer(pricingCountdown, COUNTDOWN_START)
  const navigate = useNavigate()
  const { type } = countdown
  const isCounting = type === 'counting'

  useEffect(() => {
    if (type === 'leaving') void navigate('/app/pricing')
    if (type !== 'counting') return
    const timer = setInterval(() => happen('second_passed'), 1_000)
    return () => clearInterval(timer)
  }, [type, navigate])

  return (
    <Restricted>
      <p role="status" className="w-full text-text-muted">
        {isCounting && 'En 3 segundos te mostramos los planes.'}
        {type === 'leaving' && 'Abriendo los planes…'}
        {type === 'stopped' && 'Te quedas aquí. Los planes siguen a un clic.'}
      </p>
      <ButtonLink to="/app/pricing">Ver los planes</ButtonLink>
      {isCounting ? (
        <Button variant="outline" onClick={() => happen('stay')}>
          Quedarme aquí <span aria-hidden="true">({countdown.secondsLeft})</span>
        </Button>
      ) : (
        <ButtonLink to="/app/dashboard" variant="outline">
          Volver al Dashboard
        </ButtonLink>
      )}
    </Restricted>
  )
}

/** CHAT-25, TIME-06: how long "Acceso Restringido" stands before the plans are shown. */
const PRICING_AFTER_SECONDS = 3

export type PricingCountdown = { type: 'counting'; secondsLeft: number } | { type: 'stopped' } | { type: 'leaving' }
type PricingEvent = 'second_passed' | 'stay'

export const COUNTDOWN_START: PricingCountdown = { type: 'counting', secondsLeft: PRICING_AFTER_SECONDS }

/** One who stays is not sent anywhere any more; one who is on the way cannot be called back. */
export function pricingCountdown(state: PricingCountdown, event: PricingEvent): PricingCountdown {
  if (state.type !== 'counting') return state
  if (event === 'stay') return { type: 'stopped' }
  const secondsLeft = state.secondsLeft - 1
  return secondsLeft === 0 ? { type: 'leaving' } : { type: 'counting', secondsLeft }
}
