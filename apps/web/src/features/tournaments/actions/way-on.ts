import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { fill, paths } from '../../../paths.ts'
import type { Way } from '../../../ui/act-buttons.tsx'
import { plural } from '../../../ui/plural.ts'
import * as bracketTexts from '../bracket/texts.ts'
import { matchAct } from '../bracket/waiting/words.ts'
import * as texts from '../texts.ts'
import { waitsForDraw } from '../words.ts'
import { needsPlayers } from '../invite/needs-players.ts'
import { drawn as drawnActions, type Where } from './drawn.ts'

const LISTS: readonly Where[] = ['organizing', 'participating', 'agenda']

const insideOf = ({ id }: Tournament) => fill(paths.tournamentView, { tournament_view_id: id })

/** The way to the thing that waits for the viewer inside a tournament that is listed. */
function waitingWay(tournament: Tournament, match: WaitingMatch | undefined): Way | undefined {
  const { status, asking, drawn, actions } = tournament
  const inside = insideOf(tournament)
  if (status === 'Upcoming' && (asking ?? 0) > 0)
    return { text: plural(texts.answerNRequests, asking ?? 0), to: `${inside}#players`, look: 'main' }
  if (status !== 'Reporting') return undefined
  if (match) return { text: matchAct(match), to: `${inside}#bracket`, look: 'main' }
  return drawn !== 1 && waitsForDraw(tournament) && actions.cancel.kind === 'allowed'
    ? { text: bracketTexts.drawTheBracket, to: `${inside}#desk`, look: 'main' }
    : undefined
}

/** The way to the thing that waits, else to one that helps the tournament on; `match` is one of the viewer's. */
export function wayOn(tournament: Tournament, where: Where, match?: WaitingMatch): Way | undefined {
  if (where === 'found' && needsPlayers(tournament))
    return { text: texts.invitePlayers, to: `${insideOf(tournament)}#desk` }
  if (!LISTS.includes(where)) return undefined
  const way = waitingWay(tournament, match)
  if (way) return way
  const inside = insideOf(tournament)
  if (where === 'organizing' && needsPlayers(tournament))
    return { text: texts.invitePlayers, to: `${inside}#desk`, look: 'main' }
  return tournament.status === 'Reporting' && tournament.drawn === 1
    ? { text: texts.viewTheBracket, to: `${inside}#bracket` }
    : undefined
}

/** Something here waits for the viewer: a match, requests, the draw, an invitation, or the report. */
export const awaits = (tournament: Tournament, where: Where, match?: WaitingMatch): boolean =>
  (LISTS.includes(where) && waitingWay(tournament, match) !== undefined) ||
  drawnActions(tournament.actions, where).some(
    ({ action, reason }) => reason === undefined && (action === 'confirm' || action === 'report'),
  )
