import type { Notice } from '@gauntlet/contract/notices/endpoints'

/** The address that a notice leads to; of a friend with whose it is, since all of those lead to one screen. */
const aboutOf = ({ kind, link, actor }: Notice): string => (kind === 'friends' && actor ? `${link}#${actor.id}` : link)

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
  for (const notice of notices) if (!newest.has(aboutOf(notice))) newest.set(aboutOf(notice), notice)
  const needs = [...waiting].map(([link, thing]) => ({ link, notice: newest.get(link), thing }))
  const above = new Set(needs.map(({ notice }) => notice))
  return { needs, others: notices.filter(one => !above.has(one) && !(waiting.has(aboutOf(one)) && one.read === 1)) }
}
