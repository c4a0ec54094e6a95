import { mdiStar, mdiStarHalfFull, mdiStarOutline } from '@mdi/js'
import { Icon } from '../ui/icon.tsx'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'
import { plural } from '../ui/plural.ts'

const STARS = [1, 2, 3, 4, 5]
const shape = (value: number, star: number) =>
  value >= star - 0.25 ? mdiStar : value >= star - 0.75 ? mdiStarHalfFull : mdiStarOutline

/** The stars that others have given, 'New' before they have. `rating` is 1 to 5, halves are drawn. */
export const GivenStars = ({ player: { rating, rated } }: { player: { rating: number; rated: 0 | 1 } }) =>
  rated === 1 ? <Stars value={rating} /> : <span className="soft small">{texts.newPlayer}</span>

/** The same in the room of a word: a star, and the figure. */
export const StarFigure = ({ player: { rating, rated } }: { player: { rating: number; rated: 0 | 1 } }) =>
  rated === 1 ? (
    <span className="star-figure">
      <span className="visually-hidden">{say(texts.starsOf5, { stars: rating.toFixed(1) })}</span>
      <span aria-hidden="true">
        <Icon path={mdiStar} /> {rating.toFixed(1)}
      </span>
    </span>
  ) : (
    <span>{texts.newPlayer}</span>
  )

/** Stars to read. `value` 1 to 5, halves are drawn. */
export const Stars = ({ value }: { value: number }) => (
  <span className="stars">
    <span className="visually-hidden">{say(texts.starsOf5, { stars: value.toFixed(1) })}</span>
    {STARS.map(star => (
      <Icon key={star} path={shape(value, star)} />
    ))}
  </span>
)

/** Stars to give, by pointer or by arrow keys. `label` names the player or the thing they are for. */
export const StarRating = ({
  label,
  value,
  onChange,
  tooltip = texts.yourRate,
}: {
  label: string
  value: number
  onChange: (value: number) => void
  tooltip?: string
}) => (
  <fieldset className="star-rating" title={tooltip}>
    <legend className="small">{label}</legend>
    <div className="stars">
      {STARS.map(star => (
        <label key={star}>
          <input type="radio" name={label} checked={value === star} onChange={() => onChange(star)} />
          <span className="visually-hidden">{plural(texts.nStars, star)}</span>
          <Icon path={shape(value, star)} />
        </label>
      ))}
    </div>
  </fieldset>
)
