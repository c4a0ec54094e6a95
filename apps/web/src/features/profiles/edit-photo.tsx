import type { User } from '@gauntlet/contract/profiles/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { PhotoButton } from './photo-button.tsx'
import * as texts from './texts.ts'

const FACE_PX = 56

/** The face, to be changed here as on the profile. */
export const EditPhoto = ({ self: { id, full_name, preference } }: { self: User }) => (
  <div className="card edit-photo">
    <span className="edit-face">
      <Avatar id={id} name={full_name} image={preference.image} size={FACE_PX} />
      <PhotoButton hasPhoto={preference.image !== null} />
    </span>
    <span className="soft" aria-hidden="true">
      {preference.image === null ? texts.addAPhoto : texts.changePhoto}
    </span>
  </div>
)
