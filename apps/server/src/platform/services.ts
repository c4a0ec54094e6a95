import type { Guesses } from './auth/guesses.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Feature } from './features/feature.ts'
import type { Hashing } from './hashing/hashing.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Languages } from './language/speaker.ts'
import type { Live } from './live/live.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { PictureStore } from './pictures/store.ts'
import type { Places } from './places/places.ts'

/** The part of the log a use case needs. */
export interface Logger {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** The outside world, as far as use cases may use it; all of it is injected. */
export interface Services {
  config: Config
  db: Database
  clock: Clock
  places: Places
  pictures: PictureStore
  /** Undefined where nothing can be bought. */
  payments: PaymentProvider | undefined
  live: Live
  /** The languages that mails, notices and answers are written in. */
  languages: Languages
  log: Logger
  jobs: Jobs
  hashing: Hashing
  guesses: Guesses
  /** Every noun: for those who deal with all of them. */
  features: readonly Feature[]
}

/** The signed-in player who is asking. */
export interface Viewer {
  id: string
  sessionId: string
  verified: boolean
  /** When the session ends unless it is used again. */
  until: Date
  /** Grows with every change of what this player can see. */
  version: number
  /** The language that this player has chosen; null for the browser's. */
  language: string | null
}
