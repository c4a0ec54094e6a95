import { feature, none } from '../../platform/features/feature.ts'
import { remindersJob } from './remind.ts'

export const reminders = feature({
  name: 'reminders',
  routes: none('Reminders come as notices.'),
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: remindersJob, due: 'told' }],
  keeps: none('A reminder is a moment on the thing itself.'),
  gathers: none('It tells of what players meet in.'),
})
