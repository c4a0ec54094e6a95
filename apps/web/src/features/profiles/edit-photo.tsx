import type { User } from '@gauntlet/contract/profiles/answer'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { PhotoButton } from './photo-button.tsx'
import * as texts from './texts.ts'

const NAME = { largest: 28, smallest: 18 }

/** The player as others see them, by what is typed so far; the face can be changed here as on the profile. */
export const EditPhoto = ({
  self: { id, full_name, preference },
  name,
  gender,
  bio,
}: {
  self: User
  name: string
  gender: string | undefined
  bio: string
}) => (
  <section className="edit-photo" aria-label={texts.asOthersSeeYou}>
    <div className="edit-face">
      <Avatar id={id} name={name || full_name} image={preference.image} size="fill" />
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
      {bio !== '' && <p className="edit-bio">{bio}</p>}
    </div>
    <PhotoButton hasPhoto={preference.image !== null} inWords />
  </section>
)
