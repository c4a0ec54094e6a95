import type { ComponentProps, ReactNode } from 'react'
import { Rank } from '../../../people/rank.tsx'
import * as placeTexts from '../../../places/texts.ts'
import { TypedWhenWhere } from '../../../places/typed-when-where.tsx'
import type { Party } from '../../../scores/party.ts'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { Changed } from '../../../ui/changed.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import { FreeSide } from '../free-side.tsx'
import '../detail/duel.css'
import '../challenges.css'
import * as texts from '../texts.ts'

/** A match that is still being written. */
export interface DraftTerms {
  /** Its name. */
  sport: string | undefined
  date: string
  location: string
  venue: string
  ranked?: unknown
}

const rankedWords = ({ ranked }: DraftTerms) => (ranked === true ? texts.ranked : texts.notRanked)

/** px */
const FACE = 72
const NAME_PX = 20

/** A player, a side, or a place without anybody yet. */
export type PreviewSide = Pick<Party, 'id' | 'name' | 'people'> & {
  rank?: ComponentProps<typeof Rank>
  /** In place of a rank. */
  note?: string
}

/** A side that nobody is on yet. */
export const freeSide = (name: string): PreviewSide => ({ id: name, name, people: [] })

const Side = ({ side: { name, people, rank, note }, isWinner }: { side: PreviewSide; isWinner: boolean }) => (
  <li className={isWinner ? 'duel-side winner' : 'duel-side'}>
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
    {rank && (
      <strong className="numbers">
        <Rank {...rank} />
      </strong>
    )}
    {note !== undefined && <span className="soft">{note}</span>}
    {isWinner && <Chip tone="grass">{texts.winner}</Chip>}
  </li>
)

/** A match that is being written, as it will be seen. */
export function MatchPreview({
  title,
  terms,
  before,
  sides,
  by,
  result,
  odds,
}: {
  title: string
  terms: DraftTerms & { message?: string | undefined }
  /** As it stands: what is to change is marked. */
  before?: DraftTerms
  sides: readonly PreviewSide[]
  /** The name of whoever writes the message. */
  by?: string
  /** How it ended, by what is told so far: the score, and the place of the side that has won. */
  result?: { score: string; winner: string } | undefined
  /** On the court, below the players. */
  odds?: ReactNode
}) {
  const { sport = '', date, venue, location, message = '' } = terms
  const isPair = sides.length === 2
  return (
    <aside className="match-preview">
      <Section title={title}>
        <div className="duel">
          <p className="row between">
            <strong>
              <Changed before={before?.sport} now={sport || texts.sport} />
            </strong>
            <span className="row">
              {before && before.ranked !== terms.ranked && <del className="soft small">{rankedWords(before)}</del>}
              <Chip>{rankedWords(terms)}</Chip>
            </span>
          </p>
          <div className={isPair ? 'duel-pair' : 'stack'}>
            <ul className="duel-sides">
              {sides.map((side, at) => (
                <Side key={side.id} side={side} isWinner={String(at) === result?.winner} />
              ))}
            </ul>
            {isPair && (
              <p className={result?.score ? 'duel-number duel-line numbers' : 'duel-number duel-versus'}>
                {result?.score || texts.versus}
              </p>
            )}
          </div>
          {odds}
        </div>
        <div className="card stack tight">
          <TypedWhenWhere
            start={date}
            venue={venue || placeTexts.toBeAgreed}
            location={location}
            before={before && { ...before, start: before.date }}
          />
          {message !== '' && (
            <p className="bubble">
              {by !== undefined && <strong className="small">{`${by}\n`}</strong>}
              {message}
            </p>
          )}
        </div>
      </Section>
    </aside>
  )
}
