import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { EMPTY_STATE } from '../engine/frame'
import { levelOf } from '../engine/level'
import { plainText } from '../engine/lexicon/plain-text'
import { codePart } from '../engine/reading/code-part'
import { readMessage } from '../engine/reading/read-message'
import { asksOfProgram } from '../engine/requests/aim'
import { isFollowUp } from '../engine/requests/follow-up'
import { isFreshRequest } from '../engine/requests/fresh-request'
import { readRequests } from '../engine/requests/read-requests'
import { parsePython } from '../python/parse'
import { Program } from '../python/program/indexed-program'
import { readDanger } from './boundaries/danger/read-danger'
import { readBoundary } from './boundaries/read-boundary'
import { readWishes, saidOf, unreadClauses } from './change/read-wishes'
import { CHANGES } from './change/registry'
import { readQuestion } from './concepts/find/read-question'
import { readWish } from './exercises/read-wish'
import { readExpectation } from './faults/repair/expectation'
import { meaningOf } from './faults/repair/meanings'
import { findLesson } from './lessons/find-lesson'
import { topicIn } from './product/read-topic'
import { readTalk } from './talk/read-talk'
import { orderOf } from './what-if/change'
import { phraseOf } from './what-if/phrases/operands'
import { joinings } from './write/joinings'

const ROWS = new Program(
  parsePython('datos = [{"nombre": "Ana", "edad": 4, "activo": True}]\nfor d in datos:\n    print(d["nombre"])\n'),
)

const AFTER_A_PROGRAM = { ...EMPTY_STATE, program: codePart('print(1)\n', 'fenced') }

const READERS: Record<string, (text: string) => unknown> = {
  plainText,
  readRequests: (text) => readRequests(plainText(text), { code: true, error: true }),
  asksOfProgram: (text) => asksOfProgram(plainText(text)),
  phraseOf: (text) => phraseOf(orderOf(text, parsePython('total = 0\nfor p in [1]:\n    total += p\n'))),
  isFollowUp: (text) => isFollowUp(plainText(text)),
  isFreshRequest: (text) => isFreshRequest(readMessage(text), AFTER_A_PROGRAM),
  levelOf,
  topicIn,
  readExpectation: (text) => readExpectation(text, text),
  meaningOf: (text) => meaningOf(plainText(text)),
  readTalk: (text) => readTalk(plainText(text), text),
  readBoundary: (text) => readBoundary(text, { hasProgram: false }),
  readDanger,
  readQuestion,
  readWish: (text) => readWish(plainText(text), true),
  findLesson,
  joinings: (text) => joinings(['una lista de 5 notas y su media'], text),
  readWishes: (text) => {
    const said = saidOf(text)
    return unreadClauses(said, readWishes(said, { changes: CHANGES, except: new Set(), program: ROWS }))
  },
}

const REPEATED = [
  'a',
  'me ',
  'mi novio ',
  'quiero ',
  'no tengo ',
  'explica ',
  'que ',
  'error ',
  'cuanto cuesta ',
  'hola ',
  'gracias ',
  'ignora ',
  'receta ',
  'prueba pro ',
  'mis datos ',
  'si me muero ',
  'x = ',
  '"',
  '[',
  '```',
  '\n',
  '\ud800',
  'é',
  '😀',
  'dame un programa que ',
  'me sale un ',
  'a b c d ',
  'hackear ',
  'cambiar de plan ',
  'siempre sale ',
  'jaja',
  'ja ',
  'explicamelo ',
  'xx yy zz kk qq ',
  'diferencia entre lista y tupla ',
  'ponme un ejercicio de ',
  'no se me lo ',
]
/** As a message may be long. */
const LENGTH = 64_000
/** Many times what it takes here: a busy machine is no reason to fail, a search that grows with the square is. */
const LIMIT_MS = 150

describe('what is read from words', () => {
  describe.each(Object.entries(READERS))('%s', (_, read) => {
    it.each(REPEATED)('takes no long time over %j again and again', (piece) => {
      const text = piece.repeat(Math.ceil(LENGTH / piece.length))
      // The first long text has the patterns compiled, once in the life of the process.
      expect(() => read(text)).not.toThrow()
      const before = ownTime()
      read(text)
      expect(ownTime() - before).toBeLessThan(LIMIT_MS)
    })
  })

  it('takes some two milliseconds for the requests of 8,000 characters', () => {
    const text = plainText(
      'no me jala el programita, xq se queda pillado y no imprime nada; explicamelo porfa. '.repeat(95),
    )
    readRequests(text, { code: true, error: false })
    const times = Array.from({ length: 9 }, () => {
      const before = ownTime()
      readRequests(text, { code: true, error: false })
      return ownTime() - before
    })
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(10)
  })
})
