import type { UserCard } from '@gauntlet/contract/cards/answer'
import { talk, type TalkMessage } from '@gauntlet/contract/talk/endpoints'
import { REPORT_MAX } from '@gauntlet/contract/talk/texts'
import { mdiFlagOutline, mdiPinOffOutline, mdiPinOutline } from '@mdi/js'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Icon } from '../../ui/icon.tsx'
import { FormFoot, Modal } from '../../ui/modal.tsx'
import { say } from '../../ui/say.ts'
import { Words } from './message.tsx'
import * as texts from './texts.ts'
import type { Thing } from './thing.ts'

interface Chosen {
  thing: Thing
  message: TalkMessage
  close: () => void
}

/** The acts on one message. */
export function MessageMenu({
  author,
  own,
  pins,
  pinned,
  ...chosen
}: Chosen & { author: UserCard; own: boolean; pins: boolean; pinned: boolean }) {
  const { thing, message, close } = chosen
  const [reports, setReports] = useState(false)
  const { run, busy } = useAction(talk.pin, { success: false, done: close })
  if (reports) return <ReportModal {...chosen} />
  return (
    <Modal title={say(texts.messageOf, { name: author.full_name })} close={close}>
      <div className="bubble">
        <Words text={message.text} />
      </div>
      <div className="row">
        {pins && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => void run({ ...thing, number: pinned ? 0 : message.number })}
          >
            <Icon path={pinned ? mdiPinOffOutline : mdiPinOutline} />
            {pinned ? texts.unpin : texts.pin}
          </button>
        )}
        {!own && (
          <button type="button" className="button danger" onClick={() => setReports(true)}>
            <Icon path={mdiFlagOutline} />
            {texts.report}
          </button>
        )}
      </div>
    </Modal>
  )
}

function ReportModal({ thing, message, close }: Chosen) {
  const [why, setWhy] = useState('')
  const { run, busy } = useAction(talk.report)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run({ ...thing, number: message.number, why })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title={texts.reportThisMessage} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <p className="soft">{texts.anOperatorSeesIt}</p>
        <label className="field">
          {texts.whatIsWrong}
          <textarea
            className="control"
            rows={3}
            maxLength={REPORT_MAX}
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </label>
        <FormFoot cancel={texts.close} close={close} send={texts.report} busy={busy} danger />
      </form>
    </Modal>
  )
}
