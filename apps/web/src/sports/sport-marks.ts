import { sportNameTexts } from '@gauntlet/contract/sports/names'
import {
  mdiBadminton,
  mdiBaseball,
  mdiBasketball,
  mdiBasketballHoop,
  mdiBeach,
  mdiBike,
  mdiBilliards,
  mdiBowling,
  mdiBoxingGlove,
  mdiBullseyeArrow,
  mdiChessKnight,
  mdiDisc,
  mdiFencing,
  mdiFootball,
  mdiGolf,
  mdiGolfTee,
  mdiHockeySticks,
  mdiHorseshoe,
  mdiKabaddi,
  mdiKarate,
  mdiRacquetball,
  mdiRun,
  mdiSoccer,
  mdiSoccerField,
  mdiSwim,
  mdiTableTennis,
  mdiTarget,
  mdiTennis,
  mdiTennisBall,
  mdiTrophyOutline,
  mdiVolleyball,
} from '@mdi/js'

/** The first mark whose words the name begins with; longer names stand before shorter ones they begin with. */
const MARKS: readonly (readonly [name: string, path: string])[] = [
  ['Tennis Doubles', mdiTennis],
  ['Tennis', mdiTennisBall],
  ['Table Tennis', mdiTableTennis],
  ['Pickleball', mdiTableTennis],
  ['Padel', mdiTennis],
  ['Badminton', mdiBadminton],
  ['Squash', mdiRacquetball],
  ['Racquetball', mdiRacquetball],
  ['Golf', mdiGolf],
  ['Disc Golf', mdiGolfTee],
  ['Bowling', mdiBowling],
  ['Billiards', mdiBilliards],
  ['Darts', mdiBullseyeArrow],
  ['Chess', mdiChessKnight],
  ['Cornhole', mdiTarget],
  ['Horseshoes', mdiHorseshoe],
  ['Boxing', mdiBoxingGlove],
  ['Wrestling', mdiKabaddi],
  ['Brazilian Jiu-Jitsu', mdiKarate],
  ['Fencing', mdiFencing],
  ['Running', mdiRun],
  ['Cycling', mdiBike],
  ['Swimming', mdiSwim],
  ['Basketball 3-on-3', mdiBasketballHoop],
  ['Basketball', mdiBasketball],
  ['Soccer 5-a-side', mdiSoccerField],
  ['Soccer', mdiSoccer],
  ['Beach Volleyball', mdiBeach],
  ['Volleyball', mdiVolleyball],
  ['Flag Football', mdiFootball],
  ['Softball', mdiBaseball],
  ['Ultimate', mdiDisc],
  ['Ice Hockey', mdiHockeySticks],
]

/** The names of the table, by those that the reader's language has for them. */
const NAMES = new Map(Object.entries(sportNameTexts).map(([name, said]) => [said, name]))

export function sportMark(said: string): string {
  const name = NAMES.get(said) ?? said
  return MARKS.find(([start]) => name.startsWith(start))?.[1] ?? mdiTrophyOutline
}
