import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { bind } from '../../platform/http/bind.ts'
import { answerOfferedTimes, keepAgreedTime, offerOtherTimes } from './times.ts'

export const challengeTimesRoutes = bind(challengeTimes, {
  offer: offerOtherTimes,
  answer: answerOfferedTimes,
  keep: keepAgreedTime,
})
