import { mdiContentCopy } from '@mdi/js'
import { calendar } from '@gauntlet/contract/calendar'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import './notice-choices.css'

/** The private address that a calendar app subscribes to. */
export function CalendarFeed() {
  const { data, error, refetch } = useApi(calendar.address, {})
  return (
    <Section title="Calendar">
      {data ? (
        <Card className="calendar-feed">
          <p className="soft">
            Subscribe to this address in your calendar app, and your matches stand in it. Whoever has the address can
            read them, so keep it to yourself.
          </p>
          {data.payload.url === null ? <FirstAddress /> : <Address url={data.payload.url} />}
        </Card>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={1} />
      )}
    </Section>
  )
}

function FirstAddress() {
  const { run, busy } = useAction(calendar.renew, { success: false })
  return (
    <div className="row">
      <button type="button" className="button" disabled={busy} onClick={() => void run({})}>
        Make an address
      </button>
    </div>
  )
}

function Address({ url }: { url: string }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(calendar.renew, { success: 'Your calendar has a new address.' })
  // Without a secure context there is no clipboard: the field can still be copied from by hand.
  const mayCopy = 'clipboard' in navigator
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('Copied'),
      () => toast('Your browser did not let us copy.', { danger: true }),
    )
  const renew = async () => {
    await run({})
    setAsking(false)
  }
  return (
    <>
      <TextField label="Your private address" value={url} readOnly onFocus={event => event.currentTarget.select()} />
      <div className="row">
        {mayCopy && (
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon path={mdiContentCopy} />
            Copy
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setAsking(true)}>
          New address
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Make a new address?"
          confirm="Make a new address"
          busy={busy}
          onConfirm={() => void renew()}
          onCancel={() => setAsking(false)}
        >
          The old one stops working. Calendars that use it have to subscribe again.
        </ConfirmDialog>
      )}
    </>
  )
}
