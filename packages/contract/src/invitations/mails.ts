import { fill } from '../language/fill.ts'
import type { Speaker } from '../language/speaker.ts'
import type { InvitationKind } from './endpoints.ts'

/** The mail to somebody without an account, by the kind of thing; `app` where nobody has made the thing yet. */
export const invitationMailTexts = {
  subject: {
    tournament: 'You are invited to a tournament on {app}',
    event: 'You are invited to an event on {app}',
    team: 'You are invited to a team on {app}',
    app: 'You are invited to {app}',
  },
  line: {
    tournament: '{who} would like you to join a tournament.',
    event: '{who} would like you to join an event.',
    team: '{who} would like you to join a team.',
    app: '{who} would like you to join {app}.',
  },
  titled: {
    tournament: '{who} would like you to join a tournament: “{title}”.',
    event: '{who} would like you to join an event: “{title}”.',
    team: '{who} would like you to join a team: “{title}”.',
  },
  heading: 'You are invited',
  how: 'Sign up with this address, and the invitation waits for you.',
  action: 'Sign up',
  footer: 'Don’t know this person? Ignore this email, and nothing happens.',
  stop: 'No more invitations to this address',
  /** A player whose name is not passed on. */
  somebody: 'A player',
} as const

/**
 * The words of that mail. `who`, `kind` and `title` are absent where there is none, or it is not for strangers' eyes.
 * The subject is ours alone: nobody writes the headline of a mail that we send to somebody who does not know us.
 */
export function invitationMail(
  {
    who,
    kind,
    title,
    app,
  }: { who: string | undefined; kind: InvitationKind | undefined; title: string | undefined; app: string },
  speaker: Speaker,
) {
  const { subject, line, titled, somebody, ...texts } = speaker.texts(invitationMailTexts)
  const about = kind === undefined || title === undefined ? line[kind ?? 'app'] : titled[kind]
  return {
    ...texts,
    subject: fill(subject[kind ?? 'app'], { app }),
    line: fill(about, { who: who ?? somebody, app, title }),
  }
}
