import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type ReactNode, useContext } from 'react'
import { useApi } from '../api/use-api.ts'
import { Self } from '../api/use-self.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useAddress } from '../ui/router.ts'
import { Badge } from '../ui/stat.tsx'
import { isIn, type Place, profile } from './places.ts'
import * as texts from './texts.ts'

/** Each place's first page is kept as it was left. It is drawn before the player is known, too. */
export function PlaceLink({ place, children }: { place: Place; children?: ReactNode }) {
  const { pathname } = useAddress()
  const self = useContext(Self)
  const { to, text, icon } = place
  return (
    <Link to={to} still aria-current={isIn(place, pathname) ? 'page' : undefined}>
      {to === profile.to && self && self.preference.image !== null ? (
        <Avatar id={self.id} name={self.full_name} image={self.preference.image} size={24} />
      ) : (
        <Icon path={icon} />
      )}
      <span>{text}</span>
      {children}
    </Link>
  )
}

/** How many challenges others changed since the viewer last looked. */
export function Changed() {
  const { data } = useApi(challenges.modified, {})
  return <Badge count={data?.payload.count ?? 0} label={texts.changed} />
}
