import type { Team } from '@gauntlet/contract/teams/endpoints'
import { useSelf } from '../../api/use-self.ts'
import { issuing } from '../../issuing.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { goToPlace } from '../../ui/focus.ts'
import { Link } from '../../ui/link.tsx'
import { MoreActs } from '../../ui/more-acts.tsx'
import { say } from '../../ui/say.ts'
import '../../ui/things.css'
import { FIND } from './find.ts'
import * as texts from './texts.ts'
import { useDeleteTeam } from './use-delete-team.ts'
import { useOwnPlace } from './use-team.ts'

/** Where the owner adds players, further down on the screen. */
export const ADDING_ID = 'adding'

/** The answer to an invitation, or a challenge: of this team by others, of another one by its own players. */
export function TeamActs({ team }: { team: Team }) {
  const { id: viewerId } = useSelf()
  const { acts, busy } = useOwnPlace(team, viewerId)
  const end = useDeleteTeam(team)
  const { id, name, role, status, sport, owner, actions } = team
  const own = <ActButtons acts={acts} busy={busy} about={name} />
  const adds = actions.add_players.kind === 'allowed'
  if (role === 'invited') return <div className="row team-acts in-reach">{own}</div>
  const more = [...acts, ...end.acts]
  if (status !== 1 && more.length === 0 && !adds) return null
  if (role === 'none')
    return (
      <div className="row team-acts in-reach">
        <button
          type="button"
          className="button main"
          onClick={() => issuing.set({ playerId: owner.id, sportId: sport.id, team: { id, name } })}
        >
          {texts.challengeThisTeam}
        </button>
      </div>
    )
  return (
    <div className="row team-acts in-reach">
      {status === 1 && (
        <Link className="button main" to={FIND}>
          {texts.challengeATeam}
        </Link>
      )}
      {adds && (
        <button type="button" className={status === 1 ? 'button' : 'button main'} onClick={() => goToPlace(ADDING_ID)}>
          {texts.addPlayers}
        </button>
      )}
      {/* One act alone has room beside the first. */}
      {more.length > 1 || (more.length > 0 && adds) ? (
        <MoreActs label={say(texts.moreAboutName, { name })} about={name} line={sport.name}>
          <ActButtons acts={more} busy={busy || end.busy} about={name} inMenu />
        </MoreActs>
      ) : (
        <ActButtons acts={more} busy={busy || end.busy} about={name} />
      )}
    </div>
  )
}
