import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiTrophy } from '@mdi/js'
import type { ReactNode } from 'react'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { nameSize } from '../../../ui/people.ts'
import { rich } from '../../../ui/rich.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import './rank.css'
import { placeShown } from '../words.ts'
import * as texts from '../texts.ts'

export type RankRow = AnswerOf<typeof tournaments.details>[number]

type Step = Pick<RankRow, 'id' | 'name' | 'image' | 'rank_value' | 'rank_last' | 'rating_value' | 'provisional'> & {
  /** The name, where it leads to the player. */
  shown?: ReactNode
}

export const STEPS = 3
const NAME_PX = 18
const FIRST_PX = 72
const OTHER_PX = 56

/** The first three on their steps, the winner in the middle and highest. Read in the order of the positions. */
export const Podium = ({ rows }: { rows: readonly Step[] }) => (
  <ol className="finish" aria-label={texts.podium}>
    {rows
      .slice(0, STEPS)
      .map(({ id, name, shown = name, image, rank_value, rank_last, rating_value, provisional }, index) => (
        <li key={id} className={`finish-place at-${index + 1}`}>
          {index === 0 && (
            <Chip tone="grass" icon={mdiTrophy}>
              {tournamentTexts.winner}
            </Chip>
          )}
          <Avatar id={id} name={name} image={image} size={index === 0 ? FIRST_PX : OTHER_PX} />
          <span className="name" style={{ fontSize: `${nameSize(name, NAME_PX) / 16}rem` }}>
            {shown}
          </span>
          <span className="finish-step numbers">
            {placeShown(rank_value, rank_last)}
            <span className="finish-rank">
              {rich(texts.rankRank, { rank: <Rank value={rating_value} provisional={provisional} /> })}
            </span>
          </span>
        </li>
      ))}
  </ol>
)
