import { goBack, useParams } from '../../../ui/router.ts'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { codeOfState } from '@gauntlet/contract/places/states'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { modifyTournamentForm } from '@gauntlet/contract/tournaments/forms'
import { SLOTS_MIN } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { Suspense } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { nameFirst, showErrors } from '../../../api/use-contract-form.ts'
import { fill, paths } from '../../../paths.ts'
import { ActBar } from '../../../ui/act-bar.tsx'
import { Page } from '../../../ui/page.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { wallTime } from '../../../ui/when.ts'
import { Band } from './band.tsx'
import { TermsFields } from './terms-fields.tsx'
import { LoadedTournament } from '../loaded-tournament.tsx'
import { type TournamentValues, useTournamentForm } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

const Closed = lazy(() => import('./closed.tsx'))

/** Modify Tournament; says why where it cannot be modified. */
export default function ModifyTournament() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(tournaments.view, { id }, { poll: POLL_TOURNAMENTS_MS })
  const tournament = data?.payload
  return (
    <Page
      title={texts.modifyTournament}
      {...(tournament && tournament.actions.modify.kind !== 'allowed' && { subtitle: tournament.title })}
      back={fill(paths.tournamentView, { tournament_view_id: id })}
    >
      <LoadedTournament value={tournament} error={error} retry={refetch}>
        {loaded =>
          loaded.actions.modify.kind === 'allowed' ? (
            <ModifyForm key={id} tournament={loaded} />
          ) : (
            <Suspense>
              <Closed tournament={loaded} />
            </Suspense>
          )
        }
      </LoadedTournament>
    </Page>
  )
}

const valuesOf = (tournament: Tournament): TournamentValues => ({
  sport: tournament.sport.id,
  title: tournament.title,
  tournament_start: wallTime(Date.parse(tournament.tournament_start), tournament.timezone),
  tournament_end: wallTime(Date.parse(tournament.tournament_end), tournament.timezone),
  location: tournament.location,
  locstate: codeOfState(tournament.state),
  zip: tournament.zip,
  venue: tournament.venue,
  rules: tournament.rules,
  message: '',
  open_invite: tournament.open_invite === 1,
  open_to_minors: tournament.open_to_minors === 1,
  visibility: tournament.visibility,
  ranked: tournament.ranked === 1,
  slots: tournament.slots,
  minRate: tournament.start_rating,
  minSpread: tournament.end_rating,
  format: tournament.format,
})

function ModifyForm({ tournament }: { tournament: Tournament }) {
  const { id } = tournament
  const leastSlots = Math.min(SLOTS_MIN, tournament.slots)
  const parts = useTournamentForm(modifyTournamentForm, valuesOf(tournament), leastSlots)
  const { form } = parts
  const { saved } = useUnsaved(form)
  const { run, busy } = useAction(tournaments.edit, { failure: tournamentTexts.problemUpdating })
  const send = form.handleSubmit(async ({ tournament_end, ...terms }) => {
    const outcome = await run({ id, ...terms, ...(tournament_end !== undefined && { tournament_end }) })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    goBack(fill(paths.tournamentView, { tournament_view_id: id }))
  }, nameFirst)
  return (
    <form className="stack known-terms" noValidate onSubmit={event => void send(event)}>
      <Band
        values={form.watch()}
        places={Number(form.watch('slots')) || 0}
        taken={tournament.slots - tournament.openSlots}
      />
      <TermsFields parts={parts} leastSlots={leastSlots} paid={tournament.ranked === 1} />
      <ActBar busy={busy} idle={!form.formState.isDirty} note={texts.allPlayersAreTold}>
        {texts.saveChanges}
      </ActBar>
    </form>
  )
}
