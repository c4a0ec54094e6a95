import type { ReactNode } from 'react'
import './notices.css'
import * as texts from './texts.ts'

/** A piece of a phone's screen, which begins at `top`; the text beside it says what to do there. */
const Picture = ({ top = -40, children }: { top?: number; children: ReactNode }) => (
  <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
    <rect className="phone" x="8" y={top} width="104" height="128" rx="16" />
    {children}
  </svg>
)

/** The bottom of a browser: the arrow out of a box is the way. */
const Share = () => (
  <Picture>
    <path className="words" d="M24 10h72M24 24h58M24 38h66" />
    <path className="edge" d="M8 52h104" />
    <path className="glyph" d="m24 65-5 5 5 5M35 65l5 5-5 5M81 63v14m0-14q4-2 8 0v14q-4-2-8 0M97 66h8v9h-8z" />
    <circle className="here" cx="60" cy="70" r="14" />
    <path className="sign" d="M60 74V61m-4 4 4-4 4 4M55 69h-1.500v9h13v-9H65" />
  </Picture>
)

/** The sheet that comes up, with the row to choose. */
const Choose = () => (
  <Picture>
    <path className="sheet" d="M8 14q0-8 8-8h88q8 0 8 8v58q0 16-16 16H24Q8 88 8 72z" />
    <path className="words" d="M24 20h44M24 74h52" />
    <rect className="here" x="14" y="33" width="92" height="26" rx="8" />
    <path className="words sign" d="M24 46h42" />
    <path className="sign" d="M85 39h14v14H85zM92 42.500v7M88.500 46h7" />
  </Picture>
)

/** The home screen, where the app stands among others. */
const Open = () => (
  <Picture top={8}>
    <path className="apps" d={['20', '44', '68', '92'].map(x => `M${x} 20h10v10h-10zM${x} 74h10v10h-10z`).join('')} />
    <path className="apps" d="M20 47h10v10H20zM92 47h10v10H92z" />
    <rect className="app" x="46" y="38" width="28" height="28" rx="7" />
    <path className="court" d="M53 44h14v16H53zM53 52h14M60 48v8" />
    <circle className="badge-ball" cx="73" cy="39" r="6" />
  </Picture>
)

const steps = [
  [Share, texts.tapShare],
  [Choose, texts.chooseAddToHomeScreen],
  [Open, texts.openItFromThere],
] as const

/** How the app comes onto the home screen of an iPhone, which shows push messages only of apps there. */
export default function HomeScreenSteps() {
  return (
    <div className="home-screen-steps">
      <ol>
        {steps.map(([Drawn, text]) => (
          <li key={text}>
            <Drawn />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
