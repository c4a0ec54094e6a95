import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { Services, Viewer } from '../../platform/services.ts'
import { readSlice } from '../../platform/database/slice.ts'
import type { AgendaPart } from '../../platform/features/agenda.ts'
import { looksAt } from '../gathering/seen.ts'
import { requireVisible } from './act.ts'
import * as lists from './list-queries.ts'
import { tournamentLink } from './notices.ts'
import { presentTournaments } from './present-list.ts'
import { markSeen } from './unseen-queries.ts'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const nowOf = ({ clock }: Services, viewer: Viewer) => ({ viewerId: viewer.id, now: clock.now() })

const tabs = { pending: lists.listPending, upcoming: lists.listUpcoming, past: lists.listPast }

/** The tournaments in the viewer's three lists. */
export const tournamentAgenda: AgendaPart<Tournament> = {
  async list(services, viewer, tab, slice) {
    const of = nowOf(services, viewer)
    const { rows, ...whole } = await readSlice(slice, part => tabs[tab].all(services.db, { ...of, ...part }))
    return { items: await presentTournaments(services, viewer, idsOf(rows)), ...whole }
  },
}

export async function myTournaments(services: Services, viewer: Viewer) {
  return presentTournaments(services, viewer, idsOf(await lists.listMine.all(services.db, { viewerId: viewer.id })))
}

export async function organizedTournaments(services: Services, viewer: Viewer) {
  const rows = await lists.listOrganized.all(services.db, { viewerId: viewer.id })
  return presentTournaments(services, viewer, idsOf(rows))
}

export async function allTournaments(services: Services, viewer: Viewer) {
  return presentTournaments(services, viewer, idsOf(await lists.listAll.all(services.db, nowOf(services, viewer))))
}

export async function countModified(services: Services, viewer: Viewer) {
  return { count: (await lists.countLists.one(services.db, nowOf(services, viewer))).changed }
}

export const viewedTournament = looksAt({
  load: (services, viewer, id) => requireVisible(services.db, services, viewer, id),
  markSeen,
  linkOf: tournamentLink,
})
