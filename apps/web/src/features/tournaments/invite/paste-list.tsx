import { friends } from '@gauntlet/contract/friends/endpoints'
import { useState } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Face, pickOf } from '../../../people/people-picker.tsx'
import type { Pick } from '../../../people/picks.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { readList } from './pasted.ts'
import './invites.css'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'

const ROWS = 7

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
  close,
  take,
}: {
  /** The tournament, by its name. */
  about?: string | undefined
  /** Places that nobody has. */
  free?: number | undefined
  close: () => void
  take: (picks: readonly Pick[]) => Promise<readonly NotTaken[]>
}) {
  const { data, error, refetch } = useApi(friends.list, {})
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly NotTaken[]>([])
  const known = data?.payload.filter(friend => friend.friends === 'friend').map(pickOf)
  const read = readList(text, known ?? [])
  const count = read.picks.length

  const send = async () => {
    setBusy(true)
    const failed = await take(read.picks)
    setBusy(false)
    setRefused(failed)
    if (failed.length === 0 && read.unknown.length === 0) return close()
    setText([...failed.map(({ name }) => name), ...read.unknown].join('\n'))
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
              <TextAreaField
                label={texts.players}
                hint={texts.aFriendsNameOrAn}
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
                {text.trim() === '' && <p className="soft small">{texts.facesAppear}</p>}
                {count > 0 && (
                  <ul className="picked" aria-label={texts.players}>
                    {read.picks.map(pick => (
                      <li key={pick.key} className="pick read-pick">
                        <Face pick={pick} size={28} />
                        <span className="pick-name">{pick.name}</span>
                      </li>
                    ))}
                  </ul>
                )}
                {refused.map(({ name, why }) => (
                  <p key={name} className="form-error">
                    {name}: {why}
                  </p>
                ))}
                {read.unknown.length > 0 && (
                  <p className="note clay">{say(texts.notOneOfYourFriends, { unknown: read.unknown.join(', ') })}</p>
                )}
              </div>
            </div>
            <div className="modal-foot">
              <button
                type="button"
                className="button main wide"
                disabled={busy || count === 0}
                onClick={() => void send()}
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
