import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Without its comments and long names: it goes to the browser, and is read there, for nearly every look. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beyond WCAG: regions that are told apart by their names, and headings that leave out no level. */
const ALSO = { 'landmark-unique': { enabled: true }, 'heading-order': { enabled: true } }
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: ALSO,
  runOnly: { type: 'tag', values: WCAG_22_AA },
}

/** axe stays where it is until another document comes: to load it takes as long as to look at a page. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** A target that lies half under a bar where the page happens to stand is measured again in the middle of it. */
const findingsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async what => {
    const only = { runOnly: ['target-size'], elementRef: true }
    const small = async () => (await window.axe.run(document, only)).violations.flatMap(({ nodes }) => nodes)
    const found: string[] = []
    for (const { id, help, nodes } of (await window.axe.run(document, what)).violations) {
      const told = nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`)
      if (id !== 'target-size') found.push(...told)
      else
        for (const [at, { element }] of (await small()).entries()) {
          element?.scrollIntoView({ block: 'center' })
          if ((await small()).some(still => still.element === element)) found.push(told[at] ?? help)
        }
    }
    return found
  }, options)

/** axe finds nothing against WCAG 2.2 AA in the page as it is now, nor against a little more. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await loadAxe(page)
  const findings = await findingsIn(page)
  expect(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
