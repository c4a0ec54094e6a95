import type { Locator, Page } from 'playwright-core'

/** A thumb that counts: every tap, and every key, including those that move on to the next field. */
export function thumb(page: Page) {
  const count = { taps: 0, keys: 0 }
  return {
    count,
    tap: async (what: Locator) => {
      count.taps += 1
      await what.first().tap()
    },
    type: async (text: string) => {
      count.keys += text.length
      await page.keyboard.type(text)
    },
    next: async () => {
      count.keys += 1
      await page.keyboard.press('Tab')
    },
    /** A text from the clipboard: a long press, and the tap on Paste. */
    paste: async (text: string) => {
      count.taps += 2
      await page.keyboard.insertText(text)
    },
  }
}
