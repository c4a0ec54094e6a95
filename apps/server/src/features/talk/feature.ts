import { talkMessage, talkThread } from '@gauntlet/contract/talk/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseTalk } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { forgetTalkJob } from './forget.ts'
import { talkRoutes } from './routes.ts'

export const talk = feature({
  name: 'talk',
  routes: talkRoutes,
  answers: { TalkMessage: talkMessage, TalkThread: talkThread },
  jobs: [{ job: forgetTalkJob, due: 'follows' }],
  keeps: {
    export: {
      talk_messages: exported.talkMessages,
      talk_read: exported.talkRead,
      talk_reports: exported.talkReports,
    },
    leave: none('Whoever leaves a thing leaves its thread.'),
    erase: (tx, _services, userId) => eraseTalk.affected(tx, { userId }),
  },
  gathers: none('Players meet in what they talk about; a block hides what one of the two says from the other.'),
})
