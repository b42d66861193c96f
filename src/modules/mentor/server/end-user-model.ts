import { createHmac } from 'node:crypto'
import type { ModelPort } from '../model-port'

/**
 * A model that is told whose question it is by a name that only this installation can make: always the same for a person, so that a
 * provider can act on one who misuses it without shutting all others out, and of no use to find out who it is.
 */
export const withEndUser = (model: ModelPort, secret: string): ModelPort => ({
  ...model,
  stream: (request) =>
    model.stream(request.billedTo ? { ...request, endUser: nameFor(request.billedTo.userId, secret) } : request),
})

const nameFor = (userId: string, secret: string) =>
  createHmac('sha256', secret).update(`model-end-user\n${userId}`).digest('base64url')
