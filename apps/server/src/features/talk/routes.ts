import { talk } from '@gauntlet/contract/talk/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { muteThread, pinMessage, reportMessage } from './keep.ts'
import { countUnread, seeThread, viewThread } from './read.ts'
import { sayMessage } from './say.ts'

export const talkRoutes = bind(talk, {
  view: viewThread,
  unread: countUnread,
  say: sayMessage,
  seen: seeThread,
  mute: muteThread,
  pin: pinMessage,
  report: reportMessage,
})
