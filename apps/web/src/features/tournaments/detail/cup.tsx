import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { Card } from '../../../ui/card.tsx'
import type { Failure } from '../../../ui/failure.ts'
import { useAddress } from '../../../ui/router.ts'
import { Segments } from '../../../ui/segments.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { drawn } from '../actions/drawn.ts'
import { TournamentActions } from '../actions/tournament-actions.tsx'
// Most who come want it: with the screen, and not behind it.
import BracketSection from '../bracket/bracket.tsx'
import { OwnMatches } from '../bracket/own-matches.tsx'
import { OwnResult } from '../bracket/own-result.tsx'
import { ownMatches } from '../bracket/own.ts'
import './detail.css'
import { firstPart, isDrawn, isPrepared, type Part, partsOf } from './parts.ts'
import { Standing } from './standing.tsx'
import { showsBracket } from '../words.ts'
import * as texts from '../texts.ts'

// Below what one came for.
const OpenNearby = lazy(async () => ({ default: (await import('../lists/open-nearby.tsx')).OpenNearby }))
const Participants = lazy(() => import('./participants.tsx'))
const Info = lazy(() => import('./info.tsx'))
const Desk = lazy(() => import('./desk.tsx'))

const TITLES: Record<Part, string> = {
  bracket: texts.bracket,
  players: texts.players,
  info: texts.info,
  desk: texts.desk,
}
const BRACKET = '#bracket'

interface Props {
  tournament: Tournament
  bracket: { value: Bracket | undefined; error: Failure | null; retry: () => unknown }
}

export function Cup({ tournament, bracket }: Props) {
  const { id: viewerId } = useSelf()
  const organizes = tournament.user_id === viewerId
  const roomy = useStore(wide)
  const parts = partsOf(tournament, { organizes, roomy })
  const { part, choose } = usePart(tournament, parts)
  const hasActs = drawn(tournament.actions, 'inside').length > 0
  const led = useLed()
  const desk = organizes && <Desk tournament={tournament} bracket={bracket.value} />
  const isWhole = roomy && tournament.drawn === 0 && bracket.value?.drawn !== 1
  const isRun = part === 'bracket' && bracket.value !== undefined && isDrawn(bracket.value)
  // Its steps stand beside each other, above what they are about.
  const prepares = organizes && isPrepared(tournament, bracket.value)
  const aside = roomy && desk && (
    <aside className={prepares ? 'stack' : 'cup-side stack'}>
      <Waiting>{desk}</Waiting>
    </aside>
  )
  return (
    <div className={aside === false || prepares ? 'cup' : isRun ? 'cup beside run' : 'cup beside'}>
      <Standing tournament={tournament} bracket={bracket.value}>
        {roomy && hasActs && (
          <section className="row standing-acts" aria-label={texts.whatYouCanDo}>
            <TournamentActions tournament={tournament} where="inside" />
          </section>
        )}
      </Standing>
      {!roomy && hasActs && (
        <Card label={texts.whatYouCanDo} className="row cup-acts in-reach">
          <TournamentActions tournament={tournament} where="inside" />
        </Card>
      )}
      {!isRun && aside}
      <div ref={led} className="cup-main">
        {bracket.value && <Own tournament={tournament} bracket={bracket.value} />}
        {isWhole ? (
          <Whole tournament={tournament} bracket={bracket} />
        ) : (
          <>
            <Segments
              label={tournament.title}
              value={part}
              options={parts.map(value => ({
                value,
                text: TITLES[value],
                count: value === 'players' ? (tournament.asking ?? 0) : 0,
              }))}
              onChange={choose}
            />
            <Waiting>
              {part === 'bracket' && <BracketPart tournament={tournament} bracket={bracket} />}
              {part === 'players' && <Participants tournament={tournament} />}
              {part === 'players' && roomy && <Info tournament={tournament} rest />}
              {part === 'info' && <Info tournament={tournament} />}
              {part === 'desk' && desk}
            </Waiting>
          </>
        )}
      </div>
      {isRun && aside}
    </div>
  )
}

/** All parts at once, which have room beside or below one another until there is a bracket to be run. */
const Whole = ({ tournament, bracket }: Props) => (
  <Waiting>
    <div className={showsBracket(tournament) ? 'cup-whole sketched' : 'cup-whole'}>
      <div className="stack">
        <Participants tournament={tournament} />
      </div>
      {showsBracket(tournament) && <BracketPart tournament={tournament} bracket={bracket} />}
      <div className="stack">
        <Info tournament={tournament} rest />
        {tournament.status === 'Complete' && <OpenNearby />}
      </div>
    </div>
  </Waiting>
)

/** The viewer's matches; where none is to be played, the last result. */
const Own = ({ tournament, bracket }: { tournament: Tournament; bracket: Bracket }) =>
  ownMatches(bracket).length > 0 ? (
    <OwnMatches bracket={bracket} timezone={tournament.timezone} />
  ) : (
    <OwnResult bracket={bracket} isPublic={tournament.public === 1} />
  )

const Waiting = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonList rows={2} />}>{children}</Suspense>
)

const BracketPart = ({ tournament, bracket: { value, error, retry } }: Props) =>
  value ? (
    <BracketSection tournament={tournament} bracket={value} />
  ) : error ? (
    <ErrorState title={texts.theBracketDidNotLoad} error={error} retry={() => void retry()} />
  ) : (
    <SkeletonList rows={2} />
  )

/** The part that the viewer has chosen, that a link has led to since, or the first. */
function usePart(tournament: Tournament, parts: readonly Part[]) {
  const { hash } = useAddress()
  const [chosen, setChosen] = useState<{ part: Part; hash: string }>()
  const wanted = chosen?.hash === hash ? chosen.part : parts.find(part => hash === `#${part}`)
  const part = wanted !== undefined && parts.includes(wanted) ? wanted : firstPart(tournament, parts)
  return { part, choose: (next: Part) => setChosen({ part: next, hash }) }
}

/** A link to the bracket scrolls to the viewer's match, past everything above it. */
function useLed() {
  const { hash } = useAddress()
  const ref = useRef<HTMLDivElement>(null)
  const led = useRef('')
  useEffect(() => {
    if (hash === BRACKET && led.current !== hash) ref.current?.scrollIntoView({ block: 'start' })
    led.current = hash
  }, [hash])
  return ref
}
