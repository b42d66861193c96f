import { expect, it } from 'vitest'
import { type GoogleMessage, openGoogleChannel } from './google-channel'

/** What one window hears of what another tells, up to the first `heard`. */
function heardOf(told: readonly unknown[]): Promise<GoogleMessage[]> {
  const messages: GoogleMessage[] = []
  return new Promise((resolve) => {
    const listening = openGoogleChannel((message) => {
      messages.push(message)
      if (message.type !== 'heard') return
      listening.close()
      telling.close()
      resolve(messages)
    })
    const telling = new BroadcastChannel('pymentor-google')
    for (const message of [...told, { type: 'heard' }]) telling.postMessage(message)
  })
}

it('AUTH-36 hears what the Google window tells, and nothing that it cannot have told', async () => {
  const known = [
    { type: 'signed_in', isOtherUser: true },
    { type: 'start_over' },
    { type: 'second_step_due' },
    { type: 'failed', title: 'Error', description: 'No se ha podido.' },
  ]
  const foreign = [null, 'signed_in', { type: 'signed_in' }, { type: 'failed', title: 'Error' }, { type: 'other' }]
  expect(await heardOf([...foreign, ...known])).toEqual([...known, { type: 'heard' }])
})
