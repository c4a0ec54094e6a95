import { mdiContentCopy } from '@mdi/js'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { Card, Section } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Loaded } from '../../ui/loaded.tsx'
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
  return (
    <Section title={texts.calendar}>
      <Loaded value={data?.payload} error={error} retry={refetch} rows={1}>
        {feed => (
          <Card className="calendar-feed">
            <p className="soft">{texts.subscribeToAPrivateAddress}</p>
            {feed.since === null && made === undefined ? (
              <FirstAddress onMade={setMade} />
            ) : (
              <Address since={feed.since} made={made} onMade={setMade} />
            )}
          </Card>
        )}
      </Loaded>
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
        {texts.makeAnAddress}
      </button>
    </div>
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

/** `made` is the address if it was made on this screen; afterwards only `since` is known. */
function Address({ since, made, ...making }: Making & { since: string | null; made: string | undefined }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useRenewal(making, texts.yourCalendarHasANew)
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
          label={texts.yourPrivateAddress}
          hint={texts.copyItNowItIs}
          value={made}
          readOnly
          onFocus={event => event.currentTarget.select()}
        />
      ) : (
        since !== null && <p>{say(texts.youHaveHadAnAddress, { parse: days(here()).format(Date.parse(since)) })}</p>
      )}
      <div className="row">
        {made !== undefined && mayCopy && <CopyButton text={made} />}
        <button
          type="button"
          className={made === undefined ? 'button' : 'button quiet'}
          onClick={() => setAsking(true)}
        >
          {texts.newAddress}
        </button>
      </div>
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
