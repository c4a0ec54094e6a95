import { calendar } from '@gauntlet/contract/calendar/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useState } from 'react'
import { open } from '../../../api/api.ts'
import { CallError } from '../../../api/client.ts'
import { toast } from '../../../ui/toast.tsx'
import * as texts from './texts.ts'

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

export function AddToCalendar({ challenge: { id }, look = '' }: { challenge: Challenge; look?: string }) {
  const [busy, setBusy] = useState(false)
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
    <button type="button" className={`button ${look}`} disabled={busy} onClick={() => void add()}>
      {texts.addToCalendar}
    </button>
  )
}
