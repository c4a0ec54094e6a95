import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiTrophyOutline } from '@mdi/js'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { toast } from '../../../ui/toast.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** Match Report: the winner, and stars for the others. If a winner is reported already, agreeing confirms it. */
export default function ReportModal({
  challenge: { id, users, reported_winner_id, actions },
  viewerId,
  close,
}: {
  challenge: Challenge
  viewerId: string
  close: () => void
}) {
  const [winner, setWinner] = useState(reported_winner_id ?? '')
  const [missing, setMissing] = useState(false)
  const [stars, setStars] = useState<Readonly<Record<string, number>>>({})
  const { run, busy } = useAction(challenges.report, { failure: challengeTexts.problemSubmitting })
  const errorId = useId()
  const rivals = users.filter(user => user.id !== viewerId)
  const over = actions.report.kind !== 'allowed' && actions.confirm.kind !== 'allowed'
  // reported on another device, or disputed by another player, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  const disputes = reported_winner_id !== null && winner !== reported_winner_id

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (winner === '') {
      setMissing(true)
      toast(challengeTexts.winner, { danger: true })
      return
    }
    const ratings = Object.fromEntries(rivals.map(rival => [rival.id, stars[rival.id] ?? STARS]))
    const outcome = await run({ id, winner, ratings })
    if (!(outcome instanceof CallError)) close()
  }

  return (
    <Modal title={texts.matchReport} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <fieldset className="stack tight" aria-describedby={missing ? errorId : undefined}>
          <legend className="winner-legend">{texts.whoWon}</legend>
          {users.map(user => (
            <label key={user.id} className="winner-choice">
              <input
                type="radio"
                name="winner"
                checked={winner === user.id}
                onChange={() => {
                  setWinner(user.id)
                  setMissing(false)
                }}
              />
              <Avatar id={user.id} name={user.full_name} image={user.preference.image} size={40} />
              <span className="winner-name">
                {user.full_name}
                {user.id === viewerId && ' (you)'}
              </span>
              <Icon path={mdiTrophyOutline} />
            </label>
          ))}
          {missing && (
            <p className="form-error" id={errorId}>
              {challengeTexts.winner}
            </p>
          )}
        </fieldset>
        {rivals.map(rival => (
          <StarRating
            key={rival.id}
            label={say(texts.starsForName, { name: rival.full_name })}
            value={stars[rival.id] ?? STARS}
            onChange={value => setStars({ ...stars, [rival.id]: value })}
          />
        ))}
        {disputes && <p className="note clay">{texts.anotherWinnerWasReportedSending}</p>}
        <button type="submit" className="button main wide" disabled={busy}>
          {reported_winner_id !== null && !disputes ? texts.confirm : texts.sendReport}
        </button>
      </form>
    </Modal>
  )
}
