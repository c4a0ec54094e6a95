import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * axe finds nothing against WCAG 2.2 AA in the page as it is now; it runs in the page itself, which is quicker than in
 * a tab of its own.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(WCAG_22_AA)
  const { violations } = await axe.setLegacyMode().analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
