import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beyond WCAG: regions that are told apart by their names, and headings that leave out no level. */
const ALSO = { 'landmark-unique': { enabled: true }, 'heading-order': { enabled: true } }

/**
 * axe finds nothing against WCAG 2.2 AA in the page as it is now, nor against a little more; it runs in the page
 * itself, which is quicker than in a tab of its own.
 */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: ALSO }).withTags(WCAG_22_AA)
  const { violations } = await axe.setLegacyMode().analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
  expect(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
