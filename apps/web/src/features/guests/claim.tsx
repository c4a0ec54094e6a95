import { type GuestKind, type GuestPlace, guests } from '@gauntlet/contract/guests/endpoints'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { fill, paths } from '../../paths.ts'
import { WhenWhere } from '../../places/when-where.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { navigate, useParams } from '../../ui/router.ts'
import { say } from '../../ui/say.ts'
import { WayOn } from '../../ui/states.tsx'
import * as texts from './texts.ts'

/** The place of a guest, to whoever has its link. */
export default function Claim() {
  const { code = '' } = useParams()
  const { data, error, refetch } = useApi(guests.open, { code }, { fresh: 0 })
  return (
    <Page title={texts.aPlaceForYou} back={paths.dashboard}>
      <Loaded
        value={data?.payload}
        error={error}
        retry={refetch}
        rows={2}
        away={<WayOn to={paths.dashboard}>{texts.toTheDashboard}</WayOn>}
      >
        {place => <Kept place={place} code={code} />}
      </Loaded>
    </Page>
  )
}

const screens: Record<GuestKind, (id: string) => string> = {
  tournament: id => fill(paths.tournamentView, { tournament_view_id: id }),
  event: id => fill(paths.eventView, { event_view_id: id }),
  challenge: id => fill(paths.challengeIssue, { id }),
}

function Kept({ place, code }: { place: GuestPlace; code: string }) {
  const { kind: thing, name, title, organizer, start, timezone, location, state, is_in } = place
  const becomesYours = thing === 'challenge' ? texts.youPlayInThisMatch : texts.whatWasPlayedStays
  const { run, busy } = useAction(guests.claim)
  const claim = async () => {
    const outcome = await run({ code })
    if (outcome instanceof CallError) return
    const { kind, id } = outcome.payload
    navigate(screens[kind](id), { replace: true })
  }
  return (
    <>
      <Card className="stack tight">
        <p className="soft">{say(texts.organizerKeepsAPlace, { organizer, name })}</p>
        <h2>{title}</h2>
        <p>{is_in === 1 ? guestTexts.alreadyIn : becomesYours}</p>
      </Card>
      <Card>
        <WhenWhere at={start} timezone={timezone} place={{ venue: '', location, state, zip: '' }} />
      </Card>
      {is_in === 0 && (
        <button type="button" className="button main wide" disabled={busy} onClick={() => void claim()}>
          {texts.takeThePlace}
        </button>
      )}
    </>
  )
}
