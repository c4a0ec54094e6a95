import { type Doers, doing, type NoticeText } from '../notices/text.ts'

/** Notices about an event. `who` did it. */
export interface EventNoticeAbout extends Doers {
  title: string
  when: string
  where: string
  /** '7 of 8': the places that are taken. Notices that were told by an earlier version have none. */
  filled?: string
}

const VIEW = 'View the event'
const notice =
  (subject: (about: EventNoticeAbout) => string, line: (about: EventNoticeAbout) => string, action = VIEW) =>
  (about: EventNoticeAbout): NoticeText => ({
    subject: subject(about),
    line: line(about),
    facts: `${about.title} · ${about.when} · ${about.where}`,
    action,
  })

const filledText = ({ filled }: EventNoticeAbout): string =>
  filled === undefined ? 'See who comes.' : `${filled} places filled.`

/** One text a transition; the names are those of the rules' notices. */
export const eventNotices = {
  invited: notice(
    ({ who, title }) => `${who} invites you to ${title}`,
    () => 'Accept the invitation or decline it.',
    'Answer the invitation',
  ),
  joined: notice(about => `${doing(about, 'joined', 'joined')} ${about.title}`, filledText),
  accepted: notice(about => `${doing(about, 'comes', 'come')} to ${about.title}`, filledText),
  declined: notice(
    about => `${doing(about, 'cannot', 'cannot')} come to ${about.title}`,
    ({ more }) => (more === undefined ? 'The invitation is declined.' : 'The invitations are declined.'),
  ),
  left: notice(
    about => `${doing(about, 'left', 'left')} ${about.title}`,
    ({ more }) =>
      more === undefined ? 'The place goes to whoever waits first.' : 'The places go to whoever waits first.',
  ),
  queued: notice(
    about => `${doing(about, 'waits', 'wait')} for a place in ${about.title}`,
    () => 'All places are taken. More slots let more in.',
  ),
  taken_in: notice(
    ({ title }) => `A place in ${title} is yours`,
    () => 'One became free, and you were the first to wait for it.',
  ),
  removed: notice(
    ({ title }) => `Your place in ${title} was taken back`,
    () => 'The organizer removed you from the event.',
  ),
  modified: notice(
    ({ who, title }) => `${who} changed ${title}`,
    () => 'Look again at when and where it is.',
  ),
  cancelled: notice(
    ({ who, title }) => `${who} cancelled ${title}`,
    () => 'It does not take place.',
  ),
} as const satisfies Record<string, (about: EventNoticeAbout) => NoticeText>
export type EventNoticeName = keyof typeof eventNotices
