import type { Page } from 'playwright-core'

/** px; letters stand out of their line by as much. */
const NEAR = 3

/** Runs in the browser: a page that has little of its window, and what is wider than its place. */
function tooLittleRoom(): string[] {
  const LEAST_SHARE = 0.4
  const NAMED = 200
  const faults: string[] = []
  const height = document.querySelector('[role="main"], main')?.getBoundingClientRect().height ?? 0
  if (height < innerHeight * LEAST_SHARE) faults.push(`the page has ${Math.round(height)} of ${innerHeight} px`)
  for (const part of [document.documentElement, ...document.querySelectorAll('.page-scroll, .tabs')]) {
    const more = part.scrollWidth - part.clientWidth
    if (more <= 1 || !part.checkVisibility()) continue
    const edge = part.getBoundingClientRect().left + part.clientWidth + 1
    const beyond = [...part.querySelectorAll('*')].findLast(one => one.getBoundingClientRect().right > edge)
    faults.push(`${more} px too wide: ${beyond?.outerHTML.slice(0, NAMED)}`)
  }
  return faults
}

interface Line {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  /** px of it that nobody sees. */
  cut: number
}

/** Runs in the browser: every line of text, as far as its surroundings let it through. */
function linesShown(): Line[] {
  const NAMED = 60
  const HIDDEN = '.visually-hidden, option, output, script, style, svg, .skip-link, .toasts'
  /** A bar that stays while the rest scrolls lies over it for a moment. */
  const BARS = '.page-top, .search-submit, .composer, .tabs, .rail, .own, [class*="bar"]'
  /** Below the first screen much is laid out only once somebody comes near. */
  const SEEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const SCROLLS = '.page-scroll, dialog, [class*="tabs"]'
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, NAMED)
    if (!around || text === '' || around.closest(HIDDEN)) continue
    if (!around.checkVisibility(SEEN)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      let { left, right, top, bottom } = whole
      let stays = around.closest(BARS) !== null
      for (let outer: Element | null = around; outer && !outer.matches(SCROLLS); outer = outer.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(outer)
        const edge = outer.getBoundingClientRect()
        if (overflowX === 'hidden' || overflowX === 'clip') {
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
        }
        if (overflowY === 'hidden' || overflowY === 'clip') bottom = Math.min(bottom, edge.bottom)
        if (position === 'sticky') stays = true
        if (position === 'fixed') break
      }
      const cut = Math.max(whole.right - right, left - whole.left, whole.bottom - bottom)
      if (stays && cut <= 0) continue
      top = Math.min(top, bottom)
      lines.push({ text, left, right, top, bottom, cut })
    }
  }
  return lines
}

/** Does more than half of a line lie over another? */
function areOver(one: Line, two: Line): boolean {
  const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
  const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
  return across > NEAR && down > Math.min(one.bottom - one.top, two.bottom - two.top) / 2
}

/** Texts that are cut, lie over one another or stand outside the page, and a page that has little of its window. */
export async function faultsOfRoom(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesShown)
  const cut = lines
    .filter(line => line.cut > 2 * NEAR)
    .map(line => `'${line.text}' is cut by ${Math.round(line.cut)} px`)
  const whole = lines.filter(line => line.bottom > line.top)
  const over = whole.flatMap((one, at) =>
    whole.slice(at + 1).flatMap(two => (areOver(one, two) ? `'${one.text}' lies over '${two.text}'` : [])),
  )
  return [...new Set([...(await page.evaluate(tooLittleRoom)), ...cut, ...over])]
}
