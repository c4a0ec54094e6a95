import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { pastChallenges, pendingChallenges, upcomingChallenges } from './agenda.ts'
import { editChallenge } from './edit.ts'
import { issueChallenge } from './issue.ts'
import { allChallenges, countModified, viewedChallenge } from './lists.ts'
import { viewChallenge } from './present-list.ts'
import { disputeChallenge, reportChallenge, takeReportedScore } from './report.ts'
import { answerChallenge } from './act.ts'
import { cancelChallenge } from './cancel.ts'

export const challengeRoutes = bind(challenges, {
  all: allChallenges,
  view: viewChallenge,
  issue: issueChallenge,
  edit: editChallenge,
  pending: pendingChallenges,
  upcoming: upcomingChallenges,
  past: pastChallenges,
  modified: countModified,
  answer: answerChallenge,
  setViewed: viewedChallenge,
  cancel: cancelChallenge,
  report: reportChallenge,
  takeScore: takeReportedScore,
  reject: disputeChallenge,
})
