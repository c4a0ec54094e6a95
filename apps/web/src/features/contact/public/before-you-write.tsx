import { paths } from '../../../paths.ts'
import { anchorOf } from '../../../ui/anchor.ts'
import { Link } from '../../../ui/link.tsx'
import './contact.css'
import * as texts from '../texts.ts'

/** The questions behind most messages, each a link to its answer, or to the FAQ where an operator has left it out. */
export const BeforeYouWrite = () => (
  <nav className="contact-sheet contact-before" aria-label={texts.beforeYouWrite}>
    <h2>{texts.beforeYouWrite}</h2>
    <ul>
      {texts.questions.map(question => (
        <li key={question}>
          <Link to={`${paths.faq}#${anchorOf(question)}`}>{question}</Link>
        </li>
      ))}
    </ul>
    <p>
      <Link to={paths.faq}>{texts.allQuestions}</Link>
    </p>
    <p className="soft small">{texts.aPersonReadsWhatYouWrite}</p>
  </nav>
)
