import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiShareVariantOutline } from '@mdi/js'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { rivals } from '../sides.ts'
import { namesOf } from '../who.ts'
import { resultLine, scoreFor } from '../words.ts'
import * as texts from './texts.ts'

/** A picture of the result, through the sheet of the device, or saved where it has none. */
export function ShareButton({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { resultPicture, handOver } = await import('./share-picture.ts')
      const picture = await resultPicture({
        sport: challenge.sport.name,
        headline: resultLine(challenge, viewerId) ?? texts.result,
        score: scoreFor(challenge, viewerId),
        opponent: namesOf(rivals(challenge, viewerId)),
        rank: challenge.rank_change,
      })
      if ((await handOver(picture)) === 'saved') toast(texts.pictureSaved)
    } catch {
      toast(texts.pictureNotMade, { danger: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void share()}>
      <Icon path={mdiShareVariantOutline} />
      {texts.share}
    </button>
  )
}
