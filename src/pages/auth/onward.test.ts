import { expect, it } from 'vitest'
import { onwardAfterProof } from './onward'

const after = (goesTo: string | null, isCarrying = false) => onwardAfterProof({ goesTo, isCarrying })

it('C-64 leads back to the conversation that came of a question without an account', () => {
  expect(after('/mentor-basic')).toEqual({ to: '/chat', label: 'Seguir con tu conversación' })
  expect(after('/chat?c=1')).toEqual({ to: '/chat?c=1', label: 'Seguir con tu conversación' })
})

it('C-64 leads to where a carried answer is brought into the account, as long as it is not', () => {
  expect(after('/mentor-basic', true)).toEqual({ to: '/mentor-basic', label: 'Seguir con tu conversación' })
})

it('keeps a question that is still to be asked', () => {
  expect(after('/mentor-basic?pregunta=hola').to).toBe('/mentor-basic?pregunta=hola')
})

it('PRICE-11 leads back to the plan that was chosen, and else to the page, or the panel', () => {
  expect(after('/checkout/trial')).toEqual({ to: '/checkout/trial', label: 'Seguir con la compra' })
  expect(after('/profile?tab=plan')).toEqual({ to: '/profile?tab=plan', label: 'Continuar' })
  for (const nowhere of [null, '/dashboard'])
    expect(after(nowhere)).toEqual({ to: '/dashboard', label: 'Ir a tu panel' })
})
