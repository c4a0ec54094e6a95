import './court-lines.css'

/** A net between two sides: tennis, badminton, volleyball and their kin. */
const NET = 'M1 1H77V35H1ZM1 5.5H77M1 30.5H77M18 5.5V30.5M60 5.5V30.5M18 18H60M39 1V35'
/** A half-way line and goals: balls that are kicked, thrown or hit with a stick. */
const PITCH = 'M1 1H77V35H1ZM39 1V35M1 9H13V27H1M77 9H65V27H77M31 18A8 8 0 1 0 47 18A8 8 0 1 0 31 18'
/** A target, or a lane that leads away. */
const LANE = 'M1 5H77M1 31H77M1 13.7H77M1 22.3H77M9 1V35M69 1V35'

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/soccer|football|basketball|hockey|lacrosse|rugby|handball|ultimate|polo/i, PITCH],
  [/bowling|golf|run|swim|cycl|track|triathlon|billiards|pool|shuffleboard/i, LANE],
]

/** Nobody stands on a board, and the part of one that two faces leave free is a few boxes. */
const BOARD = /chess|checkers|backgammon|cards|poker|darts/i

/** The lines of the sport's own court, from above: an ornament behind its players. */
export const CourtLines = ({ sport }: { sport: string }) =>
  BOARD.test(sport) ? null : (
    <svg className="court-lines" viewBox="0 0 78 36" preserveAspectRatio="none" aria-hidden="true">
      <path d={SHAPES.find(([names]) => names.test(sport))?.[1] ?? NET} />
    </svg>
  )
