import { notices } from '@gauntlet/contract/notices/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { choose, openUnsubscribePage, unsubscribe, viewChoices } from './choices.ts'
import { startPush, stopPush, viewPush } from './devices.ts'
import { listNotices, readNotices } from './notices.ts'

export const noticeRoutes = bind(notices, {
  list: listNotices,
  read: readNotices,
  choices: viewChoices,
  choose,
  push: viewPush,
  startPush,
  stopPush,
  unsubscribe,
  unsubscribePage: openUnsubscribePage,
})
