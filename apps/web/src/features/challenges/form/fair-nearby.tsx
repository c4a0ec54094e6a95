import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { threeWays } from '../../../people/chance.ts'
import { LinkedName } from '../../../people/linked-name.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'
import { Bones } from '../../../ui/skeleton.tsx'
import '../../../ui/things.css'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'

/** Miles. */
const NEAR = 100
const SHOWN = 3
/** px */
const FACE = 40

const useNearby = (sportId: string) =>
  useApi(matchSearch.search, { sports: [sportId], distance: NEAR, limit: SHOWN }, { enabled: sportId !== '' })

/** How many there are nearby for whom a match is open; any rank while that is not known. */
export function CanJoin({ sportId }: { sportId: string }) {
  const count = useNearby(sportId).data?.payload.counts.users ?? 0
  if (count === 0) return <span className="small">{formTexts.anyRank}</span>
  return rich(formTexts.nCanJoin, { n: count, can: <span className="small" /> })
}

/** Players nearby who are closest in rank: an open match is for them first. Without them there is `otherwise`. */
export function FairNearby({
  sportId,
  asks = true,
  otherwise,
}: {
  sportId: string
  /** Each can be challenged instead. */
  asks?: boolean
  otherwise?: ReactNode
}) {
  const { data, error } = useNearby(sportId)
  const players = data?.payload.users ?? []
  // Below something else they take its room at once.
  if (players.length === 0 && (data || error || !otherwise)) return otherwise
  return (
    <Section
      title={asks ? formTexts.fairPlayersNear : formTexts.theyCouldJoin}
      {...(!asks && data && { count: data.payload.counts.users })}
    >
      <ul className="card fair-nearby" aria-busy={!data}>
        {!data &&
          Array.from({ length: SHOWN }, (_, row) => (
            <li key={row} className="participant">
              <Bones />
            </li>
          ))}
        {players.slice(0, SHOWN).map(player => {
          const { id, full_name, preference, _matchingData, chance, draw_chance } = player
          const { rank, provisional } = _matchingData.UsersSports
          return (
            <li key={id} className="participant">
              <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
              <div className="participant-body numbers">
                <span className="participant-name">
                  <LinkedName player={player} />
                </span>
                <span className="small">
                  <strong>
                    <Rank value={rank} provisional={provisional} />
                  </strong>
                  {chance !== null && (
                    <span className="soft">
                      {say(formTexts.percentToWin, { percent: Math.round(threeWays(chance, draw_chance).win * 100) })}
                    </span>
                  )}
                </span>
              </div>
              {asks && (
                <Link
                  className="button small"
                  to={`${fill(paths.challengeCreate, { id })}?sport=${sportId}`}
                  aria-label={`${texts.challenge}, ${full_name}`}
                >
                  {texts.challenge}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
