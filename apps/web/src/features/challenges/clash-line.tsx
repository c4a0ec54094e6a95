import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { mdiCalendarAlert } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import { wallDay, wallTime } from '../../ui/when.ts'
import './challenges.css'
import { type Clash, clashAt } from './clash.ts'
import * as texts from './texts.ts'

/** Tells of something else that is agreed to: 'Also at 6 PM: Ruth Murphy'. */
export const clashWords = ({ what, start, timezone }: Clash): string =>
  say(texts.alsoAt, { what, at: wallDay(wallTime(Date.parse(start), timezone)).hour })

export const ClashWords = ({ clash }: { clash: Clash }) => (
  <p className="fact small clash">
    <Icon path={mdiCalendarAlert} />
    {clashWords(clash)}
  </p>
)

/** Says before the viewer accepts what else they have agreed to at that time. */
export default function ClashLine({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { data } = useApi(challenges.upcoming, {})
  const clash = data && clashAt(challenge.challenge_start, data.payload, viewerId, challenge.id)
  return clash ? <ClashWords clash={clash} /> : null
}
