import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { roundTexts } from '@gauntlet/contract/brackets/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Rank } from '../../../people/rank.tsx'
import { FormatField } from '../../../scores/format-field.tsx'
import { FirstPairs } from './first-pairs.tsx'
import { drawnOrder, moved, ordered, sentOrder } from './seeding.ts'
import { entrantsOf } from '../sides/sides.ts'
import './sheets.css'
import * as cupTexts from '../texts.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** From the final backwards: so many can have a format of their own. */
const LATE_ROUNDS: Record<Bracket['format'], readonly string[]> = {
  none: [],
  round_robin: [],
  single_elimination: [roundTexts.final, roundTexts.semiFinals],
  double_elimination: [texts.bothFinals, texts.finalsBefore],
}

interface Move {
  id: string
  by: -1 | 1
}

/** The organizer puts the players into an order, and draws the bracket by it. */
export default function Seeding({
  tournament,
  bracket,
  close,
}: {
  tournament: Tournament
  bracket: Bracket
  close: () => void
}) {
  const accepted = entrantsOf(tournament)
  // Empty while nobody was put anywhere: the server seeds by rank.
  const [order, setOrder] = useState<readonly string[]>(() => drawnOrder(bracket))
  const [last, setLast] = useState<Move>()
  const [format, setFormat] = useState<string>()
  const [late, setLate] = useState<readonly string[]>(bracket.round_formats)
  const lateRounds = LATE_ROUNDS[bracket.format]
  const { run, busy } = useAction(brackets.draw)
  const list = useRef<HTMLOListElement>(null)
  const players = ordered(accepted, order)
  const ids = players.map(({ id }) => id)
  const isByRank = ordered(accepted, []).every(({ id }, index) => id === ids[index])
  const mover = players.find(({ id }) => id === last?.id)

  // A row that moves loses the focus: it goes on with the next press of the same button.
  useEffect(() => {
    if (!last) return
    const buttonBy = (by: number) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${last.id} ${by}"]`)
    const same = buttonBy(last.by)
    const next = same?.disabled ? buttonBy(-last.by) : same
    next?.focus()
  }, [last])

  const move = (id: string, by: -1 | 1) => {
    setOrder(moved(ids, id, by))
    setLast({ id, by })
  }
  const draw = async () => {
    const formats = { ...(format !== undefined && { score_format: format }), round_formats: [...late] }
    const outcome = await run({ id: tournament.id, order: sentOrder(accepted, order), ...formats })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal
      title={bracket.drawn === 1 ? texts.drawTheBracketAgain : texts.drawTheBracket}
      line={say(cupTexts.acceptedOfSlotsPlacesTaken, { accepted: accepted.length, slots: tournament.slots })}
      close={close}
    >
      <p className="soft small">
        {texts.drawAgainUntil} {tournament.status === 'Upcoming' && texts.drawnEarlyItFollowsWhoever}
      </p>
      <div className="seeding-board">
        <div>
          <div className="row between">
            <h3 className="seeding-title">{texts.seeds}</h3>
            {isByRank ? (
              <span className="soft small">{texts.byRank}</span>
            ) : (
              <button
                type="button"
                className="button small"
                onClick={() => {
                  setOrder([])
                  setLast(undefined)
                }}
              >
                {texts.backToRank}
              </button>
            )}
          </div>
          <ol className="seeding" ref={list}>
            {players.map(({ id, full_name, preference, rank, provisional }, index) => (
              <li key={id} className="seeding-row">
                <span className="seeding-seed numbers" aria-hidden="true">
                  {index + 1}
                </span>
                <Avatar id={id} name={full_name} image={preference.image} size={32} />
                <span className="seeding-name">
                  {full_name}
                  <span className="seeding-rank numbers">
                    <Rank value={rank} provisional={provisional} />
                  </span>
                </span>
                <IconButton
                  icon={mdiChevronUp}
                  label={say(texts.moveNameUp, { name: full_name })}
                  data-move={`${id} -1`}
                  disabled={index === 0}
                  onClick={() => move(id, -1)}
                />
                <IconButton
                  icon={mdiChevronDown}
                  label={say(texts.moveNameDown, { name: full_name })}
                  data-move={`${id} 1`}
                  disabled={index === players.length - 1}
                  onClick={() => move(id, 1)}
                />
              </li>
            ))}
          </ol>
        </div>
        <FirstPairs format={bracket.format} players={players} />
      </div>
      <output className="visually-hidden">
        {mover && say(texts.nameIsSeedValue, { name: mover.full_name, value: ids.indexOf(mover.id) + 1 })}
      </output>
      <details className="more-terms seeding-more">
        <summary>{texts.howScoresAreTold}</summary>
        <div className="stack">
          <FormatField
            sports={[tournament.sport]}
            sportId={tournament.sport.id}
            date={tournament.tournament_start}
            field={{
              value: format ?? bracket.score_format ?? '',
              onChange: ({ currentTarget: { value } }) => setFormat(value),
            }}
          />
          {lateRounds.map((label, after) => (
            <FormatField
              key={label}
              sports={[tournament.sport]}
              sportId={tournament.sport.id}
              date={tournament.tournament_start}
              label={label}
              usual={texts.asAllMatches}
              field={{
                value: late[after] ?? '',
                onChange: ({ currentTarget: { value } }) =>
                  setLate(lateRounds.map((_, index) => (index === after ? value : (late[index] ?? '')))),
              }}
            />
          ))}
        </div>
      </details>
      <div className="modal-foot">
        <button type="button" className="button main wide" disabled={busy} onClick={() => void draw()}>
          {texts.draw}
        </button>
      </div>
    </Modal>
  )
}
