import { mdiCalendarPlus } from '@mdi/js'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS } from '@gauntlet/contract/challenges/status'
import { useState } from 'react'
import { open } from '../../../api/api.ts'
import { CallError } from '../../../api/client.ts'
import { useSelf } from '../../../api/use-self.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import * as texts from '../texts.ts'

/** The file comes with the session's token, which a plain link cannot carry. */
async function download(id: string): Promise<void> {
  const file = await (await open(calendar.match, { id })).blob()
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'match.ics'
  link.click()
  URL.revokeObjectURL(url)
}

/** For a match ahead in which the viewer plays. */
export function AddToCalendar({ challenge: { id, event_status_id, users } }: { challenge: Challenge }) {
  const self = useSelf()
  const [busy, setBusy] = useState(false)
  if (event_status_id !== CHALLENGE_STATUS.upcoming || !users.some(user => user.id === self.id)) return null
  const add = async () => {
    setBusy(true)
    try {
      await download(id)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, { danger: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button small add-to-calendar" disabled={busy} onClick={() => void add()}>
      <Icon path={mdiCalendarPlus} />
      {texts.addToCalendar}
    </button>
  )
}
