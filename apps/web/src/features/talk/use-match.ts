import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { shortPlace } from '../../places/short-place.ts'
import { useNow } from '../../ui/use-now.ts'
import { absolute } from '../../ui/when.ts'
import type { Thing } from './thing.ts'

const MINUTE_MS = 60_000

/** The other players of a challenge, whose own title is only its sport, also those who ask to join, when and where. */
export function useMatch({ kind, id }: Thing) {
  const { id: viewerId } = useSelf()
  const now = useNow(MINUTE_MS)
  const challenge = useApi(challenges.view, { id }, { enabled: kind === 'challenge' }).data?.payload
  if (!challenge) return undefined
  const { issuer, recipients, request_user, users } = challenge
  const asking = request_user.filter(({ state }) => state === 'pending')
  const people = new Map([issuer, ...recipients, ...asking, ...users].map(person => [person.id, person]))
  const notes = [...people.values()].filter(({ message }) => message !== '')
  people.delete(viewerId)
  const others = [...people.values()]
  const [asker, ...more] = asking.filter(({ id: own }) => own !== viewerId)
  return {
    others,
    notes,
    start: challenge.challenge_start,
    timezone: challenge.timezone,
    when: absolute(Date.parse(challenge.challenge_start), now, challenge.timezone),
    now,
    place: challenge.venue || shortPlace(challenge.location),
    sport: challenge.sport.name,
    issuer,
    created: challenge.created,
    chance: people.size === 1 ? (challenge.chance ?? [...people.values()][0]?.chance ?? null) : null,
    drawn: challenge.draw_chance,
    asker: more.length === 0 ? asker?.first_name : undefined,
  }
}

export type Match = NonNullable<ReturnType<typeof useMatch>>
