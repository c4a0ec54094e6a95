import type { Notice } from '@gauntlet/contract/notices/endpoints'

/**
 * Of things that wait for the viewer, by their links, the newest notice of each; all other notices follow in their
 * order. `waiting` are those things, so that what was answered elsewhere is not asked for again.
 */
export function needsFirst<Thing>(
  notices: readonly Notice[],
  waiting: ReadonlyMap<string, Thing>,
): { needs: { notice: Notice; thing: Thing }[]; others: Notice[] } {
  const told = new Set<string>()
  const needs: { notice: Notice; thing: Thing }[] = []
  const others: Notice[] = []
  for (const notice of notices) {
    const thing = waiting.get(notice.link)
    if (thing === undefined || told.has(notice.link)) others.push(notice)
    else needs.push({ notice, thing })
    told.add(notice.link)
  }
  return { needs, others }
}
