// How the stub's events look in each provider's words: `begin`, one `text` a token, and the `end` with what it cost.
const data = (json) => `data: ${JSON.stringify(json)}\n\n`
const named = (json) => `event: ${json.type}\n${data(json)}`

/** `id` and `model` as the caller named them; `withUsage`: what the answer costs is asked for. */
function openAi({ id, model, withUsage }) {
  const head = `data: {"id":"${id}","object":"chat.completion.chunk","created":${Math.floor(Date.now() / 1000)},"model":${JSON.stringify(model)},"choices":[{"index":0,"delta":`
  const usage = (tokens) => ({ prompt_tokens: 1, completion_tokens: tokens, total_tokens: tokens + 1 })
  const cost = (tokens) =>
    data({ id, object: 'chat.completion.chunk', created: 0, model, choices: [], usage: usage(tokens) })
  return {
    begin: `${head}{"role":"assistant","content":""},"finish_reason":null}]}\n\n`,
    text: (text) => `${head}{"content":"${text}"},"finish_reason":null}]}\n\n`,
    end: (tokens) => `${head}{},"finish_reason":"stop"}]}\n\n${withUsage ? cost(tokens) : ''}data: [DONE]\n\n`,
  }
}

const anthropic = ({ id, model }) => ({
  begin:
    named({
      type: 'message_start',
      message: {
        id,
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) + named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  text: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (tokens) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: tokens } }) +
    named({ type: 'message_stop' }),
})

const google = ({ model }) => {
  const candidate = (parts, more = {}) => ({ index: 0, content: { role: 'model', parts }, ...more })
  return {
    begin: '',
    text: (text) => data({ candidates: [candidate([{ text }])], modelVersion: model }),
    end: (tokens) =>
      data({
        candidates: [candidate([], { finishReason: 'STOP' })],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: tokens },
      }),
  }
}

/** Who is asked by a path below the base address, and which model where the path names it. Undefined for another path. */
export function dialectOf(path) {
  if (path === '/chat/completions') return { speak: openAi }
  if (path === '/messages') return { speak: anthropic }
  const [, model] = /^\/models\/([^/]+):streamGenerateContent$/.exec(path) ?? []
  return model === undefined ? undefined : { speak: google, model: decodeURIComponent(model) }
}
