import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AnnouncedReply } from '../conversation'
import type { ShownMessage } from '../conversation-state'
import { Announcer } from './announcer'

const announced = (over: Partial<ShownMessage>, from = 0): AnnouncedReply => ({
  reply: {
    id: 'r1',
    versions: [],
    role: 'assistant',
    content: '',
    status: 'streaming',
    failure: null,
    timestamp: '2026-11-21T14:00:00.000Z',
    sendKey: null,
    vote: null,
    ...over,
  },
  from,
})
const said = (reply: AnnouncedReply | null) =>
  [...renderToStaticMarkup(<Announcer announced={reply} />).matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text)

describe('Announcer', () => {
  it('says nothing of what was there when the conversation was opened', () => {
    expect(said(null)).toEqual([])
  })

  it('says finished sentences of a reply that is received, and then its end', () => {
    expect(said(announced({ content: 'Una lista. Se recorre' }))).toEqual(['El mentor está escribiendo.', 'Una lista.'])
    expect(said(announced({ content: 'Una lista. Fin', status: 'complete' }))).toEqual([
      'Una lista. Fin',
      'Fin de la respuesta.',
    ])
  })

  it('does not say again what was there before a reply is continued', () => {
    expect(said(announced({ content: 'Ya dicho. Y lo nuevo. ' }, 'Ya dicho.'.length))).toEqual([
      'El mentor está escribiendo.',
      'Y lo nuevo.',
    ])
  })
})
