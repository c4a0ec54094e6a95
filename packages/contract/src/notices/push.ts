/** The answers that a player can give with a tap on a push message. */
export const PUSH_ACTS = ['accept', 'decline', 'yes', 'no', 'confirm'] as const
export type PushActName = (typeof PUSH_ACTS)[number]

/** The labels of those buttons. */
export const pushActTexts: Readonly<Record<PushActName, string>> = {
  accept: 'Accept',
  decline: 'Decline',
  yes: 'Yes, it counts',
  no: 'No',
  confirm: 'Confirm',
}

/** A call of the API that a button makes: its path is whole, with the base. */
export interface PushCall {
  method: 'GET' | 'POST'
  path: string
  body?: Readonly<Record<string, unknown>>
}

export interface PushAct extends PushCall {
  name: PushActName
  label: string
}

/** A push message, as the service worker reads it. */
export interface PushMessage {
  title: string
  body: string
  /** The address of the screen that shows the thing; a newer message about it takes the place of an older one. */
  link: string
  /** The notice that it tells of, which a button reads; null of several at once. */
  notice: string | null
  /** How many notices are unread: the app's badge. */
  unread: number
  acts: readonly PushAct[]
}
