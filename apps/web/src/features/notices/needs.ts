import type { Notice } from '@gauntlet/contract/notices/endpoints'

/**
 * Of things that wait for the viewer, by their links and in their order, the newest notice of each; all other notices
 * follow in theirs, but for those that were read and are about one of these. `waiting` are those things, so that what
 * was answered elsewhere is not asked for again.
 */
export function needsFirst<Thing>(
  notices: readonly Notice[],
  waiting: ReadonlyMap<string, Thing>,
): { needs: { notice: Notice; thing: Thing }[]; others: Notice[] } {
  const newest = new Map<string, Notice>()
  for (const notice of notices) if (!newest.has(notice.link)) newest.set(notice.link, notice)
  const needs = [...waiting].flatMap(([link, thing]) => {
    const notice = newest.get(link)
    return notice ? { notice, thing } : []
  })
  const above = new Set(needs.map(({ notice }) => notice))
  return { needs, others: notices.filter(one => !above.has(one) && !(waiting.has(one.link) && one.read === 1)) }
}
