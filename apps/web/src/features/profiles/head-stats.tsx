import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import type { ReactNode } from 'react'
import { isEven } from '../../people/chance.ts'
import { Rank, RankError } from '../../people/rank.tsx'
import { aboutEven } from '../../people/texts.ts'
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

const percent = (share: number) => `${Math.round(share * 100)}%`

export const WonStat = ({ wins, played }: { wins: number; played: number }) => (
  <HeadStat
    label={texts.wonChip}
    value={say(texts.winsOfPlayed, { wins, played })}
    below={played > 0 && percent(wins / played)}
  />
)

/** The viewer's chance in a match of the sport. */
export const ChanceStat = ({ chance }: { chance: number }) => (
  <HeadStat label={texts.yourChance} value={percent(chance)} below={isEven(chance) && aboutEven} />
)
