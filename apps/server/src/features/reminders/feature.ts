import { feature, none } from '../../platform/features/feature.ts'
import { remindersJob } from './remind.ts'

export const reminders = feature({
  name: 'reminders',
  routes: none('Reminders come as notices.'),
  jobs: [{ job: remindersJob, due: 'told' }],
  keeps: none('A reminder is a moment on the thing itself.'),
  gathers: none('It tells of what players meet in.'),
})
