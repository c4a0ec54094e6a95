import { IonRefresher, IonRefresherContent } from '@ionic/react'

/** Pull to refresh; loaded by the pages that have it. */
export default function Refresher({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  return (
    <IonRefresher slot="fixed" onIonRefresh={event => void onRefresh().finally(() => event.detail.complete())}>
      <IonRefresherContent refreshingSpinner="crescent" />
    </IonRefresher>
  )
}
