import type { Page } from 'playwright-core'

/** The scripts of the pages of a device stay away until they are let go. */
export async function holdScripts(page: Page) {
  let held = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await held.promise
    await route.continue()
  })
  return {
    hold() {
      held = Promise.withResolvers<void>()
    },
    letGo: () => held.resolve(),
  }
}
