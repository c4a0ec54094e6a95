import { paths } from '../../../paths.ts'
import { anchorOf } from '../../../ui/anchor.ts'
import { Link } from '../../../ui/link.tsx'
import './contact.css'
import * as texts from '../texts.ts'

/** What most would write about, each a way to its answer; one that an operator has taken out leads to the others. */
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
