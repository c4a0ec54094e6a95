import { mdiContentCopy } from '@mdi/js'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
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

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The private address that a calendar app subscribes to: shown when it is made, and never again. */
export function CalendarFeed() {
  const { data, error, refetch } = useApi(calendar.address, {})
  const [made, setMade] = useState<string>()
  return (
    <Section title="Calendar">
      {data ? (
        <Card className="calendar-feed">
          <p className="soft">
            Subscribe to a private address in your calendar app, and your matches stand in it. Whoever has the address
            can read them, so keep it to yourself. A new password ends it.
          </p>
          {data.payload.since === null && made === undefined ? (
            <FirstAddress onMade={setMade} />
          ) : (
            <Address since={data.payload.since} made={made} onMade={setMade} />
          )}
        </Card>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={1} />
      )}
    </Section>
  )
}

interface Making {
  onMade: (url: string) => void
}

function useRenewal({ onMade }: Making, success: string | false) {
  return useAction(calendar.renew, {
    success,
    done: ({ payload }) => {
      if (payload.url !== null) onMade(payload.url)
    },
  })
}

function FirstAddress(making: Making) {
  const { run, busy } = useRenewal(making, false)
  return (
    <div className="row">
      <button type="button" className="button" disabled={busy} onClick={() => void run({})}>
        Make an address
      </button>
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('Copied'),
      () => toast('Your browser did not let us copy.', { danger: true }),
    )
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon path={mdiContentCopy} />
      Copy
    </button>
  )
}

/** `made` is the address if it was made on this screen; afterwards only `since` is known. */
function Address({ since, made, ...making }: Making & { since: string | null; made: string | undefined }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useRenewal(making, 'Your calendar has a new address.')
  // Without a secure context there is no clipboard: the field can still be copied by hand.
  const mayCopy = 'clipboard' in navigator
  const renew = async () => {
    await run({})
    setAsking(false)
  }
  return (
    <>
      {made !== undefined ? (
        <TextField
          label="Your private address"
          hint="Copy it now: it is shown only this once."
          value={made}
          readOnly
          onFocus={event => event.currentTarget.select()}
        />
      ) : (
        since !== null && (
          <p>
            You have had an address since {day.format(Date.parse(since))}. It is not shown again: if you lost it, make a
            new one.
          </p>
        )
      )}
      <div className="row">
        {made !== undefined && mayCopy && <CopyButton text={made} />}
        <button
          type="button"
          className={made === undefined ? 'button' : 'button quiet'}
          onClick={() => setAsking(true)}
        >
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
