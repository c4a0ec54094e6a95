import { randomBytes } from 'node:crypto'
import type { LinkedChallenge, linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import type { challengeLinks } from '@gauntlet/contract/challenges/links'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { codeOfState } from '@gauntlet/contract/places/states'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { linkEnd, mayFollow, mayShare, offerByLink } from '@gauntlet/rules/challenges/links'
import { standingOf } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Act, Caller } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { leadsNowhere } from '../gathering/wrong-codes.ts'
import { refusalOf } from './act.ts'
import { factsOf, type Loaded, requireVisible } from './facts.ts'
import { deleteLink, findLinked, findLinkOf, putLink } from './link-queries.ts'
import { listPlayers } from './queries.ts'
import type { LinkRow } from './tables.ts'

/** 128 bits. */
const CODE_BYTES = 16

const presentLink = ({ places, taken, ends_at }: Omit<LinkRow, 'challenge_id'>) => ({
  places,
  taken,
  ends: ends_at.toISOString(),
})

/** The challenge, where it is the viewer's to share; a verdict that forbids it by time or age is left to the caller. */
async function requireIssued(executor: Executor, services: Services, viewer: Viewer, id: unknown, lock = false) {
  const loaded = await requireVisible(executor, services, viewer, id, lock)
  const verdict = mayShare(loaded.facts, loaded.viewer, services.clock.now().getTime())
  if (verdict.kind !== 'allowed' && verdict.reason === 'not_yours') throw refusalOf('link', verdict.reason)
  return { loaded, verdict }
}

/** An act of the issuer on the link of a challenge whose row is held. */
const linkAct = <E extends typeof challengeLinks.make | typeof challengeLinks.revoke>(run: Act<E>['act']): Act<E> => ({
  async guard(services, viewer, raw) {
    await requireIssued(services.db, services, viewer, raw['id'])
  },
  act: run,
})

export const makeLink = linkAct<typeof challengeLinks.make>((services, viewer, { id, places }) =>
  services.db.transaction(async tx => {
    const { loaded, verdict } = await requireIssued(tx, services, viewer, id, true)
    if (verdict.kind !== 'allowed') throw refusalOf('link', verdict.reason)
    const now = services.clock.now()
    const code = randomBytes(CODE_BYTES).toString('base64url')
    const endsAt = new Date(linkEnd(loaded.facts, now.getTime()))
    await putLink.affected(tx, { challengeId: id, codeHash: hashToken(code), places, now, endsAt })
    return { ...presentLink({ places, taken: 0, ends_at: endsAt }), code }
  }),
)

export const revokeLink = linkAct<typeof challengeLinks.revoke>((services, viewer, { id }) =>
  services.db.transaction(async tx => {
    await requireIssued(tx, services, viewer, id, true)
    await deleteLink.affected(tx, { challengeId: id })
    return undefined
  }),
)

export const viewLink = {
  async guard(services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>) {
    await requireIssued(services.db, services, viewer, raw['id'])
  },
  async run(services: Services, viewer: Viewer, { id }: InputOf<typeof challengeLinks.view>) {
    const { verdict } = await requireIssued(services.db, services, viewer, id)
    const found = await findLinkOf.first(services.db, { challengeId: id })
    const isLive = found && found.ends_at > services.clock.now() && verdict.kind === 'allowed'
    return { verdict, link: isLive ? presentLink(found) : null }
  },
}

/** A link as the rules see it. */
export const linkOf = (
  { places, taken, ends_at }: Omit<LinkRow, 'challenge_id'>,
  issuer: { gone: boolean; age: number | null },
) => ({ places, taken, ends: ends_at.getTime(), issuer: { gone: issuer.gone, minor: isMinor(issuer) } })

/** The link of a loaded challenge. */
export const linkIn = (row: LinkRow, { cast }: Loaded) =>
  linkOf(row, cast.find(({ role }) => role === 'issuer') ?? { gone: true, age: null })

/** The times among which whoever has the link may choose; none where there is one start. */
function offerOf(challenge: ChallengeFacts): Pick<LinkedChallenge, 'offer'> {
  const offer = offerByLink(challenge)
  if (!offer) return {}
  const times = offer.times.map(({ start, timezone, city, state }) => ({
    start: new Date(start).toISOString(),
    timezone,
    location: city,
    state: codeOfState(state),
  }))
  return { offer: { round: challenge.offer_round, times } }
}

/** The challenge behind a link: to whoever has it, with or without an account. */
export async function openLink(
  services: Services,
  viewer: Viewer | null,
  { code }: InputOf<typeof linkedChallenges.open>,
  caller: Caller,
): Promise<LinkedChallenge> {
  const id = viewer?.id ?? null
  const row = await findLinked.first(services.db, { codeHash: hashToken(code), viewerId: id })
  if (!row) throw await leadsNowhere(services, caller)
  const players = await listPlayers.all(services.db, { ids: [row.id] })
  const now = services.clock.now().getTime()
  const { facts } = settle(factsOf(row, players), now)
  const led = mayFollow(facts, linkOf(row, row), { id, blocked: row.blocked, kept: row.kept }, now)
  if (led.kind !== 'allowed') throw await leadsNowhere(services, caller)
  const isTheirs = id !== null && ['issuer', 'opponent', 'invited'].includes(standingOf(facts, id))
  return {
    sport: { id: row.sport_id, name: row.sport_name },
    challenge_start: row.start_at.toISOString(),
    timezone: row.timezone,
    location: row.city,
    state: codeOfState(row.state),
    ranked: row.ranked ? 1 : 0,
    side_size: row.side_size,
    issuer: {
      first_name: row.first_name,
      rank: row.mean === null ? newcomerRank(row.anchor) : shownRank({ held: row.mean }),
      provisional: row.settled ? 0 : 1,
    },
    ends: row.ends_at.toISOString(),
    ...offerOf(facts),
    challenge_id: isTheirs ? row.id : null,
  }
}
