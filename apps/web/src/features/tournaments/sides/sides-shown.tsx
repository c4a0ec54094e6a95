import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { type ComponentType, Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { say } from '../../../ui/say.ts'
import './sides.css'
import { type ShownSide, sideName, sidesOf } from './sides.ts'
import * as texts from './texts.ts'

const PairSheet = lazy(() => import('./pair-sheet.tsx'))

interface Shown {
  tournament: Tournament
  /** One player with what is said of them. */
  Player: ComponentType<{ tournament: Tournament; place: Place }>
}

/** The players by sides: before all those who wait for the organizer, then complete sides and the rest. */
export function SidesShown({ tournament, Player }: Shown) {
  const all = sidesOf(tournament)
  const complete = all.filter(side => side.complete)
  const waiting = all.filter(side => !side.complete)
  const others = tournament.users.filter(({ invitation_status_id: state }) => state === PLACE.pending)
  const otherPlaces = others.length > 0 && (
    <Section title={texts.otherPlaces} count={others.length}>
      <Card>
        <ul className="participants">
          {others.map(place => (
            <Player key={place.id} tournament={tournament} place={place} />
          ))}
        </ul>
      </Card>
    </Section>
  )
  const toAnswer = (tournament.asking ?? 0) > 0
  return (
    <>
      {toAnswer && otherPlaces}
      <Section title={texts.sides} count={tournament.accepted}>
        {complete.length === 0 ? (
          <p className="card soft">{texts.noSideIsCompleteYet}</p>
        ) : (
          <Sides tournament={tournament} sides={complete} Player={Player} />
        )}
      </Section>
      {waiting.length > 0 && (
        <Section title={tournament.side_size === 2 ? texts.needsAPartner : texts.needsPlayers} count={waiting.length}>
          <Sides tournament={tournament} sides={waiting} Player={Player} />
        </Section>
      )}
      {!toAnswer && otherPlaces}
    </>
  )
}

const Sides = ({ tournament, sides, Player }: Shown & { sides: readonly ShownSide[] }) => (
  <div className="sides">
    {sides.map(side => (
      <Card key={side.id} label={sideName(side.players)}>
        {side.team !== null && <h3 className="side-team">{side.team}</h3>}
        <ul className="participants">
          {side.players.map(place => (
            <Player key={place.id} tournament={tournament} place={place} />
          ))}
        </ul>
        {!side.complete && tournament.actions.pair_players.kind === 'allowed' && (
          <Pairing tournament={tournament} side={side} />
        )}
      </Card>
    ))}
  </div>
)

function Pairing({ tournament, side }: { tournament: Tournament; side: ShownSide }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={say(texts.pairNameWith, { name: sideName(side.players) })}
        onClick={() => setOpen(true)}
      >
        {texts.pair}
      </button>
      {open && (
        <Suspense>
          <PairSheet tournament={tournament} side={side} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
