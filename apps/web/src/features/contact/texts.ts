export const writeAnotherMessage = 'Write Another Message'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const reason = 'Reason'
export const chooseAReason = 'Choose a reason'
export const message = 'Message'
export const leaveThisEmpty = 'Leave this empty'
export const send = 'Send'
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
export const perhapsAnswered = 'Most questions are answered here'
export const faq = 'FAQ'
export const about = 'About'
