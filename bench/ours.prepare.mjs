// One signed-in PRO user (no message limit), a chat of its own for each stream.
// --arg base=… --arg email=… --arg password=…
let session

async function signIn({ base, email, password }) {
  const cookies = new Map()
  const call = async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; ') },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response.json()
  }
  await call('POST', '/api/identity/sign-in/email', { email, password })
  const { token } = await call('GET', '/api/identity/token')
  await call('POST', '/api/auth/firebase-login', { token })
  return { call, cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; ') }
}

export default async function prepare({ i, args }) {
  session ??= signIn(args)
  const { call, cookie } = await session
  const { chatId } = await call('POST', '/api/chat/create', { type: 'pro', title: `Stream ${i}` })
  return {
    url: `${args.base}/api/chat/message`,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ chatId, chatbotType: 'pro', message: 'Cuéntame algo de las listas' }),
  }
}
