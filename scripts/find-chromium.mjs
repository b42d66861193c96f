// The browser of the end-to-end tests. By hand: node scripts/find-chromium.mjs   prints its path, installing one if need be.

import './node-version.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from './apt.mjs'
import { findOnPath, isExecutable } from './find-executable.mjs'
import { isMain, packageBin, projectEnv, projectNode } from './project.mjs'
import { runLogged } from './run-child.mjs'
import { runMain } from './run-main.mjs'
import { SetupError } from './setup-error.mjs'

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000
/** Chromium without its windows: the journeys take half the time in it. Debian has it as a package. */
const HEADLESS = 'chromium-headless-shell'
const COMMANDS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The path of a Chromium or Chrome; installs one when there is none.
 * @param {(line: string) => void} [say] told before anything is installed
 * @returns {Promise<string>}
 * @throws {SetupError} with the one line to run, when it can't be installed from here
 */
export async function ensureChromium(say = () => undefined) {
  const found = findChromium()
  if (found && (process.env.CHROMIUM_PATH || findOnPath([HEADLESS]) || !canInstallPackages())) return found
  const failure = await installChromium(say).catch((error) => error)
  const installed = findChromium()
  if (installed) return installed
  throw new SetupError(`No Chromium here, and it could not be installed. Run this and try again:
  ${advice()}
or give the path of a Chromium or Chrome in CHROMIUM_PATH.${failure ? `\n(${failure.message})` : ''}`)
}

/** @returns {string | undefined} */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new SetupError(`CHROMIUM_PATH is ${given}, and no program is there.`)
  }
  return findOnPath(COMMANDS) ?? usualPlaces().find(isExecutable) ?? playwrightBrowsers().find(isExecutable)
}

function usualPlaces() {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return [
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.flatMap((folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [])),
  ]
}

/** The browsers that Playwright downloaded before, newest first; its folder names have changed over the years. */
function playwrightBrowsers() {
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const caches = {
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform] ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  /** @param {string} name */
  const revision = (name) => Number(name.split('-').pop())
  const versions = readdirSync(cache).filter((name) => name.startsWith('chromium'))
  return versions
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((version) =>
      readdirSync(join(cache, version)).flatMap((folder) => {
        const place = join(cache, version, folder)
        return [
          join(place, 'chrome-headless-shell'),
          join(place, 'headless_shell'),
          join(place, 'chrome'),
          join(place, 'chrome.exe'),
          join(place, 'chrome-headless-shell.exe'),
          join(place, 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
        ]
      }),
    )
}

/** @param {(line: string) => void} say */
async function installChromium(say) {
  if (canInstallPackages()) {
    say('installing Chromium with apt-get (about a minute) …')
    // Without a font package pages would be drawn with no letters.
    return installPackages([HEADLESS, 'fonts-liberation'], 'install-chromium').catch((error) => {
      // Not every distribution has that one.
      if (findChromium()) return
      return installPackages(['chromium', 'fonts-liberation'], 'install-chromium').catch(() => Promise.reject(error))
    })
  }
  say('downloading Chromium with Playwright …')
  await runLogged({
    command: projectNode(),
    args: [packageBin('playwright-core'), 'install', 'chromium-headless-shell'],
    env: projectEnv(),
    log: 'install-chromium',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
}

function advice() {
  if (process.platform === 'darwin') return 'brew install --cask chromium'
  if (process.platform === 'win32') return 'winget install Google.Chrome'
  if (findOnPath(['apt-get', 'dpkg'])) return 'sudo apt-get install -y chromium'
  return 'npx playwright-core install --with-deps chromium'
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    console.log(await ensureChromium((line) => console.error(line)))
    return 0
  })
}
