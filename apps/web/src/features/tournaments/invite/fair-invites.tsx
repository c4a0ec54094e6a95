import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useApi } from '../../../api/use-api.ts'
import { useAction } from '../../../api/use-action.ts'
import { distanceWords } from '../../../places/distance-words.ts'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import './invites.css'
import * as texts from '../texts.ts'

/** Miles. */
const NEAR = 100
/** Some of them have a place already. */
const ASKED = 12
const SHOWN = 3
/** px */
const FACE = 40

/** Players nearby who are the closest in rank, each a tap from an invitation; nothing where none is left. */
export function FairInvites({ tournament: { id, sport, users } }: { tournament: Tournament }) {
  const { data, error } = useApi(matchSearch.search, { sports: [sport.id], distance: NEAR, limit: ASKED })
  const { run, busy } = useAction(tournaments.addPlayers, { success: texts.invitationSent })
  const free = data?.payload.users.filter(player => !users.some(user => user.id === player.id))
  if (error || free?.length === 0) return null
  return (
    <section className="fair-invites">
      <h3>{texts.closeInRank}</h3>
      {!free && <SkeletonList rows={SHOWN} />}
      <ul>
        {free?.slice(0, SHOWN).map(({ id: playerId, full_name, preference, distance, _matchingData }) => (
          <li key={playerId}>
            <Avatar id={playerId} name={full_name} image={preference.image} size={FACE} />
            <span className="fair-invite-name">
              {full_name}
              <span className="soft small numbers">
                <Rank value={_matchingData.UsersSports.rank} provisional={_matchingData.UsersSports.provisional} />
                {distance !== null && ` · ${distanceWords(distance)}`}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={say(texts.inviteName, { name: full_name })}
              disabled={busy}
              onClick={() => void run({ tournament_id: id, user_id: [playerId] })}
            >
              {texts.invite}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
