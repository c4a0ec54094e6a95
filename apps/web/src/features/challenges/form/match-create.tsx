import { Link } from '../../../ui/link.tsx'
import { navigate } from '../../../ui/router.ts'
import { matchTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiAccountSearchOutline, mdiBullhornOutline, mdiChevronRight, mdiScoreboardOutline } from '@mdi/js'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import { Rank } from '../../../people/rank.tsx'
import { askedSport, searchType } from '../../../search/search-type.ts'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { wide } from '../../../ui/wide.ts'
import '../match.css'
import { MatchPage } from '../match-page.tsx'
import * as recordTexts from '../record/texts.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'

const NOBODY: readonly string[] = []
// A phone shows the fair matches there.
const KnownFaces = lazy(() => import('../../../people/known-faces.tsx'))

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
  const isWide = useStore(wide)
  const own = useSelf().ranks.find(({ sport_id }) => sport_id === sport)
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
        hint={
          own && (
            <>
              {texts.yourRank}{' '}
              <strong>
                <Rank value={own.rank} provisional={own.provisional} />
              </strong>
            </>
          )
        }
        onChange={({ currentTarget }) => {
          setSport(currentTarget.value)
          setError(undefined)
        }}
      />
      <div className="match-ways">
        <Way
          icon={mdiAccountSearchOutline}
          kind={texts.opponentHeading}
          act={formTexts.pickAPlayer}
          line={formTexts.youPickWho}
          go={searchOpponent}
          on={formTexts.findAPlayer}
        />
        <Way
          icon={mdiBullhornOutline}
          kind={texts.open}
          act={formTexts.openAMatch}
          line={formTexts.playersAskYouChoose}
          go={() => go(`${paths.createOpenChallenge}?sport=${sport}`)}
        />
        <Way
          icon={mdiScoreboardOutline}
          kind={recordTexts.played}
          act={recordTexts.tellHowItEnded}
          line={recordTexts.itCountsOnceOthersAgree}
          go={() => navigate(`${paths.recordMatch}?sport=${sport}`)}
        />
      </div>
      {isWide && (
        <Suspense>
          <div className="stack tight match-friends">
            <p className="form-legend">{formTexts.challengeAFriend}</p>
            <KnownFaces
              named={NOBODY}
              add={({ key }) => navigate(`${fill(paths.challengeCreate, { id: key })}?sport=${sport}`)}
            />
          </div>
        </Suspense>
      )}
    </>
  )
}

const Way = ({
  icon,
  kind,
  act,
  line,
  go,
  on,
}: {
  icon: string
  kind: string
  act: string
  line: string
  go: () => void
  /** On a button of its own, for the eye. */
  on?: string
}) => (
  <button type="button" className="match-way" onClick={go}>
    <Icon path={icon} />
    <span className="visually-hidden">{kind}</span>
    <strong>{act}</strong>
    <span className="soft small">{line}</span>
    {on === undefined ? (
      <Icon path={mdiChevronRight} />
    ) : (
      <span className="match-way-go" aria-hidden="true">
        <span>{on}</span>
        <Icon path={mdiChevronRight} />
      </span>
    )}
  </button>
)
