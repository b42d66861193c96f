import { describe, expect, it } from 'vitest'
import { toldBy } from './token-claims'

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

describe('DATA-13 what a token says of whose it is', () => {
  it('is uid, e-mail and display name, whatever letters it has', () => {
    const payload = { sub: 'u-1', email: 'ñu@correo.example', name: 'Begoña Íñiguez 👩‍💻', iat: 1 }
    expect(toldBy(tokenOf(payload))).toEqual({
      uid: 'u-1',
      email: 'ñu@correo.example',
      displayName: 'Begoña Íñiguez 👩‍💻',
    })
  })

  it('is what there is of it', () => {
    expect(toldBy(tokenOf({ sub: 'u-1', name: '' }))).toEqual({ uid: 'u-1' })
  })

  it.each(['', 'x', 'a.b.c', 'a..c', tokenOf(null), tokenOf('u-1'), tokenOf({ sub: 7 })])(
    'is nothing for %s',
    (token) => {
      expect(toldBy(token)).toEqual({})
    },
  )
})
