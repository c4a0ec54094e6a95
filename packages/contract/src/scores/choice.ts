import type { ScoreFormat, SportScoring } from './format.ts'

export const formatOf = (sport: SportScoring, id: string): ScoreFormat | undefined =>
  sport.formats.find(format => format.id === id)

const isDated = ({ from, until }: ScoreFormat): boolean => (from ?? until) !== undefined

/** Whether the format that is offered first depends on the day. */
export const changesByDay = (sport: SportScoring): boolean => sport.formats.some(isDated)

/** The format that a form offers first on `day` (YYYY-MM-DD, at the venue). */
export function firstFormat(sport: SportScoring, day: string): ScoreFormat | undefined {
  const dated = sport.formats.find(
    format => isDated(format) && (format.from ?? day) <= day && day <= (format.until ?? day),
  )
  return dated ?? formatOf(sport, sport.default_format)
}

/** Whether a match of the format may end level. */
export const hasDraw = (sport: SportScoring, format: ScoreFormat): boolean => {
  if (format.kind === 'sets') return false
  if (format.kind === 'result') return format.outcomes.includes('draw')
  return format.kind === 'points' ? (format.draw ?? sport.draw) : sport.draw
}
