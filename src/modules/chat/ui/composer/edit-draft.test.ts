import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, isForeignDraft } from './draft-keys'
import {
  beginEdit,
  changeEditFiles,
  findEdit,
  forgetEdit,
  giveEditBack,
  storeEdit,
  takeEdit,
  writeEdit,
} from './edit-draft'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const question = { id: 'q1', content: '¿Qué es una lista?' }

describe('an edit', () => {
  it('begins with the question as it stands', () => {
    expect(beginEdit('u1', question)).toMatchObject({ questionId: 'q1', draft: { text: '¿Qué es una lista?' } })
  })

  it('C-70 begins with the question’s files, is sent with those that were added, and keeps what an earlier one has', () => {
    const file = { id: 'f1', name: 'uno.py', bytes: 4, lines: 1, encoding: 'utf-8' } as const
    const begun = beginEdit('u1', { ...question, attachments: [file] })
    expect(begun.draft.files).toEqual([{ key: 'f1', name: 'uno.py', text: null, stored: file, isSent: true }])
    const other = { ...file, id: 'f2', name: 'dos.py' }
    const added = { key: 'k', name: 'dos.py', text: null, stored: other, isSent: false }
    const changed = changeEditFiles(begun, (files) => [...files, added])
    expect(takeEdit(changed, 'k1').message.attachments).toEqual([file, other])
    const without = changeEditFiles(changed, (files) => files.filter(({ key }) => key !== 'f1'))
    storeEdit('u1', without)
    expect(beginEdit('u1', { ...question, attachments: [file] }).draft.files.map(({ name }) => name)).toEqual([
      'dos.py',
    ])
  })

  it('is found again after a reload, of the last question that has one', () => {
    storeEdit('u1', writeEdit(beginEdit('u1', question), 'uno'))
    storeEdit('u1', writeEdit(beginEdit('u1', { ...question, id: 'q2' }), 'dos'))
    const questions = [question, { id: 'q2' }, { id: 'q3' }]
    expect(findEdit('u1', questions, [])).toMatchObject({ questionId: 'q2', draft: { text: 'dos' } })
    expect(findEdit('u1', [question], [])?.draft.text).toBe('uno')
    expect(findEdit('u2', questions, [])).toBeNull()
  })

  it('begins with what an earlier one of the same question has left', () => {
    storeEdit('u1', writeEdit(beginEdit('u1', question), 'a medias'))
    expect(beginEdit('u1', question).draft.text).toBe('a medias')
    forgetEdit('u1', 'q1')
    expect(beginEdit('u1', question).draft.text).toBe(question.content)
  })

  it('that was on its way at a reload is in its box again, with the key it was sent with; one that has arrived is over', () => {
    const { edit, message } = takeEdit(writeEdit(beginEdit('u1', question), 'otra'), 'k1')
    storeEdit('u1', edit)
    expect(message).toEqual({ text: 'otra', sendKey: 'k1', attachments: [] })
    const found = findEdit('u1', [question], [null, 'k0'])
    expect(found?.draft.text).toBe('otra')
    if (found) expect(takeEdit(found, 'k2').message.sendKey).toBe('k1')
    expect(findEdit('u1', [question], ['k1'])).toBeNull()
    expect(stored.size).toBe(0)
  })

  it('CHAT-21 that was refused is in its box again', () => {
    const { edit } = takeEdit(writeEdit(beginEdit('u1', question), 'otra'), 'k1')
    expect(giveEditBack(edit, { isKeySpent: false }).draft).toMatchObject({ text: 'otra', sending: null })
  })

  it('C-30 is the user’s own', () => {
    storeEdit('u1', beginEdit('u1', question))
    const [key = ''] = stored.keys()
    expect(key).toBe(draftKey('u1', 'edit:q1'))
    expect(isForeignDraft(key, 'u2')).toBe(true)
  })
})
