import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { SportMark } from '../../sports/sport-mark.tsx'
import { aboutLine, aboutTime } from '../../ui/about-line.tsx'

/** A tournament below the title of a dialog. */
export const aboutTournament = ({ title, sport, tournament_start, timezone }: Tournament) =>
  aboutLine(<SportMark name={sport.name} />, title, aboutTime(tournament_start, timezone))
