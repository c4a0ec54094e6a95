/** Players who are told of something; its text lives with the contract. */
export interface Notification<Notice extends string> {
  notice: Notice
  user_ids: readonly string[]
}

/** A notification, or none where there is nobody to tell. */
export const tell = <Notice extends string>(notice: Notice, user_ids: readonly string[]): Notification<Notice>[] =>
  user_ids.length === 0 ? [] : [{ notice, user_ids }]
