import { hueOf } from '@gauntlet/contract/profiles/hue'
import { crestLetters } from './words.ts'

/** So many ways there are to draw a shield. */
const BANDS = 4

/** A team's own sign, drawn from its name: colour, bands and letters. It decorates the name beside it. */
export const Crest = ({ name }: { name: string }) => (
  <span className={`crest hue-${hueOf(name)} band-${hueOf(`${name}|`) % BANDS}`} aria-hidden="true">
    {crestLetters(name)}
  </span>
)
