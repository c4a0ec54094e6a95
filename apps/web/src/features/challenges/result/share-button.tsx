import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiShareVariantOutline } from '@mdi/js'
import { useState } from 'react'
import { fill } from '../../../paths.ts'
import { publicPages } from '../../../public-pages.ts'
import { namesTogether } from '../../../people/names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { rivals, sideNamesOf } from '../sides.ts'
import { mine } from '../who.ts'
import { nameOfOutcome, scoreFor } from '../words.ts'
import { outcomeFor } from './outcome.ts'
import * as texts from './texts.ts'

/** The result as others read it: whose it is, against whom, and the score from that side. */
function toldToOthers(challenge: Challenge, viewerId: string) {
  const own = mine(challenge, viewerId)
  const ownNames = own ? sideNamesOf(challenge, own) : ''
  const winner = challenge.draw === 1 ? viewerId : (challenge.reported_winner_id ?? viewerId)
  const isLost = outcomeFor(challenge, viewerId) === 'lost'
  return {
    sport: challenge.sport.name,
    headline: nameOfOutcome(challenge, challenge.draw === 1 ? '' : winner),
    against: isLost ? ownNames : namesTogether(rivals(challenge, viewerId)),
    score: scoreFor(challenge, winner),
    rank: challenge.rank_change && { ...challenge.rank_change, name: own?.first_name ?? '' },
  }
}

/**
 * A picture of the result with the address of its page, where visitors have one, through the sheet of the device; the
 * picture is saved where it has none.
 */
export function ShareButton({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { resultPicture, handOver } = await import('./share-picture.ts')
      const picture = await resultPicture(toldToOthers(challenge, viewerId))
      const page = challenge.public === 1 ? location.origin + fill(publicPages.match, { id: challenge.id }) : undefined
      if ((await handOver(picture, page)) === 'saved') toast(texts.pictureSaved)
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
