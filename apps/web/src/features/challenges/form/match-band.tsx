import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { User } from '@gauntlet/contract/profiles/answer'
import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { ReactNode } from 'react'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { wallWords } from '../../../ui/when.ts'
import * as placeTexts from '../../../places/texts.ts'
import { FreeSide } from '../free-side.tsx'
import './match-band.css'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'

/** px */
const FACE = 40

type BandPlayer = Pick<UserCard, 'id' | 'first_name' | 'full_name' | 'rank' | 'provisional'> & {
  preference: Pick<UserCard['preference'], 'image'>
}

/** A player with the rank in the sport that is chosen. */
export const inSport = (player: User, sportId: string | undefined): BandPlayer => {
  const { rank = null, provisional = 0 } = player.ranks.find(({ sport_id }) => sport_id === sportId) ?? {}
  return { ...player, rank, provisional }
}

const Side = ({ player, name, free }: { player: BandPlayer | undefined; name: string; free?: ReactNode }) => (
  <div className="band-side">
    {player ? (
      <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={FACE} />
    ) : (
      <FreeSide size={FACE} />
    )}
    <p>
      <span>{name}</span>
      {player?.rank !== null && (
        <strong>
          {player ? (
            <Rank value={player.rank} provisional={player.provisional} />
          ) : (
            (free ?? <span className="small">{formTexts.anyRank}</span>)
          )}
        </strong>
      )}
    </p>
  </div>
)

/** A match in a band above its fields, where there is no room for it beside them: it grows as they are filled in. */
export const MatchBand = ({
  own,
  other,
  name = other?.first_name ?? texts.openToAll,
  odds,
  terms,
  free,
  children,
}: {
  own: BandPlayer
  /** Absent: a place that is free. */
  other: BandPlayer | undefined
  /** Of the other side, where it is not one player. */
  name?: string | undefined
  odds: Pick<MatchOdds, 'chance' | 'draw_chance'> | undefined
  /** When and where, unless that stands beside it. */
  terms?: { date: string; venue: string; location: string }
  /** Whoever may take a place that is free. */
  free?: ReactNode
  /** Other facts about it. */
  children?: ReactNode
}) => (
  <div className="match-band">
    <Side player={own} name={texts.you} />
    <span className="small">{texts.versus}</span>
    <Side player={other} name={name} free={free} />
    {other && odds && <ChanceBar chance={odds.chance} draw={odds.draw_chance} other={other.first_name} />}
    {terms && (
      <p className="pieces small">
        {terms.date !== '' && <span>{wallWords(terms.date)}</span>}
        <span>
          {[terms.venue === placeTexts.toBeAgreed ? '' : terms.venue, terms.location].filter(Boolean).join(', ')}
        </span>
      </p>
    )}
    {children}
  </div>
)
