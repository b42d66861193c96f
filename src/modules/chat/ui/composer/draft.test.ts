import { describe, expect, it } from 'vitest'
import { draftKey, EMPTY_DRAFT, giveBack, isEmptyDraft, isForeignDraft, recoverDraft, takeForSending } from './draft'

const typed = (text: string) => ({ ...EMPTY_DRAFT, text })

describe('draft', () => {
  it('is kept per user and chat', () => {
    expect(draftKey('u1', 'c1')).toBe('pymentor-draft:u1:c1')
    expect(draftKey('u1', 'pro')).not.toBe(draftKey('u2', 'pro'))
  })

  it('C-30 tells whose it is', () => {
    expect(isForeignDraft(draftKey('u2', 'c1'), 'u1')).toBe(true)
    expect(isForeignDraft(draftKey('u1', 'c1'), 'u1')).toBe(false)
    expect(isForeignDraft(draftKey('u1-b', 'c1'), 'u1')).toBe(true)
    expect(isForeignDraft('pymentor-theme', 'u1')).toBe(false)
  })

  it('leaves the box empty while the message is on its way, and is not empty itself', () => {
    const draft = takeForSending(typed('hola\n'), 'k1')
    expect(draft).toEqual({ text: '', sending: { text: 'hola', sendKey: 'k1' }, refused: null })
    expect(isEmptyDraft(draft)).toBe(false)
  })

  it('CHAT-21 gives a refused message back, above what was typed meanwhile', () => {
    const sending = takeForSending(typed('hola'), 'k1')
    expect(giveBack(sending).text).toBe('hola')
    expect(giveBack({ ...sending, text: 'y además' }).text).toBe('hola\n\ny además')
  })

  it('sends a refused message again with the same key, and a changed one with a new key', () => {
    const back = giveBack(takeForSending(typed('hola'), 'k1'))
    expect(takeForSending(back, 'k2').sending.sendKey).toBe('k1')
    expect(takeForSending({ ...back, text: 'hola a todos' }, 'k2').sending.sendKey).toBe('k2')
  })

  it('sends a message whose key stands for another one with a new key, and loses nothing of it', () => {
    const back = giveBack(takeForSending(typed('hola'), 'k1'), { isKeySpent: true })
    expect(takeForSending(back, 'k2').sending).toEqual({ text: 'hola', sendKey: 'k2' })
  })

  it('survives a reload, with what had not been acknowledged', () => {
    const stored = JSON.stringify(takeForSending(typed('hola'), 'k1'))
    expect(recoverDraft(stored, [null, 'k0']).text).toBe('hola')
    expect(takeForSending(recoverDraft(stored, []), 'k2').sending.sendKey).toBe('k1')
  })

  it('is cleared of what has arrived after all', () => {
    const sending = takeForSending(typed('hola'), 'k1')
    expect(recoverDraft(JSON.stringify({ ...sending, text: 'otra' }), ['k1'])).toEqual(typed('otra'))
  })

  it.each([null, '', 'no json', '{"text":1}', '"x"'])('takes %j for no draft', (stored) => {
    expect(recoverDraft(stored, [])).toEqual(EMPTY_DRAFT)
  })
})
