import { TALK_KINDS, type TalkKind } from '@gauntlet/contract/talk/texts'
import { fill, paths } from '../../paths.ts'

/** The subject of a thread. */
export interface Thing {
  kind: TalkKind
  id: string
}

export const kindOf = (part: string | undefined): TalkKind | undefined => TALK_KINDS.find(kind => kind === part)

/** The screen of the thing itself. */
export const screenOf = ({ kind, id }: Thing): string =>
  ({
    challenge: fill(paths.challengeIssue, { id }),
    tournament: fill(paths.tournamentView, { tournament_view_id: id }),
    event: fill(paths.eventView, { event_view_id: id }),
    team: fill(paths.teamEdit, { id }),
  })[kind]
