import { guests } from '@gauntlet/contract/guests/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { claimGuestPlace, makeGuestLink, openGuestPlace } from './claim.ts'

export const guestRoutes = bind(guests, { link: makeGuestLink, open: openGuestPlace, claim: claimGuestPlace })
