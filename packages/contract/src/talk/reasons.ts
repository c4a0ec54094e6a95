/** Why an act on a thread is refused: the reason of a verdict. */
export const talkReasonCodes = ['not_organizer', 'own_message'] as const
export type TalkReason = (typeof talkReasonCodes)[number]

export const talkReasons: Record<TalkReason, string> = {
  not_organizer: 'Only the organizer can pin a message.',
  own_message: 'This is your own message.',
}
