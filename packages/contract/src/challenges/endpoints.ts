import * as z from 'zod/mini'
import { agenda, challenge } from './answer.ts'
import { editInput, issueInput, reportInput } from './forms.ts'
import { challengeTexts } from './texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { callTexts } from '../envelope.ts'
import { firstFew, flag, id, nothing, wholePaging } from '../fields.ts'
import { HOUR, MINUTE } from '../time.ts'

/** An answer to a challenge is a tap; a program that taps faster than this is no player. */
const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

const one = z.strictObject({ id: id() })
/** `limit` is how many of each kind a page holds; 500 where it is left out. A page turns all three kinds. */
const ofPlayer = z.strictObject({ x: z.optional(id()), page: wholePaging.page, limit: firstFew() })
/** `shared`: of another player only those in which the viewer played, too. */
const pastOf = z.extend(ofPlayer, { shared: z.optional(flag()) })

export const challenges = endpoints({
  all: {
    method: 'GET',
    path: '/challenges/view',
    access: 'player',
    summary: "All the viewer's challenges, latest start first; `with` those with one other player.",
    input: z.strictObject({ with: z.optional(id()) }),
    answer: z.array(challenge),
  },
  view: {
    method: 'GET',
    path: '/challenges/view/{id}',
    access: 'player',
    summary: 'One challenge, with what the viewer may do with it.',
    input: one,
    answer: challenge,
  },
  issue: {
    method: 'POST',
    path: '/challenges/issue',
    access: 'player',
    once: true,
    summary: 'Challenges players by name, or everyone where ids is empty, or with by_link whoever has its link.',
    input: issueInput,
    answer: challenge,
    message: challengeTexts.sent,
    limits: [{ by: 'account', max: 60, per: HOUR }],
  },
  edit: {
    method: 'POST',
    path: '/challenges/edit/{id}',
    access: 'player',
    once: true,
    summary: "Changes the terms (the issuer, while Pending) or the sender's own message.",
    input: editInput,
    answer: challenge,
    message: challengeTexts.updated,
    limits: taps,
  },
  pending: {
    method: 'GET',
    path: '/challenges/pending[/{x}]',
    access: 'player',
    summary: "Challenges that wait for an answer; x is the viewer's id.",
    input: ofPlayer,
    answer: agenda,
    polled: true,
  },
  upcoming: {
    method: 'GET',
    path: '/challenges/upcoming[/{x}]',
    access: 'player',
    summary: "Agreed challenges ahead; x is the viewer's id.",
    input: ofPlayer,
    answer: agenda,
    polled: true,
  },
  past: {
    method: 'GET',
    path: '/challenges/past[/{x}]',
    access: 'player',
    summary: 'Past challenges, those that wait for a report first; of another player only those that are Complete.',
    input: pastOf,
    answer: agenda,
    polled: true,
  },
  modified: {
    method: 'GET',
    path: '/challenges/getNumModified',
    access: 'player',
    summary: 'How many challenges others changed since the viewer looked.',
    input: nothing,
    answer: z.strictObject({ count: z.int() }),
    polled: true,
  },
  answer: {
    method: 'GET',
    path: '/challenges/updateStatus/{id}/{status}',
    access: 'player',
    once: true,
    summary: 'A recipient accepts or declines.',
    input: z.strictObject({ id: id(), status: z.enum(['accepted', 'dismissed'], challengeTexts.noSuchAnswer) }),
    answer: challenge,
    message: challengeTexts.accepted,
    changes: true,
    limits: taps,
  },
  setViewed: {
    method: 'GET',
    path: '/challenges/setViewed/{id}',
    access: 'player',
    summary: 'The viewer has looked at this challenge.',
    input: one,
    changes: true,
  },
  cancel: {
    method: 'GET',
    path: '/challenges/cancel/{id}',
    access: 'player',
    once: true,
    summary: 'One step back: cancels, declines, takes an acceptance back, or says that the match was not played.',
    input: z.strictObject({ id: id(), from: z.optional(z.enum(['pending', 'upcoming'], callTexts.badInput)) }),
    answer: challenge,
    message: challengeTexts.cancelled,
    changes: true,
    limits: taps,
  },
  report: {
    method: 'POST',
    path: '/challenges/report/{id}',
    access: 'player',
    once: 'late',
    summary:
      'Says who won, or that it was a draw, by name or by the score, and gives stars; the same outcome confirms, another disputes.',
    input: reportInput,
    answer: challenge,
    message: challengeTexts.reportSent,
    limits: taps,
  },
  takeScore: {
    method: 'POST',
    path: '/challenges/takeScore/{id}',
    access: 'player',
    once: true,
    summary: "Takes over the score of the other's report, where both name the same winner and tell different scores.",
    input: one,
    answer: challenge,
    message: challengeTexts.scoreTaken,
    limits: taps,
  },
  reject: {
    method: 'GET',
    path: '/challenges/reject/{id}',
    access: 'player',
    once: true,
    summary: 'Disputes the reported result: an operator decides.',
    input: one,
    answer: challenge,
    changes: true,
    limits: taps,
  },
})
