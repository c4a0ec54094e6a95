import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { type TournamentFormat, tournamentFormats } from '@gauntlet/contract/tournaments/status'
import { Sketch } from '../bracket/sketch.tsx'
import './form.css'

/** So many can be told apart in a small picture. */
const SKETCHED = 4

/** The one without a picture of its own comes last. */
export const shownFormats = tournamentFormats.toSorted((one, two) => Number(one === 'none') - Number(two === 'none'))

/** The positions, in place of a bracket. */
const List = () => (
  <svg className="bracket-sketch" viewBox="0 0 242 122" aria-hidden="true">
    <path d="M1 21H241M1 61H181M1 101H121" />
  </svg>
)

/** How the winners are found: its picture, its name and what it means. */
export const FormatWords = ({ format }: { format: TournamentFormat }) => (
  <>
    {format === 'none' ? <List /> : <Sketch format={format} players={SKETCHED} />}
    <span>
      <strong>{formatTexts[format].title}</strong>
      <span className="soft small">{formatTexts[format].line}</span>
    </span>
  </>
)
