import { describe, expect, it } from 'vitest'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import { findEntry } from '../error-catalogue/catalogue'
import MESSAGES from './testing/python-messages.txt?raw'

describe("Python's own messages", () => {
  it('MENTOR are each known by what they say, and not by their type alone', () => {
    const isUnknown = (printed: string) => {
      const [, type = '', message = ''] = /^([\w.]+): (.*)$/.exec(printed) ?? []
      const kind = recognizeMessage(type, message)?.kind ?? ''
      return (kind === '' || kind.endsWith('-general')) && findEntry(printed) === null
    }
    expect(MESSAGES.trim().split('\n').filter(isUnknown)).toEqual([])
  })
})
