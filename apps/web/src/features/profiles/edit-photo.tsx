import type { User } from '@gauntlet/contract/profiles/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { PhotoButton } from './photo-button.tsx'

const FACE_PX = 72

/** The face, to be changed here as on the profile. */
export const EditPhoto = ({ self: { id, full_name, preference } }: { self: User }) => (
  <div className="card edit-photo">
    <span className="edit-face">
      <Avatar id={id} name={full_name} image={preference.image} size={FACE_PX} />
      <PhotoButton hasPhoto={preference.image !== null} />
    </span>
    <strong>{full_name}</strong>
  </div>
)
