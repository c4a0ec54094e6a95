import { notices } from '@gauntlet/contract/notices/endpoints'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { endPush } from '../../api/push.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { toast } from '../../ui/toast.tsx'
import { type PushPower, pushPower, subscribeToPush } from './push-power.ts'
import * as texts from './texts.ts'

/** Push messages on this device: whether it can show them, gets them, and how that changes. */
export function usePush(enabled = true) {
  const [power, setPower] = useState<PushPower>(pushPower)
  const here = useApi(notices.push, {}, { enabled: enabled && power === 'possible' })
  const start = useAction(notices.startPush)
  const stop = useAction(notices.stopPush)
  const [asking, setAsking] = useState(false)
  const key = here.data?.payload.key

  async function turnOn() {
    if (key === undefined) return
    setAsking(true)
    const subscription = await subscribeToPush(key)
    setAsking(false)
    setPower(pushPower())
    if (subscription) await start.run(subscription)
    else if (pushPower() === 'possible') toast(texts.thisBrowserDidNotSubscribe, { danger: true })
  }
  async function turnOff() {
    const outcome = await stop.run({})
    if (!(outcome instanceof CallError)) await endPush()
  }
  return { power, here, on: here.data?.payload.on === 1, busy: asking || start.busy || stop.busy, turnOn, turnOff }
}
