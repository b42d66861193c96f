// A chat of its own for each stream, all of the demo PRO account. --arg base=… --arg dataDir=…
import { proAccount, signIn } from './sign-in.mjs'

let session

export default async function prepare({ i, args }) {
  session ??= signIn(args.base, proAccount(args.dataDir))
  const { call, cookie } = await session
  const { chatId } = await call('POST', '/api/chat/create', { type: 'pro', title: `Stream ${i}` })
  return {
    url: `${args.base}/api/chat/message`,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ chatId, chatbotType: 'pro', message: 'Cuéntame algo de las listas' }),
  }
}
