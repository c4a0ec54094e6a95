export const writeAnotherMessage = 'Write Another Message'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const reason = 'Reason'
export const message = 'Message'
export const whatHappened = 'What happened, or what would you like?'
export const leaveThisEmpty = 'Leave this empty'
export const send = 'Send'
export const chooseAReason = 'Choose a reason first.'
export const thenYourWords = 'Then write to us.'
export const contact = 'Contact'
export const matchWith = '{sport} with {others} on {day}'
export const matchOn = '{sport} on {day}'
export const aboutYourChallenge = 'About your challenge:'
export const aboutTheTournament = 'About the tournament'
export const titleOnDay = '{title} on {day}'
export const aboutPlayer = 'About {player}. Tell us what happened. They are not told who wrote.'
export const reasons = {
  'request sports': 'request sports',
  'Feedback Ideas': 'Feedback Ideas',
  Dispute: 'Dispute',
  Other: 'Other',
} as const
export const beforeYouWrite = 'Before you write'
/** As the FAQ asks them. */
export const questions = [
  'My opponent reported the wrong winner.',
  'We did not play at all.',
  'Why did my rank not move?',
  'I have no credits left. What now?',
  'How do I keep somebody away from me?',
  'Somebody is behaving badly.',
  'I am not getting emails.',
] as const
export const allQuestions = 'All questions'
export const aPersonReadsWhatYouWrite = 'A person reads what you write, and answers by email.'
export const fittingQuestions = 'Answered already?'
/** By the reason for which somebody writes; of ideas and wishes nothing is answered beforehand. */
export const fitting = {
  'request sports': [],
  'Feedback Ideas': [],
  Dispute: ['My opponent reported the wrong winner.', 'We did not play at all.'],
  Other: ['Somebody is behaving badly.', 'I am not getting emails.'],
} as const
export const youWriteAs = 'As {name}, {email}'
export const change = 'Change'
