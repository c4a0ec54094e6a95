import { friends } from '@gauntlet/contract/friends/endpoints'
import { mdiClipboardTextOutline } from '@mdi/js'
import { useState } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Face, pickOf } from '../../../people/people-picker.tsx'
import type { Pick } from '../../../people/picks.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { faultOf, mayBeGuest, readList } from './pasted.ts'
import './invites.css'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'
import { Chip } from '../../../ui/status-chip.tsx'
import { toast } from '../../../ui/toast.tsx'
import { say } from '../../../ui/say.ts'

const ROWS = 7
/** Free places that are drawn. */
const SEATS = 4
const SEAT = { width: '1.75rem', height: '1.75rem' }

/** A line of a list that could not be taken, and why. */
export interface NotTaken {
  name: string
  why: string
}

/**
 * Takes a list of players, one name or e-mail a line. `take` answers with the lines that could not be taken: they stay
 * to be corrected, and so does the dialog.
 */
export default function PasteList({
  about,
  free,
  taken = 0,
  guests = false,
  close,
  take,
}: {
  /** The tournament, by its name. */
  about?: string | undefined
  /** Places that nobody has. */
  free?: number | undefined
  /** Places that are not free. */
  taken?: number
  /** A name that is no friend's has a place without an account. */
  guests?: boolean
  close: () => void
  take: (picks: readonly Pick[], guests: readonly string[]) => Promise<readonly NotTaken[]>
}) {
  const { full_name } = useSelf()
  const { data, error, refetch } = useApi(friends.list, {})
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly NotTaken[]>([])
  const known = data?.payload.filter(friend => friend.friends === 'friend').map(pickOf)
  const read = readList(text, known ?? [])
  const guestNames = guests ? read.unknown.filter(entry => mayBeGuest(entry, full_name)) : []
  const wrong = read.unknown.filter(entry => !guestNames.includes(entry))
  const count = read.picks.length + guestNames.length
  const hint = guests ? texts.namesBecomeGuests : texts.aFriendsNameOrAn

  // A browser may ask first, and whoever says no types.
  const paste = async () => {
    const copied = await navigator.clipboard.readText().catch(() => '')
    if (copied !== '') setText([...text.split('\n'), copied].filter(line => line.trim() !== '').join('\n'))
  }
  const send = async () => {
    setBusy(true)
    const failed = await take(read.picks, guestNames)
    setBusy(false)
    setRefused(failed)
    if (failed.length === 0 && wrong.length === 0) return close()
    setText([...failed.map(({ name }) => name), ...wrong].join('\n'))
  }
  return (
    <Modal
      title={texts.pasteAList}
      line={about === undefined || free === undefined ? about : `${about} · ${plural(texts.nPlacesFree, free)}`}
      close={close}
    >
      <Loaded value={known} error={error} retry={refetch} title={texts.yourFriendsDidNotLoad} rows={3}>
        {() => (
          <>
            <div className="list-to-paste">
              <button type="button" className="button list-from" onClick={() => void paste()}>
                <Icon path={mdiClipboardTextOutline} />
                {texts.pasteFromClipboard}
              </button>
              <TextAreaField
                label={texts.players}
                hint={hint}
                rows={ROWS}
                autoCapitalize="none"
                placeholder={texts.listExample}
                value={text}
                onChange={event => {
                  setText(event.currentTarget.value)
                  setRefused([])
                }}
              />
              <div aria-live="polite" className="stack tight list-read">
                <p className="list-read-title">{texts.whoIsRead}</p>
                {(count > 0 || free !== undefined) && (
                  <ul className="picked" aria-label={texts.players}>
                    {read.picks.map(pick => (
                      <li key={pick.key} className="pick read-pick">
                        <Face pick={pick} size={28} />
                        <span className="pick-name">{pick.name}</span>
                      </li>
                    ))}
                    {guestNames.map(name => (
                      <li key={name} className="pick read-pick">
                        <Avatar id={name} name={name} image={null} size={28} />
                        <span className="pick-name">{name}</span>
                        <Chip tone="sand">{texts.guest}</Chip>
                      </li>
                    ))}
                    {Array.from({ length: Math.min(SEATS, free ?? 0) - count }, (_, at) => (
                      <li key={at} className="pick read-pick soft">
                        <span className="free-side" style={SEAT} />
                        <span className="pick-name">{say(texts.placeN, { n: taken + count + at + 1 })}</span>
                      </li>
                    ))}
                  </ul>
                )}
                {refused.map(({ name, why }) => (
                  <p key={name} className="form-error">
                    {name}: {why}
                  </p>
                ))}
                {wrong.length > 0 && (
                  <ul className="list-wrong">
                    {wrong.map(entry => (
                      <li key={entry}>
                        <strong>{entry}</strong>
                        <span className="small">{faultOf(entry, full_name)}</span>
                      </li>
                    ))}
                  </ul>
                )}
                {free !== undefined && count + wrong.length > free && (
                  <p className="note clay">
                    {plural(texts.morePeopleThanPlaces, free, { count: count + wrong.length })}
                  </p>
                )}
              </div>
            </div>
            <div className="modal-foot">
              <button
                type="button"
                className={`button wide ${count === 0 ? 'idle' : 'main'}`}
                disabled={busy}
                onClick={() => (count === 0 ? toast(hint) : void send())}
              >
                {count === 0 ? texts.add : plural(texts.addNPlayers, count)}
              </button>
            </div>
          </>
        )}
      </Loaded>
    </Modal>
  )
}
