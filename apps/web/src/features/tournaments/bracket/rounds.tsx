import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../../ui/store.ts'
import { abreast } from '../../../ui/wide.ts'
import { MatchCard } from './match.tsx'
import { roundToShow, type Tree } from './tree.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

/** A phone draws the round that it shows and those to which a swipe leads from there. */
const REACH = 1

/** The rounds of a part: side by side with lines between them, one at a time on a phone. */
export function Rounds({ bracket, tree }: { bracket: Bracket; tree: Tree }) {
  const { rounds, title, part } = tree
  // A single part needs no title of its own: its rounds stand directly below that of the section.
  const alone = title === 'Bracket'
  const Heading = alone ? 'h3' : 'h4'
  const areAbreast = useStore(abreast)
  const scroller = useRef<HTMLElement>(null)
  const [at, setAt] = useState(() => roundToShow(tree, bracket.seed))
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const box = scroller.current
    const round = box?.children[index]
    if (box && round instanceof HTMLElement) box.scrollTo({ left: round.offsetLeft - box.offsetLeft, behavior })
  }
  useEffect(() => {
    if (at === 0) return undefined
    // With the layout of the next frame: asked for here, the browser makes one more.
    const frame = requestAnimationFrame(() => show(at, 'instant'))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- the round shown first on a phone; from there on the player scrolls
  }, [])
  const follow = () => {
    const box = scroller.current
    if (!box) return
    const middle = box.scrollLeft + box.clientWidth / 2
    const shown = [...box.children].findLastIndex(
      round => round instanceof HTMLElement && round.offsetLeft - box.offsetLeft <= middle,
    )
    setAt(Math.max(0, shown))
  }
  return (
    <div className={`rounds ${part} ${rounds.length === 1 ? 'single' : ''}`}>
      {rounds.length > 1 && (
        <nav className="rounds-nav" aria-label={say(texts.roundsTitle, { title })}>
          {rounds.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => show(index)}
            >
              {name}
            </button>
          ))}
        </nav>
      )}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <section
        className="rounds-scroll"
        ref={scroller}
        onScroll={follow}
        tabIndex={0}
        aria-label={say(texts.allRoundsTitle, { title })}
      >
        {rounds.map(({ key, name, slots, next }, index) => (
          <section key={key} className="round" aria-label={alone ? name : `${title}, ${name}`}>
            <Heading className="round-name">{name}</Heading>
            <ol className={`round-matches to-${next}`}>
              {(areAbreast || Math.abs(index - at) <= REACH ? slots : []).map(({ match, fed }) =>
                match.state === 'bye' ? (
                  <li key={match.id} className="slot bye" aria-hidden="true" />
                ) : (
                  <li key={match.id} className={fed ? 'slot fed' : 'slot'}>
                    <MatchCard bracket={bracket} match={match} />
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
    </div>
  )
}
