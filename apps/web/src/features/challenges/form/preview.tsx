import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { useSelf } from '../../../api/use-self.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { CourtLines } from '../../../sports/court-lines.tsx'
import { TypedWhenWhere } from '../../../places/typed-when-where.tsx'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { say } from '../../../ui/say.ts'
import { Chip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import '../detail/duel.css'
import type { DraftTerms } from './send-bar.tsx'
import * as texts from '../texts.ts'

/** px */
const FACE = 72
const NAME_PX = 20

const Face = ({ user: { id, full_name, preference } }: { user: User }) => (
  <li className="duel-side">
    <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
    <Name largest={NAME_PX}>{full_name}</Name>
  </li>
)

/** The match as it will be seen by the player who is challenged, or by everybody who looks for one. */
export default function Preview({
  terms: { sport = '', date, venue, location, ranked = false, message = '' },
  opponent,
  odds,
}: {
  terms: DraftTerms & { ranked?: unknown; message?: string | undefined }
  opponent: User | undefined
  odds: MatchOdds | undefined
}) {
  const self = useSelf()
  return (
    <aside className="match-preview">
      <Section title={opponent ? say(texts.nameWillSee, { name: opponent.first_name }) : texts.playersWillSee}>
        <div className="duel">
          <CourtLines sport={sport} />
          <p className="row between">
            <strong>{sport || texts.sport}</strong>
            <Chip>{ranked === true ? texts.ranked : texts.notRanked}</Chip>
          </p>
          <div className="duel-pair">
            <ul className="duel-sides">
              <Face user={self} />
              {opponent ? (
                <Face user={opponent} />
              ) : (
                <li className="duel-side">
                  <FreeSide size={FACE} />
                  <span className="name">{texts.openToAll}</span>
                </li>
              )}
            </ul>
            <p className="duel-number duel-versus">{texts.versus}</p>
          </div>
          {odds && opponent && <ChanceBar chance={odds.chance} draw={odds.draw_chance} other={opponent.first_name} />}
        </div>
        <div className="card stack tight">
          <TypedWhenWhere start={date} venue={venue} location={location} />
          {message !== '' && <p className="bubble">{message}</p>}
        </div>
      </Section>
    </aside>
  )
}
