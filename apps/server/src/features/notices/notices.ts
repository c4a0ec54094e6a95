import { imageOf } from '@gauntlet/contract/pictures/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { NOTICE_DAYS, type Notice, type notices } from '@gauntlet/contract/notices/endpoints'
import { NOTICE_KINDS, type NoticeParams, noticeText } from '@gauntlet/contract/notices/texts'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { GATHERED } from '@gauntlet/rules/notices/gathering'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { inBites } from '../../platform/database/bites.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { type Caller, Said } from '../../platform/http/bind.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { moreOf } from './gathered.ts'
import { HOURLESS, inWords, startOf } from './moments.ts'
import { namesFor } from './people.ts'
import * as queries from './queries.ts'

const since = ({ clock }: Services) => new Date(clock.now().getTime() - NOTICE_DAYS * DAY)

/** The name of the player who did it, as far as the reader may know it. */
function whoOf(actor: queries.ActorRow, speaker: Speaker): string {
  const { formerPlayer, hiddenPlayer } = speaker.texts(nobodyTexts)
  if (actor.former) return formerPlayer
  if (!actor.known) return hiddenPlayer
  return actor.blocked ? actor.first_name : actor.full_name
}

/** The face of the player who did it, if the reader may see it. */
const faceOf = ({ id, full_name, image, known, blocked, reachable }: queries.ActorRow): Notice['actor'] =>
  reachable && known && !blocked ? { id, full_name, image: imageOf(image) } : null

function present(
  row: queries.NoticeRow,
  names: NoticeParams,
  { appName, speaker, actors }: { appName: string; speaker: Speaker; actors: ReadonlyMap<string, queries.ActorRow> },
): Notice[] {
  const kind = NOTICE_KINDS.find(known => known === row.kind)
  const actor = actors.get(row.actor_id ?? '')
  const who = actor ? whoOf(actor, speaker) : appName
  const params = { ...row.params, ...moreOf(row.others), ...names, who }
  const text = noticeText(row.kind, row.name, inWords(params, speaker), speaker)
  // An earlier version may have told of what this one has no words for.
  if (!kind || !text) return []
  return [
    {
      id: row.id,
      kind,
      text: text.subject,
      line: text.facts ?? text.line,
      link: row.link,
      created: row.created_at.toISOString(),
      read: row.read_at ? 1 : 0,
      actor: actor ? faceOf(actor) : null,
    },
  ]
}

/** Reminders are worth reading until the start, and one of each thing, the newest, says all that the others do. */
function withoutIdleReminders(rows: readonly queries.NoticeRow[], now: number): queries.NoticeRow[] {
  const told = new Set<string>()
  return rows.filter(({ kind, link, params }) => {
    if (kind !== 'reminders') return true
    const isNew = !told.has(link)
    told.add(link)
    return isNew && (startOf(params) ?? Infinity) > now
  })
}

/** Those who did what a player is told, by id. */
async function actorsOf(executor: Executor, userId: string, rows: readonly queries.NoticeRow[]) {
  const ids = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))]
  const actors = ids.length > 0 ? await queries.listActors.all(executor, { userId, ids }) : []
  return new Map(actors.map(actor => [actor.id, actor]))
}

/**
 * The notices of some kinds since a moment that a player has not read, the newest first, as they are told once the
 * moment of each is over.
 */
export async function unreadSince(
  tx: Transaction,
  { config, clock }: Services,
  {
    userId,
    kinds,
    since: from,
    speaker,
    limit,
  }: { userId: string; kinds: readonly string[]; since: Date; speaker: Speaker; limit: number },
): Promise<Notice[]> {
  const mine = { userId, since: new Date(from.getTime() - 1), gathered: GATHERED, unreadOf: kinds }
  const unread = await queries.listNotices.all(tx, { ...mine, limit, offset: 0 })
  const rows = withoutIdleReminders(unread, clock.now().getTime())
  const names = await namesFor(
    tx,
    userId,
    rows.map(({ people }) => people),
    speaker,
  )
  const about = { appName: config.appName, speaker, actors: await actorsOf(tx, userId, rows) }
  return rows.flatMap((row, at) => present(row, { ...names[at], ...HOURLESS }, about))
}

export async function listNotices(
  services: Services,
  viewer: Viewer,
  { page, limit }: InputOf<typeof notices.list>,
  { speaker }: Caller,
) {
  const { db, config } = services
  const mine = { userId: viewer.id, since: since(services), gathered: GATHERED, unreadOf: null }
  const [rows, { total, unread }] = await Promise.all([
    queries.listNotices.all(db, { ...mine, limit, offset: (page - 1) * limit }),
    queries.countNotices.one(db, mine),
  ])
  const names = await namesFor(
    db,
    viewer.id,
    rows.map(({ people }) => people),
    speaker,
  )
  const about = { appName: config.appName, speaker, actors: await actorsOf(db, viewer.id, rows) }
  const shown = rows.flatMap((row, at) => present(row, names[at] ?? {}, about))
  return new Said({ notices: shown, unread }, { total })
}

/** Somebody else's notice is none of the viewer's: naming it reads nothing. */
export async function readNotices(services: Services, viewer: Viewer, { id }: InputOf<typeof notices.read>) {
  await services.db.transaction(async tx => {
    const now = services.clock.now()
    const whose = { userId: viewer.id, gathered: GATHERED, now }
    const changed = await queries.markRead.affected(tx, { ...whose, id: id ?? null, link: null })
    if (changed > 0) services.live.touch(tx, [viewer.id])
  })
  return undefined
}

export const forgetNoticesJob = (services: Services): Job => ({
  name: 'old-notices',
  everyMs: HOUR,
  async run() {
    await inBites(() => queries.deleteOldNotices.affected(services.db, { before: since(services) }))
  },
})
