import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { mdiDownload } from '@mdi/js'
import { useState } from 'react'
import { open } from '../../api/api.ts'
import { CallError } from '../../api/client.ts'
import { Setting } from '../../ui/setting.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

const nameIn = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.json'

/** Saves a file; the call needs the session's token, which a plain link would not send. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Saves a file with everything that is kept about the player. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const response = await open(accounts.export, {})
      save(await response.blob(), nameIn(response))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, { danger: true })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: () => void download() }
}

/** A file with everything that is kept about the player. */
export function ExportData() {
  const { busy, download } = useDownload()
  return (
    <Setting
      title={texts.yourData}
      icon={mdiDownload}
      line={texts.everythingThatIsKeptAbout}
      act={
        <button
          type="button"
          className="button small"
          aria-label={busy ? undefined : texts.downloadMyData}
          disabled={busy}
          onClick={download}
        >
          {busy ? texts.collecting : texts.download}
        </button>
      }
    />
  )
}
