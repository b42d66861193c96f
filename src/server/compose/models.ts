import type { Config, ModelConfig, ModelList, RemoteModel } from '~/config/config'
import type { Models } from '~/modules/chat/chat.server'
import {
  type Breaker,
  createBreaker,
  createModelList,
  type Ledger,
  type ModelPort,
  nearMaterial,
  withBudget,
  withDigest,
  withEndUser,
  withLadder,
  withModeration,
  withTrace,
  withWindow,
} from '~/modules/mentor/mentor.server'
import type { Log } from '~/platform/log'
import { once } from '~/platform/once'
import { systemClock } from '~/platform/time/clock'
import { productFacts } from '~/server/facts/product-facts'

/** `secret`: the installation's; `ledger`: where what the models take is written down. */
type Dependencies = { config: Config; secret: string; log: Log; ledger: Ledger }

/** The models of both mentors. A provider that both name has one breaker; it goes by the real time, which no demo moves. */
export async function chooseModels({ config, secret, log, ledger }: Dependencies): Promise<Models> {
  const breakers = new Map<string, Breaker>()
  const breakerOf = ({ kind, baseUrl }: RemoteModel): Breaker => {
    const provider = `${kind} ${baseUrl}`
    const breaker = breakers.get(provider) ?? createBreaker(systemClock)
    breakers.set(provider, breaker)
    return breaker
  }
  const listOf = async (list: ModelList) =>
    createModelList(
      await Promise.all(
        list.map(async (chosen) => ({
          id: chosen.id,
          model: await loadModel(chosen, config),
          ...(chosen.kind === 'embedded' ? {} : { breaker: breakerOf(chosen), maxReplies: chosen.maxReplies }),
        })),
      ),
      { clock: systemClock, log },
    )
  const embedded = once(() => loadModel({ kind: 'embedded', id: 'embedded' }, config))
  const inPlace: ModelPort = {
    async *stream(request) {
      yield* (await embedded()).stream(request)
    },
  }
  const moderated = await moderator(config, log)
  const bounded = async (list: ModelList) => {
    const model = await listOf(list)
    if (model.isFree) return model
    const remote = list.filter((entry) => entry.kind !== 'embedded')
    const inputTokens = Math.max(...remote.map((entry) => entry.inputTokens))
    const answerTokens = Math.max(...remote.map((entry) => entry.maxTokens))
    return moderated(withBudget(withEndUser(model, secret), { ledger, embedded: inPlace, inputTokens, answerTokens }))
  }
  const isTraced = config.observability.traces !== null
  const watched = async (list: ModelList) => (isTraced ? withTrace(await bounded(list)) : bounded(list))
  return { basic: await watched(config.models.basic), pro: await watched(config.models.pro) }
}

/** Where no moderation is configured, models are as they are. */
async function moderator({ moderation: chosen }: Config, log: Log): Promise<(model: ModelPort) => ModelPort> {
  if (chosen === null) return (model) => model
  const { createModeration } = await import('~/adapters/model/moderation')
  const options = { moderation: createModeration(chosen), breaker: createBreaker(systemClock), log }
  return (model) => withModeration(model, options)
}

/** A model as conversations need it: told what came before and what is near, within its window, held to the ladder. */
const fitting = (model: ModelPort, { inputTokens }: RemoteModel): ModelPort =>
  withLadder(withWindow(withDigest(model), { inputTokens, near: nearMaterial }))

/** Each adapter is loaded only where it is used: the server starts faster. */
async function loadModel(chosen: ModelConfig, config: Config): Promise<ModelPort> {
  switch (chosen.kind) {
    case 'embedded': {
      const { createEmbeddedModel } = await import('~/adapters/model/embedded')
      return createEmbeddedModel(() => productFacts(config))
    }
    case 'openai-compatible': {
      const { createOpenAiCompatibleModel } = await import('~/adapters/model/openai-compatible')
      return fitting(createOpenAiCompatibleModel(chosen), chosen)
    }
    case 'anthropic': {
      const { createAnthropicModel } = await import('~/adapters/model/anthropic')
      return fitting(createAnthropicModel(chosen), chosen)
    }
    case 'google': {
      const { createGoogleModel } = await import('~/adapters/model/google')
      return fitting(createGoogleModel(chosen), chosen)
    }
    case 'n8n': {
      const { createN8nModel } = await import('~/adapters/model/n8n')
      return fitting(createN8nModel(chosen), chosen)
    }
  }
}
