import { useEffect, useReducer } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { COUNTDOWN_START, pricingCountdown } from './pricing-countdown'
import { Restricted } from './restricted'

/** CHAT-24, CHAT-25, C-20: a PRO chat without PRO; the plans follow by themselves, unless one stays. */
export function RestrictedChat() {
  const [countdown, happen] = useReducer(pricingCountdown, COUNTDOWN_START)
  const navigate = useNavigate()
  const isCounting = countdown.type === 'counting'
  const isLeaving = countdown.type === 'leaving'

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => happen('second_passed'), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (isLeaving) void navigate('/app/pricing')
  }, [isLeaving, navigate])

  return (
    <Restricted>
      <p role="status" className="w-full text-text-muted">
        {isCounting && 'En 3 segundos te mostramos los planes.'}
        {isLeaving && 'Abriendo los planes…'}
        {countdown.type === 'stopped' && 'Te quedas aquí. Los planes siguen a un clic.'}
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
