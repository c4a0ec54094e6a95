import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { closeDevices, sharedBrowser } from './browser.ts'
import { type Server, sharedServer } from './server.ts'

/** The server and the browser of a file of journeys; its devices are closed after it, and the clock is put right. */
export async function openStage(): Promise<{ server: Server; browser: Browser }> {
  const server = sharedServer()
  const browser = await sharedBrowser()
  afterAll(async () => {
    await closeDevices(browser)
    await server.close()
  })
  return { server, browser }
}
