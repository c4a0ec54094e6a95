import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { inTurn } from '../../testing/locks.ts'
import { testShop } from '../../testing/shop.ts'

const shop = testShop()

const leave = (player: Player) => shop.app.call(accounts.remove, { id: player.id }, player)
const holdOf = ({ id }: Player) => ({ text: 'select from users where id = $1 for update', values: [id] })

test('Ada deletes her account a moment before her purchase begins: nothing is charged', async () => {
  const ada = await shop.newcomer('Ada')
  const [closed, bought] = await inTurn(
    shop.app.db,
    holdOf(ada),
    () => leave(ada),
    () => shop.buy(ada),
  )
  expect([closed.status, bought.status]).toEqual([200, 401])
  expect([await shop.statesOf(ada), await shop.chargesOf(ada)]).toEqual([[], 0])
})

test('Ben deletes his account a moment after his purchase has begun: he is told so, and asked by his bank', async () => {
  const ben = await shop.newcomer('Ben')
  const [asked, closed] = await inTurn(
    shop.app.db,
    holdOf(ben),
    () => shop.begin(ben),
    () => leave(ben),
  )
  expect([typeof asked.confirmation, closed.status]).toEqual(['string', 409])
})
