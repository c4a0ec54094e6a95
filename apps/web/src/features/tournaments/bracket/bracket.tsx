import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { formatTexts } from '@gauntlet/contract/brackets/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { ActButtons } from '../../../ui/act-buttons.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { aboutTournament } from '../about-tournament.tsx'
import { Rounds } from './rounds.tsx'
import { Sketch } from './sketch.tsx'
import { BracketTable } from './table.tsx'
import { isByRank, treesOf } from './tree.ts'
import './bracket.css'
import * as texts from './texts.ts'
import { plural } from '../../../ui/plural.ts'

/** The bracket of a tournament: before the draw its shape, then every match. */
export default function BracketSection({
  tournament,
  bracket,
  lead,
}: {
  tournament: Tournament
  bracket: Bracket
  /** The purpose of a screen that shows nothing else, in place of what holds for every bracket. */
  lead?: string | undefined
}) {
  return bracket.drawn === 1 ? (
    <Drawn bracket={bracket} tournament={tournament} lead={lead} />
  ) : (
    <Undrawn tournament={tournament} />
  )
}

function Undrawn({ tournament: { user_id, format, status, slots, accepted } }: { tournament: Tournament }) {
  const { id: viewerId } = useSelf()
  const { title, line } = formatTexts[format]
  return (
    <Section title={texts.bracket}>
      <Card className="stack">
        <p>
          <strong>{title}.</strong> {line}
        </p>
        <Sketch format={format} players={status === 'Upcoming' ? slots : accepted} taken={accepted} />
        {/* The organizer's own steps say so. */}
        {user_id !== viewerId && (
          <p className="soft small">{status === 'Upcoming' ? texts.drawnBeforeTheFirstMatch : texts.readyToDraw}</p>
        )}
      </Card>
    </Section>
  )
}

function Drawn({ bracket, tournament, lead }: { bracket: Bracket; tournament: Tournament; lead: string | undefined }) {
  const { format, undecided } = bracket
  return (
    <section className="stack" aria-label={texts.bracket}>
      <h2 className="visually-hidden">{texts.bracket}</h2>
      <div className={lead === undefined ? 'row bracket-head' : 'row bracket-lead'}>
        <p className="soft small pieces">
          <span>{lead ?? (isByRank(bracket) ? texts.seededByRank : texts.seededByOrganizer)}</span>
          <strong>{leftWords(undecided)}</strong>
        </p>
        {lead === undefined && <Withdraw bracket={bracket} tournament={tournament} />}
      </div>
      {format === 'round_robin' && <BracketTable bracket={bracket} />}
      <div className="bracket">
        {treesOf(bracket).map(tree => (
          <div key={tree.part} className="stack tight">
            {tree.title !== texts.bracket && <h3 className="bracket-part">{tree.title}</h3>}
            <Rounds bracket={bracket} tree={tree} />
          </div>
        ))}
      </div>
    </section>
  )
}

const leftWords = (undecided: number): string => {
  if (undecided === 0) return texts.allDecided
  return plural(texts.matchesLeft, undecided)
}

function Withdraw({ bracket: { id, actions }, tournament }: { bracket: Bracket; tournament: Tournament }) {
  const { run, busy } = useAction(brackets.withdraw)
  if (actions.withdraw.kind !== 'allowed') return null
  return (
    <ActButtons
      about="bracket"
      busy={busy}
      small
      acts={[
        {
          text: texts.withdraw,
          look: 'quiet',
          asks: {
            title: texts.withdrawQuestion,
            line: aboutTournament(tournament),
            text: texts.whoeverMeetsYouWinsIn,
            confirm: texts.withdraw,
          },
          run: () => run({ id }),
        },
      ]}
    />
  )
}
