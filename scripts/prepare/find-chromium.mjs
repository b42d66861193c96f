// The browser of the end-to-end tests and of the benches that measure pages.

import { packageBin, projectEnv, projectNode } from '../process/project.mjs'
import { say } from '../process/report.mjs'
import { runLogged } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'
import { canInstallPackages, installPackages } from './apt.mjs'
import { findOnPath, isExecutable } from './find-executable.mjs'

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000
/** Chromium without its windows: the journeys take half the time in it. Debian has it as a package. */
const HEADLESS = 'chromium-headless-shell'
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MACS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * The path of a Chromium or Chrome: the one in CHROMIUM_PATH, this system's, or one that is installed now, with apt-get or by Playwright.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && !isExecutable(given)) throw new SetupError(`CHROMIUM_PATH is ${given}, and no program is there.`)
  const best = given || findOnPath([HEADLESS])
  if (best) return best
  if (canInstallPackages()) await installFromDebian()
  return findOnPath([HEADLESS, ...OTHERS]) ?? MACS.find(isExecutable) ?? (await playwrightsOwn())
}

async function installFromDebian() {
  say('Installing Chromium with apt-get (about a minute) …')
  // Without a font package pages would be drawn with no letters.
  const install = (/** @type {string} */ name) => installPackages([name, 'fonts-liberation'], 'install-chromium')
  // Not every distribution has it.
  await install(HEADLESS).catch(async () => {
    // With neither, Playwright's is tried.
    if (!findOnPath(OTHERS)) await install('chromium').catch(() => undefined)
  })
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (isExecutable(path)) return path
  say('Downloading Chromium with Playwright …')
  const args = [packageBin('playwright-core'), 'install', '--no-shell', 'chromium']
  const command = { command: projectNode(), args, env: projectEnv() }
  await runLogged({ ...command, log: 'install-chromium', timeoutMs: DOWNLOAD_TIMEOUT_MS }).catch((error) => {
    throw new SetupError(`No Chromium here, and it could not be installed. Install one (on Debian: sudo apt-get install -y chromium) or give
  the path of a Chromium or Chrome in CHROMIUM_PATH, and run this again.
${error.message}`)
  })
  return path
}
