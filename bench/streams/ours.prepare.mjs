// A chat of its own for each stream, each of a person of their own. --arg base=… [--arg mentor=basic]; needs DATABASE_URL
import { newPerson } from '../tools/people.mjs'

export default async function prepare({ i, args: { base, mentor = 'pro' } }) {
  const cookie = await newPerson()
  const headers = { 'content-type': 'application/json', cookie }
  const created = await fetch(`${base}/api/chat/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: mentor, title: `Stream ${i}` }),
  })
  if (!created.ok) throw new Error(`/api/chat/create: ${created.status} ${await created.text()}`)
  const { chatId } = await created.json()
  return {
    url: `${base}/api/chat/message`,
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify({ chatId, chatbotType: mentor, message: 'Cuéntame algo de las listas' }),
  }
}
