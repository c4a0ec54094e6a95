import { notice, noticeChoices, pushHere } from '@gauntlet/contract/notices/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseNotices } from './erase-queries.ts'
import { digestsJob } from './digest.ts'
import * as exported from './export-queries.ts'
import { gatheredMailsJob } from './gathered.ts'
import { heldNoticesJob } from './held.ts'
import { forgetNoticesJob } from './notices.ts'
import { noticeRoutes } from './routes.ts'

export const notices = feature({
  name: 'notices',
  routes: noticeRoutes,
  answers: { Notice: notice, NoticeChoices: noticeChoices, PushHere: pushHere },
  jobs: [
    { job: forgetNoticesJob },
    { job: heldNoticesJob },
    { job: gatheredMailsJob, due: 'told' },
    { job: digestsJob, due: 'told' },
  ],
  keeps: {
    export: {
      notices: exported.notices,
      notice_choices: exported.noticeChoices,
      push_devices: exported.pushDevices,
      notices_without_mail: exported.noticesWithoutMail,
    },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseNotices.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
