import { expect, it } from 'vitest'
import { firebaseLogin } from '~/modules/accounts/input'
import { MAX_FREE_QUESTION_LENGTH } from '~/modules/chat/rules'
import { mentorWith } from './mentor-link'

it('C-64 what goes along with a registration is never too long for it', () => {
  expect(mentorWith('¿qué es una lista?')).toBe('/mentor-basic?pregunta=%C2%BFqu%C3%A9%20es%20una%20lista%3F')
  for (const letter of ['a', 'ñ', '漢']) {
    const goesTo = mentorWith(letter.repeat(MAX_FREE_QUESTION_LENGTH))
    expect(firebaseLogin.body.safeParse({ token: 'x', goesTo }).success, letter).toBe(true)
  }
})
