import './ui/tokens.css'
import './ui/base.css'
import './ui/large-letters.css'
import './ui/forms.css'
import './ui/court.css'
import './ui/skeleton.css'
import './shell/bars.css'
import './visitor/visitor.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { firstScreen, Root } from './root.tsx'
import { keepPress } from './ui/kept-press.ts'
import { address, keepScroll } from './ui/router.ts'
import { watchInstallOffer } from './visitor/install.ts'

watchInstallOffer()
keepPress()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
/** Settles once the page that stands there until then has been painted. */
async function seen(): Promise<void> {
  const { boot } = document.documentElement.dataset
  if (document.hidden || boot === 'shell' || !root?.querySelector(`[data-for="${boot}"]`)) return
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
}

// As far as a player has scrolled the screen that the page came with: there it begins when the scripts draw it.
const written = root.querySelector('[data-for="screen"] .page-scroll')
const keepTop = () => keepScroll(address.get().at, written?.scrollTop ?? 0)
written?.addEventListener('scroll', keepTop)
keepTop()

// The picture that the page came with stands until then: drawn piece by piece, the last piece would wait for 300 ms. A
// transition, so that drawing it lets the browser in between its components.
void Promise.all([firstScreen(), seen()]).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Root />
      </StrictMode>,
    ),
  ),
)
