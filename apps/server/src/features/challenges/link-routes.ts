import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { bind } from '../../platform/http/bind.ts'
import { acceptLink } from './link-accept.ts'
import { makeLink, openLink, revokeLink, viewLink } from './links.ts'

export const challengeLinkRoutes = [
  ...bind(challengeLinks, { make: makeLink, view: viewLink, revoke: revokeLink }),
  ...bind(linkedChallenges, { open: openLink, accept: acceptLink }),
]
