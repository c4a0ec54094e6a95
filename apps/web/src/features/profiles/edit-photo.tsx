import type { User } from '@gauntlet/contract/profiles/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { PhotoButton } from './photo-button.tsx'

/** The face, to be changed here as on the profile. */
export const EditPhoto = ({ self: { id, full_name, preference } }: { self: User }) => (
  <div className="edit-photo">
    <div className="edit-face">
      <Avatar id={id} name={full_name} image={preference.image} size="fill" />
    </div>
    <PhotoButton hasPhoto={preference.image !== null} inWords />
  </div>
)
