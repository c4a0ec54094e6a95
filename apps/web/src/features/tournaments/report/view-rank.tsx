import { Link } from '../../../ui/link.tsx'
import { useParams } from '../../../ui/router.ts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { Change } from '../../../ui/stat.tsx'
import { Rank } from '../../../people/rank.tsx'
import { NoRanks } from './no-ranks.tsx'
import { Podium, STEPS, type RankRow } from './podium.tsx'
import { LoadedTournament } from '../loaded-tournament.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The final positions of a tournament: a podium, and the rank details. */
export default function ViewRank() {
  const { tournament_view_id: id = '' } = useParams()
  const { data, error, refetch } = useApi(tournaments.details, { id })
  const tournament = useApi(tournaments.view, { id }).data?.payload
  const wayBack = (
    <div className="row finish-ways">
      <Link className="button main" to={paths.searchTournament}>
        {texts.findTheNext}
      </Link>
      <Link className="button" to={fill(paths.tournamentView, { tournament_view_id: id })}>
        {texts.viewTheTournament}
      </Link>
    </div>
  )
  return (
    <Page
      title={texts.rankDetails}
      {...(tournament && { subtitle: tournament.title })}
      back={fill(paths.tournamentView, { tournament_view_id: id })}
      onRefresh={refetch}
    >
      <LoadedTournament value={data?.payload} error={error} retry={refetch}>
        {rows =>
          rows.length === 0 ? (
            tournament && <NoRanks tournament={tournament} />
          ) : (
            <div className="finish-both">
              <Podium rows={rows} />
              {rows.length > STEPS && <Table rows={rows.slice(STEPS)} moved={tournament?.rank_change ?? null} />}
              {wayBack}
            </div>
          )
        }
      </LoadedTournament>
      {!data && !error && wayBack}
    </Page>
  )
}

/** px */
const FACE = 32

/** Those below the podium. */
function Table({ rows, moved }: { rows: readonly RankRow[]; moved: Tournament['rank_change'] }) {
  const self = useSelf()
  return (
    <Card label={texts.rankDetailsLabel}>
      <table className="table rank-details">
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col" className="number">
              {texts.rankNow}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, image, rank_value, rank_last, total_participants, rating_value, provisional }) => (
            <tr key={id} className={id === self.id ? 'own' : undefined}>
              <td className="rank-position">
                <strong>{rank_last === rank_value ? rank_value : `${rank_value}–${rank_last}`}</strong>{' '}
                {/* The same in every row: seen in the viewer's own. */}
                <span className={id === self.id ? 'soft small' : 'visually-hidden'}>
                  {say(texts.ofParticipants, { participants: total_participants })}
                </span>
              </td>
              <th scope="row">
                <span className="rank-player">
                  <Avatar id={id} name={name} image={image} size={FACE} />
                  <span className="rank-words">
                    <span>
                      {name}
                      {id === self.id && <span className="soft small"> {texts.you}</span>}
                    </span>
                    {id === self.id && moved && (
                      <span className="finish-moved numbers">
                        <span className="soft small">{texts.movedHere}</span> {moved.before} → {moved.after}{' '}
                        <Change value={moved.change} />
                      </span>
                    )}
                  </span>
                </span>
              </th>
              <td className="number">
                <Rank value={rating_value} provisional={provisional} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
