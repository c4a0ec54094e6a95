import { agenda, challenge, participant, challengeVerdict } from '@gauntlet/contract/challenges/answer'
import { rival } from '@gauntlet/contract/challenges/rivals'
import { feature, none } from '../../platform/features/feature.ts'
import { challengeAgenda } from './agenda.ts'
import { challengeEntries } from './calendar.ts'
import { company } from './company-queries.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { leaveChallenges } from './farewell.ts'
import { challengeGuests } from './guests.ts'
import { lookAtChallenge } from './onlookers.ts'
import { lineupRoutes } from './lineup-routes.ts'
import { acceptWished, endedLinksJob } from './link-accept.ts'
import { challengeLinkRoutes } from './link-routes.ts'
import { openChallengeRoutes } from './open-routes.ts'
import { partPlayers, sharedChallenges } from './part.ts'
import { recordedMatchRoutes } from './record.ts'
import { matchReminder } from './reminder.ts'
import { rivalRoutes } from './rivals.ts'
import { challengeRoutes } from './routes.ts'
import { settleJob } from './settle.ts'
import { challengeTimesRoutes } from './times-routes.ts'
import { talked } from './talk-queries.ts'

export const challenges = feature({
  name: 'challenges',
  routes: [
    ...challengeRoutes,
    ...openChallengeRoutes,
    ...lineupRoutes,
    ...challengeLinkRoutes,
    ...challengeTimesRoutes,
    ...recordedMatchRoutes,
    ...rivalRoutes,
  ],
  answers: {
    Agenda: agenda,
    Challenge: challenge,
    ChallengeParticipant: participant,
    ChallengeVerdict: challengeVerdict,
    Rival: rival,
  },
  jobs: [{ job: settleJob, due: 'played' }, { job: endedLinksJob }],
  keeps: {
    export: {
      challenges: exported.challenges,
      stars_given: exported.starsGiven,
      dispute_strikes: exported.disputeStrikes,
    },
    leave: leaveChallenges,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    block: { part: partPlayers, shared: sharedChallenges },
    invitation: none(
      'A challenge goes to players: an address without an account is invited to what has a place for it.',
    ),
    guests: challengeGuests,
    signedUpFor: acceptWished,
    calendar: challengeEntries,
    agenda: { challenges: challengeAgenda },
    reminder: matchReminder,
    onlookers: { kind: 'challenge', requireVisible: lookAtChallenge },
    company,
    talk: { kind: 'challenge', find: talked },
  },
})
