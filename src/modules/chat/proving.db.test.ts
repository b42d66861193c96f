import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { contractsOf } from '~/modules/runner/contracts/contracts-of'
import { KNOWN } from '~/modules/runner/contracts/testing/contracted-programs'
import { type ContractPython, isRefuted, startContractPython } from '~/modules/runner/contracts/testing/try-contracts'
import { codeIn } from '~/platform/markdown/code-in'
import { readMarkdown } from '~/platform/markdown/read-markdown'
import { chooseModels } from '~/server/compose/models'
import { DIALECTS, type Dialect } from '~/testing/models/model-dialects'
import { type ModelServer, startModelServer } from '~/testing/models/model-server'
import { type Call, SECRET, startApp } from '~/testing/start-app'

const REQUEST = 'Hazme una función que devuelva una lista ordenada'
const FAULTY = 'def ordenada(lista):\n    """Para ordenar."""\n    return lista\n\n\nprint(ordenada([1, 2, 3]))'
const RIGHT = FAULTY.replace('return lista', 'return sorted(lista)')
const ERROR = 'Con la lista [0, -1] da [0, -1]; se esperaba [-1, 0].'
const answerWith = (code: string) => `Aquí la tienes:\n\n\`\`\`python\n${code}\n\`\`\`\n\nSe llama con una lista.`

const REMOTE: [entry: string, dialect: Dialect, settings: (url: string) => Record<string, string>][] = [
  ['openai-compatible/llama-x', DIALECTS.openAi, (url) => ({ OPENAI_BASE_URL: url })],
  ['anthropic/claude-x', DIALECTS.anthropic, (url) => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'k' })],
  ['google/gemini-x', DIALECTS.google, (url) => ({ GOOGLE_AI_BASE_URL: url, GOOGLE_AI_API_KEY: 'k' })],
  ['n8n', DIALECTS.n8n, (url) => ({ N8N_WEBHOOK_URL: url })],
]

let python: ContractPython
beforeAll(async () => {
  python = await startContractPython()
})
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** The product with one provider for the Basic mentor, and somebody who has asked nothing yet. */
async function asking(entry: string, settings: Record<string, string> = {}): Promise<Call> {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const config = parseConfig({ MENTOR_BASIC_MODEL: entry, ...settings })
  const ledger = { reserve: async () => ({ settle: async () => {} }) }
  const app = await startApp({ models: await chooseModels({ config, secret: SECRET, log, ledger }) })
  ends.push(app.stop)
  return (await app.register(`${randomUUID()}@example.com`)).call
}

const ask = async (call: Call) =>
  (await call('POST', '/api/chat/message', { chatbotType: 'basic', message: REQUEST })).json()
const repair = (call: Call, replyId: string, error: string) =>
  call('POST', `/api/chat/repair/${replyId}`, { block: 0, error })
const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed
/** As a reader's page does: the block of the stored answer, held against what the question states. */
const codeOf = (content: string) => codeIn(readMarkdown(content))[0]?.code ?? ''
const held = (code: string) => python.hold(code, contractsOf(REQUEST, code, KNOWN))

/** In pieces that end nowhere in particular, in the middle of fences and of what stands behind them. */
const script = (server: ModelServer, code: string) =>
  server.script({ kind: 'tokens', tokens: answerWith(code).match(/[\s\S]{1,7}/g) ?? [] })

describe('code proves itself, whoever wrote it', () => {
  it.each(REMOTE)('C-69 C-71 %s: made-up cases refute its function, and its repair meets them', async (...given) => {
    const [entry, dialect, settings] = given
    const server = await startModelServer(0, dialect)
    ends.push(server.stop)
    const call = await asking(entry, settings(server.baseUrl))
    script(server, FAULTY)
    const { id, content } = await ask(call)
    expect(codeOf(content)).toBe(FAULTY)
    expect(isRefuted(held(codeOf(content)))).toBe(true)

    script(server, RIGHT)
    const repaired = await (await repair(call, id, ERROR)).json()
    const { error, cases } = held(codeOf(repaired.content))
    expect({ error, unmet: cases?.unmet, isTried: (cases?.generated ?? 0) > 15 }).toEqual({
      error: null,
      unmet: null,
      isTried: true,
    })
    const asked = dialect.turnsOf(server.requests.at(-1)?.body)
    expect(asked).toContainEqual({ role: 'assistant', content: answerWith(FAULTY) })
    expect(asked.at(-1)?.content).toContain(`${FAULTY}\n\`\`\`\n\n\`\`\`text\n${ERROR}`)
    expect(await used(call)).toBe(1)
  })

  it('C-69 C-71 embedded: its function meets the cases, and an error of a run is answered', async () => {
    const call = await asking('embedded')
    const { id, content } = await ask(call)
    const { error, cases } = held(codeOf(content))
    expect({ error, unmet: cases?.unmet ?? null }).toEqual({ error: null, unmet: null })
    expect(cases?.generated).toBeGreaterThan(15)
    const failure = "TypeError: '<' not supported between instances of 'str' and 'int'"
    const repaired = await (await repair(call, id, failure)).json()
    expect(repaired.content).toContain('TypeError')
    expect(await used(call)).toBe(1)
  })
})
