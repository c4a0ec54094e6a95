import { useAddress } from '../../../ui/router.ts'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { ActButtons } from '../../../ui/act-buttons.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import { Desk } from './desk.tsx'
import { MatchCard } from './match.tsx'
import { Rounds } from './rounds.tsx'
import { Seeding } from './seeding-field.tsx'
import { BracketTable } from './table.tsx'
import { isByRank, ownMatches, treesOf } from './tree.ts'
import './bracket.css'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'
import { plural } from '../../../ui/plural.ts'

/** The bracket of a tournament: before the draw an announcement, then every match. */
export default function BracketSection({ tournament }: { tournament: Tournament }) {
  const { data, error, refetch } = useApi(brackets.view, { id: tournament.id }, { poll: POLL_TOURNAMENTS_MS })
  const bracket = data?.payload
  if (!bracket)
    return error ? (
      <ErrorState title={texts.theBracketDidNotLoad} error={error} retry={() => void refetch()} />
    ) : (
      <SkeletonList rows={2} />
    )
  const Shown = bracket.drawn === 1 ? Drawn : Undrawn
  return <Shown tournament={tournament} bracket={bracket} />
}

interface Props {
  tournament: Tournament
  bracket: Bracket
}

function Undrawn({ tournament, bracket }: Props) {
  const [seeding, setSeeding] = useState(false)
  const { format, actions } = bracket
  const { title, line } = formatTexts[format]
  return (
    <Section title={texts.bracket}>
      <Card className="stack">
        <p>
          <strong>{title}.</strong> {line}
        </p>
        {actions.draw.kind === 'allowed' && (
          <div className="row">
            <button
              type="button"
              className={tournament.status === 'Reporting' ? 'button main' : 'button'}
              onClick={() => setSeeding(true)}
            >
              {texts.drawTheBracket}
            </button>
          </div>
        )}
        {actions.draw.kind === 'allowed' && tournament.status === 'Upcoming' && (
          <p className="soft small">{texts.drawnEarlyItFollowsWhoever}</p>
        )}
        {actions.draw.kind === 'disabled' && actions.draw.reason && (
          <p className="soft small">{bracketReasons[actions.draw.reason]}</p>
        )}
      </Card>
      {seeding && <Seeding tournament={tournament} bracket={bracket} close={() => setSeeding(false)} />}
    </Section>
  )
}

/** A link to the bracket scrolls past everything above it. */
function useLedHere() {
  const { hash } = useAddress()
  const ref = useRef<HTMLDivElement>(null)
  const led = useRef('')
  useEffect(() => {
    if (hash === '#bracket' && led.current !== hash) ref.current?.scrollIntoView({ block: 'start' })
    led.current = hash
  }, [hash])
  return ref
}

function Drawn({ tournament, bracket }: Props) {
  const ref = useLedHere()
  const own = ownMatches(bracket)
  const { format, undecided } = bracket
  return (
    <div ref={ref} className="stack bracket-place">
      {own.length > 0 && (
        <Section title={plural(texts.yourMatches, own.length)}>
          <ul className="own-matches">
            {own.map(match => (
              <li key={match.id}>
                <MatchCard bracket={bracket} match={match} main />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={texts.bracket}
        action={<Chip tone={undecided > 0 ? 'sky' : 'grass'}>{leftWords(undecided)}</Chip>}
      >
        <p className="soft small">
          {say(isByRank(bracket) ? texts.seededByRank : texts.seededByOrganizer, { format: formatTexts[format].title })}
        </p>
        {format === 'round_robin' && <BracketTable bracket={bracket} />}
        <div className="bracket">
          {treesOf(bracket).map(tree => (
            <div key={tree.part} className="stack tight">
              {tree.title !== 'Bracket' && <h3 className="bracket-part">{tree.title}</h3>}
              <Rounds bracket={bracket} tree={tree} />
            </div>
          ))}
        </div>
        <Desk tournament={tournament} bracket={bracket} />
        <Withdraw bracket={bracket} />
      </Section>
    </div>
  )
}

const leftWords = (undecided: number): string => {
  if (undecided === 0) return texts.allDecided
  return plural(texts.matchesLeft, undecided)
}

function Withdraw({ bracket: { id, actions } }: { bracket: Bracket }) {
  const { run, busy } = useAction(brackets.withdraw)
  if (actions.withdraw.kind !== 'allowed') return null
  return (
    <div className="row">
      <ActButtons
        about="bracket"
        busy={busy}
        small
        acts={[
          {
            text: texts.withdraw,
            look: 'danger',
            asks: {
              title: texts.withdrawQuestion,
              text: texts.whoeverMeetsYouWinsIn,
              confirm: texts.withdraw,
            },
            run: () => run({ id }),
          },
        ]}
      />
    </div>
  )
}
