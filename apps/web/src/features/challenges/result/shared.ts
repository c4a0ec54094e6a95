import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import type { SharedResult } from '../../../sports/share-picture.ts'
import { rivals, sideNamesOf } from '../sides.ts'
import { mine } from '../who.ts'
import { nameOfOutcome, scoreFor } from '../words.ts'
import { outcomeFor } from './outcome.ts'

/** The result as others read it: whose it is, against whom, and the score from that side. */
export function toldToOthers(challenge: Challenge, viewerId: string): SharedResult {
  const own = mine(challenge, viewerId)
  const ownNames = own ? sideNamesOf(challenge, own) : ''
  const winner = challenge.draw === 1 ? viewerId : (challenge.reported_winner_id ?? viewerId)
  const isLost = outcomeFor(challenge, viewerId) === 'lost'
  return {
    sport: challenge.sport.name,
    headline: nameOfOutcome(challenge, challenge.draw === 1 ? '' : winner),
    against: isLost ? ownNames : namesTogether(rivals(challenge, viewerId)),
    score: scoreFor(challenge, winner),
    rank: challenge.rank_change && { ...challenge.rank_change, name: own?.first_name ?? '' },
  }
}
