import type { TalkKind } from '@gauntlet/contract/talk/texts'

/** The screen of a thread. */
export const linkOf = (kind: TalkKind, id: string): string => `/talk/${kind}/${id}`
