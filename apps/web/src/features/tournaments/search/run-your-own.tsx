import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { mdiPlus } from '@mdi/js'
import { Icon } from '../../../ui/icon.tsx'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { FormatWords, shownFormats } from '../form/format-words.tsx'
import './search.css'
import * as texts from '../texts.ts'

/** After what is found, the way to one of the viewer's own; where there is room, with how it can be played. */
export function RunYourOwn({ create }: { create: (format?: TournamentFormat) => void }) {
  const hasRoom = useStore(wide)
  return (
    <div className="tournament-create">
      <p className="soft small">{texts.nothingThatFits}</p>
      <button type="button" className="button" onClick={() => create()}>
        <Icon path={mdiPlus} />
        {texts.createTournament}
      </button>
      {hasRoom && (
        <ul className="own-formats">
          {shownFormats.map(format => (
            <li key={format}>
              <button type="button" className="format-choice" onClick={() => create(format)}>
                <FormatWords format={format} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
