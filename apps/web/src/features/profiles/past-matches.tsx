import { rivals } from '@gauntlet/contract/challenges/rivals'
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
export function PastMatches({ against }: { against?: string }) {
  const { data, error, refetch } = useApi(rivals.of, against === undefined ? {} : { against })
  const shown = data && rivalriesOf(data.payload.slice(0, SHOWN))
  if (against !== undefined && shown?.length === 0) return null
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
              <Versus rivalry={rivalry} link={against === undefined} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
