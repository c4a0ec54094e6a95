import { defineCustomElement as defineRefresher } from '@ionic/core/components/ion-refresher.js'
import { defineCustomElement as defineContent } from '@ionic/core/components/ion-refresher-content.js'
import { createElement } from 'react'

defineRefresher()
defineContent()

/**
 * Pull to refresh; loaded by the pages that have it. Ionic's elements themselves: through `@ionic/react` they would be
 * a part of what every page loads.
 */
export default function Refresher({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  return createElement(
    'ion-refresher',
    {
      slot: 'fixed',
      onionRefresh: (event: CustomEvent<{ complete: () => void }>) =>
        void onRefresh().finally(() => event.detail.complete()),
    },
    createElement('ion-refresher-content', { refreshingSpinner: 'crescent' }),
  )
}
