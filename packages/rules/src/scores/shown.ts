import type { ScoreFormat } from '@gauntlet/contract/scores/format'
import type { GivenScore, Mark, ScoreDetails } from '@gauntlet/contract/scores/forms'
import { HOUR, MINUTE, SECOND } from '@gauntlet/contract/time'

type Kind = ScoreFormat['kind']

const two = (number: number) => String(number).padStart(2, '0')

/** '58.31', '1:04.2', '2:03:11'. */
function timeText(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  const seconds = Math.floor((ms % MINUTE) / SECOND)
  const fraction =
    ms % SECOND === 0
      ? ''
      : `.${String(ms % SECOND)
          .padStart(3, '0')
          .replace(/0+$/, '')}`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}${fraction}`
  return minutes > 0 ? `${minutes}:${two(seconds)}${fraction}` : `${seconds}${fraction}`
}

const entryText = (kind: Kind, entry: number | Mark): string => {
  if (typeof entry === 'string') return entry.toUpperCase()
  return kind === 'time' ? timeText(entry) : String(entry)
}

/** The viewer's own entry first. */
const fromSide = <T>(entries: readonly T[], side: number): T[] => {
  const own = entries.slice(side, side + 1)
  return [...own, ...entries.filter((_, index) => index !== side)]
}

function segmentText([a = 0, b = 0, points]: readonly number[], side: number): string {
  const [own, other] = side === 0 ? [a, b] : [b, a]
  return `${own}–${other}${points === undefined ? '' : `(${points})`}`
}

const areSegments = (list: readonly (number | Mark)[] | readonly number[][]): list is readonly number[][] =>
  list.length > 0 && list.every(Array.isArray)

const listText = (kind: Kind, list: NonNullable<ScoreDetails['score']>, side: number): string =>
  areSegments(list)
    ? list.map(segment => segmentText(segment, side)).join(' ')
    : fromSide(
        list.flatMap(entry => (Array.isArray(entry) ? [] : [entryText(kind, entry)])),
        side,
      ).join('–')

function detailsText(kind: Kind, details: ScoreDetails, side: number): string {
  const { score, shootout, cards, points, up, to_play, winner } = details
  const list = score ? listText(kind, score, side) : ''
  if (shootout) return `${list} (${segmentText(shootout, side)})`
  if (list !== '') return list
  if (cards) return segmentText(cards, side)
  if (points) return segmentText(points, side)
  if (up !== undefined && to_play !== undefined) return to_play === 0 ? `${up} UP` : `${up} & ${to_play}`
  return winner === undefined ? '½–½' : segmentText(winner === 0 ? [1, 0] : [0, 1], side)
}

/** A score in figures, as the player of a side tells it: '6–4 3–6 10–7', '1–1 (4–3)', '1:04.2–1:05'. */
export const scoreText = ({ kind, given }: { kind: Kind; given: GivenScore }, side: number): string =>
  Array.isArray(given) ? listText(kind, given, side) : detailsText(kind, given, side)

/** The sets of a score, or their like, each with what the first side has and the second; none where it has no parts. */
export function segmentsOf(given: GivenScore): readonly number[][] {
  const details = Array.isArray(given) ? { score: given } : given
  const { score, shootout } = details
  return score && !shootout && areSegments(score) ? score : []
}
