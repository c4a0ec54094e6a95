import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { mdiTrophy } from '@mdi/js'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { placeShown } from '../words.ts'
import * as texts from '../texts.ts'

export type RankRow = AnswerOf<typeof tournaments.details>[number]

const STEPS = 3
const NAME_PX = 18
const FIRST_PX = 72
const OTHER_PX = 56

/** The first three on their steps, the winner in the middle and highest. Read in the order of the positions. */
export const Podium = ({ rows }: { rows: readonly RankRow[] }) => (
  <ol className="finish" aria-label={texts.podium}>
    {rows.slice(0, STEPS).map(({ id, name, image, rank_value, rank_last }, index) => (
      <li key={id} className={`finish-place at-${index + 1}`}>
        {index === 0 && <Icon path={mdiTrophy} />}
        <Avatar id={id} name={name} image={image} size={index === 0 ? FIRST_PX : OTHER_PX} />
        <Name largest={NAME_PX}>{name}</Name>
        <span className="finish-step numbers">{placeShown(rank_value, rank_last)}</span>
      </li>
    ))}
  </ol>
)
