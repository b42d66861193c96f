import * as z from 'zod'
import { type Context, change, create, fetchObject } from '../context'
import { endpoint } from '../http/endpoint'
import { missing } from '../http/errors'
import { DEFAULT_LIMIT, listPage } from '../http/lists'
import { address, bool, defined, ignored, listing, mergedMetadata, metadata, text } from '../http/params'
import { newId } from '../ids'

const endpointFields = {
  api_version: text.optional(),
  description: text.optional(),
  enabled_events: z.array(text).min(1),
  metadata: metadata.optional(),
  url: address,
}

export const eventEndpoints = [
  endpoint('GET /v1/events', {
    params: z.strictObject({
      ...listing,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      delivery_success: ignored,
    }),
    run: async ({ events }, { limit = DEFAULT_LIMIT, starting_after, ending_before, created, type, types }) => {
      for (const id of [starting_after, ending_before]) if (id && !(await events.find(id))) throw missing('event', id)
      const page = { limit, startingAfter: starting_after, endingBefore: ending_before, created }
      const { data, hasMore } = await events.list({ ...page, types: type === undefined ? types : [type] })
      return { object: 'list', data, has_more: hasMore, url: '/v1/events' }
    },
  }),
  endpoint('GET /v1/events/:id', {
    params: z.strictObject({}),
    run: async ({ events }, _, id) => {
      const event = await events.find(id)
      if (event === null) throw missing('event', id)
      return event
    },
  }),
]

/** Who is told of events. The emulator tells the product alone, at the address that its server gives. */
export const webhookEndpoints = (webhookSecret: string) => [
  endpoint('POST /v1/webhook_endpoints', {
    params: z.strictObject({ ...endpointFields, connect: bool.optional() }),
    run: async (context, { api_version = null, description = null, enabled_events, metadata: data, url }) => {
      const made = await create(
        context,
        {
          id: newId('we'),
          object: 'webhook_endpoint',
          api_version,
          application: null,
          created: context.now,
          description,
          enabled_events,
          livemode: false,
          metadata: mergedMetadata({}, data),
          status: 'enabled',
          url,
        },
        {},
      )
      return { ...made, secret: webhookSecret }
    },
  }),
  endpoint('GET /v1/webhook_endpoints', {
    params: z.strictObject(listing),
    run: (context, page) =>
      listPage(context, { type: 'webhook_endpoint', url: '/v1/webhook_endpoints', match: {} }, page),
  }),
  endpoint('GET /v1/webhook_endpoints/:id', {
    params: z.strictObject({}),
    run: (context, _, id) => fetchObject(context, 'webhook_endpoint', id, 'webhook_endpoint'),
  }),
  endpoint('POST /v1/webhook_endpoints/:id', {
    params: z.strictObject({
      description: text.optional(),
      disabled: bool.optional(),
      enabled_events: endpointFields.enabled_events.optional(),
      metadata: metadata.optional(),
      url: address.optional(),
    }),
    run: async (context: Context, { disabled, metadata: data, ...fields }, id) => {
      const before = await fetchObject(context, 'webhook_endpoint', id, 'webhook_endpoint')
      const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled'
      const patch = { ...defined(fields), status, metadata: mergedMetadata(before.metadata, data) }
      return change(context, 'webhook_endpoint', id, patch)
    },
  }),
  endpoint('DELETE /v1/webhook_endpoints/:id', {
    params: z.strictObject({}),
    run: async (context, _, id) => {
      await fetchObject(context, 'webhook_endpoint', id, 'webhook_endpoint')
      return context.store.bury('webhook_endpoint', id)
    },
  }),
]
