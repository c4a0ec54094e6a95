import type { Answers } from '../pages/openapi.ts'
import type { Transaction } from '../database/database.ts'
import type { BoundRow } from '../http/bind.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import type { AgendaParts } from './agenda.ts'
import type { Company } from './company.ts'
import type { ExportPart } from './exported.ts'
import type { Attended, Blocking, Hosting, Inviting, Onlooking, SignedUpFor } from './gathers.ts'
import type { Reminding } from './reminder.ts'
import type { Talking } from './talking.ts'

/** A noun takes no part in something, and why. */
export class None {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

/** Said of a part that a noun does not take: what is left out by mistake does not compile. */
export const none = (why: string): None => new None(why)

/**
 * When a job catches up after the clock was moved: first what was to be told before it happened, then what is played,
 * then what ends by it, at last what follows.
 */
export const STAGES = ['told', 'played', 'ended', 'follows'] as const

export interface FeatureJob {
  job: (services: Services) => Job
  /** Absent where nothing that a player sees waits for it. */
  due?: (typeof STAGES)[number]
}

export type OfAccount = (tx: Transaction, services: Services, userId: string) => Promise<unknown>

/** How the data of players are exported, and end with the account. */
export interface Keeps {
  /** The parts of an export's file, by their names there. */
  export: Readonly<Record<string, ExportPart>> | None
  /**
   * An account closes: the player leaves what others are part of, while the account still is one. Throws a refusal
   * where something under way needs the account for some minutes more.
   */
  leave: OfAccount | None
  /** Everything has been left: what is the player's alone goes, and what the player wrote. */
  erase: OfAccount | None
}

/** How a thing that players meet in takes part in everything else. */
export interface Gathers {
  /** The effect of a block between two players. */
  block: { part: Blocking['part']; shared: Blocking['shared'] | None } | None
  /** How an invitation to an address without an account is carried out once the address is verified. */
  invitation: Inviting | None
  /** Does what an account was made for; left out where it is for nothing of this noun. */
  signedUpFor?: SignedUpFor
  /** Its guests; left out where everybody in it has an account. */
  guests?: Hosting
  /** The entries in a player's private calendar. */
  calendar: Attended | None
  /** How those who attend are reminded. */
  reminder: Reminding | None
  /** How others than those in it may look on. */
  onlookers: Onlooking | None
  /** The players in whose lists a player appears by it: they are told of a new name, picture or city. */
  company: Company | None
  /** How the players in it talk to each other. */
  talk: Talking | None
  /** The part of it in a player's three lists. */
  agenda: Partial<AgendaParts> | None
}

/** A noun's own statement, in its feature.ts. */
interface Declared {
  /** As its folder is called. */
  name: string
  /** The rows of the contract that it answers. */
  routes: readonly BoundRow[] | None
  /** The names that a client generated from the document gives to the answers of the rows. */
  answers: Answers | None
  /** The work that time brings. */
  jobs: readonly FeatureJob[] | None
  keeps: Keeps | None
  gathers: Gathers | None
}

/** A noun, as those ask it who deal with all of them: what it takes no part in is empty or undefined. */
export interface Feature {
  name: string
  routes: readonly BoundRow[]
  answers: Answers
  jobs: readonly FeatureJob[]
  export: Readonly<Record<string, ExportPart>>
  leave: OfAccount | undefined
  erase: OfAccount | undefined
  part: Blocking['part'] | undefined
  shared: Blocking['shared'] | undefined
  invitation: Inviting | undefined
  signedUpFor: SignedUpFor | undefined
  guests: Hosting | undefined
  calendar: Attended | undefined
  agenda: Partial<AgendaParts> | undefined
  reminder: Reminding | undefined
  onlookers: Onlooking | undefined
  company: Company | undefined
  talk: Talking | undefined
}

const given = <T>(part: T | None | undefined): T | undefined => (part instanceof None ? undefined : part)

export function feature({ name, routes, answers, jobs, keeps, gathers }: Declared): Feature {
  const kept = given(keeps)
  const met = given(gathers)
  const block = given(met?.block)
  return {
    name,
    routes: given(routes) ?? [],
    answers: given(answers) ?? {},
    jobs: given(jobs) ?? [],
    export: given(kept?.export) ?? {},
    leave: given(kept?.leave),
    erase: given(kept?.erase),
    part: block?.part,
    shared: given(block?.shared),
    invitation: given(met?.invitation),
    signedUpFor: met?.signedUpFor,
    guests: met?.guests,
    calendar: given(met?.calendar),
    agenda: given(met?.agenda),
    reminder: given(met?.reminder),
    onlookers: given(met?.onlookers),
    company: given(met?.company),
    talk: given(met?.talk),
  }
}
