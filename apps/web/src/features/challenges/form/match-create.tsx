import { Link } from '../../../ui/link.tsx'
import { navigate } from '../../../ui/router.ts'
import { matchTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiAccountSearchOutline, mdiBullhornOutline, mdiChevronRight, mdiScoreboardOutline } from '@mdi/js'
import { type ReactNode, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { askedSport, searchType } from '../../../search/search-type.ts'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import '../match.css'
import { MatchPage } from '../match-page.tsx'
import * as recordTexts from '../record/texts.ts'
import * as texts from '../texts.ts'

interface Chosen {
  /** Those that the viewer plays. */
  sports: User['sports']
  sport: string | undefined
  setSport: (sport: string) => void
}

/**
 * Chooses the sport of a match, and whether to look for an opponent or to let anyone join. `aside`: matches and players
 * to go on with at once.
 */
export function MatchCreate({ aside, ...chosen }: Chosen & { aside: ReactNode }) {
  const hasSports = chosen.sports.length > 0
  return (
    <MatchPage {...(hasSports && { aside })}>
      {hasSports ? (
        <Choice {...chosen} />
      ) : (
        <EmptyState
          title={texts.youPlayNoSportYet}
          action={
            <Link className="button main" to={paths.profile}>
              {texts.addASport}
            </Link>
          }
        />
      )}
    </MatchPage>
  )
}

function Choice({ sports, sport = '', setSport }: Chosen) {
  const field = useRef<HTMLSelectElement>(null)
  const [error, setError] = useState<string>()
  const go = (path: string) => {
    if (sport !== '') return navigate(path)
    setError(matchTexts.sport)
    toast(matchTexts.sport, { danger: true })
    field.current?.focus()
  }
  const searchOpponent = () => {
    askedSport.set(sport)
    searchType.set('match')
    go(paths.results)
  }
  return (
    <>
      <SportSelect
        ref={field}
        sports={sports}
        value={sport}
        error={error}
        onChange={({ currentTarget }) => {
          setSport(currentTarget.value)
          setError(undefined)
        }}
      />
      <div className="match-ways">
        <button type="button" className="match-way" onClick={searchOpponent}>
          <Icon path={mdiAccountSearchOutline} />
          <strong>{texts.opponentHeading}</strong>
          <span className="soft small">{texts.pickAPlayer}</span>
          <Icon path={mdiChevronRight} />
        </button>
        <button type="button" className="match-way" onClick={() => go(`${paths.createOpenChallenge}?sport=${sport}`)}>
          <Icon path={mdiBullhornOutline} />
          <strong>{texts.open}</strong>
          <span className="soft small">{texts.sayWhenAndWherePlayers}</span>
          <Icon path={mdiChevronRight} />
        </button>
        <button type="button" className="match-way" onClick={() => navigate(`${paths.recordMatch}?sport=${sport}`)}>
          <Icon path={mdiScoreboardOutline} />
          <strong>{recordTexts.played}</strong>
          <span className="soft small">{recordTexts.tellHowItEnded}</span>
          <Icon path={mdiChevronRight} />
        </button>
      </div>
    </>
  )
}
