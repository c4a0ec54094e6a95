import type { Team } from '@gauntlet/contract/teams/endpoints'
import { aboutLine } from '../../ui/about-line.tsx'
import { say } from '../../ui/say.ts'
import { Crest } from './crest.tsx'
import * as texts from './texts.ts'
import { playersWords } from './words.ts'

/** A team below the title of a dialog. */
export const aboutTeam = ({ name, sport, user_count, rank }: Team) =>
  aboutLine(
    <Crest name={name} />,
    sport.name,
    rank === null ? playersWords(user_count) : say(texts.rankAndPlayers, { rank, players: playersWords(user_count) }),
  )
