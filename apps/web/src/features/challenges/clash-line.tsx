import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { mdiCalendarAlert } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import { wallDay, wallTime } from '../../ui/when.ts'
import './challenges.css'
import { clashOf } from './clash.ts'
import * as texts from './texts.ts'

/** Says before the viewer accepts what else they have agreed to at that time. */
export function ClashLine({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const asks = challenge.actions.accept.kind === 'allowed'
  const { data } = useApi(challenges.upcoming, {}, { enabled: asks })
  const clash = asks && data ? clashOf(challenge, data.payload, viewerId) : undefined
  if (!clash) return null
  const { what, start, timezone } = clash
  return (
    <p className="fact small clash">
      <Icon path={mdiCalendarAlert} />
      {say(texts.alsoAt, { what, at: wallDay(wallTime(Date.parse(start), timezone)).hour })}
    </p>
  )
}
