import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { listen } from './listen'

/** Its own where a machine has more than one loopback address: nobody else takes a port there that was found free. */
const HOST = process.platform === 'linux' ? `127.77.${process.pid & 255}.${1 + randomInt(250)}` : '127.0.0.1'

async function freePort() {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

it('answers on every connection of many at once, and on none once closed', async () => {
  const port = await freePort()
  const server = createServer((_, response) => response.end('hola'))
  const { close } = await listen(server, { port, host: HOST })
  const ask = async () => (await fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } })).text()
  const answers = await Promise.all(Array.from({ length: 60 }, ask))
  expect(new Set(answers)).toEqual(new Set(['hola']))
  await close()
  const late = await Promise.allSettled(Array.from({ length: 40 }, ask))
  expect(late.map(({ status }) => status)).not.toContain('fulfilled')
})

it('closes only when what is being answered has been', async () => {
  const port = await freePort()
  let finish = () => {}
  const server = createServer((_, response) => {
    response.write('ho')
    finish = () => response.end('la')
  })
  const { close } = await listen(server, { port, host: HOST })
  const response = await fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } })
  const closing = close()
  finish()
  expect(await response.text()).toBe('hola')
  await closing
})

it('opens the port while somebody already knocks at it', async () => {
  const port = await freePort()
  const server = createServer((_, response) => response.end('hola'))
  let isOpen = false
  const knocking = (async () => {
    let answers = 0
    while (!isOpen || answers < 20) {
      const answer = await fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } }).catch(() => null)
      if (answer?.ok) answers += 1
    }
    return answers
  })()
  const { close } = await listen(server, { port, host: HOST })
  isOpen = true
  expect(await knocking).toBeGreaterThanOrEqual(20)
  await close()
})

it('refuses a port that another one listens at, its own kind included', async () => {
  const port = await freePort()
  const first = await listen(createServer(), { port, host: HOST })
  await expect(listen(createServer(), { port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
  const plain = createServer().listen(port, HOST)
  await once(plain, 'listening')
  await expect(listen(createServer(), { port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((resolve) => plain.close(resolve))
})
