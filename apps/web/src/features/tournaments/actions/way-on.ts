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

/**
 * The way to the thing that waits for the viewer inside a tournament that is listed, in yellow; `match` is one of
 * theirs.
 */
export function wayOn(tournament: Tournament, where: Where, match?: WaitingMatch): Way | undefined {
  if (!LISTS.includes(where)) return undefined
  const { id, status, asking, drawn, actions } = tournament
  const inside = fill(paths.tournamentView, { tournament_view_id: id })
  if (status === 'Upcoming' && (asking ?? 0) > 0)
    return { text: plural(texts.answerNRequests, asking ?? 0), to: `${inside}#players`, look: 'main' }
  if (where === 'organizing' && needsPlayers(tournament)) return { text: texts.invitePlayers, to: `${inside}#desk` }
  if (status !== 'Reporting') return undefined
  if (match) return { text: matchAct(match), to: `${inside}#bracket`, look: 'main' }
  if (drawn === 1) return { text: texts.viewTheBracket, to: `${inside}#bracket` }
  return waitsForDraw(tournament) && actions.cancel.kind === 'allowed'
    ? { text: bracketTexts.drawTheBracket, to: `${inside}#desk`, look: 'main' }
    : undefined
}

/** Something here waits for the viewer: a match, requests, the draw, an invitation, or the report. */
export const awaits = (tournament: Tournament, where: Where, match?: WaitingMatch): boolean =>
  wayOn(tournament, where, match)?.look === 'main' ||
  drawnActions(tournament.actions, where).some(
    ({ action, reason }) => reason === undefined && (action === 'confirm' || action === 'report'),
  )
