import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { DAY, HOUR } from '@gauntlet/contract/time'
import type { Player, TestApp } from './app.ts'

/** Moments at full hours, so many days from now. */
export const inDays = (app: TestApp, ...days: number[]): string[] =>
  days.map(n => new Date(Math.ceil((app.clock.now().getTime() + n * DAY) / HOUR) * HOUR).toISOString())

const datesOf = (dates: readonly string[]) => dates.map(date => ({ date }))

/** Starts beside that of a new challenge. */
export const times = (app: TestApp, ...days: number[]) => ({ times: datesOf(inDays(app, ...days)) })

/** Offers other times, as a player who has seen the offer of that round. */
export const offer = (app: TestApp, { id }: Challenge, player: Player, round: number, ...days: number[]) =>
  app.call(challengeTimes.offer, { id, round, times: datesOf(inDays(app, ...days)) }, player)

export const answerTimes = (app: TestApp, { id }: Challenge, player: Player, round: number, ...suits: number[]) =>
  app.call(challengeTimes.answer, { id, round, suits }, player)

export const keepTime = (app: TestApp, { id }: Challenge, player: Player, round: number) =>
  app.call(challengeTimes.keep, { id, round }, player)
