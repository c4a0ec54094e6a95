import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { match, paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Court } from '../../ui/court.tsx'
import '../../ui/court.css'
import { Page } from '../../ui/page.tsx'
import { useAddress } from '../../ui/router.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { BeforeYouWrite } from './public/before-you-write.tsx'
import { askedFor, ContactForm, type Subject } from './public/contact-form.tsx'
import { ReaderLine } from './public/reader.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { rich } from '../../ui/rich.tsx'
import { here } from '../../ui/here.ts'
import { datesIn } from '../../ui/formats.ts'

/** Writes to the operator in the player's own name; prefilled if a challenge or a profile led here. */
export default function Contact() {
  const search = useOwnQuery()
  const { id, first_name, last_name, full_name, email, preference } = useSelf()
  const { about, reason, message } = askedFor(search)
  // Another address of this screen asks for another reason.
  const [picked, setPicked] = useState({ of: search, reason })
  const [isTyped, setTyped] = useState(false)
  const [dropped, setDropped] = useState(0)
  useUnsaved({
    formState: { isDirty: isTyped },
    reset() {
      setTyped(false)
      // The form begins anew: the screen may still stand behind another one.
      setDropped(dropped + 1)
    },
  })
  return (
    <Page
      title={texts.contact}
      {...(search !== '' && { back: paths.dashboard })}
      aside={<BeforeYouWrite reason={picked.of === search ? picked.reason : reason} />}
    >
      <div className="contact-sheet">
        <p className="contact-promise">
          <Court />
          <ReaderLine />
        </p>
        <ContactForm
          key={`${search} ${dropped}`}
          about={about}
          reason={reason}
          message={message}
          writer={{ first_name, last_name, email: email ?? '' }}
          face={<Avatar id={id} name={full_name} image={preference.image} size={36} />}
          picked={each => setPicked({ of: search, reason: each })}
          note={noteOn(about)}
          typed={setTyped}
        />
      </div>
    </Page>
  )
}

function noteOn({ challenge, tournament, player }: Subject): ReactNode {
  if (challenge !== undefined) return <AboutChallenge id={challenge} />
  if (tournament !== undefined) return <AboutTournament id={tournament} />
  return player === undefined ? undefined : <AboutPlayer id={player} />
}

/** The query of this screen's own address, even while another screen covers it, so that the typed text stays. */
function useOwnQuery(): string {
  const { pathname, search } = useAddress()
  const [own, setOwn] = useState(search)
  if (own !== search && match(paths.contact, pathname)) setOwn(search)
  return own
}

const days = datesIn({ dateStyle: 'medium' })

/** 'Tennis Singles with Ben Baker on Jul 4, 2030' */
function nameOf({ sport, users, challenge_start }: Challenge, viewerId: string): string {
  const others = users.filter(({ id }) => id !== viewerId).map(({ full_name }) => full_name)
  return say(others.length > 0 ? texts.matchWith : texts.matchOn, {
    sport: sport.name,
    others: others.join(', '),
    day: days(here()).format(Date.parse(challenge_start)),
  })
}

function AboutChallenge({ id }: { id: string }) {
  const { data } = useApi(challenges.view, { id })
  const self = useSelf()
  return (
    <p className="contact-about">
      {texts.aboutYourChallenge} {data ? <strong>{nameOf(data.payload, self.id)}</strong> : <span>…</span>}
    </p>
  )
}

function AboutTournament({ id }: { id: string }) {
  const { data } = useApi(tournaments.view, { id })
  return (
    <p className="contact-about">
      {texts.aboutTheTournament}{' '}
      {data ? (
        <strong>
          {say(texts.titleOnDay, {
            title: data.payload.title,
            day: days(here()).format(Date.parse(data.payload.tournament_start)),
          })}
        </strong>
      ) : (
        <span>…</span>
      )}
    </p>
  )
}

function AboutPlayer({ id }: { id: string }) {
  const { data } = useApi(profiles.view, { id })
  return (
    <p className="contact-about">
      {rich(texts.aboutPlayer, { player: data ? <strong>{data.payload.full_name}</strong> : <span>…</span> })}
    </p>
  )
}
