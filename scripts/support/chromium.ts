// Finds a Chromium for the journeys, or brings one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tool } from './command.ts'
import { root, waitForLock } from './lock.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env['PROGRAMFILES'], process.env['LOCALAPPDATA']].map(base =>
    join(base ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]
/** Chromium without its windows. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const isRoot = process.getuid?.() === 0

/**
 * Around each page, though nobody sees it, Chromium draws a window whose address bar has two pages of its own: they
 * take longer than one of ours. The rest is what Playwright would leave out: of two such lists Chromium takes the last.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'PreconnectToSearch',
]

/** The flags to start it with. The sandbox of Chromium refuses root, and only root goes without. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
]

// Some systems ship a `chromium` that only says where to get one.
const works = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const onPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))

const onSystem = () => [...onPath(NAMES), ...ELSEWHERE].find(works)
const shellOnSystem = () => onPath(SHELLS).find(works)

/** Whether the program ended well. What it prints is our stderr. */
const did = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

async function fromDebian(name: string, find: () => string | undefined): Promise<string | undefined> {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined
  // As programs.ts does: apt-get takes one at a time.
  using _turn = await waitForLock('apt-get')
  // Another step may have installed it while this one waited.
  const there = find()
  if (there !== undefined) return there
  if (!did('apt-get', ['update']) || !did('apt-get', ['install', '-y', '--no-install-recommends', name]))
    return undefined
  return find()
}

function fromPlaywright(): string | undefined {
  const asked = spawnSync(process.execPath, ['-p', `require('playwright-core').chromium.executablePath()`], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
  })
  const path = asked.stdout.trim()
  if (path && !works(path)) did(process.execPath, tool('playwright-core', 'cli.js', 'install', 'chromium'))
  return path && works(path) ? path : undefined
}

/**
 * The path of a Chromium that starts: CHROME_PATH, else the system's, else one that is installed now (on Debian as
 * root by its package, elsewhere Playwright's own). Throws where none of these works.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (works(named)) return named
    throw new Error(`CHROME_PATH is ${named}, which does not start.`)
  }
  const found = onSystem() ?? (await fromDebian('chromium', onSystem)) ?? fromPlaywright()
  if (found) return found
  throw new Error(
    'No Chromium here, and none could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.',
  )
}

/**
 * The path of a Chromium that has no windows to draw, which takes a fifth less of a core for the same pages; installed
 * where that can be done. There is none where it cannot, or where CHROME_PATH names the browser to use.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (process.env['CHROME_PATH']) return undefined
  return shellOnSystem() ?? (await fromDebian('chromium-headless-shell', shellOnSystem))
}
