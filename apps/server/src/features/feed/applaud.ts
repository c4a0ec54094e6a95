import type { feed, FeedResult } from '@gauntlet/contract/feed/endpoints'
import { feedTexts } from '@gauntlet/contract/feed/texts'
import { isId } from '@gauntlet/contract/fields'
import { hearsApplause } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { Act } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { challengeLink, isUnreachable } from '../challenges/facts.ts'
import { listPlayers } from '../challenges/queries.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { tell } from '../notices/tell.ts'
import { tournamentLink } from '../tournaments/notices.ts'
import { type Applauded, findApplauded, giveKudos, listPlayersOfMatch, takeKudosBack } from './kudos-queries.ts'
import { presentKudos } from './present.ts'
import { findMark } from './queries.ts'
import { type FedResult, resultsAmong } from './results.ts'

type Kudos = FeedResult['kudos']

async function requireResult(executor: Executor, viewer: Viewer, id: unknown): Promise<FedResult> {
  const mark = isId(id) ? await findMark.first(executor, { id }) : undefined
  const [result] = mark ? await resultsAmong(executor, viewer, [mark]) : []
  if (!result) throw notFound(feedTexts.missing)
  return result
}

/** The screen of the match; of one of a bracket, that of the tournament. */
const linkTo = (of: Applauded): string =>
  of.challenge_id === null ? tournamentLink(of.tournament_id) : challengeLink(of.challenge_id)

/** Those of its players who are told that the viewer applauds. */
const hearersOf = ({ cast, row }: FedResult): string[] =>
  cast.flatMap(one => {
    const meeting = { minor: row.viewer_minor, other_minor: isMinor(one), friend: one.friend }
    return hearsApplause({ ...meeting, apart: isUnreachable(one) }) ? one.id : []
  })

async function give(tx: Transaction, services: Services, viewer: Viewer, id: string): Promise<Kudos> {
  const result = await requireResult(tx, viewer, id)
  const given = { ...result.of, user_id: viewer.id, given_at: services.clock.now() }
  if ((await giveKudos.affected(tx, given)) > 0)
    await tell(tx, services, hearersOf(result), {
      kind: 'feed',
      name: 'applauded',
      actor: viewer.id,
      params: { sport: result.row.sport_name },
      link: linkTo(result.of),
    })
  return presentKudos((await requireResult(tx, viewer, id)).row)
}

/** The players who are no longer told of applause for a match. */
const untoldOf = (tx: Transaction, viewer: Viewer, of: Applauded) =>
  of.challenge_id === null
    ? listPlayersOfMatch.all(tx, { tournamentId: of.tournament_id, match: of.match, viewerId: viewer.id })
    : listPlayers.all(tx, { ids: [of.challenge_id] })

/**
 * Whoever applauds may take it back, also where the match has left their feed since: nothing more is told of it then.
 * Players who have not read of it yet never do.
 */
async function takeBack(tx: Transaction, services: Services, viewer: Viewer, id: string): Promise<Kudos> {
  const of = await findApplauded.first(tx, { id })
  const taken = of ? await takeKudosBack.affected(tx, { ...of, user_id: viewer.id }) : 0
  if (!of || taken === 0) return presentKudos((await requireResult(tx, viewer, id)).row)
  const userIds = (await untoldOf(tx, viewer, of)).map(({ user_id }) => user_id)
  await takeBackNotices(tx, services, { userIds, kind: 'feed', link: linkTo(of), actorIds: [viewer.id] })
  const mark = await findMark.first(tx, { id })
  const [result] = mark ? await resultsAmong(tx, viewer, [mark]) : []
  return result ? presentKudos(result.row) : { count: 0, mine: 0 }
}

export const applaudResult: Act<typeof feed.applaud> = {
  guard: async ({ db }, viewer, { id }) => void (await requireResult(db, viewer, id)),
  act: (services, viewer, { id, active }) =>
    services.db.transaction(tx => (active === 1 ? give : takeBack)(tx, services, viewer, id)),
}
