import { useState } from 'react'
import { BeforeYouWrite } from '../features/contact/public/before-you-write.tsx'
import { askedFor, ContactForm } from '../features/contact/public/contact-form.tsx'
import { ReaderLine } from '../features/contact/public/reader.tsx'
import { paths } from '../paths.ts'
import { useAddress } from '../ui/router.ts'
import { Band } from './band.tsx'
import { Link } from '../ui/link.tsx'
import * as texts from './texts.ts'
import { rich } from '../ui/rich.tsx'

/** Writes to the operator. Only a player of the match can dispute it, so for that a visitor is asked to sign in. */
export default function Contact() {
  const { about, reason, message } = askedFor(useAddress().search)
  const [picked, setPicked] = useState(reason)
  return (
    <Band
      title={texts.contact}
      about={
        <p>
          <ReaderLine />
        </p>
      }
    >
      <div className="contact-room">
        <div className="contact-sheet">
          <ContactForm
            about={about}
            reason={reason}
            message={message}
            picked={setPicked}
            note={
              about.challenge !== undefined && (
                <p className="contact-about">
                  {rich(texts.aboutAChallengeOfYours, { link: <Link to={paths.login} /> })}
                </p>
              )
            }
          />
        </div>
        <BeforeYouWrite reason={picked} />
      </div>
    </Band>
  )
}
