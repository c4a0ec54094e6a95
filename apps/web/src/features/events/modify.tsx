import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventForm } from '@gauntlet/contract/events/forms'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { Suspense } from 'react'
import { lazy } from '../../ui/part.tsx'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { nameFirst, showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { fill, paths } from '../../paths.ts'
import { ActBar } from '../../ui/act-bar.tsx'
import { goBack, useParams } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import '../../ui/things.css'
import { useUnsaved } from '../../ui/unsaved.ts'
import './events.css'
import { EventFields } from './event-fields.tsx'
import { LoadedEvent } from './loaded-event.tsx'
import { valuesOf } from './values.ts'
import { endSent } from './words.ts'
import * as texts from './texts.ts'

const Closed = lazy(() => import('./closed.tsx'))

/** Modify Event; says why where it cannot be modified. */
export default function ModifyEvent() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(events.view, { id }, { live: true })
  const event = data?.payload
  return (
    <Page
      title={texts.modifyEvent}
      {...(event?.actions.modify.kind === 'allowed' && { subtitle: event.event_name })}
      back={fill(paths.eventView, { event_view_id: id })}
    >
      <LoadedEvent value={event} error={error} retry={refetch}>
        {loaded =>
          loaded.actions.modify.kind === 'allowed' ? (
            <ModifyForm key={id} event={loaded} />
          ) : (
            <Suspense fallback={<SkeletonList rows={2} />}>
              <Closed event={loaded} />
            </Suspense>
          )
        }
      </LoadedEvent>
    </Page>
  )
}

/** The typed text stays while the event moves on. */
function ModifyForm({ event }: { event: EventAnswer }) {
  const { id } = event
  const form = useContractForm(eventForm, valuesOf(event))
  const { saved } = useUnsaved(form)
  const { run, busy } = useAction(events.edit, { failure: eventTexts.problemUpdating })
  const send = form.handleSubmit(async terms => {
    const outcome = await run({ id, ...terms, event_end: endSent(terms) })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    goBack(fill(paths.eventView, { event_view_id: id }))
  }, nameFirst)
  return (
    <form className="stack" noValidate onSubmit={submitted => void send(submitted)}>
      <EventFields form={form} />
      <ActBar busy={busy} idle={!form.formState.isDirty} note={texts.everyoneComingIsTold}>
        {texts.saveChanges}
      </ActBar>
    </form>
  )
}
