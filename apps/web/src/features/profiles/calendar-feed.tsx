import { mdiCalendarExportOutline, mdiContentCopy } from '@mdi/js'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import './notice-choices.css'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { here } from '../../ui/here.ts'
import { datesIn } from '../../ui/formats.ts'

const days = datesIn({ dateStyle: 'medium' })

/** The private address that a calendar app subscribes to: shown when it is made, and never again. */
export function CalendarFeed() {
  const { data, error, refetch } = useApi(calendar.address, {})
  const [made, setMade] = useState<string>()
  const since = data?.payload.since ?? null
  const isFirst = since === null && made === undefined
  return (
    <Settings>
      <Setting
        title={texts.calendar}
        icon={mdiCalendarExportOutline}
        line={
          since === null
            ? texts.yourMatchesThere
            : say(texts.youHaveHadAnAddress, { parse: days(here()).format(Date.parse(since)) })
        }
        act={data && (isFirst ? <FirstAddress onMade={setMade} /> : <NewAddress onMade={setMade} />)}
      >
        {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
        {made !== undefined && <Address made={made} />}
      </Setting>
    </Settings>
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
    <button
      type="button"
      className="button small"
      aria-label={texts.makeAnAddress}
      disabled={busy}
      onClick={() => void run({})}
    >
      {texts.make}
    </button>
  )
}

function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(texts.copied),
      () => toast(texts.yourBrowserDidNotLet, { danger: true }),
    )
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon path={mdiContentCopy} />
      {texts.copy}
    </button>
  )
}

function Address({ made }: { made: string }) {
  // Without a secure context there is no clipboard: the field can still be copied by hand.
  const mayCopy = 'clipboard' in navigator
  return (
    <div className="calendar-feed">
      <TextField
        label={texts.yourPrivateAddress}
        hint={texts.copyItNowItIs}
        value={made}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      {mayCopy && <CopyButton text={made} />}
    </div>
  )
}

function NewAddress(making: Making) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useRenewal(making, texts.yourCalendarHasANew)
  const renew = async () => {
    await run({})
    setAsking(false)
  }
  return (
    <>
      <button type="button" className="button small" onClick={() => setAsking(true)}>
        {texts.newAddress}
      </button>
      {asking && (
        <ConfirmDialog
          title={texts.makeANewAddress}
          confirm={texts.makeNewAddress}
          busy={busy}
          onConfirm={() => void renew()}
          onCancel={() => setAsking(false)}
        >
          {texts.theOldOneStopsWorking}
        </ConfirmDialog>
      )}
    </>
  )
}
