import { describe, expect, it } from 'vitest'
import type { ShownMessage } from '../conversation/conversation-state'
import { GROUP_LENGTH, groupMessages, type MessageGroup } from './message-groups'

const message = (id: number) => ({ id: `m${id}` }) as ShownMessage
/** Messages from one number to another, both included. */
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
const groupOf = (groups: readonly MessageGroup[], id: number) =>
  groups.find(({ messages }) => messages.some((each) => each.id === `m${id}`))?.key

describe('groups of messages', () => {
  it('hold all messages in their order, few enough each, under keys of their own', () => {
    const groups = groupMessages([], run(1, 50))
    expect(groups.flatMap(({ messages }) => messages)).toEqual(run(1, 50))
    expect(groups.map(({ start }) => start)).toEqual([0, 8, 16, 24, 32, 40, 48])
    expect(Math.max(...groups.map(({ messages }) => messages.length))).toBe(GROUP_LENGTH)
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })

  it('keep their messages while others come and go at both ends', () => {
    const first = groupMessages([], run(101, 150))
    const older = groupMessages(first, run(51, 150))
    const newer = groupMessages(older, run(71, 170))
    for (let id = 101; id <= 150; id += 1) {
      expect(groupOf(older, id)).toBe(groupOf(first, id))
      expect(groupOf(newer, id)).toBe(groupOf(first, id))
    }
    expect(groupMessages(newer, run(51, 150)).flatMap(({ messages }) => messages)).toEqual(run(51, 150))
    expect(new Set(newer.map(({ key }) => key)).size).toBe(newer.length)
  })

  it('take a new message into the last one while it has room', () => {
    const groups = groupMessages([], run(1, 11))
    expect(groupMessages(groups, run(1, 12)).length).toBe(2)
    expect(groupMessages(groupMessages([], run(1, 8)), run(1, 9)).length).toBe(2)
  })
})
