import { events } from '@gauntlet/contract/events/endpoints'
import { eventForm } from '@gauntlet/contract/events/forms'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { useEffect } from 'react'
import { lazy } from '../../ui/part.tsx'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { nameFirst, showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { PreviewedForm } from '../../ui/previewed-form.tsx'
import { navigate } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import '../../ui/things.css'
import { begun, draft, EMPTY, slotsOf } from './draft.ts'
import { EventBand } from './event-band.tsx'
import { EventFields } from './event-fields.tsx'
import { EventPage } from './event-page.tsx'
import './events.css'
import { FriendFaces, LatelyFaces } from './friend-faces.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { wide } from '../../ui/wide.ts'

const Preview = lazy(() => import('./preview.tsx'))

/** The tab Create. */
export default function CreateEvent() {
  return (
    <EventPage>
      <CreateForm />
    </EventPage>
  )
}

/** Announces an event. The typed text stays until it is sent, also while friends are chosen. */
function CreateForm() {
  const self = useSelf()
  const { values: drafted } = draft.get()
  const form = useContractForm(eventForm, begun(drafted, self))
  const kept = useStore(draft)
  const { invited } = kept
  useUnsaved(form, { more: kept !== EMPTY, keeps: true })
  const { run, busy } = useAction(events.add, { failure: eventTexts.problemCreating })
  const values = form.watch()
  const hasRoom = useStore(wide)
  useEffect(() => {
    const { unsubscribe } = form.watch(() => draft.set({ ...draft.get(), values: form.getValues() }))
    return unsubscribe
  }, [form])

  const send = form.handleSubmit(async terms => {
    if (terms.open_invite === 0 && invited.length === 0) return toast(eventTexts.addFriend, { danger: true })
    if (invited.length > terms.slots) return toast(eventTexts.overSlots, { danger: true })
    const outcome = await run({ ...terms, selected: invited.map(({ id }) => id) })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    form.reset(EMPTY.values)
    draft.set(EMPTY)
    navigate(paths.eventList)
  }, nameFirst)

  const shown = { values, invited }
  const choice = {
    invited,
    slots: slotsOf(values),
    change: (chosen: typeof invited) => draft.set({ ...draft.get(), invited: chosen }),
  }
  const friends = (
    <fieldset className="stack tight">
      <div className="row between">
        <legend className="form-legend">{texts.inviteFriends}</legend>
        <button type="button" className="button quiet small event-edge" onClick={() => navigate(paths.addFriend)}>
          {invited.length === 0 ? texts.chooseFriends : texts.change}
        </button>
      </div>
      <FriendFaces {...choice} />
      {invited.length > 0 ? (
        <p className="soft small">{plural(texts.nFriendsAreInvited, invited.length)}</p>
      ) : (
        values.open_invite !== true && <p className="soft small">{texts.anEventByInvitationNeeds}</p>
      )}
    </fieldset>
  )
  return (
    <PreviewedForm
      send={event => void send(event)}
      preview={
        hasRoom && (
          <>
            <Preview {...shown} />
            {friends}
            <LatelyFaces {...choice} />
          </>
        )
      }
      act={{ busy, children: texts.createEvent }}
    >
      {!hasRoom && <EventBand {...shown} />}
      <EventFields form={form} isNew />
      {!hasRoom && friends}
    </PreviewedForm>
  )
}
