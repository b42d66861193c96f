// Loaded before the product in journeys: nearly all that a new person costs a warm server is the work that makes a stolen hash expensive,
// which no browser sees. What the work has to be is held by embedded.db.test.ts.

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
/** @type {(password: crypto.BinaryLike, salt: crypto.BinaryLike, keyBytes: number, options: crypto.ScryptOptions, done: (error: Error | null, key: Buffer) => void) => void} */
const cheaply = (password, salt, keyBytes, options, done) =>
  scrypt(password, salt, keyBytes, { ...options, N: 2 ** 4, p: 1 }, done)

Object.assign(crypto, { scrypt: cheaply })
syncBuiltinESMExports()
