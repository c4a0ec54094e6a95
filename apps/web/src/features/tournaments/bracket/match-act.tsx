import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { mdiPencilOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { buttonWords, matchButton, pairWords } from './words.ts'
import * as waitingTexts from './waiting/texts.ts'

// Asked for with the first press: a bracket is looked at far more often than anything is reported in it.
const MatchModal = lazy(() => import('./modal.tsx'))

/** The button of a match, and the sheet that it opens; nothing where the viewer has nothing to do with it. */
export function MatchAct({ bracket, match, main = false }: { bracket: Bracket; match: BracketMatch; main?: boolean }) {
  const [open, setOpen] = useState(false)
  const button = matchButton(match)
  const label = button && `${buttonWords[button]}, ${pairWords(bracket, match)}`
  return (
    <>
      {button === 'correct' && label !== undefined && (
        <IconButton icon={mdiPencilOutline} label={label} onClick={() => setOpen(true)} />
      )}
      {button !== undefined && button !== 'correct' && (
        <button
          type="button"
          className={`button ${main ? 'main' : 'small'}`}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          {buttonWords[button]}
        </button>
      )}
      {button === 'answer' && main && (
        <button
          type="button"
          className="button"
          aria-label={`${waitingTexts.notRight}, ${pairWords(bracket, match)}`}
          onClick={() => setOpen(true)}
        >
          {waitingTexts.notRight}
        </button>
      )}
      {open && (
        <Suspense>
          <MatchModal bracket={bracket} match={match} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
