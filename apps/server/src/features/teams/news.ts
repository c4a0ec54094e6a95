import type { NoticeName } from '@gauntlet/contract/notices/texts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import type { Loaded } from './facts.ts'

/** The screen of a team, and that of a player's own. */
export const teamLink = (id: string): string => `/team/edit/${id}`
export const MY_TEAMS = '/myteam'

/** Tells players of a change to a team. */
export const tellOfTeam = (
  tx: Transaction,
  services: Services,
  userIds: readonly string[],
  { name, actor, team, link }: { name: NoticeName<'teams'>; actor: string | null; team: string; link: string },
): Promise<void> => tell(tx, services, userIds, { kind: 'teams', name, actor, params: { team }, link })

/** Brings the screens of everybody in the team, and of its owner, up to date. */
export const touchTeam = (tx: Transaction, services: Services, { row, players }: Loaded): void =>
  services.live.touch(tx, new Set([row.owner_id, ...players.map(({ user_id }) => user_id)]))
