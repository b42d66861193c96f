import { expect, it } from 'vitest'
import { ownAddress } from './payments-emulator'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
])('a server that listens on %s finds itself at %s', (host, address) => {
  expect(ownAddress({ host, port: 3000 })).toBe(address)
})
