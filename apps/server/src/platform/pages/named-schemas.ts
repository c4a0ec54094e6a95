import { bracket, bracketMatch, bracketPlayer } from '@gauntlet/contract/brackets'
import { userCard } from '@gauntlet/contract/cards'
import { agenda } from '@gauntlet/contract/challenges'
import { challenge, challengeVerdict, participant } from '@gauntlet/contract/challenges-answer'
import { creditPackage } from '@gauntlet/contract/credits'
import { event, eventPlace, eventVerdict } from '@gauntlet/contract/events-answer'
import { friendCard } from '@gauntlet/contract/friends'
import { leader, leaderGroup } from '@gauntlet/contract/leaderboards'
import { foundOpponent } from '@gauntlet/contract/match-search'
import { notice, noticeChoices } from '@gauntlet/contract/notices'
import { passkey } from '@gauntlet/contract/passkeys'
import { foundPlayer } from '@gauntlet/contract/people-search'
import { address, gender, user } from '@gauntlet/contract/profiles'
import { rankEntry, rankOpponent } from '@gauntlet/contract/ranks'
import { securityEvent } from '@gauntlet/contract/security'
import { session } from '@gauntlet/contract/sessions'
import { sport, userSport } from '@gauntlet/contract/sports'
import { team, teamPlayer } from '@gauntlet/contract/teams'
import { note, place, tournament, tournamentRank, tournamentVerdict } from '@gauntlet/contract/tournaments-answer'
import * as z from 'zod'

/** What a client that is generated from the document calls the things that rows answer with. */
const NAMES = {
  Address: address,
  Agenda: agenda,
  Bracket: bracket,
  BracketMatch: bracketMatch,
  BracketPlayer: bracketPlayer,
  Challenge: challenge,
  ChallengeParticipant: participant,
  ChallengeVerdict: challengeVerdict,
  CreditPackage: creditPackage,
  Event: event,
  EventPlace: eventPlace,
  EventVerdict: eventVerdict,
  FoundOpponent: foundOpponent,
  FoundPlayer: foundPlayer,
  FriendCard: friendCard,
  Gender: gender,
  Leader: leader,
  LeaderGroup: leaderGroup,
  Notice: notice,
  NoticeChoices: noticeChoices,
  Passkey: passkey,
  RankEntry: rankEntry,
  RankOpponent: rankOpponent,
  SecurityEvent: securityEvent,
  Session: session,
  Sport: sport,
  Team: team,
  TeamPlayer: teamPlayer,
  Tournament: tournament,
  TournamentNote: note,
  TournamentPlace: place,
  TournamentRank: tournamentRank,
  TournamentVerdict: tournamentVerdict,
  User: user,
  UserCard: userCard,
  UserSport: userSport,
}

/** Their names, for the writer of JSON Schema: where one is met it is referred to, and stands once. */
export const namedSchemas = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMES)) namedSchemas.add(schema, { id })
