import { describe, expect, it } from 'vitest'
import { isLocalCaller } from './local-caller'

const HERE = new URL('http://localhost:3000')
const caller = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => ({
  headers: { host: 'localhost:3000', ...headers },
  socket: { remoteAddress },
})

describe('who is on this machine', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is who comes from %s', (address) => {
    expect(isLocalCaller(caller({}, address), HERE)).toBe(true)
    expect(isLocalCaller(caller({ host: '[::1]:3000' }, address), new URL('http://[::1]:3000'))).toBe(true)
  })

  it.each([
    ['comes from elsewhere', caller({}, '192.168.1.7')],
    ['asks by another name', caller({ host: 'pymentor.example' })],
    ['comes through a proxy that says so', caller({ 'x-forwarded-for': '127.0.0.1' })],
  ])('is not who %s', (_, other) => {
    expect(isLocalCaller(other, HERE)).toBe(false)
  })

  it.each([
    'https://pymentor.example',
    'http://192.168.1.5:3000',
    'http://localhost.evil.example',
    'http://0.0.0.0:3000',
  ])('is nobody where the product is %s: a tunnel need not say that it passes a request on', (publicUrl) => {
    expect(isLocalCaller(caller(), new URL(publicUrl))).toBe(false)
  })
})
