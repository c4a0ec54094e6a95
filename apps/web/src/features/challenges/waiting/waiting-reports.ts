import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { KEPT_FOR_LATE } from '@gauntlet/contract/idempotency'
import { createStore } from '../../../ui/store.ts'
import type { ReportDraft } from '../../../scores/use-report.ts'

/** The contents of the sheet of a challenge. */
export interface Draft extends ReportDraft {
  stars: Readonly<Record<string, number>>
  /** The player's side as it really played, where others came than were named. */
  played?: readonly UserCard[] | undefined
}

/** A report that was entered on this device and that the server has not answered yet, or has refused. */
export interface WaitingReport {
  /** Of the challenge; a player reports each once. */
  id: string
  /** The player who entered it: nobody else on this device sends or sees it. */
  player: string
  /** Under which the server does it once. */
  key: string
  /** When it was entered, in ms since 1970. */
  at: number
  input: SentOf<typeof challenges.report>
  /** The sheet as it stood, to begin with when it is edited. */
  draft: Draft
  /** The result in words: 'You won, 6–4 3–6 10–7'. */
  result: string
  /** The others of the match. */
  others: string
  /** The server's reason; null until it has refused. */
  refused: string | null
}

/** Waits for the server, was refused by it, or has waited for so long that the player is asked first. */
export type Fate = 'waits' | 'refused' | 'old'

export function fateOf({ refused, at }: Pick<WaitingReport, 'refused' | 'at'>, now: number): Fate {
  if (refused !== null) return 'refused'
  // The server may have answered it once already and knows its key no more.
  return now - at > KEPT_FOR_LATE ? 'old' : 'waits'
}

const STORED = 'waitingReport '
/** Each has a place of its own, so that two tabs that write at once do not take each other's away. */
const placeOf = ({ player, id }: Pick<WaitingReport, 'player' | 'id'>) => `${STORED}${player} ${id}`

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parseReport(text: string | null): WaitingReport[] {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  if (!isObject(value) || !('key' in value && 'at' in value && 'input' in value && 'draft' in value)) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this store writes there
  return [value as WaitingReport]
}

/** The reports that wait on a device, as a store that components follow. */
export function waitingStore(storage: KeyValue) {
  /** Keys of those that are on their way for the first time: their sheets are open, and nothing waits yet. */
  const sending = new Set<string>()
  const read = (): readonly WaitingReport[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter(place => place.startsWith(STORED))
      .flatMap(place => parseReport(storage.getItem(place)))
      .filter(({ key }) => !sending.has(key))
      .sort((one, other) => one.at - other.at)
  const shown = createStore(read())
  const publish = () => shown.set(read())
  const stored = (report: WaitingReport) => parseReport(storage.getItem(placeOf(report)))[0]
  return {
    get: shown.get,
    subscribe: (listener: () => void) => shown.subscribe(listener),
    /** Whether it still waits, whatever another tab has done since: neither answered nor entered anew. */
    has: (report: WaitingReport): boolean => {
      const found = stored(report)
      return found?.key === report.key && found.refused === null
    },
    /** Keeps a report in place of an earlier one of the same match. */
    keep(report: WaitingReport) {
      storage.setItem(placeOf(report), JSON.stringify(report))
      publish()
    },
    /** Keeps one that is being sent, should the page not live to see the answer; it does not wait before `sent`. */
    keepSending(report: WaitingReport) {
      sending.add(report.key)
      storage.setItem(placeOf(report), JSON.stringify(report))
      publish()
    },
    /** It was answered, or waits from now on. */
    sent({ key }: WaitingReport) {
      sending.delete(key)
      publish()
    },
    /** Ends the wait of a report; one that was entered anew meanwhile stays. */
    drop(report: WaitingReport) {
      if (stored(report)?.key === report.key) storage.removeItem(placeOf(report))
      publish()
    },
    /** Another tab has written. */
    changedElsewhere: (place: string | null) => {
      if (place === null || place.startsWith(STORED)) publish()
    },
  }
}
export type WaitingStore = ReturnType<typeof waitingStore>
