import { bracket, bracketMatch, bracketPlayer } from '@gauntlet/contract/brackets/answer'
import { userCard } from '@gauntlet/contract/cards/answer'
import { agenda } from '@gauntlet/contract/challenges/endpoints'
import { challenge, challengeVerdict, participant } from '@gauntlet/contract/challenges/answer'
import { creditPackage } from '@gauntlet/contract/credits/endpoints'
import { event, eventPlace, eventVerdict } from '@gauntlet/contract/events/answer'
import { friendCard } from '@gauntlet/contract/friends/endpoints'
import { leader, leaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { foundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { notice, noticeChoices } from '@gauntlet/contract/notices/endpoints'
import { passkey } from '@gauntlet/contract/passkeys/endpoints'
import { foundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { address, gender, user } from '@gauntlet/contract/profiles/endpoints'
import { rankEntry, rankOpponent } from '@gauntlet/contract/ranks/endpoints'
import { securityEvent } from '@gauntlet/contract/security/endpoints'
import { session } from '@gauntlet/contract/sessions/endpoints'
import { sport, userSport } from '@gauntlet/contract/sports/endpoints'
import { team, teamPlayer } from '@gauntlet/contract/teams/endpoints'
import { note, place, tournament, tournamentRank, tournamentVerdict } from '@gauntlet/contract/tournaments/answer'
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
