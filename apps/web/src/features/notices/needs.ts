import type { Notice } from '@gauntlet/contract/notices/endpoints'

/**
 * Of things that wait for the viewer, by their links, the newest notice of each: those that are unread first, and then
 * the newest. All other notices follow in their order, but for those that were read and are about one of these.
 * `waiting` are those things, so that what was answered elsewhere is not asked for again.
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
  needs.sort(
    (one, other) =>
      one.notice.read - other.notice.read || Date.parse(other.notice.created) - Date.parse(one.notice.created),
  )
  return { needs, others: notices.filter(one => !above.has(one) && !(waiting.has(one.link) && one.read === 1)) }
}
