import type { User } from '@gauntlet/contract/profiles/answer'
import { Rank } from '../../people/rank.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { bestSports } from './main-sport.ts'
import { PhotoButton } from './photo-button.tsx'
import * as texts from './texts.ts'

const NAME = { largest: 28, smallest: 18 }
const SPORTS_SHOWN = 5

/** The player as others see them, by what is typed so far; the face can be changed here as on the profile. */
export const EditPhoto = ({
  self: { id, full_name, preference, sports },
  name,
  gender,
  bio,
  writeBio,
}: {
  self: User
  name: string
  gender: string | undefined
  bio: string
  /** Leads to its field. */
  writeBio: () => void
}) => (
  <section className="edit-photo" aria-label={texts.asOthersSeeYou}>
    <div className="edit-face">
      <Avatar id={id} name={name || full_name} image={preference.image} size="fill" />
      <PhotoButton hasPhoto={preference.image !== null} />
    </div>
    <div className="edit-words">
      <p className="small">{texts.asOthersSeeYou}</p>
      <p className="edit-name">
        <Name {...NAME}>{name || full_name}</Name>
      </p>
      <p className="pieces small">
        {[preference.age_range, gender, preference.location].map(
          fact => fact !== null && fact !== undefined && <span key={fact}>{fact}</span>,
        )}
      </p>
      {bio === '' ? (
        <button type="button" className="edit-no-bio" onClick={writeBio}>
          {texts.addABio}
        </button>
      ) : (
        <p className="edit-bio">{bio}</p>
      )}
    </div>
    <ul className="edit-ranks">
      {bestSports(sports, SPORTS_SHOWN).map(({ id: sport, name: title, _joinData: { rank, provisional } }) => (
        <li key={sport} className="edit-rank numbers">
          <SportMark name={title} />
          <span className="small">{title}</span>
          <strong>
            <Rank value={rank} provisional={provisional} />
          </strong>
        </li>
      ))}
    </ul>
  </section>
)
