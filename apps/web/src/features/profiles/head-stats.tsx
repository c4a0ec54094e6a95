import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import type { ReactNode } from 'react'
import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import { toldWays } from '../../people/chance.ts'
import { Rank } from '../../people/rank.tsx'
import { rich } from '../../ui/rich.tsx'
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

/** In words: nobody reads a lone '± 257'. */
const sureOf = ({ provisional, deviation }: UserSport['_joinData']): string | false =>
  provisional === 1 ? texts.stillNew : deviation !== null && say(texts.giveOrTake, { points: deviation })

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
    below={sport && sureOf(sport._joinData)}
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

/** The viewer's chance against a player, large where no match tells more. */
export const ChanceStat = ({ odds: { chance, draw_chance }, other }: { odds: MatchOdds; other: string }) => {
  const { win, draw, lose } = toldWays(chance, draw_chance)
  const theirs = say(texts.nameAndPercent, { name: other, percent: lose })
  return (
    <HeadStat
      label={texts.yourChance}
      value={say(texts.inPercent, { percent: win })}
      below={draw === 0 ? theirs : `${say(texts.drawAndPercent, { percent: draw })} · ${theirs}`}
    />
  )
}

/** From so many matches on a share says something. */
const ENOUGH = 5

/** How many matches were won. */
export const WonStat = ({ wins, played, label = texts.wonChip }: { wins: number; played: number; label?: string }) => (
  <HeadStat
    label={label}
    value={
      played === 0 ? (
        '–'
      ) : (
        <span className="profile-of">{rich(texts.winsOfPlayed, { wins: <b>{wins}</b>, played })}</span>
      )
    }
    below={played === 0 ? texts.noMatchesYet : played >= ENOUGH && percent(wins / played)}
  />
)
