#!/usr/bin/env node
// What Python weighs and how long its reader waits, in Chromium: node bench/mentor/runner.mjs [--rounds N]
// cold: nothing kept, files from this machine's server; kept: the files kept, no interpreter; warm: the same page once more;
// snapshot: as kept, with the memory of a started interpreter.
import { readdirSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../scripts/prepare/programs.ts'
import { withProduct } from '../tools/own-product.mjs'
import { proAccount, signIn } from '../tools/sign-in.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const FOLDER = 'build/client/assets/python'
const SNAPSHOT = /snapshot-\w+\.bin/
const MOST_BYTES = 5_800_000
const MOST_SNAPSHOT_BYTES = 4_500_000
/** Of the time from the press to the output: loading files and opening the frame are in both. */
const MOST_SHARE = 0.7
const START_MS = 120_000
/** 10,000 steps, recorded and shown, from the press on: 0.3 s and 1 s. */
const MOST_STEPS_MS = 1_300
const MANY_STEPS = 'total = 0\nfor numero in range(6000):\n    total += numero\nprint(total)'
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const seconds = (list) => `${(median(list) / 1000).toFixed(2)} s`

/** From the press to the output. */
async function timeRun(page, name) {
  const before = Date.now()
  await page.getByRole('button', { name, exact: true }).first().click()
  const panel = page.getByRole('region', { name: 'Ejecución' }).first()
  await panel.getByText(/azar: semilla/).waitFor({ timeout: START_MS })
  return Date.now() - before
}

const weight = (isCounted) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.br') && isCounted(name))
    .reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0)
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`

/** From the press on «Paso a paso» until the first of 10,000 steps is shown, in a Python that has started. */
async function timeSteps(page) {
  await page.goto(`/practica#codigo=${encodeURIComponent(MANY_STEPS)}`)
  await page.getByRole('button', { name: 'Ejecutar', exact: true }).click()
  await page.getByText('17997000').waitFor({ timeout: START_MS })
  const before = Date.now()
  await page.getByRole('button', { name: 'Paso a paso' }).first().click()
  await page.getByText(/Paso 1 de 10\.000/).waitFor({ timeout: START_MS })
  return Date.now() - before
}

/** The page fetches it by itself after a run. */
const untilSnapshotIsKept = (page) =>
  page.evaluate(async () => {
    const cache = await caches.open('python-files')
    while (!(await cache.keys()).some(({ url }) => url.includes('/snapshot-')))
      await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** A page with a program of the embedded mentor, in a browser that has kept nothing. */
async function pageWithProgram(browser, { url, dataDir }) {
  const { cookie } = await signIn(url, proAccount(dataDir))
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      return { name, value, url }
    }),
  )
  const page = await context.newPage()
  await page.goto('/mentor-basic')
  await page.getByLabel('Tu pregunta').fill('Escribe un programa que imprima los números del 1 al 5')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('button', { name: 'Ejecutar', exact: true }).first().waitFor({ timeout: START_MS })
  return page
}

await withProduct(async (product) => {
  const bytes = weight((name) => !SNAPSHOT.test(name))
  const later = weight((name) => SNAPSHOT.test(name))
  console.log(`  Python's files: ${megabytes(bytes)} brotli; then its memory: ${megabytes(later)}`)
  if (bytes > MOST_BYTES || later > MOST_SNAPSHOT_BYTES) process.exitCode = 1

  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const times = { cold: [], kept: [], warm: [], snapshot: [], 'ten thousand steps': [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const page = await pageWithProgram(browser, product)
    await page.route(SNAPSHOT, (route) => route.abort())
    times.cold.push(await timeRun(page, 'Ejecutar'))
    await page.reload()
    times.kept.push(await timeRun(page, 'Ejecutar'))
    await page.getByRole('button', { name: 'Cerrar', exact: true }).first().click()
    times.warm.push(await timeRun(page, 'Ejecutar'))
    await page.unroute(SNAPSHOT)
    await page.reload()
    await timeRun(page, 'Ejecutar')
    await untilSnapshotIsKept(page)
    await page.reload()
    times.snapshot.push(await timeRun(page, 'Ejecutar'))
    times['ten thousand steps'].push(await timeSteps(page))
    await page.context().close()
  }
  await browser.close()
  if (median(times.snapshot) > MOST_SHARE * median(times.kept)) process.exitCode = 1
  if (median(times['ten thousand steps']) > MOST_STEPS_MS) process.exitCode = 1
  for (const [name, list] of Object.entries(times)) console.log(`  ${name}: ${seconds(list)}`)
})
