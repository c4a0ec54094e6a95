import type { Notice } from '@gauntlet/contract/notices/endpoints'

/**
 * Of things that wait for the viewer, by their links, the newest notice of each, if it is at hand: in the order of
 * `waiting`, the most urgent first, as on the dashboard. All other notices follow in their order, but for those that
 * were read and are about one of these. What was answered elsewhere does not wait, and is not asked for again.
 */
export function needsFirst<Thing>(
  notices: readonly Notice[],
  waiting: ReadonlyMap<string, Thing>,
): { needs: { link: string; notice: Notice | undefined; thing: Thing }[]; others: Notice[] } {
  const newest = new Map<string, Notice>()
  for (const notice of notices) if (!newest.has(notice.link)) newest.set(notice.link, notice)
  const needs = [...waiting].map(([link, thing]) => ({ link, notice: newest.get(link), thing }))
  const above = new Set(needs.map(({ notice }) => notice))
  return { needs, others: notices.filter(one => !above.has(one) && !(waiting.has(one.link) && one.read === 1)) }
}
