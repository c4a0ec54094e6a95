import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import type { ReactNode } from 'react'
import { Rank, RankError } from '../../people/rank.tsx'
import { formDrawn, formLost, formWon } from '../../people/texts.ts'
import { say } from '../../ui/say.ts'
import { Stat } from '../../ui/stat.tsx'
import * as texts from './texts.ts'

/** A number in the head of a profile, of the same three lines as those beside it. */
export const HeadStat = ({ label, value, below }: { label: ReactNode; value: ReactNode; below: ReactNode }) => (
  <Stat
    label={label}
    value={
      <>
        {value}
        <span className="profile-below">{below}</span>
      </>
    }
  />
)

/** The rank in a sport, and how sure it is. */
export const RankStat = ({ sport }: { sport: UserSport | undefined }) => (
  <HeadStat
    label={sport?.name ?? texts.rank}
    value={
      sport ? (
        <>
          <span className="visually-hidden">{texts.rank} </span>
          <Rank value={sport._joinData.rank} provisional={sport._joinData.provisional} />
        </>
      ) : (
        '–'
      )
    }
    below={sport && <RankError points={sport._joinData.deviation} />}
  />
)

/** The highest rank of a player, and in which sport; how sure each is stands with all of them. */
export const BestRankStat = ({ sport }: { sport: UserSport | undefined }) => (
  <HeadStat
    label={texts.bestRank}
    value={sport ? <Rank value={sport._joinData.rank} provisional={sport._joinData.provisional} /> : '–'}
    below={sport?.name}
  />
)

const percent = (share: number) => `${Math.round(share * 100)}%`

/** From so many matches on a share says something. */
const ENOUGH = 5

/** How many matches were won; of a single one, how it went. */
export const WonStat = ({
  wins,
  draws = 0,
  played,
  label = texts.wonChip,
}: {
  wins: number
  draws?: number
  played: number
  label?: string
}) =>
  played === 1 ? (
    <HeadStat label={texts.matches} value={1} below={wins === 1 ? formWon : draws === 1 ? formDrawn : formLost} />
  ) : (
    <HeadStat
      label={label}
      value={say(texts.winsOfPlayed, { wins, played })}
      below={played >= ENOUGH && percent(wins / played)}
    />
  )
