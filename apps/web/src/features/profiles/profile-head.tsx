import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiCheckDecagram, mdiMapMarkerOutline } from '@mdi/js'
import { type ReactNode, useEffect, useState } from 'react'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { movesLittle } from '../../ui/moves.ts'
import { sizeOfWords } from '../../ui/people.ts'
import { useStore } from '../../ui/store.ts'
import { CourtMark } from '../../sports/court-mark.tsx'
import { GivenStars } from '../../people/star-rating.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { wide } from '../../ui/wide.ts'
import { mainSport } from './main-sport.ts'
import './profiles.css'
import * as texts from './texts.ts'

const CHIPS_AFTER_MS = 200
/** The width beside the face on a phone of 360 px: no word of a name is to be broken there. */
const BESIDE_FACE_PX = 176
/** There most names are of one size. */
const LARGEST_BESIDE_FACE_PX = 22
/** The width on a desktop. */
const BESIDE_FACE_WIDE_PX = 280

/** Stars of fewer matches say who gave them, and not how somebody plays. */
const RATED_FROM = 3

/** Age range, gender and place come a moment after the name, so that the face is seen first. */
function PreferenceChips({ user: { preference } }: { user: User }) {
  const [shown, setShown] = useState(movesLittle)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), CHIPS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { age_range, gender, location } = preference
  return (
    <ul className={shown ? 'profile-chips shown' : 'profile-chips'} aria-label={texts.about}>
      {age_range !== null && (
        <li>
          <Chip>{age_range}</Chip>
        </li>
      )}
      {gender !== null && (
        <li>
          <Chip>{gender.name}</Chip>
        </li>
      )}
      {location !== null && (
        <li>
          <Chip icon={mdiMapMarkerOutline}>{location}</Chip>
        </li>
      )}
    </ul>
  )
}

/** Told in words below the name. */
const Verified = () => (
  <span className="profile-verified" title={texts.verifiedEmail}>
    <Icon path={mdiCheckDecagram} />
  </span>
)

/** The player: the face on their court, the name, what is known of them, and `children` below. */
export const ProfileHead = ({
  user,
  tool,
  more,
  children,
}: {
  user: User
  /** A button on the face. */
  tool?: ReactNode
  /** Things seldom done, behind '⋯'. */
  more?: ReactNode
  children?: ReactNode
}) => {
  const { id, full_name, rating, rated, sports, preference } = user
  const isRated = rated === 1 && sports.reduce((sum, { _joinData }) => sum + _joinData.played, 0) >= RATED_FROM
  const isVerified = preference.verified_email === 1
  const size = useStore(wide)
    ? sizeOfWords(full_name, BESIDE_FACE_WIDE_PX)
    : Math.min(sizeOfWords(full_name, BESIDE_FACE_PX), LARGEST_BESIDE_FACE_PX)
  return (
    <section className="card profile-head" aria-label={full_name}>
      <div className="profile-court">
        <CourtMark sport={mainSport(sports)?.name ?? ''} />
      </div>
      <div className="profile-who">
        <div className="profile-portrait">
          <div className="profile-face">
            <Avatar id={id} name={full_name} image={preference.image} size="fill" />
          </div>
        </div>
        {tool}
        <div className="stack tight">
          <h2>
            <Name largest={size} mark={isVerified && <Verified />}>
              {full_name}
            </Name>
          </h2>
          {isVerified && <p className="visually-hidden">{texts.verifiedEmail}</p>}
          <p className="row profile-stars">
            <GivenStars player={{ rating, rated: isRated ? 1 : 0 }} />
            {isRated && (
              <span className="soft numbers" aria-hidden="true">
                {rating.toFixed(1)}
              </span>
            )}
          </p>
        </div>
      </div>
      {more}
      <PreferenceChips user={user} />
      {children}
    </section>
  )
}
