import { describe, expect, it } from 'vitest'
import { CARRIED_KEY, isCarried } from '../../carried-key'
import { EMPTY_DRAFT, giveBack, isEmptyDraft, recoverDraft, takeForSending } from './draft'
import { draftKey, isForeignDraft } from './draft-keys'

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
    expect(draft).toEqual({ ...EMPTY_DRAFT, sending: { text: 'hola', sendKey: 'k1', attachments: [] } })
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
    expect(takeForSending(back, 'k2').sending).toEqual({ text: 'hola', sendKey: 'k2', attachments: [] })
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

  const stored = { id: 'a1', name: 'a.py', bytes: 3, lines: 1, encoding: 'utf-8' } as const
  const file = { key: 'f1', name: 'a.py', text: null, stored, isSent: false }
  const pasted = { key: 'f2', name: 'pegado.py', text: 'x = 1', stored: null, isSent: false }

  it('C-70 sends its files, and gives a refused message back with them', () => {
    const taken = takeForSending({ ...typed('mira'), files: [file] }, 'k1')
    expect(taken).toMatchObject({ text: '', files: [], sending: { attachments: [stored] } })
    const back = giveBack(taken)
    expect(back.files).toEqual([{ ...file, key: 'a1', isSent: true }])
    expect(takeForSending(back, 'k2').sending.sendKey).toBe('k1')
    expect(takeForSending({ ...back, files: [] }, 'k2').sending.sendKey, 'another message').toBe('k2')
  })

  it('C-70 keeps files over a reload, and what was pasted and is not stored yet', () => {
    const draft = { ...EMPTY_DRAFT, files: [file, pasted, { ...pasted, key: 'f3', text: null }] }
    expect(isEmptyDraft(draft)).toBe(false)
    expect(recoverDraft(JSON.stringify(draft), []).files).toEqual([file, pasted])
  })

  it.each([null, '', 'no json', '{"text":1}', '"x"'])('takes %j for no draft', (stored) => {
    expect(recoverDraft(stored, [])).toEqual(EMPTY_DRAFT)
  })
})

describe('what is carried into an account', () => {
  it('C-30 C-64 stays for whoever signs in, and is somebody’s text to nobody', () => {
    expect(isCarried(CARRIED_KEY, 'ana')).toBe(false)
    expect(isCarried(CARRIED_KEY, '')).toBe(true)
    expect(isCarried('pymentor-theme', '')).toBe(false)
  })
})
