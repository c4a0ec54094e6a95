import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { rivalriesOf } from '../../people/head-to-head.ts'
import { Versus } from '../../people/versus.tsx'
import './rank-history.css'
import * as texts from './texts.ts'
import { rich } from '../../ui/rich.tsx'

const SHOWN = 5

/** The viewer against the players they have met most, or against one player they have met, by completed matches. */
export function PastMatches({ viewerId, against }: { viewerId: string; against?: { id: string } }) {
  const { data, error, refetch } = useApi(challenges.past, against ? { x: against.id, shared: 1 } : { x: viewerId })
  const played = data?.payload.challenges
  const list = played && rivalriesOf(played, viewerId)
  const inOneSport = (id: string) =>
    new Set(played?.filter(({ users }) => users.some(user => user.id === id)).map(({ sport }) => sport.id)).size === 1
  const shown = list?.filter(({ id }) => against === undefined || id === against.id).slice(0, SHOWN)
  if (against && shown?.length === 0) return null
  return (
    <Section title={texts.pastMatches}>
      {!shown && !error && <SkeletonList rows={1} />}
      {!shown && error && <ErrorState error={error} retry={() => void refetch()} />}
      {shown && shown.length === 0 && (
        <p className="card soft">
          {rich(texts.noMatchesOnceYouHavePlayed, { noMatches: <strong>{profileTexts.noMatches}</strong> })}
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="card versus-list">
          {shown.map(rivalry => (
            <li key={rivalry.id}>
              <Versus rivalry={rivalry} link={against === undefined} hasSets={inOneSport(rivalry.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
