import type { ReactNode } from 'react'
import { TypedWhenWhere } from '../../../places/typed-when-where.tsx'
import type { Party } from '../../../scores/party.ts'
import { CourtLines } from '../../../sports/court-lines.tsx'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import '../detail/duel.css'
import type { DraftTerms } from './send-bar.tsx'
import * as texts from '../texts.ts'

/** px */
const FACE = 72
const NAME_PX = 20

/** A player, a side, or a place without anybody yet. */
export type PreviewSide = Pick<Party, 'id' | 'name' | 'people'>

/** A side that nobody is on yet. */
export const freeSide = (name: string): PreviewSide => ({ id: name, name, people: [] })

const Side = ({ side: { name, people } }: { side: PreviewSide }) => (
  <li className="duel-side">
    {people.length === 0 ? (
      <FreeSide size={FACE} />
    ) : (
      <span className="preview-faces">
        {people.map(({ id, full_name, preference }) => (
          <Avatar
            key={id}
            id={id}
            name={full_name}
            image={preference.image}
            size={people.length === 1 ? FACE : FACE / 2}
          />
        ))}
      </span>
    )}
    <Name largest={NAME_PX}>{name}</Name>
  </li>
)

/** A match that is being written, as it will be seen. */
export function MatchPreview({
  title,
  terms: { sport = '', date, venue, location, ranked = false, message = '' },
  sides,
  odds,
  children,
}: {
  title: string
  terms: DraftTerms & { ranked?: unknown; message?: string | undefined }
  sides: readonly PreviewSide[]
  /** On the court, below the players. */
  odds?: ReactNode
  /** Below when and where. */
  children?: ReactNode
}) {
  const isPair = sides.length === 2
  return (
    <aside className="match-preview">
      <Section title={title}>
        <div className="duel">
          <CourtLines sport={sport} />
          <p className="row between">
            <strong>{sport || texts.sport}</strong>
            <Chip>{ranked === true ? texts.ranked : texts.notRanked}</Chip>
          </p>
          <div className={isPair ? 'duel-pair' : 'stack'}>
            <ul className="duel-sides">
              {sides.map(side => (
                <Side key={side.id} side={side} />
              ))}
            </ul>
            {isPair && <p className="duel-number duel-versus">{texts.versus}</p>}
          </div>
          {odds}
        </div>
        <div className="card stack tight">
          <TypedWhenWhere start={date} venue={venue} location={location} />
          {message !== '' && <p className="bubble">{message}</p>}
        </div>
        {children}
      </Section>
    </aside>
  )
}
